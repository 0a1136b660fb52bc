"""The ``kafkafmt`` command: its sub-commands, its one-line errors and its exit codes.

Strategy: the module of a command is imported when the command runs or shows its help, so that
``kafkafmt dump`` does not wait for pyarrow. Commands raise errors; this module alone turns them
into one line on standard error and an exit code.

Invariant: a traceback is shown only where ``KAFKAFMT_DEBUG=1`` wants it.
"""

from __future__ import annotations

import gc
import glob
import importlib
import os
import re
import sys
import warnings
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from kafkafmt._base import children
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.version import __version__
from kafkafmt._base.wording import printable
from kafkafmt.cli import exits, help_page, hints, signals, streams, unexpected
from kafkafmt.storage.errors import DriverMissingError, StorageOptionError

_SECTIONS = {
    "Look": {
        "ls": "List the partitions on a disk.",
        "stats": "Say what fills a disk: keys, producers, groups, sizes.",
        "verify": "Say what is damaged, missing or doubtful.",
        "tier": "Say what tiered storage has, lacks, or has too much.",
        "records": "Print records, or write them to a file.",
        "batches": "Print batches, or write them to a file.",
        "show": "Print the bytes of a record or batch, field by field.",
        "inspect": "Look at segments in the browser, down to the byte.",
        "dump": "Print what kafka-dump-log.sh prints.",
    },
    "Understand": {
        "transactions": "Print transactions, and those that hang.",
        "producers": "Print producers, with gaps and duplicates.",
        "offsets": "Print the committed offsets of groups, with their lag.",
        "groups": "Print the groups of a cluster, or their members.",
        "cluster": "Print topics, brokers, configurations and more.",
        "schemas": "List the schemas of a schema registry.",
    },
    "Compare and repair": {
        "diff": "Compare the copies of a partition or disk.",
        "salvage": "Write a log directory that a broker starts on.",
        "rescue": "Bring back a quorum, a deleted topic, or metadata.",
    },
    "Move": {
        "export": "Write Parquet, Delta or Iceberg tables, and a report.",
        "handover": "Print the offsets at which a live consumer goes on.",
        "unpack": "Write a copy of a segment with nothing compressed.",
    },
    "Other": {
        "grammar": "Print a grammar for the Kaitai Web IDE.",
    },
}
"""The commands by what one does with them, in the order of the help."""
_COMMANDS = tuple(name for commands in _SECTIONS.values() for name in commands)
HIDDEN = ("completion", "options")
"""Commands that the help names, and does not list."""
_HELP = "help"
_BROKER = re.compile(r"[\w.-]+:[0-9]{2,5}")
_COMPLETION = "_KAFKAFMT_COMPLETE"
"""The variable by which a shell asks for completions."""


