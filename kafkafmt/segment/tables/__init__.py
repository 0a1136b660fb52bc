"""The tables: their columns, and the conversion of rows to Arrow."""
