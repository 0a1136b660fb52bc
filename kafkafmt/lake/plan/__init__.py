"""The plan of a read: its division into tasks, in full or for new records; without Spark."""
