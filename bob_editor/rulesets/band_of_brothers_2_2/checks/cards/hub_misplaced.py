from collections.abc import Mapping

from bob_editor.rules.checking import Card, FieldPath, Finding, Fix, Hex, Iterator, Severity, drop, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="63.1, 63.3")
def hub_misplaced(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A company hub has a command range and units of its company, and stands next to no enemy and in no cave."""
    for index, side, _ in reading.side_fields():
        for number, hub in card.scenario.rows("sides", index, "hubs"):
            path, at = ("sides", index, "hubs", number), card.hex(hub.get("hex"))
            company = str(hub.get("company"))
            why, fixes = _fault(reading, side, hub, path)
            if at is not None and not why:
                beside = _beside_enemy(reading, side, at)
                why = "stands next to an enemy" if beside else ""
                why = "stands in a cave hex" if reading.markers_in(at, "cave", "small_cave") else why
                fixes = (put("Let the player place it", (*path, "hex"), None),)
            if why:
                yield Finding(f"The hub of company {company} {why}.", at=card.where(at, *path), fixes=fixes)
    for unit in reading.placed:
        if unit.kind != "hub" or unit.at is None:
            continue
        why = "stands next to an enemy" if _beside_enemy(reading, unit.side, unit.at) else ""
        why = "stands in a cave" if unit.position == "cave" else why
        if why:
            yield Finding(
                f"The {unit.name} in {card.grid.label(unit.at)} {why}.",
                at=card.at_hex(unit.at),
                fixes=put("Let the player place it", (*unit.path, "at"), None),
            )


def _beside_enemy(reading: CardReading, side: str, at: Hex) -> bool:
    return any(unit.side != side for near in (at, *at.neighbours()) for unit in reading.by_hex.get(near, ()))


def _fault(
    reading: CardReading, side: str, hub: Mapping[str, object], path: FieldPath
) -> tuple[str, tuple[Fix, ...]]:
    """What is wrong with a hub wherever it stands, and how to mend it."""
    reach = hub.get("command_range")
    if reach is None or not hub.get("company"):
        # The card's form asks for it.
        return "", ()
    if not isinstance(reach, int) or reach < 1:
        return "has no command range", (put("Let it command 4 hexes far", (*path, "command_range"), 4),)
    companies = {unit.company for unit in reading.of_side(side) if unit.company}
    if str(hub.get("company")) not in companies and any(unit.side == side for unit in reading.all_units):
        lead = tuple(
            put(f"Let it lead company {one}", (*path, "company"), one) for one in sorted(companies)[:3]
        )
        return "has no units of its company", lead or (drop("Remove the hub", path),)
    return "", ()
