"""The segments of a directory as columns, since a source may have a million.

Strategy: a field that all have in common is kept once, numbers as machine words; names and the base
offsets that follow are made of the base offsets. A segment is made again each time that it is read.
"""

from __future__ import annotations

from abc import abstractmethod
from array import array
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache, partial
from itertools import repeat
from operator import attrgetter
from typing import Any, TypeVar

from kafkafmt.storage.names import LOG
from kafkafmt.storage.segment_file import Extent, SegmentFile

_FIELDS: dict[str, Any] = {each.name: each.default for each in fields(SegmentFile)}
_PLACES = {name: place for place, name in enumerate(_FIELDS)}
_values_of = attrgetter(*_FIELDS)

_shared: Callable[[tuple[int, ...]], tuple[int, ...]] = cache(tuple)
"""Returns the first of equal tuples."""
_Item = TypeVar("_Item")
_Column = Sequence[Any] | Callable[[Sequence[int], int], Any]
"""The values of a field, or what makes one of the base offsets and a number."""


def _name(bases: Sequence[int], number: int) -> str:
    return f"/{bases[number]:020}{LOG}"


def _following(bases: Sequence[int], number: int) -> int | None:
    return bases[number + 1] if number + 1 < len(bases) else None


_MADE: dict[str, Callable[[Sequence[int], int], Any]] = {
    "file": _name,
    "next_base_offset": _following,
}


class _Made(Sequence[_Item]):
    """Items made on access."""

    __slots__ = ()

    def __getitem__(self, number: Any) -> Any:
        numbers = range(len(self))[number]
        return self._at(numbers) if isinstance(numbers, int) else tuple(map(self._at, numbers))

    @abstractmethod
    def _at(self, number: int) -> _Item:
        """Make the item of a number."""


class Segments(_Made[SegmentFile]):
    """The segments of one directory, in the order of their offsets.

    Attributes:
        bases: their base offsets.
        sizes: their bytes.
    """

    __slots__ = ("_columns", "_common", "_places", "bases", "sizes")

    def __init__(self, columns: Mapping[str, list[Any]]) -> None:
        """Take the values of fields by name: offsets and sizes, and any others."""
        self.bases, self.sizes = _packed(columns["base_offset"]), _packed(columns["size"])
        known: dict[str, _Column] = {"base_offset": self.bases, "size": self.sizes}
        common, varying = {**_FIELDS}, dict[int, _Column]()
        for name, values in columns.items():
            if values.count(values[0]) == len(values):
                common[name] = values[0]
                continue
            made = _MADE.get(name)
            if made and [made(self.bases, number) for number in range(len(values))] == values:
                varying[_PLACES[name]] = made
            else:
                varying[_PLACES[name]] = known.get(name) or _packed(values)
        self._common = tuple(common.values())
        self._places, self._columns = _shared(tuple(varying)), tuple(varying.values())

    @classmethod
    def of(cls, segments: Collection[SegmentFile]) -> Segments:
        """Make a :class:`Segments` of existing segments, at least one."""
        columns = zip(*map(_values_of, segments), strict=True)
        return cls(dict(zip(_FIELDS, map(list, columns), strict=True)))

    def __len__(self) -> int:
        return len(self.bases)

    def __iter__(self) -> Iterator[SegmentFile]:
        return map(SegmentFile, *map(self._values, _PLACES.values()))

    def _values(self, place: int) -> Iterable[Any]:
        if place not in self._places:
            return repeat(self._common[place], len(self))
        column = self._columns[self._places.index(place)]
        return map(partial(column, self.bases), range(len(self))) if callable(column) else column

    def _at(self, number: int) -> SegmentFile:
        values: list[Any] = [*self._common]
        for place, column in zip(self._places, self._columns, strict=True):
            values[place] = column(self.bases, number) if callable(column) else column[number]
        return SegmentFile(*values)

    @property
    def is_of_one_log(self) -> bool:
        """Whether all have the same topic and partition."""
        return not {_PLACES["topic"], _PLACES["partition"]} & {*self._places}

    @property
    def paths(self) -> Iterable[str]:
        """Their paths."""
        pairs = zip(*(self._values(_PLACES[name]) for name in ("directory", "file")), strict=True)
        return (directory + (file or "") for directory, file in pairs)

    def fixed(self) -> Segments:
        """Return the segments with their sizes fixed, though a broker may append to them."""
        columns = {name: [*self._values(place)] for name, place in _PLACES.items()}
        return Segments({**columns, "is_fixed": [True] * len(self)})


class WholeSegments(_Made[Extent]):
    """The extents of whole segments of one log."""

    __slots__ = ("segments",)

    def __init__(self, segments: Segments) -> None:
        self.segments = segments

    def fixed(self) -> WholeSegments:
        """Return those of the segments as they were found: :meth:`Extent.fixed`."""
        return WholeSegments(self.segments.fixed())

    def __len__(self) -> int:
        return len(self.segments)

    def __iter__(self) -> Iterator[Extent]:
        return map(Extent, self.segments)

    def _at(self, number: int) -> Extent:
        return Extent(self.segments[number])


def segment_paths(extents: Sequence[Extent]) -> Iterable[str]:
    """Return the paths of their segments, except those in memory."""
    if isinstance(extents, WholeSegments):
        return extents.segments.paths
    return (extent.segment.path for extent in extents if extent.segment.data is None)


def _packed(values: list[Any]) -> Sequence[Any]:
    """Return numbers as machine words, and anything else as it is."""
    try:
        return array("q", values) if type(values[0]) is int else values
    except (TypeError, OverflowError):  # some are unknown, or are numbers of a file system
        return values
