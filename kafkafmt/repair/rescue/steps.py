"""The operator's steps with OUT, command by command, and the pages with them.

Strategy: the paths are those of the sources and of OUT; what only the operator knows (where a
controller keeps its log, how a node is started) stands in capitals.

Invariant: each command begins with ``$``. Nothing is removed: what is replaced is set aside first.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from itertools import starmap
from typing import NamedTuple
from urllib.parse import quote

from kafkafmt._base.html_page import document, section, sentences, table, text
from kafkafmt._base.wording import pasteable
from kafkafmt.repair.rescue.metadata_log import NewLog
from kafkafmt.repair.rescue.nodes import DataDirectory
from kafkafmt.repair.rescue.out import PutBack
from kafkafmt.repair.rescue.report import RescueReport, shortcomings
from kafkafmt.repair.rescue.voters import Voter
from kafkafmt.repair.salvage.report import not_used
from kafkafmt.storage.local import may_be_file
from kafkafmt.storage.names import METADATA_LOG

GROUPS = "groups.json"
"""The file with the id of the group of each file beside it."""
_MOST_SHOWN = 60
"""Characters of a group in the name of a file, which may have 255 bytes."""
_DIGITS = 16
"""Hexadecimal digits of a hash in that."""
NEW_HOME = "METADATA_LOG_DIR_OF_"
"""A directory that only the operator knows, of the controller whose id follows."""


class NextStep(NamedTuple):
    """A step for the user, with its commands or settings."""

    text: str
    lines: Sequence[str] = ()


def next_steps(
    report: RescueReport,
    nodes: Sequence[DataDirectory],
    put_back: Sequence[PutBack],
    homes: Mapping[int, str | None],
    voters: Sequence[Voter],
    log: NewLog,
    groups: Sequence[str],
    retired: Collection[int],
) -> list[NextStep]:
    """Return all steps, in their order."""
    changed = [node for node in nodes if node.node_id in homes]
    changed += [back.data for back in put_back if back.data not in changed]
    known = {(node.node_id, node.directory_id): node for node in nodes[::-1] if node.metadata_log}
    controllers, new = list[str](), list[int]()
    for node_id, directory_id in homes.items():
        source = os.path.join(report.target, "controllers", str(node_id))
        home = known.get((node_id, directory_id))
        if home is None:
            new.append(node_id)
            controllers.append(f"$ cp -a {pasteable(source)} {NEW_HOME}{node_id}")
        else:
            source = os.path.join(source, METADATA_LOG)
            controllers.append(f"$ cp -a {pasteable(source)} {pasteable(home.path)}/")
    never = ""
    if retired:  # they form a quorum of their own, if a majority of them starts again
        ids = ", ".join(map(str, sorted(retired)))
        never = (
            f" Never start the old controllers {ids} again: they may elect a leader of their own."
        )
    steps = [
        NextStep("Stop every broker and controller of the cluster."),
        NextStep(
            "Set aside what the next steps replace:",
            [line for data in changed for line in _set_aside(data, homes, put_back)],
        ),
        NextStep("Put the metadata log into each controller's metadata directory:", controllers),
        _configuration(voters, log),
        NextStep(
            "Put the partitions and files into the brokers' data directories:",
            [_put_back(report, back) for back in put_back if back.has_content],
        ),
        NextStep(
            "Give the directories back to the user that Kafka runs as:",
            _owners(nodes, changed, new),
        ),
        NextStep(f"Start the controllers, then the brokers.{never}"),
        NextStep(
            "Give the groups their offsets back, while no member of them runs:",
            [_give_offsets(report, group) for group in groups],
        ),
    ]
    # A step that ends with a colon is its commands: without any, there is nothing to do.
    return [step for step in steps if step.lines or not step.text.endswith(":")]


def steps_page(report: RescueReport, steps: Sequence[NextStep]) -> str:
    """Return the page ``steps.md``, in Markdown."""
    lines = ["# What to do next", ""]
    for number, step in enumerate(steps, 1):
        lines += [f"{number}. {step.text}", ""]
        if step.lines:
            lines += ["```", *step.lines, "```", ""]
    for title, found in shortcomings(report).items():
        if found:
            lines += [f"## {title}", "", *(f"- {line}" for line in found), ""]
    return "\n".join(lines)


def _set_aside(
    data: DataDirectory, homes: Collection[int], put_back: Sequence[PutBack]
) -> list[str]:
    """Return the commands to move directories aside without a copy, and to copy small files."""
    moved, kept = list[str](), list[str]()
    if data.node_id in homes and data.metadata_log is not None:
        # A node ends at a second metadata log, also at an old one in another data directory.
        moved.append(METADATA_LOG)
    for back in put_back:
        if back.data == data:
            moved += back.replaced
            kept += [name for name in back.files if os.path.dirname(name) == ""]
    home, number = f"{data.path}.before", 2
    while os.path.lexists(home):  # an earlier rescue made it
        home, number = f"{data.path}.before{number}", number + 1
    place = pasteable(home)
    lines = [f"$ mv {pasteable(os.path.join(data.path, name))} {place}/" for name in moved]
    paths = [os.path.join(data.path, name) for name in kept]
    lines += [f"$ cp -a {pasteable(path)} {place}/" for path in paths if may_be_file(path)]
    return [f"$ mkdir {place}", *lines] if lines else []


def _put_back(report: RescueReport, back: PutBack) -> str:
    source = os.path.join(report.target, "brokers", str(back.data.node_id), back.name)
    return f"$ cp -a {pasteable(source)}/. {pasteable(back.data.path)}/"


def _give_offsets(report: RescueReport, group: str) -> str:
    """Return the command to reset a group to its offsets.

    The id is one word with its option, which it could look like; Kafka's parser takes an empty one
    only from the next word. ``$(…)`` strips line breaks at the end, which an id may have.
    """
    before, word = "", f"--group={pasteable(group)}"
    if not group:
        word = "--group ''"
    elif group.endswith("\n"):
        before, word = f"group={pasteable(f'{group}.')}; ", '--group="${group%.}"'
    file = os.path.join(report.target, "group-offsets", file_of_group(group))
    return (
        f"$ {before}kafka-consumer-groups.sh --bootstrap-server HOST:PORT --reset-offsets --execute"
        f" {word} --from-file={pasteable(file)}"
    )


def _owners(
    nodes: Sequence[DataDirectory], changed: Sequence[DataDirectory], new: Sequence[int]
) -> list[str]:
    """Return the ``chown`` commands for copies made by another user than the broker's."""
    own = getattr(os, "geteuid", int)()
    owners = {data.path: os.stat(data.path) for data in nodes}
    places = [(pasteable(data.path), owners[data.path]) for data in changed]
    places += [(f"{NEW_HOME}{node}", owners[data.path]) for node in new for data in nodes[:1]]
    return [
        f"$ chown -R {owner.st_uid}:{owner.st_gid} {place}"
        for place, owner in places
        if owner.st_uid != own
    ]


