"""Asks the ruleset's code what ``rules.json`` asks (docs/games/combat-commander-pacific.md, 9.9)."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.opening.scenario_maps import BoardFile, card_of
from bob_editor.records import Record
from bob_editor.rules.issues.gathering import issues_of_board, issues_of_card
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Marker, Scene
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.combat_commander_pacific.cards import chits, postures
from bob_editor.rulesets.combat_commander_pacific.fire import cover, firepower, movement
from bob_editor.rulesets.combat_commander_pacific.land import map_edges, objectives, placement
from bob_editor.rulesets.combat_commander_pacific.land import unit_kinds as kinds
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import HexTypes
from bob_editor.rulesets.combat_commander_pacific.land.wind import after_breeze
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading
from bob_editor.storage.kinds.board_reader import board_from_json
from tests.rulesets.combat_commander_pacific.boards import RULESET

Json = Any
GRID = {"hexes": "flat-top", "columns": 15, "rows": 10, "shifted": "even", "shift": "down"}
RULES = ruleset(RULESET)


class Question(Record, eq=False, dict=True):
    """What a row gives: parts of a board and of a scenario, and the question."""

    given: Mapping[str, Json]

    @cached_property
    def board(self) -> Board:
        """The printed map with what the row puts on it."""
        data = {"ruleset": RULESET, "grid": GRID, "base": {"terrain": "open_ground", "level": 0}}
        return board_from_json({**data, **self.given.get("board", {})}, inline=True)[0]

    @cached_property
    def scene(self) -> Scene:
        """The board with the row's markers, conditions and rulings."""
        markers = tuple(
            Marker(row["marker"], self.board.grid.hex(row["at"]), None, {"value": row.get("value")})
            for row in self.given.get("markers", ())
        )
        conditions, rulings = self.given.get("conditions", {}), self.given.get("rulings", {})
        return Scene(self.board, RULES, markers, conditions=conditions, rulings=rulings)

    @cached_property
    def reading(self) -> MapReading:
        """The scene as LOS reads it."""
        return MapReading(self.scene)

    @cached_property
    def types(self) -> HexTypes:
        """The terrain types of the scene's hexes."""
        return HexTypes(Ground(self.board, RULES), self.scene)

    def hex(self, field: str) -> Any:
        """The hex that a field names."""
        return self.board.grid.hex(self.given[field])

    # -- codes ----------------------------------------------------------------------------------------------------

    def codes(self) -> set[str]:
        """The codes of every issue of the board and of a scenario that holds what the row gives."""
        place = PlacedBoard("map.board.json", "1")
        fields = {
            "ruleset": RULESET,
            "map": {"boards": [{"board": place.board, "name": "1"}]},
            **self._card(),
        }
        card = card_of(Scenario(fields), RULES, [BoardFile(place, False, None, self.board)])
        issues = (*issues_of_board(self.board, RULES), *issues_of_card(card))
        return {issue.code.rpartition("/")[2] for issue in issues}

    def _card(self) -> dict[str, Json]:
        """The row's parts of a card: what is placed stands there, and units whose hex is of no matter share one."""
        given = self.given
        markers = list(given.get("markers", ()))
        rows = [one for one in given.get("units", ()) if isinstance(one, dict)]
        units = [{"side": "japan", "unit": f"unit-{n}", "at": "H5", **row} for n, row in enumerate(rows)]
        sides = list(given.get("sides", ()))
        place = given.get("place")
        if isinstance(place, dict) and place["marker"] == placement.UNIT:
            units.append({"side": "japan", "unit": "unit", "kind": "squad", "at": place["at"]})
        elif isinstance(place, dict):
            markers.append({"value": 3, **place} if place["marker"] == "smoke" else place)
        if isinstance(given.get("unit"), str):
            weapon = given.get("weapon")
            ids = [f"weapon-{n}" for n in range(given.get("weapons", weapon is not None))]
            carried = ids if len(ids) > 1 else ids[0] if ids else None
            units.append(
                {"side": "japan", "unit": "unit", "kind": given["unit"], "at": "H5", "weapon": carried}
            )
            sides.append({"side": "japan", "weapons": [{"id": one, **(weapon or {})} for one in ids]})
        found = {name: value for name, value in given.items() if name not in _QUESTIONS}
        return {**found, "markers": markers, "units": units, "sides": sides}


_QUESTIONS = ("board", "markers", "units", "sides", "place", "unit", "weapon", "weapons", "figures", "phase")


