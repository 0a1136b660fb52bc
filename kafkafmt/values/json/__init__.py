"""JSON: as text, by JSON Schema, and with Connect's envelope."""