class Commands(help_page.GroupedCommands):
    """A click group with late imports of its commands and one line for every error."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands, in the order of the help."""
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command by its name, from its own module; None for an unknown name."""
        if cmd_name not in (*_COMMANDS, *HIDDEN):
            return None
        module = importlib.import_module(f"kafkafmt.cli.commands.{cmd_name}")
        command: click.Command = module.command
        return command

    @property
    def common(self) -> Sequence[click.Option]:
        """The options common to many commands."""
        from kafkafmt.cli import options

        return options.common_options()

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands by task."""
        help_page.write_commands(_SECTIONS, formatter)

    def write_names(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the names of the commands by task, and of the common options."""
        for title, commands in _SECTIONS.items():
            with formatter.section(title):
                help_page.write_words(commands, formatter)
        with formatter.section("Common options"):
            help_page.write_words((each.opts[0] for each in self.common), formatter)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """``help`` and ``help COMMAND`` are ``--help``; without arguments the help is shown."""
        if not args or args[0] == _HELP:
            args = [*args[1:], "--help"]
        return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command named by the first argument: for a path, ``ls`` or ``batches``.

        Raises:
            click.UsageError: it is neither; the message has the nearest name.
        """
        name = args[0]
        if name not in (*_COMMANDS, *HIDDEN) and _is_path(name):
            args = ["batches" if _is_segment(name) else "ls", *args]
        try:
            return super().resolve_command(ctx, args)
        except click.NoSuchOption:
            raise
        except click.UsageError as error:
            if name in hints.GONE:
                raise click.UsageError(
                    f"No command {name!r} any more: {hints.GONE[name]}", ctx
                ) from error
            near = hints.suggest_command(name, _COMMANDS) or hints.suggest_path(name)
            hint = ", and no such path" if near is None else f". Did you mean {near!r}?"
            raise click.UsageError(f"No such command {printable(name)!r}{hint}", ctx) from error

    def make_context(self, *args: Any, **given: Any) -> click.Context:
        """Make the context as click does, but without an empty line before one about a signal."""
        with exits.interruption():
            return super().make_context(*args, **given)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; if the reader closes the pipe (``| head``), end without a message."""
        try:
            with exits.interruption(lambda: self._left(ctx)):
                return signals.at_work(self._run, ctx)
        except BrokenPipeError:
            streams.end_output()
            return exits.OUTPUT_CLOSED

    def _run(self, ctx: click.Context) -> Any:
        try:
            with streams.library_warnings():
                return super().invoke(ctx)
        finally:
            streams.flush()

    def _left(self, ctx: click.Context) -> str:
        """Return the notice of an interruption; empty if a command only prints."""
        name = ctx.invoked_subcommand
        command = None if name is None else self.get_command(ctx, name)
        writes = command is not None and {"out", "output"} & {
            found.name for found in command.params
        }
        return "; an output file or directory appears only when it is complete" if writes else ""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        """Run a command line and exit with a code of :mod:`~kafkafmt.cli.exits`."""
        streams.open_missing()
        try:
            code = self._run_main(*args, **{**extra, "standalone_mode": False})
        except click.Abort as error:  # of an EOFError, or of Ctrl-C where nothing was begun
            stopped = signals.find_interruption(error)
            code = signals.exit_code(stopped) if stopped else unexpected.report(error)
        except BaseException as error:  # noqa: BLE001 (whatever it is)
            code = unexpected.report(error)
        sys.exit(code or exits.SOUND)

    def _run_main(self, *args: Any, **extra: Any) -> Any:
        """Run a command line, and return its exit code; an error is a line on standard error."""
        try:
            return super().main(*args, **extra)
        except SystemExit as ended:  # click's own, where its help or completion cannot be printed
            if ended.code:
                return exits.OUTPUT_CLOSED if _COMPLETION not in os.environ else exits.WRONG_USE
            return exits.SOUND
        except KafkaFormatError as error:
            return _report(str(error), exits.DAMAGED)
        except exits.CommandError as error:
            return _report(error.format_message(), error.code)
        except click.ClickException as error:
            return _report(_usage(error), exits.WRONG_USE)
        except OSError as error:
            if unexpected.is_of_memory(error):
                raise
            return _report(_os_error(error), exits.WRONG_USE)
        except (ValueError, ImportError) as error:
            if not _is_wrong_use(error):
                raise
            return _report(str(error), exits.WRONG_USE)


def _is_wrong_use(error: ValueError | ImportError) -> bool:
    """Return whether an error explains a wrong use, instead of a mistake of ours."""
    from kafkafmt.log.merging import SeveralLogsError  # an error may wait for it
    from kafkafmt.values.errors import LibraryMissingError

    kinds = SeveralLogsError, StorageOptionError, DriverMissingError, LibraryMissingError
    return isinstance(error, kinds) or str(error).startswith("KAFKAFMT_ENGINE")


def _is_path(name: str) -> bool:
    """Return whether a word is a source instead of a command."""
    return (
        name == streams.STANDARD_INPUT
        or "/" in name
        or "." in name
        or glob.has_magic(name)
        or os.path.exists(os.path.expanduser(name))
    )


def _is_segment(name: str) -> bool:
    if name == streams.STANDARD_INPUT:
        return True
    from kafkafmt.storage import names  # which a command that is named does not need here

    if name.lower().endswith(names.ARCHIVES):
        return False
    return os.path.isfile(os.path.expanduser(name)) or names.holds_entries(name.rpartition("/")[2])


def _report(message: str, code: int) -> int:
    streams.end_output()
    streams.err_sentence(f"kafkafmt: {' '.join(message.split())}{hints.limit_hint(message)}")
    return code


def _usage(error: click.ClickException) -> str:
    context = error.ctx if isinstance(error, click.UsageError) else None
    if isinstance(error, click.NoSuchOption):
        message = hints.unknown_option_message(error)
    elif (
        isinstance(error, click.MissingParameter)
        and isinstance(error.param, click.Argument)
        and hints.takes_out(error.ctx)
    ):
        # One path alone is taken for the last argument.
        message = "Missing argument: expected SOURCE and OUT, where the result goes"
    elif context is not None and isinstance(context.command, click.Group):
        *others, last = context.command.list_commands(context)
        message = error.format_message().rstrip(".")
        if message == "Missing command":
            message += f": expected {', '.join(others)} or {last}"
    else:
        message = error.format_message().rstrip(".") + hints.offset_hint(error)
    return message if context is None else f"{message} (see {context.command_path} --help)"


def _os_error(error: OSError) -> str:
    if error.filename is None or error.strerror is None:
        text = error.strerror or str(error)
        path, missing, _ = text.partition(": no such ")
        if missing and os.path.basename(path) == streams.STANDARD_INPUT:
            return f"{text}; this command does not read standard input"
        if missing and _BROKER.fullmatch(os.path.basename(path)):
            return f"{text}; this reads files, not a broker"
        near = hints.suggest_path(path) if missing and ";" not in text else None
        return text if near is None else f"{text}; did you mean {near}?"
    return f"{error.filename}: {error.strerror}"


@click.group(
    cls=Commands,
    no_args_is_help=False,
    context_settings={"help_option_names": ["--help"], "max_content_width": 100},
    subcommand_metavar="COMMAND SOURCE...",
    examples="""\
kafkafmt /var/lib/kafka/data                       what is on a disk
kafkafmt verify /var/lib/kafka/data                what is wrong with it
kafkafmt records -n 10 /var/lib/kafka/data/orders-0
kafkafmt records -e 'timeout|refused' --since 2h /var/lib/kafka/data
kafkafmt offsets --group billing /var/lib/kafka/data
kafkafmt salvage /mnt/broken/data rescued          what a broker starts on""",
    epilog="""\
kafkafmt SOURCE is kafkafmt ls SOURCE, or batches for a single segment.
On a terminal a command prints a table or sentences that fit it, and --wide all columns; into a
pipe what programs read: tab-separated values, and JSON lines of records and batches. --json asks
for JSON everywhere.
kafkafmt COMMAND --help has examples, and the options of a command; -h is shorter.
kafkafmt help options explains those that many commands take, such as --json and --threads. They
may stand before the command, too.
kafkafmt completion bash (zsh, fish) prints a script that completes commands and options.

Exit codes: 0 sound, 1 damaged, 2 wrong use (a missing path, an unknown option) or no permission,
70 an unexpected error or no memory, 130 after Ctrl-C, 143 after kill, 129 where the terminal is
gone.
The command export has more: see kafkafmt export --help.""",
)
@click.option(
    "-V",
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=lambda context, _, asked: _show_version(context) if asked else None,
    help="Show the version, and what makes reading slower here, and exit.",
)
def cli() -> None:
    """Read Apache Kafka's log segments without a broker: every version, every codec, also damaged.

    SOURCE is a segment file, a topic-partition directory, a broker's data directory, a glob, a
    URL that fsspec knows, or - for one segment on standard input.
    """


def _show_version(context: click.Context) -> None:
    from kafkafmt.segment.codecs import native
    from kafkafmt.segment.engine import select

    click.echo(f"kafkafmt {__version__}")
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        has_kernel = select.is_columnar()
    for sentence in [str(each.message) for each in said] or (native.slower() if has_kernel else ()):
        click.echo(sentence)
    context.exit()


def main() -> NoReturn:
    """Run the ``kafkafmt`` command."""
    if "export" not in sys.argv or "--local" in sys.argv:  # PySpark needs pandas
        children.block_numpy_and_pandas()
    try:
        cli.main(prog_name="kafkafmt")
    except SystemExit as ended:
        signals.leave(int(ended.code or exits.SOUND))
        raise
    finally:
        gc.freeze()  # or Python looks for cycles among all objects as it ends: up to 0.1 s
