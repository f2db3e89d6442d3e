from bob_editor.rules.cards.rows import list_in
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, rule_of, title_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

_FEATURES = {
    "shallow_river": frozenset({"river"}),
    "balka": frozenset({"gully"}),
    "dike_road": frozenset({"road"}),
    "upper_level": frozenset({"building_stone", "building_wood", "hut"}),
    "trench": frozenset({"road"}),
    "breach": frozenset({"anti_tank_ditch"}),
}
"""What each rule is about."""
_TOLD_BY_HEX = ("dike_road", "upper_level", "trench", "breach")
"""Rules of which each hex that they name has a check of its own."""


@card_check(Severity.ERROR, cites="45.1, 45.4, 46.1, 40.2, 43.2", whole_map=True)
def change_without_feature(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A special rule that alters the map speaks of what is there: a river, a gully, a road, a building, a ditch."""
    hexes = [at for at in card.grid.hexes if at in reading.playable]
    for index, row in card.scenario.changes:
        name = row.get("change")
        needed = _FEATURES.get(name) if isinstance(name, str) else None
        if needed is None or not isinstance(name, str) or name not in card.ruleset.rows("changes"):
            continue
        labels = list_in(row.get("at"))
        named = [at for label in labels if (at := card.hex(label)) is not None] if labels else None
        path = ("changes", index)
        remove, cites = (drop("Remove the rule", path), rule_of(card.ruleset, name))
        if named is None:
            if name == "trench" or any(reading.terrain(at) & needed for at in hexes):
                continue
            yield Finding(
                f"The map has no {_words(card, needed)} for the rule “{_title(card, str(name))}”.",
                at=card.at_field(*path),
                fixes=remove,
                cites=cites,
            )
            continue
        for at in dict.fromkeys(named) if name not in _TOLD_BY_HEX else ():
            if reading.terrain(at) & needed:
                continue
            left = [label for label in labels if card.hex(label) != at]
            yield Finding(
                f"{card.grid.label(at)} has no {_words(card, needed)} for the rule “{_title(card, str(name))}”.",
                at=card.at_hex(at),
                fixes=(put("Drop the hex from the rule", (*path, "at"), left) if left else remove,),
                cites=cites,
            )


def _words(card: Card, needed: frozenset[str]) -> str:
    return "building" if "building_stone" in needed else title_of(card.ruleset, min(needed))


def _title(card: Card, change: str) -> str:
    return str(card.ruleset.rows("changes")[change].get("title", change))
