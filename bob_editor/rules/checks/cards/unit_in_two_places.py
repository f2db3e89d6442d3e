from collections.abc import Mapping

from bob_editor.rules.cards.arrivals import Arrival, arrivals
from bob_editor.rules.cards.pieces import count_in
from bob_editor.rules.cards.surplus import says_again
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, drop, put, shared_check
from bob_editor.rules.mending import FieldPath, Fix, drop_all
from bob_editor.rules.pieces import areas_for, led_on, meets_enemies, pieces, setup_areas, side_title
from bob_editor.rules.wording import counted


@shared_check(Severity.ERROR)
def unit_in_two_places(card: Card, terms: Terms) -> Iterator[Finding]:
    """A counter begins on the map, or comes in with one group or out of one box; of several, no more than there are."""
    by_unit: dict[int, list[Arrival]] = {}
    for one in arrivals(card.scenario):
        # Of what comes in with the enemy it isn't this that is wrong.
        if _whose(card, one.group) in ("", _whose(card, ("units", one.unit))):
            by_unit.setdefault(one.unit, []).append(one)
    rows, twice = dict(card.scenario.units), list[FieldPath]()
    for index, coming in by_unit.items():
        row = rows[index]
        there, whole = card.hex(row.get("at")), count_in(row)
        name = f"“{row.get('name') or row.get('id') or row.get('unit')}”"
        if there is not None and sum(one.count for one in coming) + 1 > whole:
            paths = tuple(one.path for one in coming)
            may = _may_stand(card, ("units", index))
            stay = drop_all("Let it only stand there", _gone_with(card, row, paths))
            yield Finding(
                terms.says(
                    "{unit} stands in {hex} and comes in later, too.", unit=name, hex=card.grid.label(there)
                ),
                at=(card.at_hex(there), *(card.at_field(*path) for path in paths)),
                fixes=(
                    *([stay] if may else []),
                    drop("Let it only come in", ("units", index, "at")),
                ),
                cites=_rule(terms, coming),
                # Where it can't stand, what is wrong with it there is so because of that.
                severity=None if may else Severity.ERROR,
                surplus=() if may else ("units", index, "at"),
            )
        elif (total := sum(max(1, one.count) for one in coming)) > whole:
            wrong, fixes = _fewer(card, coming, total - whole)
            told = (
                f"{name} comes in {counted(len(coming), 'time')}."
                if whole == 1 and len(coming) == total
                else f"Of {name} {total} come in, and there are {whole}."
            )
            others = [one for one in reversed(coming) if one is not wrong]
            group = _group(wrong.path)
            again = any(says_again(card.scenario, _group(one.path), group) for one in others)
            if again and group in twice:
                continue
            twice.append(group)
            yield Finding(
                told,
                at=(card.at_field(*one.path) for one in (wrong, *others)),
                fixes=drop("Take the second group away", group)
                if again
                # Where what was meant by the name is missing then, it takes its place.
                else tuple(led_on(card, fix, *terms.listed("leads")) for fix in fixes),
                cites=_rule(terms, coming),
                surplus=group if again else (),
            )


def _fewer(card: Card, coming: list[Arrival], excess: int) -> tuple[Arrival, tuple[Fix, ...]]:
    """Of groups that bring more than there are the one that can do with so many fewer, or without; and how."""
    last = coming[-1]
    away = len(coming) > 1 and max(1, last.count) >= excess
    numbered = [one for one in coming if card.scenario.whole(*one.path, "count") and one.count > excess]
    wrong = last if away or not numbered else numbered[-1]
    fixes = [drop("Don't name it here", _gone(card, last.path))] if away else []
    if wrong in numbered:
        left = wrong.count - excess
        fixes.append(put(f"Make it {left}", (*wrong.path, "count"), left))
    return wrong, tuple(fixes)


def _whose(card: Card, path: FieldPath) -> str:
    """What the side of a row is called, by whichever of its names; "" where the row tells none."""
    side = card.scenario.text(*path, "side")
    return side_title(card, side) if side else ""


def _rule(terms: Terms, coming: list[Arrival]) -> str:
    """The rules by which it comes in, by the field of the card that says so."""
    return ", ".join(filter(None, dict.fromkeys(terms.cites(str(one.path[0])) for one in coming)))


def _may_stand(card: Card, path: FieldPath) -> bool:
    """Whether it may stand where it does: in a set-up area, as far as the card says where, and without enemies."""
    piece = next((one for one in pieces(card) if one.path == path), None)
    if piece is None:
        return True
    inside = any(piece.at in area.hexes | area.half for area in areas_for(card, piece))
    return not meets_enemies(card, piece) and (inside or not setup_areas(card))


def _gone_with(card: Card, row: Mapping[str, object], paths: tuple[FieldPath, ...]) -> set[FieldPath]:
    """What goes where a unit no longer comes in: its name, and that of the weapon that it carries beside it."""
    gone, weapon = set[FieldPath](), row.get("weapon")
    for path in paths:
        listed = card.scenario.get(*path[:-1])
        named = {(*path[:-1], place) for place, one in enumerate(listed) if weapon and one == weapon}
        gone |= {path, *named} if len(named) + 1 < len(listed) else {_group(path)}
    return gone


def _group(path: FieldPath) -> FieldPath:
    return path[:-2] if path[0] == "reinforcements" else path[:-1]


def _gone(card: Card, path: FieldPath) -> FieldPath:
    """What goes with a name: the list and its group, where it names nothing else."""
    return path if len(card.scenario.get(*path[:-1])) > 1 else _group(path)
