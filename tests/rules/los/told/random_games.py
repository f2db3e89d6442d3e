"""Games of random settings and boards of their terrain, seeded: settings that no game has among them."""

from typing import Any, NamedTuple

from bob_editor.geometry.grid import Grid
from bob_editor.rules.game import game_from_data
from bob_editor.rules.los.scene import End, Marker, Scene, UnitOnMap
from tests.rules.los.told.random_boards import Dice, Ring, random_board, random_rings

Json = Any

PARAMETERS: dict[str, tuple[Json, ...]] = {
    "line": ("centre", "centre", "centre", "distance"),
    "heights": (True, True, True, False),
    "along": ("better", "facing", "worse", "either"),
    "corner": ("nothing", "side", "counts"),
    "adjacent": ("clear", "judged"),
    "off_map": ("nothing", "blocks"),
    "own_side": ("clear", "blocks", "target"),
    "side_along": ("counts", "nothing"),
    "side_on": ("higher", "lower"),
    "side_vertex": ("side", "nothing", "counts"),
}
TIES = {
    "level": ("clear", "blocks", "joined"),
    "lower": ("clear", "blocks"),
    "higher": ("between", "blocks", "clear"),
}
SIDES = ("own_side", "side_along", "side_on")
KINDS = ("infantry", "tank", "elephant")
WHOSE = ("all", "friendly", "enemy")


class RandomGame(NamedTuple):
    """A scene of a random game, the rings drawn on it in the canonical frame, and ends to look from."""

    scene: Scene
    rings: tuple[tuple[str, Ring], ...]
    ends: tuple[End, ...]


def random_game(seed: int, *, drawn: bool = True, columns: int = 6, rows: int = 5) -> RandomGame:
    """The same game and board for the same seed."""
    dice = Dice(seed)
    step = dice.choice((1, 1, 0.5, 0.25))
    data = _data(dice, step, drawn=drawn)
    seasons = Dice(f"seasons of {seed}")
    for row in (*data["terrains"], *data["markers"]) if seasons.chance(0.3) else ():
        row.update(seasons.some({"while": ("night", "fog")}, 0.3))
    spotting = Dice(f"spotting of {seed}")
    for row in (*data["terrains"], *data["markers"]) if spotting.chance(0.3) else ():
        for name in ("kinds_seen_within", "kinds_see_within"):
            row.update(
                spotting.some({name: ({"tank": 1}, {"large": 2, "tank": 4}, {"small": 1, "large": 3})}, 0.2)
            )
    for row in (*data["markers"], *data["conditions"]) if spotting.chance(0.3) else ():
        row.update(
            spotting.some({"lights": (0, 1, 2)} if "los" in row else {"light": ("lifts", "nothing")}, 0.5)
        )
    if spotting.chance(0.3):
        data["sight"].setdefault("ground", {})["rim"] = spotting.choice(("between", "blocks", "clear"))
    for row in data["markers"] if spotting.chance(0.3) else ():
        row.update(spotting.some({"reveals": (True, True, False)}, 0.6))
    game = game_from_data(data)
    pointy = not drawn and dice.chance(0.3)
    grid = Grid(columns, rows, orientation="pointy-top", shift="right") if pointy else Grid(columns, rows)
    rings = tuple(random_rings(dice, grid)) if drawn and dice.chance(0.5) else ()
    board = random_board(dice, grid, rings)
    markers = tuple(
        Marker(dice.choice(("smoke", "wreck")), dice.choice(grid.hexes))
        for _ in range(dice.choice((0, 0, 4)))
    )
    units = tuple(
        UnitOnMap(dice.choice((*KINDS, "ghost")), dice.choice(grid.hexes), dice.choice(("", "red", "blue")))
        for _ in range(dice.choice((0, 6)))
    )
    rulings = {row["id"]: dice.choice(row["choices"])["value"] for row in data["rulings"] if dice.chance(0.5)}
    conditions = dice.choice(({}, {}, {"night": True}, {"fog": 3}, {"night": False, "fog": 2}))
    scene = Scene(board, game, markers, (), conditions, units, rulings)
    ends = tuple(
        End(
            at,
            dice.choice((None, None, "upstairs", "dug_in")),
            dice.choice((None, None, *KINDS)),
            side=dice.choice((None, None, "red", "blue")),
        )
        for at in dice.sample([*grid.hexes, *(one.at for one in units)], min(10, len(grid.hexes)))
    )
    return RandomGame(scene, rings, ends)


