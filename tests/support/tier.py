"""Writes objects as Aiven's tiered storage plugin does: chunks, indexes, manifest.

It follows the plugin's formats alone, and nothing of `kafkafmt`.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import zstandard
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

TOPIC_ID = "MWJ6FHTfRYy67jzwZdeqSQ"
LOG, INDEXES, MANIFEST = ".log", ".indexes", ".rsm-manifest"


@lru_cache
def private_key(name: str) -> rsa.RSAPrivateKey:
    """A key of its own for each name."""
    return rsa.generate_private_key(65537, 2048)


def pem(key: Any = None) -> bytes:
    """A private key as its file."""
    key = private_key("key1") if key is None else key
    data: bytes = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return data


@dataclass
class Segment:
    """A segment to be copied."""

    data: bytes  # its batches
    first: int  # its offsets
    last: int
    # Leader epochs, each with its first offset.
    epochs: Mapping[int, int] = field(default_factory=dict)
    # The leader epochs of the log; those of the segment if `None`.
    checkpoint: Sequence[tuple[int, int]] | None = None
    index: Sequence[tuple[int, int]] = ()  # entries of the offset index, absolute
    # Entries of the transaction index: producer, first, last, last stable offset.
    aborted: Sequence[tuple[int, int, int, int]] = ()
    snapshot: bytes = b""  # the bytes of a producer snapshot
    max_timestamp: int = 2**60


@dataclass
class Tier:
    """A bucket on disk."""

    root: Path  # its folder
    prefix: str = ""  # put before each key, without a slash
    chunk_size: int = 4096  # of segments
    is_compressed: bool = False  # whether chunks are
    pair: str | None = None  # of the keys; `None`: nothing is encrypted
    _copies: int = 0

    def put(
        self,
        segment: Segment,
        topic: str = "orders",
        partition: int = 0,
        topic_id: str = TOPIC_ID,
        changes: Mapping[str, Any] | None = None,
    ) -> Path:
        """Copy a segment; the path of its objects without the suffix."""
        self._copies += 1
        own_id = base64.urlsafe_b64encode(
            hashlib.sha256(f"{self.prefix}{topic}{partition}{self._copies}".encode()).digest()
        )[:22].decode()
        folder = Path(f"{self.root}/{self.prefix}{topic}-{topic_id}") / str(partition)
        folder.mkdir(parents=True, exist_ok=True)
        stem = f"{segment.first:020}-{own_id}"
        cipher = _Cipher() if self.pair else None
        stored = [self._chunk(chunk, cipher) for chunk in self._cut(segment.data)]
        places, indexes = self._indexes(segment, cipher)
        manifest: dict[str, Any] = {
            "version": "1",
            "chunkIndex": self._chunk_index(segment.data, [len(each) for each in stored]),
            "segmentIndexes": places,
            "compression": self.is_compressed,
            "remoteLogSegmentMetadata": described(segment, topic, partition, topic_id, own_id),
        }
        if cipher is not None and self.pair is not None:
            manifest["encryption"] = cipher.manifest(self.pair)
        manifest.update(changes or {})
        (folder / f"{stem}{LOG}").write_bytes(b"".join(stored))
        (folder / f"{stem}{INDEXES}").write_bytes(indexes)
        (folder / f"{stem}{MANIFEST}").write_text(json.dumps(manifest))
        return folder / stem

    def _cut(self, data: bytes) -> list[bytes]:
        return [data[at : at + self.chunk_size] for at in range(0, len(data), self.chunk_size)]

    def _chunk(self, data: bytes, cipher: _Cipher | None) -> bytes:
        if self.is_compressed:
            data = zstandard.ZstdCompressor().compress(data)
        return data if cipher is None else cipher.encrypted(data)

    def _chunk_index(self, data: bytes, stored: list[int]) -> dict[str, Any]:
        index: dict[str, Any] = {
            "originalChunkSize": self.chunk_size,
            "originalFileSize": len(data),
        }
        if self.is_compressed:
            table = base64.b64encode(zstandard.ZstdCompressor().compress(chunk_table(stored)))
            return {"type": "variable", **index, "transformedChunks": table.decode()}
        more = 28 if self.pair else 0
        return {
            "type": "fixed",
            **index,
            "transformedChunkSize": self.chunk_size + more,
            "finalTransformedChunkSize": stored[-1],
        }

    def _indexes(
        self, segment: Segment, cipher: _Cipher | None
    ) -> tuple[dict[str, dict[str, int] | None], bytes]:
        epochs = segment.checkpoint
        if epochs is None:
            epochs = sorted((segment.epochs or {0: segment.first}).items())
        lines = [f"{epoch} {first}" for epoch, first in epochs]
        files: dict[str, bytes | None] = {
            "offset": b"".join(
                struct.pack(">ii", offset - segment.first, position)
                for offset, position in segment.index
            ),
            "timestamp": b"",
            "producerSnapshot": segment.snapshot,
            "leaderEpoch": "".join(f"{line}\n" for line in ("0", str(len(lines)), *lines)).encode(),
            "transaction": b"".join(struct.pack(">hqqqq", 0, *entry) for entry in segment.aborted)
            or None,
        }
        places: dict[str, dict[str, int] | None] = {}
        data = b""
        for name, content in files.items():
            if content is None:
                places[name] = None
                continue
            if content and cipher is not None:
                content = cipher.encrypted(content)
            places[name] = {"position": len(data), "size": len(content)}
            data += content
        return places, data


def described(
    segment: Segment, topic: str, partition: int, topic_id: str, own_id: str
) -> dict[str, Any]:
    """What a manifest says of a segment."""
    place = {"topic": topic, "partition": partition}
    return {
        "remoteLogSegmentId": {
            "topicIdPartition": {"topicId": topic_id, "topicPartition": place},
            "id": own_id,
        },
        "startOffset": segment.first,
        "endOffset": segment.last,
        "maxTimestampMs": segment.max_timestamp,
        "brokerId": 1,
        "eventTimestampMs": 1,
        "segmentLeaderEpochs": {
            str(epoch): first for epoch, first in (segment.epochs or {0: segment.first}).items()
        },
    }


class _Cipher:
    def __init__(self) -> None:
        self._key = os.urandom(32)
        self._aad = os.urandom(32)

    def encrypted(self, data: bytes) -> bytes:
        nonce = os.urandom(12)
        return nonce + AESGCM(self._key).encrypt(nonce, data, self._aad)

    def manifest(self, pair: str) -> dict[str, str]:
        wrapped = base64.b64encode(oaep(self._key, private_key(pair).public_key())).decode()
        return {"dataKey": f"{pair}:{wrapped}", "aad": base64.b64encode(self._aad).decode()}


def chunk_table(sizes: Sequence[int]) -> bytes:
    """The table of a variable chunk index, before it is compressed."""
    if len(sizes) == 1:
        return struct.pack(">ii", 1, sizes[0])
    base = min(sizes[:-1])
    width = max(1, -(-(max(sizes[:-1]) - base).bit_length() // 8))
    values = b"".join((size - base).to_bytes(width, "big") for size in sizes[:-1])
    return struct.pack(">iib", len(sizes), base, width) + values + struct.pack(">i", sizes[-1])


def oaep(message: bytes, key: rsa.RSAPublicKey) -> bytes:
    """RSA-OAEP with SHA3-512 and its MGF1, which `cryptography` does not have."""
    numbers = key.public_numbers()
    size = (numbers.n.bit_length() + 7) // 8
    seed = os.urandom(64)
    block = hashlib.sha3_512().digest() + bytes(size - 2 * 64 - 2 - len(message)) + b"\1" + message
    masked = _xor(block, seed)
    data = b"\0" + _xor(seed, masked) + masked
    return pow(int.from_bytes(data, "big"), numbers.e, numbers.n).to_bytes(size, "big")


def _xor(data: bytes, seed: bytes) -> bytes:
    mask = b"".join(
        hashlib.sha3_512(seed + struct.pack(">I", number)).digest()
        for number in range(len(data) // 64 + 1)
    )
    return bytes(one ^ other for one, other in zip(data, mask, strict=False))
