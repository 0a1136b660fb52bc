"""The verification of a disk: one finding for each fault, and no fault stops the search."""
