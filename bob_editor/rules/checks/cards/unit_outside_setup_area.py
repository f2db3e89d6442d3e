from collections.abc import Sequence

from bob_editor.geometry.grid import EDGES
from bob_editor.rules.cards.code import Area, Counter
from bob_editor.rules.cards.ruled import is_placed_by_rule
from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, Terms, put, shared_check
from bob_editor.rules.pieces import (
    areas_for,
    code_of,
    harmless,
    meets_enemies,
    mended,
    pieces,
    places,
    said_of,
    settling,
    setup_areas,
)

PAIR = 2

MANY = 4
"""So many that stand outside one area that it is the area that is wrong, though others stand in it."""

BESIDES = (
    "setup-area-too-small", "setup-areas-overlap", "dyo-setup-too-near", "platoon-outside-its-area",
    "hidden-too-far-forward",
)  # fmt: skip
"""Checks that tell where an area takes in too much."""


@shared_check(Severity.ERROR)
def unit_outside_setup_area(card: Card, terms: Terms) -> Iterator[Finding]:
    """A unit that is on the map at the start stands in a set-up area of its side, or where a special rule puts it."""
    outside, inside = _by_areas(card, terms.of("unit"))
    accepted = {row.at for row in card.scenario.accepted() if row.code.endswith("/unit-outside-setup-area")}
    for key, astray in outside.items():
        areas = areas_for(card, astray[0])
        own = frozenset().union(*(area.hexes for area in areas))
        told = {one.path for one in astray}
        laid = [one for one in _laid(card, astray[0].side) if one.path not in told]
        # Where nothing of a side is in its area it isn't one of them that is wrong.
        nothing = (
            key not in inside and own.isdisjoint(one.at for one in laid) and (len(astray) > PAIR or laid)
        )
        said = len(key) == 1 and card.scenario.get(*key[0], "area") is not None
        # Of what is accepted of some it is told of each: their acceptances name these.
        singly = any(places(card, piece)[0].label in accepted for piece in astray)
        if said and not singly and (nothing or len(astray) >= MANY):
            yield _of_area(card, areas[0], astray, nothing=bool(nothing))
            continue
        edge = (
            _of_edge(card, areas[0], astray) if len(key) == 1 and key not in inside and not singly else None
        )
        if edge is not None:
            yield edge
            continue
        for piece in astray:
            fixes = tuple(mended(card, piece, own.__contains__))
            # Where it can go nowhere it isn't known that nothing else is wrong with it.
            moves = code_of(card).moved(card, piece, own.__contains__) is not None
            # Whom it meets there, and what it is in or lies with, is so because of that.
            alone = not piece.position and not meets_enemies(card, piece)
            yield Finding(
                terms.says("{Unit} in {hex} is outside its set-up area.", **said_of(card, piece)),
                at=places(card, piece),
                fixes=fixes,
                surplus=(*piece.path, "at"),
                instead=(fixes if moves else ()) if alone else None,
            )


def _by_areas(
    card: Card, of: Sequence[str]
) -> tuple[dict[tuple[FieldPath, ...], list[Counter]], set[tuple[FieldPath, ...]]]:
    """What stands outside the areas that are for it, by these, and those in which something stands."""
    outside: dict[tuple[FieldPath, ...], list[Counter]] = {}
    inside: set[tuple[FieldPath, ...]] = set()
    for piece in pieces(card):
        if not piece.side or piece.aboard or not piece.count(of):
            continue
        areas = areas_for(card, piece)
        # Beside an area without a hex, of which another check tells, nobody knows what is outside.
        if any(not area.hexes and card.scenario.get(*area.path, "area") is not None for area in areas):
            continue
        own = frozenset().union(*(area.hexes for area in areas))
        key = tuple(area.path for area in areas)
        if own and piece.at not in own.union(*(area.half for area in areas)):
            if is_placed_by_rule(card, piece, pieces(card)):
                continue
            outside.setdefault(key, []).append(piece)
        else:
            inside.add(key)
    return outside, inside


def _laid(card: Card, side: str) -> list[Counter]:
    """The markers of a side."""
    return [one for one in pieces(card) if one.kind == "marker" and one.side == side]


def _of_area(card: Card, area: Area, astray: Sequence[Counter], *, nothing: bool) -> Finding:
    """An area that leaves out those that are for it; what else is wrong because of it may be so anywhere on the map."""
    path = (*area.path, "area")
    laid = _laid(card, area.side) if nothing else []
    where = list(dict.fromkeys(card.grid.label(piece.at) for piece in (*astray, *laid)))
    wider = {"any": [card.scenario.get(*path), {"hexes": where}]}
    theirs = frozenset().union(*(one.hexes for one in setup_areas(card) if one.side != area.side))
    theirs |= {near for at in theirs for near in at.neighbours()}
    free = [card.grid.label(at) for at in card.grid.hexes if at not in theirs]
    side = said_of(card, astray[0])["side"]
    told = f"{len(astray)} units of {side} stand outside its set-up area."
    return Finding(
        f"Nothing of {side} that is on the map is in its set-up area." if nothing else told,
        at=(card.at_field(*path),),
        highlight=tuple(place for piece in astray for place in places(card, piece)),
        fixes=harmless(card, (put("Take in where they stand", path, wider),), *BESIDES),
        surplus=path,
        instead=({"hexes": free},),
    )


def _of_edge(card: Card, area: Area, astray: Sequence[Counter]) -> Finding | None:
    """An area along an edge of the map, where all would stand in it along another."""
    path = (*area.path, "edge")
    edge, check = card.scenario.get(*path), "unit-outside-setup-area"
    ways = (put(f"Make it the {one} edge", path, one) for one in EDGES if one != edge)
    meant = settling(card, ways, check, least=max(2, len(astray))) if edge in EDGES else ()
    if not meant:
        return None
    return Finding(
        f"{len(astray)} units of {said_of(card, astray[0])['side']} stand outside its set-up area.",
        at=(card.at_field(*path),),
        highlight=tuple(place for piece in astray for place in places(card, piece)),
        fixes=meant,
        surplus=path,
        instead=meant,
    )
