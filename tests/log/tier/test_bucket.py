"""The objects of a folder of tiered storage: which belong together, and which are left out."""

from __future__ import annotations

from kafkafmt.log.tier import bucket
from kafkafmt.log.tier.bucket import Bucket
from kafkafmt.storage.access import NO_OPTIONS
from kafkafmt.storage.file_system import Item

PATH = "/tier/orders-AAAAAAAAAAAAAAAAAAAAAQ/0"
STEM = f"{7:020}-AAAAAAAAAAAAAAAAAAAAAg"


def item(name: str, size: int = 0) -> Item:
    return Item(f"{PATH}/{name}", name, False, size)


def test_what_is_no_object_of_the_plugin_is_left_out() -> None:
    for more in (0, 1, 2):
        found = Bucket(NO_OPTIONS)
        foreign = [item(f"{number}.txt") for number in range(bucket._NAMED + more)]
        found.add(PATH, [*foreign, item(f"{STEM}.rsm-manifest")])
        *named, last = found.left_out
        if more:
            noun = "1 more file" if more == 1 else "2 more files"
            assert last == (PATH, f"{noun} in it: not of the plugin")
        else:
            named.append(last)
        reason = "it is not an object of the plugin"
        assert named == [(each.path, reason) for each in foreign[: bucket._NAMED]]
        assert found.orphans == []


def test_objects_without_a_manifest_are_left_out_together() -> None:
    found = Bucket(NO_OPTIONS)
    parts = [item(f"{STEM}.log", 5), item(f"{STEM}.indexes", 3)]
    found.add(PATH, parts)
    found.add(PATH, [item(f"{STEM[:-1]}w.indexes", 9)])
    reason = "it has no manifest: an upload, or a deletion, did not end"
    assert [path for path, _ in found.left_out] == [
        *(each.path for each in parts),
        f"{PATH}/{STEM[:-1]}w.indexes",
    ]
    assert {why for _, why in found.left_out} == {reason}
    first, second = found.orphans
    assert (first.path, first.base_offset, first.size) == (f"{PATH}/{STEM}", 7, 8)
    assert (first.log, first.indexes, first.manifest) == (*parts, None)
    assert (second.log, second.size, len(second.present)) == (None, 9, 1)
    assert (first.folder.path, first.folder.topic) == (PATH, "orders")
    assert first.folder.id == ("AAAAAAAAAAAAAAAAAAAAAQ", 0)
    assert found.logs() == []


def test_logs_come_by_topic_partition_and_id() -> None:
    found = Bucket(NO_OPTIONS)
    ids = {topic: [f"{topic * 21}Q", f"{topic * 20}_Q"] for topic in "bA"}
    folders = [(topic, of, at) for topic in ids for of in ids[topic] for at in (10, 9)]
    for path in (*(f"/tier/{topic}-{of}/{at}" for topic, of, at in folders), "/tier/of no topic"):
        found.add(path, [Item(f"{path}/{STEM}.rsm-manifest", f"{STEM}.rsm-manifest", False, 0)])
    logs = [(log.topic, log.partition, log.topic_id) for log in found.logs()]
    expected = [(topic, at, of) for topic in "Ab" for at in (9, 10) for of in sorted(ids[topic])]
    assert logs == [(None, None, None), *expected]
