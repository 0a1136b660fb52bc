"""``kafkafmt rescue``: a lost quorum, a deleted topic, lost metadata."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import click

from kafkafmt._base.wording import printable_lines
from kafkafmt.cli import exits, files, help_page, options, streams
from kafkafmt.repair.rescue.cluster import rescue_cluster
from kafkafmt.repair.rescue.nodes import RescueError
from kafkafmt.repair.rescue.quorum import rescue_quorum
from kafkafmt.repair.rescue.report import RescueReport, shortcomings
from kafkafmt.repair.rescue.topic import rescue_topic
from kafkafmt.repair.rescue.voters import CONTROLLER

_OUT = """\
OUT must be new or empty. It gets the directories of the controllers, what goes back to the brokers,
steps.md (what to do next, command by command), rescue.json and rescue.html. The exit code is 0 if
all is there, 1 if something is lost, doubtful or cannot be known, or no broker would start or serve
all of it (problem), 2 if it is refused, or a question must be answered first."""


@click.group(
    "rescue",
    cls=help_page.GroupedCommands,
    no_args_is_help=False,
    examples="""\
kafkafmt rescue quorum --voter 3001@10.0.0.7:9093 /mnt/nodes rescued
kafkafmt rescue topic --topic orders /mnt/nodes rescued
kafkafmt rescue cluster --voter 3001@10.0.0.7:9093 /mnt/nodes rescued""",
    subcommand_metavar="quorum|topic|cluster ...",
)
def command() -> None:
    """Write directories for a cluster to start on after its worst day.

    The sources are only read. Stop every node first: brokers erase the directories of a deleted
    topic a minute after the deletion, and a minute after their next start.
    """


_common = options.together(
    options.sources,
    options.out,
    options.of_report,
    options.with_progress,
    options.limits,
)
_voters = options.together(
    click.option(
        "--voter",
        "voters",
        metavar="ID@HOST:PORT",
        multiple=True,
        required=True,
        help="A controller of the new quorum; once for each.",
    ),
    click.option(
        "--listener",
        metavar="NAME",
        default=CONTROLLER,
        show_default=True,
        help="The name of the controllers' listener (controller.listener.names).",
    ),
)


def _numbers(option: str, form: str, pairs: Mapping[str, str]) -> dict[str, int]:
    """Return pairs of names and numbers; a usage error for any other value."""
    for name, number in pairs.items():
        if not (number.isascii() and number.isdigit()):
            raise click.UsageError(f"{option} {name}={number}: expected {form}")
    return {name: int(number) for name, number in pairs.items()}


@command.command("quorum", epilog=_OUT)
@_common
@_voters
@click.option(
    "--static/--dynamic",
    default=None,
    help="Static voters (controller.quorum.voters), or dynamic ones (KIP-853). Without the option: "
    "as they were.",
)
@click.option(
    "--lost",
    type=options.Number(),
    metavar="BROKER",
    multiple=True,
    help="A broker that will not come back; once for each.",
)
def quorum(sources: tuple[str, ...], out: str, as_json: bool, **given: Any) -> int:
    """Create new controllers for a metadata quorum without its majority.

    SOURCEs are the data and metadata directories of the nodes that are left, brokers among them, or
    directories that hold them.
    """
    return _run(as_json, out, lambda: rescue_quorum(sources, out, **given))


@command.command("topic", epilog=_OUT)
@_common
@click.option("--topic", metavar="NAME", required=True, help="The name that the topic had.")
@click.option("--topic-id", metavar="ID", help="Its id, where several topics had the name.")
@click.option("--as", "new_name", metavar="NAME", help="The name that it gets.")
@click.option(
    "--from",
    "foreign",
    metavar="DIR",
    multiple=True,
    help="A data directory of another cluster, which has the topic; once for each.",
)
@click.option(
    "--broker",
    "brokers",
    metavar="OLD=NEW",
    multiple=True,
    callback=options.settings,
    help="With --from: the broker here that takes the directories of a broker there.",
)
def topic(
    sources: tuple[str, ...], out: str, brokers: dict[str, str], as_json: bool, **given: Any
) -> int:
    """Restore a deleted topic from the directories left on brokers (-delete and -stray).

    SOURCEs are the data and metadata directories of all nodes, or directories that hold them.
    """
    for old in brokers:
        if not (old.isascii() and old.isdigit()):
            raise click.UsageError(f"--broker {old}: expected OLD=NEW, ids of brokers")
    numbers = _numbers("--broker", "OLD=NEW, ids of brokers", brokers)
    mapping = {int(old): new for old, new in numbers.items()}
    return _run(as_json, out, lambda: rescue_topic(sources, out, brokers=mapping, **given))


@command.command("cluster", epilog=_OUT)
@_common
@_voters
@options.flag("--static", "Static voters, instead of dynamic ones (KIP-853).")
@click.option(
    "--feature",
    "features",
    metavar="NAME=LEVEL",
    multiple=True,
    callback=options.settings,
    help="The level of a feature, once for each: metadata.version=21, or a release, =3.9. Without "
    "the option: as a disk says.",
)
@click.option(
    "--config",
    "configs",
    metavar="FILE",
    help="JSON object with settings of topics, by topic and name.",
)
@options.flag("--with-stray", "Also bring back what brokers set aside (-stray).")
def cluster(
    sources: tuple[str, ...],
    out: str,
    configs: str | None,
    as_json: bool,
    features: dict[str, str],
    **given: Any,
) -> int:
    """Create controllers with the topics of the brokers' disks, if no metadata log is left.

    SOURCEs are the brokers' data directories, or directories that hold them.
    """
    given["configs"] = None if configs is None else _settings(configs)
    given["metadata_version"] = features.pop("metadata.version", None)
    given["features"] = _numbers("--feature", "NAME=LEVEL", features)
    return _run(as_json, out, lambda: rescue_cluster(sources, out, **given))


def _settings(path: str) -> dict[str, dict[str, str]]:
    what = "settings by topic and name"
    found = options.json_object(path, what)
    if not all(
        isinstance(settings, dict)
        and not any(isinstance(value, dict | list) for value in settings.values())
        for settings in found.values()
    ):
        raise click.UsageError(f"{path}: expected a JSON object with {what}")
    return {
        topic: {name: _text(value) for name, value in settings.items() if value is not None}
        for topic, settings in found.items()
    }


def _text(value: object) -> str:
    """Return a setting as Kafka writes it: ``true``, not ``True``."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _run(as_json: bool, out: str, function: Callable[[], RescueReport]) -> int:
    try:
        report = function()
    except RescueError as error:
        streams.err_sentence(f"kafkafmt: {printable_lines(str(error))}")
        return exits.WRONG_USE
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    files.tell_unfinished(out)
    return options.print_report(report, as_json, _sentences)


def _sentences(report: RescueReport) -> Iterator[str]:
    """Yield the report: choices, changes, losses, and the next steps."""
    if report.chosen is not None:
        yield f"chosen: {report.chosen.path}: {report.chosen.evidence}"
    for name, found in {"Change": report.changes, **shortcomings(report)}.items():
        for line in found:
            yield f"{name.lower()}: {line}"
    for ignored in report.ignored:
        yield f"not used: {ignored.path}: {ignored.reason}"
    verb = "would be written to" if report.dry_run else "written to"
    first = "solve what is called problem above; " if report.problems else ""
    yield f"{verb} {report.target}; {first}what to do next is in steps.md there"
