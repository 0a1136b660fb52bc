"""The files of an Iceberg table, under metadata possibly written by a stranger.

Strategy: pyiceberg merges the properties of a table into those of its file access, and so lets the
writer of a table choose a class, an endpoint and a signer. Here only the properties of the caller
reach the file access. It opens, writes and deletes below one directory: of the lake while the
metadata of a table is read, then of the table. Other forbidden choices of a table are refused when
it is loaded, also before each commit.

Invariant: no location named in metadata is used before `name_below` has read it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pyiceberg.io import PY_IO_IMPL, FileIO, InputFile, OutputFile, load_file_io
from pyiceberg.table import TableProperties

from kafkafmt.lake.tables.table import TableError
from kafkafmt.storage.resolve import is_remote
from kafkafmt.storage.safe_paths import contained, name_below

if TYPE_CHECKING:
    from pyiceberg.catalog import Catalog
    from pyiceberg.table import Table
    from pyiceberg.typedef import Identifier, Properties

_ROOT = "kafkafmt.root"
"""The property of the file access with the directory, an absolute path or a URL."""
_CALLERS = "kafkafmt.py-io-impl"
"""The property with the class of the caller's own file access."""

_CODE = (PY_IO_IMPL, TableProperties.WRITE_PY_LOCATION_PROVIDER_IMPL)
"""Properties of a table that name a class of Python."""
_PLACES = (TableProperties.WRITE_DATA_PATH, TableProperties.WRITE_METADATA_PATH)
"""Properties of a table that name a directory to write to."""

_VENDED = {
    "s3.": (
        ("s3.access-key-id", "s3.secret-access-key"),
        ("s3.session-token", "s3.endpoint", "s3.region", "s3.force-virtual-addressing"),
    ),
    "gcs.": (("gcs.oauth2.token",), ("gcs.oauth2.token-expires-at", "gcs.service.host")),
    "adls.": (("adls.account-name", "adls.sas-token"), ()),
}
"""The credentials that the server of a catalog may give for a table, and what may come with them.

An endpoint counts only together with them: the caller's own go where the caller says.
"""


class TableFiles(FileIO):
    """The files below one directory, by the caller's own file access. It can be pickled."""

    def __init__(self, properties: Properties) -> None:
        super().__init__(properties)
        self._root = properties[_ROOT]
        own = {name: properties[name] for name in properties if not name.startswith("kafkafmt.")}
        del own[PY_IO_IMPL]
        if _CALLERS in properties:
            own[PY_IO_IMPL] = properties[_CALLERS]
        self._files = load_file_io(own, self._root if is_remote(self._root) else "file:///")

    def new_input(self, location: str) -> InputFile:
        """Return a file to read; raises TableError for a location elsewhere."""
        return self._files.new_input(self._inside(location))

    def new_output(self, location: str) -> OutputFile:
        """Return a file to write; raises TableError for a location elsewhere."""
        return self._files.new_output(self._inside(location))

    def delete(self, location: str | InputFile | OutputFile) -> None:
        """Delete a file; raises TableError for a location elsewhere."""
        named = location if isinstance(location, str) else location.location
        self._files.delete(self._inside(named))

    def _inside(self, location: str) -> str:
        return inside(self._root, location)


def inside(root: str, location: object) -> str:
    """Return the path or URL of a file below a directory, named in metadata, through no link.

    Raises:
        TableError: it is elsewhere, or a part of it is a link.
    """
    try:
        name = name_below(root, location)
        return f"{root}/{name}" if is_remote(root) else str(contained(Path(root), name))
    except OSError as error:
        raise TableError(f"{error.filename}: {error.strerror}; nothing of it was used") from error


def catalog_properties(out: str, own: Mapping[str, Any]) -> dict[str, Any]:
    """Return a catalog's properties, with its file access confined to the lake's directory."""
    confined = {**own, PY_IO_IMPL: f"{TableFiles.__module__}.{TableFiles.__name__}", _ROOT: out}
    if PY_IO_IMPL in own:
        confined[_CALLERS] = own[PY_IO_IMPL]
    return confined


def confine(catalog: Catalog, out: str, own: Mapping[str, Any]) -> None:
    """Let a catalog load only tables in their place, with the caller's own properties."""
    given: dict[str, Any] = dict(own)
    load_table: Any = catalog.load_table

    def file_io(properties: object = None, location: str | None = None) -> FileIO:
        return TableFiles(catalog_properties(out, given))

    def loaded(identifier: str | Identifier) -> Table:
        table: Table = load_table(identifier)
        _expect_place(table, out)
        root = inside(out, table.location().rstrip("/"))
        table.io = TableFiles(catalog_properties(root, given))
        return table

    instance: Any = catalog
    instance._load_file_io = file_io
    instance.load_table = loaded
    if hasattr(catalog, "_response_to_table"):  # of a server, which may give credentials
        answered: Any = instance._response_to_table

        def answer(identifier: Identifier, response: Any) -> Table:
            nonlocal given
            vended = instance._resolve_storage_credentials(
                response.storage_credentials, response.metadata_location
            )
            given = _with_vended(own, {**response.config, **vended})
            found: Table = answered(identifier, response)
            return found

        instance._response_to_table = answer


def _with_vended(own: Mapping[str, Any], config: Mapping[str, str]) -> dict[str, Any]:
    """Return the caller's properties with the complete credentials of a server."""
    given = dict(own)
    for store, (names, places) in _VENDED.items():
        if all(config.get(name) for name in names):
            # The caller's credentials for the store must not go to the server's endpoint.
            given = {name: given[name] for name in given if not name.startswith((store, "client."))}
            given |= {name: config[name] for name in (*names, *places) if name in config}
    return given


def _expect_place(table: Table, out: str) -> None:
    """Raise TableError for a table elsewhere, or one choosing code or places elsewhere."""
    name, location = ".".join(table.name()), table.location()
    try:
        name_below(out, location)
        for found in (table.metadata_location, *(table.properties.get(each) for each in _PLACES)):
            if found:
                name_below(location.rstrip("/"), found)
    except OSError as error:
        raise TableError(
            f"the table {name} of the Iceberg catalog: {error.filename} {error.strerror};"
            " nothing of it was used"
        ) from error
    for property in _CODE:
        if property in table.properties:
            raise TableError(
                f"the table {name} of the Iceberg catalog has the property {property}, which would"
                " run code of the one who writes the table; remove it"
            )
