"""kafkafmt.storage.directories: odd names, links, pipes, directories in directories."""

import errno
import os
import socket
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.storage import directories, names
from kafkafmt.storage.directories import Search, in_place, item_offset, to_place
from kafkafmt.storage.discovery import find_extents, find_segments
from kafkafmt.storage.errors import RefusedError, ReplacedError
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.local import LocalTree
from tests.cli.running import run
from tests.support.encoder import Rec, record_batch
from tests.support.files import remove
from tests.support.refusing import refuse_lists
from tests.support.tables import offsets

DELETED = f"gone-0.{'0' * 32}-delete"


def put(log: Path, *offsets: int) -> Path:
    log.mkdir(parents=True, exist_ok=True)
    for offset in offsets:
        data = record_batch([Rec(None, b"%d" % offset)], base_offset=offset)
        (log / f"{offset:020}.log").write_bytes(data)
    return log


def paths(source: object) -> list[str]:
    return [segment.path for segment in find_segments(source)]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name",
    [b"\xff-0", b"t-4294967296", b"t-2147483648", "t-\u0663".encode(), b"t-", b"-1", b"t--x"],
)
def test_a_directory_of_another_name_is_read_without_a_topic(tmp_path: Path, name: bytes) -> None:
    odd = Path(os.fsdecode(os.path.join(os.fsencode(tmp_path), name)))
    put(odd, 7)
    put(tmp_path / "orders-0", 3)
    table = kafkafmt.read_records(tmp_path)
    found = set(zip(table["topic"].to_pylist(), table["offset"].to_pylist(), strict=True))
    assert found == {(None, 7), ("orders", 3)}
    assert set(table["partition"].to_pylist()) == {None, 0}


def test_a_file_that_is_not_called_in_utf_8_has_a_name_in_the_table(tmp_path: Path) -> None:
    path = os.path.join(os.fsencode(tmp_path), b"\xff.log")
    Path(os.fsdecode(path)).write_bytes(record_batch([Rec(None, b"x")]))
    assert kafkafmt.read_records(os.fsdecode(path))["segment"].to_pylist() == ["\\xff.log"]


def test_what_is_no_file_does_not_wait_and_the_rest_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = put(tmp_path / "orders-0", 0, 20)
    pipe, listening = log / f"{10:020}.log", socket.socket(socket.AF_UNIX)
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="not a regular file") as raised:
        kafkafmt.read_records(log)
    assert raised.value.filename == str(pipe)
    monkeypatch.chdir(log)
    with listening:
        listening.bind(f"{11:020}.log")  # the name of a socket may not be long
    (log / f"{12:020}.log").symlink_to(f"{12:020}.log")
    (log / f"{13:020}.log").mkdir()
    assert offsets(log, on_damage="skip") == [0, 20]
    scan = kafkafmt.scan_records(log, on_damage="collect")
    assert sum(batch.num_rows for batch in scan) == 2
    assert [(found.kind, found.segment, found.topic) for found in scan.damage] == [
        ("read_error", f"{offset:020}.log", "orders") for offset in (10, 11, 12)
    ]
    assert kafkafmt.read_damage(log)["kind"].to_pylist() == ["read_error"] * 3
    assert kafkafmt.read_batches(log, on_damage="skip")["baseOffset"].to_pylist() == [0, 20]


