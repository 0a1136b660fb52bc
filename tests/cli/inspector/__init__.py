"""The inspector: its reader against the library's truth, its page in a browser, its server."""
