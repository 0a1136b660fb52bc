"""Wrong use: one clear line, exit code 2, no traceback."""

import errno
import gzip
import importlib.util
import os
import re
import shutil
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from kafkafmt import export
from tests.cli.running import run
from tests.support.encoder import Rec, record_batch
from tests.support.truth import GOLDEN

TX = GOLDEN / "k431-tx"
SEGMENT = "00000000000000000000.log"
READERS = ("records", "batches", "verify")


def refusal(*arguments: str | Path, stdin: bytes | None = None) -> str:
    result = run(*arguments, stdin=stdin)
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert line.startswith("kafkafmt: ")
    return line


@pytest.mark.parametrize(
    ("path", "meant"),
    [("orders", "orders-0"), ("data/odrers-0", "data/orders-0"), ("dta/orders-0", "data/orders-0")],
)
def test_a_mistyped_path_names_the_one_that_is_there(
    path: str, meant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("data/orders-0", "orders-0", "data/unlike"):
        (tmp_path / name).mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    for base in ("", f"{tmp_path}/"):
        hint = f"; did you mean {base}{meant}?"
        line = f"kafkafmt: {base}{path}: no such file or directory{hint}"
        assert refusal("records", f"{base}{path}") == line


@pytest.mark.parametrize("path", ["orders", "/orders", "~nobody/orders", "a/b/c", "orders/" * 9])
def test_a_path_that_nothing_comes_near_is_only_missing(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refusal("records", path) == f"kafkafmt: {path}: no such file or directory"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("cluster topics", "Missing argument 'SOURCE...'"),
        ("cluster topcs data", "No such table 'topcs'. Did you mean 'topics'?"),
        ("rescue topic data out --broker x", "must be OLD=NEW"),
        ("rescue topic data out --topic t --broker 1=x", "--broker 1=x: expected OLD=NEW"),
        (
            "rescue topic data out --topic t --broker 1=2 --broker x=1",
            "x: expected OLD=NEW, ids of brokers",
        ),
        ("records --json --format csv data", "--json and --format csv exclude each other"),
    ],
)
def test_arguments_that_do_not_fit(
    arguments: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    monkeypatch.chdir(tmp_path)
    assert expected in refusal(*arguments.split())


@pytest.mark.parametrize("command", [*READERS, "dump"])
def test_standard_input_twice(command: str) -> None:
    assert "can be read only once" in refusal(command, "-", "-", stdin=b"")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nosuch"], "No such command 'nosuch', and no such path (see kafkafmt --help)"),
        (["nosuch.log"], "nosuch.log: no such file or directory"),
        (["verify", "*.log"], "*.log: no such file or directory"),
        (["batches", "orders-0"], "kafkafmt: orders-0: the directory is empty"),
        (["records", str(TX / f"{0:020}.index")], "00000000000000000000.index"),
        (["orders-0.lo"], "orders-0.lo: no such file or directory; did you mean orders-0?"),
        (["start", "x"], "Did you mean 'verify'?"),
        (["history", "x"], "Did you mean 'cluster history'?"),
        (["cluster", "--history", "x"], "kafkafmt cluster history prints"),
        (["stats", "--groups", "x"], "Did you mean '--by group'?"),
        (["salvage", "-o", "x", "y"], "OUT, where the result goes, is the last argument (see"),
        (["export", "--output", "x", "y"], "OUT, where the result goes, is the last argument"),
        (["inspect", "-o", "x.html", "y"], "No such option '-o'. Did you mean '--html'?"),
        (["ls", "--partition", "0", "x"], "the path of a partition, such as data/orders-0, choose"),
        (["show", "x"], "give --offset N, as records has them, or --position N, as batches has"),
        (["recrods"], "No such command 'recrods'. Did you mean 'records'? (see kafkafmt --help)"),
        (["Verify"], "No such command 'Verify'. Did you mean 'verify'?"),
        (["records", "--colums", "key", "x"], "No such option '--colums'. Did you mean"),
        (["records", "--columns", "ofset", "x"], "no column 'ofset'; did you mean 'offset'?"),
        (["records", ""], "'': the path is empty"),
        (["records"], "Missing argument 'SOURCE...' (see kafkafmt records --help)"),
        (["salvage", "x"], "Missing argument: expected SOURCE and OUT, where the result goes (see"),
        (["export", "x"], "Missing argument: expected SOURCE and OUT, where the result goes (see"),
        (["rescue", "topic", "--topic", "t", "x"], "Missing argument: expected SOURCE and OUT"),
        (["rescue", "quorum", "x", "y"], "Missing option '--voter' (see kafkafmt rescue quorum --"),
        (["rescue", "cluster", "x", "y"], "Missing option '--voter' (see"),
        (["rescue", "topic", "x", "y"], "Missing option '--topic' (see"),
        (["records", "--nosuch", "x"], "No such option '--nosuch' (see"),
        (["export", "--internal", "x", "y"], "groups, offsets, transactions and cluster print"),
        (["records", "--columns", "key,colour", "x"], "no column 'colour'; there are key, value"),
        (["records", "--on-damage", "ignore", "x"], "'ignore' is not one of"),
        (["cluster", "x", "topics"], "the table comes first: kafkafmt cluster topics x (see kafka"),
        (["dump"], "name a file, or several with --files (see kafkafmt dump --help)"),
        (["dump", "--max-bytes", "-1", "x.log"], "-1 is not in the range"),
        (["dump", "--max-bytes", "2147483648", "x.log"], "2147483648 is not in the range"),
        (["dump", "x.log"], "x.log: no such file or directory"),
        (["dump", "x.txt"], "x.txt: no such file or directory"),
        (["dump", SEGMENT], f"{SEGMENT}: no such file or directory"),
        (["dump", "--max-message-size", "-1", "x.index"], "-1 is not in the range"),
        (["dump", "7.index"], "7.index: no such file"),
        (["dump", "7.timeindex"], "7.timeindex: no such file"),
        (["dump", "7.txnindex"], "7.txnindex: no such file"),
        (["dump", "7.snapshot"], "7.snapshot: no such file"),
        (["dump", "x.index"], "x.index: no such file or directory"),
        (["ls", "--threads", "two", "x"], "'two' is not a whole number (see kafkafmt ls --help)"),
        (["show", "--offset", "1.5", "x"], "'1.5' is not a whole number"),
        (["show", "--offset", "1_000", "x"], "'1_000' is not a whole number"),
        (["show", "--offset", "9" * 5_000, "x"], "is not a valid whole number"),
        (["records", "--start-offset", "-5", "x"], "-5 is not in the range x>=0"),
        (["records", "-n", "\u0663", "x"], "'\u0663' is not a whole number"),
        (["offsets", "--as-of", "\u00b2", "x"], "is not a time such as"),
        (["inspect", "--port", "8_080", "x"], "'8_080' is not a whole number"),
        (["export", "--key", "avro", "x", "y"], "Did you mean '--key-format'?"),
        (["export", "--threads", "2", "x", "y"], "Did you mean '--processes'?"),
        (["records", "--tail", "2", "x"], "Did you mean '--last'?"),
        (["tail", "x"], "Did you mean 'records --last 10'?"),
        (["records", "-o", "beginning", str(TX)], "-o is the file of the output"),
        (["records", "-o", "-5", str(TX)], "-o is the file of the output"),
        (["ls", "localhost:9092"], "this reads files, not a broker"),
        (["records", "--in", "key", str(TX)], "search_in says where a pattern is searched"),
        (["records", "--null", "headers", str(TX)], "null is key or value, not 'headers'"),
        (["records", "--larger-than", "x", str(TX)], "must be a positive number of bytes"),
        (["completion", "tcsh"], "'tcsh' is not one of"),
        (["export", "nosuch", "out"], "nosuch: no such file or directory"),
        (["salvage", "--dry-run", "order-0", "out"], "did you mean orders-0?"),
        (["compact", "lake"], "No command 'compact' any more: merge small files with"),
        (["records", "order-0"], "did you mean orders-0?"),
        (["order-0"], "No such command 'order-0'. Did you mean 'orders-0'?"),
        (["salvage", "--force", "x", "y"], "nothing that is there is replaced: name a new direct"),
        (["export", "--append", "x", "y"], "Did you mean '--incremental'?"),
        (["export", "--mode", "append", "x", "y"], "Did you mean '--incremental'?"),
        (["export", "--prometheus", "x.prom", "x", "y"], "No such option '--prometheus'"),
        (["export", "--format", "hudi", "x", "y"], "unknown format 'hudi'"),
        (["export", "--start", "soon", "x", "y"], "'soon' is not a time such as"),
        (["export", "--incremental", "--end", "latest", "x", "y"], "export cannot have an end"),
        (["export", "--conf", "secret", "x", "y"], "must be KEY=VALUE"),
        (["records", "--limit-batch-bytes", "9", "x"], "Did you mean '--limit-entry batch-bytes="),
        (["records", "--limit-batch-headers", "9", "x"], "mean '--limit-entry batch-headers=N'?"),
        (["records", "--frame", "9", "x"], "Did you mean '--value-format avro:frame=NAME'?"),
        (["records", "--bytes", "9", "x"], "Did you mean '--wide'?"),
        (["replicas", "x"], "No command 'replicas' any more: kafkafmt diff A B C compares copies"),
        (["batches", "--pattern", "a", "x"], "No such option '--pattern'"),
        (["dump", "--key-decoder-class", "a.B", "x.log"], "a.B is not a decoder that Kafka ships"),
        (["dump", "--value-decoder-class", "a.B", "x.log"], "a.B is not a decoder that Kafka"),
    ],
)
def test_one_line_that_says_what_is_wrong(
    arguments: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "orders-0").mkdir()
    monkeypatch.chdir(tmp_path)
    line = refusal(*arguments)
    assert words in line
    assert "secret" not in line


