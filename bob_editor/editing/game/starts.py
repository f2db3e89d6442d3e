"""What a new game begins with: nothing, a pattern whose settings fit together, or the rows of a game that is there."""

from collections.abc import Callable, Mapping
from typing import Any

from bob_editor.editing.game.looks import style_of
from bob_editor.model.games.own_game import HEADING, OwnGame
from bob_editor.records import Record
from bob_editor.words import mark, tr

Json = Any

UNTITLED = mark("My game")


class Start(Record):
    """A pattern: its name, a line on what it is like, and what it puts into a game."""

    id: str
    title: str
    about: str
    make: Callable[[], dict[str, Json]]


def terrain_row(
    name: str,
    title: str,
    look: tuple[str, str, str, str],
    *,
    places: tuple[str, ...] = ("hexes",),
    width: float = 0.04,
    **more: Json,
) -> dict[str, Json]:
    """A row of the terrain table, called so in the window's language.

    ``look`` is its colour, the same in the dark, its line and its pattern.
    """
    return {
        "id": name,
        "title": tr(title),
        "in": list(places),
        **more,
        "cites": "",
        "style": style_of(look, width),
    }


_OPEN = ("#c9cf9d", "#3d4531", "#8f9a62", "none")
_WOODS = ("#6f9150", "#33482a", "#3f5a2f", "canopy")
_FIELD = ("#e0c879", "#5f5330", "#b3954a", "wheat")
_HOUSES = ("#a9a39a", "#4f4b46", "#5f5a52", "stone")
_WALL = ("#8a8378", "#6b665e", "#4f4a42", "wall")
_BRUSH = ("#b3bd7a", "#4a5233", "#7d8a4d", "grass")
_ROAD = ("#cdb98f", "#7d7055", "#8b7750", "road")


def _ground() -> dict[str, Json]:
    return terrain_row("open", mark("Open ground"), _OPEN, places=("base", "hexes"), los="none")


def _road() -> dict[str, Json]:
    return terrain_row("road", mark("Road"), _ROAD, places=("paths",), width=0.2, los="none")


def _wooded(height: int | None = None, *, whole: bool = True) -> list[dict[str, Json]]:
    """Open ground, what blocks, what hinders, a wall and a road; without heights they have none.

    What hinders has a height as well: what is no higher than both ends would never hinder anybody.
    """
    tall: dict[str, Json] = {} if height is None else {"height": height}
    places = ("hexes",) if whole else ("hexes", "artwork")
    return [
        _ground(),
        terrain_row("woods", mark("Woods"), _WOODS, places=places, los="blocks", whole_hex=whole, **tall),
        terrain_row("houses", mark("Houses"), _HOUSES, places=places, los="blocks", whole_hex=whole, **tall),
        terrain_row(
            "field",
            mark("Grain"),
            _FIELD,
            places=places,
            los="hinders",
            whole_hex=whole,
            hindrance={"value": 1},
            **tall,
        ),
        terrain_row(
            "wall",
            mark("Wall"),
            _WALL,
            places=("sides",),
            width=0.1,
            los="hinders",
            hindrance={"value": 1},
            **tall,
        ),
        _road(),
    ]


def _empty() -> dict[str, Json]:
    return {"terrains": [_ground()], "sight": {}}


def _plain() -> dict[str, Json]:
    return {"terrains": _wooded(), "sight": {"heights": False, "along": "better"}}


def _hilly(sight: dict[str, Json], highest: int = 2, *, whole: bool = True) -> dict[str, Json]:
    levels = {"min": 0, "max": highest, "contours": not whole, "cites": ""}
    return {"levels": levels, "terrains": _wooded(1, whole=whole), "sight": sight}


def _plateau() -> dict[str, Json]:
    return _hilly(
        {
            "along": "facing",
            "ties": {"higher": "blocks"},
            "ground": {"between": "none"},
            "things": {"between": {"hexes": 1}},
        }
    )


def _shadow() -> dict[str, Json]:
    between = {"between": {"hexes": 1}}
    return _hilly({"along": "better", "ground": between, "things": between})


