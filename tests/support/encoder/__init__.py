"""Write Kafka log entries of every magic, valid and hostile, from the specification alone.

Nothing here imports kafkafmt, so that the package is tested with bytes that it did not make itself.
Every function returns ``bytes``; every field can be overridden with a raw value.
"""

from tests.support.encoder.changed import damaged, flip, moved
from tests.support.encoder.checkpoint import checkpoint_text
from tests.support.encoder.control import control_key, control_value
from tests.support.encoder.framings import FRAMINGS, Framing
from tests.support.encoder.message_set import fix_message, message, wrapper
from tests.support.encoder.message_set_0_7 import message_0_7, wrapper_0_7
from tests.support.encoder.record_batch import Rec, fix_batch, record, record_batch
from tests.support.encoder.varint import overlong, unsigned_varint, varint, varlong

__all__ = [
    "FRAMINGS",
    "Framing",
    "Rec",
    "checkpoint_text",
    "control_key",
    "control_value",
    "damaged",
    "fix_batch",
    "fix_message",
    "flip",
    "message",
    "message_0_7",
    "moved",
    "overlong",
    "record",
    "record_batch",
    "unsigned_varint",
    "varint",
    "varlong",
    "wrapper",
    "wrapper_0_7",
]