def test_an_error_of_the_system_without_a_path_has_no_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> NoReturn:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr("kafkafmt.cli.commands.ls.Inventory", refuse)
    assert refusal("ls", tmp_path) == "kafkafmt: Too many open files"


@pytest.mark.parametrize("suffix", ["log", "index", "timeindex", "snapshot", "checkpoint"])
def test_a_name_without_an_offset_is_wrong_where_the_file_exists(
    suffix: str, tmp_path: Path
) -> None:
    file = tmp_path / f"x.{suffix}"
    file.write_bytes(bytes(100))
    if suffix == "snapshot":  # the name of a producer snapshot is not needed
        assert run("dump", file).exit_code == 1
    else:
        part = file.name if suffix == "checkpoint" else "x"
        said = refusal("dump", file)
        assert f"{file}: {part!r} is not an offset or epoch" in said
        assert "kafkafmt records and batches read a segment of any name" in said


@pytest.mark.parametrize("command", READERS)
def test_a_gzip_file_is_named_as_such(command: str, tmp_path: Path) -> None:
    file = tmp_path / f"{SEGMENT}.gz"
    file.write_bytes(gzip.compress((TX / SEGMENT).read_bytes()))
    found = "is not a log segment: found a gzip file"
    assert f"holds {file.name}, but no log segment" in refusal(command, tmp_path)
    other = file.rename(tmp_path / "segment")  # by its name it would be read
    assert f"{other}: {found}" in refusal(command, other)
    assert f"standard input: {found}" in refusal(command, "-", stdin=other.read_bytes())


