"""The four codecs of Kafka's log, one module each, behind one bounded function."""

from kafkafmt.codecs.registry import GZIP, LZ4, NONE, SNAPPY, ZSTD, codec_name, decompress

__all__ = ["GZIP", "LZ4", "NONE", "SNAPPY", "ZSTD", "codec_name", "decompress"]
