"""The files for offline play: the client and the Python bundle, as one named set."""

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

BUNDLE = Path(__file__).parent / "bundle"
"""Built by `make offline`."""
_PACKED = (".br", ".gz")
_NOT_KEPT = ("sw.js", "sw-remove.js", "offline.json")
"""A cached service worker could never be replaced."""
_PAGE = "index.html"
_HASH_DIGITS = 32


class Bundle(msgspec.Struct):
    """Content of `bundle.json`, which is written last."""

    id: str
    files: list[str]


class FileSet(msgspec.Struct):
    """List of files for offline play. The client reads it in `web/src/offline/download.ts`."""

    id: str
    entry: str
    """The client's entry script, as named in the page."""
    bundle: str
    bytes: int
    """Download size of all files, compressed where possible."""
    files: list[tuple[str, int, str]]
    """Path, download size and the first digits of the SHA-256.

    The page has "" there, because a server may write its base path into it.
    """


def find_bundle() -> Bundle | None:
    """Return the bundle, or None if it was not built."""
    described = BUNDLE / "bundle.json"
    return msgspec.json.decode(described.read_bytes(), type=Bundle) if described.is_file() else None


def bundle_files() -> dict[str, Path]:
    """Return the bundle's files by URL path, compressed forms included."""
    bundle = find_bundle()
    if bundle is None:
        return {}
    folder = BUNDLE / bundle.id
    return {f"{folder_name(bundle)}/{file.name}": file for file in sorted(folder.iterdir())}


def folder_name(bundle: Bundle) -> str:
    """Return the name of the bundle's folder."""
    return f"assets/offline-{bundle.id}"


def client_files(client: Path) -> dict[str, Path]:
    """Return the client files that an offline page needs."""
    return {
        file.relative_to(client).as_posix(): file
        for file in sorted(client.rglob("*"))
        if file.is_file() and not file.name.endswith((*_PACKED, ".d.ts")) and file.name not in _NOT_KEPT
    }


@cache
def describe_files(client: Path, entry: str) -> bytes | None:
    """Return the `FileSet` in JSON, or None without a bundle or a client."""
    bundle = find_bundle()
    if bundle is None or not entry:
        return None
    files = client_files(client) | {
        name: file for name, file in bundle_files().items() if not name.endswith(_PACKED)
    }
    sizes = {name: _smallest(file) for name, file in files.items()}
    return msgspec.json.encode(describe_set(entry, folder_name(bundle), files, sizes))


def describe_set(entry: str, bundle: str, files: Mapping[str, Path], sizes: Mapping[str, int]) -> FileSet:
    """Describe files, with an id of the set that changes with any of them."""
    hashes = {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in files.items()}
    id = hashlib.sha256("\n".join(f"{name} {hash}" for name, hash in hashes.items()).encode()).hexdigest()
    listed = [
        (name, sizes[name], "" if name == _PAGE else hash[:_HASH_DIGITS]) for name, hash in hashes.items()
    ]
    return FileSet(id[:12], entry, bundle, sum(sizes.values()), listed)


def _smallest(file: Path) -> int:
    forms = [file, *(file.with_name(file.name + ending) for ending in _PACKED)]
    return min(form.stat().st_size for form in forms if form.is_file())
