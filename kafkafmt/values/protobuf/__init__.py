"""Protobuf: descriptors, the exact road by upb, and the fast one by ptars."""
