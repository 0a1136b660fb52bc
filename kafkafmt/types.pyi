"""For type checkers: ``import kafkafmt.types`` finds :mod:`kafkafmt.segment.types`."""

from kafkafmt.segment.types import *
