"""The catalog of Iceberg tables: a SQLite file beside the tables, or the one that a user names.

Strategy: a user's properties are pyiceberg's own (https://py.iceberg.apache.org/configuration/),
and two of ours: the name of the catalog, and the namespace of the tables. pyiceberg adds what its
configuration file and environment variables say about the name. Accesses in one block share the
catalog. None is kept open while an export works for hours: its server may drop the connection.

Invariant: no value of a property is shown in an error or by ``repr``, since it may be a secret.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from kafkafmt.lakehouse import stores
from kafkafmt.lakehouse.journal import JournalError
from kafkafmt.lakehouse.table import TableError, one_line
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.resolve import is_remote

if TYPE_CHECKING:
    import pyiceberg.catalog

NAME = NAMESPACE = "kafkafmt"
"""The default names of the catalog and of the namespace of its tables."""

FILE = "catalog.db"
"""The SQLite file in the directory of an export."""

_CONFIGURATION = ".pyiceberg.yaml"
_LEAST = 4  # characters of a value that is hidden; shorter ones would hide half of a message
_OWN = ("name", "namespace")


@dataclass(frozen=True)
class Catalog:
    """How to reach a catalog.

    Attributes:
        out: the directory of the export: an absolute path, or a URL.
        properties: pyiceberg's properties; they may be secret.
    """

    out: str
    name: str = NAME
    namespace: str = NAMESPACE
    properties: StorageOptions = field(default=NO_OPTIONS, repr=False)
    _thread: threading.local = field(
        default_factory=threading.local, init=False, repr=False, compare=False
    )

    @classmethod
    def of(
        cls,
        out: str,
        properties: Mapping[str, str],
        storage_options: StorageOptions = NO_OPTIONS,
    ) -> Catalog:
        """The catalog for the tables in a directory.

        Args:
            out: the directory: an absolute path, or a URL.
            properties: those of the user; without any, the catalog is `FILE` in the directory.
            storage_options: options of the fsspec driver, if the directory is a URL.

        Raises:
            TableError: the directory needs a catalog of the user, or has a name that Iceberg's
                libraries cannot use.
        """
        given = {name: text for name, text in properties.items() if name not in _OWN}
        if not properties:
            if is_remote(out):
                raise TableError(
                    f"{out}: Iceberg tables in an object store need a catalog; name one, such as"
                    " --catalog type=rest --catalog uri=https://…"
                )
            given = {"type": "sql", "uri": _sqlite(out)}
        if any(character in out for character in "?#"):
            raise TableError(f"{out}: Iceberg's libraries cannot use a path with ? or #")
        return cls(
            out,
            properties.get("name", NAME),
            properties.get("namespace", NAMESPACE),
            StorageOptions({**stores.file_io_properties(out, storage_options), **given}),
        )

    def identifier(self, table: str) -> tuple[str, ...]:
        """The full name of a table."""
        return (*self.namespace.split("."), table)

    @contextmanager
    def opened(self) -> Iterator[pyiceberg.catalog.Catalog]:
        """The catalog; each error in the block becomes a TableError.

        Within the block, the same thread gets the same catalog again.

        Any exception is possible: a catalog may be a class of the user's, and those of pyiceberg
        pass on what the libraries raise that they use. Its text may contain a property.

        Raises:
            TableError: the catalog cannot be reached, or refuses.
        """
        try:
            with self._loaded() as catalog:
                yield catalog
        except (TableError, JournalError):
            raise
        except Exception as error:  # noqa: BLE001 (any is possible: see above)
            raise TableError(self._hidden(error)) from None

    @contextmanager
    def _loaded(self) -> Iterator[pyiceberg.catalog.Catalog]:
        if hasattr(self._thread, "catalog"):
            yield self._thread.catalog
            return
        _refuse_current_configuration()
        from pyiceberg.catalog import load_catalog

        with closing(load_catalog(self.name, **self.properties)) as catalog:
            self._thread.catalog = catalog
            try:
                yield catalog
            finally:
                del self._thread.catalog

    def _hidden(self, error: Exception) -> str:
        """An error of the catalog in one line, without the values of the properties."""
        text = one_line(error, self._redacted)
        what = f"the Iceberg catalog {self.name!r}: {type(error).__name__}: {text}"
        return f"{what}; its tables are in {self.out}"

    def _redacted(self, text: str) -> str:
        for value in sorted(map(str, self.properties.values()), key=len, reverse=True):
            if len(value) >= _LEAST:
                text = text.replace(value, "***")
        return text


def _refuse_current_configuration() -> None:
    """Refuse a configuration in the current directory, which may be a stranger's.

    pyiceberg reads it if there is none in PYICEBERG_HOME and in the home directory. It names the
    classes that pyiceberg imports.

    Raises:
        TableError: there is one.
    """
    homes = filter(None, (os.environ.get("PYICEBERG_HOME"), os.path.expanduser("~")))
    files = [os.path.join(home, _CONFIGURATION) for home in homes]
    if not any(os.path.isfile(file) and os.path.getsize(file) for file in files) and os.path.isfile(
        _CONFIGURATION
    ):
        raise TableError(
            f"the current directory has a {_CONFIGURATION}, which pyiceberg would read: start in"
            " another directory, or name this one in PYICEBERG_HOME"
        )


def _sqlite(out: str) -> str:
    """The URL of the SQLite file in a directory."""
    return f"sqlite:///{Path(out) / FILE}"
