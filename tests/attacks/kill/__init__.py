"""Kill trials: exports that are killed at chosen and at random moments; run by hand."""
