"""Objects that are damaged or hostile: one finding each, in bounded work and memory."""

from __future__ import annotations

import base64
import json
import random
import resource
import struct
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import zstandard
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    PrivateFormat,
)

import kafkafmt
from kafkafmt._base.damage import OnDamage
from kafkafmt._base.errors import KafkaFormatError, LimitExceededError, MalformedError
from kafkafmt.generated.aiven_chunk_sizes import AivenChunkSizes
from kafkafmt.log.tier import manifest
from kafkafmt.log.tier.manifest import unpacked_sizes
from kafkafmt.storage.errors import PrivateKeyError
from tests.support.encoder import Rec, flip, record_batch
from tests.support.samples import sampled, some
from tests.support.tier import INDEXES, LOG, MANIFEST, Segment, Tier, chunk_table, oaep, pem
from tests.support.work import at_most

COUNT = 40


def segment(first: int) -> Segment:
    data, index = b"", []
    for offset in range(first, first + COUNT):
        index.append((offset, len(data)))
        data += record_batch([Rec(b"k", b"%d" % offset * 9)], base_offset=offset, leader_epoch=0)
    return Segment(data, first, first + COUNT - 1, index=index[1::5])


@pytest.fixture
def tier(tmp_path: Path) -> Tier:
    return Tier(tmp_path / "bucket", chunk_size=512, is_compressed=True, pair="key1")


def read(tier: Tier, on_damage: OnDamage = "collect") -> tuple[list[int], list[dict[str, Any]]]:
    asked: dict[str, Any] = {"private_keys": {"key1": pem()}}
    table = kafkafmt.scan_records(tier.root, on_damage=on_damage, **asked).read_all()
    damage = kafkafmt.read_damage(tier.root, **asked).to_pylist()
    return table["offset"].to_pylist(), damage


def changed(stem: Path, change: Callable[[dict[str, Any]], object]) -> None:
    path = Path(f"{stem}{MANIFEST}")
    found = json.loads(path.read_text())
    change(found)
    path.write_text(json.dumps(found))


def packed(table: bytes) -> str:
    return base64.b64encode(zstandard.ZstdCompressor().compress(table)).decode()


def bomb() -> str:
    """A frame of some bytes that claims and holds gigabytes."""
    writer = zstandard.ZstdCompressor(level=1).compressobj(size=2**31)
    data = b"".join(writer.compress(bytes(2**20)) for _ in range(64))
    return base64.b64encode(data + writer.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)).decode()


INDEX: list[tuple[str, dict[str, Any], str]] = [
    ("a table of a zstd bomb", {"transformedChunks": bomb()}, "chunk table of 2147483648 bytes"),
    ("terabytes", {"transformedChunks": packed(struct.pack(">iib", 2**31 - 1, 2**31 - 1, 4))}, ""),
    ("sizes that overflow", {"transformedChunks": packed(chunk_table([2**31 - 1] * 9))}, ""),
    ("negative sizes", {"transformedChunks": packed(struct.pack(">ii", 1, -5))}, ""),
    ("no chunks", {"transformedChunks": packed(struct.pack(">i", 0))}, ""),
    ("no table", {"transformedChunks": "AAAA"}, "not a frame of zstd"),
    ("no base64", {"transformedChunks": "!"}, "chunkIndex.transformedChunks: expected text in"),
    ("no text", {"transformedChunks": 7}, "chunkIndex.transformedChunks: expected text in"),
    ("a large segment", {"originalFileSize": 2**31 - 1}, "expected 4194304"),
    ("a larger segment", {"originalFileSize": 2**63}, "originalFileSize"),
    ("chunks of nothing", {"originalChunkSize": 0}, "originalChunkSize"),
    ("a fixed index", {"type": "fixed"}, "transformedChunkSize"),
    ("another index", {"type": "cubic"}, "chunkIndex.type"),
]


