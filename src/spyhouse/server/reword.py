"""A language model for bots that find their own words: any endpoint that speaks OpenAI's protocol.

Off unless the host names one:

    SPYHOUSE_WORDS_URL=http://localhost:11434/v1 SPYHOUSE_WORDS_MODEL=llama3 spyhouse
"""

import json
import urllib.request
from collections.abc import Callable

from spyhouse.server.settings import Settings

TIMEOUT_S = 5.0


def make_reword(settings: Settings) -> Callable[[str], str] | None:
    """Return a function that sends a prompt to the model and returns one line, or "" after any failure.

    None if no model is configured.
    """
    url, model, key = settings.words_url, settings.words_model, settings.words_key
    if not url.startswith(("http://", "https://")):
        return None
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})

    def complete(prompt: str) -> str:
        body = {"model": model, "messages": [{"role": "user", "content": prompt}], "max_tokens": 80}
        request = urllib.request.Request(
            f"{url.rstrip('/')}/chat/completions", json.dumps(body).encode(), headers
        )
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:
                said = json.load(answer)["choices"][0]["message"]["content"]
                return " ".join(str(said).strip().strip('"“”').split())
        except (OSError, ValueError, LookupError, TypeError):
            return ""

    return complete
