"""The options of the rescue functions: meaning, type and default of each.

Invariant: an option has one meaning, whichever function takes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, TypedDict

from typing_extensions import Doc

from kafkafmt._base.arguments import Default
from kafkafmt._base.limits import Limits
from kafkafmt.repair.rescue.voters import CONTROLLER
from kafkafmt.repair.salvage.options import LocalPath

SOURCES = """data and metadata directories of the nodes that are left, or directories that hold
    them. They are only read."""
OUT = "the directory to write; it must be new or empty."
VOTERS = "the new controllers, as ``ID@HOST:PORT``."
ERRORS = {
    "RescueError": (
        "the sources do not say enough, or contradict each other, or a question must be answered "
        "first; nothing was written."
    ),
    "FileExistsError": "OUT is not a new or empty directory.",
    "FileNotFoundError": "a source does not exist, or holds no data directory.",
    "OSError": "OUT cannot be written.",
}
"""What every rescue raises."""

Configs = Mapping[str, Mapping[str, str]]
"""Settings of topics, by topic and name."""


class RescueOptions(TypedDict, total=False):
    """The options of every rescue."""

    dry_run: Annotated[
        bool, Doc("whether to write nothing, and only return the report."), Default(False)
    ]
    limits: Annotated[
        Limits | None, Doc("upper bounds on the size of one entry; ``None`` is ``Limits()``.")
    ]


class VoterOptions(RescueOptions, total=False):
    """The options of a rescue with new controllers."""

    listener: Annotated[str, Doc("the name of the controllers' listener."), Default(CONTROLLER)]


class QuorumOptions(VoterOptions, total=False):
    """The options of :func:`kafkafmt.rescue.rescue_quorum`."""

    static: Annotated[
        bool | None,
        Doc("whether the voters are static, instead of dynamic (KIP-853); ``None``: as they were."),
    ]
    lost: Annotated[Iterable[int], Doc("ids of brokers that will not come back."), Default(())]


class TopicOptions(RescueOptions, total=False):
    """The options of :func:`kafkafmt.rescue.rescue_topic`."""

    topic_id: Annotated[str | None, Doc("its id, where several topics had the name.")]
    new_name: Annotated[str | None, Doc("the name that it gets; ``None`` is the old one.")]
    foreign: Annotated[
        Sequence[LocalPath],
        Doc("data directories of another cluster, which have the topic."),
        Default(()),
    ]
    brokers: Annotated[
        Mapping[int, int] | None, Doc("for these, the id of a broker here for each id there.")
    ]


class ClusterOptions(VoterOptions, total=False):
    """The options of :func:`kafkafmt.rescue.rescue_cluster`."""

    static: Annotated[
        bool, Doc("whether the voters are static, instead of dynamic (KIP-853)."), Default(False)
    ]
    metadata_version: Annotated[
        str | None,
        Doc("a level or a release, such as ``21`` or ``3.9``; ``None``: as a disk says."),
    ]
    features: Annotated[
        Mapping[str, int] | None,
        Doc("the levels of further features, by name; they count before those on the disks."),
    ]
    configs: Annotated[Configs | None, Doc("settings of topics, by topic and name.")]
    with_stray: Annotated[
        bool,
        Doc("whether directories that a broker set aside (``-stray``) come back too."),
        Default(False),
    ]
