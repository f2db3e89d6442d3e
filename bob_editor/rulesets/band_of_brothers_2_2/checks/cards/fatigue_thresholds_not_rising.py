from itertools import pairwise

from bob_editor.rules.cards.rows import list_in
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="64.2")
def fatigue_thresholds_not_rising(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A company grows tired step by step, so each of its thresholds is higher than the one before."""
    for index, _, _ in reading.side_fields():
        for company in card.scenario.table("sides", index, "fatigue"):
            path = ("sides", index, "fatigue", company, "thresholds")
            numbers = [one for one in list_in(card.scenario.get(*path)) if isinstance(one, int)]
            if numbers and all(low < high for low, high in pairwise(numbers)):
                continue
            right = sorted(set(numbers)) or [12, 18, 24]
            yield Finding(
                f"The fatigue thresholds of company {company} don't rise.",
                at=card.at_field(*path),
                fixes=put(f"Make them {', '.join(map(str, right))}", path, right),
            )
