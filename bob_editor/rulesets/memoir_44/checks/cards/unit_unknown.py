from difflib import get_close_matches

from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Place, Severity, put, scenario_check
from bob_editor.rules.pieces import harmless
from bob_editor.rulesets.memoir_44.cards.nations import CAMP, title_of_nation
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, armies, mustered
from bob_editor.rulesets.memoir_44.cards.troops import troops_of


@scenario_check(Severity.ERROR, cites="")
def unit_unknown(card: Card) -> Iterator[Finding]:
    """A unit is of a kind and a nation that the cards know."""
    known = list(troops_of(card.ruleset))
    for unit in mustered(card):
        if unit.troop is None and (unit.kind or unit.path[0] != "units"):
            near = get_close_matches(unit.kind, known, n=1)
            yield Finding(
                f"There is no unit “{unit.kind}”." if unit.kind else "It isn't said which unit this is.",
                at=unit.place(card),
                fixes=(put(f"Make it {one.replace('_', ' ')}", (*unit.path, "unit"), one) for one in near),
            )
        yield from _of_nation(card, (*unit.path, "nation"), unit.place(card), unit.side)
    for place, row in armies(card):
        for index, _ in enumerate(card.scenario.texts("sides", place, "nations")):
            path = ("sides", place, "nations", index)
            yield from _of_nation(card, path, card.at_field(*path), row.get("side"))


def _of_nation(card: Card, path: FieldPath, place: Place, side: object) -> Iterator[Finding]:
    """A nation that isn't known, and the one of its side that is most like it."""
    nation = card.scenario.get(*path)
    if nation is not None and nation not in list(CAMP):
        own = [one for one, camp in CAMP.items() if side not in SIDES or camp == side]
        near = get_close_matches(str(nation), own, n=3)
        ways = (put(f"Make it {title_of_nation(one)}", path, one) for one in near)
        fixes = harmless(card, ways, "unit-of-wrong-camp")[:1]
        yield Finding(f"There is no nation “{nation}”.", at=place, fixes=fixes)
