"""What every tool promises."""

from collections.abc import Callable
from string import ascii_uppercase

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools import TOOLS, Tool, make_tools, tool_for_terrain
from bob_editor.editing.tools.typed_labels import TypedLabels
from bob_editor.errors import TooLarge
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board
from bob_editor.model.edit import Edit
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.sheet.languages import language_of
from bob_editor.words.table import table_of

At = Callable[..., Pointer]
GRID = Grid(7, (5, 6), shift="up", first_row=(1, 0))


def test_each_tool_is_told_apart() -> None:
    """Ids, titles, shortcuts and icons are there and differ; each class says what the tool does."""
    for name in ("id", "title", "shortcut", "icon"):
        values = [getattr(tool, name) for tool in TOOLS]
        assert all(values)
        twice = {value for value in values if values.count(value) > 1}
        free = set(ascii_uppercase) - {tool.shortcut for tool in TOOLS}
        assert not twice, f"Letters that no tool has: {sorted(free)}" if name == "shortcut" else name
    assert all(tool.__doc__ for tool in TOOLS)


@pytest.mark.parametrize("name", [tool.id for tool in TOOLS])
def test_hovering_changes_nothing_and_says_something(
    name: str, document: Document, tools: dict[str, Tool], at: At
) -> None:
    """Wherever the pointer is, on the board or off it, the tool has a hint and a preview, and does nothing."""
    tool, before = tools[name], document.value
    assert tool.hint
    for place in ("A1", "E4", "D3/E4", "J8@e", "ZZ9"):
        for keys in ({}, {"shift": True}, {"control": True}, {"alt": True}, {"button": "right"}):
            tool.hover(at(place, **keys))
            assert tool.hint
            assert tool.preview is tool.preview
    tool.leave()
    assert tool.preview.board is None
    assert document.value is before


@pytest.mark.parametrize(
    ("game", "idle"),
    [
        # Terrain fills whole hexes there, is as high as it is, and nothing stands on hexsides; units are in the way.
        ("memoir-44", {"draw_artwork", "sculpt", "paint_level", "draw_side"}),
        ("combat-commander-pacific", {"draw_side", "place_unit"}),
        ("last-hundred-yards", {"place_unit"}),
    ],
)
def test_a_tool_that_a_game_has_nothing_for_is_of_no_use(game: str, idle: set[str]) -> None:
    rules = ruleset(game)
    document = Document(Board(Grid(5, 5), rules.id), rules)
    tools = make_tools(document, LiveLos(document))
    assert {name for name, tool in tools.items() if not tool.is_of_use} == idle


@pytest.mark.parametrize("name", [tool.id for tool in TOOLS])
def test_options_can_be_set(name: str, tools: dict[str, Tool]) -> None:
    """Each option is an attribute, takes each of its values, and tells; another name is refused."""
    tool = tools[name]
    told: list[bool] = []
    tool.updated.connect(lambda: told.append(True))
    for option in tool.options:
        values = (True, False) if option.kind == "switch" else [value for value, _ in option.choices]
        assert values
        for value in values:
            tool.set_option(option.name, value)
            assert getattr(tool, option.name) == value
            assert told
    with pytest.raises(ValueError, match="no_such_option"):
        tool.set_option("no_such_option", 1)


@pytest.mark.parametrize("game", sorted(all_rulesets()))
def test_no_choice_stays_english(game: str) -> None:
    """What an option offers is in the window's table, or in the cards' where the game names it."""
    rules = ruleset(game)
    document = Document(Board(GRID, rules.id), rules)
    known = {*table_of("de").texts, *language_of("de").table}
    offered = {
        words
        for tool in make_tools(document, LiveLos(document)).values()
        for option in tool.options
        for _, words in option.choices
        if any(map(str.isalpha, words)) and not words.startswith("Level ")
    }
    assert offered
    lacks = {one for one in offered if one not in known and f"{one[:1].lower()}{one[1:]}" not in known}
    assert sorted(lacks) == []


def test_every_terrain_has_its_tool(rules: Ruleset) -> None:
    """The palette finds a tool for every terrain, and that tool offers it."""
    document = Document(Board(GRID, rules.id), rules)
    tools = make_tools(document, LiveLos(document))
    for terrain in rules.terrains:
        tool = tools[tool_for_terrain(rules, terrain)]
        option = next(option for option in tool.options if option.name == "terrain")
        assert terrain in {value for value, _ in option.choices}
    assert tool_for_terrain(rules, "hedgerow") == "draw_side"
    assert tool_for_terrain(rules, "road") == "draw_path"
    assert tool_for_terrain(rules, "decoration") == "draw_artwork"
    assert tool_for_terrain(rules, "open_ground") == "paint_terrain"


