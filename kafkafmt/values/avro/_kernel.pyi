from typing_extensions import Buffer

from kafkafmt.values.gathered import ColumnLayout, GatheredColumn

FLAGS_ONLY: int
FIXED_WIDTH: int
TEXTS: int
LISTS: int

REFUSE: int
NULL_VALUE: int
BOOLEAN: int
INT: int
LONG: int
INT_AS_LONG: int
INT_AS_FLOAT: int
INT_AS_DOUBLE: int
LONG_AS_FLOAT: int
LONG_AS_DOUBLE: int
FLOAT: int
FLOAT_AS_DOUBLE: int
DOUBLE: int
BYTES: int
STRING: int
FIXED: int
ENUM: int
DECIMAL: int
DECIMAL_FIXED: int
RECORD: int
ARRAY: int
MAP: int
UNION: int
BRANCH: int
TIME_MS: int
TIME_US: int
SKIP_INT: int
SKIP_LONG: int
SKIP_BYTES: int
SKIP_FIXED: int
SKIP_ENUM: int
SKIP_BOOLEAN: int

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
