"""Navigation and links of the documentation site (`make docs`)."""

import re
import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]
CONFIG = (ROOT / "mkdocs.yml").read_text()


def test_navigation_lists_exactly_the_existing_pages() -> None:
    listed = re.findall(r"^ +- (?:.+: )?(\S+\.md)$", CONFIG.partition("\nnav:\n")[2], re.MULTILINE)
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in ROOT.glob("docs/**/*.md")]
    assert sorted(listed) == sorted(pages)


def test_every_page_is_in_the_index() -> None:
    """The decision records have a separate index."""
    linked = set(re.findall(r"\]\(([^)#]+\.md)", (ROOT / "docs/index.md").read_text()))
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in ROOT.glob("docs/**/*.md")}
    assert {page for page in pages - linked if not page.startswith("adr/0")} == {"index.md"}


@pytest.mark.parametrize(
    ("page", "link", "expected"),
    [
        ("hosting.md", "settings.md#settings", "settings.md#settings"),
        ("adr/README.md", "../dependencies.md", "../dependencies.md"),
        ("hosting.md", "https://example.org/a", "https://example.org/a"),
        ("hosting.md", "../deploy/Caddyfile", "{}/blob/main/deploy/Caddyfile"),
        ("adr/README.md", "../../src/spyhouse/games/", "{}/tree/main/src/spyhouse/games"),
    ],
)
def test_links_out_of_docs_lead_to_the_repository(page: str, link: str, expected: str) -> None:
    hook = runpy.run_path(str(ROOT / "deploy/docs_links.py"))
    found = hook["on_page_markdown"](f"[x]({link})", SimpleNamespace(file=SimpleNamespace(src_uri=page)))
    assert found == f"[x]({expected.format(hook['REPOSITORY'])})"


def test_moved_pages_redirect_to_existing_ones(tmp_path: Path) -> None:
    hook = runpy.run_path(str(ROOT / "deploy/docs_links.py"))
    hook["on_post_build"](SimpleNamespace(site_dir=tmp_path))
    assert {path.stem for path in tmp_path.iterdir()} == {*hook["MOVED"]}
    for old, new in hook["MOVED"].items():
        assert f"url={new}.html" in (tmp_path / f"{old}.html").read_text()
        assert (ROOT / "docs" / f"{new}.md").exists()
        assert not (ROOT / "docs" / f"{old}.md").exists()
