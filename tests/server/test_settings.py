"""Server settings: command line, environment and file."""

from pathlib import Path

import pytest

from spyhouse import cli
from spyhouse.kernel import SpyhouseError
from spyhouse.server.settings import Settings, list_settings, read_settings

PAGE = Path(__file__).parents[2] / "docs" / "settings.md"


def test_settings_come_from_the_environment() -> None:
    said = {
        "SPYHOUSE_PORT": "80",
        "SPYHOUSE_MESSAGES_PER_S": "2.5",
        "SPYHOUSE_PROXIES": "10.0.0.0/8, 192.0.2.1",
        "SPYHOUSE_HOSTS": "play.example.org",
        "SPYHOUSE_REDIS": "",  # an empty variable says nothing
        "HOME": "/root",
    }
    assert read_settings(said) == Settings(
        port=80, messages_per_s=2.5, proxies=("10.0.0.0/8", "192.0.2.1"), hosts=("play.example.org",)
    )


def test_settings_order_is_arguments_environment_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nidle_s = 2\nbot_pace = 3\nhosts = ["a.example", "b.example"]\n')
    said = {"SPYHOUSE_SETTINGS": str(file), "SPYHOUSE_IDLE_S": "20", "SPYHOUSE_BOT_PACE": "30"}
    assert read_settings(said, {"bot_pace": 300}) == Settings(
        port=1, idle_s=20, bot_pace=300, hosts=("a.example", "b.example")
    )


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"SPYHOUSE_PORT": "eighty"}, "SPYHOUSE_PORT can\u2019t be “eighty”: this should be a whole number."),
        ({"SPYHOUSE_PORT": "70000"}, "SPYHOUSE_PORT can\u2019t be “70000”: it must be at most 65,535."),
        ({"SPYHOUSE_PROXIES": "*"}, "SPYHOUSE_PROXIES: invalid proxy '*'; expected an address"),
        ({"SPYHOUSE_ORIGINS": "example.org"}, "SPYHOUSE_ORIGINS: expected an address such as https://"),
        ({"SPYHOUSE_WORDS_URL": "here"}, "SPYHOUSE_WORDS_URL: expected an address such as https://"),
        ({"SPYHOUSE_HOSTS": "https://example.org"}, "SPYHOUSE_HOSTS: expected a name such as play."),
        ({"SPYHOUSE_BOX": "/nowhere"}, "SPYHOUSE_BOX: there is no folder /nowhere."),
        ({"SPYHOUSE_IDLE_S": "-1"}, "SPYHOUSE_IDLE_S can\u2019t be “-1”: it must be at least 0.01."),
        (
            {"SPYHOUSE_TABELS_PER_HOUR": "1"},
            "There is no setting SPYHOUSE_TABELS_PER_HOUR. Did you mean SPYHOUSE_TABLES_PER_HOUR?",
        ),
        ({"SPYHOUSE_SETTINGS": "nowhere.toml"}, "Cannot read the settings in nowhere.toml: No such file"),
    ],
)
def test_invalid_setting_is_named(said: dict[str, str], sentence: str) -> None:
    with pytest.raises(SpyhouseError) as refused:
        read_settings(said)
    assert str(refused.value).startswith(sentence)


def test_invalid_settings_file_is_named_with_its_key(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    for text, sentence in {
        "prot = 1": f"There is no setting {file}: prot. Did you mean port?",
        'port = "x"': f"{file}: port can\u2019t be “x”: this should be a whole number.",
        "port": f"{file}: ",
    }.items():
        file.write_text(text)
        with pytest.raises(SpyhouseError) as refused:
            read_settings({}, file=file)
        assert str(refused.value).startswith(sentence)


def test_settings_page_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["serve", "--list-settings", "markdown"])
    assert PAGE.read_text() == capsys.readouterr().out
    assert all(f"| `{variable}` |" in PAGE.read_text() for variable, _, _ in list_settings())
