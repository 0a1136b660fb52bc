from typing_extensions import Buffer

from kafkafmt.values.fallback import ColumnLayout, GatheredColumn

def __getattr__(name: str) -> int: ...  # a member of its enums

# The number, kind, label, column, list column, message and oneof (-1: none), the numbers of an enum
# in order, and the index of its default.
Field = tuple[int, int, int, int, int, int, int, list[int], int]

class Plan:
    def __init__(
        self, messages: list[tuple[int, list[Field]]], columns: list[ColumnLayout], num_oneofs: int
    ) -> None: ...
    def read(
        self, ends: Buffer, data: Buffer, offset: int, count: int, skip: int, root_column: int
    ) -> list[int]: ...
    def column(self, index: int) -> GatheredColumn: ...
