"""The tables: their columns, and rows that become Arrow."""
