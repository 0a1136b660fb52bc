"""Scans: filters and their searches."""
