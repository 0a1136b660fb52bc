"""Tables of a lakehouse, without Spark: Delta and Iceberg."""
