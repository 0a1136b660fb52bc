"""What commands print: JSON lines, tables, findings."""
