"""Seeds that reveal nothing about each other: a bot that knows its own can't work out any other."""

import hashlib
import secrets
from functools import lru_cache

BITS = 64


def derived(seed: int, *purpose: object) -> int:
    """A seed for one of many purposes, derived from a common one. As large as a record can hold, signed."""
    text = "/".join(map(str, purpose)).encode()
    digest = hashlib.blake2b(text, digest_size=BITS // 8, key=_key(seed)).digest()
    return int.from_bytes(digest, "big", signed=True)


@lru_cache(16)
def _key(seed: int) -> bytes:
    return hashlib.sha256(str(seed).encode()).digest()


def any_seed() -> int:
    """One that nobody can guess."""
    return int.from_bytes(secrets.token_bytes(BITS // 8), "big", signed=True)
