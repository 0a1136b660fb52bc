"""Avro: schemas, the exact road by fastavro, and the compiled one."""
