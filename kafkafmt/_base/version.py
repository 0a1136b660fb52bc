"""The version of the package, in the lowest layer for import by every module."""

__version__ = "0.1.0"
