"""New files in OUT that a run could not finish, nor delete: it was killed, or its disk failed.

Strategy: they have the names that `LocalPlace.create` and `new_file` give to what an export writes
there. All but one are only written by a run that holds OUT, so the run that holds it now may delete
them. `last-run.json` is also written while another run holds OUT, which takes a moment: its new
file is deleted when it is a day old.

Invariant: a file with another name stays, also the new file of another command in OUT.
"""

from __future__ import annotations

import re
import time
from contextlib import suppress
from pathlib import Path

from kafkafmt.lakehouse.journal import HOME, LOG

_OF_HOLDER = re.compile(
    r"\.(?:report\.(?:html|json)|_common_metadata)\.[0-9a-f]{16}\.partial"
    r"|\.(?:export|[0-9]{20}\.(?:commit|checkpoint))\.json\.[0-9]+\.[0-9a-f]{16}"
)
_OF_ANY_RUN = re.compile(r"\.last-run\.json\.[0-9a-f]{16}\.partial")
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
            if _OF_HOLDER.fullmatch(path.name) or _is_old_record(path):
                path.unlink()


def _is_old_record(path: Path) -> bool:
    return bool(_OF_ANY_RUN.fullmatch(path.name)) and path.lstat().st_mtime < time.time() - _DAY
