from collections import Counter

from bob_editor.rules.checking import (
    Card,
    Finding,
    Iterator,
    Severity,
    Terms,
    all_of,
    likeliest,
    listed,
    put,
    shared_check,
)


@shared_check(Severity.ERROR)
def boards_changed_about(card: Card, terms: Terms) -> Iterator[Finding]:
    """A board bears its number in print; where the card calls it by that of another, its hexes are taken for others."""
    by_number = {number: one for one in card.map.laid if (number := one.board.number)}
    names = Counter(one.place.name for one in card.map.laid)
    called = {one.place.name: one for one in card.map.laid if one.place.name != one.board.number}
    about = {name: one for name, one in called.items() if names[name] == 1 and name in by_number}
    numbers = {number for number, one in by_number.items() if one in about.values()}
    if len(by_number) < len(card.map.laid) or len(about) < 2 or numbers != about.keys():
        return
    rows = {name: card.board_field(card.map.laid.index(one)) for name, one in about.items()}
    named = [put("", (*rows[name], "name"), one.board.number) for name, one in about.items()]
    laid = [put("", (*rows[name], "board"), by_number[name].place.board) for name in about]
    fixes = (
        all_of("Call each board by its number", named),
        all_of("Lay each board where its number stands", laid),
    )
    likely = likeliest(card, fixes, *terms.listed("by")) or fixes
    yield Finding(
        f"The boards {listed(sorted(numbers))} bear each other's numbers.",
        at=(card.at_field(*row, "name") for row in rows.values()),
        fixes=likely,
        surplus=(*next(iter(rows.values())), "name"),
        instead=likely,
    )
