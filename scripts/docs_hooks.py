"""Add to the site the files outside docs/ linked from its pages (hooks of MkDocs, see mkdocs.yml).

Strategy: README.md becomes the home page. Every file outside docs/ that a page links to becomes a
page (Markdown) or a download (anything else) under ``repository/``. The links in the pages are
rewritten accordingly; of a link to a folder, only the text is kept. So the links that work on a
code host also work in the site, without the address of that host.

The page of all messages, the fields of JSON output and their schema are made here, of the grammars
under ksy/messages and of the tables' own schemas: they are long, and only the site shows them.
Beside each HTML page lies its Markdown, which ``llms.txt`` lists (llmstxt.org).

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

import yaml
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page

from scripts import api_reference, grammar_docs, json_schemas

ROOT = Path(__file__).resolve().parent.parent
HOME = "README.md"
OUTSIDE = "repository/"
API = "docs/reference/api/"
MESSAGES = "reference/messages.md"
JSON = "reference/json.md"
JSON_SCHEMA = "reference/json.schema.json"

# Code is matched first, because text in it that looks like a link is not one.
_LINK = re.compile(
    r"(?P<code>^ *(?P<fence>```+).*?^ *(?P=fence) *$|`[^`\n]*`)"
    r"|(?P<text>!?\[(?:[^\]\[]|\[[^\]]*\])*\])\((?P<target>[^)\s]+)\)",
    re.MULTILINE | re.DOTALL,
)
_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]*:|#")
# Docstrings have the roles of Sphinx, which editors show as links.
_ROLE = re.compile(r":(?:attr|class|data|exc|func|meth|mod):<code>~?")
# A paragraph that is a link to a program: the site shows the program, too.
_PROGRAM = re.compile(r"^\[`(?P<path>examples/[^`\n]+)`\]\([^)\n]+\)$", re.MULTILINE)
_LANGUAGES = {"cs": "csharp", "py": "python", "rb": "ruby", "rs": "rust"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the home page, and the files outside docs/ linked from pages."""
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
    files.append(File.generated(config, MESSAGES, content=_messages()))
    files.append(File.generated(config, JSON_SCHEMA, content=json_schemas.document()))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite the links of a page from places in the repository to places in the site."""
    path = _repository_path(page.file.src_uri)
    if path.startswith(API):
        markdown = api_reference.with_directives(markdown)
    if page.file.src_uri == MESSAGES:
        return markdown
    if page.file.src_uri == JSON:
        link = f"The schema: [json.schema.json]({relpath(JSON_SCHEMA, dirname(JSON))}).\n\n"
        return rewritten(markdown, path) + link + json_schemas.tables()
    return _PROGRAM.sub(_with_program, rewritten(markdown, path))


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Show the roles of Sphinx in docstrings as code."""
    return _ROLE.sub("<code>", html)


def on_post_page(html: str, page: Page, config: MkDocsConfig) -> str:
    """Link a page to its Markdown."""
    name = page.file.src_uri.rpartition("/")[2]
    link = f'<link rel="alternate" type="text/markdown" href="{name}">'
    return html.replace("</head>", f"{link}</head>", 1)


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Keep the navigation and the files for ``llms.txt``."""
    _BUILD[config.site_dir] = (nav, files)
    return nav


def _pages(item: object) -> Iterator[Page]:
    """Yield a page, or those of a section and of the sections in it."""
    if isinstance(item, Page):
        yield item
    for child in item.children if isinstance(item, Section) else ():
        yield from _pages(child)


def on_post_build(config: MkDocsConfig) -> None:
    """Write the Markdown of the pages beside them, and ``llms.txt``."""
    nav, files = _BUILD.pop(config.site_dir)
    site = Path(config.site_dir)
    for file in files.documentation_pages():
        if file.page is not None and file.page.markdown is not None:
            path = site / file.src_uri
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_as_text(file, file.page.markdown), encoding="utf-8")
    lines = [f"# {config.site_name}", "", f"> {config.site_description}", ""]
    for item in nav.items:
        lines += ["", f"## {item.title}", ""] if isinstance(item, Section) else []
        for page in _pages(item):
            said = _first_sentence(page.markdown or "")
            lines.append(f"- [{page.title}]({page.file.src_uri}){said and f': {said}'}")
    (site / "llms.txt").write_text("\n".join([*lines, ""]), encoding="utf-8")


_BUILD: dict[str, tuple[Navigation, Files]] = {}
"""The navigation and the files of a build that goes on, by the folder of its site."""


def _with_program(link: re.Match[str]) -> str:
    """Return a link to a program, and the program."""
    program = (ROOT / link["path"]).read_text(encoding="utf-8")
    ending = link["path"].rpartition(".")[2]
    return f"{link[0]}\n\n```{_LANGUAGES.get(ending, ending)}\n{program.rstrip()}\n```"


def _messages() -> str:
    """Return the page of all messages of internal topics."""
    grammars, messages = (
        {
            path.stem: yaml.safe_load(path.read_text("utf-8"))
            for path in sorted(folder.glob("*.ksy"))
        }
        for folder in (ROOT / "ksy", ROOT / "ksy" / "messages")
    )
    return grammar_docs.messages_page(grammars, "kafka_log", messages)


def _as_text(file: File, markdown: str) -> str:
    """Return the Markdown of a page for reading alone."""
    path = _repository_path(file.src_uri)
    if path.startswith(API):
        return rewritten(api_reference.as_text(file.content_string), path)
    return markdown


def _first_sentence(markdown: str) -> str:
    """Return the first sentence of a page, below its title."""
    for paragraph in re.split(r"\n\s*\n", markdown):
        text = " ".join(paragraph.split())
        if text and not re.match(r"[#|>`!<-]", text):
            text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
            return re.split(r"(?<=[.?])\s", text, maxsplit=1)[0].removesuffix(":")
    return ""


def rewritten(markdown: str, path: str) -> str:
    """Return the Markdown text of the file at ``path``, with its links rewritten for the site."""
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
    """Yield the repository paths of the links in a Markdown file."""
    for match in _LINK.finditer((ROOT / path).read_text(encoding="utf-8")):
        if not match["code"] and not _ADDRESS.match(match["target"]):
            yield _resolved(path, match["target"].partition("#")[0])


def _resolved(path: str, link: str) -> str:
    """Return the repository path of a link in the file at another path."""
    return normpath(os.path.join(dirname(path), unquote(link)))


def _site_path(path: str) -> str:
    """Return the path in the site of a file of the repository."""
    if path == HOME:
        return "index.md"
    return path[len("docs/") :] if path.startswith("docs/") else OUTSIDE + path


def _repository_path(site_path: str) -> str:
    """Return the repository path of a page of the site: the opposite of ``_site_path``."""
    if site_path == "index.md":
        return HOME
    if site_path.startswith(OUTSIDE):
        return site_path[len(OUTSIDE) :]
    return f"docs/{site_path}"


def _outside(path: str, config: MkDocsConfig) -> File:
    return File.generated(config, _site_path(path), abs_src_path=str(ROOT / path))
