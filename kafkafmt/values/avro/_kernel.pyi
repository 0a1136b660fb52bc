from typing_extensions import Buffer

from kafkafmt.values.fallback import ColumnLayout, GatheredColumn

def __getattr__(name: str) -> int: ...  # a member of its enums

# What is read, the column or -1, the size, the child nodes.
Node = tuple[int, int, int, list[int]]

class Plan:
    def __init__(
        self, nodes: list[Node], columns: list[ColumnLayout], limits: list[tuple[int, int]]
    ) -> None: ...
    def read(
        self, ends: Buffer, data: Buffer, offset: int, count: int, skip: int, root_column: int
    ) -> list[int]: ...
    def column(self, index: int) -> GatheredColumn: ...
