"""What is written to a disk that fails: each command that writes, and who looks at it afterwards.

Strategy: a writer begins with what earlier runs left, and runs once; its standard output is a file,
too. What a stranger then finds is what was there before, or all that a run on a sound disk makes;
where parts show one after the other, it is between the two. The command ends well only with all of
it, else it says which file could not be written. The next run on a sound disk gives all of it, and
leaves nothing else.
"""

from __future__ import annotations

import errno
import io
import shutil
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from pathlib import Path

from kafkafmt.cli.app import cli
from tests.attacks.changes import changes
from tests.attacks.faults import looking
from tests.attacks.faults.disk import Fault
from tests.attacks.faults.looking import Found, Rows
from tests.attacks.faults.questions import CRASHED, SEGMENT, VOTER, Answer, Ask, Place
from tests.support.encoder import flip


@dataclass(frozen=True)
class Writer:
    """A command that writes."""

    ask: Ask  # runs it
    look: Callable[[Place], Found]  # what there is of OUT
    before: tuple[Callable[[Place], object], ...] = ()  # what comes first, on a sound disk
    in_parts: bool = False  # whether some of what it adds may be there without the rest


def _output(place: Place) -> Path:
    """Standard output."""
    return place.out.with_name("stdout")


def writes(*arguments: str) -> Ask:
    """A command line; a word that begins with `@` is a source, `@OUT` the path to write."""

    def ask(place: Place) -> Answer:
        words = (
            str(place.out) if word == "@OUT" else place.at(word[1:]) if word[0] == "@" else word
            for word in arguments
        )
        said, code = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True), 0
        # It is open when a command begins: by this name, the disk does not count that.
        folder = place.out.parent
        path = f"{folder.parent}/./{folder.name}/{_output(place).name}"
        raw = io.FileIO(path, "w")
        stream = io.TextIOWrapper(io.BufferedWriter(raw), "utf-8")
        with redirect_stdout(stream), redirect_stderr(said):
            try:
                cli.main([*words], prog_name="kafkafmt")
            except SystemExit as end:
                code = int(end.code or 0)
            except BaseException:  # noqa: BLE001 it is what is looked for
                code = CRASHED
                said.write(traceback.format_exc())
        with suppress(OSError):
            stream.close()
        return Answer(code, "", said.buffer.getvalue().decode())

    return ask


def _files(place: Place) -> Found:
    return looking.files(place.out, sizes_only=(place.out / "controllers").is_dir())


def _tables(place: Place) -> Found:
    return looking.tables(place.out)


def _listed(place: Place) -> Found:
    return looking.listed(place.out)


def _printed(place: Place) -> Found:
    return {"printed": Counter(enumerate(_output(place).read_bytes()))}


def begins(place: Place) -> None:
    """The log that grows, as it is at first."""
    data = Path(place.at("grows"))
    shutil.rmtree(data, ignore_errors=True)
    changes.disk(data, logs=2)


def grows(place: Place) -> None:
    """A batch more."""
    changes.grows(Path(place.at("grows")))[0]()


def grows_again(place: Place) -> None:
    """A segment more, with a damaged batch."""
    data = Path(place.at("grows"))
    for step in changes.grows(data)[1:]:
        step()
    segment = changes.file(data / "orders-0", 32)
    flip(segment, -3)


def _exports() -> Iterator[tuple[str, Writer]]:
    for format in ("parquet", "delta", "iceberg"):
        look = _listed if format == "parquet" else _tables
        given = "export", "--local", "--processes=1", "--no-progress", f"--format={format}"
        full = writes(*given, "@grows", "@OUT")
        added = writes(*given, "--incremental", "@grows", "@OUT")
        twice = added, grows, added
        yield f"export {format}", Writer(full, look)
        yield f"export {format} again", Writer(full, look, (full, grows, grows_again))
        if format == "parquet":
            continue
        yield f"append {format}", Writer(added, look, in_parts=True)
        yield f"append {format} again", Writer(added, look, (*twice, grows_again), in_parts=True)


_FILES = {
    "records to a file": ("records", "-o", "@OUT", "@data"),
    "records to CSV": ("records", "-o", "@OUT", "-f", "csv", "@data"),
    "records to Parquet": ("records", "-o", "@OUT", "-f", "parquet", "@data"),
    "records to Arrow": ("records", "-o", "@OUT", "-f", "arrow", "@data"),
    "batches to a file": ("batches", "-o", "@OUT", "-f", "csv", "@data"),
    "unpack": ("unpack", f"@{SEGMENT}", "@OUT"),
    "inspect": ("inspect", "--html", "@OUT", "@data/orders-0"),
    "salvage": ("salvage", "--json", "@data", "@OUT"),
    "salvage of copies": ("salvage", "@data", "@other", "@OUT"),
    "rescue quorum": ("rescue", "quorum", *VOTER, "@quorum/nodes", "@OUT"),
    "rescue topic": ("rescue", "topic", "--json", "--topic=readings", "@topic/nodes", "@OUT"),
    "rescue cluster": ("rescue", "cluster", *VOTER, "@cluster/nodes", "@OUT"),
}
_REPLACED = {
    "records to a file": ("records", "--force", "-o", "@OUT", "@data"),
    "unpack": ("unpack", "--force", f"@{SEGMENT}", "@OUT"),
    "inspect": ("inspect", "--force", "--html", "@OUT", "@data/orders-0"),
}
_PRINTED = {
    "records": ("records", "@data"),
    "records as CSV": ("records", "-f", "csv", "@data"),
    "records as Parquet": ("records", "-f", "parquet", "@data"),
    "records as Arrow": ("records", "-f", "arrow", "@data"),
    "batches": ("batches", "@data"),
    "ls": ("ls", "@data"),
    "verify": ("verify", "@data"),
    "show": ("show", "--offset", "7", "@data/orders-0"),
    "dump": ("dump", "--print-data-log", f"@{SEGMENT}"),
    "unpack to standard output": ("unpack", f"@{SEGMENT}", "-"),
    "transactions": ("transactions", "@data"),
    "offsets": ("offsets", "@data"),
    "cluster": ("cluster", "@rich"),
    "diff": ("diff", "--all", "@data", "@other"),
    "tier": ("tier", "@tier"),
    "salvage --dry-run": ("salvage", "--json", "--dry-run", "@data", "@OUT"),
    "grammar": ("grammar", "--list"),
    "help": ("export", "--help"),
}


