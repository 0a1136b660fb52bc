"""What a release is made with: the workflows, the check of its files, the recipes of packagers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import tomli
import yaml
from packaging.requirements import Requirement

import kafkafmt
from scripts import check_dist

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = ROOT / ".github" / "workflows" / "release.yml"
RECIPE = ROOT / "packaging" / "conda" / "recipe.yaml"
VERSION = kafkafmt.__version__
SDIST = f"kafkafmt-{VERSION}.tar.gz"
PLATFORMS = (
    *("manylinux_2_17_x86_64.manylinux2014_x86_64", "manylinux_2_28_aarch64"),
    *("musllinux_1_2_x86_64", "musllinux_1_2_aarch64"),
    *("macosx_10_9_x86_64", "macosx_11_0_arm64", "win_amd64"),
)
WHEELS = [
    f"kafkafmt-{VERSION}-{python}-{platform}.whl"
    for python in ("cp310-cp310", "cp311-abi3")
    for platform in PLATFORMS
]


def jobs(path: Path) -> dict[str, Any]:
    """The jobs of a workflow, by name."""
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))["jobs"]
    return found


def steps(path: Path) -> Iterator[dict[str, Any]]:
    for job in jobs(path).values():
        yield from job["steps"]


def listed(names: list[str], tag: str | None = None) -> list[str]:
    """What is wrong with files of these names."""
    return list(check_dist.faults([Path(name) for name in names], tag))


# --- the workflows -----------------------------------------------------------------------------


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_by_their_hash_and_jobs_end(path: Path) -> None:
    used = [step["uses"] for step in steps(path) if "uses" in step]
    assert used
    assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", each) for each in used)
    assert all("timeout-minutes" in job for job in jobs(path).values())


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_their_make_targets_and_scripts_are_there(path: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for step in steps(path):
        command = step.get("run", "")
        assert set(re.findall(r"\bmake ([\w-]+)", command)) <= targets
        for name in re.findall(r"(?:scripts|\.github)/[\w.]+", command):
            assert (ROOT / name).is_file()


def test_only_the_job_that_publishes_may_ask_for_a_token_and_it_runs_for_tags_only() -> None:
    permitted = {
        name for name, job in jobs(RELEASE).items() if "id-token" in job.get("permissions", {})
    }
    assert permitted == {"publish"}
    publish = jobs(RELEASE)["publish"]
    assert publish["if"] == "startsWith(github.ref, 'refs/tags/v')"
    assert publish["environment"]["name"] == "pypi"
    assert publish["needs"] == "check"
    # Nothing of this repository runs beside the token.
    assert all("uses" in step and "checkout" not in step["uses"] for step in publish["steps"])


def test_every_machine_of_a_wheel_is_in_the_release() -> None:
    runners = jobs(RELEASE)["wheels"]["strategy"]["matrix"]["runner"]
    settings = tomli.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    systems = {re.match(r"[a-z]+", each)[0] for each in runners}  # type: ignore[index]
    assert systems == {"ubuntu", "macos", "windows"}
    assert len(settings["linux"]["archs"]) == sum("ubuntu" in each for each in runners)
    built = {
        *(
            f"{kind} {arch}"
            for kind in ("manylinux", "musllinux")
            for arch in settings["linux"]["archs"]
        ),
        *(f"macosx {arch}" for arch in settings["macos"]["archs"]),
        *(f"win {arch.lower()}" for arch in settings["windows"]["archs"]),
    }
    assert built == set(check_dist.PLATFORMS)


# --- the files ---------------------------------------------------------------------------------


def test_a_whole_release_passes_once_the_change_log_has_its_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "kafkafmt" / "_base").mkdir(parents=True)
    (tmp_path / "kafkafmt" / "_base" / "version.py").write_text(f'__version__ = "{VERSION}"\n')
    monkeypatch.setattr(check_dist, "ROOT", tmp_path)
    changes = tmp_path / "CHANGELOG.md"
    changes.write_text(f"# Changes\n\n## {VERSION} (not released yet)\n")
    (line,) = listed([SDIST, *WHEELS], f"v{VERSION}")
    assert "CHANGELOG.md has no heading" in line
    changes.write_text(f"# Changes\n\n## {VERSION} (2026-12-01)\n")
    assert listed([SDIST, *WHEELS], f"v{VERSION}") == []
    (line,) = listed([SDIST, *WHEELS], "v9.9.9")
    assert line == f"the tag is v9.9.9, expected v{VERSION}"


@pytest.mark.parametrize("missing", WHEELS)
def test_a_release_that_lacks_a_wheel_is_refused(missing: str) -> None:
    names = [SDIST, *(name for name in WHEELS if name != missing)]
    (what,) = check_dist.purposes(missing)
    assert f"the wheel for {what} is missing" in listed(names, f"v{VERSION}")


def test_files_of_another_version_and_other_wheels_are_refused() -> None:
    own = WHEELS[0]
    assert listed([SDIST, own]) == []
    assert listed([own]) == ["expected one sdist, found 0"]
    assert listed([SDIST]) == ["expected a wheel, found none"]
    (line,) = listed(["kafkafmt-9.9.tar.gz", own])
    assert line.startswith("kafkafmt-9.9.tar.gz: the version is 9.9")
    local = f"kafkafmt-{VERSION}-cp311-abi3-linux_x86_64.whl"
    assert "a wheel for cp311-abi3 linux_x86_64 is not expected" in listed(
        [SDIST, *WHEELS, local], f"v{VERSION}"
    )


# --- recipes -----------------------------------------------------------------------------------


def test_the_conda_recipe_has_the_requirements_of_the_package() -> None:
    project = tomli.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    recipe = yaml.safe_load(RECIPE.read_text("utf-8"))
    assert recipe["context"]["version"] == VERSION
    named = {"isal": "python-isal", "kaitaistruct": "python-kaitaistruct"}
    needed = [Requirement(text) for text in project["project"]["dependencies"]]
    wanted = {
        f"{named.get(each.name, each.name)} {str(each.specifier).removeprefix('==')}"
        for each in needed
    }
    wanted.add(f"python {project['project']['requires-python']}")
    assert set(recipe["requirements"]["run"]) == wanted
    host = recipe["requirements"]["host"]
    for each in map(Requirement, project["build-system"]["requires"]):
        assert f"{each.name} {each.specifier}" in host
    assert recipe["about"]["license"] == project["project"]["license"]
    assert recipe["about"]["license_file"] == project["project"]["license-files"]


def test_the_container_copies_what_the_build_needs() -> None:
    ignored = (ROOT / ".containerignore").read_text("utf-8").splitlines()
    taken = {line[1:] for line in ignored if line.startswith("!")}
    assert taken >= {"kafkafmt", "ksy", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md"}
    assert taken >= {"LICENSE", "LICENSES"}
    assert all((ROOT / name).exists() for name in taken)


def test_no_command_installs_from_an_index_that_lacks_the_package() -> None:
    """As long as the README says so, no page and no error message names it to pip alone."""
    if "not on PyPI yet" not in (ROOT / "README.md").read_text("utf-8"):
        pytest.skip("it is on PyPI")
    told = re.compile(r"pip install '?kafkafmt(\[[a-z0-9,]+\])?(?!\[| @)")
    pages = [ROOT / "README.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("kafkafmt/**/*.py")]
    pages.remove(ROOT / "docs" / "background" / "releasing.md")
    wrong = [path.name for path in pages if told.search(path.read_text("utf-8"))]
    assert wrong == []


def test_each_picture_is_made_by_a_command() -> None:
    images = ROOT / "docs" / "images"
    made = {path.name for path in images.rglob("*") if path.suffix in (".png", ".svg")}
    sources = [*ROOT.glob("tests/**/picture.py"), *ROOT.glob("scripts/**/*.py")]
    text = "".join(path.read_text("utf-8") for path in sources)
    named = {name for name in made if name in text or f'"{Path(name).stem}"' in text}
    assert made - named <= {path.name for path in (images / "structures").iterdir()}
