"""Files and stores: finds the segments of a source, and reads their bytes."""
