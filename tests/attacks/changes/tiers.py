"""What brokers do to a bucket of tiered storage, and to their own disk beside it.

Strategy: objects appear and vanish whole, one after the other, as ``RemoteStorageManager`` of
Aiven's plugin writes and deletes them: the log first, the manifest last. A broker deletes a segment
of its own when its copy is there (``UnifiedLog.deleteOldSegments``).
"""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.attacks.changes import changes
from tests.attacks.changes.between import Step
from tests.support.tier import INDEXES, LOG, MANIFEST, TOPIC_ID, Segment, Tier

_SUFFIXES = (LOG, INDEXES, MANIFEST)
_TIME = 1_790_000_000_000


def _put(bucket: Path, base: int) -> Path:
    """Copy a segment of `orders-0`; the path of its objects without the suffix."""
    data = b"".join(changes.orders().segments[base])
    tier = Tier(bucket, chunk_size=100, _copies=base)
    segment = Segment(
        data, base, base + 9, {0: base}, checkpoint=[(0, 0)], max_timestamp=_TIME + base
    )
    return tier.put(segment)


def disk(root: Path) -> Path:
    """The first two segments are copied, and the broker has the last two."""
    for base in (0, 10):
        _put(root / "bucket", base)
    changes.disk(root / "data", logs=1)
    log = root / "data" / "orders-0"
    changes.ids(log, TOPIC_ID)
    for path in log.glob(f"{0:020}.*"):
        path.unlink()
    return root


def copies(root: Path) -> list[Step]:
    """The last segment of the broker is copied, while another one is made."""
    made = root / "made"
    stem = _put(made, 20)
    folder = root / "bucket" / stem.parent.relative_to(made)
    objects = {suffix: Path(f"{stem}{suffix}").read_bytes() for suffix in _SUFFIXES}
    shutil.rmtree(made)
    return [
        changes.write(folder / f"{stem.name}{suffix}", data) for suffix, data in objects.items()
    ]


def leaves(root: Path) -> list[Step]:
    """It is copied, and the broker deletes its segments that have copies."""
    log = root / "data" / "orders-0"
    return [
        *(changes.write(changes.file(log, 30, suffix), b"") for suffix in ("log", "index")),
        *copies(root),
        *(step for base in (10, 20) for step in changes.marked_deleted(log, base)),
        *(step for base in (10, 20) for step in changes.deleted(log, base)),
    ]


def expires(root: Path, suffixes: tuple[str, ...] = _SUFFIXES) -> list[Step]:
    """Retention deletes the first copy."""
    (manifest,) = (root / "bucket").rglob(f"{0:020}-*{MANIFEST}")
    stem = str(manifest).removesuffix(MANIFEST)
    return [changes.unlink(Path(f"{stem}{suffix}")) for suffix in suffixes]


CHANGES = {
    "copies": copies,
    "leaves": leaves,
    "expires": expires,
    # By a store that deletes the manifest first.
    "expires otherwise": lambda root: expires(root, _SUFFIXES[::-1]),
}
