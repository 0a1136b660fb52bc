"""The grammars of Kafka 0.7: a file as a whole, and one message."""

import pytest
from kaitaistruct import KaitaiStructError

from kafkafmt.generated import KafkaMessage07, KafkaMessageSet07
from tests.support.encoder import message_0_7, wrapper_0_7


def test_a_whole_file() -> None:
    inner = [message_0_7(b"a"), message_0_7(b"b")]
    messages = [message_0_7(b"first", magic=0), wrapper_0_7(inner), message_0_7(b"")]
    log = KafkaMessageSet07.from_bytes(b"".join(messages) + b"\0\0\0\x0b\1")
    assert [each.raw for each in log.entries] == messages
    assert log.tail == b"\0\0\0\x0b\1"
    places = [0, len(messages[0]), len(messages[0] + messages[1])]
    assert [each.ofs_entry for each in log.entries] == places
    first, wrapper, empty = (each.message for each in log.entries)
    assert (first.magic, first.attributes, first.payload) == (0, None, b"first")
    assert wrapper.attributes.compression.name == "gzip"
    assert (empty.magic, empty.crc, empty.payload) == (1, 0, b"")


def test_what_is_inside_is_a_message_set_too() -> None:
    found = KafkaMessageSet07.from_bytes(b"".join([message_0_7(b"a"), message_0_7(b"b")]))
    assert [each.message.payload for each in found.entries] == [b"a", b"b"]
    assert found.tail == b""


@pytest.mark.parametrize("tail", [b"", b"\0", bytes(8), bytes(100), b"\0\0\0\4" + bytes(9)])
def test_where_no_message_is_whole_there_is_only_a_tail(tail: bytes) -> None:
    alone = KafkaMessageSet07.from_bytes(tail)
    assert (alone.entries, alone.tail) == ((), tail)
    behind = KafkaMessageSet07.from_bytes(message_0_7(b"x") + tail)
    assert ([each.message.payload for each in behind.entries], behind.tail) == ([b"x"], tail)


def test_a_damaged_message_spoils_no_other() -> None:
    odd = [message_0_7(b"odd", magic=2), message_0_7(b"", size=5)[:9], message_0_7(b"", magic=-1)]
    log = KafkaMessageSet07.from_bytes(b"".join([*odd, message_0_7(b"next")]))
    assert [each.magic for each in log.entries] == [2, 1, -1, 1]
    assert [each.message is None for each in log.entries] == [True, True, True, False]
    assert log.entries[3].message.payload == b"next"


@pytest.mark.parametrize(
    "data", [message_0_7(b"", size=4), message_0_7(b"x", magic=2), message_0_7(b"")[:-1], b""]
)
def test_a_malformed_message_is_an_error(data: bytes) -> None:
    with pytest.raises(KaitaiStructError):
        KafkaMessage07.from_bytes(data)
