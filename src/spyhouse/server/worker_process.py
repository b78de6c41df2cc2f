"""A process for slow pure functions such as drawing, which would hold this process's GIL for too long."""

import importlib
import logging
import os
import pickle
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any, BinaryIO

from spyhouse.kernel import overrides
from spyhouse.kernel.offload import NotOffloaded

_log = logging.getLogger("spyhouse.server")

IDLE_S = 600
"""Seconds without a call after which the process ends and returns its memory."""
_NICENESS = 5
_TRIES = 2
"""The process may just have ended."""


class WorkerProcess:
    """Starts the process when it is needed. One call runs at a time; others wait in their threads."""

    def __init__(self, box: str = "", idle_s: float = IDLE_S) -> None:
        """`box` is the operator's folder of data files."""
        self._command = [sys.executable, "-P", "-m", __name__, str(idle_s), box]
        self._process: subprocess.Popen[bytes] | None = None
        self._one_calls = Lock()
        self._works = True

    def __call__(self, module: str, name: str, args: tuple[Any, ...]) -> Any:
        """Call a function there. Raises `NotOffloaded` if that fails in any way."""
        with self._one_calls:
            for _ in range(_TRIES if self._works else 0):
                with suppress(OSError, EOFError, pickle.PickleError):
                    done, result = self._ask((module, name, args))
                    if done:
                        return result
                    raise NotOffloaded
                self._end()
            if self._works:
                self._works = False
                _log.error("worker process exits immediately; slow work runs in the server")
        raise NotOffloaded

    def close(self) -> None:
        """End the process."""
        with self._one_calls:
            self._end()

    def _ask(self, call: tuple[str, str, tuple[Any, ...]]) -> tuple[bool, Any]:
        if self._process is None:
            self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdin
        assert self._process.stdout
        pickle.dump(call, self._process.stdin)
        self._process.stdin.flush()
        answer: tuple[bool, Any] = pickle.load(self._process.stdout)
        return answer

    def _end(self) -> None:
        process, self._process = self._process, None
        if process:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):
                    if pipe:
                        pipe.close()
            process.wait()


def _serve(requests: BinaryIO, answers: BinaryIO, idle_s: float) -> None:
    """Answer calls until the other end closes, or nobody calls for a while."""
    while sys.platform == "win32" or select.select([requests], [], [], idle_s)[0]:
        try:
            module, name, args = pickle.load(requests)
        except EOFError:
            return
        try:
            answer = True, getattr(importlib.import_module(module), name)(*args)
        except Exception:  # the caller repeats the call, and gets the error with its trace
            answer = False, None
        pickle.dump(answer, answers)
        answers.flush()


def main() -> None:
    """Be the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches both; this one ends with the server
    with suppress(OSError, AttributeError):
        os.nice(_NICENESS)
    overrides.set_folder(Path(sys.argv[2]) if sys.argv[2] else None)
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what is printed must not get between the answers
    with suppress(BrokenPipeError):  # the server has ended
        _serve(asked, answers, float(sys.argv[1]))


if __name__ == "__main__":
    main()
