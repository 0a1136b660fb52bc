"""The compiler for the JVM: it warns of nothing, and makes the same parsers as the one of npm.

No registry has it. Where ``kaitai-struct-compiler`` is on the ``PATH``, ``make check`` runs this.
The one of npm takes no options, also in 0.12, so ``ksy/compile.js`` replaces an expression of its
source; this one takes them, so that a release that stops the build can be tried here first.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import build
from scripts import gallery
from scripts.grammar_bundles import GRAMMARS, bundles, read_grammars

COMPILER = shutil.which("kaitai-struct-compiler") or ""

pytestmark = [
    pytest.mark.node,
    pytest.mark.skipif(not COMPILER, reason="kaitai-struct-compiler is not installed"),
]

OPTIONS = (
    *("--python-package", ".", "--go-package", "kafkafmt"),
    *("--zero-copy-substream", "false"),
)
# What 0.12 writes into Python otherwise than 0.11, beside the order of its imports.
SINCE_0_12 = {
    r"super\([\w.]+, self\)": "super()",
    r'\bu"/': '"/',
    r'"(Incompatible .*) %s" % \((.*)\)\)': r'f"\1 {\2}")',
}


def compiled(folder: Path, language: str, files: list[Path], *options: str) -> dict[str, str]:
    """The parsers of a language by name, of a compiler that says nothing."""
    command = [COMPILER, "-t", language, *options, "--outdir", str(folder), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("", "")
    return {path.name: path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()}


def test_it_warns_of_nothing(tmp_path: Path) -> None:
    files = {f"gallery/{name}.ksy": text for name, text in gallery.grammars().items()}
    files |= bundles(read_grammars(), build.make_messages())
    build.write(files, tmp_path)
    assert compiled(tmp_path / "all", "all", [tmp_path / name for name in files])


@pytest.mark.parametrize("language", ["python", "go"])
def test_it_makes_what_the_one_of_npm_makes(language: str, tmp_path: Path) -> None:
    build.install_compiler()
    grammars, messages = read_grammars(), build.make_messages()
    expected = build.compile_grammars(grammars, messages, [language])[language]
    found = compiled(tmp_path, language, sorted(GRAMMARS.rglob("*.ksy")), *OPTIONS)
    assert found.keys() == {Path(name).name for name in expected}
    for name, text in expected.items():
        assert lines(found[Path(name).name], language) == lines(text, language), name


def lines(text: str, language: str) -> list[str]:
    """The lines of a parser, of Python as 0.12 writes it."""
    if language == "python":
        for before, since in SINCE_0_12.items():
            text = re.sub(before, since, text)
        imports = re.findall(r"^from \. import \w+\n", text, re.MULTILINE)
        text = "".join(sorted(imports)) + re.sub(r"^from \. import \w+\n", "", text, flags=re.M)
    return text.splitlines()
