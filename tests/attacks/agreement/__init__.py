"""One question asked through every surface, on the same bytes: the answers must be the same."""
