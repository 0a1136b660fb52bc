"""The report of an export: its figures, and how they are shown."""
