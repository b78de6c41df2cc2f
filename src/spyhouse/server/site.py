"""The offline client as a static site: `spyhouse site OUT/`, for any file host."""

import re
import shutil
import zipfile
from pathlib import Path

import msgspec

from spyhouse.kernel import SpyhouseError
from spyhouse.server import offline
from spyhouse.server.app import SECURITY_HEADERS
from spyhouse.server.static import CLIENT, build

LIST = "offline.json"
"""Written last. A folder that holds it is recognised as a site."""
_PAGE = "index.html"
SERVICE_WORKERS = ("sw.js", "sw-remove.js")
_HOST_COMPRESSES = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest")
_NOT_IN_A_PAGE = "frame-ancestors"
"""Browsers ignore this directive outside a header."""


def write_site(out: Path, base: str = "/") -> int:
    """Write all files to a folder and return their number. `base` is the site's path on its host."""
    bundle = offline.find_bundle()
    if bundle is None or not build():
        raise SpyhouseError("offline bundle is not built; run `make offline` and try again")
    base = _folder(base)
    if out.is_dir() and any(out.iterdir()):
        if not (out / LIST).is_file():
            raise SpyhouseError(f"{out} is not empty and does not hold a site; name a new folder")
        shutil.rmtree(out)
    files = offline.client_files(CLIENT)
    for name, file in files.items():
        _copy(file, out / name)
    for name in SERVICE_WORKERS:
        _copy(CLIENT / name, out / name)
    folder = offline.folder_name(bundle)
    for name in bundle.files:
        _copy_of_bundle(offline.BUNDLE / bundle.id / name, out / folder / name)
    page = _page((CLIENT / _PAGE).read_text(), base)
    for name in (_PAGE, "404.html"):  # hosts show the latter for unknown addresses
        (out / name).write_text(page)
    manifest = out / "manifest.webmanifest"
    manifest.write_text(re.sub(r'"/', f'"{base}', manifest.read_text()))
    (out / ".nojekyll").touch()
    names = [*files, *(f"{folder}/{name}" for name in bundle.files)]
    sizes = {name: _downloaded(out / name, CLIENT / name) for name in names}
    described = offline.describe_set(build(), folder, {name: out / name for name in names}, sizes)
    (out / LIST).write_bytes(msgspec.json.encode(described))
    return sum(file.is_file() for file in out.rglob("*"))


def _folder(base: str) -> str:
    if not re.fullmatch(r"/([\w.~-]+/)*", base if base.endswith("/") else f"{base}/"):
        raise SpyhouseError(f"invalid base {base!r}; expected a path such as /games/")
    return base if base.endswith("/") else f"{base}/"


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def _copy_of_bundle(file: Path, to: Path) -> None:
    """Copy a bundle file, compressing archives, because few static hosts do."""
    if file.suffix != ".zip":
        _copy(file, to)
        return
    to.parent.mkdir(parents=True, exist_ok=True)
    with (
        zipfile.ZipFile(file) as source,
        zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target,
    ):
        for entry in source.infolist():
            target.writestr(
                zipfile.ZipInfo(entry.filename, entry.date_time), source.read(entry), zipfile.ZIP_DEFLATED
            )


def _page(page: str, base: str) -> str:
    """Mark the page as a site below `base`, and add the policy that static hosts do not send as a header."""
    rules = [
        rule
        for rule in SECURITY_HEADERS["Content-Security-Policy"].split("; ")
        if not rule.startswith(_NOT_IN_A_PAGE)
    ]
    policy = f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}" />'
    page = re.sub(r'(href|src)="/', rf'\1="{base}', page)
    page = page.replace("<html ", f'<html data-site="{base}" ', 1)
    return page.replace("<head>", f"<head>\n    {policy}", 1)


def _downloaded(file: Path, built: Path) -> int:
    """Return the bytes sent over the network if the host compresses the usual types."""
    packed = built.with_name(f"{built.name}.gz")
    if not packed.is_file() and file.suffix in (".mjs", ".wasm"):
        packed = offline.BUNDLE / file.parent.name.removeprefix("offline-") / f"{file.name}.gz"
    if file.suffix in _HOST_COMPRESSES and packed.is_file():
        return packed.stat().st_size
    return file.stat().st_size
