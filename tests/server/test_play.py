"""Games over real sockets."""

from tests.server.live_server import RunningServer


async def test_two_people_play_a_game_to_its_end(server: RunningServer) -> None:
    table = server.open(pebbles=2)
    _, token = table.join()
    async with server.guest(table.code, table.token) as ida, server.guest(table.code, token) as ben:
        await ida.do("Sit", seat=0)
        await ben.do("Sit", seat=1)
        await ida.do("Start")
        await ida.take(0)
        done = await ben.take(1)
        update = await ida.next("Update")
        while update["seq"] < done["seq"]:
            update = await ida.next("Update")
        assert update["game"]["outcome"]["how"] == "score"
        assert update["table"]["phase"] == "over"
        assert update["table"]["secret"]
        key = update["table"]["key"]
    assert server.http.get(f"/api/tables/{table.code}").json()["phase"] == "over"
    assert server.http.get(f"/api/tables/{table.code}/export?key={key}").status_code == 200
