"""Where segments lie, and how their bytes are read."""
