"""Decodes bytes to entries, batches and records, without I/O."""
