"""The compiled kernel, and its sources: a ``.pxi`` for each of its nouns."""
