"""A session of Spark Connect, with a server in a process of its own: prints what was found.

Run by test_connect.py: python -m tests.spark.connect_job DATA FOLDER
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from pyspark.sql import SparkSession

from kafkafmt.spark import read_where, register, stream_lag
from kafkafmt.spark.export import ExportError, run


def main(data: str, folder: Path) -> None:
    """Reads in batches and as a stream, and tries to export."""
    spark = SparkSession.builder.remote("local[2]").getOrCreate()
    found: dict[str, object] = {"module": type(spark).__module__}
    register(spark)
    found["batch"] = spark.read.format("kafka-log").load(data).count()
    found["where"] = read_where(spark, data, "topic = 'orders' AND offset < 50").count()
    query = (
        spark.readStream.format("kafka-log")
        .load(data)
        .writeStream.format("noop")
        .option("checkpointLocation", str(folder / "checkpoint"))
        .trigger(availableNow=True)
        .start()
    )
    query.awaitTermination()
    progress = query.recentProgress
    found["stream"] = sum(each["numInputRows"] for each in progress)
    found["lag"] = [log.lag for log in stream_lag(progress[-1])]
    try:
        run(data, str(folder / "out"), progress=False)
    except ExportError as error:
        found["export"] = str(error)
    found["out"] = (folder / "out").exists()
    print(json.dumps(found))
    spark.stop()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
