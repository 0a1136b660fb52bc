"""Whether the files of the tables are there, before a run adds others to them.

Strategy: what the tables name is compared with one listing of each table, by name and size. Between
the two, another program may exchange files and delete the old ones; so the logs of the tables
are read again before a file counts as lost. What a table does not name any more is nobody's loss.

Invariant: no run appends to a table that has lost a file: readers refuse it or miss the rows, and
no run would ever write them again.
"""

from __future__ import annotations

from kafkafmt._base.counts import counted
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.tables import Tables
from kafkafmt.lake.tables.commit import is_ours
from kafkafmt.lake.tables.journal import HOME, JournalError
from kafkafmt.lake.tables.place import Place


def expect_files(job: Job, place: Place, tables: Tables) -> None:
    """Raises JournalError when a table has other files than its log or the journal says.

    Where the journal was replaced by an older one, it does not say any more which records are in
    the tables; where somebody put a file there, who lists the table has rows that no export wrote.
    In a store, nobody goes by a listing; tables with logs of their own may have files of others.
    """
    is_listed = place.is_listed and not job.is_committed
    if not (job.incremental or is_listed):
        return
    sizes = tables.sizes()
    for table in sorted({*job.tables, *sizes}):
        live = sizes.get(table, {})
        lost, found = dict(live), dict[str, int]()
        for stored in place.objects(table):
            name = stored.name.removeprefix(f"{table}/")
            if name not in live and is_listed and is_ours(name):
                raise JournalError(
                    f"{place.url_of(stored.name)}: a file of an export, which the journal in {HOME}"
                    " does not have. If it was copied there, remove it; else the journal is an"
                    " older one: restore the newest, or choose another directory"
                )
            if live.get(name) == stored.size:
                lost.pop(name, None)
            elif name in live:
                found[name] = stored.size
        if lost and job.incremental:
            still = tables.sizes(again=True).get(table, {})
            lost = {name: size for name, size in lost.items() if still.get(name) == size}
        if lost and job.incremental:
            raise JournalError(_loss(job, place.url_of(table), lost, found))


def _loss(job: Job, url: str, lost: dict[str, int], found: dict[str, int]) -> str:
    """What became of the first of the lost files, how many they are, and what to do."""
    first = min(lost)
    log = f"the {job.format.capitalize()} table" if job.is_committed else f"the journal in {HOME}"
    what = f"is missing, though {log} has it"
    if first in found:
        what = f"has {found[first]} bytes, though {log} has {lost[first]}"
    return (
        f"{url}/{first}: {what} (missing or of another size in {url}:"
        f" {counted(len(lost), 'file')}); no run would write their rows again; restore them, or"
        " choose another directory"
    )
