"""Prints exactly what ``kafka-dump-log.sh`` (``DumpLogSegments``) of Kafka 4.3 prints.

Strategy: files are dumped in order, each by the module for its kind. Before an error is raised, all
output so far is written, so the output before an error is that of Kafka's tool before its
exception. Mismatches between files are printed last, on standard error.

Invariant: one batch in memory at a time, besides the index that is dumped and 16 bytes for each
gap in the offsets.

Three things differ on purpose. What a terminal would obey in the name of a file is printed as its
code (see ``printable``). A LEADER_CHANGE of version 1 is printed as such; Kafka's tool reads
all of them as version 0. A missing file is an error; Kafka's tool creates an empty index, or treats
a transaction index as empty.
"""

from __future__ import annotations

from collections.abc import Sequence

from kafkafmt._base.java import JavaMap
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt._base.wording import printable
from kafkafmt.storage.names import (
    CHECKPOINT,
    INDEX,
    LOG,
    SIDE_FILES,
    TIME_INDEX,
    TRANSACTION_INDEX,
)
from kafkafmt.survey.dump.findings import Gaps, Mismatches
from kafkafmt.survey.dump.log import LogDump
from kafkafmt.survey.dump.request import STANDARD_INPUT, DumpedFile, DumpOptions, Write


def dump_files(
    files: Sequence[DumpedFile],
    options: DumpOptions,
    out: Write,
    err: Write,
    limits: Limits = DEFAULT_LIMITS,
) -> bool:
    """Print files as ``DumpLogSegments.main`` does; ``out`` and ``err`` write to its two streams.

    Returns:
        Whether nothing is wrong: every batch is valid and whole, every index matches its segment,
        every snapshot can be read.

    Raises:
        KafkaFormatError: where Kafka's tool ends with an exception.
        OSError: a file is missing or cannot be read.
        UndumpableError: the name of a file has no offset.
    """
    gaps: JavaMap[Gaps] = JavaMap()
    mismatches = Mismatches()
    is_right = True
    for file in files:
        out(f"Dumping {printable(file.name)}\n")
        if file.suffix in (LOG, CHECKPOINT) or file.name == STANDARD_INPUT:
            dump = LogDump(file, options, out, limits)
            is_right &= dump.run()
            if dump.gaps:
                gaps.compute_if_absent(file.absolute_name, Gaps).update(dump.gaps)
            if len(dump.gaps) > 1:  # Kafka's tool calls it once per gap
                gaps.compute_if_absent(file.absolute_name, Gaps)
        elif file.suffix in SIDE_FILES:
            is_right &= _dump_side_file(file, options, out, err, mismatches, limits)
        else:
            file.ensure_file()
            err(f"Ignoring unknown file {printable(file.name)}\n")
    for line in mismatches.lines():
        err(line)
    for path in gaps.in_order():
        err(f"Non-consecutive offsets in {printable(path)}\n")
        for last, following in gaps[path].in_order():
            err(f"  {last} is followed by {following}\n")
    return is_right and not mismatches


def _dump_side_file(
    file: DumpedFile,
    options: DumpOptions,
    out: Write,
    err: Write,
    mismatches: Mismatches,
    limits: Limits,
) -> bool:
    """Print an index or a snapshot; return false for a snapshot that cannot be read."""
    from kafkafmt.survey.dump import indexes, snapshot  # rarely needed

    if file.suffix == INDEX:
        indexes.dump_index(file, options, out, mismatches, limits)
    elif file.suffix == TIME_INDEX:
        indexes.dump_time_index(file, options, out, mismatches, limits)
    elif file.suffix == TRANSACTION_INDEX:
        indexes.dump_transaction_index(file, out, limits)
    else:
        return snapshot.dump_snapshot(file, out, err, limits)
    return True
