"""What the encoder writes, the readers give back."""
