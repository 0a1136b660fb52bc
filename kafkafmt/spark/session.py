"""Spark sessions: a local session logging errors only, and a clear error when Java is missing.

Invariant: Java is checked before Spark starts, because Spark's own message does not say what to
install. Spark and its Python workers take nothing from the current directory.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from kafkafmt._base import children

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


MINIMUM_JAVA = 17
"""Spark 4 runs on Java 17 and newer."""

_HOW = (
    "Install one, for example: Debian or Ubuntu `apt-get install openjdk-17-jre-headless`,"
    " Fedora `dnf install java-17-openjdk-headless`, macOS `brew install openjdk@17`,"
    " conda `conda install openjdk=17`; or set JAVA_HOME to its directory."
)

_QUIET = {
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
    # `python -m pyspark.daemon` would look for pyspark in the current directory first.
    "spark.executorEnv.PYTHONSAFEPATH": "1",
}
# A local Spark does not need an address that other machines can reach.
_LOCAL_ADDRESS = "127.0.0.1"
_LOCAL = {"spark.driver.host": _LOCAL_ADDRESS, "spark.driver.bindAddress": _LOCAL_ADDRESS}

_LOG4J = """\
rootLogger.level = error
rootLogger.appenderRef.stderr.ref = stderr
logger.gateway.name = org.apache.spark.api.python.PythonGatewayServer
logger.gateway.level = error
appender.stderr.type = Console
appender.stderr.name = stderr
appender.stderr.target = SYSTEM_ERR
appender.stderr.layout.type = PatternLayout
appender.stderr.layout.pattern = %d{HH:mm:ss} %p %c{1}: %m%n%ex{short}
"""


_JAVA = """\
#!/bin/sh
for each; do
  shift
  if [ "$each" = --add-modules=jdk.incubator.vector ]; then {home}; else set -- "$@" "$each"; fi
done
exec {java} "$@"
"""
"""Java without a module of Spark's launcher: Java warns of it on standard error, and Spark's BLAS,
which alone uses it, has another way. Spark's JVM and its workers get the user's own JAVA_HOME."""


class JavaMissingError(OSError):
    """Java is missing, or too old for Spark. The message explains the installation."""


def require_java() -> str:
    """Return the path of Spark's Java.

    Raises:
        JavaMissingError: there is none, or it is too old.
    """
    java = _find_java()
    if java is None:
        raise JavaMissingError(
            f"Spark needs Java {MINIMUM_JAVA} or newer, and none was found"
            f" (neither in JAVA_HOME nor in PATH). {_HOW}"
        )
    version = _java_version(java)
    if version is None:
        raise JavaMissingError(
            f"Spark needs Java {MINIMUM_JAVA} or newer, but {java} does not run. {_HOW}"
        )
    if version < MINIMUM_JAVA:
        raise JavaMissingError(
            f"Spark needs Java {MINIMUM_JAVA} or newer, but {java} is Java {version}. {_HOW}"
        )
    return java


def _find_java() -> str | None:
    """Find the Java of Spark's launcher: in JAVA_HOME, or in PATH if JAVA_HOME is not set."""
    home = os.environ.get("JAVA_HOME")
    if home:
        return shutil.which(str(Path(home, "bin", "java").absolute()))
    return shutil.which("java", path=children.environment().get("PATH", os.defpath))


def _java_version(java: str) -> int | None:
    """Return the major version of `java -version` (8 for "1.8"); `None` if Java does not run."""
    try:
        # It may be a script that looks for the real one, with variables of its own.
        answer = children.run([java, "-version"], seconds=60, variables=children.environment())
    except (OSError, subprocess.TimeoutExpired):
        return None
    said = (answer.stderr + answer.stdout).decode("utf-8", "replace")
    match = re.search(r'version "(?:1\.)?(\d+)', said)
    return int(match[1]) if match and answer.returncode == 0 else None


