"""log: ranges, splits, boundaries."""
