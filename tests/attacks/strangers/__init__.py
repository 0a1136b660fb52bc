"""Files, names and directories that somebody else has made."""
