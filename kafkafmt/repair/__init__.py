"""Directories for a broker to start on: salvage, rescues, uncompressed segments."""
