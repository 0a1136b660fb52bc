"""A release of Kafka: its jars, and programs for the tests that are compiled against them.

Strategy: Maven copies the jars once to ``build/kafka/<version>``, and compiled classes stay beside
them.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from benchmarks.java_peer import is_older, lock_folder
from tests.support.jvm import QUICK

JARS = Path(__file__).resolve().parents[2] / "build" / "kafka"
JVM = ("-Xmx256m", *QUICK)
_PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies"
_POM = """\
<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>x</groupId><artifactId>x</artifactId><version>1</version><dependencies>
<dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_{scala}</artifactId>
<version>{version}</version></dependency>
<dependency><groupId>org.slf4j</groupId><artifactId>slf4j-simple</artifactId>
<version>1.7.36</version></dependency>{more}</dependencies></project>
"""
_JAXB = """
<dependency><groupId>javax.xml.bind</groupId><artifactId>jaxb-api</artifactId>
<version>2.3.1</version></dependency>"""
"""Kafka before 1.0 takes it from the JDK, which has it up to 10."""
_ZOOKEEPER = """
<dependency><groupId>org.apache.zookeeper</groupId><artifactId>zookeeper</artifactId>
<version>3.4.12</version></dependency>"""
"""Those of Kafka 2.0 to 2.3, 3.4.13 and 3.4.14, find no host since Java 14 (ZOOKEEPER-3779)."""


def number(version: str) -> tuple[int, ...]:
    """A version as something that can be compared."""
    return tuple(map(int, version.split(".")))


def missing() -> str | None:
    """What a broker and the programs that are compiled for it need, and is not there."""
    for command, what in ("java", "Java"), ("mvn", "Maven"), ("javac", "a JDK"):
        if shutil.which(command) is None:
            return f"{what} is missing"
    return None


def classpath(version: str, programs: Sequence[Path] = ()) -> str:
    """The jars of a release of Kafka, with programs that are compiled against them."""
    folder = JARS / version
    classes = folder / "classes"
    with lock_folder(folder):
        if not (folder / ".done").exists():
            folder.mkdir(exist_ok=True)
            pom = folder / "pom.xml"
            scala = "2.13" if number(version) >= (2, 4) else "2.12"
            more = "" if number(version) >= (1,) else _JAXB
            more += _ZOOKEEPER if (2,) <= number(version) < (2, 4) else ""
            text = _POM.format(version=version, scala=scala, more=more)
            pom.write_text(text, encoding="utf-8")
            command = ["mvn", "-q", "-B", "-f", str(pom), _PLUGIN, f"-DoutputDirectory={folder}"]
            subprocess.run(command, check=True, timeout=600)
            (folder / ".done").touch()
        if any(is_older(classes / f"{each.stem}.class", each) for each in programs):
            command = ["javac", "-nowarn", "-d", str(classes), "-cp", f"{folder}/*"]
            command += map(str, programs)
            subprocess.run(command, check=True, timeout=300, stderr=subprocess.DEVNULL)
    return f"{folder}/*:{classes}" if programs else f"{folder}/*"