points = st.tuples(st.floats(-4, 24), st.floats(-4, 14))
events = st.lists(
    st.tuples(
        st.sampled_from(["hover", "press", "move", "release", "finish", "back", "delete", "cancel", "leave"]),
        points,
        st.sampled_from(
            [{}, {"shift": True}, {"control": True}, {"alt": True}, {"button": "right"}, {"clicks": 2}]
        ),
    ),
    max_size=25,
)


@settings(max_examples=75)
@given(st.sampled_from([tool.id for tool in TOOLS]), events)
def test_whatever_the_user_does(
    rules: Ruleset, name: str, done: list[tuple[str, tuple[float, float], dict[str, object]]]
) -> None:
    """No order of events makes a tool fail, or change the document but by an edit that undo knows."""
    document = Document(Board(GRID, rules.id), rules)
    tool = make_tools(document, LiveLos(document))[name]
    stack: list[Board] = []

    def push(edit: Edit[Board]) -> None:
        assert edit.label
        stack.append(document.value)
        after = edit.apply(document.value)
        assert after != document.value
        document.set_value(after)

    document.edit_hook = push
    for event, point, keys in done:
        before, steps = document.value, len(stack)
        if event in ("hover", "press", "move", "release"):
            getattr(tool, event)(pointer_at(GRID, point, **keys))  # type: ignore[arg-type]
        else:
            getattr(tool, event)()
        assert tool.hint
        assert tool.preview is not None
        assert len(stack) - steps <= 1
        assert (document.value is before) == (len(stack) == steps)
        if event == "hover":
            assert document.value is before


@pytest.mark.parametrize(
    ("name", "layer"),
    [("draw_path", "paths"), ("draw_artwork", "artwork"), ("write_label", "labels"), ("sculpt", "artwork")],
)
def test_nothing_is_begun_on_a_locked_layer(
    document: Document, tools: dict[str, Tool], at: At, name: str, layer: str
) -> None:
    """It would be refused when it is ended, and lost: the status bar says so before, the press as it is refused."""
    told: list[str] = []
    document.set_value(replace(document.value, artwork=(Artwork("woods", ((4, 4), (9, 4), (9, 9), (4, 9))),)))
    document.manner.refused.connect(told.append)
    document.manner.locked = frozenset((layer,))
    tool = tools[name]
    if isinstance(tool, TypedLabels):
        tool.asked.connect(lambda _asked: told.append("asked"))
    tool.hover(at("C3"))
    assert "locked in the Layers panel" in tool.told
    tool.press(at("C3"))
    tool.release(at("C3"))
    assert not tool.busy
    assert [tool.title in one and "locked in the Layers panel" in one for one in told] == [True]


@pytest.mark.parametrize(
    ("name", "layer", "form"),
    [
        ("draw_path", "paths", ""),
        ("draw_artwork", "artwork", ""),
        ("draw_artwork", "artwork", "rectangle"),
        ("draw_path", "", ""),
    ],
)
def test_what_is_refused_at_its_end_stays_in_hand(
    document: Document, tools: dict[str, Tool], at: At, name: str, layer: str, form: str
) -> None:
    """As where its layer was locked meanwhile, or it is too much; no other tool comes in its place either.

    So does a shape ``form`` that is dragged: it follows the pointer, and the next click ends it.
    """
    tool = tools[name]
    if form:
        tool.set_option("form", form)
        tool.press(at("B2"))
        tool.move(at("E5"))
    else:
        for place in ("B2", "B5", "E5", "E2"):
            tool.press(at(place))
            tool.release(at(place))
    before, told = document.value, list[object]()
    document.manner.failed.connect(told.append)
    document.manner.locked = frozenset(filter(None, (layer,)))
    document.edit_hook = None if layer else _too_large
    if form:
        tool.release(at("E5"))
        tool.press(at("E5"))
        tool.release(at("E5"))
    assert tool.finish()
    assert bool(told) is not bool(layer)
    assert not tool.put_down()
    assert tool.busy
    assert document.value == before
    document.manner.locked, document.edit_hook = frozenset(), None
    assert tool.end()
    assert not tool.busy
    assert document.value != before
    tool.press(at("D4"))
    assert tool.busy, "the next one is begun at once"


def _too_large(_edit: Edit[Board]) -> None:
    raise TooLarge("That is too much.")
