#!/usr/bin/env python3
"""Write the files made from ``ksy/`` (parsers, numbers, documentation) and the inspector, or check.

    build.py            writes the parsers that are committed, the layout numbers, the documentation
                        of structures, and the inspector's page
    build.py --check    names the files that are outdated, missing or orphaned; exit code 1 if any
    build.py --language go --to FOLDER    writes all parsers of a language into FOLDER/go, those of
                        messages in internal topics with them; ``all`` are all languages
    build.py --read-write FOLDER    makes a Python package that writes as well, in a folder of yours

Strategy: `scripts.message_schemas` makes the grammars under ``ksy/messages``. ``ksy/compile.js``
runs the pinned npm compiler and hands back all files as text. They get changes beyond the
compiler's options (`scripts.generated_code`), and grammars are copied together with their imports
for the Web IDE (`scripts.grammar_bundles`). `scripts.grammar_docs` writes the documentation, and
`scripts.layout_numbers` the numbers for the package and its kernel; ``inspector/build.mjs`` makes
the page. Needs Node 18 and npm, and PyYAML for all but the parsers; the package needs none of them.

Invariant: the same grammars give the same bytes, and the folders written to hold these files only.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from scripts import grammar_docs, layout_numbers
from scripts.generated_code import (
    BuildError,
    Files,
    field_names,
    finish_go,
    finish_python,
    finish_rust,
    package_init,
    with_defaults,
)
from scripts.grammar_bundles import BUNDLE, GRAMMARS, bundles, read_grammars
from scripts.message_schemas import grammars as message_grammars

ROOT = Path(__file__).resolve().parent
# What makes a folder of parsers a package of its language.
PACKAGES = ROOT / "scripts" / "packages"
SCHEMAS = ROOT / "kafkafmt" / "cluster" / "messages" / "schemas"
MESSAGES = message_grammars.FOLDER
# These folders contain generated files only.
PACKAGE = "kafkafmt/generated"
FOLDERS = ("generated", PACKAGE, f"ksy/{MESSAGES}", grammar_docs.FOLDER)
INSPECTOR = "kafkafmt/cli/inspector/inspector.html"
SINGLE_FILES = (
    grammar_docs.PAGE,
    *(layout_numbers.PYTHON, layout_numbers.CYTHON),
    INSPECTOR,
)
COMPILER = ROOT / "node_modules" / "kaitai-struct-compiler"
BUNDLER = ROOT / "node_modules" / "esbuild"

LANGUAGES = (
    "python",
    "javascript",
    "java",
    "go",
    "cpp_stl",
    "rust",
    "csharp",
    "ruby",
    "php",
    "lua",
    "nim",
)
# The parsers of messages are most of the lines, so they are committed in these languages only.
WITH_MESSAGES = ("python", "java")


# --- The compiler ------------------------------------------------------------------------------


def compile_grammars(
    grammars: Mapping[str, str],
    messages: Mapping[str, str],
    languages: Sequence[str] = LANGUAGES,
    *,
    option: str | None = None,
) -> dict[str, Files]:
    """Compile the grammars with npm's compiler; return file names and texts by language.

    ``option`` is one of ``ksy/compile.js``: ``--read-write`` or ``--debug``.
    """
    options = [] if option is None else [option]
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        (folder / MESSAGES).mkdir()
        write({f"{name}.ksy": text for name, text in grammars.items()}, folder)
        write({f"{MESSAGES}/{name}.ksy": text for name, text in messages.items()}, folder)
        output = run("node", str(GRAMMARS / "compile.js"), *options, temporary, *languages)
    compiled: dict[str, Files] = json.loads(output)
    return compiled


def make_messages() -> dict[str, str]:
    """Return the grammars of Kafka's messages, by name."""
    schemas = {path.stem: json.loads(path.read_text("utf-8")) for path in SCHEMAS.glob("*.json")}
    return message_grammars.grammars(schemas)


def install_compiler() -> None:
    """Install the packages of ``package-lock.json`` if they are missing."""
    if not (COMPILER.is_dir() and BUNDLER.is_dir()):
        run("npm", "ci", "--silent", "--no-audit", "--no-fund")


def run(program: str, *arguments: str) -> str:
    """Run a program with Node in the repository; return its standard output."""
    path = shutil.which(program)
    if path is None:
        raise BuildError(
            f"{program} is missing: compiling the grammars needs Node 18 or later with npm"
        )
    try:
        done = subprocess.run(
            [path, *arguments], cwd=ROOT, check=True, capture_output=True, encoding="utf-8"
        )
    except subprocess.CalledProcessError as error:
        lines = [line for line in error.stderr.splitlines() if line.strip()]
        reason = lines[-1] if lines else f"exit code {error.returncode}"
        raise BuildError(f"{program} failed: {reason}") from error
    return done.stdout


# --- The tree ----------------------------------------------------------------------------------


def positions(grammars: dict[str, str], described: Mapping[str, dict[str, Any]]) -> Files:
    """Return a package of parsers with positions of fields, and Kafka's names of the fields.

    The parsers of messages are not among them.
    """
    files = compile_grammars(grammars, {}, ["python"], option="--debug")["python"]
    finished = {name: with_defaults(text) for name, text in files.items()}
    for name, text in finished.items():
        compile(text, name, "exec")
    what = "Parsers that keep the position of each field"
    return finished | {
        "__init__.py": package_init(finished, what),
        "names.py": field_names(described),
    }


