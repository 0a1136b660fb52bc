"""New files in OUT that a run could not finish, nor delete: it was killed, or its disk failed.

Strategy: their names are those of `storage.new_file` for what an export writes there. They are only
written by a run that holds OUT, so the run that holds it now may delete them.

Invariant: a file with another name stays, also the new file of another command in OUT.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from kafkafmt.lake.tables.journal import HOME, LOG
from kafkafmt.storage.new_file import name_of_partial

_OF_HOLDER = re.compile(
    r"report\.(?:html|json)|_common_metadata|export\.json|[0-9]{20}\.(?:commit|checkpoint)\.json"
)


def sweep(out: Path) -> None:
    """Deletes those of OUT, which is held, and of the newest group of its journal."""
    delete(out)
    delete(out / HOME)
    with suppress(OSError):
        for group in sorted((out / LOG).iterdir())[-1:]:
            delete(group)


def delete(folder: Path) -> None:
    """Deletes those in a directory of OUT, which is held; one that cannot be deleted stays."""
    with suppress(OSError):
        for path in folder.iterdir():
            if _OF_HOLDER.fullmatch(name_of_partial(path.name) or ""):
                path.unlink()
