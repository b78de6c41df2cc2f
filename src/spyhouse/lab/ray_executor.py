"""Executor for Ray. Process pools and Dask (`Client.get_executor()`) need no adapter."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import ray


class RayExecutor(Executor):
    """Executor that runs tasks on the connected Ray cluster, or on one that it starts with `settings`."""

    def __init__(self, **settings: Any) -> None:
        self._started = not ray.is_initialized()
        if self._started:
            ray.init(**settings)
        self._do = ray.remote(_do)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        """Run a function on the cluster and return its future."""
        done: Future[Any] = self._do.remote(fn, args, kwargs).future()
        return done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Disconnect from the cluster."""
        if self._started:
            ray.shutdown()


def _do(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)
