"""The command line: one module a command, started by :func:`main`."""

from typing import NoReturn

__all__ = ["main"]


def main() -> NoReturn:
    """Run the command line, ready for Ctrl-C even while loading."""
    from kafkafmt._base import children
    from kafkafmt.cli import signals, unexpected

    signals.end_at_once()
    signals.watch()
    unexpected.watch()
    try:
        children.leave_current_directory()
        from kafkafmt.cli import app

        app.main()
    except (SystemExit, KeyboardInterrupt):
        raise
    except BaseException as error:  # noqa: BLE001 (whatever it is)
        raise SystemExit(unexpected.report(error)) from None
