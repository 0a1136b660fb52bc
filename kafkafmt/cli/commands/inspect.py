"""``kafkafmt inspect``: the inspector, in a browser or as a page to send."""

from __future__ import annotations

import contextlib
import glob
import os
import tempfile
import webbrowser
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from kafkafmt._base.damage import COLLECT, Damage
from kafkafmt._base.errors import LimitExceededError
from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.cli import exits, help_page, options, streams
from kafkafmt.cli import files as named_files
from kafkafmt.cli.inspector import page
from kafkafmt.cli.inspector.page import log_files
from kafkafmt.cli.inspector.server import InspectorServer
from kafkafmt.cli.sources import open_extents
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.local import local_path
from kafkafmt.storage.new_file import common_permissions, new_file
from kafkafmt.storage.safe_paths import confined
from kafkafmt.storage.segment_file import SegmentFile


@help_page.command(
    "inspect",
    examples="""\
kafkafmt inspect 00000000000000000000.log
kafkafmt inspect /var/lib/kafka/data/orders-0
kafkafmt inspect --port 8123 s3://bucket/topics/orders-0
kafkafmt inspect --html orders.html orders-0/00000000000000000000.log""",
    epilog="""\
The server listens on the loopback address only, at a URL with a random token, and ends with Ctrl-C.
The page makes no request to anywhere else. --html starts no server: OUT is one file that holds the
page and the bytes, 20 MB at most. Everybody who has OUT can read the records in it.""",
)
@options.sources
@click.option(
    "--port",
    type=options.Number(most=65535),
    metavar="N",
    help="Listen on this port, 0 for a free one; print the URL, and open no browser.",
)
@click.option("--html", "out", metavar="OUT", help="Write one HTML file with the bytes in it.")
@options.flag("--force", "Replace OUT if it exists.")
@options.access
def command(
    sources: tuple[str, ...],
    port: int | None,
    out: str | None,
    force: bool,
    storage_options: StorageOptions,
) -> int:
    """Show the segments of each SOURCE, and the files beside them, in the inspector."""
    options.refuse_without_effect("--force", "it replaces the file of --html", when=out is None)
    options.refuse_without_effect("--port", "--html starts no server", when=out is not None)
    options.refuse_storage_options_without_url(sources)
    unread: list[Damage] = []
    settings: options.AccessSettings = {
        "storage_options": storage_options,
        "limits": DEFAULT_LIMITS,
    }
    with open_extents(sources, settings, on_damage=COLLECT, unlisted=unread) as extents:
        files = log_files(dict.fromkeys(extent.segment for extent in extents), unread, sources)
        if out is None:
            is_damaged = options.report(unread)
            _serve(files, port)
            return exits.DAMAGED if is_damaged else exits.SOUND
        try:
            with confined(_roots(sources, files)):
                text = page.embedded(files, unread)
        except LimitExceededError as error:
            raise click.UsageError(f"--html: {error.reason}") from error
        permissions = common_permissions(file.path for file in files)
        path = os.path.expanduser(out)
        with (
            named_files.wrong_use(path, force=force),
            new_file(path, overwrite=force, permissions=permissions) as file,
        ):
            file.write(text.encode())
        named_files.tell_written(path)
        return exits.DAMAGED if options.report(unread) else exits.SOUND


def _roots(sources: Sequence[str], files: Sequence[SegmentFile]) -> list[str]:
    """Return the roots of a page's files: the sources, or the first matches of their globs."""
    roots = []
    for source in sources:
        path = local_path(source)
        if source == named_files.STANDARD_INPUT:
            roots += [each.path for each in files if named_files.is_copy(each.path)]
        elif os.path.lexists(path) or not glob.has_magic(path):
            roots.append(path)
        else:
            parts = path.split(os.sep)
            first = next(number for number, part in enumerate(parts, 1) if glob.has_magic(part))
            matches = glob.glob(os.sep.join(parts[:first]))
            roots += [match for match in matches if not os.path.islink(match)]
    return roots


def _serve(files: list[SegmentFile], port: int | None) -> None:
    with InspectorServer(files, port or 0) as server:
        streams.err(f"{server.url}\nPress Ctrl-C to stop.\n")
        with contextlib.ExitStack() as stack:
            stack.enter_context(contextlib.suppress(KeyboardInterrupt))
            if port is None and not webbrowser.open(stack.enter_context(_leading_to(server.url))):
                streams.err(
                    "No browser was found here: open the URL in one, or write a page with --html.\n"
                )
            server.serve_forever()


@contextlib.contextmanager
def _leading_to(url: str) -> Iterator[str]:
    """Return the URL of a file readable only by this user, leading to a page.

    Every user of the machine sees the command line of the browser, and so would see the token.
    """
    with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:  # mode 0600
        file.write(f'<!doctype html><meta http-equiv="refresh" content="0; url={url}">\n')
        file.flush()
        yield Path(file.name).as_uri()
