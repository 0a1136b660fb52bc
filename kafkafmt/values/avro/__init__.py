"""Avro: schemas, the exact engine by fastavro, and the compiled one."""
