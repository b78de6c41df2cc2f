"""What is printed on things that views name by their keys, in the reader's language."""

import pytest

from tests.server.house import HouseUp


def test_a_campaign_card_is_read_in_the_language_asked_for(house: HouseUp) -> None:
    """CP-29: side by side, and only those that were asked for."""
    sides = house.http.get("/api/games/spyclub/printed?keys=2018.3A,2018.8A").json()
    assert [(side["card"], side["side"], side["title"]) for side in sides] == [
        (3, "A", "Club rules"),
        (8, "A", "Over the fence"),
    ]
    assert sides[1]["options"]["b"]["label"] == "Nobody"


@pytest.mark.parametrize(
    "address", ["spyclub/printed?keys=2018.999A", "spyclub/printed?keys=12C", "spyfall/printed?keys=1"]
)
def test_what_is_not_printed_is_not_found(house: HouseUp, address: str) -> None:
    assert house.http.get(f"/api/games/{address}").status_code == 404
