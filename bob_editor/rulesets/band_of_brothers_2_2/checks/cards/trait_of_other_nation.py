from bob_editor.rules.checking import Card, Finding, Iterator, Place, Severity, drop, scenario_check
from bob_editor.rules.mending import Fix, without
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read
from bob_editor.rulesets.band_of_brothers_2_2.cards.words import TRAITS, word

_TYPE_92 = "ability to fire as a mortar"

_NATIONS = {
    "seishin": "japanese", "gd": "japanese", _TYPE_92: "japanese",
    "reluctant": "american", "bazooka": "american",
    "pluck": "commonwealth", "piat": "commonwealth",
    "panzerfaust": "german", "panzerschreck": "german", "panzer_grenadier": "german", "ss": "german",
    "faustnik": "german",
}  # fmt: skip
"""Whose each trait or special anti-tank weapon is; conceal markers and suicide teams have checks of their own."""
_RULES = {"american": "58.0", "commonwealth": "60.0", "german": "57.0", "japanese": "59.0"}
_OF_TRAIT = {
    "seishin": "59.5", "gd": "59.3",
    **dict.fromkeys(("bazooka", "piat", "panzerfaust", "panzerschreck"), "33.0"),
}  # fmt: skip
"""The rule of a trait where it isn't the section of its nation."""


@scenario_check(Severity.ERROR, cites="57.0, 58.0, 59.0, 60.0, 33.0")
def trait_of_other_nation(card: Card) -> Iterator[Finding]:
    """Seishin and grenade dischargers are Japanese, pluck is Commonwealth, and so on.

    Only plain Americans are reluctant.
    A counter says its nation; where it doesn't, its side does.
    """
    reading = read(card)
    judged: set[tuple[object, str]] = set()
    for unit in reading.all_units:
        for trait in sorted(_marks(unit)):
            nations = _NATIONS.get(trait)
            of_counter = trait in unit.traits and unit.row.get("unit_type")
            key = (of_counter or unit.path, trait)
            if nations is None or key in judged or not unit.nations:
                continue
            elite = trait == "reluctant" and unit.traits & {"airborne", "marine"}
            if unit.nations & {nations} and not elite:
                continue
            judged.add(key)
            why = "and elite units have none of it" if elite else f"which is {nations.capitalize()}"
            what = f"the trait “{word(TRAITS, trait)}”" if trait in unit.traits else f"a {trait}"
            yield Finding(
                f"The {unit.name} has {what}, {why}.",
                at=_place(card, unit),
                fixes=_fixes(unit, trait),
                cites=_OF_TRAIT.get(trait, _RULES[nations]),
            )


def _marks(unit: Unit) -> frozenset[str]:
    """What tells a unit's nation: its traits, and what it can."""
    return unit.traits | ({_TYPE_92} if unit.type.get("can_be_mortar") is True else set())


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
