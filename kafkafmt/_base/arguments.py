"""Checks of the arguments that a caller passes, with an error that says what to write instead.

Strategy: a value of the wrong type is a :class:`TypeError`, an unknown word is a
:class:`ValueError`. The message names the argument, what is expected and what was found, and
suggests the nearest known word.

Invariant: a value is shown only if it is short and cannot be a secret; otherwise its type is.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping
from typing import Any


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is most similar, in any case of letters; ``None`` if none is."""
    import difflib  # a mistake may wait for it

    names = {name.lower(): name for name in known}
    near = difflib.get_close_matches(word.lower(), names, n=1, cutoff=0.6)
    return names[near[0]] if near else None


def did_you_mean(word: str, known: Iterable[str], *, otherwise: str = "choose from") -> str:
    """``; did you mean 'x'?`` for the nearest known word, or all of them if none is near."""
    names = list(known)
    near = nearest(word, names)
    return f"; {otherwise} {', '.join(names)}" if near is None else f"; did you mean {near!r}?"


def kind_of(value: object) -> str:
    """A value for a message: ``None``, or its type and, if that is short, the value itself."""
    if value is None:
        return "None"
    shown = f" {value!r}" if isinstance(value, (bool, float, int, str)) else ""
    return f"{type(value).__name__}{shown if len(shown) < 40 else ''}"


def expect_one_of(name: str, value: object, known: tuple[str, ...]) -> None:
    """Check that the argument is one of the known words.

    Raises:
        TypeError: it is not a text.
        ValueError: it is another text.
    """
    words = f"{', '.join(known[:-1])} or {known[-1]}"
    if not isinstance(value, str):
        raise TypeError(f"{name} is {words}, not {kind_of(value)}")
    if value not in known:
        near = nearest(value, known)
        hint = "" if near is None else f"; did you mean {near!r}?"
        raise ValueError(f"{name} is {words}, not {value!r}{hint}")


def expect_flag(name: str, value: object) -> None:
    """Raise :class:`TypeError` unless the argument is a bool."""
    if not isinstance(value, bool):
        raise TypeError(f"{name} is True or False, found {kind_of(value)}")


def expect_integer(name: str, value: Any, *, unit: str = "", positive: bool = False) -> None:
    """Check that the argument is a whole number.

    Raises:
        TypeError: it is none.
        ValueError: it must be positive, and is not.
    """
    try:
        if isinstance(value, bool):
            raise TypeError
        number = operator.index(value)
    except TypeError:
        what = f"{name} is a whole number{unit}"
        raise TypeError(f"{what}, found {kind_of(value)}") from None
    if positive and number < 1:
        raise ValueError(f"{name} is one or more, not {number}")


def expect_mapping(name: str, value: object) -> None:
    """Raise :class:`TypeError` unless the argument is a mapping or ``None``; shows no value."""
    if value is not None and not isinstance(value, Mapping):
        raise TypeError(
            f"{name} is a dict of names and values or None, found {type(value).__name__}"
        )