@pytest.mark.parametrize(
    ("change", "message"), [each[1:] for each in INDEX], ids=[e[0] for e in INDEX]
)
def test_a_chunk_index_that_cannot_be(tier: Tier, change: dict[str, Any], message: str) -> None:
    tier.put(segment(0))
    stem = tier.put(segment(COUNT))
    changed(stem, lambda found: found["chunkIndex"].update(change))
    with at_most(40_000_000):
        offsets, damage = read(tier)
    assert offsets == list(range(COUNT))
    (finding,) = damage
    assert (finding["kind"], finding["segment"]) == ("malformed", f"{stem.name}{LOG}")
    assert message in finding["message"]
    with pytest.raises(KafkaFormatError):
        read(tier, "raise")


def of_metadata(found: dict[str, Any]) -> dict[str, Any]:
    metadata: dict[str, Any] = found["remoteLogSegmentMetadata"]
    return metadata


MANIFESTS: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("version", lambda found: found.update(version="2"), "unsupported"),
    ("no version", lambda found: found.pop("version"), "unsupported"),
    ("no metadata", lambda found: found.pop("remoteLogSegmentMetadata"), "malformed"),
    ("an end before", lambda found: of_metadata(found).update(endOffset=-1), "malformed"),
    ("a text", lambda found: of_metadata(found).update(startOffset="0"), "malformed"),
    ("another start", lambda found: of_metadata(found).update(startOffset=5), "malformed"),
    ("epochs", lambda found: of_metadata(found).update(segmentLeaderEpochs={"x": 0}), "malformed"),
    ("no epochs", lambda found: of_metadata(found).update(segmentLeaderEpochs={}), "malformed"),
    ("no compression", lambda found: found.update(compression=None), "malformed"),
    ("no key", lambda found: found["encryption"].update(dataKey="key1"), "malformed"),
    ("no indexes", lambda found: found.pop("segmentIndexes"), "malformed"),
]


@pytest.mark.parametrize(
    ("change", "kind"), [e[1:] for e in MANIFESTS], ids=[e[0] for e in MANIFESTS]
)
def test_a_manifest_that_contradicts_itself(
    tier: Tier, change: Callable[[dict[str, Any]], object], kind: str
) -> None:
    tier.put(segment(0))
    changed(tier.put(segment(COUNT)), change)
    offsets, damage = read(tier)
    assert offsets == list(range(COUNT))
    assert [each["kind"] for each in damage] == [kind]


@pytest.mark.parametrize("data", [b"", b"{", b"[1]", b"\xff\xfe", b'{"a":' * 100_000, b"[" * 10**6])
def test_a_manifest_that_is_none(tier: Tier, data: bytes) -> None:
    tier.put(segment(0))
    Path(f"{tier.put(segment(COUNT))}{MANIFEST}").write_bytes(data)
    offsets, damage = read(tier)
    assert offsets == list(range(COUNT))
    assert len(damage) == 1


def test_a_manifest_is_bounded() -> None:
    with pytest.raises(LimitExceededError):
        manifest.parsed(bytes(manifest.MAX_BYTES + 1), "x")


def test_chunks_larger_than_the_limits_are_refused(tier: Tier) -> None:
    tier.chunk_size = 10**6
    tier.put(segment(0))
    damage = kafkafmt.read_damage(
        tier.root, private_keys={"key1": pem()}, limits=kafkafmt.Limits(batch_bytes=1000)
    ).to_pylist()
    assert [each["kind"] for each in damage] == ["limit_exceeded"]


def test_a_chunk_that_is_a_bomb_is_damage(tmp_path: Path) -> None:
    stem = Tier(tmp_path, chunk_size=4096, is_compressed=True).put(segment(0))
    data = zstandard.ZstdCompressor().compress(bytes(64 * 2**20))
    Path(f"{stem}{LOG}").write_bytes(data)
    size = len(segment(0).data)

    def change(found: dict[str, Any]) -> None:
        found["chunkIndex"] = {
            "type": "variable",
            "originalChunkSize": size,
            "originalFileSize": size,
            "transformedChunks": packed(struct.pack(">ii", 1, len(data))),
        }

    changed(stem, change)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    damage = kafkafmt.read_damage(tmp_path).to_pylist()
    assert any("more than the" in each["message"] for each in damage)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 32 * 1024


