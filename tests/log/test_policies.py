"""What settings and holes say of a log: whether it is compacted, or in a tier."""

from __future__ import annotations

import pytest

from kafkafmt.log import policies


@pytest.mark.parametrize(
    ("policy", "is_compacted", "is_only_compacted"),
    [
        (None, False, False),
        ("", False, False),
        ("delete", False, False),
        ("compact", True, True),
        (" compact ", True, True),
        ("compact,delete", True, False),
        ("delete, compact", True, False),
        ("compacted", False, False),
    ],
)
def test_what_policies_say(policy: str | None, is_compacted: bool, is_only_compacted: bool) -> None:
    settings = {"cleanup.policy": policy}
    assert policies.is_compacted("t", settings) == is_compacted
    assert policies.is_only_compacted("orders", settings) == is_only_compacted


def test_topics_without_known_settings() -> None:
    assert not policies.is_compacted("t", {})
    assert all(policies.is_compacted(topic, {}) for topic in policies.COMPACTED_TOPICS)
    internal = [*policies.COMPACTED_TOPICS, "__cluster_metadata", "orders"]
    found = [policies.is_only_compacted(topic, {}) for topic in internal]
    assert found == [True, True, False, False]


def test_what_holes_and_settings_say() -> None:
    assert [policies.show_cleaner(holes) for holes in (0, 2, 3, 9)] == [False, False, True, True]
    assert [policies.may_be_of_cleaner(gaps) for gaps in (0, 1, 2)] == [False, False, True]
    texts = ("0", "4096", "-1", "x", "", None, str(2**31))
    settings = [{"index.interval.bytes": text} for text in texts]
    assert [policies.index_interval(each) for each in (*settings, {})] == [0, 4096, *[None] * 6]
    tiered = [{"remote.storage.enable": text} for text in ("true", "false", None)]
    assert [policies.is_tiered(each) for each in (*tiered, {})] == [True, False, False, False]
    assert [policies.proves_tier(start) for start in (0, 1, None)] == [True, False, False]
