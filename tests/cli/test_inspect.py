"""`kafkafmt inspect`: the page with bytes in it, the server, and what it refuses."""

import base64
import json
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.support.truth import GOLDEN

FOLDER = GOLDEN / "k431-tx"


def test_a_page_with_the_bytes_in_it(tmp_path: Path) -> None:
    out = tmp_path / "out.html"
    done = run("inspect", "--html", out, FOLDER)
    assert (done.exit_code, done.stdout, done.stderr) == (0, "", "")
    assert '"path": "k431-tx/00000000000000000000.log"' in out.read_text("utf-8")


def test_standard_input_can_be_put_into_a_page(tmp_path: Path) -> None:
    out = tmp_path / "out.html"
    data = (FOLDER / "00000000000000000000.log").read_bytes()
    assert run("inspect", "--html", out, "-", stdin=data).exit_code == 0
    assert f'"size": {len(data)}' in out.read_text("utf-8")


def test_more_than_a_page_holds_is_wrong_use(tmp_path: Path) -> None:
    path = tmp_path / "00000000000000000000.log"
    with path.open("wb") as file:
        file.seek(20_000_000)
        file.write(b"x")
    out = tmp_path / "out.html"
    done = run("inspect", "--html", out, path)
    assert (done.exit_code, out.exists()) == (2, False)
    assert "20000001 bytes in 1 file, one page holds at most 20000000" in done.stderr


def test_the_zeroes_of_preallocated_indexes_are_left_out(tmp_path: Path) -> None:
    log = tmp_path / "t-0"
    shutil.copytree(FOLDER, log)
    for suffix in ("index", "timeindex"):
        with (log / f"{0:020}.{suffix}").open("ab") as file:
            file.truncate(10_485_756 // 12 * 12)
    path = log / f"{0:020}.index"
    kept = path.read_bytes().rstrip(b"\0")
    out = tmp_path / "out.html"
    assert run("inspect", "--html", out, log).exit_code == 0
    sources = json.loads(out.read_text("utf-8").split('id="sources">')[1].split("<")[0])
    (found,) = (each for each in sources if each["path"] == f"t-0/{0:020}.index")
    data = base64.b64decode(found["data"])
    assert data == path.read_bytes()[: len(data)]
    assert len(kept) + 4000 < found["size"] == len(data) < len(kept) + 5000
    assert len(data) % 24 == 0


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        (["--force"], "--force"),
        (["--html", "out.html", "--port", "0"], "--port"),
        (["--storage-option", "key=value"], "--storage-option"),
    ],
)
def test_options_without_effect_are_wrong_use(arguments: list[str], option: str) -> None:
    done = run("inspect", *arguments, FOLDER)
    assert done.exit_code == 2
    assert f"{option} has no effect" in done.stderr


@pytest.mark.parametrize("source", ["nothing", "empty"])
def test_a_source_without_a_segment_is_wrong_use(tmp_path: Path, source: str) -> None:
    (tmp_path / "empty").mkdir()
    assert run("inspect", "--port", "0", tmp_path / source).exit_code == 2


INTERRUPTIBLE = """
import signal
from kafkafmt.cli import main

signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""
"""A process that was started in the background ignores the signal, and so do its children."""


def test_the_browser_is_not_given_the_token_on_its_command_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    texts: list[str] = []

    def opens(url: str) -> bool:
        opened.append(url)
        path = Path(url.removeprefix("file://"))
        assert path.stat().st_mode & 0o777 == 0o600
        texts.append(path.read_text())
        return True

    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("webbrowser.open", opens)
    monkeypatch.setattr("kafkafmt.cli.inspector.server.InspectorServer.serve_forever", interrupted)
    done = run("inspect", FOLDER)
    assert done.exit_code == 0
    (url,) = opened
    page_url = done.stderr.splitlines()[0]
    assert f"url={page_url}" in texts[0]
    assert page_url.split("/")[3] not in url
    assert not Path(url.removeprefix("file://")).exists()


def test_a_missing_browser_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("webbrowser.open", lambda _: False)
    monkeypatch.setattr("kafkafmt.cli.inspector.server.InspectorServer.serve_forever", interrupted)
    assert run("inspect", FOLDER).stderr.endswith(
        "No browser was found here: open the URL in one, or write a page with --html.\n"
    )


@pytest.mark.parametrize("is_served", [True, False])
def test_what_is_not_shown_is_told_by_the_exit_code(
    is_served: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kafkafmt.cli.inspector.server.InspectorServer.serve_forever", interrupted)
    shutil.copytree(FOLDER, tmp_path / "t-0")
    (tmp_path / "u-0").mkdir()
    (tmp_path / "u-0" / f"{6:020}.snapshot").touch()
    how = ("--port", "0") if is_served else ("--html", str(tmp_path / "page.html"))
    done = run("inspect", *how, tmp_path)
    assert (done.exit_code, "offsets 0 to 5 are lost" in done.stderr) == (1, True)


def test_the_server_runs_until_it_is_interrupted() -> None:
    command = [sys.executable, "-c", INTERRUPTIBLE, "inspect", "--port", "0", str(FOLDER)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, encoding="utf-8") as process:
        try:
            assert process.stderr is not None
            url = process.stderr.readline().strip()
            with urllib.request.urlopen(url, timeout=300) as answer:
                assert b"kafkafmt inspector" in answer.read()
            process.send_signal(signal.SIGINT)
            assert process.wait(300) == 0
            assert "Traceback" not in process.stderr.read()
        finally:
            process.kill()
