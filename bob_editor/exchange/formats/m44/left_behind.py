"""What of a scenario its .m44 file doesn't hold: told by reading the file again, field by field.

Rows that the file lacks altogether are told where they are written, if they are; here it is what the others say.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.exchange.formats.m44.options import single_drops
from bob_editor.exchange.formats.m44.writing_units import written_unit
from bob_editor.exchange.report import Report
from bob_editor.model.scenario import Scenario
from bob_editor.rulesets.memoir_44.cards.nations import COUNTRIES

Json = Any

NOT_LOOKED_AT = (
    "format", "version", "id", "ruleset", "map", "texts", "rules", "changes", "extra", "imported",
)  # fmt: skip
"""What these files have in a form of their own, or none of."""
OF_ROWS = {"units": ("at",), "markers": ("marker", "at")}
"""By which fields rows are known."""
WHOLE = ("exit", "empty_section", "sudden_death")
"""Kinds of objectives that no hexes tell apart, or all of theirs together."""
AS_USUAL: Mapping[str, Json] = {
    "part": "locomotive",
    "variant": "standard",
    "type": "occupy",
    "mode": "single",
}
"""What a field says where it says what goes without saying."""

_MADE = "These files can't hold it."

Place = tuple[str, str, str]
"""A section, the row of it that is meant, and its hex; the last two are "" where there is none."""


def tell_left_behind(card: Scenario, back: Scenario, report: Report) -> None:
    """Tell of each field of a scenario that isn't in what was read of its file, those of a row together."""
    theirs = dict(_rows(back))
    for place, row in _rows(card):
        section, name, at = place
        # What neither an option nor a tag stands for by itself is nowhere else told of.
        alone = name == "exits" if section == "card" else section == "objective" and row.get("kind") in WHOLE
        if place not in theirs and not alone:
            continue
        found = dict(_said(theirs.get(place, {})))
        lost = [field for field, value in _said(row) if found.get(field) != value]
        if lost:
            of = " ".join(filter(None, (section, name)))
            report.dropped(at, f"{of}: {', '.join(lost)}" if of else ", ".join(lost), _MADE)


def _rows(card: Scenario) -> Iterator[tuple[Place, Mapping[str, Json]]]:
    """All that a card says, as rows by their places."""
    for section, names in OF_ROWS.items():
        for _, row in card.rows(section):
            # That a plain unit stands for another is told where it is written.
            yield (section, *_named(row, names)), written_unit(row) if section == "units" else row
    for _, row in card.rows("objectives"):
        kind, owner = str(row.get("kind")), str(row.get("owner"))
        hexes = [str(one) for one in row.get("hexes") or ()]
        shown = kind if kind in WHOLE else "medal"
        by = " ".join((owner, shown, *(() if shown == "exit" else sorted(hexes))))
        yield ("objective", by, hexes[0] if hexes else ""), _of_objective(row)
    for key, said in card.table("cards").items():
        yield ("card", key, ""), _of_card(said if isinstance(said, dict) else {})
    for place, army in card.table("sides").items():
        if isinstance(army, dict):
            yield ("side", str(army.get("side", place)), ""), _of_army(army, card)
    known = (*NOT_LOOKED_AT, *OF_ROWS, "objectives", "cards", "sides")
    rest = {name: value for name, value in card.data.items() if name not in known}
    # An answer that is no is one, too.
    yield ("", "", ""), {**rest, "rulings": list(card.table("rulings"))}


def _named(row: Mapping[str, Json], names: tuple[str, ...]) -> tuple[str, str]:
    label = str(row.get("at", ""))
    return " ".join(str(row.get(name, "")) for name in names if name != "at"), label


def _said(row: Mapping[str, Json]) -> Iterator[tuple[str, Json]]:
    """What a row says that doesn't go without saying; what its own kind of file keeps there is no loss."""
    for name, value in row.items():
        plain = _plain(value)
        empty = plain is None or plain is False or plain in ("", [], {})
        if not empty and not name.startswith("x-") and AS_USUAL.get(name) != plain:
            yield name, plain


def _plain(value: Json) -> Json:
    if isinstance(value, dict):
        return dict(_said(value))
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def _of_objective(row: Mapping[str, Json]) -> Mapping[str, Json]:
    """An objective without its id, which is ours alone; one hex that is counted is one that is held."""
    found = {name: value for name, value in row.items() if name not in ("id", "hexes")}
    condition = found.get("condition")
    if isinstance(condition, dict) and condition.get("type") == "count" and condition.get("threshold") == 1:
        found["condition"] = {}
    return {"value": 1, **found}


def _of_card(said: Mapping[str, Json]) -> Mapping[str, Json]:
    return {**said, "drops": list(single_drops(said))} if "drops" in said else said


def _of_army(army: Mapping[str, Json], card: Scenario) -> Mapping[str, Json]:
    """An army; its nations only where its country and units don't show them."""
    shown = {
        COUNTRIES.get(str(army.get("country")), ""),
        *(row.get("nation") for _, row in card.rows("units")),
    }
    nations = [one for one in army.get("nations") or () if one not in shown]
    return {name: value for name, value in army.items() if name != "nations"} | {"nations": nations}
