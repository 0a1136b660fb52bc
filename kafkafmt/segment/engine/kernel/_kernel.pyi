from collections.abc import Collection, Mapping, Sequence
from typing import Final, Protocol

from typing_extensions import Buffer

from kafkafmt._base.limits import Limits
from kafkafmt.segment.record.framing import Sought
from kafkafmt.segment.record.record import Record

def __getattr__(name: str) -> int: ...  # a member of its enums, a number of the layout

class Block:
    address: Final[int]
    size: Final[int]
    def __buffer__(self, flags: int, /) -> memoryview: ...

# The length, the nulls, the blocks, the children.
Exportable = tuple[int, int, list[Block | None], Sequence["Exportable"]]

class SupportsArrowSchema(Protocol):
    def __arrow_c_schema__(self) -> object: ...

class Tables:
    def __init__(self, schema: SupportsArrowSchema) -> None: ...
    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...
    def offer(self, length: int, columns: Sequence[Exportable]) -> None: ...

class Kernel:
    highest_offset: int
    until: int
    leaves_out: bool
    effort: int
    def __init__(
        self,
        table: int,
        columns: Collection[str],
        limits: Limits,
        wants_control: bool,
        max_rows: int,
        max_bytes: int,
    ) -> None: ...
    needed: Final[int]
    start: Final[int]
    offset: Final[int]
    entry_end: Final[int]
    rows: Final[int]
    base_offset: Final[int]
    last_offset: Final[int]
    count: Final[int]
    producer_id: Final[int | None]
    is_transactional: Final[bool]
    is_control: Final[bool]
    def decompress_by(self, functions: Mapping[str, int], room: Block) -> None: ...
    def begin(
        self,
        segment: int,
        partition: int | None,
        offsets: range | None,
        highest_offset: int,
        text_size: int,
    ) -> None: ...
    def commit_only(self, stable_offset: int | None) -> None: ...
    def walk(self, data: Buffer, offset: int, position: int, end: int) -> int: ...
    def read(
        self, file: int, room: Buffer, most: int, position: int, end: int, seeks: bool
    ) -> tuple[int, int, int]: ...
    def append(self, payload: Buffer | None, data: Buffer, position: int, end: int) -> int: ...
    def accept(self) -> None: ...
    def take_left_out(self) -> tuple[int, int, int, int]: ...
    def clear(self) -> None: ...
    def columns(
        self, names: Sequence[str], texts: dict[str, list[bytes | None]]
    ) -> list[Exportable]: ...

def only_entry(data: Buffer, limits: Limits) -> EntryHeader | None: ...
def follow_file(file: int, position: int, wanted: int, size: int) -> tuple[int, int]: ...
def find_entry(
    piece: Buffer, position: int, stop: int, sought: Sought, effort: int
) -> tuple[int, int, int]: ...
def mark_containing(
    data: Buffer, ends: Buffer, start: int, text: bytes, marks: bytearray
) -> bool: ...
def all_have(messages: Buffer, size: int, place: int, expected: bytes) -> bool: ...
def numbers_at(messages: Buffer, size: int, place: int, width: int) -> Block: ...
def decompressed(
    functions: Mapping[str, int],
    codec: int,
    data: Buffer,
    room: Block,
    most: int,
    magic: int = ...,
) -> int: ...
def memory(size: int) -> Block: ...
def checksums(data: Buffer) -> tuple[int, int, int, int, int, int]: ...

class EntryHeader:
    def __init__(self, data: Buffer, position: int, is_valid: bool, limits: Limits) -> None: ...
    data: Final[memoryview]
    position: Final[int]
    size_in_bytes: Final[int]
    magic: Final[int]
    crc: Final[int]
    is_valid: Final[bool]
    compression_id: Final[int]
    timestamp_type: Final[int]
    base_offset: Final[int]
    last_offset: Final[int]
    count: Final[int]
    max_timestamp: Final[int]
    base_timestamp: Final[int | None]
    partition_leader_epoch: Final[int | None]
    producer_id: Final[int | None]
    producer_epoch: Final[int | None]
    base_sequence: Final[int | None]
    last_sequence: Final[int | None]
    is_transactional: Final[bool]
    is_control: Final[bool]
    delete_horizon_ms: Final[int | None]
    def compressed(self) -> memoryview | None: ...
    def records(self, payload: Buffer | None = None) -> list[Record] | None: ...

def entry_header(kernel: Kernel, data: Buffer) -> EntryHeader: ...
def entry_headers(
    kernel: Kernel, data: Buffer, offset: int, position: int, end: int, believes_lengths: bool
) -> tuple[list[EntryHeader | None], int]: ...
def entries_around(
    kernel: Kernel,
    data: Buffer,
    offset: int,
    position: int,
    end: int,
    most: int,
    most_v2: int,
    stop: int,
) -> tuple[EntryHeader | None, EntryHeader | None, bool, int]: ...

class HeaderSums:
    def __init__(
        self,
        base_offset: int,
        index: bytes = b"",
        time_index: bytes = b"",
        counts_sets: bool = False,
        end_offset: int = 2**63 - 1,
        is_decoded: bool = False,
    ) -> None: ...
    disordered: Final[int]
    disordered_position: Final[int]
    crowded: Final[int]
    crowded_position: Final[int]
    position: Final[int]
    entries: Final[int]
    records: Final[int]
    first_offset: Final[int]
    last_offset: Final[int]
    first_timestamp: Final[int]
    last_timestamp: Final[int]
    gap_count: Final[int]
    missing: Final[int]
    holes: Final[int]
    has_transactions: Final[bool]
    has_producers: Final[bool]
    codecs: Final[list[tuple[int, int, int]]]
    gaps: Final[list[tuple[int, int, int]]]
    epochs: Final[list[tuple[int, int, int, int]]]
    index_state: Final[tuple[int, int, int]]
    time_index_state: Final[tuple[int, int, int]]
    def skip_to(self, position: int) -> None: ...
    def walk(self, data: Buffer, position: int, end: int) -> tuple[int, int]: ...
    def walk_file(self, file: int, position: int, end: int) -> tuple[int, int]: ...

def index_entries(data: bytes, is_time: bool) -> tuple[int, int]: ...
