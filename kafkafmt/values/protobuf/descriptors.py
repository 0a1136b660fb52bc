"""Protobuf schemas: from .proto text, or a descriptor in base64, to a pool of descriptors.

Strategy: protoc (of grpcio-tools) compiles text in a process of its own, since the text is input
like any other: it may be damaged or huge. Imports are the schema's references, files that are known
by name, and the well-known types, which come with protoc.

Source of the rules: Confluent's ``ProtobufSchema``: registries store text; clients may register a
``FileDescriptorProto`` in base64 instead.

Invariant: no name of a reference leads out of the folder that protoc works in.
"""

from __future__ import annotations

import base64
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Any

from kafkafmt.values.errors import SchemaError
from kafkafmt.values.libraries import load
from kafkafmt.values.schema import PROTOBUF, Schema
from kafkafmt.values.schemas import Schemas

_MAIN = "value.schema.proto"
_BASE64 = re.compile(r"[A-Za-z0-9+/\s]+={0,2}\s*")
_IMPORT = re.compile(r'^\s*import\s+(?:public\s+|weak\s+)?"([^"\n]+)"\s*;', re.MULTILINE)
_SECONDS = 60
_WELL_KNOWN = "google/protobuf/"
_META = "".join(
    f"extend google.protobuf.{kind}Options {{ Meta {name}_meta = 1088; }}"
    for kind, name in (
        ("File", "file"),
        ("Message", "message"),
        ("Field", "field"),
        ("Enum", "enum"),
        ("EnumValue", "enum_value"),
    )
)
_OF_CONFLUENT = {
    "confluent/meta.proto": 'syntax = "proto3"; package confluent;'
    ' import "google/protobuf/descriptor.proto";'
    " message Meta { string doc = 1; map<string, string> params = 2; repeated string tags = 3; }"
    + _META,
    "confluent/type/decimal.proto": 'syntax = "proto3"; package confluent.type;'
    " message Decimal { bytes value = 1; uint32 precision = 2; int32 scale = 3; }",
    "confluent/types/decimal.proto": 'syntax = "proto3";'
    ' import public "confluent/type/decimal.proto";',
}
"""Files that come with Confluent's ``ProtobufSchema``, which need no reference."""


@dataclass(frozen=True)
class FileDescriptor:
    """A compiled schema.

    Attributes:
        pool: its descriptors, and those of what it imports.
        proto: its own FileDescriptorProto.
    """

    pool: Any
    proto: Any

    def message_at(self, indexes: tuple[int, ...]) -> str:
        """The full name of the message at a path of indexes, as Confluent's frame has it.

        Entries of maps are not in the text, so they do not count. Confluent's Python client does
        count them; its indexes are read where those by the rule name no message.

        Raises:
            LookupError: there is none.
        """
        try:
            return self._message_at(indexes, counts_entries=False)
        except LookupError:
            try:
                return self._message_at(indexes, counts_entries=True)
            except LookupError:
                pass
            raise

    def _message_at(self, indexes: tuple[int, ...], *, counts_entries: bool) -> str:
        name = [self.proto.package] if self.proto.package else []
        messages = self.proto.message_type
        for index in indexes:
            listed = [e for e in messages if counts_entries or not e.options.map_entry]
            if not 0 <= index < len(listed) or listed[index].options.map_entry:
                raise LookupError(f"message index {index} of {list(indexes)}")
            name.append(listed[index].name)
            messages = listed[index].nested_type
        return ".".join(name)

    def message_of_glue(self, indexes: tuple[int, ...]) -> str:
        """The full name of the message at AWS Glue's index: the place among all, by full name.

        Entries of maps are messages too, as in ``MessageIndexFinder``.

        Raises:
            LookupError: there is none.
        """
        (index,) = indexes
        prefix = f"{self.proto.package}." if self.proto.package else ""
        names = sorted(_names_of(self.proto.message_type, prefix))
        if index >= len(names):
            raise LookupError(f"message index {index} of AWS Glue")
        return names[index]

    def message(self, name: str) -> Any:
        """The descriptor of a message.

        Raises:
            SchemaError: the schema has no message of that name.
        """
        try:
            return self.pool.FindMessageTypeByName(name)
        except KeyError:
            raise SchemaError(f"no message {name!r} in the schema") from None


def _names_of(messages: Any, prefix: str) -> Iterator[str]:
    for message in messages:
        yield prefix + message.name
        yield from _names_of(message.nested_type, f"{prefix}{message.name}.")


def compile_schema(schema: Schema, schemas: Schemas) -> FileDescriptor:
    """Compile a schema with what it imports.

    Raises:
        SchemaError: it does not compile, or an import is missing.
    """
    main = schema.text_of(PROTOBUF)
    texts = {reference.name: text.text for reference, text in schemas.referred(schema).items()}
    texts[_MAIN] = main
    _add_imports(texts, schemas)
    return _compile(tuple(texts.items()))


