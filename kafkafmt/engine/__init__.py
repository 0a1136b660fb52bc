"""The two engines: compiled, and by the generated parsers.

Empty on purpose: whoever needs one engine must not load the other.
"""
