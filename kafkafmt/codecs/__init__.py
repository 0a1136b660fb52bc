"""The four codecs of Kafka's log, one module each, and one bounded function for all of them."""

from kafkafmt.codecs.registry import (
    GZIP,
    LZ4,
    NONE,
    ROOM_SIZE,
    SNAPPY,
    ZSTD,
    codec_name,
    decompress,
    decompress_into,
)

__all__ = [
    "GZIP",
    "LZ4",
    "NONE",
    "ROOM_SIZE",
    "SNAPPY",
    "ZSTD",
    "codec_name",
    "decompress",
    "decompress_into",
]
