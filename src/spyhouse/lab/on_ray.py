"""Ray as an executor. A pool of processes and Dask (`Client.get_executor()`) are executors already."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import ray


class RayExecutor(Executor):
    """Does its work on the cluster that Ray is connected to, or on one that it starts with `settings`."""

    def __init__(self, **settings: Any) -> None:
        self._started = not ray.is_initialized()
        if self._started:
            ray.init(**settings)
        self._do = ray.remote(_do)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        done: Future[Any] = self._do.remote(fn, args, kwargs).future()
        return done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if self._started:
            ray.shutdown()


def _do(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)
