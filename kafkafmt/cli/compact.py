"""``kafkafmt compact``: merges small files of the tables of an export, and deletes old ones."""

from __future__ import annotations

import re
from typing import Any

import click

from kafkafmt.cli import exits, help_page, options, streams
from kafkafmt.cli.completion import complete_files
from kafkafmt.counts import counted
from kafkafmt.lakehouse.compaction import compact
from kafkafmt.lakehouse.journal import RacedError
from kafkafmt.lakehouse.place import OutputInUseError
from kafkafmt.storage.options import StorageOptions

_TIME = re.compile(r"([0-9]{1,12})\s*([smhd]?)", re.IGNORECASE)
_SECONDS = {"": 1, "s": 1, "m": 60, "h": 3600, "d": 24 * 3600}


def _seconds(text: str) -> int:
    match = _TIME.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"a time is a number with s, m, h or d, such as 7d, not {text!r}")
    return int(match[1]) * _SECONDS[match[2].lower()]


@help_page.command(
    "compact",
    examples="""\
kafkafmt compact lake
kafkafmt compact s3://bucket/lake
kafkafmt compact --dry-run --target-file-size 256m --retention 1d lake""",
    epilog="""\
Each incremental run adds files. This merges small ones that follow each other, in the order of the
offsets, and exchanges them in one commit for each table, so that readers see the old files or the
new ones. It works for Delta, Iceberg and Parquet. Exports to a store may append meanwhile; a local
OUT has one run at a time. Files that no table has any more are deleted after the retention: merged
ones, and those of runs that were killed. Parquet in a local OUT has no log of commits: there each
directory is exchanged in one step, and merged files are deleted at once.

Exit codes: 0 done; 2 wrong use, or the tables cannot be compacted; 4 another run has OUT, or
changed the same files first.""",
)
@click.argument("out", metavar="OUT", shell_complete=complete_files)
@options.target_file_size("Merge files up to this size.")
@click.option(
    "--retention",
    metavar="TIME",
    default="7d",
    show_default=True,
    callback=options.parsed(_seconds),
    help="How long files stay that no table has any more: a number with s, m, h or d. Readers that "
    "opened a table before need them.",
)
@click.option("--dry-run", is_flag=True, help="Only say what would be done.")
@options.catalog
@options.storage_options
@options.with_progress
def command(out: str, storage_options: StorageOptions, **asked: Any) -> int:
    """Merge the small files of the export in OUT, and delete its old files."""
    options.refuse_storage_options_without_url([out])
    asked["catalog"] = asked["catalog"] or None
    consequence = (
        "; readers see each table as it was, or compacted, and the next run removes what this one"
        " began"
    )
    try:
        with exits.interruption(consequence):
            done = compact(out, storage_options=storage_options, **asked)
    except (OutputInUseError, RacedError) as error:
        raise exits.CommandError(str(error), exits.IN_USE) from error
    would = "would be " if asked["dry_run"] else ""
    streams.out(
        f"files: {done.files_before} -> {done.files_after}\n"
        f"{would}merged: {counted(done.merged_files, 'file')},"
        f" {counted(done.merged_bytes, 'byte')}\n"
        f"{would}deleted: {counted(done.deleted_files, 'file')}\n"
    )
    return exits.SOUND
