"""A copy of a segment in a tier, used like a file: opening it gives the segment's bytes.

Strategy: a copy has the chunks and the key of its manifest. The driver of a large bucket keeps no
more than names, and the task that opens a copy reads the manifest again.

Invariant: it is a value that can be sent to another machine, as every
:class:`~kafkafmt.storage.segment_file.SegmentFile`; no key is ever shown. An object shorter than
in its manifest is read as far as its chunks are whole, and the rest is listed as damage.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import IO, cast

from kafkafmt._base.damage import MALFORMED, Unreadable
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.log.tier import manifest as manifests
from kafkafmt.log.tier.chunks import ChunkCodec, ChunkedFile, Session
from kafkafmt.log.tier.keys import KeyNeededError, decrypted
from kafkafmt.log.tier.manifest import INDEXES, Manifest
from kafkafmt.storage.errors import UnusableBytes, unreadable_is_missing
from kafkafmt.storage.names import INDEX, MANIFEST, TIER_INDEXES
from kafkafmt.storage.resolve import open_tree
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.storage.window import PIECE_SIZE, Window

_OTHER_KEY = (
    "its data key does not decrypt with the private key that decrypts those of other segments: it"
    " is damaged, or of another private key with the same id"
)
"""Where none decrypts, a log has no segments: :meth:`kafkafmt.log.tier.bucket.Bucket.logs`."""
_LOOK_PIECE = 64 * 1024  # copied from a chunk, which the file keeps


@dataclass(frozen=True, slots=True, repr=False)
class TieredSegment(SegmentFile):
    """A readable copy; its size is that of the segment.

    Attributes:
        max_timestamp: the greatest, milliseconds; -1 for none.
        expected_size: the same by its manifest.
        indexes_size: of the object of its indexes; ``None`` if that is missing.
        expected_indexes_size: the least size of that object, by its manifest.
        manifest_version: the store's version of the manifest.
        pair: the id of the pair of keys that encrypted its data key; ``None`` if there is none.
        spares: other copies with the same bytes, for the chunks damaged here.
    """

    max_timestamp: int = -1
    stored_size: int = 0
    expected_size: int = 0
    indexes_size: int | None = None
    expected_indexes_size: int = 0
    manifest_size: int = 0
    manifest_version: str | None = None
    pair: str | None = None
    kept: Manifest | None = field(default=None, compare=False)
    session: Session = field(default_factory=Session, compare=False)
    spares: tuple[TieredSegment, ...] = field(default=(), compare=False)

    @property
    def stem(self) -> str:
        """The path of its objects without the suffix."""
        return self.path.rpartition(".")[0]

    def manifest(self) -> Manifest:
        """Return its manifest; it is read again if it was not kept.

        Raises:
            OSError: it cannot be read.
            KafkaFormatError: it has changed.
        """
        if self.kept is not None:
            return self.kept
        path = f"{self.stem}{MANIFEST}"
        size = self.manifest_size
        fetcher = open_tree(path, self.storage).fetcher(path, size, self.manifest_version)
        return manifests.parsed(fetcher.once(0, size), path, self.session.limits)

    def open(self, *, piece_size: int = PIECE_SIZE, skips_errors: bool = False) -> Window:
        """Open it for reading; use the window as a context manager.

        Raises:
            PrivateKeyError: it needs a private key that was not given.
            UnusableBytes: its key is damaged, or its manifest is not what it was.
            FileNotFoundError: it was deleted.
            ReplacedError: the store has another version of the object than the one that was found.
            OSError: it cannot be opened.
        """
        manifest = self._read_manifest()
        chunks = manifest.chunks
        is_plain = not manifest.is_compressed and manifest.data_key is None
        whole = chunks.whole_chunks(self.stored_size)
        size = min(self.stored_size, self.size) if is_plain else chunks.start(whole)
        if is_plain and not self.is_remote and self.stored_size <= self.size:
            # Not super(): a dataclass with slots is another class than the one that was written.
            window = SegmentFile.open(self, piece_size=piece_size, skips_errors=skips_errors)
        else:
            codec = self._codec(manifest, self.path, is_compressed=manifest.is_compressed)
            fetcher = open_tree(self.path, self.storage).fetcher(
                self.path, self.stored_size, self.version
            )
            file = ChunkedFile(
                self.path,
                chunks,
                size,
                fetcher.fetch,
                codec,
                self.session,
                fetches_ahead=self.is_remote,
                on_close=fetcher.close,
            )
            piece_size = min(piece_size, _LOOK_PIECE)
            stream = cast("IO[bytes]", file)
            window = Window(
                self.path, size, stream, piece_size=piece_size, skips_errors=skips_errors
            )
            file.instead = partial(self._read_spares, window.replaced)
        if size < self.size:
            reason = (
                f"the object ends at byte {self.stored_size} of {chunks.stored_size}: the segment "
                f"from byte {size} on is lost"
            )
            window.unreadable[size] = Unreadable(self.size, MALFORMED, reason)
        return window

    def index(self) -> SegmentFile | None:
        """Return the offset index in its ``.indexes``, read at once; ``None`` if it is empty.

        Raises:
            OSError: it cannot be read, needs a private key, or is damaged.
        """
        data = self.side_file(INDEX) if self.has_index else None
        place = f"{self.stem}{TIER_INDEXES}"
        return SegmentFile(place, base_offset=self.base_offset, data=data) if data else None

    def side_file(self, suffix: str) -> bytes | None:
        """Return a file in its ``.indexes``; empty by its manifest, ``None`` if they are missing.

        Raises:
            OSError: it cannot be read, needs a private key, or is damaged.
        """
        manifest = self._read_manifest()
        place, size = manifest.indexes[suffix], self.indexes_size
        if place is None or (place[1] == 0 and size is not None):
            return b""
        if size is None:
            return None
        path, data = f"{self.stem}{TIER_INDEXES}", b""
        start, end = place[0], place[0] + place[1]
        if end <= size:
            fetcher = open_tree(path, self.storage).fetcher(path, size, self.index_version)
            data = fetcher.once(start, end)
        if len(data) != end - start:
            found = f"{size} bytes, expected {end} for the index {INDEXES[suffix]!r}"
            raise UnusableBytes(MALFORMED, found, path)
        if manifest.data_key is None:
            return data
        # Encrypted as one chunk, and never compressed.
        codec = self._codec(manifest, path, is_compressed=False)
        return bytes(codec.decoded(data, len(data)))

    def _read_spares(self, replaced: dict[int, Unreadable], error: UnusableBytes) -> bytes | None:
        """Return the bytes of an undecodable chunk, from the first copy with them."""
        end = self.size if error.end is None else error.end
        for spare in self.spares:
            with unreadable_is_missing(KafkaFormatError, OSError), spare.open() as window:
                data = bytes(window.view(error.start, end - error.start))
                replaced[error.start] = Unreadable(end, error.kind, error.reason)
                return data
        return None

    def _read_manifest(self) -> Manifest:
        try:
            return self.manifest()
        except KafkaFormatError as error:
            raise UnusableBytes(MALFORMED, error.reason, self.path) from None

    def _codec(self, manifest: Manifest, path: str, *, is_compressed: bool) -> ChunkCodec:
        key, aad = None, b""
        if manifest.data_key is not None:
            try:
                key = decrypted(manifest.data_key, self.storage.private_keys)
            except KeyNeededError as needed:
                if not needed.reason:  # no private key was given
                    raise needed.error(self.path) from None
                raise UnusableBytes(MALFORMED, _OTHER_KEY, self.path) from None
            aad = manifest.data_key.aad
        return ChunkCodec(path, is_compressed=is_compressed, key=key, aad=aad)
