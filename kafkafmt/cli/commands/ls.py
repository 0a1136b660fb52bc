"""``kafkafmt ls``: the logs on a disk, one row per partition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import click
import pyarrow as pa

from kafkafmt._base.damage import COLLECT, Damage
from kafkafmt._base.wording import counted, printable
from kafkafmt.cli import exits, files, help_page, layout, options, streams, words
from kafkafmt.cli.output import findings, tables
from kafkafmt.cli.sources import ensure_segment, open_extents
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.storage import names
from kafkafmt.survey.inventory import LOG_SCHEMA, Inventory

SHOWN = (
    *("topic", "partition", "sizeInBytes", "records", "nextOffset", "lastTimestamp"),
    *("damagedRanges", "missingOffsets", "state", "firstOffset", "segments", "codecs"),
    *("firstTimestamp", "highWatermark", "logStartOffset", "recoveryPoint", "privateKey"),
)
SEGMENTS = (
    *("topic", "partition", "baseOffset", "nextOffset", "sizeInBytes"),
    *("largestTimestamp", "largestTimestampOffset", "producerId", "damagedRanges"),
    *("firstTimestamp", "lastTimestamp", "fileTimestamp", "records"),
)
_DAMAGE = ("damagedRanges", "missingOffsets")
_FOLDED = 3  # as many empty partitions of a topic are one line
_FOLDED_TOPICS = 5  # as many topics with fewer are one line, too
_LISTED = 5  # directories that were not searched
_OF_EACH = ("state", "segments", "missingOffsets", "records", "nextOffset", "logStartOffset")
_SORTED = {
    "name": [],
    "size": [("sizeInBytes", "descending")],
    "records": [("records", "descending")],
    "time": [("lastTimestamp", "descending")],
    "damage": [("damagedBytes", "descending"), ("missingOffsets", "descending")],
}
_BY_NAME = [("topic", "ascending"), ("partition", "ascending"), ("path", "ascending")]


@help_page.command(
    "ls",
    examples="""\
kafkafmt ls /var/lib/kafka/data
kafkafmt ls --sort size --topic 'orders*' /disk1/kafka /disk2/kafka
kafkafmt ls --segments data/orders-0
kafkafmt ls --json data | jq 'select(.state != "current") | .path'""",
    epilog="""\
Only headers are read, so damage inside batches does not show: kafkafmt verify finds that.
Logs that a broker has set aside (states delete, stray, future) are listed here only.

On a terminal, a line below the table says of each data directory which Kafka wrote it, as far as
its files prove it, its node and cluster, and whether the broker was stopped cleanly. A line says
where no broker starts, with the first reason, or sets logs aside, as far as names and small files
show it.

