"""What an edit opens and closes, and threads that are pinned."""

from bob_editor.editing.document.document import Document
from bob_editor.editing.sight.field_change import FieldChange, field_change
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.pinned import PinnedThreads
from bob_editor.model.board_edits import paint_terrain
from bob_editor.rules.los.scene import End
from bob_editor.words import speak


def test_woods_close_and_wheat_hampers(document: Document, los: LiveLos) -> None:
    """Each hex that differs is named once, by how it differs; the way back opens what was closed."""
    grid = document.value.grid
    origin = End(grid.hex("B2"))
    plain = los.sight
    assert plain is not None
    at = (grid.hex("B4"),)
    woods = los.sight_on(paint_terrain(document.value, at, ("woods",)))
    assert woods is not None
    closed = field_change(plain.field(origin), woods.field(origin))
    assert grid.hex("B6") in closed.closed
    assert not closed.opened
    opened = field_change(woods.field(origin), plain.field(origin))
    assert set(opened.opened) == set(closed.closed)
    assert closed.words.startswith(f"closes {len(closed.closed)}")
    speak("de")
    try:
        assert closed.words.startswith(f"schließt {len(closed.closed)}")
    finally:
        speak("en")
    wheat = los.sight_on(paint_terrain(document.value, at, ("wheat",)))
    assert wheat is not None
    hampered = field_change(plain.field(origin), wheat.field(origin))
    assert grid.hex("B6") in hampered.hampered
    assert not hampered.closed
    assert field_change(wheat.field(origin), plain.field(origin)).eased == hampered.hampered


def test_no_change_says_nothing(document: Document, los: LiveLos) -> None:
    """Two looks at the same board don't differ."""
    sight = los.sight
    assert sight is not None
    origin = End(document.value.grid.hex("B2"))
    found = field_change(sight.field(origin), sight.field(origin))
    assert not found
    assert found == FieldChange()
    assert found.words == ""


def test_pinned_threads_follow_the_board(document: Document, los: LiveLos) -> None:
    """Their answers are those of the board as it is; a thread is pinned once."""
    grid = document.value.grid
    pinned = PinnedThreads(los)
    told = []
    pinned.changed.connect(lambda: told.append(len(pinned.threads)))
    thread = End(grid.hex("B2")), End(grid.hex("B6"))
    pinned.pin(*thread)
    pinned.pin(*thread)
    assert told == [1]
    assert [one.verdict if one else None for one in pinned.answers] == ["clear"]
    document.set_value(paint_terrain(document.value, (grid.hex("B4"),), ("woods",)))
    assert [one.verdict if one else None for one in pinned.answers] == ["blocked"]
    pinned.remove(thread)
    assert pinned.threads == ()
    assert told == [1, 0]
