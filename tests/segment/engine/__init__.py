"""engine: the kernel, both engines, threads."""
