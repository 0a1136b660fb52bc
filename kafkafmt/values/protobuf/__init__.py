"""Protobuf: descriptors, the exact road by upb, and the compiled one."""