def answer(kind: str, given: Mapping[str, Json]) -> dict[str, Json]:
    """What the ruleset says to a row of a kind; a ``code`` is asked of ``Question.codes``."""
    return ANSWERS[kind](Question(given))


def _map(ask: Question) -> dict[str, Json]:
    given = ask.given
    if "query" in given:
        row = next(one for one in RULES.data["presets"] if one["id"] == "printed")
        grid = Grid(row["grid"]["columns"], row["grid"]["rows"])
        labels = [grid.label(at) for at in grid.hexes]
        line, name = given["query"].split()[-2:]
        return {"result": sum(name == (label[0] if line == "column" else label[1:]) for label in labels)}
    clockwise = ask.scene.ruling("compass_clockwise")
    dice = given.get("drift") or [given["direction"]]
    return {"result": ask.board.grid.label(map_edges.drifted(ask.hex("from"), dice, clockwise=clockwise))}


def _terrain_type(ask: Question) -> dict[str, Json]:
    at = ask.hex("at")
    answers: dict[str, Json] = {
        "terrain_type": ask.types.type_of(at),
        "is_water_terrain": ask.types.is_water(at),
        "fortification_allowed": placement.refusal(ask.types, ask.scene.markers, "foxholes", at) is None,
    }
    assert ask.reading.type_of(at) == answers["terrain_type"]
    return {"result": answers[ask.given["query"]]}


def _move_cost(ask: Question) -> dict[str, Json]:
    if "terrain" in ask.given:
        return {"result": movement.listed_cost(ask.reading, ask.given["terrain"])}
    seen = ask.given.get("enemy_los_to_target", True)
    return {"result": movement.move_cost(ask.reading, ask.hex("from"), ask.hex("to"), seen=seen)}


def _move_legal(ask: Question) -> dict[str, Json]:
    given = ask.given
    unit, command = given.get("unit", {}), given.get("stacked_command", 0)
    if "to" in given:
        points = movement.movement_points(unit, command=command)
        first = given.get("hexes_entered", 0) == 0
        return {
            "result": movement.may_enter(ask.reading, ask.hex("from"), ask.hex("to"), points, first=first)
        }
    return {"result": movement.may_move(ask.reading, ask.hex("at"), unit, command=command)}


def _exit(ask: Question) -> dict[str, Json]:
    given = ask.given
    found = movement.exit_over(
        ask.reading,
        ask.hex("from"),
        given["exit_edge"],
        friendly=given.get("friendly_edge"),
        chit_y=given.get("chit_Y", False),
        advance=given.get("advance", False),
        unit=given.get("unit"),
    )
    return {"result": "allowed" if found.allowed else "denied", "mp_cost": found.cost, "vp": found.points}


def _cover(ask: Question) -> dict[str, Json]:
    given = ask.given
    attack = given.get("attack", "fire")
    if "terrain" in given:
        effects = RULES.terrains[given["terrain"]].effects
        return {"result": next(one["value"] for one in effects if one["what"] == "cover")}
    if "fortification" in given:
        name, inside = given["fortification"], given.get("occupant") == "inside"
        value = (
            cover.cave_cover(RULES, attack, inside=inside)
            if name == cover.CAVE
            else cover.fortification_cover(RULES, name, attack)
        )
        return {"cover": "terrain only" if value is None else value}
    figures = given.get("figures", sum(map(kinds.figures_of, given.get("units", ()))))
    at = ask.hex("at")
    inside = given.get("occupant") == "inside"
    value = cover.cover_at(ask.reading, at, attack=attack, inside=inside, figures=figures)
    return {"cover": value, "morale": cover.morale_at(ask.reading, at, given.get("unit_morale", 0), value)}


def _targeting(ask: Question) -> dict[str, Json]:
    distance, hindrance = ask.given["range"], ask.given.get("hindrance", 0)
    hit = firepower.hits(ask.given.get("dice", ()), distance, hindrance)
    return {"min_product": firepower.least_product(distance, hindrance), "result": "hit" if hit else "miss"}


def _range(ask: Question) -> dict[str, Json]:
    given = ask.given
    within = firepower.in_range(
        given["range"], longest=given["range_max"], shortest=given.get("range_min", 0)
    )
    return {"result": "in_range" if within else "out_of_range"}


def _attack_total(ask: Question) -> dict[str, Json]:
    given = ask.given
    terrain = given.get("target_terrain") or ask.types.type_of(ask.hex("to"))
    return {"total": given["fp"] + given["roll"] + firepower.attack_modifier(terrain, given["weapon"])}


