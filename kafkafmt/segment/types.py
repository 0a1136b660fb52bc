"""The types in the signatures of public functions: ``kafkafmt.types``.

Strategy: pyarrow has no type hints. A type checker sees classes below pyarrow's own, with the
members that programs use most; the others are Any, or typed where pyarrow-stubs is installed. When
a program runs, they are pyarrow's classes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kafkafmt._base.lazy import homes_of, loader

if TYPE_CHECKING:
    import pyarrow as pa

    from kafkafmt._base.moments import Moment as Moment
    from kafkafmt.segment.record.batch import MessageChecksum as MessageChecksum
    from kafkafmt.segment.record.control import ControlRecord as ControlRecord
    from kafkafmt.storage.discovery import Source as Source

    class Scalar(pa.Scalar):  # type: ignore[misc]
        """One value of a column; ``as_py()`` is the value in Python."""

        @property
        def is_valid(self) -> bool: ...
        def as_py(self) -> Any: ...

    class _Column:
        @property
        def type(self) -> pa.DataType: ...
        @property
        def null_count(self) -> int: ...
        def __len__(self) -> int: ...
        def __iter__(self) -> Iterator[Scalar]: ...
        def __getitem__(self, row: int) -> Scalar: ...
        def to_pylist(self) -> list[Any]: ...

    class Array(_Column, pa.Array):  # type: ignore[misc]
        """One column of a record batch."""

    class ChunkedArray(_Column, pa.ChunkedArray):  # type: ignore[misc]
        """One column of a table."""

    class _Tabular:
        @property
        def num_rows(self) -> int: ...
        @property
        def num_columns(self) -> int: ...
        @property
        def nbytes(self) -> int: ...
        @property
        def column_names(self) -> list[str]: ...
        @property
        def schema(self) -> pa.Schema: ...
        def __len__(self) -> int: ...
        def to_pylist(self) -> list[dict[str, Any]]: ...
        def to_pydict(self) -> dict[str, list[Any]]: ...
        def to_pandas(self, **options: Any) -> Any: ...

    class RecordBatch(_Tabular, pa.RecordBatch):  # type: ignore[misc]
        """Some rows of a table, as a scan gives them."""

        def __getitem__(self, column: int | str) -> Array: ...
        def column(self, i: int | str) -> Array: ...
        def filter(self, mask: Any) -> RecordBatch: ...
        def select(self, columns: Sequence[int | str]) -> RecordBatch: ...
        def slice(self, offset: int = 0, length: int | None = None) -> RecordBatch: ...

    class Table(_Tabular, pa.Table):  # type: ignore[misc]
        """The rows that a ``read_`` function returns; ``to_pylist()`` makes them dicts."""

        @classmethod
        def from_batches(
            cls, batches: Iterable[pa.RecordBatch], schema: pa.Schema | None = None
        ) -> Table: ...
        @classmethod
        def from_pylist(
            cls, mapping: Iterable[Mapping[str, Any]], schema: pa.Schema | None = None
        ) -> Table: ...
        def __getitem__(self, column: int | str) -> ChunkedArray: ...
        def add_column(self, i: int, field: str | pa.Field, column: Any) -> Table: ...
        def append_column(self, field: str | pa.Field, column: Any) -> Table: ...
        def combine_chunks(self) -> Table: ...
        def column(self, i: int | str) -> ChunkedArray: ...
        def filter(self, mask: Any) -> Table: ...
        def select(self, columns: Sequence[int | str]) -> Table: ...
        def slice(self, offset: int = 0, length: int | None = None) -> Table: ...
        def take(self, indices: Any) -> Table: ...
        def sort_by(self, sorting: str | list[tuple[str, str]]) -> Table: ...
        def to_batches(self, max_chunksize: int | None = None) -> list[RecordBatch]: ...


_ARROW = ("Array", "ChunkedArray", "RecordBatch", "Scalar", "Table")
_HOMES: Mapping[str, str] = homes_of(
    {
        "_base.moments": "Moment",
        "segment.record.batch": "MessageChecksum",
        "segment.record.control": "ControlRecord",
        "storage.discovery": "Source",
    }
)


if not TYPE_CHECKING:  # otherwise a checker would take any name, and none for *
    __all__ = sorted([*_ARROW, *_HOMES])
    _load = loader("kafkafmt", _HOMES)

    def __getattr__(name: str) -> Any:
        if name in _ARROW:
            import pyarrow as pa

            return getattr(pa, name)
        return _load(name)


def __dir__() -> list[str]:
    return sorted([*_ARROW, *_HOMES])
