"""Check that no commit since BASE has a subject of more than 72 characters.

    python deploy/check_commits.py

Without git, without a repository (a source archive) or without BASE (a shallow clone) there is nothing to
check, and the command succeeds.
"""

import subprocess
import sys
from pathlib import Path

BASE = "53a6570002a98d10f84af576e4ba1e3083dcb64b"
"""The last commit that is not checked: subjects before it were longer."""
LIMIT = 72


def long_subjects(repository: Path, base: str) -> list[str] | None:
    """Return the commits after `base` whose subject is too long; None if there is nothing to check."""
    if _git(repository, "merge-base", "--is-ancestor", base, "HEAD") is None:
        return None
    log = _git(repository, "log", "--no-merges", "--format=%h %s", f"{base}..HEAD")
    if log is None:
        return None
    return [line for line in log.splitlines() if len(line.partition(" ")[2]) > LIMIT]


def _git(repository: Path, *arguments: str) -> str | None:
    """Return what git prints, or None if it fails or is not installed."""
    try:
        done = subprocess.run(["git", "-C", str(repository), *arguments], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.decode("utf-8", "replace")


def main(repository: Path, base: str) -> int:
    found = long_subjects(repository, base)
    if found is None:
        print(f"Commit subjects not checked: {base[:7]} is not in this history.")
    for commit in found or ():
        print(f"subject over {LIMIT} characters: {commit}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parents[1], BASE))
