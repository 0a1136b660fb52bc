"""The options of the readers: meaning, type and default of each, in one place.

Strategy: the readers are annotated with these TypedDicts, and
:func:`kafkafmt._base.arguments.described` makes their signatures and docstrings of them.
:class:`~kafkafmt.log.scan.selection.Selection` and :class:`~kafkafmt.log.scan.query.Query` check
the values.

Invariant: an option has one meaning, whichever reader takes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, TypedDict

from typing_extensions import Doc

from kafkafmt._base.arguments import Default
from kafkafmt._base.damage import RAISE, OnDamage
from kafkafmt._base.moments import Moment
from kafkafmt.log.scan.visibility import READ_UNCOMMITTED, Isolation
from kafkafmt.segment.side_files.side_file import StoreAccess
from kafkafmt.storage.access import PrivateKey

SOURCE = """a segment file, a log directory (``<topic>-<partition>``), a broker's data directory, a
    glob, a URL that fsspec knows, the bytes of a segment, an open binary file, or a list of these.
    A leading ``~`` is the home directory. An open file is one segment: it is read whole into
    memory, and its position stays where it is."""
"""What a source is."""
ERRORS = {
    "FileNotFoundError": "the source does not exist, or has no segment.",
    "OSError": "a file or store cannot be read, or a file was replaced since it was listed.",
    "TypeError": "an argument has the wrong type.",
    "ValueError": "an argument has an unknown value, or the source has no such topic.",
}
"""What the readers of a source raise."""


class LogFilters(TypedDict, total=False):
    """The filters of every table."""

    topics: Annotated[
        str | Iterable[str] | None,
        Doc(
            'only these topics: a name, a glob such as ``"orders.*"``, or a list of them. The'
            " directories of other topics are not listed."
        ),
    ]
    partitions: Annotated[
        int | Iterable[int] | None, Doc("only these partitions: a number, or a list of them.")
    ]
    start_offset: Annotated[
        int | Mapping[str, Mapping[int, int]] | None,
        Doc(
            "only records with this offset or a higher one, in each log; of batches, those that"
            " may have such a record. Bytes before it are not read, and damage there is not"
            ' reported. ``{"orders": {0: 23, 1: 45}}`` has an offset for each partition; it names'
            " all that are read, and -2 is the beginning of a log, -1 its end."
        ),
    ]
    end_offset: Annotated[
        int | Mapping[str, Mapping[int, int]] | None,
        Doc("only records with a lower offset than this; likewise."),
    ]
    start: Annotated[
        Moment | None,
        Doc(
            "only records whose own timestamp is this or later: milliseconds since 1970 (not"
            " seconds), a datetime, or text: ISO 8601, ``2h`` (ago), ``yesterday`` or ``15:30``;"
            " without a time zone it is UTC. Of batches,"
            " those whose largest timestamp is. (A consumer's ``offsetsForTimes`` finds the first"
            " such record, and reads everything after it.)"
        ),
    ]
    end: Annotated[
        Moment | None,
        Doc(
            "only records whose own timestamp is earlier than this; likewise. Of batches, those"
            " whose first timestamp is."
        ),
    ]
    limit: Annotated[
        int | None,
        Doc("only so many rows, the first ones; nothing is read after them, except by ``stats``."),
    ]


class BatchFilters(LogFilters, total=False):
    """The filters of batches."""

    producer_ids: Annotated[
        int | Iterable[int] | None,
        Doc(
            "only records and batches of these producers: a number, or a list of them. Batches of"
            " others are skipped by their headers."
        ),
    ]


class Filters(BatchFilters, total=False):
    """All filters of records."""

    keys: Annotated[
        str | bytes | Iterable[str | bytes | None] | None,
        Doc(
            "only records with one of these keys: bytes or text (as UTF-8), or a list of them;"
            " ``None`` in the list is the null key."
        ),
    ]
    headers: Annotated[
        str
        | tuple[str, str | bytes | None]
        | Iterable[str | tuple[str, str | bytes | None]]
        | Mapping[str, str | bytes | None]
        | None,
        Doc(
            "only records with all of these headers: a name, a tuple of a name and a value (bytes,"
            " text, or ``None`` for null), a list of these, or a dict of names and values."
        ),
    ]
    pattern: Annotated[
        str | bytes | re.Pattern[str] | re.Pattern[bytes] | None,
        Doc(
            "only records where this regular expression matches in the key, the value, or the value"
            " of a header: text, bytes, or what :func:`re.compile` returns. It is Python's, and"
            " matches anywhere, as ``re.search`` does. Text matches characters of UTF-8; with an"
            " escape such as ``\\xff`` it matches bytes."
        ),
    ]
    search_in: Annotated[
        str | Iterable[str] | None,
        Doc("where the pattern is searched: ``key``, ``value``, ``headers``, or a list of them."),
    ]
    null: Annotated[
        str | Iterable[str] | None,
        Doc(
            "only records whose ``key`` or ``value`` is null; of a list both. A null value is a"
            " tombstone."
        ),
    ]
    not_null: Annotated[
        str | Iterable[str] | None,
        Doc("only records whose ``key`` or ``value`` is not null; of a list neither."),
    ]
    larger_than: Annotated[
        int | None,
        Doc("only records with more bytes than this in key, value and headers, decompressed."),
    ]


class Access(StoreAccess, total=False):
    """The same for logs with a possible tier; topics of Kafka's own never have one."""

    private_keys: Annotated[
        Mapping[str, PrivateKey] | None,
        Doc(
            "private keys of encrypted tiered storage, by the id of the key pair:"
            ' ``{"key1": …}`` with the text of a PEM file, or its path, which all tasks of an'
            " export can read. They are never shown, and never written to a file."
        ),
    ]


