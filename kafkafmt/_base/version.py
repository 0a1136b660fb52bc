"""The version of the package, in the lowest layer so that every module may import it."""

__version__ = "0.1.0"
