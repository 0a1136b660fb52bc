"""One file: its entries, batches and records, the two engines, the side files."""
