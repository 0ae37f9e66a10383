"""Short sounds, and which event has which."""