class Policy(TypedDict, total=False):
    """The treatment of damage."""

    on_damage: Annotated[
        OnDamage,
        Doc(
            "``raise`` an error at the first damaged entry; ``skip`` it and continue at the next"
            " sound one; or ``collect``, as skip, with the damaged ranges in the scan's ``damage``,"
            " which a table does not have: :func:`kafkafmt.read_damage` lists them."
        ),
        Default(RAISE),
    ]


class DamageOptions(LogFilters, Access, total=False):
    """The options of the readers of damage."""


class BatchOptions(BatchFilters, Policy, Access, total=False):
    """The options of the readers of batches."""


class Visible(TypedDict, total=False):
    """The choice of a log's visible records, besides filters."""

    below_log_start: Annotated[
        bool,
        Doc(
            "whether to read what is below the log start offset of a data directory, too. A"
            " consumer does not get it, so a warning says where it is left out."
        ),
        Default(False),
    ]
    isolation: Annotated[
        Isolation,
        Doc(
            "``read_uncommitted``, or ``read_committed`` as a consumer's ``isolation.level``: no"
            " records of aborted transactions, and nothing from the last stable offset on. For its"
            " transaction markers, the whole log is read first."
        ),
        Default(READ_UNCOMMITTED),
    ]


class ReadOptions(Filters, Policy, Visible, Access, total=False):
    """The options of a query of records, besides its columns."""

    latest: Annotated[
        bool,
        Doc(
            "whether to read only the last record of each key in each partition, as compaction"
            ' leaves it, tombstones included (``not_null="value"`` leaves them out). Offsets,'
            " times and ``keys`` are filters before that, so ``end`` gives the view as of"
            " a time; all others are filters of the result. Records without a key are left out, as"
            " the cleaner does. The source is read twice; what is many goes to temporary files."
        ),
        Default(False),
    ]
    include_control: Annotated[
        bool,
        Doc(
            "whether to include control records (transaction markers and those of KRaft; column"
            " ``isControl``)."
        ),
        Default(False),
    ]
    threads: Annotated[
        int,
        Doc(
            "how many threads decode; rows and their order stay the same. They help with gzip and"
            " zstd, less with LZ4, and hardly with snappy or without compression. A source gets at"
            " most one thread for each half MiB, since more would be slower."
        ),
        Default(1),
    ]
