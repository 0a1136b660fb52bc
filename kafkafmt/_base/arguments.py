"""The arguments of public functions: their checks, and their description in one TypedDict.

Strategy: a public reader is written ``def read(source, **options: Unpack[Options])``, which type
checkers and IDEs read. :func:`documented_by` makes the signature and the section "Args" of the same
TypedDict, whose keys are ``Annotated[type, Doc("…")]``, with a :class:`Default` if not ``None``.
A value of the wrong type is a :class:`TypeError`, an unknown word a :class:`ValueError`.

Invariant: an error names the argument, what is expected and what was found, and suggests the
nearest known word. A value is shown only if it is short and cannot be a secret.
"""

from __future__ import annotations

import ast
import functools
import inspect
import operator
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple, TypeVar, cast, get_args, get_origin, get_type_hints


def is_refusal(error: BaseException) -> bool:
    """Return whether an error may refuse an argument: no other kind of ValueError does.

    An error of text, of JSON or of Arrow is a ValueError, too, and one that nobody expected.
    """
    if not isinstance(error, ValueError):
        return True
    kind = type(error)
    return kind is ValueError or kind.__module__.partition(".")[0] == "kafkafmt"


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the most similar known word, ignoring case; ``None`` if none is similar."""
    import difflib  # a mistake may wait for it

    names = {name.lower(): name for name in known}
    near = difflib.get_close_matches(word.lower(), names, n=1, cutoff=0.6)
    return names[near[0]] if near else None


def did_you_mean(word: str, known: Iterable[str], *, otherwise: str = "choose from") -> str:
    """Return ``; did you mean 'x'?`` for the nearest known word, or all words if none is near."""
    names = list(known)
    near = nearest(word, names)
    return f"; {otherwise} {', '.join(names)}" if near is None else f"; did you mean {near!r}?"


def describe_value(value: object) -> str:
    """Describe a value for a message: ``None``, or its type and, if it is short, the value."""
    if value is None:
        return "None"
    shown = f" {value!r}" if isinstance(value, (bool, float, int, str)) else ""
    return f"{type(value).__name__}{shown if len(shown) < 40 else ''}"


def expect_word(name: str, value: object, known: tuple[str, ...]) -> None:
    """Require one of the known words as the argument.

    Raises:
        TypeError: it is not text.
        ValueError: it is another word.
    """
    words = f"{', '.join(known[:-1])} or {known[-1]}"
    if not isinstance(value, str):
        raise TypeError(f"{name} is {words}, not {describe_value(value)}")
    if value not in known:
        near = nearest(value, known)
        hint = "" if near is None else f"; did you mean {near!r}?"
        raise ValueError(f"{name} is {words}, not {value!r}{hint}")


def expect_flag(name: str, value: object) -> None:
    """Raise :class:`TypeError` unless the argument is a bool."""
    if not isinstance(value, bool):
        raise TypeError(f"{name} is True or False, found {describe_value(value)}")


def expect_integer(name: str, value: Any, *, unit: str = "", positive: bool = False) -> None:
    """Require a whole number as the argument.

    Raises:
        TypeError: it is anything else.
        ValueError: it must be positive, and is not.
    """
    try:
        if isinstance(value, bool):
            raise TypeError
        number = operator.index(value)
    except TypeError:
        what = f"{name} is a whole number{unit}"
        raise TypeError(f"{what}, found {describe_value(value)}") from None
    if positive and number < 1:
        raise ValueError(f"{name} is one or more, not {number}")


def expect_mapping(name: str, value: object) -> None:
    """Raise :class:`TypeError` unless the argument is a mapping or ``None``; shows no value."""
    if value is not None and not isinstance(value, Mapping):
        raise TypeError(
            f"{name} is a dict of names and values or None, found {type(value).__name__}"
        )


Function = TypeVar("Function", bound=Callable[..., Any])

_WIDTH = 96  # of a docstring without its indentation
_SECTION = re.compile(r"\n\n(?=(?:Returns|Raises|Yields):\n)")
_ENTRY = re.compile(r"\n(?=    \w)")
_ROLE = re.compile(r":[a-z]+:`~?")
"""What editors make links of; ``help()`` would show it as it is."""


class Default(NamedTuple):
    """The default value of a keyword argument."""

    value: object


class _Unquoted(str):
    """An annotation as its source has it; in a signature it is printed without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def keyword_parameters(options: type) -> list[inspect.Parameter]:
    """Return the keys of a TypedDict as keyword parameters, in the order of its classes."""
    hints = get_type_hints(options, include_extras=True)
    return [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=next((extra.value for extra in _extras(hints[name], Default)), None),
            annotation=_type_text(written, hints[name].__origin__),
        )
        for name, written in options.__annotations__.items()
    ]


