"""``dump`` with the decoders of Kafka's tool prints what the tool prints."""

from __future__ import annotations

import json
import lzma
import re
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import pytest

from kafkafmt._base.errors import KafkaFormatError, MalformedError
from kafkafmt.survey.dump import decoders
from kafkafmt.survey.dump.decoders import UnknownDecoderError, class_decoder
from kafkafmt.survey.dump.files import dump_files
from kafkafmt.survey.dump.request import DumpedFile, DumpOptions
from kafkafmt.survey.dump.topic_decoders import TOPIC_DECODERS
from tests.cli.running import run
from tests.cluster.messages.corpus import DATA, case_folder, case_names, decoder_of, tool_text
from tests.support.archives import unpacked
from tests.support.encoder import Rec, message, record_batch
from tests.support.samples import sampled
from tests.support.truth import CASES, GOLDEN, representatives

API = "org.apache.kafka.tools.api."


def dumped(paths: Sequence[Path], decoder: str) -> str:
    """What a dump prints on both streams; an exception is a mark, as in the truth files."""
    parts: list[str] = []
    options = DumpOptions(
        print_data_log=True, deep_iteration=True, decoder=TOPIC_DECODERS[decoder]()
    )
    try:
        dump_files(
            [DumpedFile.named(str(path)) for path in paths], options, parts.append, parts.append
        )
    except KafkaFormatError:
        parts.append("EXCEPTION\n")
    return "".join(parts).replace(f"{paths[0].parent}/", "")


def lines_of(text: str) -> tuple[list[str], list[str]]:
    """The lines, those about gaps apart: their blocks come in the order of a Java hash of paths."""
    lines = re.sub("EXCEPTION.*", "EXCEPTION", text).split("\n")
    gap = re.compile(r"Non-consecutive|  -?\d+ is followed by")
    return [each for each in lines if not gap.match(each)], sorted(filter(gap.match, lines))


@pytest.mark.parametrize("name", case_names())
def test_a_case_with_its_own_decoder(name: str) -> None:
    folder = case_folder(name)
    decoder = decoder_of(name)
    kinds = {"dump-decoded.txt": "*.log", "dump-checkpoint-decoded.txt": "*.checkpoint"}
    for expected, pattern in kinds.items():
        if (folder / expected).exists():
            got = "".join(dumped([path], decoder) for path in sorted(folder.glob(pattern)))
            assert lines_of(got) == lines_of(tool_text(folder / expected))


@pytest.mark.parametrize("name", sampled(CASES, representatives=representatives()))
def test_any_segment_with_any_decoder(name: str) -> None:
    folder = GOLDEN / name
    paths = sorted(folder.glob("*.log")) or sorted(folder.glob("*.checkpoint"))
    for decoder in TOPIC_DECODERS:
        expected = unpacked(DATA / "tool-output.tar.xz") / "tool-output" / name
        text = tool_text(expected / f"dump-decoded-{decoder}.txt")
        assert lines_of(dumped(paths, decoder)) == lines_of(text), decoder


def hostile() -> list[dict[str, str]]:
    """What the tool printed of records with mistakes of every kind, with each decoder."""
    with lzma.open(DATA / "hostile.jsonl.xz", "rt", encoding="utf-8", newline="\n") as lines:
        return [json.loads(line) for line in lines]


@pytest.mark.parametrize("row", hostile(), ids=lambda row: f"{row['case']}-{row['decoder']}")
def test_hostile_records_with_any_decoder(row: dict[str, str]) -> None:
    path = unpacked(DATA / "hostile.tar.xz") / row["case"] / "00000000000000000000.log"
    parts: list[str] = []
    options = DumpOptions(
        print_data_log=True,
        deep_iteration=True,
        skip_record_metadata=True,
        decoder=TOPIC_DECODERS[row["decoder"]](),
    )
    with pytest.raises(MalformedError) if row["error"] else nullcontext():
        dump_files([DumpedFile.named(str(path))], options, parts.append, parts.append)
    got = "".join(parts).replace(f"{path.parent}/", "")
    assert got.split("\n") == row["stdout"].split("\n")