def make() -> Files:
    """Return every generated file, by its path relative to the root."""
    grammars, messages = read_grammars(), make_messages()
    # First, since it is soon done, and fails without PyYAML.
    described = parsed(grammars)
    install_compiler()
    others = [language for language in LANGUAGES if language not in WITH_MESSAGES]
    compiled = parsers(grammars, messages, WITH_MESSAGES) | parsers(grammars, {}, others)
    made = {
        f"{PACKAGE if language == 'python' else f'generated/{language}'}/{name}": text
        for language, files in compiled.items()
        for name, text in files.items()
    }
    made["generated/README.md"] = (PACKAGES / "README.md").read_text("utf-8")
    made[INSPECTOR] = run("node", str(ROOT / "inspector" / "build.mjs"))
    within = {
        "webide": bundles(grammars, messages),
        "positions": positions(grammars, described),
    }
    made |= {
        f"{PACKAGE}/{folder}/{name}": clean(text)
        for folder, files in within.items()
        for name, text in files.items()
    }
    return (
        made
        | {f"ksy/{MESSAGES}/{name}.ksy": text for name, text in messages.items()}
        | layout_numbers.documents(described, BUNDLE)
        | grammar_docs.documents(described, BUNDLE)
    )


def parsers(
    grammars: Mapping[str, str],
    messages: Mapping[str, str],
    languages: Sequence[str],
    option: str | None = None,
) -> dict[str, Files]:
    """Return the parsers of some languages, by language and by their paths within it.

    With them comes the metadata of a package, where the language has such a file.
    """
    compiled = compile_grammars(grammars, messages, languages, option=option)
    finish = {
        "python": lambda files: finish_python(files, messages),
        "go": finish_go,
        "rust": finish_rust,
    }
    return {
        language: {
            name.lstrip("/"): clean(text)
            for name, text in finish.get(language, dict)(files).items()
        }
        | {path.name: path.read_text("utf-8") for path in (PACKAGES / language).glob("*")}
        for language, files in compiled.items()
    }


def parsed(grammars: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """Return the parsed YAML of the grammars."""
    try:
        import yaml
    except ModuleNotFoundError as error:
        raise BuildError(
            "PyYAML is missing: documenting the grammars needs it. Run pip install pyyaml, or"
            " make generate; --language needs none"
        ) from error
    return {name: yaml.safe_load(text) for name, text in grammars.items()}


def clean(text: str) -> str:
    """Return the text with Unix line ends, without trailing spaces, and with one final line end."""
    return "\n".join(line.rstrip() for line in text.splitlines()).rstrip() + "\n"


def committed() -> Iterator[str]:
    """Yield the existing files, without Python's caches."""
    folders = (path for name in FOLDERS for path in sorted((ROOT / name).rglob("*")))
    for path in (*folders, *(ROOT / name for name in SINGLE_FILES)):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(ROOT).as_posix()


def differences(files: Files) -> list[str]:
    """Return the output of ``--check``: one line for each differing file."""
    present = set(committed())
    found = [(name, "orphaned") for name in present - set(files)]
    for name, text in files.items():
        if name not in present:
            found.append((name, "missing"))
        elif (ROOT / name).read_bytes() != text.encode():
            found.append((name, "outdated"))
    return [f"{kind}: {name}" for name, kind in sorted(found)]


def write(files: Files, folder: Path = ROOT) -> None:
    """Write files to a folder."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())


def replace(files: Files) -> None:
    """Write the files, and delete all others from the folders."""
    for name in set(committed()) - set(files):
        (ROOT / name).unlink()
    write(files)


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return the exit code: 0 success, 1 differences found, 2 failed to run."""
    parser = argparse.ArgumentParser(
        description="Write what the grammars under ksy/ give, and the inspector.",
        epilog="Exit codes: 0 done or clean, 1 --check found differences, 2 the build cannot run.",
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="change nothing; name the files that are not as they should be",
    )
    parser.add_argument(
        "--read-write",
        metavar="FOLDER",
        type=Path,
        help="change nothing here; write Python parsers that can write, too, into FOLDER",
    )
    parser.add_argument(
        "--language",
        action="append",
        choices=(*LANGUAGES, "all"),
        help="write all parsers of this language into FOLDER; may be given several times",
    )
    parser.add_argument(
        "--to",
        metavar="FOLDER",
        type=Path,
        help="where --language writes, each into a folder of its name; default: build/parsers",
    )
    options = parser.parse_args(arguments)
    if options.language and (options.check or options.read_write):
        parser.error("--language goes with neither --check nor --read-write")
    if options.to and not options.language:
        parser.error("--to is for --language")
    try:
        if options.language or options.read_write:
            install_compiler()
            sources = read_grammars(), make_messages()
            if options.read_write:
                made = parsers(*sources, ["python"], "--read-write")
                write(made["python"], options.read_write)
                return 0
            languages = LANGUAGES if "all" in options.language else options.language
            folder = options.to or ROOT / "build" / "parsers"
            for language, files in parsers(*sources, languages).items():
                write(files, folder / language)
            return 0
        files = make()
    except BuildError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 2
    if not options.check:
        replace(files)
        return 0
    found = differences(files)
    for line in found:
        print(line)
    if found:
        print(f"build.py: {len(found)} files differ; run build.py to write them", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
