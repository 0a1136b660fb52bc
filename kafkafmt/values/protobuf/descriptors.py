"""Protobuf schemas: from .proto text, or a descriptor in base64, to a pool of descriptors.

Strategy: protoc compiles text in a process of its own, since the text is input like any other: it
may be damaged or huge. Imports are the schema's references, files that are known by name, and the
well-known types, which come with protoc. protoc gets files with numbers for names, and texts that
import these.

Source of the rules: Confluent's ``ProtobufSchema``: registries store text; clients may register a
``FileDescriptorProto`` in base64 instead.

Invariant: no name of a reference becomes a path; the work for a schema is linear in its text.

Rules of the Arrow type that a message becomes: integers keep width and sign; an enum is the name of
its value, and text of its number where it has no name; a field with presence is nullable; a map is
a map, by key, for its order means nothing; ``Timestamp`` and ``Duration`` are Arrow's, in
nanoseconds; a wrapper is its nullable value; ``Struct``, ``Value`` and ``ListValue`` are JSON text.
From its first repetition a message is JSON text, in Protobuf's own JSON mapping.

Whether one message's bytes can be read by another's descriptor without loss: Protobuf silently
reads a field whose type has changed as unknown, or as another number. Fields go by number: a type
may become a wider one of the same encoding; text may become bytes. A field that the reader does not
have is left out, one that the writer does not have is absent.

Source of the rule: the language guide's *Updating A Message Type*, without lossy changes.
"""

from __future__ import annotations

import base64
import re
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import pyarrow as pa

from kafkafmt._base import children
from kafkafmt.values import errors
from kafkafmt.values.errors import SchemaError, load
from kafkafmt.values.schemas import PROTOBUF, Schema, Schemas
from kafkafmt.values.shape import (
    MAX_DEPTH,
    NodeCount,
    Shape,
    json_text,
    list_shape,
    map_shape,
    struct_shape,
)

_MAIN = ""
"""The schema's own name among those of the files that it imports."""
_BASE64 = re.compile("[A-Za-z0-9+/]+={0,2}")
# A comment, a text, a word, or a character. What has no end goes to the end of the file or line, so
# that no part of a schema is read twice.
_TOKEN = re.compile(
    r"""//[^\n]*|/\*(?:.*?\*/|.*)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|\w+|[^\w\s]""",
    re.DOTALL,
)
_OPENS_STATEMENT = frozenset(";{}")
_MODIFIERS = frozenset({"public", "weak", "option"})
_WELL_KNOWN = re.compile(r"google/protobuf/(?:compiler/)?[a-z_]{1,64}\.proto")
_NUMBERED = re.compile(r"\bfile-([0-9]{1,9})\.proto")
_MAX_CHARACTERS = 16 * 1024 * 1024
"""The most characters of a schema and what it imports: protoc takes some 100 bytes for each."""
_SECONDS = 60
_SAID = 10_000  # bytes of protoc's messages that are read
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
        pool: its descriptors, and those of its imports.
    """

    pool: Any
    proto: Any

    def message_at(self, indexes: tuple[int, ...]) -> str:
        """Return the full name of the message at a path of indexes, as Confluent's frame has it.

        Entries of maps are not in the text, so they do not count. Confluent's Python client does
        count them; its indexes are read where those by the rule name no message.

        Raises:
            LookupError: there is none.
        """
        try:
            return self._message_at(indexes, counts_entries=False)
        except LookupError:
            with suppress(LookupError):
                return self._message_at(indexes, counts_entries=True)
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
        """Return the full name of the message at AWS Glue's index, in the order of full names.

        Entries of maps are messages too, as in ``MessageIndexFinder``.

        Raises:
            LookupError: there is none.
        """
        (index,) = indexes
        prefix = f"{self.proto.package}." if self.proto.package else ""
        names = sorted(_message_names(self.proto.message_type, prefix))
        if index >= len(names):
            raise LookupError(f"message index {index} of AWS Glue")
        return names[index]

    def message(self, name: str) -> Any:
        """Return the descriptor of a message.

        Raises:
            SchemaError: the schema has no message of that name.
        """
        try:
            return self.pool.FindMessageTypeByName(name)
        except KeyError:
            raise SchemaError(f"no message {name!r} in the schema") from None


def _message_names(messages: Any, prefix: str) -> Iterator[str]:
    for message in messages:
        yield prefix + message.name
        yield from _message_names(message.nested_type, f"{prefix}{message.name}.")


def compile_schema(schema: Schema, schemas: Schemas) -> FileDescriptor:
    """Compile a schema with its imports.

    Raises:
        SchemaError: it does not compile, or an import is missing.
    """
    texts = {_MAIN: schema.require_text(PROTOBUF)}
    for reference, referred in schemas.referred(schema).items():
        if reference.name != _MAIN:
            texts[reference.name] = referred.require_text(PROTOBUF)
    _add_imports(texts, schemas)
    return _compile(tuple(texts.items()))


@lru_cache(maxsize=64)
def _compile(texts: tuple[tuple[str, str], ...]) -> FileDescriptor:
    """Compile files, the schema's own first."""
    descriptors = load("google.protobuf.descriptor_pb2", "protobuf")
    # A well-known type keeps its name: others of protoc's own files import it.
    files = {
        name: name if _WELL_KNOWN.fullmatch(name) else f"file-{number}.proto"
        for number, (name, _) in enumerate(texts)
    }
    ready: dict[str, Any] = {}
    sources = {}
    try:
        for name, text in texts:
            compiled = _from_base64(descriptors, text)
            if compiled is None:
                sources[files[name]] = _renamed(text, files)
            else:
                compiled.name = files[name]
                imported = [_find_import(other, files) for other in compiled.dependency]
                del compiled.dependency[:]
                compiled.dependency.extend(imported)
                ready[compiled.name] = compiled
        file_set = _with_well_known(descriptors, ready)
        if sources:
            file_set = _compiled(descriptors, sources, file_set, files[_MAIN])
        return _pool(file_set, files[_MAIN])
    except SchemaError as error:
        names = [name for name, _ in texts]
        raise SchemaError(_by_name(error.reason, names)) from None
    except load("google.protobuf.message", "protobuf").Error as error:
        raise SchemaError(f"the schema does not compile: {error}") from None


