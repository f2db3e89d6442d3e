from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

_NEVER = ("wire", "cave", "small_cave")


@card_check(Severity.ERROR, cites="43.0, 43.6")
def fortification_cannot_be_concealed(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Fortifications start concealed only where that rule is played and in beneficial terrain; wire and caves never do.

    In the Pacific the rule is always played.
    """
    played = reading.theatre == "pacific" or card.scenario.flag("fortification_concealment")
    for fort in reading.fortifications:
        if fort.row.get("concealed") is not True:
            continue
        cover = reading.grows_cover(fort.at)
        name = reading.title(fort.marker)
        fixes = [put("Reveal it", (*fort.path, "concealed"), None)]
        if fort.marker in _NEVER:
            why = "never is"
        elif not played:
            why = "may not be: the rule for it isn't played"
            unknown = reading.switched("fortifications_nearly_anywhere")
            if "fortification_concealment" not in card.scenario.data and not unknown:
                fixes.append(
                    put("Play with concealed fortifications", ("fortification_concealment",), value=True)
                )
        elif not (cover or reading.forbids_fortifications(fort.at)):
            why = "is in the open"
        else:
            continue
        yield Finding(
            f"The {name} in {card.grid.label(fort.at)} starts concealed and {why}.",
            at=card.at_hex(fort.at),
            fixes=tuple(fixes) if cover or fort.marker in _NEVER else fixes[0],
            cites="43.6" if fort.marker == "wire" else "43.0",
        )
