"""A table at which programs learn: numbered actions, observations, redrawing, PettingZoo's interfaces."""
