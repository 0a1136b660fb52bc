"""Attacks by files that a stranger has written."""
