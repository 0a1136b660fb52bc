"""The documentation as a site: it builds without a warning, and its search needs no network."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scripts import docs_hooks
from tests.conformance.webide import chromium

ROOT = Path(docs_hooks.__file__).resolve().parent.parent
LOADED = re.compile(
    r"<(?:script|link|img|iframe|source)\b[^>]*\b(?:src|href)=[\"']?(?:https?:)?//", re.I
)
SEARCH = """(() => {
  document.querySelector('label[for=__search]').click();
  const query = document.querySelector('input[name=query]');
  query.focus();
  query.value = 'poison';
  query.dispatchEvent(new KeyboardEvent('keyup', {bubbles: true}));
})()"""
FOUND = "[...document.querySelectorAll('.md-search-result__item a')].map((a) => a.pathname)"


def of_the_site(test: Callable[[Path], None]) -> Callable[[Path], None]:
    """Marks a test for the worker of the browser, so that the site is built once."""
    return pytest.mark.slow(pytest.mark.xdist_group("browser")(test))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` does: a warning would be an error."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(folder)]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return folder


@of_the_site
def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 20
    for page in pages:
        assert not LOADED.findall(page.read_text(encoding="utf-8")), page


@of_the_site
def test_the_home_page_is_the_readme(site: Path) -> None:
    home = (site / "index.html").read_text(encoding="utf-8")
    assert "What is on this disk?" in home
    assert (site / "repository" / "LICENSE").is_file()
    assert 'href="reference/cli.html"' in home


@of_the_site
def test_the_reference_has_the_docstrings(site: Path) -> None:
    pages = {"records": "kafkafmt.scan_records", "export": "kafkafmt.spark.register"}
    for task, name in pages.items():
        page = (site / "reference" / "api" / f"{task}.html").read_text(encoding="utf-8")
        assert f'id="{name}"' in page
        assert f'href="#{name}"' in page  # the list at the beginning of its part


@of_the_site
def test_every_page_has_its_markdown_and_llms_txt_lists_it(site: Path) -> None:
    listed = re.findall(r"^- \[[^\]]+\]\(([^)]+\.md)\): \S", (site / "llms.txt").read_text(), re.M)
    assert {"index.md", "how-to/broker-died.md", "reference/cli.md"} < set(listed)
    for name in listed:
        markdown = (site / name).read_text(encoding="utf-8")
        assert markdown.lstrip().startswith("# "), name
        assert not re.search(r"^::: ", markdown, re.M), name
        page = site / f"{name.removesuffix('.md').replace('README', 'index')}.html"
        assert f'type="text/markdown" href="{Path(name).name}"' in page.read_text("utf-8")
    page = site / "reference" / "api" / "records.md"
    assert "Read the records of a source" in page.read_text("utf-8")


@of_the_site
def test_programs_are_shown_where_a_page_leads_to_them(site: Path) -> None:
    page = (site / "how-to" / "parser-in-another-language.md").read_text(encoding="utf-8")
    for path in (ROOT / "examples" / "languages").rglob("[crRm]*.*"):
        if f"{path.parent.name}/{path.name}`" in page:
            assert path.read_text(encoding="utf-8").rstrip() in page, path
    assert page.count("\n```python\nimport ") + page.count('\n```python\n"""') >= 2
    assert "--8<--" not in page


@of_the_site
def test_the_site_has_the_messages_of_internal_topics(site: Path) -> None:
    page = (site / "reference" / "messages.html").read_text(encoding="utf-8")
    assert page.count("kafka_partition_record") > 2
    assert 'href="structures.html#' in page


@pytest.fixture
def page() -> Iterator[chromium.Page]:
    with chromium.tested() as tab:
        yield tab


@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_search_works_from_a_file(site: Path, page: chromium.Page) -> None:
    page.open((site / "index.html").as_uri(), "document.readyState === 'complete'")
    page.wait("typeof __index === 'object'")
    page.evaluate(SEARCH)
    page.wait("document.querySelector('.md-search-result__item a')")
    found = page.evaluate(FOUND)
    assert found[0].endswith("/how-to/poison-message.html")


@pytest.mark.parametrize(
    ("path", "link", "place"),
    [
        ("README.md", "docs/reference/cli.md#kafkafmt", "reference/cli.md#kafkafmt"),
        ("README.md", "LICENSE", "repository/LICENSE"),
        ("docs/reference/format.md", "structures.md", "structures.md"),
        ("docs/reference/format.md", "../../ksy/README.md", "../repository/ksy/README.md"),
        ("ksy/README.md", "../docs/reference/webide.md", "../../reference/webide.md"),
        ("CHANGELOG.md", "https://kafka.apache.org", "https://kafka.apache.org"),
        ("CHANGELOG.md", "#new", "#new"),
    ],
)
def test_a_link_leads_to_the_same_place_in_the_site(path: str, link: str, place: str) -> None:
    assert docs_hooks.rewritten(f"see [it]({link})", path) == f"see [it]({place})"


def test_a_link_to_a_folder_becomes_text_and_code_stays() -> None:
    text = "[`generated/`](generated/), `[a](b)`\n\n```text\n[a](README.md)\n```\n"
    assert docs_hooks.rewritten(text, "README.md") == text.replace(
        "[`generated/`](generated/)", "`generated/`"
    )
