"""A source as tables of records, batches and damage."""
