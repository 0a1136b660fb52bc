"""The options of :func:`kafkafmt.salvage`: meaning, type and default of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from typing import Annotated, TypedDict

from typing_extensions import Doc

from kafkafmt._base.arguments import Default
from kafkafmt._base.limits import Limits
from kafkafmt.repair.salvage.plan import ABORT

LocalPath = str | PathLike[str]


class SalvageOptions(TypedDict, total=False):
    """The options of :func:`kafkafmt.salvage`."""

    topics: Annotated[
        Sequence[str] | None,
        Doc(
            "names of topics, or patterns such as ``orders*``; ``None`` is all. The metadata log of"
            " the cluster is always included."
        ),
    ]
    topic_ids: Annotated[
        Mapping[str, str] | None,
        Doc(
            "ids of topics in Kafka's form, by name. They count before those in the metadata log"
            " and in ``partition.metadata``. A topic without any gets a new id."
        ),
    ]
    open_transactions: Annotated[
        str,
        Doc(
            "what to do with a transaction whose marker is lost, if no side file says what it was:"
            " ``abort`` writes an ABORT marker, ``leave`` writes none."
        ),
        Default(ABORT),
    ]
    lower_log_start: Annotated[
        bool,
        Doc(
            "whether records below the log start that are still on the disk are served again:"
            " those deleted by request (``DeleteRecords``), or by retention."
        ),
        Default(False),
    ]
    dry_run: Annotated[
        bool, Doc("whether to write nothing, and only return the report."), Default(False)
    ]
    threads: Annotated[int, Doc("how many partitions are read and written at once."), Default(1)]
    limits: Annotated[
        Limits | None, Doc("upper bounds on the size of one entry; ``None`` is ``Limits()``.")
    ]
    progress: Annotated[
        Callable[[int, int], object] | None,
        Doc(
            "called when a partition is done, with the bytes of all partitions that are done, and"
            " of all there are."
        ),
    ]
