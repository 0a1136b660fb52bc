"""Spark's Kafka source: a separate PySpark, its jars and options, and a broker that serves a log.

Strategy: the jars are for one version of Spark, which is not the project's. So the source has a
separate environment in the cache folder. If something is missing, one line says what. The broker
creates the topic, and is stopped; then the segments are copied to its log directories, and it is
started again, as after a crash. So the source gets the same bytes as the others.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from benchmarks.java_peer import Java, JavaMissingError, copied_jars
from tests.support.broker import Broker

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


class ServingBroker(Broker):
    """A broker with one topic; use it in a `with` block.

    Args:
        java: Kafka's jars.
        folder: the folder of its files; existing contents are deleted.
        topic: the topic's name.
        segments: the segment of each partition.
    """

    def __init__(self, java: Java, folder: Path, topic: str, segments: Mapping[int, Path]) -> None:
        super().__init__(java.command, folder)
        self._topic = topic
        self._segments = segments

    def prepare(self) -> None:
        """Put the segments in place of the topic's own."""
        partitions = str(len(self._segments))
        self.run(
            *("org.apache.kafka.tools.TopicCommand", "--bootstrap-server", self.address),
            *("--create", "--topic", self._topic, "--partitions", partitions),
        )
        self.stop()
        for partition, segment in self._segments.items():
            log = self.logs / f"{self._topic}-{partition}"
            for made in log.glob("0*"):
                made.unlink()
            shutil.copy(segment, log)
        self.start()
