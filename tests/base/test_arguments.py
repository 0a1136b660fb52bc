"""_base.arguments and every public call: the error for a wrong argument says what is right."""

from __future__ import annotations

import inspect
import io
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt._base.arguments import describe_value, did_you_mean, expect_word
from tests.support import public
from tests.support.encoder import Rec, record_batch

LOG = record_batch([Rec(b"k", b"v")])
SCANS: list[Callable[..., Any]] = [
    kafkafmt.read_records,
    kafkafmt.read_batches,
    kafkafmt.read_damage,
    kafkafmt.scan_records,
    kafkafmt.scan_batches,
    kafkafmt.scan_damage,
]
SIDE_FILES: list[Callable[..., Any]] = [
    kafkafmt.side_files.read_index,
    kafkafmt.side_files.read_time_index,
    kafkafmt.side_files.read_transaction_index,
    kafkafmt.side_files.read_producer_snapshot,
    kafkafmt.side_files.read_leader_epoch_checkpoint,
    kafkafmt.side_files.read_offset_checkpoint,
    kafkafmt.side_files.read_partition_metadata,
    kafkafmt.side_files.read_meta_properties,
]


def unpack(source: Any, **options: Any) -> Any:
    return kafkafmt.unpack(source, io.BytesIO(), **options)


EVERY = [*SCANS, kafkafmt.open_segment, unpack, *SIDE_FILES]
every_call = pytest.mark.parametrize("call", EVERY, ids=lambda call: call.__name__)


PUBLIC: list[Any] = [each for name, each in public.PUBLIC.items() if name != "export"]
OPTIONS: dict[Callable[..., Any], Mapping[str, inspect.Parameter]] = {
    each: inspect.signature(each).parameters for each in PUBLIC if inspect.isfunction(each)
}
READERS = [each for each, options in OPTIONS.items() if next(iter(options)) == "source"]


@pytest.mark.parametrize("call", READERS, ids=lambda call: call.__name__)
def test_a_reader_takes_the_options_that_it_shows(call: Callable[..., Any], tmp_path: Path) -> None:
    parameters = OPTIONS[call].values()
    defaults = {
        each.name: each.default
        for each in parameters
        if each.default is not inspect.Parameter.empty
    }
    required = [str(tmp_path / "missing") for each in parameters if each.name not in defaults]
    with pytest.raises((FileNotFoundError, ValueError)):
        call(*required, **defaults)


@pytest.mark.parametrize(
    "call",
    [each for each, options in OPTIONS.items() if "private_keys" in options],
    ids=lambda call: call.__name__,
)
def test_private_keys_of_a_wrong_type(call: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "orders-0").mkdir()
    (tmp_path / "orders-0" / f"{0:020}.log").write_bytes(LOG)
    sources = [str(tmp_path)] * (2 if call is kafkafmt.diff else 1)
    with pytest.raises(TypeError, match=r"^private_keys is .*, found int$"):
        call(*sources, private_keys=5)


@every_call
@pytest.mark.parametrize(
    ("source", "found"), [(5, "int 5"), (None, "None"), (4.5, "float 4.5"), (object(), "object")]
)
def test_a_source_of_a_wrong_type(call: Callable[..., Any], source: Any, found: str) -> None:
    with pytest.raises(TypeError, match=f"source is a path, a URL, bytes.*; found {found}$"):
        call(source)


@every_call
def test_an_empty_path(call: Callable[..., Any]) -> None:
    with pytest.raises(FileNotFoundError, match="the path is empty"):
        call("")


@every_call
def test_a_missing_file_is_missing_before_its_name_is_judged(
    call: Callable[..., Any], tmp_path: Path
) -> None:
    for name in ("nothing.index", "nothing.log.gz", "nothing.txt"):
        with pytest.raises(FileNotFoundError, match=f"{tmp_path / name}: no such file"):
            call(tmp_path / name)
    with pytest.raises(FileNotFoundError, match="no such file"):
        call("zero\0byte")


@every_call
def test_limits_of_a_wrong_type(call: Callable[..., Any]) -> None:
    with pytest.raises(TypeError, match=r"limits is a kafkafmt.Limits or None, found int"):
        call(LOG, limits=0)


