"""Spark's Kafka source: a separate PySpark, the jars that it needs, and its options.

Strategy: the jars are for one version of Spark, which is not the project's. So the source has a
separate environment in the cache folder. If something is missing, one line says what.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from benchmarks.java_peer import JavaMissingError, copied_jars

_HERE = Path(__file__).resolve().parent
_REQUIREMENTS = _HERE / "kafka-source-requirements.txt"


def python_with_kafka_source(cache: Path) -> Path:
    """The Python of an environment with the PySpark whose Kafka source is available.

    Raises:
        JavaMissingError: it cannot be installed.
    """
    folder = cache / "pyspark-for-kafka"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done = folder / "requirements.txt"
    wanted = _REQUIREMENTS.read_text(encoding="utf-8")
    if not done.exists() or done.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        _run([sys.executable, "-m", "venv", str(folder)])
        install = [str(python), "-m", "pip", "install", "--quiet", "--require-hashes"]
        _run([*install, "--disable-pip-version-check", "-r", str(_REQUIREMENTS)])
        done.write_text(wanted, encoding="utf-8")
    return python


def jars(cache: Path) -> str:
    """The value of `spark.jars`.

    Raises:
        JavaMissingError: Maven is missing, or could not get the jars.
    """
    folder = copied_jars(_HERE / "pom.xml", cache / "spark-kafka-jars")
    return ",".join(str(jar) for jar in sorted(folder.glob("*.jar")))


def options(address: str, topic: str) -> dict[str, str]:
    """Options to read a whole topic."""
    return {
        "kafka.bootstrap.servers": address,
        "subscribe": topic,
        "startingOffsets": "earliest",
        "endingOffsets": "latest",
        "includeHeaders": "true",
    }


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise JavaMissingError(
            f"pip could not install PySpark: {lines[-1] if lines else 'no output'}"
        )
