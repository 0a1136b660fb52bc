"""Options shared by several commands."""

from __future__ import annotations

import errno
import functools
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import fields
from typing import Any, TypedDict, TypeVar

import click
from click.core import ParameterSource

from kafkafmt._base import texts
from kafkafmt._base.damage import COLLECT, ON_DAMAGE, RAISE, SKIP, Damage, OnDamage, damage_totals
from kafkafmt._base.errors import CorruptError, UnsupportedError
from kafkafmt._base.limits import Limits
from kafkafmt._base.wording import counted, printable
from kafkafmt.cli import exits, files, layout, places, progress, streams
from kafkafmt.cli.files import complete_files
from kafkafmt.cli.help_page import CommonOption
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.resolve import is_remote

Decorated = TypeVar("Decorated", bound=Callable[..., Any])
Value = TypeVar("Value")
Decorator = Callable[[Any], Any]

_WHOLE = re.compile(r"[+-]?[0-9]+")


class Number(click.IntRange):
    """Whole numbers from ``least`` on, in the digits of Kafka's own tools.

    Python reads ``1_000`` as 1000, too.
    """

    name = "whole number"

    def __init__(self, least: int = 0, most: int | None = None) -> None:
        super().__init__(least, most)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number; a usage error for another text."""
        if not _WHOLE.fullmatch(str(value)):
            self.fail(f"{value!r} is not a whole number", param, ctx)
        return super().convert(value, param, ctx)


_POSITIVE = Number(1)


def together(*options: Decorator) -> Callable[[Decorated], Decorated]:
    """Several options, in this order, as one decorator."""

    def decorate(function: Decorated) -> Decorated:
        return functools.reduce(lambda below, add: add(below), reversed(options), function)

    return decorate


def flag(name: str, help: str, argument: str | None = None) -> Decorator:
    """Return an option without a value; ``argument`` is the command's, if it has another name."""
    return click.option(*filter(None, (name, argument)), is_flag=True, help=help)


def parsed(parse: Callable[[Any], Value]) -> Callable[[click.Context, click.Parameter, Any], Any]:
    """Return a callback to parse the text of an option as :mod:`_base.texts` does."""

    def callback(context: click.Context, parameter: click.Parameter, text: Any) -> Any:
        try:
            return None if text is None else parse(text)
        except ValueError as error:
            raise click.BadParameter(str(error), context, parameter) from error

    return callback


listed_names = parsed(
    lambda values: [name for each in values for name in texts.names(each)] or None
)
"""Names of an option that is repeatable and takes several at once; ``None`` if it has none."""


def settings(
    context: click.Context, parameter: click.Parameter, values: tuple[str, ...]
) -> dict[str, str]:
    """Return settings, each as the metavar says. Values may be secrets: none is printed."""
    form = getattr(parameter, "metavar", None) or "KEY=VALUE"
    of_text = parsed(functools.partial(texts.pair, form=form))
    return dict(of_text(context, parameter, value) for value in values)


def _storage_options(
    context: click.Context, parameter: click.Parameter, value: tuple[str, ...]
) -> StorageOptions:
    return StorageOptions.parse(settings(context, parameter, value))


def _show_progress(context: click.Context, parameter: click.Parameter, is_off: bool) -> None:
    if not context.resilient_parsing:
        what = context.command_path.partition(" ")[2]
        context.with_resource(progress.shown(what, is_wanted=not is_off))