def _firepower(ask: Question) -> dict[str, Json]:
    given = ask.given
    if "firer_levels" in given:
        both = ask.scene.ruling("height_modifiers_add")
        return {"mod": firepower.height_modifier(given["firer_levels"], given["target_level"], both=both)}
    power = firepower.hindered(given["fp"], given["hindrance"], ordnance=given.get("ordnance", False))
    return {"fp": power, "result": "allowed" if power > 0 else "denied unless actions raise it to 1+"}


def _fire_restriction(ask: Question) -> dict[str, Json]:
    given = ask.given
    if "hexes" in given:
        hexes = map(ask.board.grid.hex, given["hexes"])
        return {"result": firepower.may_form_group(ask.reading, hexes)}
    if "to" in given:
        return {"result": firepower.may_fire(ask.reading, ask.hex("from"), ask.hex("to"))}
    return {"result": firepower.weapon_may_fire(ask.reading, ask.hex("from"))}


def _stacking(ask: Question) -> dict[str, Json]:
    given = ask.given
    if "place" in given:
        values = [one["value"] for one in (*given.get("markers", ()), given["place"])]
        return {"remaining": placement.smoke_left(values)}
    if isinstance(given.get("unit"), str):
        unit = {**given, "kind": given["unit"]}
        fault = kinds.carrying_fault(unit, given.get("weapon"))
        return {"result": "ok" if fault is None else "error", "code": fault}
    over = kinds.overstacked_by(sum(map(kinds.figures_of, given["units"])))
    if not over:
        return {"result": "ok"}
    by_phase = {"setup": "error", "play": "ok_with_cover_penalty"}
    return {"result": by_phase.get(str(given.get("phase")), f"overstacked:{over}")}


def _placement(ask: Question) -> dict[str, Json]:
    given = ask.given
    place = given.get("place")
    if "event" in given:
        left = after_breeze(ask.types, given["downwind"])
        return {"result": _By({ask.board.grid.label(at): what for at, what in left.items()})}
    if "random_hex" in given:
        grid = ask.board.grid
        return {"candidates": len(placement.in_line_with(grid.hexes, ask.hex("random_hex"), grid.position))}
    if place == "aircraft":
        night = given.get("night", False)
        return {"result": placement.aircraft_entry(enemy_there=given["enemy_on_map"], night=night)}
    if place is None:
        return {}
    at = ask.board.grid.hex(place["at"])
    if place["marker"] == "spotting_round":
        allowed = placement.spotting_allowed(ask.reading.marked("melee"), at)
        return {"result": "allowed" if allowed else "denied"}
    refused = placement.refusal(ask.types, ask.scene.markers, place["marker"], at, place.get("value"))
    return {"result": "allowed" if refused is None else "denied", "code": refused}


class _By(dict[str, str]):
    """What is in some hexes; equal to a table that names hexes with nothing in them, too."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dict) and all(self.get(at) == what for at, what in other.items())

    __hash__ = None


def _scenario(ask: Question) -> dict[str, Json]:
    given = ask.given
    if "objective" in given and "units" in given:
        target = next(
            one.hex for one in objectives.objectives_of(ask.board) if one.number == given["objective"]
        )
        by_side: dict[str, list[Any]] = {"enemy": [], "friendly": []}
        for unit in given["units"]:
            by_side[unit["side"]].append(ask.board.grid.hex(unit["at"]))
        won = objectives.controlled(
            ask.types.ground, target, enemies=by_side["enemy"], friends=by_side["friendly"]
        )
        return {"control": "gained" if won else "not gained"}
    if "chits" in given:
        return {"vp": chits.worth_of(tuple(given["chits"]), given.get("objective", 3))}
    if "unit" in given:
        unit = {**given, "kind": given["unit"]}
        return {"vp": kinds.elimination_points(unit, chit_z=given.get("chit_Z", False))}
    return {
        "hand": postures.hand_size(given.get("posture")),
        "discard": postures.discard_limit(given.get("faction"), night=given.get("night", False)),
        "swing": postures.control_swing(given.get("objective_vp", 0)),
    }


def _codes_alone(ask: Question) -> dict[str, Json]:
    del ask
    return {}


ANSWERS = {
    "map": _map,
    "terrain_type": _terrain_type,
    "board_check": _codes_alone,
    "condition": _codes_alone,
    "move_cost": _move_cost,
    "move_legal": _move_legal,
    "exit": _exit,
    "cover": _cover,
    "placement": _placement,
    "stacking": _stacking,
    "scenario": _scenario,
    "targeting": _targeting,
    "range": _range,
    "attack_total": _attack_total,
    "firepower": _firepower,
    "fire_restriction": _fire_restriction,
}
