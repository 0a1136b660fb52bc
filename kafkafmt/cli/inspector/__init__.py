"""The inspector: the page, the files that it shows, and the server that hands out both."""
