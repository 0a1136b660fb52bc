"""storage: sources, names, ranges, stores."""
