"""Options about keys and values: how they are written, and where their schemas are.

Invariant: an option that does not go with the others is refused, never passed over.
"""

from __future__ import annotations

from collections.abc import Mapping

from kafkafmt._base import texts
from kafkafmt.lake.plan.log_read import ValueOptions
from kafkafmt.spark.option_values import value_of
from kafkafmt.values.column import FORMATS, ValueFormat
from kafkafmt.values.records import ON_ERROR, RAISE
from kafkafmt.values.schemas import LATEST

KEY, VALUE, SCHEMAS, ON_VALUE_ERROR = "keyFormat", "valueFormat", "schemas", "onValueError"
_OF_VALUES = ("valueSubject", "valueSchemaVersion", "valueMessage")
_OF_BOTH = (SCHEMAS, "valueFrame", "schemaContext", ON_VALUE_ERROR)

NAMES = (KEY, VALUE, *_OF_VALUES, *_OF_BOTH)
"""The options, as they are written here."""


def parse(given: Mapping[str, str]) -> ValueOptions | None:
    """Reads the options by their names; `None` where nothing is to be decoded.

    Raises ValueError for an unknown value, and for options that do not go together.
    """
    for names, needed in ((_OF_VALUES, (VALUE,)), (_OF_BOTH, (KEY, VALUE))):
        for name in names:
            if name in given and not any(option in given for option in needed):
                raise ValueError(f"option {name!r} goes with {' or '.join(map(repr, needed))}")
    if KEY not in given and VALUE not in given:
        return None
    common = {
        "frame": given.get("valueFrame", ValueFormat.frame),
        "context": given.get("schemaContext", ValueFormat.context),
    }
    on_error = given.get(ON_VALUE_ERROR, RAISE)
    if on_error not in ON_ERROR:
        raise ValueError(f"option {ON_VALUE_ERROR!r} is {', '.join(ON_ERROR)}, not {on_error!r}")
    return ValueOptions(
        key=ValueFormat(_format(given, KEY), **common) if KEY in given else None,
        value=ValueFormat(
            _format(given, VALUE),
            given.get("valueSubject"),
            value_of(given, "valueSchemaVersion", texts.version, LATEST),
            given.get("valueMessage"),
            **common,
        )
        if VALUE in given
        else None,
        schemas=given.get(SCHEMAS),
        on_error=on_error,
    )


def _format(given: Mapping[str, str], name: str) -> str:
    if given[name] not in FORMATS:
        raise ValueError(f"option {name!r} is {', '.join(FORMATS)}, not {given[name]!r}")
    return given[name]
