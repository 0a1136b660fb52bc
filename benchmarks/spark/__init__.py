"""The benchmark of the Spark source: `make bench-spark`."""
