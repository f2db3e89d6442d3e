"""Sides that have what is the other's: one of what may be ``exchanged``, known ``by`` some checks."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bob_editor.model.foreign import without_foreign
from bob_editor.rules.cards.card import side_id
from bob_editor.rules.cards.fixes import drop_all
from bob_editor.rules.cards.rows import rows_in
from bob_editor.rules.checking import (
    Card,
    FieldPath,
    Finding,
    Fix,
    Iterator,
    Severity,
    Terms,
    all_of,
    exchange,
    put,
    shared_check,
    text_in,
)
from bob_editor.rules.named import unknown_names
from bob_editor.rules.pieces import harmless, settling


class _Way(NamedTuple):
    """What exchanges what has this name, and where that stands now.

    What is ``plainer`` is meant where it mends as much: some rows of one side are the other's.
    """

    fix: Fix
    name: str
    places: Sequence[FieldPath]
    plainer: Sequence[Fix] = ()


@shared_check(Severity.ERROR, asked=True)
def sides_changed_about(card: Card, terms: Terms) -> Iterator[Finding]:
    """What is wrong with both sides, and with neither once they change something about, is one slip."""
    sides = card.scenario.get("sides")
    if not isinstance(sides, dict | list | tuple) or len(sides) != 2:
        return
    names = without_foreign(terms.row.get("exchanged") or {})
    ends = [("sides", key) for key in (sides if isinstance(sides, dict) else range(2))]
    ways = [way for field in names for way in _ways(card, field, names, ends)]
    plainer = [fix for way in ways for fix in way.plainer]
    mending: Sequence[Fix] = settling(card, [*(way.fix for way in ways), *plainer], *terms.listed("by"))
    if unless := terms.listed("unless"):
        mending = harmless(card, mending, *unless)
    # Edits of the same label are equal, whatever they do.
    settled = {*map(id, mending)}
    meant = [way for way in ways if id(way.fix) in settled]
    if meant and settled.isdisjoint(map(id, plainer)):
        name, places, fixes = meant[0].name, meant[0].places, [way.fix for way in meant]
        yield Finding(
            f"Each side has the {name} of the other."
            if len(places) > 1
            else f"One side has the {name} of the other.",
            at=(card.at_field(*place) for place in places),
            fixes=fixes,
            # Of a single row another check may tell.
            surplus=places[0] if places[0][0] == "sides" else places[0][:1],
            instead=fixes,
        )
    else:
        yield from _copied(card, terms, names, ends)


def _copied(
    card: Card, terms: Terms, names: Mapping[str, str], sides: Sequence[FieldPath]
) -> Iterator[Finding]:
    """What both sides have alike, row for row, and is wrong with the one alone: it was written for the other.

    The game names the checks that tell where it is another side's; what a side has besides may be wrong by itself.
    """
    for field, foreign in without_foreign(terms.row.get("copied") or {}).items():
        ends = [(*side, field) for side in sides]
        one, other = (card.scenario.get(*end) for end in ends)
        if one and one == other:
            without = [_without(card, end) for end in ends]
            # Nobody can tell what it was to be.
            for path, fix in zip(ends, without, strict=True):
                if _is_sole(fix, settling(card, without, *terms.listed("by"))) and _is_sole(
                    fix, settling(card, without, *foreign, least=1)
                ):
                    told = f"One side has the {names[field]} of the other."
                    yield Finding(told, card.at_field(*path), surplus=path, instead=[fix])


def _without(card: Card, field: FieldPath) -> Fix:
    """The card without a field of a side, and without what rows of that side name that isn't there: it was in it."""
    side, here = side_id(card.scenario.table(*field[:2])), rows_in(card.scenario.get(*field))
    ids = {row["id"] for _, row in here if isinstance(row.get("id"), str)}
    lost = [
        one.gone or one.path
        for one in unknown_names(card)
        if ids.intersection(one.known) and card.scenario.get(*one.path[:2], "side") == side
    ]
    return drop_all("", [field, *lost])


def _is_sole(fix: Fix, found: Sequence[Fix]) -> bool:
    # Edits of the same label are equal, whatever they do.
    return len(found) == 1 and found[0] is fix


def _ways(card: Card, field: str, names: Mapping[str, str], sides: Sequence[FieldPath]) -> Iterator[_Way]:
    """What exchanges a field of the sides, or whose the rows of a list are."""
    name, (section, rows, own) = names[field], field.partition("/*/")
    label = f"Exchange their {name}"
    if rows:
        said = {(section, index, own): text_in(row, own) for index, row in card.scenario.rows(section)}
        said = {path: word for path, word in said.items() if word}
        words = [*dict.fromkeys(said.values())]
        if len(words) == 2:
            other = dict(zip(words, reversed(words), strict=True))
            fix = all_of(label, [put("", path, other[word]) for path, word in said.items()])
            given = [
                all_of(f"Make all of it {word}", [put("", path, word) for path in said]) for word in words
            ]
            yield _Way(fix, name, [*said], given)
        return
    ends = [(*side, *field.split("/")) for side in sides]
    if card.scenario.get(*ends[0]) != card.scenario.get(*ends[1]):
        places = [one for one in ends if card.scenario.get(*one) is not None]
        yield _Way(exchange(label, (ends[0], ends[1])), name, places)
