"""The grammars in the page that the Web IDE is: compiled and run in a browser."""