@pytest.mark.parametrize("target", ["nowhere", "circle"])
def test_a_link_to_nothing_is_damage_and_the_rest_is_read(tmp_path: Path, target: str) -> None:
    log = put(tmp_path / "data" / "orders-0", 0, 20)
    (tmp_path / "circle").symlink_to("circle")
    (log / f"{10:020}.log").symlink_to(tmp_path / target)
    (tmp_path / "data" / "orders-1").symlink_to(tmp_path / target)
    (tmp_path / "data" / "other").symlink_to(tmp_path / target)
    for source in (tmp_path / "data", tmp_path / "data" / "*", tmp_path / "**"):
        with pytest.raises(OSError, match="orders-1"):
            kafkafmt.read_records(source)
        scan = kafkafmt.scan_records(source, on_damage="collect")
        assert scan.read_all()["offset"].to_pylist() == [0, 20]
        unlisted, unread = scan.damage
        assert (unlisted.kind, unlisted.partition, unlisted.segment) == ("read_error", 1, None)
        assert unlisted.source == str(tmp_path / "data" / "orders-1")
        assert (unread.kind, unread.segment) == ("read_error", f"{10:020}.log")
        assert unread.source == str(log / f"{10:020}.log")
    with pytest.raises(OSError, match="orders-1"):
        kafkafmt.read_records(tmp_path / "data" / "orders-1", on_damage="skip")
    assert kafkafmt.read_logs(tmp_path / "data")["damagedRanges"].to_pylist() == [1, 1]
    damage = [row["path"] for row in kafkafmt.verify(tmp_path / "data").to_pylist()]
    assert str(tmp_path / "data" / "orders-1") in damage
    report = kafkafmt.salvage(tmp_path / "data", tmp_path / "out")
    assert {os.path.basename(each.path) for each in report.ignored} >= {"orders-1", f"{10:020}.log"}


def test_an_unlisted_directory_is_damage_and_the_rest_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "a-0", 1)
    bad = put(tmp_path / "b-3", 2)
    put(tmp_path / "c-0", 3)
    refuse_lists(monkeypatch, [bad], errno.EIO)  # not by its mode: root reads everything
    with pytest.raises(OSError, match="b-3"):
        kafkafmt.read_records(tmp_path)
    scan = kafkafmt.scan_records(tmp_path, on_damage="collect")
    assert [each for batch in scan for each in batch["offset"].to_pylist()] == [1, 3]
    (found,) = scan.damage
    assert (found.topic, found.partition, found.kind) == ("b", 3, "read_error")
    assert str(bad) in found.message
    with pytest.raises(OSError, match="b-3"):
        kafkafmt.read_records(bad, on_damage="skip")


def test_links_in_circles_give_each_segment_once(tmp_path: Path) -> None:
    log = put(tmp_path / "d" / "orders-0", 0, 10)
    for number in range(3):
        (tmp_path / "d" / f"again-{number}").symlink_to(tmp_path)
        (log / f"up-{number}").symlink_to("..")
    (tmp_path / "aaa").symlink_to(log)
    expected = [str(log / f"{offset:020}.log") for offset in (0, 10)]
    assert paths(tmp_path) == expected
    assert paths(tmp_path / "d") == expected
    assert paths(str(tmp_path / "**" / "*.log")) == expected
    assert paths(str(tmp_path / "**")) == expected


def test_a_log_behind_a_link_is_read_once(tmp_path: Path) -> None:
    elsewhere = put(tmp_path / "elsewhere" / "disk", 5)
    data = tmp_path / "data"
    put(data / "a-0", 1)
    (data / "b-0").symlink_to(elsewhere)
    (data / "b-0-copy").symlink_to(elsewhere)
    (data / "a-0" / f"{9:020}.log").symlink_to(data / "a-0" / f"{1:020}.log")
    assert offsets(data) == [1, 5]


def test_a_link_with_the_name_of_another_log_is_that_log(tmp_path: Path) -> None:
    data = tmp_path / "data"
    put(data / "t-0", 1)
    (data / "s-0").symlink_to("t-0")
    (data / "v-0").symlink_to(data / "t-0")
    (data / "copy").symlink_to("t-0")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "t-0").symlink_to(data / "t-0")  # the same log
    (tmp_path / "other" / "u-0").symlink_to(data)  # of a directory that is none
    logs = ["s-0", "t-0", "v-0"]
    for source in (data, tmp_path):
        assert [Path(path).parent.name for path in paths(source)] == logs
        assert kafkafmt.read_logs(source).num_rows == 3
    assert run("verify", data).stdout.startswith("checked: 3 partitions")
    assert paths(data / "v-0") == [str(data / "v-0" / f"{1:020}.log")]
    report = kafkafmt.salvage(tmp_path, tmp_path.parent / "out", dry_run=True)
    assert [partition.topic for partition in report.partitions] == ["s", "t", "v"]


