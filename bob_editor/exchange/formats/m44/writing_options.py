"""Rule cards of a scenario as the options of a .m44 file, and as behavior of the tiles that they are about."""

from collections.abc import Mapping
from typing import Any

from bob_editor.exchange.formats.m44.board import codes
from bob_editor.exchange.formats.m44.coordinates import group_label
from bob_editor.exchange.formats.m44.options import (
    DROPS,
    NIGHTS,
    OF_A_SIDE,
    ONE_AT_A_TIME,
    PLAIN,
    single_drops,
)
from bob_editor.exchange.formats.m44.writing_board import Hexagons
from bob_editor.geometry.grid import Grid
from bob_editor.model.scenario import Scenario

Json = Any


OF_CARD = {card: option for option, card in reversed((OF_A_SIDE | PLAIN).items())}
"""The option of each rule card, the first of those that mean it."""


def written_options(card: Scenario, hexagons: Hexagons) -> dict[str, Json]:
    """The options of the rule cards in force; the other cards are told."""
    options: dict[str, Json] = {}
    for name, said in card.table("cards").items():
        data = said if isinstance(said, dict) else {}
        if name in _BY_CARD:
            options |= _BY_CARD[name](data, hexagons)
        elif name in OF_CARD:
            options |= _plain(name, data)
    for name in without_option(card):
        hexagons.report.dropped(
            "", name, "These files have no option for this rule card; the special rules name it."
        )
    for _, row in card.rows("objectives"):
        if row.get("kind") == "empty_section":
            options["empty_section_medals"] = _side(row.get("owner"))
    return options


def without_option(card: Scenario) -> list[str]:
    """The rule cards in force that these files have neither an option nor a marker for."""
    return [
        name
        for name, said in card.table("cards").items()
        if name not in _BY_CARD and name not in OF_CARD and name != "exits" and (name != "camouflage" or said)
    ]


def _plain(name: str, said: Mapping[str, Json]) -> dict[str, Json]:
    if name == "italian_royal_army" and said.get("high_command") is True:
        return {"italy_high_command": True}
    return {OF_CARD[name]: _side(said.get("side"))}


def _side(side: Json) -> Json:
    """An option that holds for a side; for both where none is named."""
    return {"side": side.upper()} if side in ("axis", "allies") else True


def _night(said: Mapping[str, Json], _hexagons: Hexagons) -> dict[str, Json]:
    turned = said.get("direction") or "dawn"
    return {next((key for key, one in NIGHTS.items() if one == turned), "night_visibility_rules"): True}


def _air_strikes(said: Mapping[str, Json], _hexagons: Hexagons) -> dict[str, Json]:
    sides = said.get("sides")
    return {"air_strikes_rules": _side(sides[0] if isinstance(sides, list) and len(sides) == 1 else None)}


def _paradrop(said: Mapping[str, Json], hexagons: Hexagons) -> dict[str, Json]:
    """A drop an option, those that are alike but for their figures together: these files have two."""
    kinds: list[tuple[Mapping[str, Json], list[Json]]] = []
    for row in single_drops(said):
        figures, rest = row.get("figures"), {key: value for key, value in row.items() if key != "figures"}
        number = figures[0] if isinstance(figures, list) and figures else None
        alike = next((numbers for one, numbers in kinds if one == rest), None)
        if alike is None:
            kinds.append((rest, [number]))
        else:
            alike.append(number)
    for row, _ in kinds[len(DROPS) :]:
        hexagons.report.dropped(
            str(row.get("target", "")), "paradrop", "These files have two kinds of drops."
        )
    return {name: _drop(*kind, hexagons.grid) for name, kind in zip(DROPS, kinds, strict=False)} or {
        "airdrop": True
    }


def _drop(row: Mapping[str, Json], numbers: list[Json], grid: Grid) -> dict[str, Json]:
    at = grid.hex_anywhere(str(row.get("target", "")).rpartition(".")[2])
    code = _code(row)
    found: dict[str, Json] = {
        "side": str(row.get("side", "")).upper(),
        "nbr_drops": len(numbers),
        "nbr_units": numbers if len(set(numbers)) > 1 and None not in numbers else numbers[0],
        "range": row.get("range"),
        "center": None if at is None or at not in grid else group_label(grid, at),
        "unit": {"name": code} if code and row.get("nation") else None,
        "behavior": ONE_AT_A_TIME if row.get("one_at_a_time") is True else None,
    }
    return {name: value for name, value in found.items() if value not in (None, "")}


def _code(row: Mapping[str, Json]) -> str:
    """A unit by its code, that of its kind and nation; "" where its kind has none."""
    code = next((theirs for theirs, ours in codes()["units"].items() if ours == row.get("unit")), "")
    return f"{code}{row.get('nation', '')}" if code else ""


def _blow_bridges(said: Mapping[str, Json], hexagons: Hexagons) -> dict[str, Json]:
    for label in said.get("bridges") or ():
        if _behave(label, "rect_terrain", "CAN_BE_BLOWN", hexagons) and said.get("medal_if_blown") is True:
            (hexagons.at(label) or {})["rect_terrain"]["behavior2"] = "ONE_MEDAL_IF_BLOWN"
    if said.get("option") == 2:
        return {"blowbridge_opt2": _side(said.get("side"))}
    return {}


def _breakthrough(said: Mapping[str, Json], _hexagons: Hexagons) -> dict[str, Json]:
    side = said.get("side")
    named = [code for row in said.get("units") or () if isinstance(row, dict) and (code := _code(row))]
    if side not in ("axis", "allies"):
        return {"armor_breakthrough_rules": True}
    return {"armor_breakthrough_rules": {side.upper(): named[0] if len(named) == 1 else named or True}}


def _oases(said: Mapping[str, Json], hexagons: Hexagons) -> dict[str, Json]:
    for label in said.get("hexes") or ():
        _behave(label, "terrain", "OASIS_RECOVERY", hexagons)
    return {}


def _tents(said: Mapping[str, Json], hexagons: Hexagons) -> dict[str, Json]:
    for row in said.get("tents") or ():
        if isinstance(row, dict) and _behave(row.get("at"), "terrain", "HEADQUARTER", hexagons):
            owner = row.get("owner")
            if owner in ("axis", "allies"):
                (hexagons.at(row["at"]) or {})["terrain"]["original_owner"] = str(owner).upper()
    return {}


def _behave(label: Json, layer: str, behavior: str, hexagons: Hexagons) -> bool:
    """Whether a tile takes a behavior; one that there isn't, or that has another, is told."""
    part = (hexagons.at(label) or {}).get(layer)
    if part is None or "behavior" in part:
        hexagons.report.dropped(str(label), behavior.lower(), "No tile of these files says so there.")
        return False
    part["behavior"] = behavior
    return True


_BY_CARD = {
    "night_attack": _night,
    "air_strikes": _air_strikes,
    "paradrop": _paradrop,
    "blow_bridges": _blow_bridges,
    "armor_breakthrough": _breakthrough,
    "oasis_recovery": _oases,
    "capture_hq": _tents,
}