def _by_name(message: str, names: list[str]) -> str:
    """Return a message with its file numbers replaced by the schema's file names."""

    def file_name(found: re.Match[str]) -> str:
        number = int(found[1])
        return (names[number][:100] or "the schema") if number < len(names) else found[0]

    return _NUMBERED.sub(file_name, message)[:500]


def _add_imports(texts: dict[str, str], schemas: Schemas) -> None:
    waiting = list(texts.values())
    size = sum(map(len, waiting))
    while waiting:
        if size > _MAX_CHARACTERS:
            raise SchemaError(
                f"the schema and its imports have more than {_MAX_CHARACTERS} characters"
            )
        for _, _, name in _imports(waiting.pop()):
            if name in texts or name == _MAIN:
                continue
            known = schemas.by_name(name)
            if known is not None and known.type == PROTOBUF:
                texts[name] = known.require_text(PROTOBUF)
            elif name in _OF_CONFLUENT:
                texts[name] = _OF_CONFLUENT[name]
            else:
                continue
            size += len(texts[name])
            waiting.append(texts[name])


def _imports(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield the imports of a .proto text: where the name begins and ends, quotes included, and it.

    protoc interprets the texts. An import not found here has no file there.
    """
    if "import" not in text:
        return
    before = ";"  # the last token that counts
    for token in _TOKEN.finditer(text):
        word = token[0]
        if word.startswith(("//", "/*")):
            continue
        if before == "import" and word in _MODIFIERS:
            continue
        if before == "import" and word[0] in "'\"" and len(word) > 1 and word[-1] == word[0]:
            yield *token.span(), word[1:-1]
        is_import = word == "import" and before in _OPENS_STATEMENT
        before = "import" if is_import else word if word in _OPENS_STATEMENT else ""


def _renamed(text: str, files: Mapping[str, str]) -> str:
    """Return a .proto text with its imports replaced by file numbers."""
    parts, end = [], 0
    for start, stop, name in _imports(text):
        parts += [text[end:start], f'"{_find_import(name, files)}"']
        end = stop
    return "".join([*parts, text[end:]])


def _find_import(name: str, files: Mapping[str, str]) -> str:
    """Return the file of an import. Raises SchemaError: there is none."""
    if name in files and name != _MAIN:
        return files[name]
    if not _WELL_KNOWN.fullmatch(name):
        raise SchemaError(f"import {name[:100]!r} is not in the references, nor is it a known file")
    return name


def _from_base64(descriptors: Any, text: str) -> Any | None:
    """Return the descriptor encoded by a base64 text; ``None`` for .proto text."""
    encoded = "".join(text.split())
    if not _BASE64.fullmatch(encoded):
        return None
    try:
        descriptor = descriptors.FileDescriptorProto.FromString(base64.b64decode(encoded))
        check_texts(descriptor)
    except (ValueError, load("google.protobuf.message", "protobuf").DecodeError):
        return None
    return descriptor


def check_texts(message: Any) -> None:
    """Raise a ValueError for text in a message not in UTF-8; the library has it as bytes."""
    for field, value in message.ListFields():
        if is_map(field):
            of_key, of_item = field.message_type.fields
            parts = [(of_key, value.keys()), (of_item, value.values())]
        else:
            parts = [(field, value if field.is_repeated else (value,))]
        for part, values in parts:
            if part.message_type is not None:
                for inner in values:
                    check_texts(inner)
            elif part.type == TYPE_STRING and any(type(text) is bytes for text in values):
                raise ValueError(f"{field.name} is not UTF-8")


def _compiled(descriptors: Any, sources: Mapping[str, str], ready: Any, main: str) -> Any:
    program, well_known = errors.protoc()
    with tempfile.TemporaryDirectory(prefix="kafkafmt-") as made:
        folder = Path(made).absolute()  # TMPDIR may be relative
        for name, text in sources.items():
            path = folder / "in" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8", errors="replace", newline="")
        arguments = [f"-I{folder}/in", f"-I{well_known}", "--include_imports"]
        arguments.append(f"--descriptor_set_out={folder}/out")
        if ready.file:
            (folder / "ready").write_bytes(ready.SerializePartialToString())
            arguments.append(f"--descriptor_set_in={folder}/ready")
        try:
            done = children.run([program, *arguments, main], seconds=_SECONDS)
        except subprocess.TimeoutExpired:
            raise SchemaError(f"protoc did not end within {_SECONDS} seconds") from None
        out = folder / "out"
        if done.returncode or not out.exists():
            said = done.stderr[:_SAID].decode("utf-8", "replace").replace(f"{folder}/in/", "")
            raise SchemaError(f"the schema does not compile: {' '.join(said.split())}")
        return descriptors.FileDescriptorSet.FromString(out.read_bytes())


def _with_well_known(descriptors: Any, given: Mapping[str, Any]) -> Any:
    """Return files in the order of their imports, with the imported well-known types."""
    file_set = descriptors.FileDescriptorSet()
    seen: set[str] = set()
    waiting: list[str | Any] = [*given][::-1]
    while waiting:  # imports may nest thousands of files deep
        next_ = waiting.pop()
        if not isinstance(next_, str):
            file_set.file.append(next_)
        elif next_ not in seen:
            seen.add(next_)
            file = given.get(next_) or _well_known(descriptors, next_)
            if file is not None:
                waiting += [file, *reversed(file.dependency)]
    return file_set


def _well_known(descriptors: Any, name: str) -> Any | None:
    """Return a file of the well-known types from the library's module; `None` for another."""
    if not _WELL_KNOWN.fullmatch(name):
        return None  # the text of another file, or missing: protoc or the pool says so
    module = name.removesuffix(".proto").replace("/", ".")
    try:
        library = load(f"{module}_pb2", "protobuf")
    except ImportError:
        raise SchemaError(f"import {name!r} is not known") from None
    return descriptors.FileDescriptorProto.FromString(library.DESCRIPTOR.serialized_pb)


def _pool(file_set: Any, main_name: str) -> FileDescriptor:
    pool = load("google.protobuf.descriptor_pool", "protobuf").DescriptorPool()
    for file in file_set.file:
        try:
            pool.Add(file)
        except (TypeError, ValueError) as error:
            raise SchemaError(f"the schema does not compile: {error}") from None
    main = next((file for file in file_set.file if file.name == main_name), None)
    if main is None:
        raise SchemaError("the schema has no file of its own")
    return FileDescriptor(pool, main)


SCALAR, ENUM, TIMESTAMP, DURATION, WRAPPER = "scalar", "enum", "timestamp", "duration", "wrapper"

SCALARS: dict[int, tuple[pa.DataType, str]] = {
    1: (pa.float64(), "FIXED64"),
    2: (pa.float32(), "FIXED32"),
    3: (pa.int64(), "VARINT64"),
    4: (pa.uint64(), "VARINT64"),
    5: (pa.int32(), "VARINT32"),
    6: (pa.uint64(), "FIXED64"),
    7: (pa.uint32(), "FIXED32"),
    8: (pa.bool_(), "BOOLEAN"),
    9: (pa.string(), "TEXT"),
    12: (pa.binary(), "BYTES"),
    13: (pa.uint32(), "VARINT32"),
    15: (pa.int32(), "FIXED32"),
    16: (pa.int64(), "FIXED64"),
    17: (pa.int32(), "ZIGZAG32"),
    18: (pa.int64(), "ZIGZAG64"),
}
"""The Arrow type of a FieldDescriptorProto.Type, and its name in the kernel."""
TYPE_STRING, TYPE_GROUP, TYPE_MESSAGE, TYPE_ENUM = 9, 10, 11, 14

_GOOGLE = "google.protobuf."
_AS_JSON = {f"{_GOOGLE}{name}" for name in ("Struct", "Value", "ListValue")}
_WRAPPERS = {
    f"{_GOOGLE}{name}Value"
    for name in ("Double", "Float", "Int64", "UInt64", "Int32", "UInt32", "Bool", "String", "Bytes")
}


def derive_shape(descriptor: Any) -> Shape:
    """Return the tree of a message.

    Raises:
        SchemaError: it would have too many nodes.
    """
    return _message(descriptor, (), NodeCount())


def _message(descriptor: Any, path: tuple[str, ...], count: NodeCount) -> Shape:
    name = descriptor.full_name
    count.add()
    if name in path or name in _AS_JSON or len(path) >= MAX_DEPTH:
        return json_text(descriptor)
    if name == f"{_GOOGLE}Timestamp":
        return Shape(TIMESTAMP, pa.timestamp("ns", "UTC"), descriptor)
    if name == f"{_GOOGLE}Duration":
        return Shape(DURATION, pa.duration("ns"), descriptor)
    fields = list(descriptor.fields)
    members = [_member(field, (*path, name), count) for field in fields]
    if name in _WRAPPERS:
        return Shape(WRAPPER, members[0].arrow, descriptor, children=members)
    return struct_shape([field.name for field in fields], members, descriptor)


def _member(field: Any, path: tuple[str, ...], count: NodeCount) -> Shape:
    count.add()
    if is_map(field):
        key, value = field.message_type.fields
        return map_shape(_single(key, path, count), _single(value, path, count))
    single = _single(field, path, count)
    return list_shape(single) if field.is_repeated else single


def _single(field: Any, path: tuple[str, ...], count: NodeCount) -> Shape:
    if field.type in (TYPE_MESSAGE, TYPE_GROUP):
        return _message(field.message_type, path, count)
    if field.type == TYPE_ENUM:
        return Shape(ENUM, pa.string(), field.enum_type)
    return Shape(SCALAR, SCALARS[field.type][0])


def is_map(field: Any) -> bool:
    """Return whether a field is a map."""
    return bool(
        field.type == TYPE_MESSAGE
        and field.is_repeated
        and field.message_type.GetOptions().map_entry
    )


# FieldDescriptorProto.Type: what a type may be read as.
_INT64, _UINT64, _INT32, _UINT32, _BOOL, _ENUM = 3, 4, 5, 13, 8, 14
_STRING, _BYTES, _SINT32, _SINT64 = 9, 12, 17, 18
_WIDER: dict[int, tuple[int, ...]] = {
    _INT32: (_INT64,),
    _UINT32: (_UINT64, _INT64),
    _BOOL: (_INT32, _INT64, _UINT32, _UINT64),
    _ENUM: (_INT32, _INT64),
    _SINT32: (_SINT64,),
    _STRING: (_BYTES,),
}


def difference(writer: Any, reader: Any, seen: set[tuple[str, str]] | None = None) -> str | None:
    """Why the writer's messages cannot be read as the reader's; ``None`` if they can.

    ``seen`` has the names of the messages that are compared around these.
    """
    seen = set() if seen is None else seen
    pair = (writer.full_name, reader.full_name)
    if pair in seen:
        return None
    seen.add(pair)
    for field in reader.fields:
        written = writer.fields_by_number.get(field.number)
        if written is None:
            continue
        found = _field_difference(written, field, seen)
        if found is not None:
            return f"{field.full_name} {found}"
    return None


def _field_difference(written: Any, field: Any, seen: set[tuple[str, str]]) -> str | None:
    if written.is_repeated and not field.is_repeated:
        return "was written as a list"
    if written.type in (TYPE_MESSAGE, TYPE_GROUP) and written.type == field.type:
        return difference(written.message_type, field.message_type, seen)
    if written.type != field.type and field.type not in _WIDER.get(written.type, ()):
        return f"was written as type {written.type}, expected {field.type}"
    if written.type == field.type == _ENUM:
        known = field.enum_type.values_by_number
        for number, value in written.enum_type.values_by_number.items():
            if number in known and known[number].name != value.name:
                return f"was written with {value.name} for {number}, expected {known[number].name}"
    return None
