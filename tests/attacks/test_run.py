"""The runs of `python -m tests.run`: each has options, and says its own name."""

from __future__ import annotations

import importlib

import pytest

from tests.run import RUNS, parser_of


@pytest.mark.parametrize("name", sorted(set(RUNS) - {"guided"}))  # which needs atheris
def test_each_run_has_options_that_can_be_left_out_or_given(name: str) -> None:
    module = importlib.import_module(f"tests.attacks.{RUNS[name]}")
    parser = parser_of(name, module.__doc__, module.OPTIONS)
    left_out = vars(parser.parse_args([]))
    assert [each.replace("_", "-") for each in left_out] == list(module.OPTIONS)
    for option, (value, _) in module.OPTIONS.items():
        default = left_out[option.replace("-", "_")]
        if isinstance(value, tuple):
            for each in filter(None, value):
                assert vars(parser.parse_args([f"--{option}", each]))[option] == each
            with pytest.raises(SystemExit) as ended:
                parser.parse_args([f"--{option}", "nothing like this"])
            assert ended.value.code == 2
        elif isinstance(value, type):
            assert default is None
        else:
            assert default == value
