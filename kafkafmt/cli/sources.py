"""The segments of a command's SOURCE arguments.

Invariant: a file without a single entry, whose name is not that of a segment, is wrong use and not
damage.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any

import click

from kafkafmt import damage
from kafkafmt.cli import filters, standard_input
from kafkafmt.engine.batches import explained
from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import DEFAULT_LIMITS
from kafkafmt.log_format import suffixes
from kafkafmt.record.entry import Gap
from kafkafmt.record.versions import frames
from kafkafmt.scan import Query, Selection
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.segment_file import SegmentFile


@contextmanager
def segments_of(
    names: Sequence[str],
    log_format: str | None = None,
    storage_options: StorageOptions = NO_OPTIONS,
    wanted: Mapping[str, Any] = MappingProxyType({}),
) -> Iterator[list[SegmentFile]]:
    """The segments of paths, globs and URLs; ``-`` is standard input.

    ``wanted`` are filters; those for topics and partitions count here.

    Raises:
        FileNotFoundError: there is none.
        click.UsageError: a file is not a segment, or there is no such topic.
    """
    with standard_input.opened(names) as paths:
        try:
            with filters.wrong_use():
                query = Query(
                    source=paths,
                    wanted=Selection.of(**filters.of_logs(wanted)),
                    format=log_format,
                    storage_options=storage_options,
                )
                segments = [extent.segment for extent in query.extents()]
        except KafkaFormatError as error:  # an index, by its name
            raise click.UsageError(str(error)) from error
        for segment in segments:
            _ensure_segment(segment)
        yield segments


def _ensure_segment(segment: SegmentFile) -> None:
    """Refuse a file that has neither the name of a segment nor an entry in it."""
    name = segment.name or ""
    if segment.base_offset is not None and name.endswith(suffixes(segment.format)):
        return
    with segment.open() as window:
        first = next(frames(window, DEFAULT_LIMITS, log_format=segment.format), None)
        first = first and explained(first, segment)
        is_all = first is not None and first.length == window.size
    if isinstance(first, Gap) and is_all and first.kind != damage.ZERO_TAIL:
        shown = "standard input" if name == standard_input.COPY else segment.path
        raise click.UsageError(f"{shown}: is not a log segment: {first.reason}")
