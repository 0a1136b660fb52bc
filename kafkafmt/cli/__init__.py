"""The command line: one module a command, started by :func:`main`."""

from kafkafmt.cli.app import main

__all__ = ["main"]
