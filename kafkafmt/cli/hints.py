"""The right names for mistyped ones, and for the words of other tools.

Strategy: two tables, for commands and for options, have the words of Kafka's own tools, kcat, gh
and Unix; what they lack is compared with the known names.

Invariant: a hint names only options that the command has, and commands of this program.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from itertools import islice

import click

from kafkafmt._base.arguments import nearest
from kafkafmt._base.wording import printable

_EXTRA = re.compile(r"unexpected extra argument \((\d+)\)")
_LIMITS = {
    "batch_bytes": re.compile(
        r"(entry|message) of \d+ bytes, the limit is|more than the limit of \d+ bytes"
    ),
    "batch_records": re.compile(r"\d records, the limit is|more than the limit of \d+ records"),
    "batch_headers": re.compile(r"\d headers up to record \d+, the limit is"),
    "record_headers": re.compile(r"record \d+: \d+ headers, the limit is"),
}
"""The fields of ``Limits``, and what an error says about them."""
_MOST_NAMES = 10_000
"""How many names of a directory are compared with a missing one."""


def _inverted(words: Mapping[str, str]) -> dict[str, str]:
    """Return our word for each word of other tools."""
    return {word: ours for ours, others in words.items() for word in others.split()}


COMMANDS = _inverted(
    {
        "ls": "count describe info list partitions stat",
        "ls --sort size": "du top",
        "verify": "check fsck scan start validate",
        "records": "cat consume log messages parse print read",
        "records -e PATTERN": "find grep search",
        "records -n 10": "head",
        "records --last 10": "tail",
        "records -f parquet": "to-parquet",
        "batches": "segments",
        "grammar": "kaitai",
        "show": "hex hexdump",
        "inspect": "browse open ui view web",
        "rescue topic": "undelete",
        "offsets": "consumer-groups lag",
        "cluster acls": "acls",
        "cluster brokers": "brokers",
        "cluster configs": "configs",
        "cluster history": "changes events history",
        "cluster topics": "topics",
        "salvage": "fix recover repair",
        "rescue": "restore",
        "export": "convert",
        "unpack": "decompress",
        "--version": "version",
    }
)
"""Words of other tools and of the field, and the commands that do that here."""

GONE = {
    "replicas": "kafkafmt diff A B C compares copies, and kafkafmt ls A B C lists them",
    "compact": "merge small files with the tools of the table's format, such as delta-rs's"
    " DeltaTable.optimize.compact() and vacuum(), or Iceberg's rewrite_data_files; export plain"
    " Parquet again",
}
"""Former commands, and what to do instead."""

OPTIONS = _inverted(
    {
        "--json": "-J --jsonl --format",
        "--no-progress": "-q --quiet --silent",
        "--output, --html": "--out",
        "--html": "--output -o",
        "--end": "--to --until",
        "--format csv": "--csv",
        "--format parquet": "--parquet",
        "--group": "-g --all-groups --consumer-group",
        "--header": "--headers",
        "--incremental": "--append --mode",
        "--isolation": "--isolation-level",
        "--key": "--keys",
        "--key-format": "--key --key-deserializer",
        "--conf spark.master=URL": "--master",
        "--as-of": "--now",
        "--by group": "--groups",
        "--feature metadata.version=N": "--metadata-version",
        "--port 0": "--no-browser",
        "--value-format avro:subject=NAME": "--subject",
        "--value-format avro:version=N": "--schema-version",
        "--value-format protobuf:message=NAME": "--message",
        "--value-format avro:frame=NAME": "--frame --wire-format",
        "--value-format avro:context=NAME": "--schema-context",
        "--key-format, --schemas": "--property",
        "--last": "--tail",
        "--count": "--total",
        "--limit": "-c --head --max --max-messages -m --max-count",
        "--limit-entry batch-bytes=N": "--limit-batch-bytes",
        "--limit-entry batch-records=N": "--limit-batch-records",
        "--limit-entry record-headers=N": "--limit-record-headers",
        "--limit-entry batch-headers=N": "--limit-batch-headers",
        "--open": "--hanging",
        "--open-transactions": "--undecided",
        "--on-damage skip": "--ignore-errors --skip-damage",
        "--partition": "-p --partitions",
        "--pattern, --topic": "--filter --where",
        "--pattern": "--grep --regex",
        "--processes": "--threads",
        "--producer-id": "--producer-ids",
        "--start": "--from --from-timestamp",
        "--start-offset, --position": "--offset",
        "--threads": "--processes",
        "--topic": "-t --topics --whitelist",
        "--value-format": "--value --value-deserializer --deserializer",
        "--wide": "--all --bytes --human -v --verbose",
    }
)
"""Former options and those of other tools, and those that may do it here, the best first."""

ABSENT = {
    "--compare": "kafkafmt diff compares",
    "--history": "kafkafmt cluster history prints what changed, and when",
    "--internal": "groups, offsets, transactions and cluster print what internal topics hold",
    "--on-damage": "it goes on with what is sound, and lists damage",
    "--base64": "what is not text is Base64, and -f parquet keeps bytes",
    "--check-chunks": "kafkafmt verify checks what is in a tier",
    "--hex": "kafkafmt show prints bytes in hexadecimal",
    "--follow": "it reads what is there, and ends",
    "--force": "nothing that is there is replaced: name a new directory",
    "-r": "directories are read with all that is in them",
    "--recursive": "directories are read with all that is in them",
    "--deep": "it reads every record",
    "--fix": "kafkafmt salvage writes a log that a broker starts on",
    "--repair": "kafkafmt salvage writes a log that a broker starts on",
    "--lag": "the lag is among the columns",
    "--columns": "kafkafmt records prints some columns",
    "--partition": "the path of a partition, such as data/orders-0, chooses one",
    "--auto": "what is text is printed as text",
    "--utc": "times are in UTC",
    "--text": "what is text is printed as text",
    "--bootstrap-server": "it reads files, and asks no broker",
    "-b": "it reads files, and asks no broker",
    "--from-beginning": "it begins with the first record unless --start says otherwise",
    "--group-id": "it reads files, and has no group",
    "--pretty": "jq . indents JSON",
    "-i": "(?i) at the beginning of a pattern ignores case",
    "-F": "a backslash before a character of a pattern takes it as it is",
    "-L": "links to segments are followed",
    "-l": "kafkafmt ls lists, with --wide in full",
    "--table": "on a terminal a table is printed; --wide has all columns",
    "--color": "NO_COLOR=1 and FORCE_COLOR=1 say whether there are colours",
    "--timeout-ms": "it reads files, and waits for nothing",
    "--no-repair": "base offsets and leader epochs are repaired where one value is left",
    "--index-interval": "index.interval.bytes is the topic's, by the metadata log, else 4096",
    "--log-format": "a file named <20 digits>.kafka is read as 0.7",
}
"""Options of other tools and former ones that nothing needs here, and why."""


def suggest_command(name: str, known: Iterable[str]) -> str | None:
    """Return the command to write instead of an unknown one; ``None`` if nothing comes near."""
    return COMMANDS.get(name.lower()) or nearest(name, known)


def unknown_option_message(error: click.NoSuchOption) -> str:
    """Return the message about an unknown option."""
    name = error.option_name
    said = f"No such option {printable(name)!r}"
    if name in ABSENT:
        return f"{said}: {ABSENT[name]}"
    if name in ("-o", "--out", "--output") and takes_out(error.ctx):
        return f"{said}: OUT, where the result goes, is the last argument"
    known = [] if error.ctx is None else _long_names(error.ctx)
    for option in OPTIONS.get(name, "").split(", "):
        if option.partition(" ")[0] in known:
            return f"{said}. Did you mean {option!r}?"
    # Without the dashes, which would make short names alike.
    bare = nearest(name.lstrip("-"), [word.lstrip("-") for word in known])
    near = f"--{bare}" if bare else next((word for word in known if _begins(word, name)), None)
    return said if near is None else f"{said}. Did you mean {near!r}?"


def takes_out(context: click.Context | None) -> bool:
    """Return whether a command has a source and an output after it."""
    if context is None:
        return False
    arguments = [param for param in context.command.params if isinstance(param, click.Argument)]
    return len(arguments) > 1 and arguments[-1].name == "out"


def suggest_path(path: str) -> str | None:
    """Return the path to write instead of a missing one with one mistyped part."""
    missing = os.path.expanduser(path).rstrip(os.sep)
    end = 0  # of what is there
    while end < len(missing):
        following = missing.find(os.sep, end + 1)
        following = len(missing) if following < 0 else following
        if not os.path.lexists(missing[:following]):
            break
        end = following
    there, rest = missing[:end], missing[end:]
    first = len(rest) - len(rest.lstrip(os.sep))
    name, _, after = rest[first:].partition(os.sep)
    try:
        with os.scandir(there or (os.sep if first else os.curdir)) as entries:
            near = nearest(name, [entry.name for entry in islice(entries, _MOST_NAMES)])
    except OSError:
        return None
    if near is None:
        return None
    found = os.path.join(f"{there}{rest[:first]}{near}", *filter(None, [after]))
    return found if os.path.exists(found) else None


def limit_hint(message: str) -> str:
    """Return the option to raise a limit, for a message about one."""
    name = next((name for name, said in _LIMITS.items() if said.search(message)), None)
    return "" if name is None else f"; --limit-entry {name.replace('_', '-')}=N raises it"


def offset_hint(error: click.ClickException) -> str:
    """Return the option for an offset, if a number is one argument too many."""
    found = _EXTRA.search(error.format_message())
    context = error.ctx if isinstance(error, click.UsageError) else None
    if found is None or context is None or "--offset" not in _long_names(context):
        return ""
    return f"; an offset is written as --offset {found[1]}"


def _begins(known: str, name: str) -> bool:
    return len(name) > 4 and (known.startswith(f"{name}-") or name.startswith(f"{known}-"))


def _long_names(context: click.Context) -> list[str]:
    return [
        name
        for param in context.command.get_params(context)
        if isinstance(param, click.Option)
        for name in (*param.opts, *param.secondary_opts)
        if name.startswith("--")
    ]