def _earlier(place: Place) -> None:
    """A file that is replaced."""
    place.out.write_text("earlier\n")


def every() -> dict[str, Writer]:
    return {
        **dict(_exports()),
        **{name: Writer(writes(*words), _files) for name, words in _FILES.items()},
        **{
            f"{name} that is replaced": Writer(writes(*words), _files, (_earlier,))
            for name, words in _REPLACED.items()
        },
        **{
            f"{name}, printed": Writer(writes(*words), _printed, in_parts=True)
            for name, words in _PRINTED.items()
        },
    }


class Trial:
    """A writer on a disk that can be put back to how it was before."""

    def __init__(self, writer: Writer, place: Place, kept: Path) -> None:
        """`kept` is where OUT is remembered; nothing is there."""
        self._writer = writer
        self._place = place
        self._kept = kept
        self._begin()

    def _begin(self) -> None:
        begins(self._place)
        self._clear()
        for ask in self._writer.before:
            answer = ask(self._place)
            assert not isinstance(answer, Answer) or answer.code in (0, 1), answer
        self.before = self._writer.look(self._place)
        shutil.copytree(self._place.out.parent, self._kept)

    def _clear(self) -> None:
        folder = self._place.out.parent
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        _output(self._place).touch()

    def restore(self) -> None:
        shutil.rmtree(self._place.out.parent)
        shutil.copytree(self._kept, self._place.out.parent)

    def run(self) -> Answer:
        return self._writer.ask(self._place)

    def remember(self) -> None:
        """That all of it is there now."""
        self.after = self._writer.look(self._place)

    def wrong(self, sound: Answer, answer: Answer, fault: Fault, call: str) -> str | None:
        """What is wrong after a run with a fault, and after another one; None if nothing is."""
        return self._wrong_now(sound, answer, fault, call) or self._wrong_later(fault, call)

    def _wrong_now(self, sound: Answer, answer: Answer, fault: Fault, call: str) -> str | None:
        if answer.code == CRASHED:
            return "raises what is not documented"
        try:
            there = self._writer.look(self._place)
        except OSError as error:
            if any(self.before.values()):
                return f"leaves what cannot be read: {error}"
            there = self.before
        is_whole = there == self.after
        if not all(self._may_be(name, there[name]) for name in self.after):
            return "leaves what is neither the old nor the new"
        if answer.code == sound.code:
            if not is_whole:
                return "ends well without all of it"
            if fault.is_only_short or call.partition(" ")[0] in _CLEAN_UP:
                return None
            if self._writer.look is _tables and call in _LEFT_TO_SQLITE:
                return None
            return None if fault.word in answer.said else "ends well without a word"
        if fault.is_only_short:
            return "does not write the rest"
        if not any(word in answer.said for word in (fault.word, *_OF_LIBRARIES)):
            return "fails for another reason"
        names = str(self._place.out.parent), "the output cannot be written"
        return None if any(name in answer.said for name in names) else "names no file"

    def _may_be(self, name: str, rows: Rows) -> bool:
        """Whether a table may have these rows; each one changes at once, or file by file."""
        before, after = self.before[name], self.after[name]
        return rows in (before, after) or (self._writer.in_parts and before <= rows <= after)

    def _wrong_later(self, fault: Fault, call: str) -> str | None:
        """What is wrong after the next run, which may refuse an OUT that is complete."""
        answer = self.run()
        is_whole = self._writer.look(self._place) == self.after
        if answer.code == CRASHED or not is_whole:
            return f"makes the next run wrong ({answer.code}: {answer.said.strip()})"
        there = self._place.out.parent.iterdir()
        left = [path.name for path in there if path.name.startswith(".")]
        can_clean = fault.error == errno.ENOSPC or call.partition(" ")[0] not in _CLEAN_UP
        if left and can_clean and not fault.is_of_all:
            return f"leaves {left}"
        if self._writer.look in (_tables, _listed):  # whoever has OUT deletes what is left in it
            left = [path.name for path in self._place.out.rglob(".*") if path.is_file()]
            return f"leaves {left}, also after the next run" if left else None
        return None


_CLEAN_UP = ("unlink", "rmdir", "close")
_OF_LIBRARIES = (
    *("database or disk is full", "disk I/O error", "unable to open database file"),
    *("attempt to write a readonly database", "error closing file"),
)
"""What SQLite, which has the catalog of Iceberg, and pyarrow say."""
_LEFT_TO_SQLITE = ("fsync out", "create out/catalog.db")
"""It does without the sync of a directory, and opens a file once more, for reading."""
