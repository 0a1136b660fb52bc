"""``kafkafmt handover``: the start offsets of a live consumer after an export."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import click

from kafkafmt._base.wording import printable
from kafkafmt.cli import exits, help_page, options, streams

Offsets = Mapping[str, Mapping[int, int]]


def _spark(offsets: Offsets) -> str:
    """Return the option ``startingOffsets`` of Spark's Kafka source."""
    return f"{json.dumps(offsets, separators=(',', ':'))}\n"


def _flink(offsets: Offsets) -> str:
    """Return, for each topic, ``scan.startup.specific-offsets`` of Flink's SQL connector."""
    values = {
        topic: ";".join(f"partition:{number},offset:{at}" for number, at in logs.items())
        for topic, logs in offsets.items()
    }
    return "".join(f"{printable(topic)} {value}\n" for topic, value in values.items())


def _groups(offsets: Offsets) -> str:
    """Return the file of ``kafka-consumer-groups.sh --reset-offsets`` for one group."""
    return "".join(
        f"{printable(topic)},{number},{at}\n"
        for topic, logs in offsets.items()
        for number, at in logs.items()
    )


_FORMATS: dict[str, Callable[[Offsets], str]] = {
    "spark": _spark,
    "flink": _flink,
    "groups": _groups,
}


@help_page.command(
    "handover",
    examples="""\
kafkafmt handover /mnt/lake > starting-offsets.json
kafkafmt handover --format groups /mnt/lake > orders.csv""",
    epilog="""\
spark is the value of startingOffsets of Spark's Kafka source, as JSON; flink has a line for each
topic, with the value of scan.startup.specific-offsets; groups is the file that
kafka-consumer-groups.sh --group G --reset-offsets --from-file FILE --execute reads.

OUT is then marked as handed over: later exports to it are refused, since they would add rows that
the live consumer adds, too. kafkafmt export --after-handover goes on nevertheless.""",
)
@options.out
@click.option(
    "-f",
    "--format",
    "output_format",
    type=click.Choice(list(_FORMATS)),
    default="spark",
    show_default=True,
    help="For what the offsets are.",
)
@options.catalog
@options.storage_options
def command(
    out: str, output_format: str, catalog: dict[str, str], storage_options: dict[str, Any]
) -> int:
    """Print the start offsets of a live consumer after the export in the directory OUT."""
    options.refuse_storage_options_without_url([out])
    from kafkafmt.lake.export.handover import handover
    from kafkafmt.lake.tables.output import OutputInUseError

    try:
        found = handover(out, storage_options=storage_options, catalog=catalog)
    except OutputInUseError as error:
        raise exits.CommandError(str(error), exits.IN_USE) from error
    streams.out(_FORMATS[output_format](found))
    return exits.SOUND
