"""The voters of the metadata quorum, static and dynamic (KIP-853).

Invariant: a step of the voter set adds or removes one voter, since Kafka 3.9 refuses others
(``VoterSet.hasOverlappingMajority``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kafkafmt._base.java import random_uuid_text
from kafkafmt.repair.rescue.nodes import RescueError

CONTROLLER = "CONTROLLER"
DYNAMIC_SINCE = 21
"""The ``metadata.version`` (3.9-IV0) from which on voters may be dynamic."""
_GIVEN = re.compile(
    r"(?P<id>[0-9]{1,10})@(?P<host>\[[0-9A-Za-z:.%_-]+\]|[0-9A-Za-z._-]+):(?P<port>[0-9]{1,5})"
)
"""A host of letters that Kafka takes (``Utils.HOST_PORT_PATTERN``)."""
_LISTENER = re.compile(r"[0-9A-Za-z_.-]+")


@dataclass(frozen=True)
class Endpoint:
    """The address of a voter: the listener's name, host and port."""

    name: str
    host: str
    port: int


@dataclass(frozen=True)
class Voter:
    """A voter."""

    node_id: int
    directory_id: str
    endpoints: tuple[Endpoint, ...] = ()
    versions: tuple[int, int] = (0, 1)

    @classmethod
    def from_record(cls, fields: Mapping[str, Any]) -> Voter:
        """Return a voter of a ``VotersRecord``, by the names of Kafka's schema."""
        feature = fields["kRaftVersionFeature"]
        return cls(
            fields["voterId"],
            fields["voterDirectoryId"],
            tuple(
                Endpoint(endpoint["name"], endpoint["host"], endpoint["port"])
                for endpoint in fields["endpoints"]
            ),
            (feature["minSupportedVersion"], feature["maxSupportedVersion"]),
        )

    @classmethod
    def parse(cls, text: str, listener: str, directory_ids: Mapping[int, str | None]) -> Voter:
        """Parse a voter as ``ID@HOST:PORT``; a missing directory id is made new.

        Raises:
            RescueError: it is not of this form.
        """
        match = _GIVEN.fullmatch(text)
        if match is None or int(match["id"]) >= 2**31 or not 0 < int(match["port"]) < 2**16:
            raise RescueError(f"voter {text!r}: expected ID@HOST:PORT, such as 3001@10.0.0.7:9093")
        node_id = int(match["id"])
        directory_id = directory_ids.get(node_id) or random_uuid_text()
        endpoint = Endpoint(listener, match["host"].strip("[]"), int(match["port"]))
        return cls(node_id, directory_id, (endpoint,))

    @property
    def address(self) -> str:
        """``ID@HOST:PORT``, as in ``controller.quorum.voters``."""
        return f"{self.node_id}@{self.server}"

    @property
    def server(self) -> str:
        """``HOST:PORT`` of its first endpoint."""
        first = self.endpoints[0]
        host = f"[{first.host}]" if ":" in first.host else first.host
        return f"{host}:{first.port}"

    def as_record(self) -> dict[str, Any]:
        """Return its part of a ``VotersRecord``."""
        return {
            "voterId": self.node_id,
            "voterDirectoryId": self.directory_id,
            "endpoints": [vars(endpoint) for endpoint in self.endpoints],
            "kRaftVersionFeature": {
                "minSupportedVersion": self.versions[0],
                "maxSupportedVersion": self.versions[1],
            },
        }


def parse_voters(
    given: Sequence[str], listener: str, directory_ids: Mapping[int, str | None]
) -> list[Voter]:
    """Return the wanted voters, by node.

    Raises:
        RescueError: one is not ID@HOST:PORT, two are of one node, or none is given; or the name of
            the listener is not one.
    """
    if _LISTENER.fullmatch(listener) is None:
        raise RescueError(f"listener {listener!r}: expected a name, such as {CONTROLLER}")
    voters = [Voter.parse(text, listener, directory_ids) for text in given]
    if not voters:
        raise RescueError("no voter is given: --voter ID@HOST:PORT, once for each new controller")
    ids = [voter.node_id for voter in voters]
    if len(set(ids)) < len(ids):
        raise RescueError(f"two voters have one id: {', '.join(given)}")
    if len({voter.server for voter in voters}) < len(voters):
        raise RescueError(f"two voters have one address: {', '.join(given)}")
    return sorted(voters, key=lambda voter: voter.node_id)


def steps(old: Sequence[Voter], new: Sequence[Voter]) -> Iterator[list[Voter]]:
    """Yield the sets of voters from the old one to the new one, each one voter apart."""
    current = list(old)
    for voter in new:
        same_id = [other for other in current if other.node_id == voter.node_id]
        if same_id == [voter]:
            continue
        if same_id and same_id[0].directory_id == voter.directory_id:
            current = [voter if other == same_id[0] else other for other in current]
        else:
            for replaced in same_id:
                if len(current) > 1:
                    current = [other for other in current if other != replaced]
                    yield list(current)
            current = [*(other for other in current if other.node_id != voter.node_id), voter]
        yield list(current)
    for removed in [other for other in current if other not in new]:
        current = [other for other in current if other != removed]
        yield list(current)