def _slope() -> dict[str, Json]:
    between = {"between": {"slope": {"tie": "blocks"}}}
    return _hilly({"along": "better", "ground": between, "things": between}, 3)


def _formula() -> dict[str, Json]:
    bare = {"base": 0, "rise": 1, "drop": 1, "per": 5, "least": 0}
    return _hilly(
        {
            "along": "better",
            "ground": {"between": {"formula": bare}},
            "things": {"between": {"formula": {**bare, "base": 1, "least": 1}}},
            "hindrance": {"add": "sum", "blocks_at": 6},
        },
        3,
        whole=False,
    )


def _artwork() -> dict[str, Json]:
    return {"terrains": _wooded(whole=False), "sight": {"heights": False, "along": "better"}}


def _sides() -> dict[str, Json]:
    def side(name: str, title: str, colour: str, by_levels: Mapping[str, str]) -> dict[str, Json]:
        look = (colour, colour, colour, "none")
        return terrain_row(
            name, title, look, places=("sides",), width=0.16, los="blocks", by_levels=dict(by_levels)
        )

    always = "always"
    rows = [
        _ground(),
        side("green_side", mark("Green hexside"), "#3f8f4a", {"0-0": always, "0-1": "lower_end", "0-2": "lower_end"}),
        side(
            "brown_side", mark("Brown hexside"), "#8a5a2b",
            {"0-0": always, "0-1": always, "1-1": always, "0-2": "closer"},
        ),
        side(
            "orange_side", mark("Orange hexside"), "#d9822b",
            {"0-0": always, "0-1": always, "0-2": "second", "1-1": "second", "1-2": "second"},
        ),
        _road(),
    ]  # fmt: skip
    levels = {"min": 0, "max": 2, "contours": False, "cites": ""}
    return {"levels": levels, "terrains": rows, "sight": {"along": "better", "own_side": "blocks"}}


def _distance() -> dict[str, Json]:
    rows = [
        _ground(),
        terrain_row("woods", mark("Woods"), _WOODS, los="none"),
        terrain_row("scrub", mark("Scrub"), _BRUSH, los="none"),
        _road(),
    ]
    return {"terrains": rows, "sight": {"line": "distance", "visibility": 6}}


STARTS: tuple[Start, ...] = (
    Start("plain", "Plain", "Woods and houses block wherever they stand, fields hinder; no heights", _plain),
    Start(
        "plateau", "Plateaus", "A hill as high as you hides what is beyond it; woods hide one hex", _plateau
    ),
    Start("shadow", "Shadows", "From a height you look over things, but for the hex behind them", _shadow),
    Start("slope", "Slopes", "The straight line between the heights of both ends decides", _slope),
    Start(
        "asl", "Blind hexes", "How much is hidden follows from heights and distance; artwork counts", _formula
    ),
    Start("sides", "Coloured hexsides", "Hexsides block by the levels of both ends", _sides),
    Start(
        "artwork", "Artwork", "What is drawn blocks where the line touches it, not the whole hex", _artwork
    ),
    Start("distance", "Distance", "No lines: one sees six hexes far", _distance),
    Start("empty", "Empty", "Open ground, and nothing else", _empty),
)


def started(start: Start, title: str = UNTITLED, *, hexes: str = "flat-top") -> OwnGame:
    """A new game by a pattern."""
    heading = {"id": "my-game", "title": title, "hexes": hexes, "base_terrain": "open"}
    return OwnGame({**HEADING, **heading, **start.make()})


def started_from(base_id: str, base: Mapping[str, Json], title: str = UNTITLED) -> OwnGame:
    """A new game that takes over the rows, looks and checks of one that is there."""
    heading = {**HEADING, "id": "my-game", "title": title, "based_on": base_id}
    return OwnGame(
        {
            **heading,
            "hexes": base.get("hexes", "flat-top"),
            "base_terrain": base["base_terrain"],
            "terrains": [],
        }
    )
