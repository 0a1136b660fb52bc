"""The tests of kafkafmt, in folders like the package's; ``tests.support`` is what they share."""
