"""``kafkafmt grammar`` prints the bundles for the Web IDE."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import run

WEBIDE = Path(__file__).parents[2] / "kafkafmt" / "generated" / "webide"


def test_the_grammar_of_segments_is_printed() -> None:
    shown = run("grammar")
    assert shown.exit_code == 0
    assert shown.stdout == (WEBIDE / "kafka_log.ksy").read_text("utf-8")


def test_every_grammar_is_listed_and_printed() -> None:
    names = run("grammar", "--list").stdout.split()
    assert names == sorted(path.stem for path in WEBIDE.glob("*.ksy"))
    for name in names:
        assert run("grammar", name).stdout == (WEBIDE / f"{name}.ksy").read_text("utf-8")


@pytest.mark.parametrize(
    "topic",
    [
        *("__consumer_offsets", "__transaction_state", "__share_group_state"),
        *("__remote_log_metadata", "__cluster_metadata"),
    ],
)
def test_a_topic_names_its_grammar(topic: str) -> None:
    assert run("grammar", topic).stdout == run("grammar", f"kafka_{topic[2:]}_log").stdout != ""


def test_a_name_that_is_not_there_is_one_sentence() -> None:
    assert "without a name it is that of any segment" in run("grammar", "orders-0/0.log").stderr
    shown = run("grammar", "kafka_logs")
    assert (shown.exit_code, shown.stdout, shown.stderr.count("\n")) == (2, "", 1)
    assert "did you mean 'kafka_log'?" in shown.stderr
