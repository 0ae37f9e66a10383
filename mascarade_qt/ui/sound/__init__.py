"""What one hears: short sounds, and which event has which."""
