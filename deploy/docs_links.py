"""MkDocs hooks: links to files outside docs/ lead to the repository, old addresses to the moved pages."""

import re
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any

ROOT = Path(__file__).parents[1]
REPOSITORY = "https://github.com/spyhouse/spyhouse"
MOVED = {
    "how-a-card-works": "internals/how-a-card-works",
    "how-to-play-spy-club": "how-to-play/spy-club",
    "how-to-play-spy-guy": "how-to-play/spy-guy",
    "how-to-play-spycatcher": "how-to-play/spycatcher",
    "how-to-play-spyfall": "how-to-play/spyfall",
    "protocol-spycatcher": "protocol/spycatcher",
    "protocol-spyclub": "protocol/spyclub",
    "protocol-spyfall": "protocol/spyfall",
    "protocol-spyguy": "protocol/spyguy",
    "spycatcher-balance": "balance/spycatcher",
    "spycatcher-rulebook": "rulebooks/spycatcher",
    "spyclub-balance": "balance/spyclub",
    "spyclub-campaign-balance": "balance/spyclub-campaign",
    "spyfall-bots": "internals/spyfall-bots",
    "spyfall-rulebook": "rulebooks/spyfall",
    "spyguy-balance": "balance/spyguy",
    "spyguy-rulebook": "rulebooks/spyguy",
}
"""Old and new addresses of pages, without their endings."""

_REDIRECT = '<!doctype html><meta http-equiv="refresh" content="0; url={0}.html"><a href="{0}.html">{0}</a>\n'


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    folder = dirname(join("docs", page.file.src_uri))

    def link(found: re.Match[str]) -> str:
        target = normpath(join(folder, found[1]))
        if target.startswith("docs/"):
            return found[0]
        kind = "tree" if (ROOT / target).is_dir() else "blob"
        return f"]({REPOSITORY}/{kind}/main/{target}{found[2] or ''})"

    return re.sub(r"\]\((?!\w+:|#|/)([^)#\s]+)(#[^)\s]*)?\)", link, markdown)


def on_post_build(config: Any, **_: Any) -> None:
    for old, new in MOVED.items():
        Path(config.site_dir, f"{old}.html").write_text(_REDIRECT.format(new))
