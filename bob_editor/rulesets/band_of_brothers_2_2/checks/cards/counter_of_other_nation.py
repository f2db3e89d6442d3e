from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, drop, harmless, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import Unit, army_of, nations_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.facts import NATIONS
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

Json = Any

_AIRCRAFT: Final[Mapping[str, tuple[str, ...]]] = {
    "ju87": ("german",), "ju87g": ("german",), "sturmovik": ("russian",), "jabo": ("american", "commonwealth"),
}  # fmt: skip
"""Who flies what (35.1)."""
_LIKE = 0.75
"""How alike two words are of which one is the other with a slip."""


@card_check(Severity.ERROR, cites="18.0, 16.2, 32.0, 35.1")
def counter_of_other_nation(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A side's counters are of its nations, wherever they come from; those of a third nation are unusual."""
    strange: dict[tuple[str, str], list[Unit]] = {}
    for unit in reading.all_units:
        own = unit.type.get("nationality")
        known = unit.side in card.side_rows and not reading.lost_id(unit.side)
        if isinstance(own, str) and known and nation_fault(reading, unit.side, own):
            strange.setdefault((unit.side, own), []).append(unit)
    for (side, own), units in strange.items():
        counters = {unit.counter for unit in units}
        places = tuple(card.where(unit.at, *unit.path) for unit in units)
        title, nation = reading.side_title(side), own.capitalize()
        # A word that is spelt nearly like the side's nation is that.
        path = ("unit_types", units[0].counter, "nationality")
        slip = len(counters) == 1 and army_of(own) not in NATIONS
        near = get_close_matches(own, nations_of(card.side_rows[side]), 1, _LIKE) if slip else []
        # Where all of a side is of another nation, it is the side's that is wrong; one on the map may be theirs.
        ways = [((path, near[0]), f"Make it {near[0]}")] if near else [*_meant(reading, units)][:1]
        yield Finding(
            f"{title}: the {units[0].name} is {nation}, and no nation of the side is."
            if len(counters) == 1
            else f"{title}: {len(counters)} counters are {nation}, and no nation of the side is.",
            at=places[:1],
            highlight=places,
            fixes=tuple(put(label, *meant) for meant, label in ways),
            severity=Severity.ERROR if near else nation_fault(reading, side, own),
            surplus=ways[0][0][0] if ways else (),
            instead=[value for (_, value), _ in ways],
            cites="16.2" if all("fow_cup" in unit.path for unit in units) else "18.0",
        )
    yield from _support(reading)


def _meant(reading: CardReading, units: Sequence[Unit]) -> Iterator[tuple[tuple[FieldPath, Json], str]]:
    """What makes counters of another nation right: the nation of all their side, whose the one is, or their own."""
    card, one, sides = reading.card, units[0], reading.card.side_rows
    own, alone = str(one.type.get("nationality")), len({unit.counter for unit in units}) == 1
    bearing = [unit for unit in reading.all_units if unit.side == one.side and "nationality" in unit.type]
    others = [side for side in sides if side != one.side and nation_fault(reading, side, own) is None]
    if not alone and bearing == [*units] and not others and army_of(own) in NATIONS:
        for index, side, _ in reading.side_fields():
            if side == one.side:
                yield (("sides", index, "nationalities"), [own]), f"Make the side {own.capitalize()}"
    theirs = {unit.counter for unit in reading.all_units if unit.side != one.side}
    row = one.path[:2]
    there = [unit for unit in reading.all_units if unit.path[:2] == row]
    # Of a group of one counter that nobody else has it is the counter that is wrong.
    rows = ("units",) if alone and one.counter not in theirs else ("units", "setup_areas", "reinforcements")
    if len(others) == 1 and row[0] in rows and there == [*units]:
        given = ((*row, "side"), others[0])
        if harmless(card, [put("", *given)], "unit-outside-setup-area", "setup-area-too-small"):
            name = reading.side_title(others[0])
            yield given, f"Give it to {name}" if len(units) == 1 else f"Give them to {name}"
    nations = [nation for nation in nations_of(sides[one.side]) if nation in NATIONS]
    if alone and len(nations) == 1 and "unit_type" in one.row and one.counter not in theirs:
        yield (("unit_types", one.counter, "nationality"), nations[0]), f"Make it {nations[0].capitalize()}"


def _support(reading: CardReading) -> Iterator[Finding]:
    card = reading.card
    for index, side, row in reading.side_fields():
        if reading.lost_id(side):
            continue
        for number, gun in card.scenario.rows("sides", index, "artillery"):
            own = gun.get("nationality")
            severity = nation_fault(reading, side, own) if isinstance(own, str) else None
            if severity is not None:
                at = ("sides", index, "artillery", number, "nationality")
                theirs = [nation for nation in nations_of(row) if nation in NATIONS]
                yield Finding(
                    f"{reading.side_title(side)}: the {gun.get('type') or 'artillery'} is {str(own).capitalize()}.",
                    at=card.at_field(*at),
                    fixes=[put(f"Make it {one.capitalize()}", at, one) for one in sorted(theirs)],
                    severity=severity,
                    cites="32.0",
                )
        for number, plane in card.scenario.rows("sides", index, "aircraft"):
            flown = _AIRCRAFT.get(str(plane.get("type")))
            nations = nations_of(row)
            if flown and nations and "other" not in nations and not nations & set(flown):
                path = ("sides", index, "aircraft", number)
                yield Finding(
                    f"{reading.side_title(side)}: the aircraft is of another nation.",
                    at=card.at_field(*path, "type"),
                    fixes=drop("Take the aircraft away", path),
                    cites="35.1",
                )


def nation_fault(reading: CardReading, side: str, nation: str) -> Severity | None:
    """How wrong a nation is on a side: the enemy's is an error, a third one unusual, the side's own nothing."""
    rows = reading.card.side_rows
    own = nations_of(rows.get(side, {}))
    if nation == "other" or not own or "other" in own or army_of(nation) in own:
        return None
    enemy = any(army_of(nation) in nations_of(rows.get(other, {})) for other in reading.enemies_of(side))
    return Severity.ERROR if enemy else Severity.WARNING
