"""The command line: one module a command, started by :func:`main`."""

from typing import NoReturn

__all__ = ["main"]


def main() -> NoReturn:
    """Run the command line; loading it takes so long that Ctrl-C may come meanwhile."""
    from kafkafmt.cli import signals

    try:
        signals.watch()
        from kafkafmt.cli import app
    except (KeyboardInterrupt, Exception) as error:
        stopped = signals.behind(error)
        if stopped is None:
            raise
        import os

        os.write(2, f"kafkafmt: {signals.word_of(stopped)}\n".encode())
        os._exit(signals.code_of(stopped))
    app.main()
