from itertools import count

from bob_editor.rules.cards.meant import miscalled_board
from bob_editor.rules.cards.names import Name, named_at
from bob_editor.rules.cards.surplus import says_again
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, drop, put, shared_check
from bob_editor.rules.mending import FieldPath
from bob_editor.rules.named import every_name, unknown_names
from bob_editor.rules.pieces import called, called_as_missing

USUAL = {
    "unit": ("units/*/id",),
    "set-up area": ("setup_areas/*/id",),
    "side": ("sides/*/id",),
    "board": ("map/boards/*/name",),
    "objective": ("objectives/*/id",),
    "rule": ("rules/*/id",),
}
"""Where every card may have ids, by what a message calls the rows; a game with others says so under ``names``."""


@shared_check(Severity.ERROR)
def id_used_twice(card: Card, terms: Terms) -> Iterator[Finding]:
    """An id is how the card calls a thing; where two bear it, nobody can tell which of them is meant."""
    for kind, patterns in (terms.row.get("names") or USUAL).items():
        first: dict[str, FieldPath] = {}
        listed = [one for pattern in patterns for one in named_at(card.scenario, pattern)]
        taken = {name for _, name, _ in listed if isinstance(name, str)}
        for path, name, _ in listed:
            if not isinstance(name, str) or not name:
                continue
            if name in first:
                again = says_again(card.scenario, first[name][:-1], path[:-1])
                fresh = next(new for number in count(2) if (new := f"{name}-{number}") not in taken)
                meant = called_as_missing(card, first[name], path, _sides if kind == "side" else _others)
                board = miscalled_board(card, unknown_names(card)) if kind == "board" else None
                named = (*path[:2], board[0], "name") if board else ()
                meant = (put(f"Call the board {board[1]}", named, board[1]),) if board else meant
                # A side may be all id, and its row then says the same where it has the other's.
                again = again and not meant
                yield Finding(
                    f"Two {kind}s have the id {name}.",
                    at=card.at_field(*path),
                    highlight=(card.at_field(*first[name]), card.at_field(*path)),
                    fixes=drop("Take the second away", path[:-1])
                    if again
                    else meant or (called(card, path, fresh),),
                    surplus=path[:-1] if again else path,
                    instead=None if again else meant,
                    cites=terms.cites(kind),
                )
            first.setdefault(name, path)
    yield from _of_two_kinds(card, terms)


def _of_two_kinds(card: Card, terms: Terms) -> Iterator[Finding]:
    """Ids that two kinds have which lists of the card name alike (``of``): which of them is meant there?"""
    patterns = terms.row.get("names") or USUAL
    first: dict[str, tuple[str, FieldPath]] = {}
    for kind in terms.of():
        named = [
            (path, name)
            for pattern in patterns.get(kind, ())
            for path, name, _ in named_at(card.scenario, pattern)
        ]
        for path, name in named:
            if not isinstance(name, str) or not name:
                continue
            other, there = first.setdefault(name, (kind, path))
            if other != kind:
                yield Finding(
                    f"A {other} and a {kind} have the id {name}.",
                    at=card.at_field(*path),
                    highlight=(card.at_field(*there), card.at_field(*path)),
                    cites=terms.cites(kind),
                )


def _sides(card: Card) -> tuple[Name, ...]:
    """What the card names that may be a side's id."""
    return tuple(one for one in every_name(card) if one.kind == "side")


def _others(card: Card) -> tuple[Name, ...]:
    """What it names that may be anything else's."""
    return tuple(one for one in every_name(card) if one.kind != "side")
