"""Settings of language models as data: one TOML file, repeated in every row.

    [[model]]
    name = "small"
    url = "http://localhost:11434/v1"
    model = "llama3"
    temperature = 0.7
    max_tokens = 2000

    [[model]]
    name = "thinker"
    url = "https://models.example.org/v1"
    model = "thinker-1"
    key = "$THINKER_KEY"
    timeout = 300
    body = { reasoning_effort = "low" }

Secrets stay out of the file and out of the rows: `key` and the values of `headers` name environment
variables with a leading `$`.
"""

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec

from spyhouse.kernel import BadData
from spyhouse.research.prompts import PROMPT_VERSION

Positive = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]
Price = Annotated[float, msgspec.Meta(ge=0)]


class ModelSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings that determine how one model plays."""

    name: str
    """Name in tables and rows."""
    url: str
    """Base address of the chat protocol, up to and including `/v1`."""
    model: str = "default"
    key: str = ""
    """`$NAME` of the environment variable that holds the key."""
    temperature: float | None = None
    """Sampling temperature; not sent if None, like seed and max_tokens."""
    seed: int | None = None
    max_tokens: Positive | None = 4096
    """Maximum number of tokens of one answer, reasoning included."""
    timeout: Seconds = 120.0
    """Seconds per move, including retries and the second request after an unreadable answer."""
    retries: Annotated[int, msgspec.Meta(ge=0)] = 2
    """Retries after a failed request: no connection, a timeout, or status 408, 409, 429 or 5xx."""
    concurrency: Positive = 4
    """Maximum number of concurrent requests."""
    prompt: int = PROMPT_VERSION
    """Version of the prompts. A file for another version is refused."""
    headers: dict[str, str] = {}
    """Additional request headers; a value may be `$NAME` of an environment variable."""
    body: dict[str, Any] = {}
    """Additional fields of the request, such as `reasoning_effort`."""
    prices: tuple[Price, Price] = (0.0, 0.0)
    """Price of a million tokens, input and output."""
    fallback: str = ""
    """Level of the bot that moves if the model does not; by default the game's first level."""

    def as_json(self) -> str:
        """Return the settings as JSON, without secrets."""
        return msgspec.json.encode(self, order="deterministic").decode()


class _File(msgspec.Struct, forbid_unknown_fields=True):
    model: list[ModelSettings]


def read_models(path: Path) -> list[ModelSettings]:
    """Read a file of model settings. Raises `BadData` with the file and the key."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), _File).model
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadData(f"{path.name}: {error}.") from None
    for one in found:
        wrong = _fault(one)
        if wrong:
            raise BadData(f"{path.name}: model {one.name!r}: {wrong}")
    names = [one.name for one in found]
    if len(set(names)) < len(names):
        raise BadData(f"{path.name}: two models have the same name.")
    return found


def _fault(one: ModelSettings) -> str:
    if not one.name or set(one.name) & set(",=:"):
        return "a name has no comma, equals sign or colon, and is not empty."
    if not one.url.startswith(("http://", "https://")):
        return f"url begins with http:// or https://, not like {one.url!r}."
    if one.prompt != PROMPT_VERSION:
        return f"prompt is {PROMPT_VERSION} in this version of Spyhouse, not {one.prompt}."
    if one.key and not one.key.startswith("$"):
        return "key is the $NAME of an environment variable, never the key itself."
    return ""


def from_environment_variable(text: str) -> str:
    """Return the value of `$NAME`, or any other text unchanged.

    Raises `BadData` if the variable is not set.
    """
    if not text.startswith("$"):
        return text
    value = os.environ.get(text[1:])
    if value is None:
        raise BadData(f"The environment variable {text[1:]} is not set.")
    return value
