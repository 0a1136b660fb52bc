"""New files in OUT that a run could not finish, nor delete: it was killed, or its disk failed.

Strategy: their names are those of `storage.new_file` for what an export writes there. All but one
are only written by a run that holds OUT, so the run that holds it now may delete them.
`last-run.json` is also written while another run holds OUT, which takes a moment: its new file is
deleted when it is a day old.

Invariant: a file with another name stays, also the new file of another command in OUT.
"""

from __future__ import annotations

import re
import time
from contextlib import suppress
from pathlib import Path

from kafkafmt.lakehouse.journal import HOME, LAST_RUN, LOG
from kafkafmt.storage.new_file import name_of_partial

_OF_HOLDER = re.compile(
    r"report\.(?:html|json)|_common_metadata|export\.json|[0-9]{20}\.(?:commit|checkpoint)\.json"
)
_DAY = 24 * 3600


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
            name = name_of_partial(path.name) or ""
            is_old_record = name == LAST_RUN and path.lstat().st_mtime < time.time() - _DAY
            if is_old_record or _OF_HOLDER.fullmatch(name):
                path.unlink()
