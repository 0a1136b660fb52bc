"""The grammars, what build.py makes of them, and the generated parsers."""
