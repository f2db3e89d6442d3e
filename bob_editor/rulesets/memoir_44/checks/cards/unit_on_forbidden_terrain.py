from bob_editor.rules.checking import Card, Finding, Iterator, Severity, partial, scenario_check, title_of
from bob_editor.rulesets.memoir_44.cards.reading import posted
from bob_editor.rulesets.memoir_44.cards.spots.free_hexes import closed_by, forbidden_by, may_stand, move


@scenario_check(
    Severity.WARNING,
    cites="T2, T5, T20, T22, T24, T28, T30, T40, T45, T46, T50, T51, T52, T53, T54, T60, T66",
)
def unit_on_forbidden_terrain(card: Card) -> Iterator[Finding]:
    """Some ground is closed to armor or artillery, but guns may be set up in bunkers and on mountains."""
    markers = {name: row["title"].lower() for name, row in card.ruleset.rows("markers").items()}
    for unit in posted(card):
        if unit.at is None or closed_by(card, unit, unit.at) is not None:
            continue
        name = forbidden_by(card, unit, unit.at)
        if name is not None:
            title = markers.get(name) or title_of(card.ruleset, name)
            yield Finding(
                f"{unit.name.capitalize()} cannot enter the {title}{unit.where(card)}.",
                at=(unit.place(card),),
                fixes=move(card, unit, partial(may_stand, card, unit)),
                cites=_card_of(card, name),
            )


def _card_of(card: Card, name: str) -> str:
    """The number of the terrain's or marker's card."""
    terrain = card.ruleset.terrains.get(name)
    return (
        terrain.cites
        if terrain is not None
        else str(card.ruleset.rows("markers").get(name, {}).get("cites", ""))
    )
