"""Who may come in: codes that can't be guessed, addresses of this network, and a limit on attempts."""

import hmac
import ipaddress
import secrets
import socket
from collections.abc import Callable, Iterable

# Without letters and digits that look alike.
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
TYPED = 8  # letters to type, 39 bits: enough, as attempts are limited
ATTEMPTS = 12  # wrong codes from one address
FORGIVEN = 60.0  # seconds after which an address may try again


def new_key() -> str:
    """128 random bits, for an address or a device."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """A code to read from the screen and type."""
    return "".join(secrets.choice(LETTERS) for _ in range(TYPED))


def shown_code(code: str) -> str:
    """The code in two halves."""
    return f"{code[: TYPED // 2]} {code[TYPED // 2 :]}"


def _typed(text: str) -> str:
    """What was typed, without spaces and in one case."""
    return "".join(char for char in text.upper() if char.isalnum())


class Codes:
    """The two ways in: the whole key in the address of the QR code, or the short code."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.key = new_key()
        self.code = new_code()
        self._clock = clock
        self._wrong: dict[str, list[float]] = {}

    def admits(self, given: str, address: str) -> bool:
        """Whether this code lets a phone in. After too many wrong codes, an address has to wait."""
        if not given:  # a page that only asks what it needs
            return False
        now = self._clock()
        wrong = [time for time in self._wrong.get(address, ()) if now - time < FORGIVEN]
        self._wrong[address] = wrong
        if len(wrong) >= ATTEMPTS:
            return False
        if _same(given, self.key) or _same(_typed(given), self.code):
            return True
        wrong.append(now)
        return False


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def local_addresses() -> list[str]:
    """The addresses of this computer on its local network, the one in use first. Nothing is sent."""
    found = [_towards("192.0.2.1"), *_own_names()]
    return list(dict.fromkeys(address for address in found if is_local(address)))


def _towards(target: str) -> str:
    """This computer's address towards another one; connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _own_names() -> Iterable[str]:
    try:
        return [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []


def is_local(address: str) -> bool:
    """Whether this is an address of a local network, and not of this computer alone."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return found.is_private and not (found.is_loopback or found.is_link_local or found.is_unspecified)
