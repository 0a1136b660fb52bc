"""The keywords of a function, described once in a TypedDict and shown where people look.

Strategy: a public reader is written ``def read(source, **options: Unpack[Options])``, which type
checkers and IDEs read. :func:`described` makes the rest of the same TypedDict: the signature with
names, types and defaults, and the entries of the section "Args". Each key of the TypedDict is
``Annotated[type, Doc("…")]``, with a :class:`Default` where that is not ``None``.

Invariant: an unknown keyword is a :class:`TypeError` that suggests a known one.
"""

from __future__ import annotations

import ast
import functools
import inspect
import textwrap
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeVar, cast, get_args, get_origin, get_type_hints

from kafkafmt.arguments import did_you_mean

Function = TypeVar("Function", bound=Callable[..., Any])

_WIDTH = 96  # of a docstring without its indentation


class Default(NamedTuple):
    """What a keyword is where a caller does not give it."""

    value: object


class _Shown(str):
    """An annotation as its source has it; in a signature it is printed without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def parameters_of(options: type) -> list[inspect.Parameter]:
    """The keys of a TypedDict as keyword parameters, in the order of its classes."""
    hints = get_type_hints(options, include_extras=True)
    return [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=next((each.value for each in _extras(hints[name], Default)), None),
            annotation=_type_text(written, hints[name].__origin__),
        )
        for name, written in options.__annotations__.items()
    ]


def described(options: type, **positional: str) -> Callable[[Function], Function]:
    """Gives a function with ``**options: Unpack[…]`` the signature and the docstring of them.

    ``positional`` are the texts about arguments that are not in the TypedDict.
    """
    keywords = parameters_of(options)
    hints = get_type_hints(options, include_extras=True)
    texts = {name: _extras(hint, _doc())[0].documentation for name, hint in hints.items()}
    known = [each.name for each in keywords]

    def decorate(function: Function) -> Function:
        own = [
            each.replace(annotation=_Shown(each.annotation))
            for each in inspect.signature(function).parameters.values()
            if each.kind is not inspect.Parameter.VAR_KEYWORD
        ]
        allowed = frozenset([*known, *(each.name for each in own)])

        @functools.wraps(function)
        def checked(*given: Any, **options: Any) -> Any:
            if not allowed.issuperset(options):
                name = next(each for each in options if each not in allowed)
                hint = did_you_mean(name, known, otherwise="there are")
                raise TypeError(f"{function.__name__}() has no option {name!r}{hint}")
            return function(*given, **options)

        returned = _Shown(function.__annotations__["return"])
        signature = inspect.Signature([*own, *keywords], return_annotation=returned)
        checked.__signature__ = signature  # type: ignore[attr-defined]
        checked.__doc__ = _with_arguments(function.__doc__ or "", {**positional, **texts})
        return cast("Function", checked)

    return decorate


def _doc() -> type:
    from typing_extensions import Doc

    return Doc


def _extras(hint: Any, kind: type) -> list[Any]:
    return [each for each in getattr(hint, "__metadata__", ()) if isinstance(each, kind)]


def _type_text(annotation: Any, type_: Any) -> _Shown:
    """The type in the source of ``Annotated[type, …]``; the words of a ``Literal`` themselves."""
    if get_origin(type_) is Literal:
        return _Shown(f"Literal[{', '.join(map(repr, get_args(type_)))}]")
    parsed = ast.parse(annotation.__forward_arg__, mode="eval").body
    if not isinstance(parsed, ast.Subscript) or not isinstance(parsed.slice, ast.Tuple):
        raise TypeError(f"{ast.unparse(parsed)} is not Annotated[type, Doc(…)]")
    return _Shown(ast.unparse(parsed.slice.elts[0]))


def _with_arguments(docstring: str, texts: dict[str, str]) -> str:
    """A docstring with entries at the end of its section "Args", which follows the text."""
    entries = "\n".join(_entry(name, text) for name, text in texts.items())
    before, heading, after = inspect.cleandoc(docstring).partition("\n\nReturns:")
    args = "\n" if "\nArgs:\n" in before else "\n\nArgs:\n"
    return f"{before}{args}{entries}{heading}{after}\n"


def _entry(name: str, text: str) -> str:
    line = " ".join(f"{name}: {text}".split())
    filled = textwrap.fill(line, _WIDTH, subsequent_indent="    ", break_on_hyphens=False)
    return textwrap.indent(filled, "    ")
