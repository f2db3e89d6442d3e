from bob_editor.rules.checking import Card, Finding, Iterator, Place, Severity, add, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import TABLES
from bob_editor.rulesets.memoir_44.cards.reading import land_of_card
from bob_editor.rulesets.memoir_44.cards.rule_cards import NUMBERS, title_of_card

TITLES = {row["id"]: row["title"] for row in TABLES["expansions"]}
BRING_ALL = ("battlemap", "campaign")
"""Boxes whose boards are printed or whose books say themselves what they are made of."""


@scenario_check(Severity.HINT, cites="")
def expansion_not_listed(card: Card) -> Iterator[Finding]:
    """Who reads which expansions a battle needs should find all that its board and its rules come from."""
    listed = card.scenario.texts("expansions")
    told: set[tuple[str, ...]] = set()
    for number, title, place in _used(card) if listed else ():
        from_ = tuple(row["id"] for row in TABLES["expansions"] if number in row["cards"])
        if from_ and from_ not in told and not {*from_, *BRING_ALL} & {*listed}:
            told.add(from_)
            yield Finding(
                f"“{title}” comes with the {' or the '.join(TITLES[one] for one in from_)}, which isn't listed.",
                at=place,
                fixes=[add(f"List {TITLES[one]}", ("expansions",), one) for one in from_],
                cites=number,
            )


def _used(card: Card) -> Iterator[tuple[str, str, Place]]:
    """The numbers of the cards that board and rules need, what each is called, and where it is first."""
    land, rows = land_of_card(card), {**card.ruleset.rows("terrains"), **card.ruleset.rows("markers")}
    for at in card.grid.hexes:
        for one in (*land.terrain(at), *land.markers.get(at, ())):
            if (row := rows.get(one)) is not None:
                yield row["cites"], row["title"], card.at_hex(at)
    for key in card.scenario.table("cards"):
        if key in NUMBERS:
            yield NUMBERS[key], title_of_card(key), card.at_field("cards", key)
