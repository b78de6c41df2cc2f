"""Finished games to look at again, over HTTP."""

from tests.server.house import HouseUp

JSON = {"Content-Type": "application/json"}


async def finished(house: HouseUp) -> tuple[str, str]:
    """The table's code, and the key to its game."""
    table = house.open(pebbles=2)
    async with house.guest(table.code, table.token) as ida:
        for seat in (0, 1):
            await ida.do("Sit", seat=seat)
        await ida.do("Start")
        for seat in (0, 1):
            await ida.take(seat)
    async with house.guest(table.code, table.token) as ida:
        return table.code, ida.welcome["table"]["key"]


async def test_a_finished_game_is_for_everyone_who_has_the_link(house: HouseUp) -> None:
    code, key = await finished(house)
    for eyes, words in (("", [""] * 3), ("&seat=1", None)):
        answer = house.http.get(f"/api/tables/{code.lower()}/games/1/replay?key={key}{eyes}")
        assert answer.status_code == 200
        assert answer.headers["Content-Encoding"] == "gzip"
        replay = answer.json()
        assert [frame["view"]["pebbles"] for frame in replay["frames"]] == [2, 1, 0]
        assert [frame["view"]["word"] for frame in replay["frames"]] == (
            words or [replay["frames"][0]["view"]["word"]] * 3
        )
        assert replay.get("seat") == (None if words else 1)
    assert replay["frames"][0]["view"]["word"], "her own word"


async def test_and_for_nobody_who_only_guessed_the_code(house: HouseUp) -> None:
    code, key = await finished(house)
    wrong = key[::-1]
    for path in ("export", "export?number=1", f"export?key={wrong}", "games/1/replay",
                 "games/1/replay?seat=0", f"games/1/replay?key={wrong}"):  # fmt: skip
        answer = house.http.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, "Ask one of them" in answer.json()["detail"]) == (403, True), path


async def test_a_running_game_is_not(house: HouseUp) -> None:
    table = house.open()
    async with house.guest(table.code, table.token) as ida:
        for seat in (0, 1):
            await ida.do("Sit", seat=seat)
        for number in (0, 1, 2):
            assert house.http.get(f"/api/tables/{table.code}/games/{number}/replay").status_code == 400
        await ida.do("Start")
        answer = house.http.get(f"/api/tables/{table.code}/games/1/replay")
        assert answer.status_code == 400
        assert "still running" in answer.json()["detail"]
    assert house.http.get("/api/tables/BADO/games/1/replay").status_code == 404


async def test_an_exported_file_shows_the_same(house: HouseUp) -> None:
    code, key = await finished(house)
    file = house.http.get(f"/api/tables/{code}/export?key={key}").content
    by_link = house.http.get(f"/api/tables/{code}/games/1/replay?seat=0&key={key}").json()
    assert house.http.post("/api/replay?seat=0", content=file, headers=JSON).json() == by_link
    answer = house.http.post("/api/replay", content=b"[]", headers=JSON)
    assert (answer.status_code, "not a game" in answer.json()["detail"]) == (400, True)
