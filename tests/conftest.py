"""What all tests share: the corpus, its selection on the command line, and the worker groups.

A test that takes `case_dir` runs once for a directory of each class of the corpus', in `make
test-fast` for a sample of them, in `make soak` for all; `--cases` names others: `pytest --cases
'k431-*lz4*'`.
"""

from __future__ import annotations

import atexit
import contextlib
import fnmatch
import gc
import importlib
import importlib.util
import os
import shutil
import signal
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from tests.support import costs
from tests.support.jvm import QUICK
from tests.support.samples import SOAK, sampled
from tests.support.truth import CASES, GOLDEN, representatives

if TYPE_CHECKING:
    from tests.support.store import Store

SLOW = ("slow", "browser")
NOT_QUICK = (*SLOW, "spark", "spark_processes", "node")

for _variable in ("SPARK_SUBMIT_OPTS", "SPARK_LAUNCHER_OPTS", "MAVEN_OPTS"):
    os.environ.setdefault(_variable, " ".join(QUICK))

# Exports write and sync thousands of small files. Where memory is plenty, the temporary folders are
# in it, also those of commands: a sync takes 3 ms on a disk, and 10 µs there.
_IN_MEMORY = Path("/dev/shm")
_ENOUGH = 8 << 30  # bytes
if os.access(_IN_MEMORY, os.W_OK) and shutil.disk_usage(_IN_MEMORY).free >= _ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_IN_MEMORY))
    if "TMPDIR" not in os.environ:
        # What a killed process leaves in it goes when the tests end.
        _temporary = tempfile.TemporaryDirectory(
            prefix="kafkafmt-tests-", dir=_IN_MEMORY, ignore_cleanup_errors=True
        )
        os.environ["TMPDIR"] = _temporary.name  # of the workers, too
        tempfile.tempdir = None  # pytest has asked for it before

# Each Python process of Spark imports PySpark from a zip of sources in Spark's folder, if it is
# there, and compiles it for half a second. Without it they take the installed one, which is equal.
if "SPARK_HOME" not in os.environ and (_found := importlib.util.find_spec("pyspark")):
    _home = tempfile.TemporaryDirectory(prefix="kafkafmt-spark-")
    for _folder in ("bin", "jars", "sbin"):
        Path(_home.name, _folder).symlink_to(Path(str(_found.origin)).with_name(_folder))
    os.environ["SPARK_HOME"] = _home.name  # of the workers, too

# What a shell runs in the background ignores Ctrl-C; what nohup runs ignores the end of a terminal.
# These tests do so, too, but a command that they start does not: it is as on a terminal.
for _number in (signal.SIGINT, getattr(signal, "SIGHUP", signal.SIGINT)):
    if signal.getsignal(_number) is signal.SIG_IGN:
        signal.signal(_number, lambda number, frame: None)

