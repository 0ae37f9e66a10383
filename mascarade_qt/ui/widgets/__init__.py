"""Small widgets that screens share. They follow theme, text size and language by themselves."""
