"""An extension of griffe: on the site, readers have the signature and docstring made for them.

The decorators of :mod:`kafkafmt._base.arguments` make both at run time; the source, read for the
site, does not have them.
"""

from __future__ import annotations

import importlib
import inspect
from typing import Any

import griffe


class MadeDocstrings(griffe.Extension):
    """Takes signature and docstring of decorated functions from the function itself."""

    def on_function(self, *, func: griffe.Function, **_: Any) -> None:
        """Replace the signature and docstring found in the source."""
        if not any(str(each.value).startswith("documented_by(") for each in func.decorators):
            return
        made = getattr(importlib.import_module(func.module.path), func.name)
        func.docstring = griffe.Docstring(inspect.getdoc(made) or "", parent=func)
        func.parameters = griffe.Parameters(
            *(
                griffe.Parameter(
                    each.name,
                    annotation=str(each.annotation),
                    kind=griffe.ParameterKind(each.kind.description),
                    default=None if each.default is each.empty else repr(each.default),
                )
                for each in inspect.signature(made).parameters.values()
            )
        )
