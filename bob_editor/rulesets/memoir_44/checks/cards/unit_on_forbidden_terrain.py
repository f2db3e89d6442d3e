from bob_editor.rules.checking import Card, Finding, Iterator, Severity, partial, scenario_check, upper_first
from bob_editor.rules.tags import rule_of, title_of, title_of_marker
from bob_editor.rulesets.memoir_44.cards.reading import posted
from bob_editor.rulesets.memoir_44.cards.spots.free_hexes import closed_by, forbidden_by, may_stand, move


@scenario_check(
    Severity.WARNING,
    cites="T2, T5, T20, T22, T24, T28, T30, T40, T45, T46, T50, T51, T52, T53, T54, T60, T66",
)
def unit_on_forbidden_terrain(card: Card) -> Iterator[Finding]:
    """Some ground is closed to armor or artillery, but guns may be set up in bunkers and on mountains."""
    for unit in posted(card):
        if unit.at is None or closed_by(card, unit, unit.at) is not None:
            continue
        name = forbidden_by(card, unit, unit.at)
        if name is not None:
            title = title_of_marker(card.ruleset, title_of(card.ruleset, name))
            fixes = move(card, unit, partial(may_stand, card, unit))
            yield Finding(
                f"{upper_first(unit.name)} cannot enter the {title}{unit.where(card)}.",
                at=unit.place(card),
                fixes=fixes,
                surplus=(*unit.path, "at"),
                instead=fixes,
                cites=rule_of(card.ruleset, name),
            )
