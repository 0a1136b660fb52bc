"""The two engines: the compiled engine, and the reference engine of the generated parsers.

Empty on purpose: code that needs one engine must not load the other.
"""