@pytest.mark.parametrize("source", ["t-0", f"t-0/{SEGMENT}", "t-*", "."])
@pytest.mark.parametrize(
    "command", ["records --force -o", "batches --force -o", "inspect --force --html", "unpack"]
)
def test_no_file_of_a_source_is_replaced(
    command: str, source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "t-0").mkdir()
    file = tmp_path / "t-0" / SEGMENT
    data = record_batch([Rec(b"k", b"v")])
    file.write_bytes(data)
    words = command.split()
    out = f"t-0/{SEGMENT}"
    arguments = [*words, "--force", source, out] if len(words) == 1 else [*words, out, source]
    line = refusal(*arguments)
    assert f"{out}: lies in the source {source}, which is only read (see" in line
    assert file.read_bytes() == data
    assert os.listdir(tmp_path / "t-0") == [SEGMENT]


@pytest.mark.parametrize(
    "command",
    ["records -o OUT LOG", "batches -o OUT LOG", "inspect --html OUT LOG", "unpack LOG OUT"],
)
def test_a_file_is_replaced_only_by_force(command: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.write_text("mine")
    words = [{"OUT": out, "LOG": TX / SEGMENT}.get(word, word) for word in command.split()]
    assert refusal(*words) == f"kafkafmt: {out}: is there already; --force replaces it"
    assert out.read_text() == "mine"
    assert run(*words, "--force").exit_code == 0
    assert b"mine" not in out.read_bytes()[:9]


def test_a_source_whose_name_looks_like_a_glob_is_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "copy[1].log"
    data = record_batch([Rec(b"k", b"v")])
    file.write_bytes(data)
    assert "lies in the source" in refusal("records", "--force", "-o", file, file)
    assert file.read_bytes() == data


def test_an_export_does_not_begin_among_the_logs_of_a_broker(tmp_path: Path) -> None:
    """A broker takes each directory there for a log, and does not start with another one."""
    data = tmp_path / "data"
    (data / "t-0").mkdir(parents=True)
    (data / "t-0" / SEGMENT).write_bytes(record_batch([Rec(b"k", b"v")]))
    (data / "replication-offset-checkpoint").write_text("0\n0\n")
    line = refusal("export", "--local", data, data / "lake")
    assert f"{data / 'lake'}: would lie in a broker's data directory" in line
    with pytest.raises(ValueError, match="lake: would lie in a broker's data directory"):
        export(str(data), str(data / "lake"), processes=1)
    assert sorted(os.listdir(data)) == ["replication-offset-checkpoint", "t-0"]
    assert run("export", "--local", "--processes", "1", data, tmp_path / "lake").exit_code == 0


@pytest.mark.parametrize("command", READERS)
def test_an_archive_of_segments_is_not_one(command: str, tmp_path: Path) -> None:
    """Entries are found in it, but what lies between them is no damage."""
    file = tmp_path / "disk"  # called .tar, it would be read
    with tarfile.open(file, "w") as archive:
        archive.add(TX / SEGMENT, f"t-0/{SEGMENT}")
    found = "is not a log segment: found a tar archive ('ustar' at byte 257): extract the segment"
    assert f"{file}: {found}" in refusal(command, file)
    assert f"standard input: {found}" in refusal(command, "-", stdin=file.read_bytes())
    stored = tmp_path / "stored"
    with zipfile.ZipFile(stored, "w") as files:
        files.write(TX / SEGMENT)
    assert "found a zip archive" in refusal(command, stored)


NO_URL = "--storage-option has no effect: it is for URLs such as s3://bucket/logs"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["records", "--storage-option", "key=value", "x"], NO_URL),
        (["batches", "--storage-option", "key=value", "x", "y"], NO_URL),
        (["verify", "--storage-option", "key=value", "-"], NO_URL),
        (["dump", "--storage-option", "key=value", "7.log"], NO_URL),
        (["dump", "--storage-option", "key=value", "--files", "7.log,8.log"], NO_URL),
        (["export", "--storage-option", "key=value", "file:///x", "out"], NO_URL),
        (["unpack", "--force", "x", "-"], "--force has no effect"),
        (["dump", "--private-key", "k=k.pem", "x.log"], "--private-key has no effect: dump reads"),
        (["export", "--max-bytes-per-trigger", "1g", "x", "out"], "it is for --incremental"),
        (["export", "--no-fail-on-data-loss", "x", "out"], "it is for --incremental or --start"),
    ],
)
def test_an_option_without_effect_is_refused(arguments: list[str], words: str) -> None:
    line = refusal(*arguments)
    assert words in line
    assert line.endswith(f"(see kafkafmt {arguments[0]} --help)")


