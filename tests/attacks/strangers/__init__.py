"""The files of a stranger: a row of SECURITY.md is a module or a test here."""
