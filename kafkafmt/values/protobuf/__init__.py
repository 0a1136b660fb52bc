"""Protobuf: descriptors, the exact engine by upb, and the compiled one."""
