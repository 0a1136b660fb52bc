"""Entries, batches and records from bytes; nothing here does I/O."""