def test_chunks_that_were_swapped_are_damage(tier: Tier) -> None:
    """Their tags fit: one key and AAD are for all. The checksums of batches tell."""
    tier.is_compressed = False
    stem = tier.put(segment(0))
    path = Path(f"{stem}{LOG}")
    data, size = path.read_bytes(), tier.chunk_size + 28
    path.write_bytes(data[size : 2 * size] + data[:size] + data[2 * size :])
    offsets, damage = read(tier)
    assert damage
    assert set(offsets) < set(range(COUNT))
    assert offsets[-1] == COUNT - 1


def test_a_cut_object_gives_the_chunks_before(tier: Tier) -> None:
    stem = tier.put(segment(0))
    path = Path(f"{stem}{LOG}")
    path.write_bytes(path.read_bytes()[:-1])
    tier.put(segment(COUNT))
    offsets, damage = read(tier)
    assert offsets[-COUNT:] == list(range(COUNT, 2 * COUNT))
    assert 0 < len(offsets) - COUNT < COUNT
    (cut,) = (each for each in damage if each["kind"] == "malformed")
    assert "the object ends at byte" in cut["message"]
    with pytest.raises(MalformedError, match="the object ends"):
        read(tier, "raise")


@pytest.mark.parametrize("which", range(3))
@pytest.mark.parametrize("left", [0, 1, 40])
def test_an_object_cut_in_its_first_chunk_is_damage(tier: Tier, which: int, left: int) -> None:
    """Nothing of the segment can be read; the last one of the log has nothing after it."""
    stems = [tier.put(segment(number * COUNT)) for number in range(3)]
    path = Path(f"{stems[which]}{LOG}")
    path.write_bytes(path.read_bytes()[:left])
    offsets, damage = read(tier)
    assert len(offsets) == 2 * COUNT
    assert [row["segment"] for row in damage] == [path.name]
    findings = kafkafmt.verify(tier.root, private_keys={"key1": pem()}).to_pylist()
    (found,) = (row for row in findings if row["severity"] == "damage")
    assert (found["path"], found["position"]) == (str(path), 0)
    assert found["firstOffset"] == which * COUNT


def test_damaged_indexes_cost_nothing_but_time(tier: Tier) -> None:
    stem = tier.put(segment(0))
    Path(f"{stem}{INDEXES}").write_bytes(b"\xff" * 500)
    tier.put(segment(COUNT))
    asked: dict[str, Any] = {"private_keys": {"key1": pem()}, "isolation": "read_committed"}
    table = kafkafmt.read_records(tier.root, start_offset=30, end_offset=50, **asked)
    assert table["offset"].to_pylist() == list(range(30, 50))


@pytest.mark.parametrize("others", ["of the log", "of the topic"])
def test_a_data_key_that_is_damaged_is_no_wrong_key(tier: Tier, others: str) -> None:
    """The private key decrypts those of other segments."""
    partition = 0 if others == "of the log" else 1
    damaged = tier.put(segment(COUNT))
    tier.put(segment(0), partition=partition)
    changed(damaged, with_damaged_data_key)
    offsets, (damage,) = read(tier)
    assert offsets == [*range(COUNT)]
    assert "its data key does not decrypt with the private key that" in damage["message"]
    assert damage["kind"] == "malformed"
    keys: dict[str, Any] = {"private_keys": {"key1": pem()}}
    with pytest.raises(MalformedError, match="its data key does not decrypt"):
        kafkafmt.read_records(tier.root, **keys)
    found = kafkafmt.verify(tier.root, **keys).to_pylist()
    assert [row["severity"] for row in found if row["path"].startswith(str(damaged))] == ["damage"]


def test_a_copy_with_a_damaged_data_key_is_read_from_an_equal_one(tier: Tier) -> None:
    for stem in [tier.put(segment(0)) for _ in range(2)]:
        whole = Path(f"{stem}{MANIFEST}").read_bytes()
        changed(stem, with_damaged_data_key)
        table = kafkafmt.read_records(tier.root, private_keys={"key1": pem()})
        assert table["offset"].to_pylist() == [*range(COUNT)]
        Path(f"{stem}{MANIFEST}").write_bytes(whole)


