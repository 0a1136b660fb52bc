"""The tests of kafkafmt, a package so that helpers such as ``tests.encoder`` have one name."""
