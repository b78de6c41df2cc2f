"""MkDocs hook: links from a page to files outside docs/ lead to the repository."""

import re
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any

ROOT = Path(__file__).parents[1]
REPOSITORY = "https://github.com/spyhouse/spyhouse"


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    folder = dirname(join("docs", page.file.src_uri))

    def link(found: re.Match[str]) -> str:
        target = normpath(join(folder, found[1]))
        if target.startswith("docs/"):
            return found[0]
        kind = "tree" if (ROOT / target).is_dir() else "blob"
        return f"]({REPOSITORY}/{kind}/main/{target}{found[2] or ''})"

    return re.sub(r"\]\((?!\w+:|#|/)([^)#\s]+)(#[^)\s]*)?\)", link, markdown)
