"""Sets of voters change one voter at a time, as Kafka 3.9 wants it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kafkafmt.repair.rescue import RescueError
from kafkafmt.repair.rescue.voters import Endpoint, Voter, parse_voters, steps
from tests.repair.rescue.cases import Case

VOTERS = st.lists(
    st.builds(
        Voter,
        st.integers(1, 6),
        st.sampled_from(["a" * 22, "b" * 22]),
        st.just((Endpoint("CONTROLLER", "h", 1),)),
    ),
    min_size=1,
    max_size=6,
    unique_by=lambda voter: voter.node_id,
)


@given(VOTERS, VOTERS)
def test_each_step_changes_one_voter(old: list[Voter], new: list[Voter]) -> None:
    sets = [old, *steps(old, new)]
    for before, after in pairwise(sets):
        one, two = ({(v.node_id, v.directory_id) for v in each} for each in (before, after))
        assert len(one ^ two) <= 1 or len(before) == 1
        assert len({v.node_id for v in after}) == len(after) > 0
    assert sorted(sets[-1], key=lambda v: v.node_id) == sorted(new, key=lambda v: v.node_id)


@pytest.mark.parametrize(
    ("address", "host"), [("7@[::1]:9", "::1"), ("7@h.example:9", "h.example")]
)
def test_an_address_is_written_as_it_was_given(address: str, host: str) -> None:
    voter = Voter.parse(address, "CONTROLLER", {})
    assert voter.endpoints == (Endpoint("CONTROLLER", host, 9),)
    assert voter.address == address


@pytest.mark.parametrize(
    "voter",
    [
        *("", "1", "1@host", "x@host:1", "1@host:0", "1@host:70000", "-1@h:1", "1@a b:1"),
        *("1@ host:1", "1@host :1", "1@host:1 ", "\n1@host:1", "1@ho,st:1", "1@ho'st:1", "1@[]:1"),
        *("1@[::1:9", "1@::1:9", "1@höst:1", "1@h:1:1", "1@h:99999", "9999999999@h:1", "1@h;x:1"),
        *("\u0661@h:1", "1@h:\u0661", "1@h\0:1", "1@[fe80::1 ]:9", "1@/etc:1"),
    ],
)
def test_a_hostile_voter(voter: str) -> None:
    with pytest.raises(RescueError, match="expected ID@HOST:PORT"):
        parse_voters([voter], "CONTROLLER", {})


def test_a_voter_by_ipv6(case: Case, out: Path) -> None:
    report = case.rescue(out, voters=["5@[fe80::1%eth0]:9093"], static=False)
    assert report.voters == ["5@[fe80::1%eth0]:9093"]
