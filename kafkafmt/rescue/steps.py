"""What an operator does with OUT, command by command: ``steps.md``.

Strategy: the paths are those of the sources and of OUT; what only the operator knows (where a
controller keeps its log, how a node is started) stands in capitals.

Invariant: each command is a line that begins with ``$``. The first one is a copy of what is there.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from kafkafmt.rescue.metadata_log import NewLog
from kafkafmt.rescue.nodes import METADATA_DIRECTORY, DataDirectory
from kafkafmt.rescue.report import RescueReport
from kafkafmt.rescue.voters import Voter

if TYPE_CHECKING:
    from kafkafmt.rescue.run import PutBack


def steps_page(
    report: RescueReport,
    nodes: Sequence[DataDirectory],
    put_back: Sequence[PutBack],
    homes: Mapping[int, str | None],
    voters: Sequence[Voter],
    log: NewLog,
    groups: Sequence[str],
) -> str:
    """The page, as Markdown."""
    lines = ["# What to do next", "", "1. Stop every broker and controller of the cluster.", ""]
    lines += ["2. Keep a copy of each directory that is changed below:", "", "```"]
    changed = [each for each in nodes if each.node_id in homes]
    changed += [each.data for each in put_back if each.data not in changed]
    lines += [f"$ cp -a {_q(each.path)} {_q(each.path + '.before')}" for each in changed]
    lines += ["```", "", "3. Put the metadata log into each controller's metadata directory:", ""]
    lines.append("```")
    for node_id, directory_id in homes.items():
        lines += _controller(report, nodes, node_id, directory_id)
    lines += ["```", ""]
    lines += _configuration(voters, log)
    if put_back:
        lines += ["5. Put the partitions and files into the brokers' data directories:", "", "```"]
        for each in put_back:
            source = os.path.join(report.target, "brokers", str(each.node_id), each.data.name)
            lines.append(f"$ cp -a {_q(source)}/. {_q(each.data.path)}/")
        lines += ["```", ""]
    lines += ["6. Start the controllers, then the brokers.", ""]
    if groups:
        lines += ["7. Give the groups their offsets back, while no member of them runs:", "", "```"]
        lines += [
            "$ kafka-consumer-groups.sh --bootstrap-server HOST:PORT --reset-offsets --execute"
            f" --group {_q(group)} --from-file"
            f" {_q(os.path.join(report.target, 'group-offsets', _file_of(group)))}"
            for group in groups
        ]
        lines += ["```", ""]
    for title, found in (
        ("Lost", report.lost),
        ("Doubtful", report.doubtful),
        ("Not known", report.unknown),
    ):
        if found:
            lines += [f"## {title}", "", *(f"- {each}" for each in found), ""]
    return "\n".join(lines)


def _controller(
    report: RescueReport, nodes: Sequence[DataDirectory], node_id: int, directory_id: str | None
) -> list[str]:
    source = os.path.join(report.target, "controllers", str(node_id))
    home = next((each for each in nodes if each.node_id == node_id and each.metadata_log), None)
    if home is not None and home.directory_id == directory_id:
        old = os.path.join(home.path, METADATA_DIRECTORY)
        return [
            f"$ rm -r {_q(old)}",
            f"$ cp -a {_q(os.path.join(source, METADATA_DIRECTORY))} {_q(home.path)}/",
        ]
    return [f"$ cp -a {_q(source)} METADATA_LOG_DIR_OF_{node_id}"]


def _configuration(voters: Sequence[Voter], log: NewLog) -> list[str]:
    """The settings of every node that name the voters."""
    if not voters:
        return ["4. The configuration of the nodes stays as it is.", ""]
    if log.kraft_version:
        setting = "controller.quorum.bootstrap.servers=" + ",".join(each.server for each in voters)
        other = "controller.quorum.voters"
    else:
        setting = "controller.quorum.voters=" + ",".join(each.address for each in voters)
        other = "controller.quorum.bootstrap.servers"
    return [
        f"4. In the configuration of every node, set this, and remove `{other}`. The name of the",
        f"   controllers' listener is `{voters[0].endpoints[0].name}`:",
        "",
        "```",
        setting,
        "```",
        "",
    ]


def _q(path: str) -> str:
    return shlex.quote(path.encode("utf-8", "surrogateescape").decode("utf-8", "replace"))


def _file_of(group: str) -> str:
    from kafkafmt.rescue.run import file_of_group

    return file_of_group(group)
