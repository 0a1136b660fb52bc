"""The history of the runs of an export: its file, its page, and its metrics."""
