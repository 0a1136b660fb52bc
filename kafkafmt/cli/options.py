"""Options that several commands share, said once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from kafkafmt.cli import streams
from kafkafmt.damage import Damage
from kafkafmt.log_format import FORMATS
from kafkafmt.storage.options import StorageOptions

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def sources(function: Decorated) -> Decorated:
    """One or more SOURCE arguments."""
    return click.argument("sources", metavar="SOURCE...", nargs=-1, required=True)(function)


def log_format(*spellings: str) -> Callable[[Decorated], Decorated]:
    """The format of the log, where its bytes do not tell."""
    return click.option(
        *spellings,
        "log_format",
        type=click.Choice(list(FORMATS)),
        help="0.7: the logs of Kafka 0.7 and before (.kafka), which nothing in them tells from "
        "others. By default those of Kafka 0.8 and later.",
    )


def on_damage(function: Decorated) -> Decorated:
    """What to do with bytes that are damaged."""
    return click.option(
        "--on-damage",
        type=click.Choice(["raise", "skip", "collect"]),
        default="raise",
        show_default=True,
        help="raise: stop at the first damaged entry. skip: leave it out and go on. collect: as "
        "skip, and list what was left out on standard error; the exit code is 1 if there was any.",
    )(function)


def text(function: Decorated) -> Decorated:
    """How to print bytes."""
    return click.option(
        "--text",
        is_flag=True,
        help="Print keys, values and header values as UTF-8 text, not as base64. Bytes that are "
        "no UTF-8 become U+FFFD.",
    )(function)


def _storage_options(
    context: click.Context, parameter: click.Parameter, value: tuple[str, ...]
) -> StorageOptions:
    texts = {}
    for text in value:
        name, equals, option = text.partition("=")
        if not equals or not name:
            # Without the text: it may be a password.
            raise click.BadParameter("expected KEY=VALUE", context, parameter)
        texts[name] = option
    return StorageOptions.parse(texts)


def storage_options(function: Decorated) -> Decorated:
    """Options for the driver of a URL."""
    return click.option(
        "--storage-option",
        "storage_options",
        multiple=True,
        metavar="KEY=VALUE",
        callback=_storage_options,
        help="For a URL: what fsspec's driver of it is told, such as endpoint_url or key; may be "
        "repeated. Others can see a command line: better keep secrets in the environment, where "
        "drivers look for them (AWS_SECRET_ACCESS_KEY), or in FSSPEC_S3_SECRET and the like.",
    )(function)


def report(damage: list[Damage]) -> bool:
    """Lists damage on standard error; whether any of it is more than an unfinished tail."""
    for found in damage:
        streams.err(f"{line(found, found.segment or '-')}\n")
    return any(not found.is_tail for found in damage)


def line(damage: Damage, source: str) -> str:
    """One line for one damaged range or tail."""
    word = "tail" if damage.is_tail else "damage"
    return (
        f"{word}: {source} position: {damage.position} length: {damage.length} "
        f"kind: {damage.kind}: {damage.message}"
    )
