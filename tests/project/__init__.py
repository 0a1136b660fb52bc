"""The project itself: its layout, packages, documents and benchmarks."""
