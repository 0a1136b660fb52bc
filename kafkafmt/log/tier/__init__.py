"""Segments in the objects of Aiven's tiered storage plugin, and which copy of an offset counts."""
