from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, found, put, taken_out, whole
from bob_editor.rulesets.last_hundred_yards.cards.dyo.rolls import most_rolled
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.hiding import dummies_of
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import dummy_breaches
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@card_check(Severity.ERROR, cites="20.8")
def too_many_dummies(card: Card, mission: Mission) -> Iterator[Finding]:
    """A side has three vehicular dummies and three others, and places no more than its card lists."""
    for side in mission.sides:
        row = side.dummies
        units = dummies_of(mission, side)
        most = tables()["dummies_per_side"]
        for kind, name in (("dummy_v", "vehicular"), ("dummy_nv", "non_vehicular")):
            placed = [unit for unit in units if unit.kind_id == kind]
            listed = whole(row.get(name))
            path, keep = (*side.path, "dummies", name), most if listed is None else min(most, listed)
            given = most_rolled(mission, side)
            fits = min(most, (given and given["dummies"]) or most)
            for count, at, fix in (
                (listed or 0, (card.at_field(*path),), put(f"Make it {fits}", path, fits)),
                (
                    len(placed),
                    mission.places(placed[most]) if len(placed) > most else (),
                    taken_out(card, "Remove those too many", *(one.path for one in placed[keep:])),
                ),
            ):
                counts = (count, 0) if kind == "dummy_v" else (0, count)
                breaches = dummy_breaches(*counts, allowed=True)
                yield from found(breaches, side.title, at, fix)
            # Of those of a side that has none at all another check tells.
            if listed is not None and row.get("allowed") is not False and listed < len(placed) <= most:
                things = counted(
                    len(placed), f"{name.replace('_', '-')} dummy", f"{name.replace('_', '-')} dummies"
                )
                yield Finding(
                    f"{side.title}: {things} on the map, and the card lists {listed}.",
                    at=mission.places(placed[listed]),
                    fixes=(
                        put(f"Make it {len(placed)}", path, len(placed)),
                        taken_out(card, "Remove those too many", *(one.path for one in placed[listed:])),
                    ),
                )
