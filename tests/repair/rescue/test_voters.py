"""Sets of voters change one voter at a time, as Kafka 3.9 wants it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kafkafmt.repair.rescue.voters import Endpoint, Voter, steps

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
