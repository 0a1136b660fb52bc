"""A log as a whole: its ranges, its splits, its end."""
