"""Speed and memory compared with peers and with the floor, on the same bytes in one run."""
