from typing_extensions import Buffer

FLAGS_ONLY: int
FIXED_WIDTH: int
TEXTS: int
LISTS: int

OBJECT: int
ENVELOPE: int
LIST: int
MAP: int
STRING: int
INTEGER: int
NUMBER: int
BOOLEAN: int
RAW: int
SAME: int

class Block:
    def __buffer__(self, flags: int, /) -> memoryview: ...

# The kind, the column and that of keys (-1: none), the members (name and node), the child, the
# text, and the range of integers.
Node = tuple[int, int, int, list[tuple[bytes, int]], int, bytes, int, int]
# The layout, the width of slots, whether rows can be null, the child columns.
Column = tuple[int, int, bool, list[int]]

class Plan:
    def __init__(self, nodes: list[Node], columns: list[Column]) -> None: ...
    def read(
        self, ends: Buffer, data: Buffer, offset: int, count: int, skip: int, root_column: int
    ) -> list[int]: ...
    def column(self, index: int) -> tuple[int, int, Block | None, Block | None, Block | None]: ...
