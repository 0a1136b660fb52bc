"""segment: entries, batches, records, engines, side files."""
