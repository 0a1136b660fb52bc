"""side_files: the files beside a segment."""
