"""A log as a whole: ranges of it, splits of it, its end."""
