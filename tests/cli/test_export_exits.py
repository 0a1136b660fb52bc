"""The exit codes of `kafkafmt export` tell its errors apart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from kafkafmt.cli.app import cli
from kafkafmt.lake import ExportDataLossError, ExportError, ExportFailedError
from kafkafmt.lake.export import export
from kafkafmt.lake.tables.output import OutputInUseError, held
from kafkafmt.lake.tables.table import RacedError
from tests.spark.broker import GrowingLog


def exported(*arguments: str) -> Any:
    return CliRunner().invoke(cli, ["export", *arguments])


def test_another_run_has_out(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    GrowingLog(data).send(1)
    out.mkdir()
    with held(str(out)):
        result = exported("--incremental", "--local", "-f", "delta", str(data), str(out))
    assert (result.exit_code, "another kafkafmt export" in result.output) == (4, True)


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (ExportError("no such topic"), 2),
        (ExportDataLossError("gone"), 3),
        (OutputInUseError("busy"), 4),
        (RacedError("another run committed first"), 4),
        (ExportFailedError("broken"), 5),
    ],
)
def test_each_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: Exception, code: int
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(export, "export_by", failing)
    result = exported(str(tmp_path), str(tmp_path / "out"))
    assert (result.exit_code, result.output) == (code, f"kafkafmt: {error}\n")


def test_the_former_option_for_metrics_is_an_unknown_one(tmp_path: Path) -> None:
    result = exported("--prometheus", "file.prom", str(tmp_path), str(tmp_path / "out"))
    assert result.exit_code == 2
    assert "No such option" in result.output
