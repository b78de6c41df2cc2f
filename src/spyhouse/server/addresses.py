"""Client addresses behind proxies, and the host names of the server."""

import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from spyhouse.kernel import SpyhouseError

_ALWAYS = ("localhost",)
_HOST = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9_.-]{1,253})(:[0-9]{1,5})?")
"""No user, no IPv6 scope, nothing that URL parsers read differently."""
_HOME = 64
"""A household usually has an IPv6 /64, so it counts as one visitor."""


class TrustedProxies:
    """The proxies whose X-Forwarded-For is trusted."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [_network(name) for name in named]

    def trusts(self, peer: str) -> bool:
        """Return whether a peer is a trusted proxy."""
        address = _parse(peer)
        if address is None:
            return peer == "local"  # a Unix socket: only local processes can open it
        return any(address in network for network in self._networks)

    def client_address(self, peer: str, forwarded: str) -> str:
        """Return the last forwarded address that was not added by a trusted proxy."""
        for address in reversed([peer_named.strip() for peer_named in forwarded.split(",")]):
            if not self.trusts(peer):
                break
            peer = address or peer
        return quota_key(peer)


@lru_cache(maxsize=4096)
def quota_key(address: str) -> str:
    """Return the address as budgets count it: IPv6 by /64."""
    found = _parse(address)
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ip_network((found, _HOME), strict=False))
    return address


def is_loopback(address: str) -> bool:
    """Return whether an address is this machine."""
    found = _parse(address)
    return address in ("local", "::/64") or (found is not None and found.is_loopback)


@lru_cache(maxsize=4096)
def _parse(address: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(address)
    except ValueError:
        return None


class HostNames:
    """The host names that the server answers to (DNS rebinding protection).

    Otherwise a foreign page could point its own name here and read what the visitor's browser may read.
    """

    def __init__(self, named: Iterable[str]) -> None:
        self._named = {name.lower() for name in named}
        mine = socket.gethostname().lower()
        self._own = {*_ALWAYS, mine, f"{mine.partition('.')[0]}.local"}

    def accepts(self, host: str) -> bool:
        """Return whether a Host header is allowed."""
        host = host.lower()
        found = _HOST.fullmatch(host)
        if not found:
            return False
        name = found[1]
        if name.startswith("["):
            return isinstance(_parse(name[1:-1]), IPv6Address)
        if "*" in self._named or name in self._own or name in self._named or host in self._named:
            return True
        return _parse(name) is not None


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        raise SpyhouseError(
            f"invalid proxy {name!r}; expected an address or a network such as 10.0.0.0/8"
        ) from None
