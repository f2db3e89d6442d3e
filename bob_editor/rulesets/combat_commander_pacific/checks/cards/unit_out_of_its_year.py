from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, taken_out, text_in, upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check, entries
from bob_editor.rulesets.combat_commander_pacific.cards.references import entry_of


@card_check(Severity.ERROR, cites="O24.1b, A43.6b")
def unit_out_of_its_year(card: Card, reading: CardReading) -> Iterator[Finding]:
    """What isn't available in the year of the scenario can't be in it."""
    year = card.scenario.whole("date", "year")
    named = [(one.path, one.name) for one in reading.all_units()]
    named += [(one.path, text_in(one.row, "name") or text_in(one.row, "id")) for one in reading.weapons]
    fields = [(path, name, taken_out(card, "Remove it", path)) for path, name in named]
    for owner in (*(path for _, path, _ in reading.sides()), *reading.arriving_rows):
        path = (*owner, "radio")
        # What arrives and is nothing but a radio goes with it.
        gone = entry_of(card, owner) if card.scenario.table(*owner).keys() <= {"radio"} else path
        fields.append((path, card.scenario.text(*path, "name") or "the radio", drop("Remove it", gone)))
    for path, name, remove in fields:
        years = [one for one in entries(card, *path, "years") if isinstance(one, int)]
        span = range(years[0], years[1] + 1) if len(years) == 2 else ()
        if year is not None and span and year not in span:
            yield Finding(
                f"{upper_first(name)} is available from {years[0]} to {years[1]}, not in {year}.",
                card.at_field(*path),
                remove,
                cites="O24.1b" if path[-1] == "radio" else "A43.6b",
            )
