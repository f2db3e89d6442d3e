from collections import Counter

from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, add, all_of, put, text_in
from bob_editor.rules.named import unknown_names
from bob_editor.rules.pieces import harmless
from bob_editor.rulesets.last_hundred_yards.cards.areas import ROLES, other_role
from bob_editor.rulesets.last_hundred_yards.cards.nations import fights_for
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="20.1, 20.2")
def sides_wrong(card: Card, mission: Mission) -> Iterator[Finding]:
    """A mission has one attacker and one defender, of opposite factions."""
    roles = Counter(side.role for side in mission.sides)
    # Of sides or a role that the card doesn't name another check tells.
    if roles.total() > 2 or (roles.total() and not roles[""] and len(roles) != 2):
        # The first side attacks unless it says that it defends.
        firsts = sorted(ROLES, reverse=mission.sides[0].role == "defender")
        ways = [
            all_of(
                "Make them attacker and defender",
                [
                    put("", (*side.path, "role"), role)
                    for side, role in zip(mission.sides, (first, other_role(first)), strict=True)
                ],
            )
            for first in (firsts if len(mission.sides) == 2 else ())
        ]
        likely = (
            harmless(card, ways, "dyo-facts-differ", "dyo-setup-too-near", "unit-outside-setup-area") or ways
        )
        fixes = tuple(likely[:1])
        meant = (*fixes, *_with_the_other(card))
        yield Finding(
            "The mission needs one attacker and one defender.",
            at=card.at_field("sides"),
            fixes=fixes,
            cites="20.2",
            surplus=("sides",),
            instead=meant,
        )
    factions = [side.faction for side in mission.sides if side.faction]
    if len(factions) == 2 and factions[0] == factions[1]:
        other = "axis" if factions[0] == "allies" else "allies"
        # The one whose nation fights for the others is wrong.
        strange = [side for side in mission.sides if not fights_for(side.nationality, side.faction)]
        one = strange[0] if len(strange) == 1 else mission.sides[1]
        path, named = (*one.path, "faction"), other.capitalize()
        label = f"Make the second of the {named}" if one.index else f"Make the first of the {named}"
        yield Finding(
            f"Both sides are of the {factions[0].capitalize()}.",
            at=card.at_field(*path),
            fixes=put(label, path, other),
            cites="20.1",
        )


def _with_the_other(card: Card) -> Iterator[Fix]:
    """Where there is one side, another more, which has the name by which others call one that isn't there."""
    words = [name.word for name in unknown_names(card) if name.kind == "side" and name.word not in ROLES]
    if len(card.scenario.sides) == 1:
        ((_, there),) = card.scenario.sides
        role = other_role(text_in(there, "role"))
        yield add("", ("sides",), {**there, "id": (*words, role)[0], "role": role})
