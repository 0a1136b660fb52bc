"""Streaming queries: `spark.readStream`."""
