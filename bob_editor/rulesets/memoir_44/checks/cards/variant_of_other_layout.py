from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import armies, has_card, layout
from bob_editor.rulesets.memoir_44.cards.rule_cards import NUMBERS, title_of_card


@scenario_check(Severity.ERROR, cites="N2, N4, A25")
def variant_of_other_layout(card: Card) -> Iterator[Finding]:
    """The commissar and the Marines have a form of their own for Overlord boards; only there a team has generals.

    Unsaid, a form is the plain one. A board that is none of the game's is no Overlord board either.
    """
    overlord = layout(card) == "overlord"
    for key in ("red_army", "us_marines"):
        if not has_card(card, key):
            continue
        said = card.scenario.get("cards", key, "variant")
        variant = said or "standard"
        if variant not in ("standard", "overlord") or (variant == "overlord") == overlord:
            continue
        other = "standard" if variant == "overlord" else "overlord"
        is_for = "is for Overlord boards" if variant == "overlord" else "isn't for Overlord boards"
        yield Finding(
            f"This form of “{title_of_card(key)}” {is_for}.",
            at=card.at_field("cards", key, *(() if said is None else ("variant",))),
            fixes=put("Take the other form", ("cards", key, "variant"), other),
            cites=NUMBERS[key],
        )
    for place, row in armies(card):
        if row.get("generals") and not overlord:
            yield Finding(
                f"The player at the {place} has generals, who lead teams on Overlord boards.",
                at=card.at_field("sides", place, "generals"),
                fixes=drop("Leave them out", ("sides", place, "generals")),
                severity=Severity.WARNING,
                cites="A25",
            )
