from bob_editor.rules.checking import Card, Finding, Iterator, Severity, all_of, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import CAMP, COUNTRIES, other_side, title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import PLACES, SIDES


@scenario_check(Severity.ERROR, cites="")
def sides_wrong(card: Card) -> Iterator[Finding]:
    """One player is the Axis, the other the Allies."""
    given = {place: card.scenario.get("sides", place, "side") for place in PLACES}
    if sorted(map(str, given.values())) == ["allies", "axis"]:
        for place in PLACES if all(_of_other_camp(card, place) for place in PLACES) else ():
            yield Finding(
                f"All nations of the {title_of_side(str(given[place]))} are of the other camp.",
                at=card.at_field("sides", place, "nations"),
                severity=Severity.WARNING,
            )
        return
    # Country and nations know their side, and what a player says of himself stands where they name none.
    camps = (_camp(card, place) or given[place] for place in PLACES)
    above, below = (camp if camp in SIDES else "" for camp in camps)
    top = above or (other_side(below) if below else "axis")
    right = [put("", ("sides", "top", "side"), top), put("", ("sides", "bottom", "side"), other_side(top))]
    label = f"Make the player at the top the {title_of_side(top)}"
    if given["top"] == top:
        label = f"Make the player at the bottom the {title_of_side(other_side(top))}"
    yield Finding(
        "One side must be Axis, the other Allies.", at=card.at_field("sides"), fixes=all_of(label, right)
    )


def _camp(card: Card, place: str) -> str:
    """The camp of a player's country, or else of all nations that are listed for him; "" where they name none."""
    country = COUNTRIES.get(card.scenario.text("sides", place, "country"), "")
    camps = _camps(card, place)
    return CAMP.get(country, "") or (camps.pop() if len(camps) == 1 else "")


def _of_other_camp(card: Card, place: str) -> bool:
    """Whether all nations that are listed for a player are of the other camp."""
    return _camps(card, place) == {other_side(card.scenario.text("sides", place, "side"))}


def _camps(card: Card, place: str) -> set[str]:
    return {CAMP.get(nation, "") for nation in card.scenario.texts("sides", place, "nations")}
