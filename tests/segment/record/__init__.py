"""record: framing, batches, records, checksums, layout."""