def local_session(
    master: str | None = None, *, name: str = "kafkafmt", conf: Mapping[str, str] | None = None
) -> SparkSession:
    """Return the running Spark session, or a new one logging errors only.

    The arguments only apply to a new session. Its workers run this Python, and import modules from
    the absolute paths in PYTHONPATH, not from the current directory.

    Args:
        master: Spark's master URL; `None` is all cores of this machine.
        name: the name of the application.
        conf: settings for Spark; they override those made here.

    Raises:
        JavaMissingError: Java is missing or too old; Spark was not started.
    """
    from pyspark.sql import SparkSession  # what only may start Spark does without

    active = SparkSession.getActiveSession()
    if active is not None:
        return active
    java = require_java()
    master = master or "local[*]"
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    settings = dict(_QUIET)
    if master.startswith("local"):
        os.environ.setdefault("SPARK_LOCAL_IP", _LOCAL_ADDRESS)
        settings.update(_LOCAL)
    settings.update(conf or {})
    builder = SparkSession.builder.appName(name).master(master)
    is_here = master.partition("[")[0] == "local"  # other masters start further JVMs, later
    with (
        _quiet_start(settings, java if is_here else None) as variables,
        children.safe_environment(_spark_home() | variables),
        _may_be_interrupted(),
    ):
        for key, value in settings.items():
            builder = builder.config(key, value)
        return builder.getOrCreate()


def _spark_home() -> dict[str, str]:
    """Return the variable for PySpark's own Spark, unless the user names another.

    PySpark takes one that lies in the directory above the current one, if there is one.
    """
    import pyspark

    home = Path(pyspark.__file__).resolve().parent
    found = [place for place in (home / "spark-distribution", home) if (place / "jars").is_dir()]
    return {"SPARK_HOME": os.environ.get("SPARK_HOME", str(found[0]))} if found else {}


def is_connect(spark: object) -> bool:
    """Return whether a session is one of Spark Connect, without a JVM in this process."""
    from pyspark.sql import SparkSession

    return spark is not None and not isinstance(spark, SparkSession)


@contextmanager
def activated(spark: object) -> Iterator[None]:
    """Make `spark` the active session of the JVM while the block runs.

    PySpark has no public function for it. For a session of Spark Connect nothing changes.
    """
    from pyspark.sql import SparkSession

    if not isinstance(spark, SparkSession):
        yield
        return
    sessions = getattr(spark.sparkContext._jvm, "org.apache.spark.sql.classic.SparkSession")
    before = sessions.getActiveSession()
    sessions.setActiveSession(spark._jsparkSession)
    try:
        yield
    finally:
        if before.isDefined():
            sessions.setActiveSession(before.get())
        else:
            sessions.clearActiveSession()


@contextmanager
def _quiet_start(settings: dict[str, str], java: str | None) -> Iterator[dict[str, str]]:
    """Make Spark's JVM log errors only, from its start, unless the user configured logging.

    Spark applies the setting `spark.log.level` too late for the messages of its start. Yields the
    variables with which this `java`, if any, starts without a warning.
    """
    options = "spark.driver.extraJavaOptions"
    if options in settings or "SPARK_CONF_DIR" in os.environ:
        yield {}
        return
    with tempfile.TemporaryDirectory(prefix="kafkafmt-") as folder:
        file = Path(folder, "log4j2.properties").absolute()
        file.write_text(_LOG4J, encoding="utf-8")
        settings[options] = f"-Dlog4j2.configurationFile={file.as_uri()}"
        if java is None or os.name != "posix":
            yield {}
            return
        quiet = Path(folder, "bin", "java")
        quiet.parent.mkdir()
        home = os.environ.get("JAVA_HOME")
        restored = "unset JAVA_HOME" if home is None else f"export JAVA_HOME={shlex.quote(home)}"
        script = _JAVA.format(java=shlex.quote(java), home=restored)
        quiet.write_text(script, encoding="utf-8")
        quiet.chmod(0o700)
        # A directory for temporary files may be one from which nothing may be run.
        yield {"JAVA_HOME": folder} if os.access(quiet, os.X_OK) else {}


@contextmanager
def _may_be_interrupted() -> Iterator[None]:
    """End the JVM if Ctrl-C comes while it starts, and keeps the program's own handler of Ctrl-C.

    PySpark does not end such a JVM: it cannot write its address to the folder that PySpark has
    removed, and runs on. The handler that PySpark sets asks the JVM to cancel jobs, and may wait
    forever for the answer to what it interrupted.
    """
    before = signal.getsignal(signal.SIGINT)
    try:
        yield
    except KeyboardInterrupt as error:
        for frame, _ in traceback.walk_tb(error.__traceback__):
            for started in frame.f_locals.values():
                if isinstance(started, subprocess.Popen):
                    started.kill()
        raise
    is_main = threading.current_thread() is threading.main_thread()
    if is_main and before not in (signal.default_int_handler, None):
        signal.signal(signal.SIGINT, before)