def test_where_no_data_key_decrypts_both_reasons_are_told(tier: Tier) -> None:
    changed(tier.put(segment(0)), with_damaged_data_key)
    with pytest.raises(PrivateKeyError, match="it is another one, or that key is damaged"):
        kafkafmt.read_records(tier.root, private_keys={"key1": pem()})


def with_damaged_data_key(found: dict[str, Any]) -> None:
    pair, _, text = found["encryption"]["dataKey"].partition(":")
    data = bytearray(base64.b64decode(text))
    data[20] ^= 1
    found["encryption"]["dataKey"] = f"{pair}:{base64.b64encode(data).decode()}"


def keys() -> Iterator[tuple[str, Any, str]]:
    other = rsa.generate_private_key(65537, 2048)
    locked = other.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"x"))
    yield "none", None, ""
    yield "another", pem(other), ": the one given does not decrypt"
    yield "a password", locked, ": the one given has a password"
    yield "elliptic", pem(ec.generate_private_key(ec.SECP256R1())), "is not an RSA key"
    yield "text", b"-----BEGIN NOTHING-----", "is not a private key"
    yield "empty", b"", "is not a private key"
    yield "small", pem(rsa.generate_private_key(65537, 1024)), "does not decrypt"


KEYS = [*keys()]


@pytest.mark.parametrize(("key", "reason"), [e[1:] for e in KEYS], ids=[e[0] for e in KEYS])
def test_a_key_that_is_none_is_one_finding(tier: Tier, key: bytes | None, reason: str) -> None:
    for number in range(3):
        tier.put(segment(number * COUNT))
    given = {} if key is None else {"key1": key}
    (finding,) = kafkafmt.read_damage(tier.root, private_keys=given).to_pylist()
    assert finding["kind"] == "private_key"
    assert finding["message"].startswith("needs the private key key1 (3 segments)")
    assert reason in finding["message"]
    with pytest.raises(PrivateKeyError, match=r"needs the private key key1 \(3 segments\)"):
        kafkafmt.read_records(tier.root, private_keys=given)


def test_a_missing_file_of_a_key_is_an_error(tier: Tier, tmp_path: Path) -> None:
    tier.put(segment(0))
    with pytest.raises(FileNotFoundError):
        kafkafmt.read_records(tier.root, private_keys={"key1": tmp_path / "none.pem"})
    with pytest.raises(TypeError, match="private_keys"):
        kafkafmt.read_records(tier.root, private_keys={"key1": 7})  # type: ignore[dict-item]


def test_oaep_takes_every_length() -> None:
    from kafkafmt.log.tier.keys import KeyNeededError, decrypted
    from kafkafmt.log.tier.manifest import DataKey
    from kafkafmt.storage.access import PrivateKeys

    key = rsa.generate_private_key(65537, 2048)
    given = PrivateKeys({"key1": pem(key)})
    for length in (0, 1, 31, 33, 126):
        with pytest.raises(KeyNeededError):
            decrypted(DataKey("key1", oaep(bytes(length), key.public_key()), b""), given)
    message = bytes(range(32))
    encrypted = oaep(message, key.public_key())
    assert decrypted(DataKey("key1", encrypted, b""), given) == message
    for at in range(0, len(encrypted), 17):
        other = bytearray(encrypted)
        other[at] ^= 1
        with pytest.raises(KeyNeededError):
            decrypted(DataKey("key1", bytes(other), b""), given)


def test_a_key_that_costs_too_much_or_cannot_be_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    from kafkafmt.log.tier import keys

    monkeypatch.setattr(keys, "_MAX_BITS", 2047)
    for is_installed in (True, False):
        keys._private_numbers.cache_clear()
        if is_installed:
            with pytest.raises(keys._UnusableError, match="has 2048 bits, expected 2047 at most"):
                keys._private_numbers(pem())
            continue
        monkeypatch.setitem(sys.modules, "cryptography.exceptions", None)
        with pytest.raises(kafkafmt.errors.DriverMissingError, match="pip install 'cryptography"):
            keys._private_numbers(pem())