def _commit(number: int, offset_delta: int, timestamp_delta: int = 0) -> Rec:
    key = b"\0\x01\0\x01g\0\x01t" + number.to_bytes(4, "big")
    value = b"\0\x03" + number.to_bytes(8, "big") + b"\0\0\0\x05\0\x02\xc3\xa4" + bytes(8)
    return Rec(key, value, offset_delta=offset_delta, timestamp_delta=timestamp_delta)


def test_lines_of_records_that_kafka_refuses_stand_among_the_others(tmp_path: Path) -> None:
    good = [_commit(each, offset_delta=each) for each in range(3)]
    others = [
        Rec(good[0].key, None, offset_delta=3),
        Rec(b"\0\x09unknown", b"v", offset_delta=4),
        Rec(good[0].key, b"\0\x03short", offset_delta=5),
        Rec(good[0].key, (good[0].value or b"").replace(b"\xc3", b"\xff"), offset_delta=6),
        Rec(good[0].key, good[0].value, headers=((b"h", b"x"),), offset_delta=7),
        _commit(8, offset_delta=2**20),  # after a gap
        _commit(9, offset_delta=2**20 + 1, timestamp_delta=-(2**62)),
    ]
    path = tmp_path / "00000000000000000000.log"
    path.write_bytes(
        record_batch([*good, *others])
        + record_batch([*good, b"\x02\x00"], base_offset=2**40, count=4)
        + record_batch([Rec(None, b"v")], base_offset=2**41)
    )
    lines = dumped([path], "offsets").splitlines()
    found = [line[2:].split(": ", 6) for line in lines if line.startswith("| ")]
    assert [int(line[1].split()[0]) for line in found] == [
        *(*range(8), 2**20, 2**20 + 1),
        *range(2**40, 2**40 + 3),
    ]
    key, rest = found[0][-1].split(" key: ")
    assert key == "[]"
    assert rest == (
        '{"type":"1","data":{"group":"g","topic":"t","partition":0}} payload: '
        '{"version":"3","data":{"offset":0,"leaderEpoch":5,"metadata":"ä","commitTimestamp":0}}'
    )
    of_key = rest.split(" payload: ")[0]
    assert [line[-1] for line in found[3:8]] == [
        f"[] key: {of_key} payload: <DELETE>",
        "[] key: Unknown record type 9 at offset 4, skipping.",
        "[] key: Error at offset 5, skipping. "
        "Could not read record with version 3 from value's buffer due to: null.",
        f"[] key: {rest.replace('ä', chr(0xFFFD) * 2)}",
        f"[h] key: {rest}",
    ]
    assert found[9][2].split()[0] == str(-1 - 2**62)
    assert lines[-1] == "EXCEPTION"


def test_lines_of_a_large_batch_come_in_pieces(tmp_path: Path) -> None:
    path = tmp_path / "00000000000000000000.log"
    path.write_bytes(record_batch([_commit(each, offset_delta=each) for each in range(5000)]))
    pieces: list[str] = []
    options = DumpOptions(print_data_log=True, decoder=TOPIC_DECODERS["offsets"]())
    dump_files([DumpedFile.named(str(path))], options, pieces.append, pieces.append)
    assert max(map(len, pieces)) < 70_000
    assert "".join(pieces).count('"version":"3"') == 5000


def test_the_first_decoder_counts_as_kafka_looks_for_them(tmp_path: Path) -> None:
    path = tmp_path / "00000000000000000000.log"
    path.write_bytes(record_batch([Rec(b"\0\0\0\x01a", None)]))
    both = run("dump", "--share-group-state-decoder", "--transaction-log-decoder", path)
    first = run("dump", "--transaction-log-decoder", path)
    assert both.stdout == first.stdout
    assert 'key: {"type":"0","data":{"transactionalId":"a"}} payload: <DELETE>' in both.stdout


