"""The command line: one module a command, started by :func:`main`."""

from typing import NoReturn

__all__ = ["main"]


def main() -> NoReturn:
    """Run the command line; loading it takes so long that Ctrl-C may come meanwhile."""
    from kafkafmt import children
    from kafkafmt.cli import signals

    signals.end_at_once()
    signals.watch()
    children.leave_current_directory()
    from kafkafmt.cli import app

    app.main()