def key_descriptions(options: type) -> dict[str, str]:
    """Return the description of each key of a TypedDict."""
    from typing_extensions import Doc

    hints = get_type_hints(options, include_extras=True)
    return {name: _extras(hint, Doc)[0].documentation for name, hint in hints.items()}


def documented_by(
    options: type, raises: Mapping[str, str] | None = None, **positional: str
) -> Callable[[Function], Function]:
    """Give a function with ``**options: Unpack[…]`` the signature and the docstring of them.

    ``positional`` are the texts about arguments that are not in the TypedDict. ``raises`` has the
    errors of several functions, by name, for the section "Raises"; what the docstring itself says
    of an error counts.
    """
    keywords, texts = keyword_parameters(options), {**positional, **key_descriptions(options)}
    known = [keyword.name for keyword in keywords]

    def decorate(function: Function) -> Function:
        own = [
            parameter.replace(annotation=_Unquoted(parameter.annotation))
            for parameter in inspect.signature(function).parameters.values()
            if parameter.kind is not inspect.Parameter.VAR_KEYWORD
        ]
        allowed = frozenset([*known, *(keyword.name for keyword in own)])

        @functools.wraps(function)
        def checked(*given: Any, **options: Any) -> Any:
            if not allowed.issuperset(options):
                name = next(option for option in options if option not in allowed)
                hint = did_you_mean(name, known, otherwise="there are")
                raise TypeError(f"{function.__name__}() has no option {name!r}{hint}")
            return function(*given, **options)

        returned = _Unquoted(function.__annotations__["return"])
        signature = inspect.Signature([*own, *keywords], return_annotation=returned)
        checked.__signature__ = signature  # type: ignore[attr-defined]
        text = inspect.cleandoc(function.__doc__ or "")
        text = _with_section(text, "Args", texts, signature.parameters)
        text = _with_section(text, "Raises", raises or {})
        checked.__doc__ = _ROLE.sub("`", text) + "\n"
        return cast("Function", checked)

    return decorate


def _extras(hint: Any, kind: type) -> list[Any]:
    return [extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, kind)]


def _type_text(annotation: Any, type_: Any) -> _Unquoted:
    """Return the type in the source of ``Annotated[type, …]``, or the words of a ``Literal``."""
    if get_origin(type_) is Literal:
        return _Unquoted(f"Literal[{', '.join(map(repr, get_args(type_)))}]")
    parsed = ast.parse(annotation.__forward_arg__, mode="eval").body
    if not isinstance(parsed, ast.Subscript) or not isinstance(parsed.slice, ast.Tuple):
        raise TypeError(f"{ast.unparse(parsed)} is not Annotated[type, Doc(…)]")
    return _Unquoted(ast.unparse(parsed.slice.elts[0]))


def _with_section(
    text: str, title: str, texts: Mapping[str, str], order: Iterable[str] = ()
) -> str:
    """Return a docstring with entries in a section, in an order, or as they come."""
    entries = {name: _entry(name, words) for name, words in texts.items()}
    before, heading, after = text.partition(f"\n\n{title}:\n")
    if heading:
        own, _, after = after.partition("\n\n")
        for entry in _ENTRY.split(own):
            entries[entry.partition(":")[0].strip()] = entry
    elif title == "Args" and (section := _SECTION.search(text)):
        before, after = text[: section.start()], text[section.end() :]
    if not entries:
        return text
    listed = "\n".join(entries[name] for name in order or entries if name in entries)
    return f"{before}\n\n{title}:\n{listed}" + (f"\n\n{after}" if after else "")


def _entry(name: str, text: str) -> str:
    import textwrap  # which only a docstring that is read needs

    line = " ".join(f"{name}: {text}".split())
    filled = textwrap.fill(line, _WIDTH, subsequent_indent="    ", break_on_hyphens=False)
    return textwrap.indent(filled, "    ")
