"""The lines that say who wrote the data directories of a source."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator

from kafkafmt._base.counts import counted
from kafkafmt._base.wording import printable
from kafkafmt.cli.output.tables import View
from kafkafmt.survey.origin import Origin

_LISTED = 6


def lines(origins: Iterable[Origin], view: View) -> Iterator[str]:
    """A line for each data directory; on a terminal not for all of many."""
    found = list(origins)
    parents = [os.path.dirname(file.path) for file in found]
    common = os.path.commonpath(parents) if parents else ""
    most = len(found) if view.wide else _LISTED
    for file in found[:most]:
        at = "" if len(found) == 1 else f" {os.path.relpath(file.path, common)}"
        yield printable(f"disk{at}: {file.text}")
    if len(found) > most:
        more = counted(len(found) - most, "more data directory")
        yield f"disk: {more} (--wide lists all)"