The exit code is 1 if headers show damage, or names and small files that a broker does not start,
or does not serve all.""",
)
@options.sources
@click.option(
    "--sort",
    "order",
    type=click.Choice(list(_SORTED)),
    default="name",
    show_default=True,
    help="What comes first: name (topic and partition), or the greatest size, most records, "
    "latest time, most damage.",
)
@options.flag(
    "--segments",
    "One row per segment: offsets, size, times, and the record whose timestamp retention "
    "waits for.",
)
@tables.of_logs
def command(
    sources: tuple[str, ...],
    order: str,
    segments: bool,
    topics: list[str] | None,
    view: tables.View,
    settings: options.ReadSettings,
) -> int:
    """List the logs of SOURCE, one row per partition, and their totals.

    The fields are those of kafkafmt.read_logs.
    """
    options.refuse_storage_options_without_url(sources)
    if segments:
        options.refuse_without_effect("--sort", "segments come in their order", when=True)
        return _list_segments(sources, topics, view, settings)
    with files.opened(sources) as paths:
        with exits.wrong_use():
            reading = settings["threads"], settings["limits"], settings["storage_options"]
            inventory = Inventory(paths, topics, *reading, ensure_segment)
        sums = _Sums()
        parts = map(sums.added, inventory.batches())
        deciding = tables.deciding(parts) if order == "name" else parts
        first = pa.Table.from_batches(deciding, LOG_SCHEMA)
        # sort_by and group_by of a table load the whole query engine.
        first = first.take(pc.sort_indices(first, sort_keys=[*_SORTED[order], *_BY_NAME]))
        logs = set(zip(*(first[name].to_pylist() for name in ("topic", "partition")), strict=True))
        is_once = len(logs) == first.num_rows
        is_current = set(first.column("state").to_pylist()) <= {names.CURRENT}
        # What several logs of a partition differ in: the path, or the state.
        telling = [*([] if is_once else ["path"]), *([] if is_current else ["state"])]
        # Most logs are in no tier, and need no key.
        is_open = first.column("privateKey").null_count == first.num_rows and not view.wide
        closing: list[str] = []
        following = next(parts, None)
        is_short = view.is_for_people and not view.wide
        left_out = {*telling, *(["privateKey"] if is_open else [])}
        if is_short and following is None:
            # Headers without damage do not prove that the records are sound.
            nothing = [name for name in _DAMAGE if not any(first[name].to_pylist())]
            left_out |= {*nothing, *(["state"] if is_current else [])}
        others = [name for name in SHOWN[2:] if name not in left_out]
        shown = [*SHOWN[:2], *telling, *others] if view.is_for_people else SHOWN
        if following is None and is_short:
            first, closing = _without_empty(first)
        rows: Iterator[pa.RecordBatch] = chain(
            first.to_batches(), [] if following is None else [following], parts
        )
        if files.STANDARD_INPUT in sources:
            rows = map(files.in_rows, rows)
        # The name of a log's directory is its topic and partition.
        kept = map(tables.in_data_directory, rows) if is_short else rows
        tables.show(
            kept if first.num_rows else first,
            shown,
            view=view,
            closing=lambda: [
                *closing,
                *sums.lost(),
                *sums.needed,
                *_not_searched(inventory.not_searched),
                *findings.lines(inventory.origins(), view),
                *_starts(inventory),
                sums.text(view, "partition" if is_once else "log"),
                *sums.set_aside(),
                *sums.advice(),
            ],
        )
        if not view.is_for_people:
            for line in _starts(inventory):
                streams.err_sentence(line)
        inventory.expect_permission()
        is_loss = any(found.is_loss for start in inventory.starts for found in start.findings)
    return exits.DAMAGED if sums.is_damaged or is_loss else exits.SOUND


def _list_segments(
    sources: tuple[str, ...],
    topics: list[str] | None,
    view: tables.View,
    settings: options.ReadSettings,
) -> int:
    from kafkafmt.log.scan.query import FoundExtents  # which a list of logs does not need
    from kafkafmt.survey.segments import segment_rows

    wanted = {} if topics is None else {"topics": topics}
    is_damaged = False

    def noted(part: pa.RecordBatch) -> pa.RecordBatch:
        nonlocal is_damaged
        is_damaged |= any(part["damagedRanges"].to_pylist())
        return part

    unlisted: list[Damage] = []
    with open_extents(sources, settings, wanted, on_damage=COLLECT, unlisted=unlisted) as extents:
        found = FoundExtents(extents, [])
        parts = map(noted, segment_rows(found, **settings))
        tables.show(parts, SEGMENTS, view=view)
    return exits.DAMAGED if options.report(unlisted) or is_damaged else exits.SOUND


def _not_searched(found: list[tuple[str, str]]) -> Iterator[str]:
    """Yield the directories left out, in a short list."""
    for path, why in found[:_LISTED]:
        yield printable(f"not searched: {layout.near(path)}: {why}")
    if len(found) > _LISTED:
        more = counted(len(found) - _LISTED, "more directory")
        yield f"not searched: {more} (kafkafmt verify lists all)"


def _starts(inventory: Inventory) -> Iterator[str]:
    """Yield the next start of each broker, if it does more than serve its records.

    Where none starts, the first reason follows.
    """
    found = inventory.starts
    texts = findings.starts(found, (f"{start.sentence()}: see kafkafmt verify" for start in found))
    for start, text in zip(found, texts, strict=True):
        if any(finding.at_start for finding in start.findings):
            yield text
        if not start.starts:
            first = start.refusals[0]
            yield printable(f"  {layout.near(first.path)}: {first.message}")


def _without_empty(table: pa.Table) -> tuple[pa.Table, list[str]]:
    """Return the table without the empty partitions of topics with many, and their numbers."""
    nothing = pc.and_(
        pc.and_(pc.equal(table["entries"], 0), pc.equal(table["damagedRanges"], 0)),
        pc.and_(pc.equal(table["missingOffsets"], 0), pc.equal(table["state"], names.CURRENT)),
    )
    is_empty = pc.fill_null(nothing, False).to_pylist()
    topics = table["topic"].to_pylist()
    counts = Counter(topic for topic, empty in zip(topics, is_empty, strict=True) if empty)
    folded = {topic: count for topic, count in counts.items() if topic and count >= _FOLDED}
    lines = [
        f"{counted(count, 'empty partition')} of {printable(topic)}"
        for topic, count in folded.items()
    ]
    others = {topic: count for topic, count in counts.items() if topic and topic not in folded}
    if len(others) >= _FOLDED_TOPICS:
        empty = counted(sum(others.values()), "empty partition")
        more = "other topics" if folded else "topics"
        lines.append(f"{empty} of {len(others)} {more} (--wide lists all)")
        folded |= others
    kept = [not (empty and topic in folded) for topic, empty in zip(topics, is_empty, strict=True)]
    return table.filter(pa.array(kept, pa.bool_())), lines


class _Sums:
    """The totals of the logs."""

    def __init__(self) -> None:
        self._topics: set[str | None] = set()
        self._partitions = 0
        self._sums: Counter[str] = Counter()
        self._lost = 0
        self._deleted = 0  # logs that a broker deletes, as they end below their log start
        self._aside = Counter[str]()  # what a broker has set aside
        self.needed: list[str] = []  # of the logs that need a private key, a line each

    def added(self, part: pa.RecordBatch) -> pa.RecordBatch:
        """Return the same rows, added."""
        self._partitions += part.num_rows
        self._topics.update(part.column("topic").to_pylist())
        for row in part.filter(pc.is_valid(part.column("privateKey"))).to_pylist():
            log = f"{printable(row['topic'] or '')}-{row['partition']}"
            self.needed.append(f"{log}: {printable(row['privateKey'])}")
        for name in ("segments", "sizeInBytes", "records", "damagedRanges"):
            # Arrow's sum wraps, and sparse files have sizes of 2^63 - 1.
            self._sums[name] += sum(filter(None, part.column(name).to_pylist()))
        # Not compared in Arrow: a scalar of the text loads modules that ls does not need.
        columns = (part.column(name).to_pylist() for name in _OF_EACH)
        for state, segments, missing, records, end, log_start in zip(*columns, strict=True):
            if state != names.CURRENT:
                self._aside.update(partitions=1, records=records or 0)
            elif segments and end is not None and log_start is not None:
                self._deleted += end < log_start
            self._lost += segments == 0 and bool(missing)
        return part

    @property
    def is_damaged(self) -> bool:
        """Whether headers show damage, or a log has lost its segments or its end."""
        return bool(self._lost or self._deleted or self._sums["damagedRanges"])

    def lost(self) -> Iterator[str]:
        """Yield a sentence about logs without segments, and one about logs ending too soon."""
        if self._lost:
            logs = counted(self._lost, "partition")
            have = "has no segment" if self._lost == 1 else "have no segment"
            yield f"lost: {logs} {have}, and checkpoints know offsets: see kafkafmt verify"
        if self._deleted:
            ends = "ends below its" if self._deleted == 1 else "end below their"
            logs = counted(self._deleted, "partition")
            yield f"lost: {logs} {ends} log start, and a broker deletes all: see kafkafmt verify"

    def set_aside(self) -> Iterator[str]:
        """Yield the logs of the total not counted by other commands."""
        logs = self._aside["partitions"]
        if logs:
            records = counted(self._aside["records"], "record")
            what = f"of these set aside by a broker: {counted(logs, 'log')}, {records}"
            yield f"{what}; verify and records leave them out"

    def advice(self) -> Iterator[str]:
        """Yield the command for damage invisible in headers, if the headers show none."""
        if not self._sums["damagedRanges"]:
            yield "checked: headers only; kafkafmt verify checks every record"

    def text(self, view: tables.View, noun: str) -> str:
        """Return the total, calling its logs by the noun."""
        size = self._sums["sizeInBytes"]
        parts = [
            counted(self._partitions, noun),
            counted(len(self._topics), "topic"),
            counted(self._sums["segments"], "segment"),
            f"{size} bytes" if view.wide else words.size(size),
            counted(self._sums["records"], "record"),
        ]
        damaged = self._sums["damagedRanges"]
        if damaged:
            parts.append(f"{counted(damaged, 'damaged range')}: see kafkafmt verify")
        return f"total: {', '.join(parts)}"
