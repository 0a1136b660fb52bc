"""Whatever an export dies at, no record is lost, doubled or extra for who reads the tables.

Strategy: a run makes changes to a place or a table, one after the other: system calls in a
directory, requests to a store, operations of a table. It is killed before change k, for every k in
``make soak`` and for a quarter of them else; in a store it also loses the answer of change k, in
another try. Then the tables are read as a stranger reads them, and a run to the end must make them
equal to the logs.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest

from kafkafmt import read_records
from tests.lake.export.killing import Changes, KilledError, observed
from tests.lake.export.outputs import Output, StoreOutput, places
from tests.support.growing_log import GrowingLog
from tests.support.samples import SOAK

KINDS = [
    ("directory", "parquet", "full"),
    *product(["directory", "store"], ["delta", "iceberg"], ["full", "incremental"]),
]


@pytest.mark.slow
@pytest.mark.parametrize(("place", "format", "kind"), KINDS)
def test_killed_at_every_change(
    request: pytest.FixtureRequest, tmp_path: Path, place: str, format: str, kind: str
) -> None:
    is_store, incremental = place == "store", kind == "incremental"
    target = (
        StoreOutput(tmp_path, format, incremental, request.getfixturevalue("s3"))
        if is_store
        else Output(tmp_path, format, incremental)
    )
    orders, others = GrowingLog(target.data), GrowingLog(target.data, "orders-1")
    orders.send(2)
    target.run()
    before = target.rows()
    target.keep()
    orders.send(1)
    others.send(1)
    truth = places(read_records(target.data))
    assert (before.total(), truth.total()) == (10, 20)
    with observed(Changes(), of_the_system=not is_store) as undisturbed:
        target.run()
    assert target.rows() == truth
    assert undisturbed.made
    tries = [(stop, loses) for stop in range(len(undisturbed.made)) for loses in (False, is_store)]
    turn = KINDS.index((place, format, kind))
    for stop, loses_answer in dict.fromkeys(tries):
        if not SOAK and (stop + loses_answer + turn) % 4:
            continue
        target.restore()
        changes = Changes(stop, loses_answer=loses_answer)
        with observed(changes, of_the_system=not is_store):
            if loses_answer:
                with suppress(OSError):
                    target.run()
            else:
                with pytest.raises(KilledError):
                    target.run()
        assert changes.made[: stop + 1] == undisturbed.made[: stop + 1]
        at = f"disturbed at {stop}: {changes.made[stop]}"
        assert target.rows() in (before, truth), at
        if format == "parquet" and not is_store:
            assert target.listed() in (before, truth), at
        target.run()
        assert target.rows() == truth, f"after a disturbance at {stop}: {changes.made[stop]}"
