"""Run small Spark jobs on each supported PySpark, installed as a user installs it.

    python -m scripts.pyspark_matrix [--installable] [4.1 4.2 4.3]

Strategy: each version has an environment in build/pyspark, which gets the package with its extra
`spark` and nothing else, and this file as a job in it; then the extras of Delta and Iceberg, and
the job of these formats; then what Spark Connect needs, and exports over it. An environment has
about 600 MB and needs Java 17, so this is not part of the tests. A version that cannot be
downloaded is an error; with `--installable` it is left out, and the last line says so.

Invariant: the jobs import nothing of the project but the installed package.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "tests/conformance/golden/k431-segments"
BUILD = ROOT / "build" / "pyspark"
VERSIONS = ("4.1", "4.2", "4.3")
STREAMS = ("4.2", "4.3")
TABLES = ("delta", "iceberg")
"""Formats, each an extra."""
_AT_ONCE = 2  # versions: installing one waits for the network and the disk
_CONNECT = Lock()  # the server that a client starts has a fixed port


def main(arguments: list[str]) -> int:
    """Install each version and run its jobs; return the exit code, 1 if one failed."""
    versions = [each for each in arguments if each != "--installable"] or list(VERSIONS)
    wheel = _wheel()
    with ThreadPoolExecutor(_AT_ONCE) as pool:
        done = dict(zip(versions, pool.map(partial(_test_version, wheel), versions), strict=True))
    failed = [version for version, is_done in done.items() if is_done is False]
    missing = [version for version, is_done in done.items() if is_done is None]
    for what, which in (("FAILED", failed), ("NOT TESTED, cannot be installed", missing)):
        if which:
            print(f"{what}: PySpark {', '.join(which)}", file=sys.stderr)
    return int(bool(failed or (missing and "--installable" not in arguments)))


def _test_version(wheel: Path, version: str) -> bool | None:
    """Install a version and run its jobs; return their success, or None if it is missing."""
    try:
        python = _install(wheel, version, "spark")
        if not _run(python, version, "plain"):
            return False
        python = _install(wheel, version, "spark", *TABLES)
        if not _run(python, version, "tables"):
            return False
        python = _install(wheel, version, "spark", *TABLES, pyspark="pyspark[connect]")
    except subprocess.CalledProcessError as error:
        said = (error.stderr or error.stdout or "").strip().splitlines()[-3:]
        print(f"PySpark {version} cannot be installed: {' '.join(said)}", file=sys.stderr)
        return None
    with _CONNECT:
        return _run(python, version, "connect")


def _wheel() -> Path:
    """Build the package once for all versions."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for old in BUILD.glob("*.whl"):
        old.unlink()
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "-w", str(BUILD), str(ROOT)], check=True)
    (wheel,) = BUILD.glob("*.whl")
    return wheel


def _install(wheel: Path, version: str, *extras: str, pyspark: str = "pyspark") -> str:
    """Install the package, its extras and one PySpark in an environment; return its Python."""
    folder = BUILD / version
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder)
    environment = {**os.environ, "DIST_EXTRA_CONFIG": str(ROOT / "scripts/unpacked_at_once.cfg")}
    uv = [sys.executable, "-m", "uv", "pip", "install", "-q", "--system-certs"]
    wanted = [f"kafkafmt[{','.join(extras)}] @ {wheel.as_uri()}", f"{pyspark}=={version}.*"]
    command = [*uv, "--python", str(python), "--reinstall-package", "kafkafmt", *wanted]
    subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return str(python)


def _run(python: str, version: str, job: str) -> bool:
    """Run a job of this file; return whether it succeeded."""
    with tempfile.TemporaryDirectory(prefix="kafkafmt_pyspark_") as folder:
        command = [python, "-I", __file__, "--job", job, version, str(LOG), folder]
        # A JVM that ends soon needs no second compiler.
        environment = {"SPARK_SUBMIT_OPTS": "-XX:TieredStopAtLevel=1", **os.environ}
        return subprocess.run(command, check=False, cwd=folder, env=environment).returncode == 0


