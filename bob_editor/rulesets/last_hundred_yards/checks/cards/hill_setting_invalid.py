from bob_editor.geometry.labels import written_number
from bob_editor.rules.cards.rows import fields_in, whole
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of


@scenario_check(Severity.ERROR, cites="4.1.4, 23.0 step 4")
def hill_setting_invalid(card: Card) -> Iterator[Finding]:
    """Hills are multiplied by a whole number of 1 or more, or their levels are set one by one."""
    cites = mission_of(card).with_step("4.1.4", 4)
    for index, row in card.scenario.changes:
        path = ("changes", index)
        if row.get("change") == "hill_levels_times":
            factor = whole(row.get("factor"))
            if factor is None or factor < 1:
                yield Finding(
                    "Hills are multiplied by no whole number.",
                    at=card.at_field(*path, "factor"),
                    fixes=put("Multiply them by 1", (*path, "factor"), 1),
                    cites=cites,
                )
        if row.get("change") == "hill_levels_set":
            levels = fields_in(row.get("levels"))
            if not levels or any(
                (whole(new) is None or new < 0 or written_number(old) is None) for old, new in levels.items()
            ):
                yield Finding(
                    "Hill levels are set to what is no level.",
                    at=card.at_field(*path, "levels"),
                    fixes=drop("Play hills as printed", path),
                    cites=cites,
                )
                continue
            printed = _printed(card, row.get("board"))
            meant = {written_number(old) or 0: (old, new) for old, new in levels.items()}
            strange = [meant[level][0] for level in sorted(meant.keys() - printed) if printed and level]
            for old in strange:
                yield Finding(
                    f"Level {old} of hills is set to another, and no hill is printed so high.",
                    at=card.at_field(*path, "levels"),
                    fixes=drop("Leave the level out", (*path, "levels", old) if len(levels) > 1 else path),
                    severity=Severity.WARNING,
                    cites=cites,
                )
            risen = [meant[level][1] for level in sorted(meant.keys() & printed)]
            if risen != sorted({*risen}):
                yield Finding(
                    "Hill levels are set so that what is higher as printed is no higher.",
                    at=card.at_field(*path, "levels"),
                    fixes=drop("Play hills as printed", path),
                    cites=cites,
                )


def _printed(card: Card, board: object) -> set[int]:
    """The levels but 0 that the boards of a map print, or the one of a name or number; none where not all are known."""
    laid = [one.board for one in card.map.laid if board in (None, one.place.name, one.board.number)]
    ground = (one.base.level for one in laid)
    painted = (at.level or 0 for one in laid for at in one.hexes.values())
    drawn = (line.level for one in laid for line in one.contours)
    return set() if card.missing else {*ground, *painted, *drawn} - {0}
