"""For type checkers: ``import kafkafmt.errors`` finds :mod:`kafkafmt.storage.errors`."""

from kafkafmt.storage.errors import *
