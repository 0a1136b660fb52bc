"""Values kept or sent as bytes, because there may be a million of them.

Strategy: a value, or a group of items, is pickled and compressed when it is packed, and unpacked
when it is read. Common parts of all items of a sequence are kept unpacked.

Invariant: an iteration gives items equal to the added ones, in their order.
"""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import chain
from typing import Any, Generic, TypeVar

Item = TypeVar("Item")
_LEVEL = 1  # higher ones take longer, and save little


def packed(value: object) -> bytes:
    """Return a value as bytes, about half the size of its pickle."""
    return zlib.compress(pickle.dumps(value), _LEVEL)


def unpacked(data: bytes) -> Any:
    """Return the value of :func:`packed`; the bytes must be our own, since a pickle runs code."""
    return pickle.loads(zlib.decompress(data))


class Packed(Generic[Item]):
    """A sequence in groups, some of them packed.

    Args:
        shared: objects that items refer to, and that all of them keep.
    """

    def __init__(self, *shared: object) -> None:
        self._shared = shared
        self._groups: list[bytes | Sequence[Item]] = []
        self._count = 0

    def add(self, group: Sequence[Item]) -> None:
        """Add items after the others, and keep them as they are."""
        self._groups.append(group)
        self._count += len(group)

    def pack(self, group: Sequence[Item]) -> None:
        """Add items after the others, and keep them as bytes."""
        file = BytesIO()
        if self._shared:
            _Pickler(file, self._shared).dump(group)
        else:  # in a fifth less time: it asks Python for no object
            pickle.dump(group, file, pickle.HIGHEST_PROTOCOL)
        self._groups.append(zlib.compress(file.getbuffer(), _LEVEL))
        self._count += len(group)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Item]:
        return chain.from_iterable(self.groups())

    def groups(self) -> Iterator[Sequence[Item]]:
        """Yield the groups."""
        return map(self._unpacked, self._groups)

    def drain(self) -> Iterator[Item]:
        """Yield the items, and let each group go at its turn."""
        self._groups.reverse()
        self._count = 0
        while self._groups:
            yield from self._unpacked(self._groups.pop())

    def _unpacked(self, group: bytes | Sequence[Item]) -> Sequence[Item]:
        if not isinstance(group, bytes):
            return group
        unpacked: Sequence[Item] = _Unpickler(BytesIO(zlib.decompress(group)), self._shared).load()
        return unpacked


class _Pickler(pickle.Pickler):
    def __init__(self, file: BytesIO, shared: Sequence[object]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._numbers = {id(one): number for number, one in enumerate(shared)}

    def persistent_id(self, obj: Any) -> int | None:
        return self._numbers.get(id(obj))


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: BytesIO, shared: Sequence[object]) -> None:
        super().__init__(file)
        self._shared = shared

    def persistent_load(self, pid: int) -> object:
        return self._shared[pid]
