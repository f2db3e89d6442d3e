"""Moving, turning and taking away what a card puts on the map."""

from bob_editor.editing.card import placing as card_places
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.rules.cards.code import CatalogueEntry

GRID = Grid(5, 5)
CARD = Scenario(
    {
        "units": [{"unit": "squad", "at": "1.B2"}],
        "markers": [{"marker": "roadblock", "at": "B2/ne"}, {"marker": "wall", "at": "B2/C3"}],
        "objectives": [{"hexes": ["A1", "B2"]}, {"hexes": ["C3"]}],
    }
)


def test_a_thing_is_placed_by_the_field_of_its_kind() -> None:
    """One hex, or a list of hexes; its owner only where it may have one."""
    squad = CatalogueEntry("squad", "Squad", "squad", ("units",), {"unit": "squad"}, sides=("us", "ge"))
    goal = CatalogueEntry("goal", "Goal", "goal", ("objectives",), {"kind": "hex"}, place="hexes")
    card = card_places.placed(Scenario({}), squad, "1.A1", side="us", facing="e")
    assert card.data == {"units": [{"unit": "squad", "at": "1.A1", "side": "us", "facing": "e"}]}
    assert card_places.placed(Scenario({}), goal, "A1", side="us").data == {
        "objectives": [{"kind": "hex", "hexes": ["A1"]}]
    }


def test_a_thing_moves_whatever_names_its_place() -> None:
    """One of several hexes alone; a hexside keeps its direction."""
    assert card_places.moved(CARD, ("units", 0), "1.B2", "2.C3").get("units", 0, "at") == "2.C3"
    assert card_places.moved(CARD, ("markers", 0), "B2", "C3").get("markers", 0, "at") == "C3/ne"
    assert card_places.moved(CARD, ("markers", 1), "B2", "C3") == CARD
    assert card_places.moved(CARD, ("objectives", 0), "B2", "E5").get("objectives", 0, "hexes") == [
        "A1",
        "E5",
    ]
    assert card_places.moved(CARD, ("nowhere", 0), "B2", "E5") == CARD


def test_a_thing_moves_by_whatever_field_has_its_place() -> None:
    """A hub of a company has a ``hex``; of several places by name the one that is meant moves, as in a list of them."""
    card = Scenario({"hubs": [{"company": "A", "hex": "B2"}], "marks": {"hexes": ["A1", "B2"]}})
    hubs = card_places.moved(card, ("hubs", 0), "B2", "C3").get("hubs")
    assert hubs == [{"company": "A", "hex": "C3"}]
    assert card_places.moved(card, ("marks", "hexes", 1), "B2", "C3").get("marks", "hexes") == ["A1", "C3"]


def test_a_hex_of_two_halves_is_called_as_its_row_calls_it() -> None:
    """By either board's name; one that the row doesn't have by what the map calls it."""
    half = (Grid(5, 5, edges=(("right", "half"),)), Grid(5, 5, edges=(("left", "half"),)))
    laid = (
        Laid(PlacedBoard("", name, (12 * number, 0)), Board(grid, "memoir-44"))
        for number, (name, grid) in enumerate(zip("12", half, strict=True))
    )
    grid = join(tuple(laid), "memoir-44").grid
    at = grid.hex("2.A1")
    assert grid.names(at) == ("1.E1", "2.A1")
    card = Scenario({"objectives": [{"hexes": ["1.B2", "2.A1"]}], "markers": [{"at": "2.A1/ne"}, {}]})
    rows = [("objectives", 0), ("markers", 0), ("markers", 1), ("objectives", 0, "hexes", 1)]
    assert [card_places.called_there(card, path, grid, at) for path in rows] == [
        "2.A1",
        "2.A1",
        "1.E1",
        "2.A1",
    ]


def test_a_thing_is_taken_away() -> None:
    """From one of its hexes, or as a whole."""
    assert card_places.taken(CARD, ("objectives", 0), "B2").get("objectives", 0, "hexes") == ["A1"]
    assert len(card_places.taken(CARD, ("objectives", 1), "C3").rows("objectives")) == 1
    assert card_places.taken(CARD, ("units", 0), "1.B2").get("units") is None


def test_painting_lists_hexes_in_map_order() -> None:
    """In the field that the row has; a rule that gave them gives way."""
    card = Scenario(
        {
            "setup_areas": [
                {"side": "us", "area": {"edge": "top"}},
                {"side": "ge", "mode": "depth", "edge": "top", "depth": 2},
            ]
        }
    )
    hexes = [GRID.hex("C1"), GRID.hex("A2")]
    painted = card_places.painted(card, ("setup_areas", 0), GRID, hexes)
    assert painted.get("setup_areas", 0, "area") == ["A2", "C1"]
    painted = card_places.painted(card, ("setup_areas", 1), GRID, hexes)
    assert painted.get("setup_areas", 1) == {"side": "ge", "mode": "hexes", "hexes": ["A2", "C1"]}