sources = click.argument(
    "sources", metavar="SOURCE...", shell_complete=complete_files, nargs=-1, required=True
)
segment, out = (
    click.argument(name, metavar=name.upper(), shell_complete=complete_files)
    for name in ("segment", "out")
)
topics, groups = (
    click.option(
        f"--{noun}",
        f"{noun}s",
        multiple=True,
        metavar="NAME",
        callback=listed_names,
        help=f"Only this {noun}; repeatable, a glob, or several separated by commas.",
    )
    for noun in ("topic", "group")
)
common = functools.partial(click.option, cls=CommonOption)
threads = common(
    "--threads",
    type=_POSITIVE,
    metavar="N",
    default=1,
    help="How many threads read and decode.  [default: 1]",
)
as_json = common(
    "--json",
    "as_json",
    is_flag=True,
    help="Print JSON: an object per line, or a report as one object.",
)
wide = common(
    "--wide",
    is_flag=True,
    help="Print all columns in full, however wide the terminal is, and plain numbers.",
)
merge_replicas = flag(
    "--merge-replicas",
    "Read the copies of a partition that several brokers have as one log, each record "
    "once. Without the option, several copies are refused.",
)
below_log_start = flag(
    "--below-log-start", "Also what is below the log start offset, which a consumer does not get."
)
storage_options = common(
    "--storage-option",
    "storage_options",
    multiple=True,
    metavar="KEY=VALUE",
    callback=_storage_options,
    help="Option for the fsspec driver of a URL, such as endpoint_url; repeatable. Secrets "
    "belong in the environment, where drivers look for them (AWS_SECRET_ACCESS_KEY, "
    "FSSPEC_S3_SECRET): other users can see a command line.",
)
out_storage_options = click.option(
    "--out-storage-option",
    "out_storage_options",
    multiple=True,
    metavar="KEY=VALUE",
    callback=_storage_options,
    help="As --storage-option, for OUT only; repeatable. Without it, OUT has the options of "
    "--storage-option.",
)
catalog = click.option(
    "--catalog",
    metavar="KEY=VALUE",
    multiple=True,
    callback=settings,
    help="A property of pyiceberg's catalog for Iceberg tables, such as type=rest; repeatable. "
    "By default, the catalog is the file OUT/catalog.db.",
)
of_report = together(
    flag("--dry-run", "Write nothing, only report."),
    as_json,
)
times = common(
    "--times",
    type=click.Choice(["iso", "ms"]),
    default="iso",
    help="Print times in ISO 8601, or as milliseconds since 1970.  [default: iso]",
)
_no_progress = functools.partial(
    common,
    "--no-progress",
    is_flag=True,
    help="Do not say how far it is after two seconds; without a terminal nothing is said.",
)
no_progress = _no_progress()
"""The option alone; the command shows how far it is."""
with_progress = _no_progress(expose_value=False, callback=_show_progress)
private_keys = common(
    "--private-key",
    "private_keys",
    multiple=True,
    metavar="ID=FILE",
    callback=settings,
    help="A private key of encrypted tiered storage, a PEM file; repeatable. "
    "ID is the name of its pair in the manifests.",
)