def _job(job: str, version: str, log: Path, folder: Path) -> None:
    """Read and export a log by the calls of a job, and compare the counts."""
    import shutil

    import pyspark

    from kafkafmt import read_records

    data = folder / "data"
    shutil.copytree(log, data / "orders-0")
    wanted = read_records(str(data)).num_rows
    if job == "plain":
        done = _plain(version, data, folder)
    elif job == "tables":
        done = _tables(data, folder)
    else:
        done = _connect(data, folder)
    for name, count in done.items():
        if count != wanted:
            raise SystemExit(f"PySpark {pyspark.__version__}, {name}: {count} rows, not {wanted}")
    print(f"PySpark {pyspark.__version__}: {', '.join(done)}: {wanted} rows each", flush=True)


def _plain(version: str, data: Path, folder: Path) -> dict[str, int]:
    """Read and export with the extra `spark` alone; table formats must name the missing library."""
    from kafkafmt.spark import local_session, register

    spark = local_session("local[2]")
    register(spark)
    done = {"batch": spark.read.format("kafka-log").load(str(data)).count()}
    spark.sql(f"CREATE TEMPORARY VIEW log USING `kafka-log` OPTIONS (path 'file:{data}')")
    done["SQL"] = spark.table("log").count()
    done |= _exports(data, folder, "parquet")
    if version in STREAMS:
        stream = spark.readStream.format("kafka-log").load(str(data)).writeStream.format("memory")
        stream.queryName("streamed").trigger(availableNow=True).start().awaitTermination()
        done["stream"] = spark.table("streamed").count()
    for format in TABLES:
        text = f"{format.capitalize()} tables need the library"
        _expect(text, str(data), str(folder / format), format=format)
    spark.stop()
    return done


def _tables(data: Path, folder: Path) -> dict[str, int]:
    """Export to Delta and Iceberg by the tasks."""
    return _exports(data, folder, *TABLES)


def _connect(data: Path, folder: Path) -> dict[str, int]:
    """Query and export over Spark Connect, with a server of its own."""
    from pyspark.sql import SparkSession

    from kafkafmt.spark import export, read_table, register

    os.environ["PYSPARK_PYTHON"] = sys.executable  # of the server's workers
    spark = SparkSession.builder.remote("local[2]").getOrCreate()
    register(spark)
    done = {"query over Connect": spark.read.format("kafka-log").load(str(data)).count()}
    for format in ("parquet", *TABLES):
        out = folder / f"connect-{format}"
        for _ in range(2):  # the second one replaces the first
            report = export(str(data), str(out), format=format)
        done[f"{format} over Connect"] = report.total.records
        if format in TABLES:
            new = export(str(data), f"{out}-new", format=format, incremental=True)
            done[f"incremental {format} over Connect"] = new.total.records
        done[f"{format} read over Connect"] = read_table(spark, out, "records").count()
    spark.stop()
    return done


def _exports(data: Path, folder: Path, *formats: str) -> dict[str, int]:
    """Export to each format, full and incremental; return the counts of records."""
    from kafkafmt.spark import export, local_session, read_table

    spark = local_session("local[2]")
    done = {}
    for format in formats:
        for incremental in (False, True)[: 1 + (format in TABLES)]:
            name = f"incremental {format}" if incremental else format
            out = folder / name.replace(" ", "-")
            arguments: dict[str, Any] = {"format": format, "incremental": incremental}
            export(f"file:{data}", f"file:{out}", **arguments)
            if format not in TABLES:
                done[name] = read_table(spark, str(out), "records").count()
            else:
                done[name] = _count(format, out)
    return done


def _count(format: str, out: Path) -> int:
    """Count the rows of a table with the library of its format."""
    if format == "delta":
        from deltalake import DeltaTable

        return int(DeltaTable(str(out / "records")).to_pyarrow_dataset().count_rows())
    from pyiceberg.catalog.sql import SqlCatalog

    catalog = SqlCatalog("kafkafmt", uri=f"sqlite:///{out}/catalog.db")
    ((*_, name),) = [each for each in catalog.list_tables("kafkafmt") if each[-1] == "records"]
    return len(catalog.load_table(("kafkafmt", name)).scan().to_arrow())


def _expect(text: str, *arguments: Any, **options: Any) -> None:
    """End the job unless an export is refused with this text."""
    from kafkafmt.spark import export

    try:
        export(*arguments, **options)
    except (ImportError, OSError, ValueError) as error:
        if text in str(error):
            return
        raise SystemExit(f"not the expected refusal ({text}): {error}") from error
    raise SystemExit(f"an export that should have been refused was not: {text}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--job"]:
        _job(sys.argv[2], sys.argv[3], Path(sys.argv[4]), Path(sys.argv[5]))
    else:
        raise SystemExit(main(sys.argv[1:]))