def _data(dice: Dice, step: float, *, drawn: bool) -> dict[str, Json]:
    rulings: list[dict[str, Json]] = []
    sight = _sight(dice, step)
    _leave_open(dice, sight, rulings)
    return {
        "format": "bob-editor/ruleset", "version": 1, "id": "random-game", "title": "Random Game",
        "hexes": "flat-top", "levels": {"min": -1, "max": 3, "contours": False, "cites": "1"},
        "base_terrain": "clear", "sight": sight, "rulings": rulings,
        "terrains": [
            {"id": "clear", "title": "Clear", "in": ["base", "hexes"], "cites": "1"},
            *(_hex_row(dice, name, step) for name in ("woods", "town", "brush", "grove")),
            _hex_row(dice, "road", step, ["paths"]),
            *([_hex_row(dice, name, step, ["hexes", "artwork"]) for name in ("copse", "field")] if drawn else ()),
            *(_side_row(dice, name, step) for name in ("wall", "hedge", "bank")),
        ],
        "markers": [_hex_row(dice, name, step, None) for name in ("smoke", "wreck")],
        "units": [
            {"id": name, "title": name, "cites": "1", "tags": [dice.choice(("large", "small"))],
             **({"height": dice.choice((0, 1, 2)) * step} if dice.chance(0.4) else {}),
             **dice.some({"seen_within": (2, 3), "sees_within": (2, 3, 4)}, 0.1),
             **dice.some({"of": WHOSE}, 0.2)}
            for name in KINDS
        ],
        "ends": [{"in": name, "title": name, "text": name, "cites": "1"} for name in ("upstairs", "dug_in")],
        "conditions": [
            {"id": "night", "title": "Night", "value": {"type": "boolean"}, "text": "dark", "cites": "1"},
            {"id": "fog", "title": "Fog", "value": {"type": "integer"}, "text": "dim", "cites": "1"},
        ],
    }  # fmt: skip


def _sight(dice: Dice, step: float) -> dict[str, Json]:
    sight = dice.some(PARAMETERS, 0.6)
    sight["step"] = step
    sight["ties"] = dice.some(TIES, 0.6)
    for name in ("ground", "things"):
        if dice.chance(0.8):
            sight[name] = _height_rule(dice, 0.8)
    if dice.chance(0.6):
        sight["eye"] = dice.choice((step, 2 * step, {
            "all": dice.choice((0, step)), "units": {"tank": 2 * step}, "positions": {"upstairs": 1, "dug_in": -step},
        }))  # fmt: skip
    sight["hindrance"] = dice.some(
        {
            "add": ("sum", "highest"),
            "blocks_at": (2, 3, None),
            "below": ("ignored", "level", "counts"),
            "target": (True, False),
        },
        0.6,
    )
    sight["units"] = {
        "count": dice.choice(("no", "all", "tagged")), "tags": ["large"], "los": dice.choice(("blocks", "hinders")),
        "height": dice.choice((0, 1)), "hindrance": _hindrance(dice, ()), **_height_rule(dice, 0.3),
        **dice.some({"of": WHOSE, "unknown": ("counts", "nothing")}, 0.5),
    }  # fmt: skip
    if dice.chance(0.4):
        sight["visibility"] = dice.choice((3, {"hexes": 5, "conditions": {"night": 2, "fog": "value"}}))
    if dice.chance(0.2):
        sight["words"] = {"hides": "blocks", "veils": "hinders"}
    return sight


def _height_rule(dice: Dice, share: float) -> dict[str, Json]:
    found: dict[str, Json] = {}
    if dice.chance(share):
        found["between"] = _between(dice)
    if dice.chance(share / 2):
        found["ties"] = dice.some(TIES, 0.5)
    return found


def _between(dice: Dice) -> Json:
    formula = dice.some(
        {
            "base": (-1, 0, 1, 2),
            "rise": (1, 2),
            "drop": (0, 1, 2),
            "per": (2, 5),
            "least": (0, 1),
            "most": (1, 3),
        },
        0.6,
    )
    return dice.choice((
        "none", "always", "unless_beside", "closer", {"closer": {"tie": "clear"}}, "slope",
        {"slope": {"tie": "clear"}}, {"hexes": dice.choice((1, 2))},
        {"formula": formula}, {"table": [[dice.randint(0, 3) for _ in range(dice.randint(1, 3))] for _ in range(3)]},
    ))  # fmt: skip


