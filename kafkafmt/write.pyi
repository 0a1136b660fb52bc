"""For type checkers: ``import kafkafmt.write`` finds :mod:`kafkafmt.repair.write`."""

from kafkafmt.repair.write import *
