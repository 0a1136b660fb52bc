from typing_extensions import Buffer

from kafkafmt.values.gathered import ColumnLayout, GatheredColumn

def __getattr__(name: str) -> int: ...  # a member of its enums

# The kind, the column and that of keys (-1: none), the members (name and node), the child, the
# text, and the range of integers.
Node = tuple[int, int, int, list[tuple[bytes, int]], int, bytes, int, int]

class Plan:
    def __init__(self, nodes: list[Node], columns: list[ColumnLayout]) -> None: ...
    def read(
        self, ends: Buffer, data: Buffer, offset: int, count: int, skip: int, root_column: int
    ) -> list[int]: ...
    def column(self, index: int) -> GatheredColumn: ...
