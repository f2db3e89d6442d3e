"""Fields of a card with a value that they can't have, or without one: the simple facts that a game lists as rows.

A row says in which fields, or entries of lists (``of``, patterns as in ``rules.cards.names``), and what is right there:
whole numbers ``from`` … ``to``, one of some ``words``, nothing at all (``forbidden``), else anything; where a field is
``required``, that it is missing is told, too, also with all of the object that holds it where that ends with ``!``
(``date!/year``).
Fields that say one thing in two places are ``alike``: what one of them says is right for another. What a fix takes off
is ``safe`` where it can only be meant so.
``when`` narrows it to rows of which another field has one of some values, ``but_when`` leaves out such rows;
``at_hex`` shows the hex where a row has one.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from bob_editor.rules.cards.card import side_id
from bob_editor.rules.cards.names import named_at
from bob_editor.rules.cards.rows import whole
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, drop, put, safe, shared_check
from bob_editor.rules.mending import FieldPath, Fix, Scenario
from bob_editor.rules.pieces import harmless, pieces, side_title
from bob_editor.rules.wording import as_value, filled, upper_first

Json = Any
Row = Mapping[str, Json]


@shared_check(Severity.ERROR, asked=True)
def wrong_value(card: Card, terms: Terms) -> Iterator[Finding]:
    """A value that a field can't have says nothing that players could keep to."""
    holders = list(_holders(card, terms))
    said = [row.get(str(path[-1])) for _, path, row in holders] if terms.flag("alike") else ()
    alike = next((one for one in said if not _missing(one) and is_right(one, terms)), None)
    for pattern, path, row in holders:
        field = str(path[-1])
        value = row.get(field)
        if is_right(value, terms):
            continue
        side = side_title(card, str(side_at(card.scenario, path)))
        named = {
            "field": field.replace("_", " "),
            "value": as_value(value),
            "side": side,
            "Side": upper_first(side),
            "Unit": _unit(card, path[:-1]),
        }
        if _missing(value):
            told = terms.text("missing") or "There is no {field}."
        else:
            told = terms.text("says") or "The {field} can't be {value}."
        fixes: Iterable[Fix] = ()
        if terms.flag("fixes", usual=True):
            fixes = _fixes(path, value, terms, alike)
        at = card.hex(row.get("at")) if terms.flag("at_hex") else None
        place = card.where(at, *path)
        if unless := terms.listed("unless"):
            fixes = harmless(card, fixes, *unless)
        if terms.flag("safe"):
            fixes = map(safe, fixes)
        yield Finding(filled(told, **named), at=place, fixes=fixes, cites=terms.cites(pattern))


def _unit(card: Card, path: FieldPath) -> str:
    """What the piece of a row is called; what it is a kind of, or the id of its counter, where it isn't on the map."""
    there = next((one.name or one.title for one in pieces(card) if one.path == path), None)
    row, entry = card.scenario.table(*path), path[-1] if path else ""
    called = there or row.get("name") or row.get("unit") or (entry if isinstance(entry, str) else "unit")
    return upper_first(str(called).replace("_", " "))


def side_at(scenario: Scenario, path: FieldPath) -> Json:
    """Whose a field is: the side of its row, or the one whose row, or a part of it, it is; "" where nobody's."""
    own = scenario.table(*path[:-1]).get("side") if len(path) > 1 else None
    return own or (side_id(scenario.table(*path[:2])) if path[0] == "sides" else "") or ""


def is_right(value: Json, terms: Terms) -> bool:
    """Whether a field may have a value; None, an empty text and an empty list stand for none.

    Where nothing may be said, what says that there is nothing is right, too.
    """
    if _missing(value):
        return not terms.flag("required")
    if terms.row.keys() & {"from", "to"}:
        return whole(value) is not None and _nearest(value, terms) == value
    if terms.flag("forbidden"):
        return value is False or value == {}
    return value in (terms.listed("words") or (value,))


def _holders(card: Card, terms: Terms) -> Iterator[tuple[str, FieldPath, Row]]:
    """The patterns and paths of the fields that it is about, there or not, and the rows in which they stand."""
    when: Mapping[str, list[Json]] = terms.row.get("when") or {}
    but: Mapping[str, list[Json]] = terms.row.get("but_when") or {}
    for pattern in terms.of():
        holder, _, field = pattern.rpartition("/")
        if field == "*":
            entries = named_at(card.scenario, pattern)
            yield from ((pattern, path, {str(path[-1]): value}) for path, value, _ in entries)
            continue
        for path, row in _rows(card.scenario, holder):
            if isinstance(row, dict) and _are(row, when) and not (but and _are(row, but)):
                yield pattern, (*path, field), row


def _rows(scenario: Scenario, holder: str) -> Iterator[tuple[FieldPath, Json]]:
    """What stands where a pattern leads; the card itself for none, and an empty row for one that must be there."""
    if not holder:
        yield (), dict(scenario.data)
    elif holder.endswith("!"):
        path = tuple(holder[:-1].split("/"))
        found = scenario.get(*path)
        yield path, {} if found is None else found
    else:
        yield from ((path, row) for path, row, _ in named_at(scenario, holder))


def _are(row: Row, allowed: Mapping[str, list[Json]]) -> bool:
    return all(_is_one(row.get(name), values) for name, values in allowed.items())


def _is_one(value: Json, allowed: list[Json]) -> bool:
    """Whether a value is one of some, in capitals or not."""
    if not isinstance(value, str):
        return value in allowed
    return value.casefold() in (str(one).casefold() for one in allowed)


def _fixes(path: FieldPath, value: Json, terms: Terms, alike: Json = None) -> Iterator[Fix]:
    """The nearest number, or each of the words; what shouldn't be there goes, or the row that is nothing so.

    Where another field says the same, it is what that says.
    """
    make = terms.text("make")
    if remove := terms.text("remove"):
        yield drop(remove, path[:-1])
    elif terms.flag("forbidden"):
        yield drop(make or "Remove it", path)
    elif alike is not None:
        yield put(filled(make or "Make it {right}", right=alike), path, alike)
    elif words := terms.listed("words"):
        yield from (put(filled(make or "Make it {right}", right=word), path, word) for word in words)
    else:
        right = (
            _nearest(value, terms) if whole(value) is not None else terms.number("usual", _nearest(0, terms))
        )
        yield put(filled(make or "Make it {right}", right=right), path, right)


def _nearest(value: int, terms: Terms) -> int:
    value = max(value, terms.number("from", value))
    return min(value, terms.number("to", value))


def _missing(value: Json) -> bool:
    return value in (None, [], ()) or (isinstance(value, str) and not value.strip())