def _limits(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> Limits:
    known = [field.name.replace("_", "-") for field in fields(Limits)]
    chosen: dict[str, int] = {}
    for name, number in settings(context, parameter, values).items():
        if name not in known:
            message = f"no limit {name!r}{texts.near_or_some(name, known)}"
            raise click.BadParameter(message, context, parameter)
        chosen[name.replace("-", "_")] = _POSITIVE.convert(number, parameter, context)
    return Limits(**chosen)


_limit_names = ", ".join(
    f"{field.name.replace('_', '-')} ({field.metadata['of']}; by default {field.default})"
    for field in fields(Limits)
)
limits = common(
    "--limit-entry",
    "limits",
    multiple=True,
    metavar="NAME=N",
    callback=_limits,
    help=f"The most that an entry may have; repeatable. The names: {_limit_names}.",
)
"""The limits of one entry; the command gets them as ``limits``."""
COMMON = (
    *(as_json, wide, times, no_progress),
    *(threads, storage_options, private_keys, limits),
)
"""The options that mean the same for many commands."""


def common_options() -> list[CommonOption]:
    """Return the common options themselves."""
    page = click.command(together(*COMMON)(lambda: None))
    return [each for each in page.params if isinstance(each, CommonOption)]


_COLLECTORS = "_collectors"


def collecting(collect: Callable[[dict[str, Any], ExitStack], None]) -> Decorator:
    """Return a decorator to pass click's arguments of a command through `collect` first.

    All collectors of a command share one wrapper, the uppermost one first. The contexts in the
    stack are closed after the command.
    """

    def decorate(function: Any) -> Any:
        known = getattr(function, _COLLECTORS, None)
        if known is not None:
            known.insert(0, collect)
            return function
        collectors = [collect]

        @functools.wraps(function)
        def collected(*args: Any, **given: Any) -> Any:
            with ExitStack() as stack:
                for each in collectors:
                    each(given, stack)
                return function(*args, **given)

        setattr(collected, _COLLECTORS, collectors)
        return collected

    return decorate


@contextmanager
def with_way_out(on_damage: str, way_out: str) -> Iterator[None]:
    """Add a way to continue to an error about damage."""
    try:
        yield
    except (CorruptError, UnsupportedError) as error:
        if on_damage != RAISE:
            raise
        raise exits.CommandError(f"{error} ({way_out})", exits.DAMAGED) from error
    except OSError as error:
        if on_damage != RAISE or error.errno != errno.EIO:
            raise
        raise OSError(error.errno, f"{error.strerror} ({way_out})", error.filename) from error


def _hint_at_damage(given: dict[str, Any], stack: ExitStack) -> None:
    hint = "--on-damage skip or collect reads on; kafkafmt salvage brings back a disk"
    stack.enter_context(with_way_out(given["on_damage"], hint))


on_damage = together(
    click.option(
        "--on-damage",
        type=click.Choice(ON_DAMAGE),
        default=RAISE,
        show_default=True,
        help="raise: stop at the first damaged entry. skip: leave it out and continue, and count "
        "what was left out on standard error. collect: as skip, and list the damaged ranges. The "
        "exit code is 1 if there are any.",
    ),
    collecting(_hint_at_damage),
)
"""What to do with bytes that are damaged; an error names what else can be done."""


def print_report(report: Any, as_json: bool, sentences: Callable[[Any], Iterable[str]]) -> int:
    """Print a report as JSON or as sentences, as :data:`of_report` says; return the exit code."""
    if as_json:
        streams.out(report.to_json())
    else:
        streams.out_sentences(map(printable, sentences(report)))
    return exits.SOUND if report.is_complete else exits.DAMAGED


def counting_policy(on_damage: OnDamage) -> OnDamage:
    """Return the damage policy of a reader with a count of the damage left out."""
    return COLLECT if on_damage == SKIP else on_damage


def _collect_keys(given: dict[str, Any], stack: ExitStack) -> None:
    given["storage_options"] = StorageOptions(given["storage_options"], given.pop("private_keys"))


access = together(private_keys, storage_options, collecting(_collect_keys))
"""Options for the driver of a URL, and the private keys of tiers, as one value."""


class AccessSettings(TypedDict):
    """Settings of a single-threaded reader of a source."""

    storage_options: StorageOptions
    limits: Limits


class ReadSettings(AccessSettings):
    """Settings of a reader of a source."""

    threads: int


def _collect_settings(given: dict[str, Any], stack: ExitStack) -> None:
    names = ReadSettings.__annotations__
    given["settings"] = {name: given.pop(name) for name in names if name in given}


read_settings = together(with_progress, limits, collecting(_collect_settings))
"""Options of the progress line and the limits; those of :class:`ReadSettings`, of which the others
are above it, reach the command as ``settings``."""


def json_object(path: str, what: str) -> dict[str, Any]:
    """Return the JSON object in a file.

    Raises:
        click.UsageError: it holds something else.
        OSError: it cannot be read.
    """
    from kafkafmt.segment.side_files.side_file import read

    expected = f"{path}: expected a JSON object with {what}"
    try:
        found = texts.parsed(read(path, None).data)
    except ValueError as error:
        raise click.UsageError(f"{expected}, found: {error}") from error
    if not isinstance(found, dict):
        raise click.UsageError(expected)
    return found


def refuse_without_effect(option: str, why: str, *, when: bool) -> None:
    """Refuse an option given by the user without effect.

    Raises:
        click.UsageError: the option is on the command line, and ``when`` holds.
    """
    context = click.get_current_context()
    names = [
        str(parameter.name)
        for parameter in context.command.get_params(context)
        if option in (*parameter.opts, *parameter.secondary_opts)
    ]
    is_given = ParameterSource.COMMANDLINE in map(context.get_parameter_source, names)
    if when and is_given:
        raise click.UsageError(f"{option} has no effect: {why}", context)


def refuse_storage_options_without_url(sources: Iterable[str]) -> None:
    """Refuse ``--storage-option`` where no source is a URL."""
    refuse_without_effect(
        "--storage-option",
        "it is for URLs such as s3://bucket/logs, and none was given",
        when=not any(map(is_remote, sources)),
    )


def report(damage: list[Damage], tails: Iterable[Damage] = (), on_damage: str = COLLECT) -> bool:
    """List damage on standard error; return ``True`` if any is more than an unfinished tail.

    Batches without their private key are listed, too: their records are missing.

    ``tails`` are listed where they are not among the damage. With ``skip`` damage is counted.
    """
    ranges = [found for found in damage if not found.is_tail]
    open_to_all = [found for found in ranges if not found.is_locked]
    if on_damage == SKIP and open_to_all:
        damage = [found for found in damage if found not in open_to_all]
        count, size = damage_totals(open_to_all)
        streams.err_sentence(
            f"damage: {counted(count, 'range')} left out, {counted(size, 'byte')} in all; "
            "--on-damage collect lists what is wrong"
        )
    width = layout.terminal_width(sys.stderr) if sys.stderr.isatty() else None
    for found in damage or tails:
        for line in _lines(found, width):
            streams.err(f"{line}\n")
    return bool(ranges)


def _lines(found: Damage, width: int | None) -> Iterator[str]:
    """Yield the lines of one damaged range or tail."""
    source = files.shown(found.source)
    if found.is_locked:
        yield f"not read: {printable(source)} {printable(found.message)}"
        return
    position = found.position if found.length else None
    head = f"{'note' if found.is_tail else 'damage'}: "
    path = source if width is None else layout.near(source)
    head += places.place(path, position, found.length)
    yield from places.lines(head, found.kind, found.message, width)
