"""Copies of one log compared: replicas, and the differences of two."""
