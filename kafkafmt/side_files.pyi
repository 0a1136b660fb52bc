"""For type checkers: ``import kafkafmt.side_files`` finds :mod:`kafkafmt.segment.side_files`."""

from kafkafmt.segment.side_files import *
