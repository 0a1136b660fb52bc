"""What to write instead of a name that is mistyped, or that other tools have.

Strategy: two tables, for commands and for options, have the words of Kafka's own tools, kcat, gh
and Unix; what they lack is compared with the names that there are.

Invariant: a hint names only options that the command has, and commands that there are.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from itertools import islice

import click

from kafkafmt.arguments import nearest
from kafkafmt.printable import printable

_EXTRA = re.compile(r"unexpected extra argument \((\d+)\)")
_NUMBER = re.compile(r"is not a valid integer( range)?\b")
_MOST_NAMES = 10_000
"""Of a directory, which are compared with one that is missing in it."""
COMMANDS = {
    "acls": "cluster acls",
    "brokers": "cluster brokers",
    "cat": "records",
    "check": "verify",
    "configs": "cluster configs",
    "consume": "records",
    "consumer-groups": "offsets",
    "convert": "export",
    "count": "ls",
    "decompress": "unpack",
    "describe": "ls",
    "du": "ls --sort size",
    "find": "records -e PATTERN",
    "fix": "salvage",
    "fsck": "verify",
    "grep": "records -e PATTERN",
    "head": "records -n 10",
    "hexdump": "show",
    "info": "ls",
    "lag": "offsets",
    "list": "ls",
    "messages": "records",
    "partitions": "ls",
    "read": "records",
    "recover": "salvage",
    "repair": "salvage",
    "restore": "rescue",
    "scan": "verify",
    "search": "records -e PATTERN",
    "segments": "batches",
    "stat": "ls",
    "tail": "records --last 10",
    "top": "ls --sort size",
    "topics": "cluster topics",
    "to-parquet": "records -f parquet",
    "validate": "verify",
    "version": "--version",
    "view": "inspect",
}
"""Commands of other tools and words of the field, and what does that here."""

OPTIONS = {
    "-c": ("--limit",),
    "-g": ("--group",),
    "-p": ("--partition",),
    "-t": ("--topic",),
    "--all": ("--wide",),
    "--all-groups": ("--group",),
    "--csv": ("--format csv",),
    "--consumer-group": ("--group",),
    "--count": ("--limit",),
    "--filter": ("--pattern", "--topic"),
    "--from": ("--start",),
    "--from-timestamp": ("--start",),
    "--grep": ("--pattern",),
    "--head": ("--limit",),
    "--headers": ("--header",),
    "--human": ("--bytes",),
    "--ignore-errors": ("--on-damage skip",),
    "--isolation-level": ("--isolation",),
    "--key": ("--key-format",),
    "--keys": ("--key",),
    "--max": ("--limit",),
    "--max-messages": ("--limit",),
    "--offset": ("--start-offset", "--position"),
    "--out": ("--output",),
    "--parquet": ("--format parquet",),
    "--partitions": ("--partition",),
    "--processes": ("--threads",),
    "--producer-ids": ("--producer-id",),
    "--property": ("--key-format", "--schemas"),
    "--regex": ("--pattern",),
    "--skip-damage": ("--on-damage skip",),
    "--tail": ("--last",),
    "--threads": ("--processes",),
    "--to": ("--end",),
    "--topics": ("--topic",),
    "--until": ("--end",),
    "--value": ("--value-format",),
    "--whitelist": ("--topic",),
}
"""Options of other tools, and those that may do it here, the best first."""

ABSENT = {
    "--on-damage": "it goes on with what is sound, and lists damage",
    "--auto": "what is text is printed as text",
    "--utc": "times are in UTC",
    "--text": "what is text is printed as text",
    "--bootstrap-server": "it reads files, and asks no broker",
    "-b": "it reads files, and asks no broker",
    "--from-beginning": "it begins with the first record unless --start says otherwise",
    "--group-id": "it reads files, and has no group",
    "--pretty": "jq . indents JSON",
    "--log-format": "a file named <20 digits>.kafka is read as 0.7",
}
"""Options of other tools that nothing needs here, and why."""


def of_command(name: str, known: Iterable[str]) -> str | None:
    """The command to write instead of an unknown one; ``None`` if nothing comes near."""
    return COMMANDS.get(name.lower()) or nearest(name, known)


def of_option(error: click.NoSuchOption) -> str:
    """The message about an unknown option."""
    name = error.option_name
    said = f"No such option {printable(name)!r}"
    if name in ABSENT:
        return f"{said}: {ABSENT[name]}"
    known = [] if error.ctx is None else _long_names(error.ctx.command)
    for option in OPTIONS.get(name, ()):
        if option.partition(" ")[0] in known:
            return f"{said}. Did you mean {option!r}?"
    # Without the dashes, which would make short names alike.
    bare = nearest(name.lstrip("-"), [word.lstrip("-") for word in known])
    near = f"--{bare}" if bare else next((word for word in known if _begins(word, name)), None)
    return said if near is None else f"{said}. Did you mean {near!r}?"


def of_path(path: str) -> str | None:
    """The path to write instead of a missing one, of which one part is mistyped."""
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


def of_value(message: str) -> str:
    """A message about the value of an option without the names of types."""
    return _NUMBER.sub("is not a whole number", message)


def of_number(error: click.ClickException) -> str:
    """What to add where a number is one argument too many: the option that takes an offset."""
    found = _EXTRA.search(error.format_message())
    context = error.ctx if isinstance(error, click.UsageError) else None
    if found is None or context is None or "--offset" not in _long_names(context.command):
        return ""
    return f"; an offset is written as --offset {found[1]}"


def _begins(known: str, name: str) -> bool:
    return len(name) > 4 and (known.startswith(f"{name}-") or name.startswith(f"{known}-"))


def _long_names(command: click.Command) -> list[str]:
    return [
        name
        for param in command.params
        if isinstance(param, click.Option)
        for name in (*param.opts, *param.secondary_opts)
        if name.startswith("--")
    ]
