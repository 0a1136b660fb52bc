"""The ``kafkafmt`` command: its sub-commands, its one-line errors and its exit codes.

Strategy: the module of a command is imported when the command runs or shows its help, so that
``kafkafmt dump`` does not wait for pyarrow. Commands raise errors; this module alone turns them
into one line on standard error and an exit code.

Invariant: bad input never shows a traceback.
"""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any, NoReturn

import click

from kafkafmt import without_pandas
from kafkafmt.arguments import nearest
from kafkafmt.cli import exits, streams
from kafkafmt.errors import KafkaFormatError
from kafkafmt.storage.errors import DriverMissingError, StorageOptionError
from kafkafmt.storage.names import SEGMENT_NAME_0_7
from kafkafmt.storage.new_file import is_without_space
from kafkafmt.version import __version__

_COMMANDS = (
    *(
        "dump",
        "records",
        "batches",
        "ls",
        "verify",
        "schemas",
        "unpack",
        "salvage",
        "rescue",
        "inspect",
        "export",
        "compact",
    ),
    *("transactions", "producers", "diff", "replicas", "show", "grammar"),
    *("offsets", "groups", "cluster"),
    "completion",
)

_FORMER = {"--log-format": f"a file named {SEGMENT_NAME_0_7} is read as 0.7"}
"""Options that there were, and what is instead."""


class Commands(click.Group):
    """A click group that imports its commands late and reports every error in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, in the order of the help."""
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, from its own module; None if there is none."""
        if cmd_name not in _COMMANDS:
            return None
        module = importlib.import_module(f"kafkafmt.cli.{cmd_name}")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first argument names; a mistyped name gets a suggestion."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            near = nearest(args[0], _COMMANDS)
            if near is None:
                raise
            raise click.UsageError(
                f"No such command {args[0]!r}. Did you mean {near!r}?", ctx
            ) from error

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; if the reader closes the pipe (``| head``), end without a message."""
        try:
            try:
                return super().invoke(ctx)
            finally:
                sys.stdout.flush()
        except BrokenPipeError:
            # Discard the rest of the buffer, so that Python prints no error when it exits.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return exits.OUTPUT_CLOSED

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        """Run a command line and exit: 0 sound, 1 damaged, 2 wrong use."""
        streams.open_missing()
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except KafkaFormatError as error:
            code = _report(str(error), exits.DAMAGED)
        except exits.CommandError as error:
            code = _report(error.format_message(), error.code)
        except click.ClickException as error:
            code = _report(_usage(error), exits.WRONG_USE)
        except click.Abort:
            code = exits.INTERRUPTED
        except (DriverMissingError, StorageOptionError) as error:
            code = _report(str(error), exits.WRONG_USE)
        except OSError as error:
            code = _report(_os_error(error), exits.WRONG_USE)
        except ImportError as error:
            from kafkafmt.values.libraries import LibraryMissingError

            if not isinstance(error, LibraryMissingError):
                raise
            code = _report(str(error), exits.WRONG_USE)
        sys.exit(code or exits.SOUND)


def _report(message: str, code: int) -> int:
    streams.err(f"kafkafmt: {' '.join(message.split())}\n")
    return code


def _usage(error: click.ClickException) -> str:
    context = error.ctx if isinstance(error, click.UsageError) else None
    message = error.format_message().rstrip(".")
    if isinstance(error, click.NoSuchOption) and error.option_name in _FORMER:
        message = f"No such option {error.option_name!r}: {_FORMER[error.option_name]}"
    return message if context is None else f"{message} (see {context.command_path} --help)"


def _os_error(error: OSError) -> str:
    if is_without_space(error):
        return f"the output cannot be written: {error.strerror}"
    if error.filename is None or error.strerror is None:
        return str(error)
    return f"{error.filename}: {error.strerror}"


@click.group(
    cls=Commands,
    invoke_without_command=False,
    no_args_is_help=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="""\b
Examples:
  kafkafmt dump --print-data-log 00000000000000000000.log
  kafkafmt records /var/lib/kafka/data/orders-0 | jq .offset
  kafkafmt verify /var/lib/kafka/data
  kafkafmt unpack 00000000000000000000.log unpacked.log
  kafkafmt inspect /var/lib/kafka/data/orders-0
  kafkafmt export /var/lib/kafka/data parquet

\b
Exit codes: 0 sound, 1 damaged, 2 wrong use (a missing or unreadable path, an unknown option).
The command export has more: see kafkafmt export --help.""",
)
@click.version_option(__version__, "-V", "--version", message="%(prog)s %(version)s")
def cli() -> None:
    """Read Apache Kafka's log segments without a broker: every version, every codec, also damaged.

    SOURCE is a segment file, a topic-partition directory, a broker's data directory, a glob, a
    URL that fsspec knows, or - for one segment on standard input.
    """


def main() -> NoReturn:
    """The entry point of the ``kafkafmt`` command."""
    if "export" not in sys.argv or "--local" in sys.argv:  # PySpark needs pandas
        without_pandas.leave_out()
    cli.main(prog_name="kafkafmt")
