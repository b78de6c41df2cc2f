"""Property tests run the same way everywhere: the same examples, and no stopwatch."""

from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")