@pytest.mark.parametrize("call", [*SCANS, kafkafmt.open_segment, *SIDE_FILES])
def test_storage_options_of_a_wrong_type_are_not_shown(
    call: Callable[..., Any], tmp_path: Path
) -> None:
    path = tmp_path / f"{0:020}.log"
    path.write_bytes(LOG)
    with pytest.raises(TypeError, match="storage_options is a dict") as caught:
        call(path, storage_options="secret=hunter2")
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize("call", SCANS)
def test_a_list_with_a_wrong_source(call: Callable[..., Any]) -> None:
    with pytest.raises(TypeError, match="found int 7"):
        call([LOG, 7])


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"columns": "offset"}, TypeError, r"a list of names; did you mean \['offset'\]\?"),
        ({"columns": "Ofset"}, TypeError, r"a list of names; did you mean \['offset'\]\?"),
        ({"columns": "colour"}, TypeError, r"a list of names; did you mean \['colour'\]\?"),
        ({"columns": b"offset"}, TypeError, "a list of names, found int 111 in it"),
        ({"columns": 5}, TypeError, "columns is a list of names or None, found int 5"),
        ({"columns": ["offset", None]}, TypeError, "a list of names, found None in it"),
        ({"columns": ["ofset"]}, ValueError, "no column 'ofset'; did you mean 'offset'?"),
        ({"columns": ["colour"]}, ValueError, "no column 'colour'; there are key, value, topic"),
        ({"on_damage": "Raise"}, ValueError, "not 'Raise'; did you mean 'raise'?"),
        ({"on_damage": "stop"}, ValueError, "on_damage is raise, skip or collect, not 'stop'$"),
        ({"on_damage": None}, TypeError, "on_damage is raise, skip or collect, not None"),
        ({"isolation": "commited"}, ValueError, "did you mean 'read_committed'?"),
        ({"include_control": "yes"}, TypeError, "include_control is True or False, found str"),
        ({"threads": "2"}, TypeError, "threads is a whole number, found str '2'"),
        ({"threads": True}, TypeError, "threads is a whole number, found bool True"),
        ({"threads": 0}, ValueError, "threads is one or more, not 0"),
        ({"start": 1.5}, TypeError, "a whole number of milliseconds since 1970"),
        (
            {"start": 1_713_540_600},
            ValueError,
            "start: 1713540600 .*write 1713540600000 or 2024-04-19T15:30:00Z",
        ),
        ({"end": "1713540600"}, ValueError, "end: 1713540600 .*for seconds"),
        ({"end": -5}, ValueError, "end: -5 .*write such a time as text"),
        (
            {"topics": "orders"},
            ValueError,
            "no topic 'orders'; the source has no",
        ),
        ({"partitions": "0"}, TypeError, "partitions is a list of whole numbers, found str '0'"),
        ({"headers": {"a": 1}}, TypeError, "headers has bytes or text, found int 1"),
    ],
)
def test_wrong_arguments_of_records(
    options: dict[str, Any], error: type[Exception], message: str
) -> None:
    for call in (kafkafmt.read_records, kafkafmt.scan_records):
        with pytest.raises(error, match=message.replace("?'", r"\?'").replace("'?", r"'\?")):
            call(LOG, **options)


def test_numbers_of_other_libraries_are_numbers() -> None:
    import numpy as np

    found = kafkafmt.read_records(LOG, start_offset=np.int64(0), threads=np.int32(1))
    assert found.num_rows == 1


def test_wrong_arguments_of_unpack(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"not 'coppy'; did you mean 'copy'\?"):
        unpack(LOG, on_damage="coppy")
    with pytest.raises(TypeError, match="force is True or False"):
        unpack(LOG, force="yes")
    with pytest.raises(TypeError, match="target is a path or an open binary file, found None"):
        kafkafmt.unpack(LOG, None)  # type: ignore[arg-type]


def test_wrong_limits() -> None:
    with pytest.raises(TypeError, match="batch_bytes is a whole number, found str"):
        kafkafmt.Limits(batch_bytes="1")  # type: ignore[arg-type]


@pytest.mark.parametrize("call", SCANS)
def test_the_home_directory(
    call: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "logs").mkdir()
    path = tmp_path / "logs" / f"{0:020}.log"
    path.write_bytes(LOG)
    for source in ("~/logs", f"~/logs/{path.name}", "~/logs/*.log", Path("~/logs")):
        call(source)
    with kafkafmt.open_segment(f"~/logs/{path.name}") as segment:
        assert segment.source == str(path)
    with pytest.raises(IsADirectoryError):
        kafkafmt.open_segment("~/logs")
    kafkafmt.unpack(path, "~/plain.log")
    assert (tmp_path / "plain.log").read_bytes() == LOG


def test_what_is_shown_of_a_value_is_short() -> None:
    assert describe_value("x" * 1000) == "str"
    assert describe_value(None) == "None"
    assert describe_value([1]) == "list"


def test_suggestions() -> None:
    assert did_you_mean("topc", ["topic", "key"]) == "; did you mean 'topic'?"
    assert did_you_mean("zzz", ["topic", "key"]) == "; choose from topic, key"
    with pytest.raises(ValueError, match=r"colour is red or blue, not 'green'$"):
        expect_word("colour", "green", ("red", "blue"))


def test_help_shows_no_roles_of_an_editor() -> None:
    said = kafkafmt.read_records.__doc__
    assert said is not None
    assert "; `kafkafmt.scan_records` has no such bound" in said
    assert ":`" not in said
