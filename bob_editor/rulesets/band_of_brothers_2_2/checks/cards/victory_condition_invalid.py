from collections.abc import Mapping, Sequence

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, drop, put, scenario_check
from bob_editor.rules.pieces import side_title
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="18.0")
def victory_condition_invalid(card: Card) -> Iterator[Finding]:
    """A condition names its side and the hexes, edge or units that it is about, and asks no more than there is."""
    clauses = card.scenario.rows("victory", "clauses")
    for index, row in clauses:
        path = ("victory", "clauses", index)
        if not row.get("kind"):
            # The card's form asks for it.
            continue
        hexes, count = card.hexes(row.get("hexes")), row.get("count")
        # Of one that is named twice another check tells.
        named = len(row["hexes"] if hexes and isinstance(row.get("hexes"), list) else hexes)
        if lacking := _lacking(row):
            yield Finding(
                f"A condition of victory names {lacking}.",
                at=card.at_field(*path),
                fixes=drop("Remove the condition", path) if len(clauses) > 1 else (),
            )
        elif isinstance(count, int) and (wrong := _miscounted(card, row, count, named)):
            (told, right), field = wrong, (*path, "count")
            yield Finding(told, card.at_field(*field), put(f"Make it {right}", field, right))
    yield from _of_one_side(card, [row for _, row in clauses])


def _of_one_side(card: Card, clauses: Sequence[Mapping[str, object]]) -> Iterator[Finding]:
    """Where the side that wins by each condition wins without them, too, the other can't win at all."""
    path = ("victory", "else_winner")
    winner, kinds = card.scenario.get(*path), ("control_hexes", "exit")
    # Whose units are eliminated isn't who wins by it, and words may say anything.
    sure = [row.get("side") for row in clauses if row.get("kind") in kinds and not row.get("text")]
    if winner in (*card.side_rows,) and sure and sure == [winner] * len(clauses):
        others = (one for one in card.side_rows if one != winner)
        yield Finding(
            f"Whatever happens, the battle is won by {side_title(card, winner)}.",
            at=card.at_field(*path),
            severity=Severity.WARNING,
            fixes=[put(f"Else {side_title(card, one)}", path, one) for one in others],
        )


def _miscounted(card: Card, row: Mapping[str, object], count: int, named: int) -> tuple[str, int] | None:
    """What is wrong with how many a condition asks for, and what would be right; None where nothing is."""
    there = _units(card, row) if row.get("kind") == "exit" else 0
    if count < 1:
        return f"A condition asks for {count}, which there is from the start.", 1
    if row.get("kind") == "control_hexes" and count > named > 0:
        return f"A condition asks for {counted(count, 'hex', 'hexes')} and names {named}.", named
    most = max((_units(card, {**row, "side": side}) for side in card.side_rows), default=0)
    if row.get("kind") == "eliminate" and count > most > 0:
        return f"A condition asks for {counted(count, 'unit')} and no side has more than {most}.", most
    if count > there > 0:
        return f"A condition asks for {counted(count, 'unit')} and the side has {there}.", there
    return None


def _units(card: Card, row: Mapping[str, object]) -> int:
    """How many units the side of a condition may have, with those of its exchanges; 0 where it says more in words."""
    if row.get("text"):
        return 0
    side = str(row.get("side"))
    reading = read(card)
    units = (*reading.of_side(side), *reading.exchanged(side))
    return sum(unit.count for unit in units if unit.kind != "decoy")


def _lacking(row: Mapping[str, object]) -> str:
    """What a condition needs and doesn't have; "" where it has all, or says it in words."""
    told = row.get("text")
    if isinstance(told, str) and told.strip():
        return ""
    kind, has = row.get("kind"), row.get
    if kind == "control_hexes":
        missing = ("hexes", "side")
    elif kind == "exit":
        missing = ("side", "hexes" if has("hexes") else "edge")
    elif kind == "custom":
        return "nothing: it has no text"
    elif kind == "eliminate":
        return (
            "" if any(has(field) for field in ("side", "count", "unit_types")) else "no side, number or units"
        )
    else:
        return "" if has("side") or isinstance(has("count"), int) else "no side and no number"
    words = {"hexes": "no hexes", "side": "no side", "edge": "no edge and no hexes"}
    lacking = [words[field] for field in missing if not has(field)]
    return " and ".join(lacking)
