"""Runs small Spark jobs on each PySpark that is supported, with nothing but the extra `spark`.

    python -m scripts.pyspark_matrix [4.1 4.2 4.3]

Strategy: for each version, a new environment gets the package with its extra, as a user installs
it, and this file as a job in it. An environment has about 450 MB and needs Java 17, so this is not
part of the tests. Invariant: the job imports nothing of the project but the installed package.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "tests/conformance/golden/k431-segments"
VERSIONS = ("4.1", "4.2", "4.3")
STREAMS = ("4.2", "4.3")


def main(versions: list[str]) -> None:
    """Install and run the job for each version; end at the first that fails."""
    for version in versions or VERSIONS:
        with tempfile.TemporaryDirectory(prefix="kafkafmt_pyspark_") as folder:
            python = _installed(version, Path(folder))
            command = [python, "-I", __file__, "--job", version, str(LOG), folder]
            subprocess.run(command, check=True, cwd=folder)


def _installed(version: str, folder: Path) -> str:
    """The Python of a new environment with the package and one version of PySpark."""
    venv.create(folder / "venv", with_pip=True)
    python = str(folder / "venv" / "bin" / "python")
    wanted = [f"{ROOT}[spark]", f"pyspark=={version}.*"]
    subprocess.run([python, "-m", "pip", "install", "-q", *wanted], check=True)
    return python


def _job(version: str, log: Path, folder: Path) -> None:
    """A batch query, a full export in each format without jars, and what needs streams."""
    import shutil

    import pyspark

    from kafkafmt import read_records
    from kafkafmt.spark import local_session, register
    from kafkafmt.spark.export import read_table, run

    data = folder / "data"
    shutil.copytree(log, data / "orders-0")
    wanted = read_records(str(data)).num_rows
    spark = local_session("local[2]")
    register(spark)
    done = [("batch", spark.read.format("kafka-log").load(str(data)).count())]
    kinds: dict[str, dict[str, Any]] = {"parquet": {}, "json": {"format": "json"}}
    if version in STREAMS:
        kinds["incremental"] = {"incremental": True}
    for name, options in kinds.items():
        out = folder / name
        run(f"file:{data}", f"file:{out}", progress=False, **options)
        done.append((name, read_table(spark, str(out), "records").count()))
    spark.stop()
    for name, count in done:
        if count != wanted:
            raise SystemExit(f"PySpark {pyspark.__version__}, {name}: {count} rows, not {wanted}")
    print(
        f"PySpark {pyspark.__version__}: {', '.join(name for name, _ in done)}: {wanted} rows each"
    )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--job"]:
        _job(sys.argv[2], Path(sys.argv[3]), Path(sys.argv[4]))
    else:
        main(sys.argv[1:])
