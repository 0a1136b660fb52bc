"""What verify says of a start, and what a real broker then does: disks changed at random places."""
