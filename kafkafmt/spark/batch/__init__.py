"""Batch queries: `spark.read`."""
