"""The output of commands: JSON lines, tables, findings."""
