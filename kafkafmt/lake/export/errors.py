"""The errors of an export with valid options.

Each message is one line; `__cause__` has the details.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kafkafmt._base.arguments import is_refusal
from kafkafmt.lake.plan.data_loss import DataLossError


class ExportError(OSError):
    """The export cannot be done, or was not finished."""


class ExportFailedError(ExportError):
    """A task or its executor failed; another run may finish the export."""


class ExportDataLossError(ExportError, DataLossError):
    """Offsets were deleted before they were read."""

    def __init__(self, message: str) -> None:
        OSError.__init__(self, message)


@contextmanager
def as_export_errors() -> Iterator[None]:
    """Turn errors about lost data, or options unfit for the source, into an ExportError."""
    try:
        yield
    except ValueError as error:
        if not is_refusal(error):
            raise
        raise ExportError(str(error)) from error
    except DataLossError as error:
        raise ExportDataLossError(str(error)) from error
