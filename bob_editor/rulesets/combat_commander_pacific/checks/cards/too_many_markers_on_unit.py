from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, text_in, upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import giving_up, place_of
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import ONE_EACH


@card_check(Severity.ERROR, cites="15.1.1, 5.2")
def too_many_markers_on_unit(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A unit has one weapon, one veteran and one suppressed marker at most."""
    for piece in reading.all_units():
        for field in ONE_EACH:
            value = piece.row.get(field)
            many = len(value) if isinstance(value, list | tuple) else value
            if not isinstance(many, int) or isinstance(many, bool) or many < 2:
                continue
            first = value[0] if isinstance(value, list | tuple) else True
            two = field == "weapon" and many == len({name for _, name in piece.weapons}) == 2
            keep = put("Keep one", (*piece.path, field), first)
            place = place_of(card, piece, field)
            # Of a weapon that isn't there another check tells.
            there = [text_in(one.row, "id") for one in reading.weapons if one.side == piece.side]
            second, name = piece.weapons[-1] if two else ((), "")
            yield Finding(
                f"{upper_first(piece.name)} has {many} {field} markers.",
                place,
                giving_up(card, piece, second, name) if two else keep,
                cites="5.2" if field == "weapon" else "15.1.1",
                surplus=second if name in there else (),
            )
