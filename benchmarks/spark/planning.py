"""The plan of one query: `python -m benchmarks.spark.planning FOLDER` in a process of its own.

Prints a JSON object (:class:`Plan`). The plan is made as on Spark's driver: in a Python process
without a session.
"""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.memory import peak, resident
from benchmarks.peers import ROOT


@dataclass(frozen=True)
class Plan:
    """The cost of a plan.

    Attributes:
        tasks: the number of tasks.
        opened: the number of segments that were opened.
        seconds: its time by the wall clock.
        memory: the peak in bytes, above the imported libraries.
        sent: the bytes of all tasks, as Spark sends them.
    """

    tasks: int
    opened: int
    seconds: float
    memory: int
    sent: int


def plan(folder: Path) -> Plan:
    """Plan a query of a data directory."""
    from pyspark.sql.types import LongType, StructField, StructType

    from kafkafmt.spark.batch_reader import KafkaLogReader
    from kafkafmt.spark.options import SourceOptions

    opened = []

    def heard(event: str, arguments: tuple[object, ...]) -> None:
        if event == "open" and str(arguments[0]).endswith(".log"):
            opened.append(arguments[0])

    sys.addaudithook(heard)
    before, start = resident(), time.perf_counter()
    schema = StructType([StructField("offset", LongType())])
    tasks = KafkaLogReader(SourceOptions.parse({"path": str(folder)}), schema).partitions()
    seconds, most = time.perf_counter() - start, peak()
    sent = sum(len(pickle.dumps(task)) for task in tasks)
    return Plan(len(tasks), len(opened), seconds, max(0, most - before) * 1024, sent)


def measured(folder: Path) -> Plan:
    """Plan in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.spark.planning", str(folder.resolve())]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"the plan failed:\n{done.stderr}")
    return Plan(**json.loads(done.stdout))


if __name__ == "__main__":
    print(json.dumps(asdict(plan(Path(sys.argv[1])))))
