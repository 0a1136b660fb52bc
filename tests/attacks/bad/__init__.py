"""Damaged and hostile bytes: one family of errors, bounded memory, nothing lost."""
