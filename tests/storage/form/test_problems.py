"""Places are named in words, by label and by pointer."""

import pytest

from bob_editor.storage.form.problems import (
    MOST_PROBLEMS,
    ProblemLog,
    Steps,
    place_of,
    pointer_of,
    quoted,
    quoted_path,
    spoken,
    steps_of,
)

PLACES: list[tuple[Steps, str, str, str]] = [
    ((), "", "", "the file"),
    (("title",), "/title", "/title", "title"),
    (("hexes",), "/hexes", "/hexes", "hexes"),
    (("hexes", "E4"), "/hexes/E4", "E4", "hex E4"),
    (
        ("hexes", "E4", "terrain", 0, "shape"),
        "/hexes/E4/terrain/0/shape",
        "E4",
        "shape of entry 1 of terrain of hex E4",
    ),
    (("sides", "D2/E3", 1), "/sides/D2~1E3/1", "D2/E3", "entry 2 of hexside D2/E3"),
    (("sides", "top", "generals"), "/sides/top/generals", "/sides/top/generals", "generals of side top"),
    (("board", "sides", "A1/nw"), "/board/sides/A1~1nw", "A1/nw", "hexside A1/nw"),
    (("grid", "rows", 1), "/grid/rows/1", "/grid/rows/1", "entry 2 of rows of the grid"),
    (
        ("artwork", 2, "ring", 3, 1),
        "/artwork/2/ring/3/1",
        "/artwork/2/ring/3/1",
        "y of point 4 of the ring of artwork 3",
    ),
    (
        ("artwork", 0, "holes", 1, 2),
        "/artwork/0/holes/1/2",
        "/artwork/0/holes/1/2",
        "entry 3 of hole 2 of artwork 1",
    ),
    (("a~b",), "/a~0b", "/a~0b", "a~b"),
]


@pytest.mark.parametrize(("steps", "pointer", "at", "words"), PLACES)
def test_a_place_has_pointer_label_and_words(steps: Steps, pointer: str, at: str, words: str) -> None:
    """And a pointer leads back to its steps."""
    assert pointer_of(steps) == pointer
    assert place_of(steps) == at
    assert spoken(steps) == words
    assert steps_of(pointer) == steps


def test_values_are_shown_short_and_on_one_line() -> None:
    """Whatever a file holds, its messages stay readable."""
    assert quoted("two\nlines") == "“two\N{REPLACEMENT CHARACTER}lines”"
    assert len(quoted("long" * 1000)) < 50
    assert quoted(10**5000) == "a huge number"
    assert quoted_path("a/b.json") == "“a/b.json”"
    far = quoted_path("../" * 60 + "mill.board.json")
    assert len(far) < 90
    assert far.endswith("/mill.board.json”")
    assert quoted([1, 2]) == "a list"
    assert quoted(True) == "true"


def test_a_known_place_needs_no_second_problem() -> None:
    """The schema's words win over the reader's, also where they are about something inside."""
    log = ProblemLog()
    log.add(("paths", 0, "through", 1), "pattern", "the schema's words")
    log.add(("paths", 0, "through"), "minItems", "the reader's words", unless_known=True)
    log.add(("paths", 1, "through"), "minItems", "the reader's words", unless_known=True)
    log.add(("paths", 1, "through"), "minItems", "the same again")
    assert [problem.pointer for problem in log.found] == ["/paths/0/through/1", "/paths/1/through"]
    assert log.found[0].message == "The schema's words"


def test_past_those_that_are_kept_no_sentence_is_made() -> None:
    """Of a hundred thousand wrong rows each took as long to word as to read; what was refused is known all the same."""
    log, made = ProblemLog(), list[str]()

    def said() -> str:
        made.append("is wrong")
        return made[-1]

    for number in range(MOST_PROBLEMS + 9):
        log.add(("paths", number), "type", said, unless_known=True)
        log.lacks(("paths", number), "through")
    assert log.full
    assert len(made) < MOST_PROBLEMS
    assert ("paths", MOST_PROBLEMS + 8) in log.refused
