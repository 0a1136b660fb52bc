"""For type checkers: ``import kafkafmt.rescue`` finds :mod:`kafkafmt.repair.rescue`."""

from kafkafmt.repair.rescue import *
