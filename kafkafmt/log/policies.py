"""What shows that a log is compacted, or tiered (KIP-405): settings, what the cleaner leaves.

Invariant: only headers are read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kafkafmt._base.damage import SKIP, DamagePolicy
from kafkafmt._base.java import parse_integer
from kafkafmt._base.limits import Limits
from kafkafmt.segment.engine.opening import steps
from kafkafmt.segment.record.batch import first_offset
from kafkafmt.storage.errors import unreadable_is_missing
from kafkafmt.storage.segment_file import Extent, SegmentFile

COMPACTED_TOPICS = ("__consumer_offsets", "__transaction_state")
"""Internal topics, which brokers create with ``cleanup.policy=compact``."""


def show_cleaner(holes: int) -> bool:
    """Whether so many holes without damage inside segments are the cleaner's.

    Damage leaves bytes, and a lost file a gap between segments. One or two holes may be entries
    that were removed by hand.
    """
    return holes >= 3


def may_be_of_cleaner(gaps: int) -> bool:
    """Whether so many gaps, also between segments, may be the cleaner's; a single one is a loss."""
    return gaps > 1


def is_compacted(topic: str, settings: Mapping[str, str | None]) -> bool:
    """Return whether brokers compact a topic: an internal one, or by its settings.

    ``settings`` are those of the metadata log, empty where they are not known.
    """
    policy = settings.get("cleanup.policy") or ""
    return topic in COMPACTED_TOPICS or "compact" in (word.strip() for word in policy.split(","))


def is_only_compacted(topic: str, settings: Mapping[str, str | None]) -> bool:
    """Whether nothing but compaction removes records: neither retention nor requests.

    ``settings`` are empty where they are not known.
    """
    policy = settings.get("cleanup.policy")
    return topic in COMPACTED_TOPICS if policy is None else policy.strip() == "compact"


def has_traces(segments: Iterable[SegmentFile], limits: Limits) -> bool:
    """Whether the cleaner has been in segments of a log, by what it leaves there.

    That is a batch that lacks some of its records, or as many holes as :func:`show_cleaner` says.
    """
    holes = 0
    for segment in segments:
        expected: int | None = None
        policy = DamagePolicy(SKIP)
        with unreadable_is_missing(OSError), segment.open(goes_on=True) as window:
            for batch in steps(window, Extent(segment), policy, limits):
                if batch is None or not batch.is_valid:
                    expected = None
                    continue
                first, last, count = first_offset(batch), batch.last_offset, batch.count
                holes += expected is not None and first > expected
                if show_cleaner(holes) or (count is not None and count < last - first + 1):
                    return True
                expected = last + 1
    return False


INDEX_INTERVAL = 4096
"""``index.interval.bytes`` where neither topic nor broker sets it."""


def index_interval(settings: Mapping[str, str | None]) -> int | None:
    """Return the setting ``index.interval.bytes`` of a topic; ``None`` without a usable one."""
    found = parse_integer(settings.get("index.interval.bytes") or "", 32)
    return found if found is not None and found >= 0 else None


TIERED = "remote.storage.enable"
"""The setting by which a topic has tiered storage."""


def is_tiered(settings: Mapping[str, str | None]) -> bool:
    """Whether a topic has tiered storage, by its settings as the metadata log has them."""
    return settings.get(TIERED) == "true"


def proves_tier(log_start: int | None) -> bool:
    """Whether a log start in a checkpoint is one that a broker notes of tiered logs only.

    It notes the start of each of these, and of others only where that lies above the first base
    offset, as 0 never does (``LogManager.checkpointLogStartOffsetsInDir``).
    """
    return log_start == 0