def _configuration(voters: Sequence[Voter], log: NewLog) -> NextStep:
    """Return the step for the voters in every node's configuration."""
    if not voters:
        return NextStep("The configuration of the nodes stays as it is.")
    if log.kraft_version:
        servers = ",".join(voter.server for voter in voters)
        setting = f"controller.quorum.bootstrap.servers={servers}"
        other = "controller.quorum.voters"
    else:
        setting = "controller.quorum.voters=" + ",".join(voter.address for voter in voters)
        other = "controller.quorum.bootstrap.servers"
    name = voters[0].endpoints[0].name
    return NextStep(
        f"In the configuration of every node, remove `{other}`, and set this. The name of the"
        f" controllers' listener must be `{name}`:",
        [setting],
    )


_TITLES = {
    "quorum": "Rescued metadata quorum",
    "topic": "Rescued topic",
    "cluster": "Rebuilt cluster metadata",
}


def render(report: RescueReport, steps: Sequence[NextStep]) -> str:
    """Return the whole page."""
    lists = shortcomings(report).items()
    copies = (
        (
            str(copy.node),
            copy.end_offset,
            copy.epoch,
            "" if copy.differs_at is None else copy.differs_at,
            copy.path,
            "; ".join(copy.problems),
        )
        for copy in report.copies
    )
    columns = "node", "end offset", "epoch", "differs from the chosen one at", "path", "problems"
    sections = [
        *starmap(sentences, lists),
        _next_steps(steps),
        sentences("Changes", report.changes),
        table("Copies of the metadata log", columns, copies),
        not_used(report.ignored),
    ]
    counts = [f"{len(found)} {title.lower()}" for title, found in lists if found]
    verdict = (
        f'<span class="bad">{", ".join(counts)}</span>'
        if counts
        else '<span class="good">nothing lost</span>'
    )
    chosen = report.chosen
    basis = (
        f"<p>Chosen: {text(chosen.path)}, of node {chosen.node}, to offset"
        f" {chosen.end_offset - 1}: {text(chosen.evidence)}.</p>"
        if chosen
        else ""
    )
    title = _TITLES[report.kind]
    head = (
        f"<header><h1>{title}: {verdict}</h1><p>Cluster {text(report.cluster)}, epoch"
        f" {report.epoch}, voters {text(', '.join(report.voters)) or 'as they were'}"
        f"{' (dry run)' if report.dry_run else ''}.</p>{basis}</header>"
    )
    return document(f"kafkafmt rescue {report.kind}", head, sections)


def _next_steps(steps: Sequence[NextStep]) -> str:
    items = "".join(
        f"<li>{text(step.text)}"
        + ("<pre>" + "\n".join(map(text, step.lines)) + "</pre>" if step.lines else "")
        + "</li>"
        for step in steps
    )
    return section("What to do next", f"<ol>{items}</ol>")


def file_of_group(group: str) -> str:
    """Return the name of the file with the offsets of a group.

    It begins with the id, percent-encoded: the name is neither an option nor a hidden file. The
    hash distinguishes ids that are cut, or are equal for a file system: ``A`` and ``a``.
    """
    data = group.encode("utf-8", "surrogatepass")
    shown = quote(data, safe="")[:_MOST_SHOWN].lstrip("-.")
    return f"{shown}-{sha256(data).hexdigest()[:_DIGITS]}.csv".lstrip("-")
