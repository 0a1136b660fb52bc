"""Segments in the objects of Aiven's tiered storage plugin, and the choice among their copies."""
