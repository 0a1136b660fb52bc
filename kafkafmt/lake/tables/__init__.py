"""Tables of a lakehouse, without Spark: Delta, Iceberg and plain Parquet."""
