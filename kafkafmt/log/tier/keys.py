"""The key of a segment, decrypted with the private key of a pair: RSA-OAEP with SHA3-512.

Strategy: ``cryptography`` parses the private key. It refuses SHA3 in OAEP, so RSA and its padding
(RFC 8017, 7.1.2) are computed here: for each segment once, a few milliseconds.

Invariant: what fails without a private key, or with another one, is a
:class:`~kafkafmt.storage.errors.PrivateKeyError` that shows no byte of a key.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from kafkafmt._base.wording import counted
from kafkafmt.storage.access import PrivateKeys
from kafkafmt.storage.errors import DriverMissingError, PrivateKeyError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateNumbers

    from kafkafmt.log.tier.manifest import DataKey

KEY_BYTES = 32
"""The bytes of the AES key of a segment."""
_HASH_BYTES = 64  # of SHA3-512
_MAX_BITS = 16384  # computing with a larger key takes seconds


class KeyNeededError(Exception):
    """The data keys of a pair cannot be decrypted.

    Attributes:
        reason: ends a sentence about the segments; empty if no private key was given.
    """

    def __init__(self, pair: str, reason: str = "") -> None:
        self.pair = pair
        self.reason = reason

    def error(self, path: str, segments: int = 1) -> PrivateKeyError:
        """Return the error for so many segments at a path."""
        return PrivateKeyError(self.message(segments), path)

    def message(self, segments: int) -> str:
        """Return the name of the needed key, and the number of segments."""
        return f"needs the private key {self.pair} ({counted(segments, 'segment')}){self.reason}"


def decrypted(wanted: DataKey, keys: PrivateKeys) -> bytes:
    """Return the AES key of a segment.

    Raises:
        KeyNeededError: the private key was not given, cannot be used, or is another one.
        DriverMissingError: ``cryptography`` is not installed.
        OSError: the file of the private key cannot be read.
    """
    if wanted.pair not in keys:
        raise KeyNeededError(wanted.pair)
    try:
        key = _decrypted(keys.pem(wanted.pair), wanted.encrypted)
    except _UnusableError as error:
        raise KeyNeededError(wanted.pair, f": the one given {error}") from None
    if key is None or len(key) != KEY_BYTES:
        why = "it is another one, or that key is damaged"
        reason = f": the one given does not decrypt the segment's key: {why}"
        raise KeyNeededError(wanted.pair, reason)
    return key


class _UnusableError(Exception):
    """An unusable private key; the text gives the reason."""


@lru_cache(maxsize=16)
def _private_numbers(pem: bytes) -> RSAPrivateNumbers:
    """Return the numbers of an RSA key; raises _UnusableError for anything else."""
    try:
        from cryptography.exceptions import UnsupportedAlgorithm
        from cryptography.hazmat.primitives.asymmetric import rsa
        from cryptography.hazmat.primitives.serialization import load_pem_private_key
    except ImportError as error:
        raise DriverMissingError(
            "encrypted segments need cryptography: pip install 'cryptography>=42'"
        ) from error
    try:
        key = load_pem_private_key(pem, None)
    except TypeError:
        raise _UnusableError("has a password: give it without one") from None
    except (ValueError, UnsupportedAlgorithm):
        raise _UnusableError("is not a private key in PEM") from None
    if not isinstance(key, rsa.RSAPrivateKey):
        raise _UnusableError(f"is not an RSA key, but {type(key).__name__.strip('_')}")
    if key.key_size > _MAX_BITS:
        raise _UnusableError(f"has {key.key_size} bits, expected {_MAX_BITS} at most")
    return key.private_numbers()


@lru_cache(maxsize=4096)
def _decrypted(pem: bytes, encrypted: bytes) -> bytes | None:
    """Return the data key of a segment, for each listing and each open of log or index."""
    return _unpadded(_private_numbers(pem), encrypted)


def _unpadded(numbers: RSAPrivateNumbers, encrypted: bytes) -> bytes | None:
    """Return the message of bytes encrypted with OAEP; ``None`` without such padding.

    It may take another time for each message: there is nobody here who could measure that.
    """
    modulus = numbers.public_numbers.n
    size = (modulus.bit_length() + 7) // 8
    number = int.from_bytes(encrypted, "big")
    if len(encrypted) != size or number >= modulus or size < 2 * _HASH_BYTES + 2:
        return None
    first = pow(number, numbers.dmp1, numbers.p)
    second = pow(number, numbers.dmq1, numbers.q)
    plain = second + (numbers.iqmp * (first - second) % numbers.p) * numbers.q
    data = plain.to_bytes(size, "big")
    seed = _masked(data[1 : 1 + _HASH_BYTES], data[1 + _HASH_BYTES :])
    block = _masked(data[1 + _HASH_BYTES :], seed)
    from hashlib import sha3_512  # only encrypted tiers need it

    label, rest = block[:_HASH_BYTES], block[_HASH_BYTES:].lstrip(b"\0")
    if data[0] or label != sha3_512().digest() or rest[:1] != b"\x01":
        return None
    return rest[1:]


def _masked(data: bytes, seed: bytes) -> bytes:
    """Return the data XOR its mask by the seed (MGF1)."""
    from hashlib import sha3_512

    mask = b"".join(
        sha3_512(seed + number.to_bytes(4, "big")).digest()
        for number in range(-(-len(data) // _HASH_BYTES))
    )[: len(data)]
    return (int.from_bytes(data, "big") ^ int.from_bytes(mask, "big")).to_bytes(len(data), "big")
