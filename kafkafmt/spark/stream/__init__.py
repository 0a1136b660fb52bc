"""Streams: `spark.readStream`."""
