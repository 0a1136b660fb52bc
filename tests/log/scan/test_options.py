"""The options of the readers: signatures, hints, defaults, and filters of damage."""

from __future__ import annotations

import errno
import inspect
import pydoc
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import kafkafmt
from kafkafmt._base.arguments import documented_by, keyword_parameters
from kafkafmt.log.scan import query
from kafkafmt.log.scan.options import BatchOptions, DamageOptions
from kafkafmt.log.scan.query import Query
from kafkafmt.log.tier.logs import find_extents
from kafkafmt.values.scanning import RecordOptions
from tests.support.encoder import Rec, record_batch
from tests.support.files import put
from tests.support.tables import rows

READERS = {
    "read_records": RecordOptions,
    "scan_records": RecordOptions,
    "read_batches": BatchOptions,
    "scan_batches": BatchOptions,
    "read_damage": DamageOptions,
    "scan_damage": DamageOptions,
}
each_reader = pytest.mark.parametrize("name", READERS)


@each_reader
def test_the_signature_shows_names_types_and_defaults(name: str) -> None:
    signature = inspect.signature(getattr(kafkafmt, name))
    source, *keywords = signature.parameters.values()
    assert (source.name, str(source.annotation)) == ("source", "Source")
    assert keywords == keyword_parameters(READERS[name])
    assert [each.name for each in keywords] == list(get_type_hints(READERS[name]))
    shown = str(signature)
    assert "topics: str | Iterable[str] | None = None" in shown
    assert "limits: Limits | None = None" in shown
    if "on_damage" in signature.parameters:
        assert "on_damage: Literal['raise', 'skip', 'collect'] = 'raise'" in shown
    if "isolation" in signature.parameters:
        assert "Literal['read_uncommitted', 'read_committed'] = 'read_uncommitted'" in shown
        assert "threads: int = 1" in shown
    page = pydoc.plain(pydoc.render_doc(getattr(kafkafmt, name)))
    assert shown.replace(" ", "") in "".join(page.split())


def test_the_defaults_that_a_signature_shows_are_those_of_a_query() -> None:
    shown = {each.name: each.default for each in keyword_parameters(RecordOptions)}
    for field in fields(Query):
        if field.name in shown:
            assert shown[field.name] == field.default


@each_reader
def test_an_unknown_name_has_a_hint(name: str) -> None:
    call: Any = getattr(kafkafmt, name)
    hint = rf"^{name}\(\) has no option 'topic'; did you mean 'topics"
    with pytest.raises(TypeError, match=hint):
        call(b"", topic="orders")
    with pytest.raises(TypeError, match="no option 'qqqq'; there are topics, partitions"):
        call(b"", qqqq=1)


def test_a_key_that_is_searched_for_has_a_hint() -> None:
    call: Any = kafkafmt.read_records
    with pytest.raises(TypeError, match=r"no option 'key'; did you mean 'keys'\?"):
        call(b"", key="order-17")
    with pytest.raises(ValueError, match=r"value_format: no format 'x'"):
        kafkafmt.read_records(b"", value_format="x")


def test_help_of_the_package_starts_with_the_entry_points() -> None:
    start = "\n".join(pydoc.plain(pydoc.render_doc(kafkafmt)).splitlines()[:28])
    for name in ("read_records", "scan_records", "open_segment", "verify", "salvage"):
        assert name in start


def test_the_texts_about_arguments_come_before_what_is_returned() -> None:
    def read(source: str, other: int, **options: Any) -> int:  # noqa: D417
        """Read.

        Args:
            source: what is read.
            other: another one.

        Returns:
            A number.
        """
        return other

    made = inspect.getdoc(documented_by(DamageOptions)(read)) or ""
    start = made.index("    source: what is read.\n    other: another one.\n    topics: only these")
    assert start < made.index("storage_options: ") < made.index("\n\nReturns:\n    A number.")


# --- damage ---------------------------------------------------------------------------------------

FILTERS: list[Mapping[str, Any]] = [
    {},
    {"topics": "orders"},
    {"topics": ["o*"], "partitions": 1},
    {"partitions": [0]},
    {"start_offset": 2},
    {"end_offset": 2},
    {"start_offset": {"orders": {0: -2, 1: 2}, "other": {0: 1}}},
    {"start": 1_700_000_002_000, "end": 1_700_000_003_000},
    {"start": 1_800_000_000_000},
]


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three logs of four batches with one record each; the second and the fourth are damaged."""
    data = tmp_path_factory.mktemp("data")
    for log in ("orders-0", "orders-1", "other-0"):
        batches = [
            record_batch(
                [Rec(b"%d" % offset)],
                base_offset=offset,
                base_timestamp=1_700_000_000_000 + 1000 * offset,
                max_timestamp=1_700_000_000_000 + 1000 * offset,
                crc=0 if offset % 2 else None,
            )
            for offset in range(4)
        ]
        put(data / log / f"{0:020}.log", *batches)
    return data


@pytest.mark.parametrize("filters", FILTERS, ids=str)
def test_damage_is_what_reading_with_the_same_filters_leaves_out(
    filters: Mapping[str, Any], disk: Path
) -> None:
    scan = kafkafmt.scan_records(disk, on_damage="collect", **filters)
    scan.read_all()
    found = rows(kafkafmt.read_damage(disk, **filters))
    assert [tuple(row.values()) for row in found] == [each.row for each in scan.damage]
    assert found  # a damaged header does not exclude its entry: its times may be wrong
    assert rows(kafkafmt.read_damage(disk, limit=1, **filters)) == found[:1]


def test_the_damage_of_an_unknown_topic_is_an_error(disk: Path) -> None:
    with pytest.raises(ValueError, match="no topic 'order'; did you mean 'orders'"):
        kafkafmt.read_damage(disk, topics="order")


def test_a_decoded_scan_searches_once_and_reports_what_cannot_be_listed(
    disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = []

    def noted(source: Any, storage: Any, logs: Any, search: Any, limits: Any) -> Any:
        searched.append(source)
        if search is not None:
            error = OSError(errno.EIO, "Input/output error", str(disk / "orders-1"))
            search.unreadable[str(disk / "orders-1")] = error
        return find_extents(source, storage, logs, search, limits)

    monkeypatch.setattr(query, "find_extents", noted)
    scan = kafkafmt.scan_records(disk, value_format="string", on_damage="collect")
    for _ in range(2):
        scan.read_all()
        kinds = [(each.topic, each.partition, each.kind) for each in scan.damage]
        assert kinds[0] == ("orders", 1, "read_error")
        assert len(kinds) == 7
    assert searched == [disk]
