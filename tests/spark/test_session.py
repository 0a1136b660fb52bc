"""The error for missing or old Java, before Spark starts."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pyspark.sql import SparkSession

from kafkafmt.spark import JavaMissingError, local_session
from kafkafmt.spark.session import _may_be_interrupted, _quiet_start, require_java
from tests.support.growing_log import GrowingLog
from tests.support.samples import some


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, script: str | None) -> None:
    """Makes `script` the only Java."""
    monkeypatch.delenv("JAVA_HOME", raising=False)
    monkeypatch.setenv("PATH", str(folder))
    if script is not None:
        (folder / "java").write_text(f"#!/bin/sh\n{script}\n")
        (folder / "java").chmod(0o755)


@pytest.mark.parametrize("version", ["17.0.15", "21", "25.0.1"])
def test_new_enough_java(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: str) -> None:
    install(monkeypatch, tmp_path, f"echo 'openjdk version \"{version}\" 2025-04-15' >&2")
    require_java()
    monkeypatch.setenv("JAVA_HOME", str(tmp_path / "elsewhere"))
    with pytest.raises(JavaMissingError):
        require_java()


@pytest.mark.parametrize(
    ("script", "message"),
    [
        (None, r"none was found \(neither in JAVA_HOME nor in PATH\)"),
        ("echo 'java version \"1.8.0_402\"' >&2", "is Java 8"),
        ("echo 'openjdk version \"11.0.2\"' >&2", "is Java 11"),
        ("exit 1", "does not run"),
    ],
)
def test_missing_java_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, script: str | None, message: str
) -> None:
    install(monkeypatch, tmp_path, script)
    monkeypatch.setattr(SparkSession, "getActiveSession", lambda: None)
    with pytest.raises(JavaMissingError, match=message) as raised:
        local_session()
    assert "apt-get install openjdk-17-jre-headless" in str(raised.value)
    assert "JAVA_HOME" in str(raised.value)


@pytest.mark.slow
@pytest.mark.spark_processes
@pytest.mark.parametrize("has_home", some([True, False], 2))
def test_a_new_session_says_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, has_home: bool
) -> None:
    """Not even if a query needs few rows.

    Spark closes the pipe of the task, which writes more than the pipe takes.
    """
    GrowingLog(tmp_path / "data").send(40_000)
    home = str(Path(shutil.which("java") or "").resolve().parents[1])
    monkeypatch.delenv("JAVA_HOME", raising=False)
    if has_home:
        monkeypatch.setenv("JAVA_HOME", home)
    code = """
import os, sys
from kafkafmt.spark import local_session, register
spark = local_session("local[1]")
context = spark.sparkContext
print(context.parallelize([0], 1).map(lambda _: os.environ.get("JAVA_HOME")).collect())
print(os.environ.get("JAVA_HOME"))
register(spark)
spark.read.format("kafka-log").load(sys.argv[1]).select("offset", "value").show(1)
"""
    command = [sys.executable, "-c", code, str(tmp_path / "data")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    expected = home if has_home else None
    assert done.stderr == ""
    assert done.stdout.startswith(f"[{expected!r}]\n{expected}\n+------+")
    assert "only showing top 1 row" in done.stdout


def test_java_is_not_wrapped_where_nothing_may_be_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPARK_CONF_DIR", raising=False)
    monkeypatch.setattr("os.access", lambda path, mode: False)
    with _quiet_start({}, "/usr/bin/java") as variables:
        assert variables == {}


def test_running_session_is_used(spark: SparkSession) -> None:
    assert local_session().sparkContext is spark.sparkContext


def test_ctrl_c_ends_what_was_started() -> None:
    started = []

    def launch() -> None:
        jvm = subprocess.Popen(["sleep", "600"])
        started.append(jvm)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), _may_be_interrupted():
        launch()
    assert started[0].wait(300) != 0


@pytest.mark.parametrize("is_own", [True, False])
def test_a_program_keeps_its_own_handler_of_ctrl_c(is_own: bool) -> None:
    def own(*given: object) -> None:
        raise KeyboardInterrupt

    def of_spark(*given: object) -> None:
        raise AssertionError

    before = signal.signal(signal.SIGINT, own if is_own else signal.default_int_handler)
    try:
        with _may_be_interrupted():
            signal.signal(signal.SIGINT, of_spark)
        assert signal.getsignal(signal.SIGINT) is (own if is_own else of_spark)
    finally:
        signal.signal(signal.SIGINT, before)