def _hindrance(dice: Dice, with_: tuple[str, ...]) -> dict[str, Json]:
    found: dict[str, Json] = {"value": dice.choice((1, 1, 2))}
    found |= dice.some(
        {
            "per_hexes": (2, 3),
            "at_most": (1, 2),
            "blocks_at": (2, 3),
            "round": ("up", "down"),
            "ends": ("neither", "target", "start", "both"),
        },
        0.15,
    )
    if with_ and dice.chance(0.3):
        found["with"] = [dice.choice(with_)]
    return found


def _hex_row(
    dice: Dice, name: str, step: float, where: list[str] | tuple[str, ...] | None = ()
) -> dict[str, Json]:
    row: dict[str, Json] = {
        "id": name,
        "title": name.title(),
        "cites": "2",
        "los": dice.choice(("blocks", "hinders", "hides", "veils", "none")),
    }
    if where is not None:
        row["in"] = list(where) or ["hexes"]
    row["height"] = dice.choice((0, 1, 1, 2, step, 3 * step))
    row |= _height_rule(dice, 0.25)
    row["hindrance"] = _hindrance(dice, ("woods", "brush", "hedge", "smoke"))
    row |= dice.some({"seen_within": (1, 2, 3), "sees_within": (1, 2, 3)}, 0.1)
    if where != ["sides"]:
        row |= dice.some({"eye": (step, 1, -1, 2)}, 0.15)
    if where is not None and dice.chance(0.4):
        row["inside"] = "nothing"
    if where and "artwork" in where and dice.chance(0.25):
        row["whole_hex"] = True
    return row


def _side_row(dice: Dice, name: str, step: float) -> dict[str, Json]:
    row = _hex_row(dice, name, step, ["sides"])
    row |= dice.some({one: PARAMETERS[one] for one in SIDES}, 0.2)
    if dice.chance(0.3):
        words = ("never", "always", "lower_end", "not_higher_end", "closer", "second")
        pairs = [f"{low}-{high}" for low in range(-1, 4) for high in range(low, 4)]
        row["by_levels"] = {pair: dice.choice(words) for pair in pairs if dice.chance(0.6)}
    return row


def _leave_whose_open(dice: Dice, sight: dict[str, Json], rulings: list[dict[str, Json]]) -> None:
    """Leave to a ruling what holds where it isn't known whose a unit is."""
    sight["units"]["unknown"] = {"ruling": "open_unknown"}
    choices = [{"value": one, "text": one} for one in ("counts", "nothing")]
    rulings.append(
        {
            "id": "open_unknown",
            "question": "?",
            "choices": choices,
            "default": "counts",
            "from": "",
            "cites": "",
        }
    )


def _leave_open(dice: Dice, sight: dict[str, Json], rulings: list[dict[str, Json]]) -> None:
    """Leave some parameters to rulings."""
    for name in dice.sample(sorted(PARAMETERS), 2) if dice.chance(0.3) else ():
        values = tuple(dict.fromkeys(PARAMETERS[name]))
        keyed = dice.chance(0.5)
        answers = [f"way_{place}" for place in range(len(values))] if keyed else list(values)
        sight[name] = {
            "ruling": f"open_{name}",
            **({"answers": dict(zip(answers, values, strict=True))} if keyed else {}),
        }
        choices = [{"value": one, "text": str(one)} for one in answers]
        rulings.append(
            {
                "id": f"open_{name}",
                "question": "?",
                "choices": choices,
                "default": answers[0],
                "from": "",
                "cites": "",
            }
        )
    if dice.chance(0.2):
        _leave_whose_open(dice, sight, rulings)
    if dice.chance(0.2):
        sight["things"] = {
            "between": {"ruling": "open_shadow", "answers": {"true": "slope", "false": {"hexes": 1}}}
        }
        choices = [{"value": one, "text": str(one)} for one in (True, False)]
        rulings.append(
            {
                "id": "open_shadow",
                "question": "?",
                "choices": choices,
                "default": True,
                "from": "",
                "cites": "",
            }
        )
