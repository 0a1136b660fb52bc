"""Options of a store and private keys: what is taken, what is equal, and what is shown."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from kafkafmt.storage.access import NO_KEYS, NO_OPTIONS, PrivateKeys, StorageOptions

PEM = "-----BEGIN PRIVATE KEY-----\nAAAA\n"


def test_keys_come_from_the_options_unless_they_are_given() -> None:
    options = StorageOptions({"anon": True}, {"a": PEM})
    for same in (StorageOptions(options), pickle.loads(pickle.dumps(options))):
        assert same == options
        assert hash(same) == hash(options)
        assert (dict(same), dict(same.private_keys)) == ({"anon": True}, {"a": PEM.encode()})
    assert StorageOptions({"anon": True}).private_keys == NO_KEYS
    assert dict(StorageOptions(options, {"b": PEM}).private_keys) == {"b": PEM.encode()}
    assert StorageOptions(options, {}).private_keys == NO_KEYS
    for other in (StorageOptions({"anon": True}), StorageOptions(None, {"a": PEM}), {"anon": True}):
        assert options != other
    assert all([options, StorageOptions(None, {"a": PEM}), not NO_OPTIONS])


def test_texts_are_converted() -> None:
    texts = {"a": "true", "b": "false", "c": "7", "d": '{"x": [1]}', "e": "[null]", "f": "{x"}
    values = {"a": True, "b": False, "c": "7", "d": {"x": [1]}, "e": [None], "f": "{x"}
    assert dict(StorageOptions.parse(texts)) == values


def test_a_key_is_bytes_or_a_file_s_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "key.pem"
    path.write_bytes(b"1" * 70_000)
    given = {"a": PEM, "B": b"\xff", "c": memoryview(b"1"), "d": "key.pem", "e": Path("key.pem")}
    keys = PrivateKeys(given)  # type: ignore[arg-type]
    expected = {"a": PEM.encode(), "B": b"\xff", "c": b"1", "d": str(path), "e": str(path)}
    assert dict(keys) == expected
    assert (keys["A"], keys["B"]) == (PEM.encode(), b"\xff")  # Spark passes ids in lower case
    assert keys.pem("B") == b"\xff"
    assert keys.pem("d") == b"1" * 65_536
    for wrong in ("b", "x"):
        with pytest.raises(KeyError):
            keys.pem(wrong)
    assert PrivateKeys({"a": f"{PEM}\udcff"}).pem("a") == PEM.encode() + b"\xff"
    path.unlink()
    with pytest.raises(FileNotFoundError):
        keys.pem("d")
    with pytest.raises(TypeError, match="its path, found int"):
        PrivateKeys({"a": 1})  # type: ignore[dict-item]
    with pytest.raises(TypeError, match="ids as names, found int"):
        PrivateKeys({1: PEM})  # type: ignore[dict-item]


def test_nothing_secret_is_shown() -> None:
    options = StorageOptions(
        {
            "key": "AB/CD E",
            "secret": "abc",  # too short to be told from other text
            "anon": "anonymous",
            "client_kwargs": {"region": "north", "aws_session_token": "hidden"},
            "credentials": {"project": "inside"},
            "token": 123456,
        },
        {"id": PEM},
    )
    shown = "StorageOptions(anon=***, client_kwargs=***, credentials=***, key=***, secret=***, "
    assert repr(options) == f"{shown}token=***, PrivateKeys(id=***))"
    assert repr(StorageOptions({"a": 1})) == "StorageOptions(a=***)"
    message = "AB/CD E, AB/CD%20E, AB%2FCD%20E, abc, anonymous, north, hidden, inside, 123456"
    assert options.redacted(message) == "***, ***, ***, abc, anonymous, north, ***, ***, 123456"
    assert StorageOptions({"key": "wxyz", "secret": "awxyz"}).redacted("awxyz wxyz") == "*** ***"
