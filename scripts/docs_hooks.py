"""Add to the site the files outside docs/ that its pages link to (hooks of MkDocs, see mkdocs.yml).

Strategy: README.md becomes the home page. Every file outside docs/ that a page links to becomes a
page (Markdown) or a download (anything else) under ``repository/``. The links in the pages are
rewritten accordingly; of a link to a folder, only the text is kept. So the links that work on a
code host also work in the site, without the address of that host.

Invariant: no link is dropped silently. A link to a missing file is not changed, and the strict
build refuses it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from posixpath import dirname, normpath, relpath
from urllib.parse import unquote

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
HOME = "README.md"
OUTSIDE = "repository/"

# Code is matched first, because text in it that looks like a link is not one.
_LINK = re.compile(
    r"(?P<code>^ *(?P<fence>```+).*?^ *(?P=fence) *$|`[^`\n]*`)"
    r"|(?P<text>!?\[(?:[^\]\[]|\[[^\]]*\])*\])\((?P<target>[^)\s]+)\)",
    re.MULTILINE | re.DOTALL,
)
_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]*:|#")
# Docstrings have the roles of Sphinx, which editors show as links.
_ROLE = re.compile(r":(?:attr|class|data|exc|func|meth|mod):<code>~?")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the home page, and the files outside docs/ that pages link to."""
    waiting = [HOME, "CHANGELOG.md", "CONTRIBUTING.md"]
    waiting += [f"docs/{file.src_uri}" for file in files.documentation_pages()]
    seen = set(waiting)
    while waiting:
        path = waiting.pop()
        if not path.startswith("docs/"):
            files.append(_outside(path, config))
        if path.endswith(".md"):
            found = {target for target in _targets(path) if (ROOT / target).is_file()} - seen
            waiting += sorted(target for target in found if not target.startswith("docs/"))
            seen |= found
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite the links of a page from places in the repository to places in the site."""
    return rewritten(markdown, _path_of(page.file.src_uri))


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Show the roles of Sphinx in docstrings as code."""
    return _ROLE.sub("<code>", html)


def rewritten(markdown: str, path: str) -> str:
    """Return the text of the Markdown file at ``path`` with the links that the site needs."""
    folder = dirname(_site_path(path)) or "."

    def link(match: re.Match[str]) -> str:
        if match["code"] or _ADDRESS.match(match["target"]):
            return match[0]
        name, sharp, anchor = match["target"].partition("#")
        target = _resolved(path, name)
        if (ROOT / target).is_dir():
            return match["text"][1:-1]
        return f"{match['text']}({relpath(_site_path(target), folder)}{sharp}{anchor})"

    return _LINK.sub(link, markdown)


def _targets(path: str) -> Iterator[str]:
    """The paths in the repository that a Markdown file links to."""
    for match in _LINK.finditer((ROOT / path).read_text(encoding="utf-8")):
        if not match["code"] and not _ADDRESS.match(match["target"]):
            yield _resolved(path, match["target"].partition("#")[0])


def _resolved(path: str, link: str) -> str:
    """The path in the repository that a link in the file at another path means."""
    return normpath(os.path.join(dirname(path), unquote(link)))


def _site_path(path: str) -> str:
    """Where the site has a file of the repository."""
    if path == HOME:
        return "index.md"
    return path[len("docs/") :] if path.startswith("docs/") else OUTSIDE + path


def _path_of(site_path: str) -> str:
    """Where the repository has a page of the site: the opposite of ``_site_path``."""
    if site_path == "index.md":
        return HOME
    if site_path.startswith(OUTSIDE):
        return site_path[len(OUTSIDE) :]
    return f"docs/{site_path}"


def _outside(path: str, config: MkDocsConfig) -> File:
    return File.generated(config, _site_path(path), abs_src_path=str(ROOT / path))
