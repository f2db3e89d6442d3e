from collections.abc import Collection, Mapping

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, listed, scenario_check, tagged
from bob_editor.rulesets.memoir_44.cards.fixes import leave_out
from bob_editor.rulesets.memoir_44.cards.objectives import objectives
from bob_editor.rulesets.memoir_44.cards.reading import land_of_card
from bob_editor.rulesets.memoir_44.cards.rule_cards import NUMBERS, title_of_card

LISTS: Mapping[str, tuple[str, str, str | tuple[str, ...]]] = {
    "airfield_reinforcements": ("airfields", "airfield", ("airfield",)),
    "oasis_recovery": ("hexes", "oasis", ("oasis",)),
    "hospital_recovery": ("hexes", "hospital", ("hospital",)),
    "town_control": ("hexes", "town", "town_family"),
}
"""Lists of hexes on rule cards: their field, what is to be there, and its terrain or tag."""

OBJECTIVES = {"bridge_control": ("bridge", "bridge"), "town_control": ("town", "town_family")}
"""Kinds of objectives that are about terrain: what, and its tag."""


@scenario_check(Severity.WARNING, cites="A1, A10, A17, A18, A29, A32")
def rule_names_wrong_terrain(card: Card) -> Iterator[Finding]:
    """A rule about airfields, oases, hospitals, towns, bridges or tents finds one in each hex that it names."""
    for key, (field, what, wanted) in LISTS.items():
        for index, label in enumerate(card.scenario.texts("cards", key, field)):
            path = ("cards", key, field, index)
            if _lacks(card, label, _terrains(card, wanted)):
                yield Finding(
                    f"The rule “{title_of_card(key)}” names {label}, where there is no {what}.",
                    at=card.at_field(*path),
                    fixes=leave_out("Leave the hex out", path),
                    cites=NUMBERS[key],
                )
    for index, row in card.scenario.rows("cards", "capture_hq", "tents"):
        if _lacks(card, str(row.get("at")), ("hq_supply_tent",)):
            yield Finding(
                f"There is no HQ or supply tent at {row.get('at')}.",
                at=card.at_field("cards", "capture_hq", "tents", index),
                fixes=leave_out("Leave it out", ("cards", "capture_hq", "tents", index)),
                cites=NUMBERS["capture_hq"],
            )
    for one in objectives(card):
        what, tag = OBJECTIVES.get(one.kind, ("", ""))
        bare = [label for label in one.labels if tag and _lacks(card, label, _terrains(card, tag))]
        if bare:
            yield Finding(
                f"The objective is to control the {what} at {listed(bare)}, where there is none.",
                at=one.place(card),
                cites=NUMBERS[one.kind],
            )


def _terrains(card: Card, wanted: str | tuple[str, ...]) -> Collection[str]:
    return tagged(card.ruleset, wanted) if isinstance(wanted, str) else wanted


def _lacks(card: Card, label: str, terrains: Collection[str]) -> bool:
    """Whether a hex of the board has none of some terrains."""
    at = card.hex(label)
    return at is not None and set(terrains).isdisjoint(land_of_card(card).terrain(at))
