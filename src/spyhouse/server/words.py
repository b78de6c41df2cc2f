"""A language model for bots that find their own words: any endpoint that speaks OpenAI's protocol.

Off unless the host names one:

    SPYHOUSE_WORDS_URL=http://localhost:11434/v1 SPYHOUSE_WORDS_MODEL=llama3 spyhouse
"""

import json
import urllib.request
from collections.abc import Callable

from spyhouse.server.settings import Settings

PATIENCE_S = 5.0


def words_of(settings: Settings) -> Callable[[str], str] | None:
    """Prompt in, one line out; "" when the endpoint fails in any way. None if none is named."""
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
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                said = json.load(answer)["choices"][0]["message"]["content"]
                return " ".join(str(said).strip().strip('"“”').split())
        except (OSError, ValueError, LookupError, TypeError):
            return ""

    return complete
