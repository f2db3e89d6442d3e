from collections.abc import Mapping
from typing import Any

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, all_of, exchange, put, scenario_check
from bob_editor.rules.pieces import likeliest
from bob_editor.rulesets.memoir_44.cards.nations import CAMP, COUNTRIES, other_side, title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import PLACES, SIDES

_OF_CAMPS = ("country-of-wrong-camp", "nation-rule-of-wrong-side", "unit-of-wrong-camp")
"""Checks of what is of the other camp."""


@scenario_check(Severity.ERROR, cites="")
def sides_wrong(card: Card) -> Iterator[Finding]:
    """One player is the Axis, the other the Allies."""
    given = {place: card.scenario.get("sides", place, "side") for place in PLACES}
    if sorted(map(str, given.values())) == ["allies", "axis"]:
        yield from _changed_about(card, given)
        return
    # A country knows its side, and what a player says of himself stands where it names none.
    countries = (card.scenario.text("sides", place, "country") for place in PLACES)
    camps = (
        CAMP.get(COUNTRIES.get(country, ""), given[place])
        for place, country in zip(PLACES, countries, strict=True)
    )
    above, below = (camp if camp in SIDES else "" for camp in camps)
    top = above or (other_side(below) if below else "axis")
    right = [put("", ("sides", "top", "side"), top), put("", ("sides", "bottom", "side"), other_side(top))]
    label = f"Make the player at the top the {title_of_side(top)}"
    if given["top"] == top:
        label = f"Make the player at the bottom the {title_of_side(other_side(top))}"
    yield Finding(
        "One side must be Axis, the other Allies.", at=card.at_field("sides"), fixes=all_of(label, right)
    )


def _changed_about(card: Card, given: Mapping[str, Any]) -> Iterator[Finding]:
    """What both players have of the camp of the other."""
    strange = [
        field
        for field in ("country", "nations")
        if all(_camps(card, place, field) == {other_side(given[place])} for place in PLACES)
    ]
    if strange:
        top, bottom = (("sides", place) for place in PLACES)
        ways = (
            exchange("Let the sides change places", ((*top, "side"), (*bottom, "side"))),
            exchange("Let these change places", *(((*top, name), (*bottom, name)) for name in strange)),
        )
        fixes, field = likeliest(card, ways, *_OF_CAMPS), (*top, strange[0])
        yield Finding(
            "Each side has the country or the nations of the other.",
            at=(card.at_field(*field), card.at_field(*bottom, strange[0])),
            fixes=fixes,
            severity=Severity.WARNING,
            surplus=field,
            instead=fixes,
        )


def _camps(card: Card, place: str, field: str) -> set[str]:
    """The camps of a player's country or of his nations."""
    said = card.scenario.get("sides", place, field)
    named = said if isinstance(said, list | tuple) else [COUNTRIES.get(str(said), "")]
    return {CAMP.get(str(one), "") for one in named}
