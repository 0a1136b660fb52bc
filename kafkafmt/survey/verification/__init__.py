"""Everything that is wrong on a disk: a finding for each thing, and nothing stops the search."""
