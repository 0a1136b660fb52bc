"""lake: exports and their tables."""
