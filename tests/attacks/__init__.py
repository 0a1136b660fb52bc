"""Attacks on what the package promises of files that it does not trust."""
