"""Host names that the server accepts."""

import pytest

from spyhouse.server.addresses import HostNames


@pytest.mark.parametrize(
    "host",
    ["localhost", "LocalHost:7007", "127.0.0.1:80", "[::1]:7007", "[fe80::1]", "play.example.org:443"],
)
def test_names_and_addresses_of_the_server(host: str) -> None:
    assert HostNames(["play.example.org"]).accepts(host)


@pytest.mark.parametrize(
    "host",
    ["", "::1%.evil.com", "fe80::1%@evil.com", "[fe80::1%eth0]", "[::1", "[:::]", "[127.0.0.1]",
     "127.0.0.1@evil.com", "localhost:", "localhost:abc", "localhost:7007:1", "evil.com",
     "evil.com#localhost", "play.example.org/x", "a" * 300, "local\thost", "localhost "],
)  # fmt: skip
@pytest.mark.parametrize("any_name", [False, True])
def test_invalid_host_name_is_refused(host: str, any_name: bool) -> None:
    allowed = any_name and host == "evil.com"
    assert HostNames(["play.example.org", *["*"] * any_name]).accepts(host) is allowed
