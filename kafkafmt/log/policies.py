"""Signs of a compacted or tiered log (KIP-405): settings, and traces of the cleaner.

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
    """Return whether so many holes without damage inside segments are the cleaner's.

    Damage leaves bytes, and a lost file a gap between segments. One or two holes may be entries
    that were removed by hand.
    """
    return holes >= 3


def may_be_of_cleaner(gaps: int) -> bool:
    """Return whether so many gaps, also between segments, may be the cleaner's; one is a loss."""
    return gaps > 1


def is_compacted(topic: str, settings: Mapping[str, str | None]) -> bool:
    """Return whether brokers compact a topic: an internal one, or by its settings.

    ``settings`` are those of the metadata log, empty where they are not known.
    """
    policy = settings.get("cleanup.policy") or ""
    return topic in COMPACTED_TOPICS or "compact" in (word.strip() for word in policy.split(","))


def is_only_compacted(topic: str, settings: Mapping[str, str | None]) -> bool:
    """Return whether only compaction removes records: neither retention nor requests.

    ``settings`` are empty if unknown.
    """
    policy = settings.get("cleanup.policy")
    return topic in COMPACTED_TOPICS if policy is None else policy.strip() == "compact"


def has_traces(segments: Iterable[SegmentFile], limits: Limits) -> bool:
    """Return whether the cleaner left traces in the segments of a log.

    Traces are a batch without some of its records, or as many holes as :func:`show_cleaner` says.
    """
    holes = 0
    for segment in segments:
        expected: int | None = None
        policy = DamagePolicy(SKIP)
        with unreadable_is_missing(OSError), segment.open(skips_errors=True) as window:
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
    """Return whether a topic has tiered storage, by its settings in the metadata log."""
    return settings.get(TIERED) == "true"


def proves_tier(log_start: int | None) -> bool:
    """Return whether only a tiered log can have this log start in a checkpoint.

    A broker notes the start of each tiered log, but of others only where it lies above the first
    base offset, as 0 never does (``LogManager.checkpointLogStartOffsetsInDir``).
    """
    return log_start == 0
