"""Attacks on what the project promises."""