# The same examples in every run, so that a failure is reproducible. No deadline: the time of an
# example depends on the machine, and no test checks a time.
settings.register_profile(
    "project",
    derandomize=True,
    deadline=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("quick", settings.get_profile("project"), max_examples=20)
settings.register_profile("soak", settings.get_profile("project"), max_examples=1000)
settings.load_profile("soak" if SOAK else "project")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--cases",
        default="*",
        metavar="GLOB",
        help="only these cases of the corpus: a name or glob",
    )
    parser.addoption("--cheap", action="store_true", help="only tests of little CPU time")
    parser.addoption(
        "--measure", action="store_true", help="write which do: tests/support/costs.py"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--measure"):
        config.pluginmanager.register(costs.Measuring())


def selected_cases(config: pytest.Config) -> list[str]:
    """Return the cases that `--cases` names; without it one of each class, in `make soak` all."""
    names = fnmatch.filter(CASES, config.getoption("--cases"))
    return names if SOAK or len(names) < len(CASES) else sorted(representatives())


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Look for no garbage among the 23,000 tests, neither now nor while they run."""
    gc.disable()
    if worker := getattr(session.config, "workerinput", None):
        _import_share(session.config, int(worker["workerid"][2:]), worker["workercount"])
    try:
        return (yield)
    finally:
        gc.freeze()
        atexit.register(gc.unfreeze)  # or DuckDB complains of what nobody takes apart
        gc.enable()


def _import_share(config: pytest.Config, number: int, count: int) -> None:
    """Import every `count`-th module of tests before the others.

    Whoever imports a module first compiles it, which takes ten seconds for all. So in a fresh clone
    the workers do not all compile the same.
    """
    paths = [config.rootpath / argument.partition("::")[0] for argument in config.args]
    modules = [
        each for path in paths for each in ([path] if path.is_file() else path.rglob("test_*.py"))
    ]
    for module in sorted(modules)[number::count]:
        # What cannot be imported is reported where it is collected.
        with contextlib.suppress(Exception, pytest.skip.Exception):
            importlib.import_module(
                ".".join(module.relative_to(config.rootpath).with_suffix("").parts)
            )


def pytest_make_parametrize_id(val: object) -> str | None:
    """Name a long text or bytes by its length, since a worker sends the names of all tests."""
    if isinstance(val, str | bytes) and len(val) > 1000:
        return f"{type(val).__name__} of {len(val)}"
    return None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case_dir" in metafunc.fixturenames:
        names = selected_cases(metafunc.config)
        metafunc.parametrize("case_dir", sampled(GOLDEN / name for name in names), ids=names)


@pytest.hookimpl(tryfirst=True)  # xdist has a hook of its own, which looks for the groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if "spark" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.spark)
        if item.get_closest_marker("spark_processes"):
            if not item.get_closest_marker("xdist_group"):
                item.add_marker(pytest.mark.xdist_group(item.name))
        elif item.get_closest_marker("spark"):
            item.add_marker(pytest.mark.xdist_group("spark"))
    if config.getoption("--cheap"):
        quick = [item for item in items if not any(map(item.get_closest_marker, NOT_QUICK))]
        chosen = {*costs.cheap(quick)}
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = [item for item in items if item in chosen]
    if hasattr(config, "workerinput"):
        slow = {item.path for item in items if any(map(item.get_closest_marker, SLOW))}
        items.sort(key=lambda item: _turn(item, slow))


def _turn(item: pytest.Item, slow: set[Path]) -> int:
    """The place of a test: what is long comes first, so that the workers end together."""
    if item.get_closest_marker("spark_processes"):
        return 1
    if item.get_closest_marker("spark"):
        return 0
    return 2 if item.path in slow else 3


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """Send the tests to the workers by groups and modules."""
    if config.getvalue("dist") != "loadgroup":
        return None
    from tests.support.schedule import ModuleScheduling

    config.option.loadscopereorder = False
    return ModuleScheduling(config, log)


@pytest.fixture(scope="session")
def s3_server() -> Iterator[Store]:
    """A real S3 server on loopback, for all tests of this worker."""
    from tests.support.store import serve

    yield from serve()


@pytest.fixture
def memory() -> Iterator[Any]:
    """The store of fsspec in memory, which is empty again afterwards."""
    store = importlib.import_module("fsspec").filesystem("memory")
    yield store
    for name in store.ls("/", detail=False):
        store.rm(name, recursive=True)


@pytest.fixture
def s3(s3_server: Store) -> Iterator[Store]:
    """The server, without a memory of earlier tests."""
    s3_server.forget()
    yield s3_server
    s3_server.forget()


@pytest.fixture(scope="session")
def golden() -> Path:
    """The folder of the corpus: 307 real topic-partition directories with their truth."""
    return GOLDEN


@pytest.fixture(scope="session")
def cases(request: pytest.FixtureRequest) -> list[str]:
    """The names of the corpus' directories, narrowed by `--cases`."""
    return selected_cases(request.config)