def test_data_directories_are_found_wherever_they_lie(tmp_path: Path) -> None:
    """Also those of several brokers; what lies deeper in one is somebody's copy."""
    put(tmp_path / "orders-0", 1)
    put(tmp_path / "disk-2" / "orders-2", 3)
    put(tmp_path / "disk-2" / DELETED, 4)
    put(tmp_path / ".snapshot" / "orders-0", 5)
    put(tmp_path / "orders-0" / "old-0", 7)
    (tmp_path / f"{100:020}.log").write_bytes(record_batch([Rec(None, b"x")], base_offset=100))
    assert sorted(offsets(tmp_path)) == [1, 3, 100]
    for number, where in enumerate(("kafka1/data", "kafka-2/data", "kafka/kraft-logs", "x/y/z/w")):
        put(tmp_path / "all" / where / f"orders-{number}", number)
        (tmp_path / "all" / where / "meta.properties").write_text("version=0\nbroker.id=1\n")
    put(tmp_path / "all" / "kafka1" / "data" / "backup" / "orders-8", 8)
    put(tmp_path / "all" / "kafka1" / "data" / "backup" / "old" / "orders-9", 9)
    assert sorted(offsets(tmp_path / "all")) == [0, 1, 2, 3, 8]


def test_what_lies_too_deep_is_named(tmp_path: Path) -> None:
    put(tmp_path / "a/b/c/d/e/f/g/h/orders-0", 0)
    search = Search()
    with pytest.raises(FileNotFoundError, match=r"h/orders-0 lies too deep to be searched$"):
        find_extents(tmp_path, search=search)
    assert offsets(tmp_path / "a") == [0]


def test_a_glob_leaves_out_what_the_directory_leaves_out(tmp_path: Path) -> None:
    put(tmp_path / "orders-0", 1)
    put(tmp_path / DELETED, 2)
    put(tmp_path / f"orders-1.{'a' * 32}-stray", 3)
    put(tmp_path / f"orders-2.{'b' * 32}-future", 4)
    for pattern in ("*", "*/*.log", "**/*.log", "*-*", "**"):
        assert offsets(str(tmp_path / pattern)) == [1], pattern
    assert offsets(str(tmp_path / "*-stray")) == [3]
    assert offsets(str(tmp_path / "*-delete" / "*.log")) == [2]
    assert offsets(tmp_path / DELETED) == [2]


def test_the_work_grows_with_the_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk of a million partitions is listed in minutes and not in years."""
    calls = 0
    is_segment = names.is_segment

    def counted(name: str) -> bool:
        nonlocal calls
        calls += 1
        return is_segment(name)

    monkeypatch.setattr(names, "is_segment", counted)
    counts = []
    for logs in (50, 100):
        calls = 0
        for number in range(logs):
            log = tmp_path / f"{logs}" / f"orders-{number}"
            log.mkdir(parents=True)
            (log / f"{0:020}.log").touch()
        assert len(find_segments(str(tmp_path / f"{logs}"))) == logs
        counts.append(calls)
    assert counts[1] <= 2 * counts[0] + 100


def test_the_first_foreign_files_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of Kafka are all kept; the number of the others is no matter of memory."""
    monkeypatch.setattr(directories, "_MOST_FOREIGN", 3)
    log = put(tmp_path / "log-0", *range(9))
    for number in range(5):
        (log / f"photo-{number}").touch()
    search = Search()
    assert len(find_extents(tmp_path, search=search)) == 9
    (listed,) = (items for path, items in search.listings.items() if path == str(log))
    assert len(listed) == 9 + 3
    assert search.not_searched == [(str(log), "2 more files in it without a name of Kafka's")]
    remove(log.glob("*.log"))
    with pytest.raises(FileNotFoundError, match="and 2 more, but no log segment"):
        find_segments(log)


