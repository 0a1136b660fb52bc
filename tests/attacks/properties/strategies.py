"""Hypothesis strategies: log entries of every magic, together with the rows they must give.

An ``Entry`` is bytes and its own truth; a ``Log`` puts entries one after the other and fills in
positions.  The truth is computed here from what was drawn, by the rules of FORMAT and of Kafka's
documentation, never by kafkafmt.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from tests.support.encoder import FRAMINGS, Rec, message, record_batch, wrapper
from tests.support.tables import Row

CODECS = ("none", "gzip", "snappy", "lz4", "zstd")
INT16, INT32, INT64 = 2**15 - 1, 2**31 - 1, 2**63 - 1

blobs = st.none() | st.binary(max_size=24)
header_lists = st.lists(st.tuples(st.text(max_size=6), blobs), max_size=3)
timestamps = st.sampled_from([-1, 0, 1524709879130]) | st.integers(-(2**62), 2**62)
framings_v2 = st.sampled_from([name for name, f in FRAMINGS.items() if 2 in f.magics])


@dataclass(frozen=True)
class Entry:
    """One entry: its bytes, its row of ``read_batches``, its rows of ``read_records``.

    The rows lack what only the log knows: topic, partition, segment and positions.
    """

    data: bytes
    batch: Row
    records: list[Row]


@dataclass(frozen=True)
class Log:
    """Entries in a row and what the tables must show of them when they are read as bytes."""

    entries: list[Entry]

    @property
    def data(self) -> bytes:
        return b"".join(entry.data for entry in self.entries)

    def _placed(self, pick: Callable[[Entry], list[Row]], column: str) -> list[Row]:
        placed, position = [], 0
        nowhere = {"topic": None, "partition": None, "segment": None}
        for entry in self.entries:
            placed += [row | nowhere | {column: position} for row in pick(entry)]
            position += len(entry.data)
        return placed

    @property
    def batches(self) -> list[Row]:
        """The rows of ``read_batches``."""
        return self._placed(lambda entry: [entry.batch], "position")

    @property
    def records(self) -> list[Row]:
        """The rows of ``read_records`` with control records."""
        return self._placed(lambda entry: entry.records, "batchPosition")


def _crc(data: bytes, magic: int) -> int:
    at = 17 if magic == 2 else 12
    return int.from_bytes(data[at : at + 4], "big")


@st.composite
def batches(draw: st.DrawFn, /, base_offset: int = 0, **fixed: Any) -> Entry:
    """A batch of magic 2; ``fixed`` are arguments of the encoder that are not to be drawn."""
    count = draw(st.integers(0, 4))
    gaps = draw(st.lists(st.integers(1, 3), min_size=count, max_size=count))
    deltas = [sum(gaps[: n + 1]) - gaps[0] for n in range(count)]
    base, newest = draw(timestamps), draw(timestamps)
    append_time = draw(st.booleans())
    texts = [draw(header_lists) for _ in deltas]
    recs = [
        Rec(
            key=draw(blobs),
            value=draw(blobs),
            headers=tuple((key.encode(), value) for key, value in headers),
            offset_delta=delta,
            timestamp_delta=draw(st.integers(-1000, 1000) | st.integers(-(2**62), 2**61)),
            attributes=draw(st.sampled_from([0, 0, 255])),
        )
        for delta, headers in zip(deltas, texts, strict=True)
    ]
    framing = draw(framings_v2)
    options: Row = {
        "leader_epoch": draw(st.integers(-1, INT32)),
        "transactional": draw(st.booleans()),
        "delete_horizon": draw(st.booleans()),
        "producer_id": draw(st.integers(-1, INT64)),
        "producer_epoch": draw(st.integers(-1, INT16)),
        "base_sequence": draw(st.just(-1) | st.integers(0, 9) | st.integers(INT32 - 5, INT32)),
        "last_offset_delta": (deltas[-1] if deltas else 0) + draw(st.integers(0, 2)),
        "control": False,
    } | fixed
    data = record_batch(
        recs,
        base_offset=base_offset,
        framing=framing,
        timestamp_type=int(append_time),
        base_timestamp=base,
        max_timestamp=newest,
        **options,
    )

    def sequence(delta: int) -> int:
        first: int = options["base_sequence"]
        return -1 if first < 0 else (first + delta) % 2**31

    common = {
        "magic": 2,
        "compression": CODECS[FRAMINGS[framing].codec if recs else 0],
        "timestampType": int(append_time),
        "leaderEpoch": options["leader_epoch"],
        "producerId": options["producer_id"],
        "producerEpoch": options["producer_epoch"],
        "isTransactional": options["transactional"],
        "isControl": options["control"],
    }
    records = []
    for rec, headers in zip(recs, texts, strict=True):
        time = newest if append_time else base + rec.timestamp_delta
        records.append(
            common
            | {
                "key": rec.key,
                "value": rec.value,
                "offset": base_offset + rec.offset_delta,
                "timestamp": None if time == -1 else time,
                "headers": [{"key": key, "value": value} for key, value in headers],
                "sequence": sequence(rec.offset_delta),
            }
        )
    batch = common | {
        "sizeInBytes": len(data),
        "baseOffset": base_offset,
        "lastOffset": base_offset + options["last_offset_delta"],
        "count": count,
        "crc": _crc(data, 2),
        "isValid": True,
        "baseTimestamp": base,
        "maxTimestamp": newest,
        "baseSequence": options["base_sequence"],
        "lastSequence": sequence(options["last_offset_delta"]),
        "deleteHorizonMs": base if options["delete_horizon"] else None,
    }
    return Entry(data, batch, records)


_NOT_IN_LEGACY: Row = dict.fromkeys(
    ("leaderEpoch", "producerId", "producerEpoch", "baseSequence", "lastSequence")
) | {"deleteHorizonMs": None}


def _legacy(data: bytes, batch: Row, records: list[Row]) -> Entry:
    """Complete the rows of a message of magic 0 or 1."""
    flags = {"isTransactional": False, "isControl": False}
    shared = {name: batch[name] for name in ("magic", "compression")} | flags
    none = dict.fromkeys(("leaderEpoch", "producerId", "producerEpoch", "sequence"))
    batch = batch | flags | _NOT_IN_LEGACY
    batch |= {"sizeInBytes": len(data), "crc": _crc(data, batch["magic"]), "isValid": True}
    complete = [row | shared | none | {"headers": []} for row in records]
    return Entry(data, batch, complete)


def _legacy_time(magic: int, time: int, type_id: int) -> Row:
    if magic == 0:
        return {"timestampType": -1, "baseTimestamp": None, "maxTimestamp": -1}
    return {"timestampType": type_id, "baseTimestamp": None, "maxTimestamp": time}


@st.composite
def messages(draw: st.DrawFn, base_offset: int = 0) -> Entry:
    """An uncompressed message of magic 0 or 1."""
    magic, key, value = draw(st.sampled_from([0, 1])), draw(blobs), draw(blobs)
    time, type_id = draw(timestamps), draw(st.sampled_from([0, 1]))
    data = message(
        magic=magic,
        offset=base_offset,
        key=key,
        value=value,
        timestamp=time,
        timestamp_type=type_id if magic else 0,
    )
    times = _legacy_time(magic, time, type_id)
    batch = {"magic": magic, "compression": "none", "count": 1} | times
    batch |= {"baseOffset": base_offset, "lastOffset": base_offset}
    shown = None if magic == 0 or time == -1 else time
    row = {"key": key, "value": value, "offset": base_offset, "timestamp": shown}
    row |= {"timestampType": times["timestampType"]}
    return _legacy(data, batch, [row])


@st.composite
def wrappers(draw: st.DrawFn, base_offset: int = 0) -> Entry:
    """A compressed message: relative, absolute or compacted inner offsets, inner magics mixed."""
    magic = draw(st.sampled_from([0, 1]))
    framing = draw(
        st.sampled_from([n for n, f in FRAMINGS.items() if magic in f.magics and f.codec])
    )
    count = draw(st.integers(1, 4))
    gaps = draw(st.lists(st.integers(1, 3), min_size=count, max_size=count))
    offsets = [base_offset + sum(gaps[: n + 1]) - gaps[0] for n in range(count)]
    # Relative offsets count from the first message that the producer sent, which compaction
    # may have taken away; absolute ones are what the cleaner of 0.10 left.
    lost = draw(st.integers(0, min(2, base_offset)))
    relative_to = draw(st.sampled_from([0, base_offset - lost])) if magic == 1 else 0
    time, type_id = draw(timestamps), draw(st.sampled_from([0, 1])) if magic else 0
    inner, rows_ = [], []
    for offset in offsets:
        key, value, own = draw(blobs), draw(blobs), draw(timestamps)
        inner_magic = draw(st.sampled_from([1, 1, 1, 0])) if magic == 1 else 0
        inner.append(
            message(
                magic=inner_magic,
                offset=offset - relative_to,
                key=key,
                value=value,
                timestamp=own,
                # bit 3 of an inner message is not looked at: the wrapper's type counts
                timestamp_type=draw(st.sampled_from([0, 1])) if inner_magic else 0,
            )
        )
        shown = -1 if inner_magic == 0 else time if type_id else own
        rows_.append(
            {
                "key": key,
                "value": value,
                "offset": offset,
                "timestamp": None if shown == -1 else shown,
                "timestampType": -1 if inner_magic == 0 else type_id,
            }
        )
    data = wrapper(
        inner,
        magic=magic,
        offset=offsets[-1],
        framing=framing,
        key=draw(blobs),
        timestamp=time,
        timestamp_type=type_id,
    )
    batch = {"magic": magic, "compression": CODECS[FRAMINGS[framing].codec], "count": count}
    batch |= {"baseOffset": offsets[0], "lastOffset": offsets[-1]}
    return _legacy(data, batch | _legacy_time(magic, time, type_id), rows_)


KINDS = (batches, messages, wrappers)


@st.composite
def logs(draw: st.DrawFn, min_size: int = 0, max_size: int = 4) -> Log:
    """A segment of entries of any magic, with offsets that rise and have gaps."""
    entries: list[Entry] = []
    offset = draw(st.sampled_from([0, 0, 1, 2**40]))
    for _ in range(draw(st.integers(min_size, max_size))):
        entry = draw(draw(st.sampled_from(KINDS))(offset))
        entries.append(entry)
        offset = entry.batch["lastOffset"] + draw(st.integers(1, 3))
    return Log(entries)
