"""What a card puts on the map as counters: units, markers, medals (docs/games/memoir-44.md, 5.3)."""

from collections.abc import Iterator

from msgspec.structs import replace

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter, marker_counter
from bob_editor.rules.cards.rows import text_in
from bob_editor.rulesets.memoir_44.cards.objectives import objectives
from bob_editor.rulesets.memoir_44.cards.pieces import medal_pieces, unit_pieces
from bob_editor.rulesets.memoir_44.cards.reading import Posted, posted
from bob_editor.rulesets.memoir_44.cards.troops import full_figures

CARRIED = {"at_gun": "AT", "mortar": "Mtr", "machine_gun": "MG"}
"""What stands on a unit's counter for its special weapon."""


def counters(card: Card) -> tuple[Counter, ...]:
    """Markers lowest, then medals, then units."""
    return (*_markers(card), *_medals(card), *_units(card))


def _markers(card: Card) -> Iterator[Counter]:
    for index, row in card.scenario.markers:
        at, name = card.hex(row.get("at")), row.get("marker")
        if at is None or not isinstance(name, str):
            continue
        said = row.get("value", row.get("medals", row.get("group", "")))
        counter = marker_counter(card, ("markers", index), at, row)
        # A minefield's strength is known to its own side only.
        yield replace(counter, text=str(said), concealed=name == "minefield")


def _medals(card: Card) -> Iterator[Counter]:
    for one in objectives(card):
        title = f"Objective: {one.kind.replace('_', ' ')}"
        for place, at in enumerate(one.hexes(card)):
            yield Counter(
                ("objectives", one.index),
                at,
                "objective",
                "medal",
                title,
                side=one.owner if one.owner in ("axis", "allies") else "",
                text=str(one.value),
                pieces=tuple(medal_pieces(one, place)),
            )


def _units(card: Card) -> Iterator[Counter]:
    for unit in posted(card):
        if unit.at is not None:
            title = unit.kind.replace("_", " ").capitalize() if unit.troop is None else unit.troop.title
            yield Counter(
                unit.path,
                unit.at,
                "unit",
                unit.kind,
                title,
                side=unit.side,
                text=_on_counter(unit),
                counts={"unit": 1},
                pieces=tuple(unit_pieces(unit)),
            )


def _on_counter(unit: Posted) -> str:
    """Nation, figures where they aren't the full number, special weapon, leader and boat, as far as there are any."""
    said = [unit.nation.upper()]
    if unit.troop is not None and unit.figures != full_figures(unit.troop, unit.row):
        said.append(str(unit.figures))
    said.append(CARRIED.get(text_in(unit.row, "swa"), ""))
    said += [
        "H" if unit.row.get("heroic_leader") is True else "",
        "boat" if unit.row.get("boat") is True else "",
    ]
    return " ".join(filter(None, said))
