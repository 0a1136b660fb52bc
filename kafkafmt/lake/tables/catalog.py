"""The catalog of Iceberg tables: a SQLite file beside the tables, or the user's own.

Strategy: a user's properties are pyiceberg's own (https://py.iceberg.apache.org/configuration/),
and two of ours: the name of the catalog, and the namespace of the tables. What the user's
configuration of pyiceberg says about the name is added: environment variables, and the file in
PYICEBERG_HOME or the home directory. pyiceberg would also take the file of the current directory,
which may be a stranger's disk. Accesses in one block share the catalog. None is kept open while an
export works for hours: its server may drop the connection.

Invariants:
- A table stays in its place, whatever its metadata says (see `iceberg_files`).
- No value of a property is shown in an error or by ``repr``, since it may be a secret.
"""

from __future__ import annotations

import importlib
import os
import threading
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kafkafmt.lake.tables import store_options
from kafkafmt.lake.tables.table import TableError, one_line
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.resolve import is_remote

if TYPE_CHECKING:
    import pyiceberg.catalog

NAME = NAMESPACE = "kafkafmt"
"""The default names of the catalog and of the namespace of its tables."""

FILE = "catalog.db"
"""The SQLite file in the directory of an export."""

_LEAST = 4  # characters of a value that is hidden; shorter ones would hide half of a message
_OWN = ("name", "namespace")


@dataclass(frozen=True)
class Catalog:
    """The access to a catalog.

    Attributes:
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
        cls, out: str, properties: Mapping[str, str], storage_options: StorageOptions = NO_OPTIONS
    ) -> Catalog:
        """Return the catalog for the tables in a directory; by default `FILE` in it.

        Raises:
            TableError: the directory needs a catalog of the user, or has a name that Iceberg's
                libraries cannot use.
        """
        given = {name: text for name, text in properties.items() if name not in _OWN}
        if properties:
            given = _configured(properties.get("name", NAME)) | given
        if not properties:
            if is_remote(out):
                raise TableError(
                    f"{out}: Iceberg tables in an object store need a catalog; name one, such as"
                    " --catalog type=rest --catalog uri=https://…"
                )
            given = {"type": "sql", "uri": f"sqlite:///{Path(out) / FILE}"}
        if any(character in out for character in "?#"):
            raise TableError(f"{out}: Iceberg's libraries cannot use a path with ? or #")
        return cls(
            out,
            properties.get("name", NAME),
            properties.get("namespace", NAMESPACE),
            StorageOptions({**store_options.file_io_properties(out, storage_options), **given}),
        )

    def identifier(self, table: str) -> tuple[str, ...]:
        """Return the full name of a table."""
        return (*self.namespace.split("."), table)

    @contextmanager
    def opened(self) -> Iterator[pyiceberg.catalog.Catalog]:
        """Open the catalog; each error in the block becomes a TableError.

        Within the block, the same thread gets the same catalog again.

        Any exception is possible: a catalog may be a class of the user's, and those of pyiceberg
        pass on the errors of their libraries. Its text may contain a property.

        Raises:
            TableError: the catalog cannot be reached, or refuses.
        """
        try:
            with self._loaded() as catalog:
                yield catalog
        except TableError:
            raise
        except Exception as error:  # noqa: BLE001 (any is possible: see above)
            raise TableError(self._hidden(error)) from None

    @contextmanager
    def _loaded(self) -> Iterator[pyiceberg.catalog.Catalog]:
        if hasattr(self._thread, "catalog"):
            yield self._thread.catalog
            return
        with closing(self._made()) as catalog:
            self._thread.catalog = catalog
            try:
                yield catalog
            finally:
                del self._thread.catalog

    def _made(self) -> pyiceberg.catalog.Catalog:
        """Return a new catalog with its tables confined to their place."""
        from pyiceberg import catalog as library

        from kafkafmt.lake.tables import iceberg_files

        properties = iceberg_files.catalog_properties(self.out, self.properties)
        # `load_catalog` would add the configuration of the current directory.
        if library.PY_CATALOG_IMPL in properties:
            made = library.load_catalog(self.name, **properties)
        else:
            kind = properties.get(library.TYPE) or library.infer_catalog_type(self.name, properties)
            kind = library.CatalogType(kind.lower() if isinstance(kind, str) else kind)
            library._check_required_catalog_properties(self.name, kind, properties)
            made = library.AVAILABLE_CATALOGS[kind](self.name, properties)
        iceberg_files.confine(made, self.out, self.properties)
        return made

    def _hidden(self, error: Exception) -> str:
        """Return an error of the catalog in one line, without the values of the properties."""
        text = one_line(error, self._redacted)
        what = f"the Iceberg catalog {self.name!r}: {type(error).__name__}: {text}"
        return f"{what}; its tables are in {self.out}"

    def _redacted(self, text: str) -> str:
        for value in sorted(map(str, self.properties.values()), key=len, reverse=True):
            if len(value) >= _LEAST:
                text = text.replace(value, "***")
        return text


def _configured(name: str) -> dict[str, Any]:
    """Return the user's pyiceberg configuration of a catalog."""
    from pyiceberg.utils import config

    strictyaml = importlib.import_module("strictyaml")  # has no types
    found: Any = {}
    for folder in (os.environ.get(config.PYICEBERG_HOME), os.path.expanduser("~")):
        path = Path(folder or "", config.PYICEBERG_YML)
        if folder and not found and path.is_file():
            content = strictyaml.load(path.read_text(encoding="utf-8")).data
            found = config._lowercase_dictionary_keys(content)
    found = config.Config._from_environment_variables(found)
    return dict(found.get(config.CATALOG, {}).get(name.lower(), {}))
