"""Compare with Kafka's own reader on changed logs.

``python -m tests.run kafka --seconds 60``

Strategy: one JVM reads each input with ``FileRecords`` (AnswerSegments.java), both
engines read it, and `kafka_answers` says where they differ. Inputs are changed logs whose checksums
were made right (`mutations`), changed compressed streams (`streams`), and logs damaged as disks do.
Differences that are meant are counted, with the reason; any other is printed, and its input kept.

Needs a JDK and Maven, which downloads Kafka's jars once; without them, it prints that and ends. The
JDK must be 17: later ones read some unusual gzip streams differently (codecs/gzip.py).
"""

import json
import random
import subprocess
import sys
import time
from argparse import Namespace
from collections import Counter
from pathlib import Path
from typing import Any

from benchmarks.java_peer import Java, JavaMissingError
from kafkafmt.segment.engine.select import COLUMNAR, REFERENCE
from tests.attacks.fuzz import target
from tests.attacks.fuzz.kafka_answers import MEANT, differences
from tests.attacks.fuzz.mutations import mutate
from tests.attacks.fuzz.streams import stream_entry
from tests.support.choice import taking
from tests.support.processes import Dialog

_CACHE = Path("build/bench/java")  # as `make bench`
_ANSWERS = Path(__file__).with_name("AnswerSegments.java")


class Kafka:
    """A JVM that reads one file after the other."""

    def __init__(self, java: Java, file: Path) -> None:
        self._file = file.resolve()
        # Its heap has room for false lengths.
        command = java.program(_ANSWERS.stem, options=("-Xmx1500m", "-XX:+UseSerialGC"))
        self._process = Dialog(command, stderr=subprocess.DEVNULL)

    def answer(self, data: bytes) -> dict[str, Any]:
        self._file.write_bytes(data)
        answer: dict[str, Any] = json.loads(self._process.ask(str(self._file)))
        return answer

    def close(self) -> None:
        self._process.communicate()
        self._file.unlink()


def damaged(data: bytes, chance: random.Random) -> bytes:
    """Bits and bytes changed, or pieces lost or doubled, or an end cut off or gone on with."""
    log, kind = bytearray(data), chance.randrange(7)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        at = chance.randrange(len(log) + 1)
        if kind < 2 and at < len(log):
            log[at] ^= 1 << chance.randrange(8)
        elif kind == 2:
            log[at : at + 40] = chance.randbytes(len(log[at : at + 40]))
        elif kind == 3:
            del log[at:]
        elif kind == 4:
            del log[at : at + chance.choice((1, 4, 50, 512))]
        elif kind == 5:
            log += bytes(chance.choice((1, 8, 12, 16, 17, 18, 100, 5000)))
        else:
            log[at:at] = log[at : at + chance.choice((1, 30, 512))]
    return bytes(log)


def _input(seeds: list[bytes], chance: random.Random) -> bytes:
    kind = chance.randrange(3)
    if kind == 0:
        return stream_entry(chance)
    return (mutate, damaged)[kind - 1](chance.choice(seeds), chance)


OPTIONS = {
    "seconds": (60.0, ""),
    "seed": (0, ""),
    "largest": (5000, "bytes of the largest seed"),
    "failures": (Path("build/fuzz/kafka"), ""),
}


def main(arguments: Namespace) -> int:
    """Run until the time is over; 1 if something differs that should not."""
    try:
        java = Java(_CACHE, _ANSWERS)
    except JavaMissingError as error:
        print(f"Kafka's own reader is not there, nothing is compared: {error}")
        return 0
    arguments.failures.mkdir(parents=True, exist_ok=True)
    kafka = Kafka(java, arguments.failures / "input")
    chance, seeds = random.Random(arguments.seed), target.seeds(arguments.largest)
    met: Counter[str] = Counter()
    count = failed = 0
    end = time.monotonic() + arguments.seconds
    while time.monotonic() < end:
        data = _input(seeds, chance)
        answer = kafka.answer(data)
        found = []
        for engine in COLUMNAR, REFERENCE:
            with taking(engine):
                found += list(differences(answer, data))
        met.update(what for what, _ in found)
        wrong = [f"{what}: {detail}" for what, detail in found if what not in MEANT]
        if wrong:
            failed += 1
            path = arguments.failures / f"{arguments.seed}-{count}.log"
            path.write_bytes(data)
            print(path, *wrong, sep="\n  ", file=sys.stderr)
        count += 1
    kafka.close()
    print(f"{count} inputs by two engines: {failed} with differences")
    for what, reason in MEANT.items():
        print(f"{met[what]:8} times meant: {what} ({reason})")
    return 1 if failed else 0
