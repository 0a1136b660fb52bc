"""Speed and memory against peers and against the floor, on the same bytes in one run."""