def test_tables_are_those_of_the_grammar() -> None:
    pick = random.Random(5)
    for _ in range(300):
        most = pick.choice([1, 200, 70_000, 2**24 + 5, 2**31 - 1])
        sizes = [pick.randint(1, most) for _ in range(pick.randint(1, 30))]
        table = chunk_table(sizes)
        assert AivenChunkSizes.from_bytes(table).num_chunks == len(sizes)
        assert list(unpacked_sizes(zstandard.ZstdCompressor().compress(table))) == sizes
        spoilt = bytearray(table)
        spoilt[pick.randrange(len(table))] ^= 1 << pick.randrange(8)
        cut = bytes(spoilt[: pick.randint(0, len(spoilt))])
        try:
            found = list(unpacked_sizes(zstandard.ZstdCompressor().compress(cut)))
        except MalformedError:
            continue
        assert len(found) == AivenChunkSizes.from_bytes(cut).num_chunks


@pytest.mark.parametrize("seed", sampled(some(range(6), 5)))
def test_random_changes_give_findings_and_nothing_else(seed: int, tmp_path: Path) -> None:
    pick = random.Random(seed)
    pair = "key1" if seed % 2 else None
    tier = Tier(tmp_path, chunk_size=700, is_compressed=bool(seed % 3), pair=pair)
    stems = [tier.put(segment(number * COUNT)) for number in range(3)]
    whole = {path: path.read_bytes() for path in tmp_path.rglob("*-*.*") if path.is_file()}
    for _ in range(40):
        path = Path(f"{pick.choice(stems)}{pick.choice([LOG, INDEXES, MANIFEST, MANIFEST])}")
        data = bytearray(whole[path])
        for _ in range(pick.choice([1, 1, 3, 30])):
            at = pick.randrange(len(data))
            data[at] = pick.choice([0, 0x30, 0x39, 0xFF, data[at] ^ 1 << pick.randrange(8)])
        path.write_bytes(data[: pick.choice([len(data), pick.randrange(len(data))])])
        asked: dict[str, Any] = {
            "private_keys": {"key1": pem()},
            "start_offset": pick.choice([None, 5, 50]),
            "isolation": pick.choice(["read_committed", "read_uncommitted"]),
        }
        with at_most(40_000_000):
            rows = kafkafmt.read_records(tmp_path, on_damage="skip", **asked)
            kafkafmt.read_damage(tmp_path, private_keys=asked["private_keys"])
            kafkafmt.verify(tmp_path, private_keys=asked["private_keys"])
        found = rows["offset"].to_pylist()
        assert sorted(set(found)) == sorted(found)
        path.write_bytes(whole[path])


def test_what_cannot_be_read_does_not_stop_a_read_beside_it(tmp_path: Path) -> None:
    tier = Tier(tmp_path, chunk_size=512, is_compressed=True)
    stems = []
    for number in range(6):
        tier.pair = "key2" if number in (1, 3) else "key1"
        stems.append(tier.put(segment(number * COUNT)))
    changed(stems[5], lambda found: found.update(version="2"))
    Path(f"{stems[2]}{MANIFEST}").write_bytes(b"")
    asked: dict[str, Any] = {"private_keys": {"key1": pem()}}
    for number, kind in enumerate([None, "private_key", "malformed", "private_key", None]):
        first = number * COUNT + 3
        within: dict[str, Any] = {"start_offset": first, "end_offset": first + 4, **asked}
        found = [each["kind"] for each in kafkafmt.read_damage(tmp_path, **within).to_pylist()]
        assert found == ([] if kind is None else [kind])
        if kind is None:
            offsets = kafkafmt.read_records(tmp_path, **within)["offset"].to_pylist()
            assert offsets == list(range(first, first + 4))
        else:
            with pytest.raises((PrivateKeyError, KafkaFormatError)):
                kafkafmt.read_records(tmp_path, **within)
    findings = kafkafmt.verify(tmp_path, **asked).to_pylist()
    assert sorted((each["kind"], each["firstOffset"], each["lastOffset"]) for each in findings) == [
        ("malformed", 2 * COUNT, 3 * COUNT - 1),
        ("private_key", COUNT, 4 * COUNT - 1),
        ("unsupported", 5 * COUNT, 6 * COUNT - 1),
    ]
    (log,) = kafkafmt.read_logs(tmp_path, **asked).to_pylist()
    assert (log["firstOffset"], log["nextOffset"]) == (0, 6 * COUNT)
    assert (log["missingOffsets"], log["damagedRanges"]) == (2 * COUNT, 2)
    assert log["privateKey"] == "needs the private key key2 (2 segments)"


