"""The inspector: its page, the files shown there, and the server of both."""