@pytest.mark.timeout(300)
def test_a_directory_that_is_there_and_of_which_the_disk_denies_it_is_asked_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a file system in user space may; a log that a broker renames is looked for again."""
    denied = put(tmp_path / "orders-0", 3)
    scandir, asked = os.scandir, []

    def deny(path: str) -> object:
        if os.fspath(path) != str(denied):
            return scandir(path)
        asked.append(path)
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)

    monkeypatch.setattr(os, "scandir", deny)
    with pytest.raises(FileNotFoundError, match="orders-0"):
        kafkafmt.read_logs(tmp_path)
    assert len(asked) <= 2 * 2  # a listing looks twice whether a directory has changed meanwhile


def _files(*names: str) -> list[Item]:
    return [Item(f"/t-0/{name}", name, False, 1) for name in names]


@pytest.mark.parametrize(
    ("files", "count", "swaps"),
    [
        (["00.log", "00.index", "10.log"], ["00.log", "00.index", "10.log"], []),
        # The swap waits for the deletion of the old segments.
        (["00.log", "00.log.swap", "10.log"], ["00.log", "00.log.swap", "10.log"], ["00.log.swap"]),
        (
            ["00.log.swap", "00.index.swap", "10.log", "20.log"],
            ["10.log", "20.log", "00.log", "00.index"],
            ["00.log.swap", "00.index.swap"],
        ),
        (
            ["00.log.swap", "10.log", "10.index", "10.log.swap", "20.log", "x"],
            ["20.log", "x", "00.log", "10.log"],
            ["00.log.swap", "10.log.swap"],
        ),
        # A segment was being split: swaps from there on are removed.
        (
            ["00.log.swap", "10.log.cleaned", "20.log.swap"],
            ["10.log.cleaned", "00.log"],
            ["00.log.swap"],
        ),
        (["00.index.swap"], ["00.index.swap"], ["00.index.swap"]),
    ],
)  # fmt: skip
def test_swaps_have_their_new_names(files: list[str], count: list[str], swaps: list[str]) -> None:
    def whole(names: list[str]) -> list[str]:
        return [f"{name.partition('.')[0]:0>20}.{name.partition('.')[2]}" for name in names]

    items = _files(*whole(files))
    assert [item.name for item in in_place(items)] == whole(count)
    assert [item.name for item in to_place(items)] == whole(swaps)
    paths = {item.path: item.name.removesuffix(".swap") for item in items}
    assert all(item.name in (paths[item.path], Path(item.path).name) for item in in_place(items))


def test_the_offset_in_a_name() -> None:
    assert [item_offset(item) for item in _files(f"{7:020}.log", f"{0:020}.index", "x.log")] == [
        7,
        0,
        -1,
    ]


def test_of_many_foreign_files_the_first_ones_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(directories, "_MOST_FOREIGN", 2)
    items = _files("a.txt", f"{0:020}.log", "b.txt", "c.txt", "d.txt", f"{0:020}.index")
    items.append(Item("/t-0/e", "e", True, 0))
    passed: list[Item] = []
    for otherwise in (None, passed.extend):
        sieve = directories.Sieve(otherwise)
        kept = [item.name for item in items if sieve.keeps(item)]
        assert kept == ["a.txt", f"{0:020}.log", "b.txt", f"{0:020}.index", "e"]
        assert sieve.left_out == 2
    assert [item.name for item in passed] == ["c.txt", "d.txt"]


def test_a_log_that_moves_meanwhile_is_an_error(tmp_path: Path) -> None:
    future, deleted = (f"t-0.{'0' * 32}-{state}" for state in ("future", "delete"))
    gone = Item(str(tmp_path / future), future, True, 0, identity=(1, 2))
    (tmp_path / "there").mkdir()
    for item in (
        gone._replace(identity=None),
        gone._replace(path=str(tmp_path / "there")),
        gone._replace(path=str(tmp_path / deleted), name=deleted),
    ):
        Search(set_aside=[item]).expect_futures()
    with pytest.raises(ReplacedError, match=f"^{gone.path}: was renamed since it was listed"):
        Search(set_aside=[gone]).expect_futures()


def test_why_a_directory_is_not_searched(tmp_path: Path) -> None:
    put(tmp_path / "data" / "t-0", 0)
    reasons = {
        "data/t-0/inner": "it lies in a log directory",
        "data/.hidden": "it is hidden",
        f"data/{DELETED}/inner": "it lies in a log directory that is not in use",
        "data/a/b/c": "it lies in a directory in a data directory",
        "1/2/3/4/5/6/7/8/9": "it lies more than 8 levels below the given directory",
    }
    for name in (*reasons, "other/x/y"):
        (tmp_path / name).mkdir(parents=True)
    search = Search(abandoned=True)
    assert len(find_segments(tmp_path, search=search)) == 1
    assert {path.removeprefix(f"{tmp_path}/"): why for path, why in search.not_searched} == reasons


def test_so_many_deep_ones_are_searched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(directories, "_MOST_DEEP", 2)
    for number in range(4):
        put(tmp_path / "a" / "b" / f"t-{number}", 0)
    search = Search()
    assert len(find_segments(tmp_path, search=search)) == 2
    ((first, why), (second, _)) = search.not_searched
    assert why == "2 directories beside it were searched"
    assert [os.path.basename(path) for path in (first, second)] == ["t-2", "t-3"]


@pytest.mark.parametrize(("wanted", "listed"), [("a", ["a-0"]), ("c", ["a-0", "b-0"])])
def test_others_beside_a_log_are_not_listed(tmp_path: Path, wanted: str, listed: list[str]) -> None:
    """Where none is wanted, what has such a name may be a data directory, as ``disk-1``."""
    for name in ("a-0", "b-0"):
        put(tmp_path / "disk-1" / name, 0)
    met: list[str] = []
    search = Search(on_listing=lambda path, _: met.append(os.path.basename(path)))
    found = find_extents(tmp_path, logs=lambda log: log[0] == wanted, search=search)
    assert [extent.segment.topic for extent in found] == [wanted][: wanted == "a"]
    assert met == [tmp_path.name, "disk-1", *listed]


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO])
def test_a_directory_that_cannot_be_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    put(tmp_path / "t-0", 0)
    other, of_fsck = str(tmp_path / "other"), str(tmp_path / "lost+found")
    for path in (other, of_fsck):
        os.mkdir(path)
    refuse_lists(monkeypatch, [other, of_fsck], number)
    is_refused = number == errno.EACCES
    search = Search(may_lack=True)
    assert len(find_segments(tmp_path, search=search)) == 1
    assert set(search.unreadable) == ({other} if is_refused else {other, of_fsck})
    of_rights = [(of_fsck, "it is of fsck, and may not be read")]
    assert search.not_searched == (of_rights if is_refused else [])
    for may_lack in (False, True):
        with pytest.raises(OSError, match=r"lost.found|other"):
            find_segments(tmp_path, search=Search(raises=True, may_lack=may_lack))
    if is_refused:
        with pytest.raises(RefusedError, match="cannot read 1 of 2 logs"):
            find_segments(tmp_path, search=Search())
    with pytest.raises(OSError, match="other"):
        find_segments(other, search=Search())


def test_logs_that_lost_their_segments_are_counted(tmp_path: Path) -> None:
    for name in ("data/meta.properties", "data/b-0/leader-epoch-checkpoint", "x/c-0/photo"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    for name in ("data/a-0", "x/d-0"):  # empty: of a broker only in a data directory
        (tmp_path / name).mkdir()
    found = directories.Directories(LocalTree(), None, Search())
    assert len([*found.below(str(tmp_path))]) == 7
    assert (found.lost, found.has_refused, found.too_deep) == (2, False, None)
