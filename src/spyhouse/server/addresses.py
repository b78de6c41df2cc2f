"""Where a visitor comes from, and by which name they call the house."""

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from spyhouse.kernel import SpyhouseError

_ALWAYS = ("localhost",)
_HOME = 64
"""One household has so many bits of IPv6 to itself: all of it counts as one visitor."""


class Proxies:
    """Those whose word is taken on where a visitor comes from."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [_network(name) for name in named]

    def trusts(self, peer: str) -> bool:
        try:
            return any(ip_address(peer) in network for network in self._networks)
        except ValueError:
            return peer == "local"  # a Unix socket: whoever may open it is this machine's

    def visitor(self, peer: str, forwarded: str) -> str:
        """The last address that no trusted proxy added itself."""
        for address in reversed([peer_named.strip() for peer_named in forwarded.split(",")]):
            if not self.trusts(peer):
                break
            peer = address or peer
        return household(peer)


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """The address as budgets count it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ip_network((found, _HOME), strict=False))
    return address


def is_this_machine(address: str) -> bool:
    return (
        address == "local" or (_is_address(address) and ip_address(address).is_loopback) or address == "::/64"
    )


class Names:
    """The names this house answers to. Another name may be a page elsewhere that had its own name point
    here, to read what a visitor's browser may read (DNS rebinding)."""

    def __init__(self, named: Iterable[str]) -> None:
        self._named = {name.lower() for name in named}
        mine = socket.gethostname().lower()
        self._own = {*_ALWAYS, mine, f"{mine.partition('.')[0]}.local"}

    def knows(self, host: str) -> bool:
        if "*" in self._named:
            return True
        host = host.lower()
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
        return name in self._own or name in self._named or host in self._named or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        raise SpyhouseError(f"A proxy is an address or a network such as 10.0.0.0/8, not {name!r}.") from None