def test_an_object_that_is_missing_is_damage(tier: Tier) -> None:
    tier.put(segment(0))
    stem = tier.put(segment(COUNT))
    Path(f"{stem}{LOG}").unlink()
    offsets, (finding,) = read(tier)
    assert offsets == list(range(COUNT))
    assert finding["kind"] == "malformed"
    assert "is missing: by its manifest it has the offsets 40 to 79" in finding["message"]
    with pytest.raises(MalformedError, match="is missing"):
        read(tier, "raise")


@pytest.mark.parametrize("how", ["swapped", "plain", "of a wrong tag"])
def test_damaged_chunks_are_read_from_another_copy(tmp_path: Path, how: str) -> None:
    """Of some only the checksums of batches tell: no tag has a chunk's number."""
    tier = Tier(tmp_path, chunk_size=512, pair=None if how == "plain" else "key1")
    stems = [tier.put(segment(0)) for _ in range(2)]
    tier.put(segment(COUNT))
    for stem, first in zip(stems, (1, 4), strict=True):
        path, size = Path(f"{stem}{LOG}"), tier.chunk_size + 28 * (tier.pair is not None)
        data = path.read_bytes()
        chunks = [data[at : at + size] for at in range(0, len(data), size)]
        if how == "swapped":
            chunks[first], chunks[first + 1] = chunks[first + 1], chunks[first]
        else:
            chunks[first] = bytes(byte ^ 1 for byte in chunks[first])
        path.write_bytes(b"".join(chunks))
    asked: dict[str, Any] = {"private_keys": {"key1": pem()}}
    offsets, damage = read(tier)
    assert (offsets, damage) == (list(range(2 * COUNT)), [])
    for start in range(0, COUNT, 7):
        part = kafkafmt.read_records(tmp_path, start_offset=start, end_offset=start + 9, **asked)
        assert part["offset"].to_pylist() == list(range(start, start + 9))
    findings = kafkafmt.verify(tmp_path, **asked).to_pylist()
    replaced = [each for each in findings if "another copy has these bytes" in each["message"]]
    assert 0 < max(each["length"] for each in replaced) <= tier.chunk_size
    assert {each["severity"] for each in findings} <= {"warning", "note"}


def test_a_copy_of_another_history_is_not_read_instead(tmp_path: Path) -> None:
    tier = Tier(tmp_path, chunk_size=512, pair="key1")
    one, other = segment(0), segment(0)
    other.epochs, other.checkpoint = {1: 0}, [(1, 0)]
    tier.put(one)
    flip(Path(f"{tier.put(other)}{LOG}"), -20)
    offsets, (lost,) = read(tier)
    assert offsets[-1] < COUNT - 1
    assert lost["kind"] == "bad_checksum"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, "None"), (True, "True"), (1.5, "1.5"), (10**99, f"1{'0' * 59}"),
        ({"a": 1}, "an object"), ([1], "a list"), ("a", "a text of 1 character"),
        ("secret", "a text of 6 characters"),
    ],
)  # fmt: skip
def test_a_manifest_s_texts_are_not_shown(value: object, shown: str) -> None:
    assert manifest._shown(value) == shown
