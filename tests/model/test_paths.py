"""Where two values of JSON differ."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.model.fields.paths import first_difference, put_at

CARD = {
    "title": "Mill",
    "sides": [{"id": "us", "name": "Americans"}, {"id": "ge", "name": "Germans"}],
    "victory": {"text": "Hold the mill."},
}
paths = st.sampled_from(
    [("title",), ("sides", 1, "name"), ("sides", 0, "id"), ("victory", "text"), ("victory", "vp")]
)


@given(paths, st.integers())
def test_what_was_put_is_found_both_ways(path: tuple[str | int, ...], value: int) -> None:
    """The path leads to the very part, whether it was put or taken back."""
    after = put_at(CARD, path, value)
    assert first_difference(CARD, after) == path
    assert first_difference(after, CARD) == path


def test_rows_that_come_and_go() -> None:
    """The row that stands there now; the list where its last rows went; nothing where nothing differs."""
    first, second = CARD["sides"]

    def found(before: list[Any], after: list[Any]) -> tuple[str | int, ...]:
        return first_difference({"sides": before}, {"sides": after})

    assert found([first], [first, second]) == ("sides", 1)
    assert found([second], [first, second]) == ("sides", 0)
    assert found([first, second], [second]) == ("sides", 0)
    assert found([first, second], [first]) == ("sides",)
    assert first_difference(CARD, CARD) == ()
