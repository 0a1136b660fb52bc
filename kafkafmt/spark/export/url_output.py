"""An output directory given as the URL of a Hadoop file system, such as hdfs:// or s3a://.

Strategy: the file systems are used through Spark's JVM. Renaming a whole table is not atomic there,
so each table is overwritten in place: a run that dies leaves tables without `_SUCCESS`, and the
next run writes them again.

Invariant: nothing is deleted in a directory that the export did not make.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from py4j.protocol import Py4JError  # type: ignore[import-untyped]

from kafkafmt.lakehouse.commit_log import HOME
from kafkafmt.lakehouse.out_directory import OutputError

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

_MARKER = "export.json"


class HadoopDirectory:
    """An output directory on a Hadoop file system."""

    def __init__(self, spark: SparkSession, url: str) -> None:
        """Raises OutputError when Spark has no file system for the URL, or cannot reach it."""
        self.url = url.rstrip("/")
        self._jvm: Any = spark.sparkContext._jvm
        session: Any = spark._jsparkSession
        try:
            conf = session.sessionState().newHadoopConf()
            self._system = self._path("").getFileSystem(conf)
            self._system.exists(self._path(""))
        except Py4JError as error:
            raise OutputError(f"Spark cannot write to {url}: {_reason(error)}") from error

    def take(self) -> None:
        """Marks the directory as made by the export; creates it if it is missing.

        Raises OutputError when it is not empty and has no such mark.
        """
        marker = f"{HOME}/{_MARKER}"
        if not self.exists(marker):
            if self.exists("") and len(self._system.listStatus(self._path(""))):
                raise OutputError(
                    f"{self.url} is not empty and was not made by kafkafmt export;"
                    " choose a new or an empty directory"
                )
            self.write(marker, "{}")

    def exists(self, name: str) -> bool:
        """Whether a file or directory with that name exists."""
        return bool(self._system.exists(self._path(name)))

    def write(self, name: str, text: str) -> None:
        """Writes a file; replaces an existing one."""
        stream = self._system.create(self._path(name), True)
        try:
            stream.write(bytearray(text, "utf-8"))
        finally:
            stream.close()

    def read(self, name: str) -> str:
        """The text of a file.

        Raises OutputError when the file is missing or cannot be read.
        """
        try:
            stream = self._system.open(self._path(name))
            try:
                return bytes(stream.readAllBytes()).decode("utf-8")
            finally:
                stream.close()
        except (Py4JError, UnicodeDecodeError) as error:
            raise OutputError(f"{self.url}/{name} cannot be read: {_reason(error)}") from error

    def delete(self, name: str) -> None:
        """Deletes a file, if it exists."""
        self._system.delete(self._path(name), False)

    def _path(self, name: str) -> Any:
        return self._jvm.org.apache.hadoop.fs.Path(f"{self.url}/{name}" if name else self.url)


def _reason(error: Exception) -> str:
    cause = getattr(error, "java_exception", None)
    return str(error if cause is None else cause.toString()).partition("\n")[0]
