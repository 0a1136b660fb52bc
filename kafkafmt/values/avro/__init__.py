"""Avro: schemas, the exact engine, and the compiled one."""
