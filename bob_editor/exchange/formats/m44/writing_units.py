"""The units of .m44 files: a class and the nation of the figures, with a badge for what they are besides."""

from collections.abc import Mapping
from typing import Any

from bob_editor.exchange.formats.m44.board import RULESET, codes
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.memoir_44.cards.nations import BRITISH, CAMP, FIGURES
from bob_editor.rulesets.memoir_44.cards.troops import troops_of

Json = Any

ENGINEERS = {"ger": "badge6", "brit": "badge8", "us": "badge12", "ru": "badge28", "jp": "badge31"}
SNIPERS = {"ger": "badge26", "ru": "badge27"}
NATIONAL = {"it": "badge38", "nz": "badge14", "au": "badge16", "ch": "badge17", "fr": "badge22"}
"""Badges that say whose the figures are, where nothing else is said by one."""

CLASS_OF_BADGED = {
    "french_resistance": "inf2", "big_gun": "gun", "mobile_artillery": "gun", "heavy_at_gun": "gun",
    "flame_tank": "tank", "half_track": "tank", "patrol_car": "tank", "tank_destroyer": "tank",
}  # fmt: skip
"""The class that a badge makes another unit; infantry otherwise."""


def unit_part(unit: Mapping[str, Json]) -> tuple[str, Mapping[str, Json] | None]:
    """The layer that a unit lies in and what stands there; None where these files have no such unit."""
    kind, tables = str(unit.get("unit")), codes()
    for code, row in tables["rect_terrain"].items():
        # A part of a train is its locomotive unless it is said to be a wagon.
        if row.get("unit") == kind and row.get("part") in (None, unit.get("part") or "locomotive"):
            turned = unit.get("orientation")
            return "rect_terrain", {"name": code, **({} if turned is None else {"orientation": turned})}
    nation = str(unit.get("nation"))
    figures = str(unit.get(FIGURES) or _figures(nation, str(unit.get("side"))))
    number = unit.get("figures")
    badge = unit.get("badge") or _badge(unit, kind, nation, figures)
    prefix = {row: name for name, row in tables["units"].items()}.get(kind)
    if kind == "tiger":
        prefix, figures, number = "tank2", "ger", 1
    elif prefix is None and kind in tables["badges"].values():
        prefix = CLASS_OF_BADGED.get(kind, "inf")
    if prefix is None:
        return "unit", None
    part: dict[str, Json] = {"name": f"{prefix}{figures}"}
    if number is not None:
        part["nbr_units"] = number
    if badge:
        part["badge"] = badge
    said = {
        name: unit[name]
        for name in ("move_limit", "medal_value", "ignores_flags", "exit_forbidden")
        if name in unit
    }
    behavior = next((name for name, row in tables["unit_rules"].items() if row == said), None)
    if kind == "french_resistance" and badge != "badge3":
        behavior = "FRENCH_RESISTANCE"
    return "unit", {**part, **({"behavior": behavior} if behavior else {})}


def written_unit(unit: Mapping[str, Json]) -> Mapping[str, Json]:
    """The unit itself; for one of a kind without a code the plain unit of its class, if there is such a kind."""
    kind = str(unit.get("unit"))
    troop = troops_of(ruleset(RULESET)).get(kind)
    if troop is None or troop.treated_as == "ship" or unit_part(unit)[1] is not None:
        return unit
    weapon, _, period = kind.rpartition("_")
    carried = {"swa": weapon} if period in ("early", "late") else {}
    return {**unit, "unit": troop.treated_as, **carried}


def _figures(nation: str, side: str) -> str:
    """The figures that a nation's units are laid with."""
    if nation in ("us", "ger", "ru", "jp", "brit"):
        return nation
    if nation in BRITISH:
        return "brit"
    return "ger" if (CAMP.get(nation) or side) == "axis" else "us"


def _badge(unit: Mapping[str, Json], kind: str, nation: str, figures: str) -> str:
    tables = codes()
    for badge, asset in tables["assets"].items():
        if unit.get("swa") == asset:
            return str(badge)
    if kind == "combat_engineers":
        return ENGINEERS.get(figures, "badge12")
    if kind == "sniper":
        return SNIPERS.get(nation, "badge26")
    own = next((badge for badge, one in tables["badges"].items() if one == kind), "")
    return str(own or (NATIONAL.get(nation, "") if figures != nation else ""))
