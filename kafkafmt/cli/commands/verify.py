"""``kafkafmt verify``: all faults of the logs on a disk."""

from __future__ import annotations

import os
from collections.abc import Sequence

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.wording import list_some, pasteable, printable
from kafkafmt.cli import exits, files, help_page, layout, options, streams
from kafkafmt.cli.output import findings, tables
from kafkafmt.cli.sources import NoSegmentError, ensure_segment, without_side_files
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.resolve import is_remote
from kafkafmt.survey.origin import SALVAGED
from kafkafmt.survey.verification.finding import DAMAGE, finding_batches
from kafkafmt.survey.verification.verifying import Verification


@help_page.command(
    "verify",
    examples="""\
kafkafmt verify /var/lib/kafka/data
kafkafmt verify --threads 4 --topic 'orders*' /var/lib/kafka/data
kafkafmt verify --json data | jq 'select(.severity == "damage")'
ssh broker cat data/orders-0/00000000000000000000.log | kafkafmt verify -""",
    epilog="""\
An unfinished last entry and the zeroes of a preallocated segment are notes, not damage: Kafka
itself cuts them off when it starts. On a terminal, ten findings of a kind are listed for each
topic, and those that say the same of several files are one; --wide lists all. Control records are
counted as records.

Of data directories, the last line says what a broker does at its next start: whether it starts, and
which records it deletes, cuts off or sets aside; atStart says it of each finding. Name all data
directories of a broker together.""",
)
@options.sources
@tables.of_logs
def command(
    sources: tuple[str, ...],
    topics: list[str] | None,
    view: tables.View,
    settings: options.ReadSettings,
) -> int:
    """Check every checksum, record, offset, index and checkpoint; list all faults.

    Findings come by topic, the worst first, each with its severity (damage, warning, note), file,
    position, reason, and the offsets that are lost or doubtful. Nothing stops it: what cannot be
    read is a finding, too. The exit code is 1 if there is damage, or if a broker does not start or
    does not serve all of it.
    """
    options.refuse_storage_options_without_url(sources)
    is_copied = files.STANDARD_INPUT in sources  # into a directory that nobody gave
    with files.opened(sources) as paths:
        kept, side_files = without_side_files(paths)
        with exits.wrong_use(ValueError, KafkaFormatError):  # an index, by its name
            reading = settings["threads"], settings["limits"], settings["storage_options"]
            verification = Verification(kept, topics, *reading)
        verification.skipped(side_files, "a file beside segments, which is read with them")
        _leave_out_other_files(verification)
        if view.json:
            rows = finding_batches(verification.findings())
            tables.show(map(files.in_rows, rows) if is_copied else rows, view=view)
        else:
            found = findings.Listing(verification.findings())
    lines: list[str] = []
    if not view.json:
        directory = None if is_copied else _common_directory(verification.logs)
        lines += found.lines(view, directory)
        origins = list(verification.origins())
        for line in findings.lines(origins, view):
            lines += findings.sentence(line, view)
    lines += findings.closing(verification, view)
    is_damaged = DAMAGE in verification.totals.by_severity
    if is_damaged and view.is_for_people and all(map(os.path.isdir, sources)):
        if all(origin.stop == SALVAGED for origin in origins) and origins:
            pages = list_some([f"{layout.near(origin.path)}/salvage.html" for origin in origins], 3)
            lines += findings.sentence(f"next: solve what {printable(pages)} lists", view)
        else:
            for text in _to_salvage(sources, verification):
                lines += layout.command(f"next: {text}", view.width, indent=0, further=2)
    for sentence in findings.starts(verification.starts, verification.sentences()):
        lines += findings.sentence(sentence, view)
    out = streams.err if view.json else streams.out_painted
    for line in lines:
        out(f"{line}\n")
    return exits.DAMAGED if is_damaged else exits.SOUND


def _to_salvage(sources: Sequence[str], verification: Verification) -> list[str]:
    """Return the commands to salvage all; the directories of a broker are salvaged apart."""
    if not any(len(start.directories) > 1 for start in verification.starts):
        return [f"kafkafmt salvage {' '.join(map(pasteable, sources))} OUT"]
    with_logs = {log.data_directory for log in verification.logs}
    found = [path for start in verification.starts for path in start.directories]
    apart = [pasteable(layout.near(path)) for path in found if path in with_logs]
    if len(apart) == 1:
        return [f"kafkafmt salvage {apart[0]} OUT"]
    return [f"kafkafmt salvage {path} OUT-{number}" for number, path in enumerate(apart, start=1)]


def _common_directory(logs: Sequence[PartitionLog]) -> str | None:
    """Return the common directory of all logs; ``None`` without one on this machine."""
    directories = {log.data_directory for log in logs}
    if not directories or None in directories or any(map(is_remote, filter(None, directories))):
        return None
    return os.path.commonpath([directory for directory in directories if directory is not None])


def _leave_out_other_files(verification: Verification) -> None:
    """Leave out named files other than segments; of the only file, the error is raised."""
    count = sum(len(log.segments) for log in verification.logs)
    for log in list(verification.logs):
        for segment in () if log.is_whole else log.segments:
            try:
                ensure_segment(segment, always_opens=count == 1)
            except NoSegmentError as error:
                if count == 1:
                    raise
                verification.logs.remove(log)
                verification.skipped([segment.path], error.message.partition(": ")[2])
            except OSError:
                if count == 1:
                    raise
