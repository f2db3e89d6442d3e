import re
from difflib import get_close_matches

from bob_editor.rules.cards.rows import Json, whole
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check

_HEX = re.compile(r"(\w+\.)?[A-Za-z]{1,2}\d{1,2}")


@scenario_check(Severity.ERROR, cites="21.2", whole_map=True)
def mop_invalid(card: Card) -> Iterator[Finding]:
    """Mission objective points are a whole number, for an objective of the mission, a hex of the map or a deed.

    Each is worth some to a side once.
    """
    names = [row.get(name) for _, row in card.scenario.rows("objectives") for name in ("id", "name")]
    seen: list[Json] = []
    for index, row in card.scenario.rows("mop"):
        path = ("mop", index)
        target = row.get("target")
        if target is not None and (target, row.get("side")) in seen:
            yield Finding(
                f"Points for {target} are given twice.",
                at=card.at_field(*path),
                fixes=drop("Leave the second out", path),
                severity=Severity.WARNING,
            )
        seen.append((target, row.get("side")))
        points = whole(row.get("points"))
        if points is None or points < 1:
            yield Finding(
                "A row of objective points says neither how many nor what for."
                if points is None and not target
                else f"The points for {target} have no number."
                if points is None
                else f"The points for {target or 'nothing'} are no whole number from 1 up.",
                at=card.at_field(*path, "points"),
                fixes=(
                    *((put("Make it 1 point", (*path, "points"), 1),) if target else ()),
                    drop("Leave them out", path),
                ),
                severity=None if points is None else Severity.WARNING,
            )
        elif target not in names and card.hex(target) is None and not _is_deed(target, names):
            near = get_close_matches(str(target), [name for name in names if isinstance(name, str)], 1)
            yield Finding(
                f"Points are given for {target or 'nothing'}, which is no objective of this mission.",
                at=card.at_field(*path, "target"),
                fixes=(
                    *(put(f"Give them for {name}", (*path, "target"), name) for name in near),
                    drop("Leave them out", path),
                ),
                severity=Severity.WARNING,
            )


def _is_deed(target: object, names: list[Json]) -> bool:
    """Whether points are for a deed in words: *each enemy IP*; one word that is like a hex or an objective is none."""
    if not isinstance(target, str) or not target.strip() or _HEX.fullmatch(target):
        return False
    return not get_close_matches(target.lower(), [str(name).lower() for name in names], 1, cutoff=0.75)
