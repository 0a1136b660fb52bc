"""The export: every partition of a source to tables."""
