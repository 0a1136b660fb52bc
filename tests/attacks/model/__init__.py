"""A model of a small cluster that knows what was committed, and the library's answers beside it."""