def test_a_directory_is_not_dumped(tmp_path: Path) -> None:
    (tmp_path / SEGMENT).mkdir()
    for directory in (tmp_path, tmp_path / SEGMENT):
        assert "is a directory, expected a file" in refusal("dump", directory)


def test_export_without_spark_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert refusal("export", str(TX), "out") == (
        "kafkafmt: export needs Spark: pip install 'pyspark>=4.1,<4.4' pandas; or use --local,"
        " which runs it in processes of this machine"
    )


@pytest.mark.parametrize(
    ("first", "kind"),
    [
        (b"Obj\x01\x04\x14avro.codec", "an Avro file"),
        (b"PAR1\x15\x04", "a Parquet file"),
        (b"ORC\x0a\x0b", "an ORC file"),
        (b'{"name": "orders", "partitions": 3}', "a text"),
        (b"version https://git-lfs.github.com/spec/v1", "a Git LFS pointer"),
    ],
)
def test_a_file_of_another_kind(first: bytes, kind: str, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    path.write_bytes(first + bytes(range(256)))
    said = refusal("ls", path)
    assert f"{path}: is not a log segment: " in said
    assert kind in said
    assert "--help" not in said


def test_a_directory_of_other_files_names_some(tmp_path: Path) -> None:
    for number in range(5):
        (tmp_path / f"part-{number}.avro").write_bytes(b"Obj\x01")
    assert "holds part-0.avro, part-1.avro, part-2.avro and 2 more, but no log segment" in refusal(
        "ls", tmp_path
    )


def test_a_number_too_many_is_an_offset() -> None:
    assert "an offset is written as --offset 5 (see kafkafmt show --help)" in refusal(
        "show", TX / SEGMENT, "5"
    )
    assert "--offset" not in refusal("inspect", TX, "--nosuch", "5")


_SOURCES = (
    *("ls", "verify", "records", "batches", "show --offset 0", "transactions", "producers"),
    *("offsets", "groups", "cluster", "schemas", "diff", "tier", "inspect"),
    *("diff {path}", "salvage", "rescue topic --topic a", "rescue quorum --voter 1@h:1"),
    *("rescue cluster --voter 1@h:1", "export --local", "unpack"),
)


@pytest.mark.parametrize("command", _SOURCES)
@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("missing", "no such"),
        ("text", "is not a log segment: |found a file|no export|holds nothing of tiered storage"),
        ("empty", "empty|holds no|no export"),
        ("refused", "Permission denied"),
    ],
)
def test_a_source_that_cannot_be_one_is_one_sentence(
    command: str, kind: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "given"
    if kind == "text":
        path.write_text("a text of more bytes than a head")
    elif kind != "missing":
        path.mkdir()
    if kind == "refused":  # the superuser may list everything

        def refuse(function: Callable[..., Any]) -> Callable[..., Any]:
            def refusing(given: Any = ".", *others: Any, **options: Any) -> Any:
                if isinstance(given, (str, os.PathLike)) and os.fspath(given).startswith(str(path)):
                    raise PermissionError(errno.EACCES, "Permission denied", os.fspath(given))
                return function(given, *others, **options)

            return refusing

        for name in ("listdir", "scandir", "open"):
            monkeypatch.setattr(os, name, refuse(getattr(os, name)))
    writes = command.split()[0] in ("salvage", "rescue", "export", "unpack")
    given = [part.format(path=path) for part in command.split()]
    said = refusal(*given, path, *([tmp_path / "out"] if writes else []))
    assert re.search(words, said), said
    assert os.path.basename(path) in said


@pytest.mark.parametrize(
    ("command", "purpose"),
    [
        (["salvage", TX, "{}"], ""),
        (["unpack", TX / SEGMENT, "{}"], " to write {} to"),
        (["records", TX / SEGMENT, "-o", "{}"], " to write {} to"),
    ],
)
def test_an_output_below_a_file(command: list[str | Path], purpose: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"")
    out = str(file / "out.csv")
    found = refusal(*(out if each == "{}" else each for each in command))
    assert found == f"kafkafmt: {file}: is a file, expected a directory{purpose.format(out)}"


def test_an_output_in_a_directory_that_cannot_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error has the name that was given, not that of the unfinished file."""
    opened = os.open

    def refuse(path: str, *arguments: Any, **keywords: Any) -> int:
        if ".partial" in str(path):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        return opened(path, *arguments, **keywords)

    data = tmp_path / "data"
    shutil.copytree(TX, data / "orders-0")
    segment = str(data / "orders-0" / SEGMENT)
    monkeypatch.setattr(os, "open", refuse)
    monkeypatch.setattr(os, "mkdir", refuse)
    out = tmp_path / "out"
    for command in (["salvage", str(data)], ["unpack", segment], ["records", segment, "-o"]):
        assert refusal(*command, out) == f"kafkafmt: {out}: Permission denied"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--start", '{"orders":{"0":1}}'], "'start' must name every topic-partition"),
        ([], "reads each record once"),
    ],
)
def test_an_export_names_the_options_of_the_command(
    arguments: list[str], words: str, tmp_path: Path
) -> None:
    for place in ("1/orders-0", "1/events-0", "2/orders-0"):
        (tmp_path / place).mkdir(parents=True)
        (tmp_path / place / SEGMENT).write_bytes(record_batch([Rec(b"k", b"v")]))
    source = tmp_path if not arguments else tmp_path / "1"
    line = refusal("export", "--local", *arguments, source, tmp_path / "out")
    assert words in line
    assert "startingOffsets" not in line
    assert ("--merge-replicas" in line) == (source == tmp_path)


@pytest.mark.parametrize("ending", [".tar", ".tar.gz", ".zip"])
@pytest.mark.parametrize("arguments", [["dump"], ["rescue", "quorum", "--voter", "1@h:1"]])
def test_what_looks_into_no_archive_says_so(
    arguments: list[str], ending: str, tmp_path: Path
) -> None:
    path = tmp_path / f"bundle{ending}"
    path.touch()
    result = run(*arguments, path, *([tmp_path / "out"] if "rescue" in arguments else []))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "archive" in result.stderr
