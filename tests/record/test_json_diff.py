"""JSON diffs between views, and their application."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from spyhouse.record.json_diff import diff, patch

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab", max_size=1), inner, max_size=3),
    max_leaves=8,
)


@given(json_values, json_values)
def test_patch_turns_any_value_into_another(before: Any, after: Any) -> None:
    kept = msgspec.json.encode(before)
    made = msgspec.json.decode(msgspec.json.encode(diff(before, after)))
    result = patch(before, made)
    assert msgspec.json.encode(result, order="sorted") == msgspec.json.encode(after, order="sorted")
    assert msgspec.json.encode(before) == kept, "what was before stays as it was"


def test_diff_has_only_changes() -> None:
    before = {"left": 6, "hands": [{"cards": 2}, {"cards": 3}], "note": ""}
    after = {"left": 5, "hands": [{"cards": 2}, {"cards": 4}]}
    assert diff([1, 2, 3, 4], [1, 9, 9, 9, 4]) == [((), 1, 2, [9, 9, 9])]
    assert diff(before, after) == [(("note",),), (("left",), 5), (("hands", 1, "cards"), 4)]
