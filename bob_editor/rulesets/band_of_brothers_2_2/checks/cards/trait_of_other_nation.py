from bob_editor.rules.checking import Card, Finding, Iterator, Place, Severity, drop
from bob_editor.rules.mending import Fix, without
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import Unit, nations_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.words import TABLES, TRAITS, word

_TYPE_92 = "ability to fire as a mortar"

_BOUND = {row["id"]: row for row in TABLES["traits"] if "nation" in row}
"""What tells a nation; conceal markers and suicide teams have checks of their own."""
_BOUND[_TYPE_92] = {"nation": "japanese", "cites": "59.0"}


@card_check(Severity.ERROR, cites="57.0, 57.5, 58.0, 59.0, 60.0, 33.0")
def trait_of_other_nation(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Seishin and grenade dischargers are Japanese, pluck is Commonwealth, and so on.

    Only plain Americans are reluctant.
    A counter says its nation; where it doesn't, its side does.
    """
    judged: set[tuple[object, str]] = set()
    for unit in reading.all_units:
        able = {_TYPE_92} if unit.type.get("can_be_mortar") is True else set()
        for trait in sorted(unit.traits | able):
            nation = _BOUND.get(trait, {}).get("nation")
            of_counter = trait in unit.traits and unit.row.get("unit_type")
            key = (of_counter or unit.path, trait)
            if nation is None or key in judged or not unit.nations:
                continue
            elite = trait == "reluctant" and unit.traits & {"airborne", "marine"}
            if nation in unit.nations and not elite:
                continue
            judged.add(key)
            why = "and elite units have none of it" if elite else f"which is {nation.capitalize()}"
            what = f"the trait “{word(TRAITS, trait)}”" if trait in unit.traits else f"a {trait}"
            yield Finding(
                f"The {unit.name} has {what}, {why}.",
                at=_place(card, unit),
                fixes=_fixes(unit, trait),
                cites=_BOUND[trait]["cites"],
            )
    for index, side, row in reading.side_fields() if card.ruleset.has_rule("57.5") else ():
        if row.get("faustniki") and nations_of(row) and nations_of(row).isdisjoint({"german", "other"}):
            path = ("sides", index, "faustniki")
            yield Finding(
                f"{reading.side_title(side)}: only the Germans have Faustniki.",
                at=card.at_field(*path),
                fixes=drop("Take them away", path),
                cites="57.5",
                surplus=path,
            )


def _place(card: Card, unit: Unit) -> Place:
    if unit.at is not None:
        return card.at_hex(unit.at)
    return card.at_field(*(("unit_types", unit.counter) if unit.type else unit.path))


def _fixes(unit: Unit, trait: str) -> tuple[Fix, ...]:
    """Take the trait off the counter, or the weapon off counter or row."""
    if trait not in unit.traits:
        return (drop(f"Take the {unit.name} off the card", unit.path),)
    name = unit.row.get("unit_type") or unit.row.get("unit")
    traits = unit.type.get("traits")
    if isinstance(traits, list | tuple) and trait in traits and isinstance(name, str):
        return (without("Take the trait off the counter", ("unit_types", name, "traits"), trait),)
    if unit.row.get("satw") == trait:
        return (drop("Take the weapon away", (*unit.path, "satw")),)
    return (drop("Take the weapon off the counter", ("unit_types", str(name), "satw")),)
