"""For type checkers: ``import kafkafmt.tier`` finds :mod:`kafkafmt.survey.tier`."""

from kafkafmt.survey.tier import *