@lru_cache(maxsize=64)
def _compile(texts: tuple[tuple[str, str], ...]) -> FileDescriptor:
    """Compile files, the schema's own among them. protoc takes a fifth of a second to start."""
    descriptors = load("google.protobuf.descriptor_pb2", "protobuf")
    ready = descriptors.FileDescriptorSet()
    sources = {}
    for name, text in texts:
        compiled = _from_base64(descriptors, name, text)
        if compiled is None:
            sources[name] = text
        else:
            ready.file.append(compiled)
    if sources:
        return _pool(_compiled(descriptors, sources, ready))
    return _pool(_with_well_known(descriptors, ready))


def _add_imports(texts: dict[str, str], schemas: Schemas) -> None:
    waiting = list(texts.values())
    while waiting:
        for name in _IMPORT.findall(waiting.pop()):
            known = schemas.by_name(name)
            if name in texts:
                continue
            if known is not None and known.type == PROTOBUF:
                texts[name] = known.text
                waiting.append(known.text)
            elif name in _OF_CONFLUENT:
                texts[name] = _OF_CONFLUENT[name]
                waiting.append(texts[name])


def _from_base64(descriptors: Any, name: str, text: str) -> Any | None:
    """The descriptor that a text holds in base64; ``None`` if it is .proto text."""
    if not _BASE64.fullmatch(text):
        return None
    try:
        descriptor = descriptors.FileDescriptorProto.FromString(base64.b64decode(text))
    except (ValueError, load("google.protobuf.message", "protobuf").DecodeError):
        return None
    descriptor.name = name
    return descriptor


def _compiled(descriptors: Any, sources: dict[str, str], ready: Any) -> Any:
    """What protoc makes of texts; ``ready`` are files that have been compiled."""
    load("grpc_tools", "protobuf")
    with tempfile.TemporaryDirectory(prefix="kafkafmt-") as folder:
        for name, text in sources.items():
            path = Path(folder) / "in" / _safe(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8", errors="replace")
        arguments = [f"-I{folder}/in", "--include_imports", f"--descriptor_set_out={folder}/out"]
        if ready.file:
            known = Path(folder) / "ready"
            known.write_bytes(_with_well_known(descriptors, ready).SerializeToString())
            arguments.append(f"--descriptor_set_in={known}")
        command = [sys.executable, "-m", "grpc_tools.protoc", *arguments, _MAIN]
        try:
            done = subprocess.run(command, capture_output=True, timeout=_SECONDS, check=False)
        except subprocess.TimeoutExpired:
            raise SchemaError(f"protoc did not end within {_SECONDS} seconds") from None
        out = Path(folder) / "out"
        if done.returncode or not out.exists():
            said = done.stderr.decode("utf-8", "replace").replace(f"{folder}/in/", "")
            said = said.replace(_MAIN, "the schema")
            raise SchemaError(f"the schema does not compile: {' '.join(said.split())[:500]}")
        return descriptors.FileDescriptorSet.FromString(out.read_bytes())


def _safe(name: str) -> PurePosixPath:
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or not path.parts or re.search(r"[\\:\0]", name):
        raise SchemaError(f"reference {name!r} is not a relative path")
    return path


def _with_well_known(descriptors: Any, ready: Any) -> Any:
    """Files in the order of their imports, and the well-known types that they import."""
    given = {file.name: file for file in ready.file}
    file_set = descriptors.FileDescriptorSet()
    done: set[str] = set()

    def add(name: str, path: tuple[str, ...]) -> None:
        if name in done or name in path:
            return
        file = given.get(name)
        if file is None:
            if not name.startswith(_WELL_KNOWN):
                return  # the text of another file, or missing: the pool says so
            file = _well_known(descriptors, name)
        for dependency in file.dependency:
            add(dependency, (*path, name))
        done.add(name)
        file_set.file.append(file)

    for name in given:
        add(name, ())
    return file_set


def _well_known(descriptors: Any, name: str) -> Any:
    """A file of the well-known types, from the library's own module of it."""
    module = name.removesuffix(".proto").replace("/", ".")
    try:
        library = load(f"{module}_pb2", "protobuf")
    except ImportError:
        raise SchemaError(f"import {name!r} is not known") from None
    return descriptors.FileDescriptorProto.FromString(library.DESCRIPTOR.serialized_pb)


def _pool(file_set: Any) -> FileDescriptor:
    pool = load("google.protobuf.descriptor_pool", "protobuf").DescriptorPool()
    for file in file_set.file:
        try:
            pool.Add(file)
        except (TypeError, ValueError) as error:
            raise SchemaError(f"the schema does not compile: {error}") from None
    main = next((file for file in file_set.file if file.name == _MAIN), None)
    if main is None:
        raise SchemaError("the schema has no file of its own")
    return FileDescriptor(pool, main)
