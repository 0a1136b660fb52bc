"""A stream of Spark's Kafka source into a Delta table, as the page "Backfill, then live" has it.

Runs as a program: ``python -m tests.spark.live_stream JARS ADDRESS OFFSETS TABLE STOP``. When the
file STOP is there, it ends after what the topic has then. The checkpoint is beside STOP.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from kafkafmt.spark import local_session


def main(jars: str, address: str, offsets: Path, table: str, stop: Path) -> None:
    spark = local_session(
        "local[2]",
        conf={
            "spark.jars": jars,
            "spark.driver.memory": "1g",
            "spark.sql.shuffle.partitions": "1",
            "spark.sql.codegen.wholeStage": "false",  # it compiles longer than this runs
            "spark.databricks.delta.snapshotPartitions": "1",  # else 50 tasks for each commit
            "spark.sql.extensions": "io.delta.sql.DeltaSparkSessionExtension",
            "spark.sql.catalog.spark_catalog": "org.apache.spark.sql.delta.catalog.DeltaCatalog",
        },
    )
    live = (
        spark.readStream.format("kafka")
        .option("kafka.bootstrap.servers", address)
        .option("subscribe", "orders")
        .option("startingOffsets", offsets.read_text(encoding="utf-8"))
        .option("includeHeaders", "true")
        .load()
    )
    query = (
        live.writeStream.format("delta")
        .option("checkpointLocation", str(stop.with_name("checkpoint")))
        .start(table)
    )
    while query.isActive and not stop.exists():
        time.sleep(0.05)
    query.processAllAvailable()
    query.stop()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]), sys.argv[4], Path(sys.argv[5]))
