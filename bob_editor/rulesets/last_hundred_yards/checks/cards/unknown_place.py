"""Hexes, sides, units and boards that a mission names and doesn't have."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.references import (
    board_names,
    hex_labels,
    side_names,
    unit_names,
)


@scenario_check(Severity.ERROR, cites="Gen, 20.7")
def unknown_place(card: Card) -> Iterator[Finding]:
    """What a mission puts on a hex that its map lacks, or gives to a side that it doesn't have, is not played."""
    for missing in card.missing:
        yield Finding(f"Board {missing.name or '?'} can't be read.", at=(card.at_field(*missing.path),))
    for misfit in card.map.misfits:
        if misfit.kind == "crop" and not isinstance(card.map.laid[misfit.parts[0]].place.crop, str):
            cut = (*card.board_field(misfit.parts[0]), "crop")
            name = card.map.laid[misfit.parts[0]].place.name
            yield Finding(
                f"Board {name} is cut to hexes that it doesn't have.",
                at=(card.at_field(*cut),),
                fixes=(put("Take all of it", cut, None),),
            )
    mission = mission_of(card)
    for path, label in hex_labels(card.scenario):
        if card.hex(label) is None and not card.missing:
            whole_row = path[0] == "markers"  # a marker is nothing without a hex
            yield Finding(
                f"There is no hex {label} on this map.",
                at=(card.at_field(*path),),
                fixes=(drop("Leave it out", path[:2] if whole_row else path),),
            )
    for path, name in side_names(card.scenario):
        if mission.side(name) is None:
            known = [side.names[0] for side in mission.sides if side.names]
            yield Finding(
                f"There is no side {name}.",
                at=(card.at_field(*path),),
                fixes=tuple(put(f"Make it {one}", path, one) for one in known),
            )
    for path, name in board_names(card.scenario):
        if not card.missing and not any(part.is_called(name) for part in card.grid.parts):
            yield Finding(
                f"There is no board {name} on this map.",
                at=(card.at_field(*path),),
                fixes=(
                    drop("Let it hold on all boards", path),
                    *(put(f"Make it {part.name}", path, part.name) for part in card.grid.parts),
                ),
            )
    for path, name in unit_names(card.scenario):
        if not mission.named_kinds([name]):
            yield Finding(
                f"There is no unit {name}, nor such a kind.",
                at=(card.at_field(*path),),
                fixes=(drop("Leave it out", path),),
            )
