"""The options of the readers of side files, which those of logs have, too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypedDict

from typing_extensions import Doc

from kafkafmt._base.limits import Limits

SOURCE = """the path of the file, a URL that fsspec knows, the bytes of the file, or an open binary
    file. A leading ``~`` is the home directory."""
BASE_OFFSET = "the base offset of the segment; ``None`` takes it from the file's name."
ERRORS = {
    "KafkaFormatError": "the file differs from what a broker writes.",
    "FileNotFoundError": "the file does not exist.",
    "OSError": "the file or store cannot be read.",
    "TypeError": "an argument has the wrong type.",
}
"""What the readers of these files raise."""


class StoreAccess(TypedDict, total=False):
    """How much an entry or a file beside a segment may have, and how a store is reached."""

    limits: Annotated[
        Limits | None,
        Doc(
            "upper bounds on the size of one entry, or of a file beside a segment"
            " (``batch_bytes``); ``None`` is ``Limits()``."
        ),
    ]
    storage_options: Annotated[
        Mapping[str, Any] | None,
        Doc(
            'options for the fsspec driver of a URL, such as ``{"key": …, "secret": …}`` for'
            " ``s3://``. Their values are never shown."
        ),
    ]
