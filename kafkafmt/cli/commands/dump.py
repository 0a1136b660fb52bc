"""``kafkafmt dump``: the output of Kafka's ``kafka-dump-log.sh``, with its options."""

from __future__ import annotations

import os
from typing import Any

import click

from kafkafmt._base.limits import Limits
from kafkafmt.cli import exits, help_page, options, streams
from kafkafmt.cli import files as standard_input
from kafkafmt.cli.files import complete_files
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.names import ARCHIVES
from kafkafmt.survey.dump import decoders
from kafkafmt.survey.dump.decoders import MessageParser

# The decoders of topics, in the order in which Kafka's tool looks for their options.
_TOPICS = {
    "offsets": "__consumer_offsets",
    "transaction-log": "__transaction_state",
    "cluster-metadata": "__cluster_metadata and its snapshots",
    "remote-log-metadata": "__remote_log_metadata",
    "share-group-state": "__share_group_state",
}


_of_topics = (
    options.flag(f"--{name}-decoder", f"Decode records of {topic}. Implies --print-data-log.")
    for name, topic in _TOPICS.items()
)
_of_classes = (
    click.option(
        f"--{side}-decoder-class",
        is_flag=False,
        flag_value=decoders.STRING_DECODER,
        metavar="[CLASS]",
        help=f"Decode the {side} with a class that Kafka ships, StringDecoder if none is "
        "named. Implies --print-data-log.",
    )
    for side in ("key", "value")
)


def _decoder(given: dict[str, Any]) -> MessageParser | None:
    """Take the decoder options out, and return their decoder; the first in Kafka's order."""
    topics = [name for name in _TOPICS if given.pop(f"{name.replace('-', '_')}_decoder")]
    key_class, value_class = (given.pop(f"{side}_decoder_class") for side in ("key", "value"))
    if topics:
        from kafkafmt.survey.dump.topic_decoders import TOPIC_DECODERS

        return TOPIC_DECODERS[topics[0]]()
    if key_class is None and value_class is None:
        return None
    default = decoders.STRING_DECODER
    with exits.wrong_use(decoders.UnknownDecoderError):
        return decoders.class_decoder(key_class or default, value_class or default)


@help_page.command(
    "dump",
    examples="""\
kafkafmt dump --files 00000000000000000000.log,00000000000000000042.log
kafkafmt dump --print-data-log orders-0/*.log
kafkafmt dump --cluster-metadata-decoder \\
    00000000000000000177-0000000001.checkpoint
kafkafmt dump --verify-index-only orders-0/*.index orders-0/*.timeindex""",
    epilog="""\
An index is compared with the segment of the same name beside it, a time index with the offset index
too. Mismatches are printed at the end, on standard error. Kafka 4.3 expects the last offset of a
batch in an index. Brokers up to 0.11 write the first offset of a batch into offset indexes, and
brokers up to 2.8 the offset of the record into time indexes; such indexes are sound too.

The output is exactly that of Kafka 4.3, for files of every version. Where Kafka's tool ends
with an exception, the same text is printed up to that point, then one line on standard error, and
the exit code is 1. It is 1 too if a batch has isvalid: false, a magic above 2 or a size too small
for its header, if an index does not match its segment, or if a snapshot cannot be read.""",
)
@click.argument("arguments", metavar="[FILE]...", shell_complete=complete_files, nargs=-1)
@click.option(
    "--files",
    multiple=True,
    metavar="A,B,...",
    help="Files separated by commas, as in Kafka's tool.",
)
@options.flag(
    "--print-data-log",
    "Print the key and the payload of every record, as text. Implies --deep-iteration.",
)
@options.flag("--deep-iteration", "Print every record, not only the batches.")
@options.flag(
    "--skip-record-metadata",
    "Leave out the offset, timestamp, sizes and headers of records, and control records.",
)
@click.option(
    "--max-bytes",
    type=options.Number(most=2**31 - 1),
    default=2**31 - 1,
    metavar="SIZE",
    help="Read only the batches that end within this many bytes of each file.",
)
@options.flag(
    "--index-sanity-check", "Check indexes as a broker does when it starts, and print no entries."
)
@options.flag("--verify-index-only", "Compare indexes with their segments, and print no entries.")
@click.option(
    "--max-message-size",
    type=options.Number(most=2**31 - 1),
    default=5 * 1024 * 1024,
    metavar="SIZE",
    help="Maximum size of a batch that an index entry refers to; 5 MiB by default.",
)
@options.access
@options.with_progress
@options.limits
@options.together(*_of_topics, *_of_classes)
def command(
    arguments: tuple[str, ...],
    files: tuple[str, ...],
    print_data_log: bool,
    storage_options: StorageOptions,
    limits: Limits,
    **of_tool: Any,
) -> int:
    """Print files of a log directory as kafka-dump-log.sh does.

    These are segments (.log), KRaft snapshots (.checkpoint), offset, time and transaction indexes
    (.index, .timeindex, .txnindex) and producer snapshots (.snapshot).
    """
    from kafkafmt.survey.dump.files import dump_files
    from kafkafmt.survey.dump.request import (
        STANDARD_INPUT,
        DumpedFile,
        DumpOptions,
        UndumpableError,
    )

    decoder = _decoder(of_tool)
    names = [name for part in files for name in part.split(",")] + list(arguments)
    if not names:
        raise click.UsageError("name a file, or several with --files", click.get_current_context())
    options.refuse_storage_options_without_url(names)
    for name in names:
        if os.path.isdir(name):
            raise click.UsageError(f"{name}: is a directory, expected a file; batches takes both")
        if name.lower().endswith(ARCHIVES) and os.path.isfile(name):
            raise click.UsageError(
                f"{name}: dump reads files as they are stored, and looks into no archive; kafkafmt "
                "records does"
            )
    why = "dump reads files as they are stored; kafkafmt records reads tiered storage"
    options.refuse_without_effect("--private-key", why, when=True)
    asked = DumpOptions(
        print_data_log=print_data_log or decoder is not None,
        decoder=decoder or decoders.TEXT_DECODER,
        **of_tool,
    )
    with standard_input.opened(names) as paths:
        inputs = [
            DumpedFile(name, path)
            if name == STANDARD_INPUT
            else DumpedFile.named(path, storage_options)
            for name, path in zip(names, paths, strict=True)
        ]
        with exits.wrong_use(UndumpableError):
            is_sound = dump_files(inputs, asked, streams.out_as_stored, streams.err, limits)
    return exits.SOUND if is_sound else exits.DAMAGED