def test_a_missing_key_ends_the_dump_after_the_metadata(tmp_path: Path) -> None:
    path = tmp_path / "00000000000000000000.log"
    path.write_bytes(record_batch([Rec(None, b"v"), Rec(b"k", b"v", offset_delta=1)]))
    done = run("dump", "--offsets-decoder", path)
    assert done.exit_code == 1
    assert done.stdout.endswith("headerKeys: []")
    assert "Failed to decode message at offset 0" in done.stderr
    assert run("dump", "--offsets-decoder", "--skip-record-metadata", path).stdout.endswith("\n")


def test_metadata_is_left_out_on_request(tmp_path: Path) -> None:
    path = tmp_path / "00000000000000000000.log"
    path.write_bytes(record_batch([Rec(b"\0\x02\0\x01g", None)]))
    done = run("dump", "--offsets-decoder", "--skip-record-metadata", path)
    assert done.stdout.splitlines()[-1] == (
        '| key: {"type":"2","data":{"group":"g"}} payload: <DELETE>'
    )


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--value-decoder-class", f"{API}LongDecoder"], "key: kkkkkkkk payload: -2"),
        (["--key-decoder-class", f"{API}IntegerDecoder"], "key: 1802201963 payload: "),
        (["--key-decoder-class", f"{API}StringDecoder"], "key: kkkkkkkk payload: "),
        (["--value-decoder-class", f"{API}DefaultDecoder"], "key: kkkkkkkk payload: [B@"),
    ],
)
def test_the_classes_that_kafka_ships(tmp_path: Path, arguments: list[str], expected: str) -> None:
    path = tmp_path / "00000000000000000000.log"
    path.write_bytes(record_batch([Rec(b"k" * 8, b"\xff" * 7 + b"\xfe")]))
    assert expected in run("dump", path, *arguments).stdout
    assert run("dump", path, "--value-decoder-class").exit_code == 0


def test_another_class_is_refused_in_words(tmp_path: Path) -> None:
    done = run("dump", "--key-decoder-class", "com.example.Mine", tmp_path / "0.log")
    assert done.exit_code == 2
    assert "com.example.Mine" in done.stderr
    # A topic's decoder wins, and Kafka's tool does not load the class then.
    path = tmp_path / "00000000000000000000.log"
    path.write_bytes(b"")
    done = run("dump", "--key-decoder-class", "com.example.Mine", "--offsets-decoder", path)
    assert done.exit_code == 0
    with pytest.raises(UnknownDecoderError):
        class_decoder("com.example.Mine", decoders.STRING_DECODER)


def test_a_number_that_is_too_short_ends_the_dump() -> None:
    decoder = class_decoder(decoders.STRING_DECODER, f"{API}LongDecoder")
    with pytest.raises(MalformedError):
        decoder(0, None, b"1234567", None)


def torn_key(tmp_path: Path) -> Path:
    """A message of v0 whose key is longer than what is left."""
    data = bytearray(message(key=b"key", value=b"value", magic=0))
    data[18:22] = (1000).to_bytes(4, "big")
    path = tmp_path / "00000000000000000000.log"
    path.write_bytes(bytes(data))
    return path


@pytest.mark.parametrize(
    ("decoder", "expected"),
    [
        ("offsets", "key: Error at offset 0, skipping. newLimit > capacity: (1000 > 12)"),
        ("cluster-metadata", "payload: Error at 0, skipping. null"),
        ("remote-log-metadata", "payload: Error at offset 0, skipping. null"),
    ],
)
def test_a_key_past_the_end_of_its_message(tmp_path: Path, decoder: str, expected: str) -> None:
    path = torn_key(tmp_path)
    done = run("dump", f"--{decoder}-decoder", "--skip-record-metadata", path)
    assert done.stdout.splitlines()[-1] == f"| {expected}"
    done = run("dump", "--skip-record-metadata", "--print-data-log", path)
    assert done.exit_code == 1
