"""What a card's map shows as areas: objectives, exits, sections (docs/games/memoir-44.md, 5.6, 5.7)."""

from collections.abc import Iterator

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Area
from bob_editor.rules.cards.rows import text_in
from bob_editor.rules.wording import counted
from bob_editor.rulesets.memoir_44.cards.objectives import Objective, objectives
from bob_editor.rulesets.memoir_44.cards.reading import land_of_card
from bob_editor.rulesets.memoir_44.land.baselines import baseline_at
from bob_editor.rulesets.memoir_44.land.layouts import sections_of

PAIR = 2


def areas(card: Card) -> tuple[Area, ...]:
    """The areas that the card speaks of."""
    return (*_objectives(card), *doors(card), *_drops(card), *_beaches(card))


def _objectives(card: Card) -> Iterator[Area]:
    for one in objectives(card):
        hexes = frozenset(one.hexes(card))
        if not hexes:
            sections = card.scenario.texts("objectives", one.index, "sections")
            found = (_in_section(card, section, beach=one.kind == "beach_section") for section in sections)
            hexes = frozenset().union(*found)
        target = card.hex(one.row.get("target"))
        if target is not None:
            hexes |= {target}
        side = one.owner if one.owner in ("axis", "allies") else ""
        yield Area(("objectives", one.index), "objective", _title(one), hexes, side=side, cites="")


def _title(objective: Objective) -> str:
    """What an objective is called: its name, its id in words where it has none, else its kind."""
    name, known = objective.row.get("name"), objective.row.get("id")
    words = known.replace("-", " ") if isinstance(known, str) and known else objective.kind
    title = name if isinstance(name, str) and name else words.replace("_", " ").capitalize()
    return f"{title}: {counted(objective.value, 'medal')}"


def _in_section(card: Card, section: str, *, beach: bool) -> frozenset[Hex]:
    """The hexes of a section, or its beach alone."""
    land = land_of_card(card)
    return frozenset(
        at
        for at in card.grid.hexes
        if section in sections_of(card.grid, at) and (not beach or "beach" in land.terrain(at))
    )


def doors(card: Card) -> Iterator[Area]:
    """Exits and entries; two laid sideways with all the hexes of the baseline between them."""
    pairs: dict[tuple[object, ...], list[tuple[int, Hex]]] = {}
    for index, row in card.scenario.markers:
        at = card.hex(row.get("at"))
        if row.get("marker") not in ("exit", "entry") or at is None:
            continue
        key = (
            row["marker"],
            str(row.get("side")),
            str(row.get("pair")) if row.get("mode") == "range" else index,
        )
        pairs.setdefault(key, []).append((index, at))
    for (kind, side, _), marked in pairs.items():
        # Several pairs without a number go together as they lie.
        if len(marked) > PAIR:
            marked.sort(key=lambda one: card.grid.centre(one[1])[::-1])
        for found in (marked[place : place + PAIR] for place in range(0, len(marked), PAIR)):
            hexes = {at for _, at in found}
            if len(found) == PAIR:
                hexes |= _between(card, found[0][1], found[1][1])
            yield Area(
                ("markers", found[0][0]),
                "exit" if kind == "exit" else "entry",
                "Exit" if kind == "exit" else "Entry",
                frozenset(hexes),
                side=str(side) if side in ("axis", "allies") else "",
                cites="A23" if kind == "exit" else "A33",
            )


def exits_of(card: Card, owner: str) -> set[Hex]:
    """Where a side may leave the board, or with ``any`` either."""
    exits = (area for area in doors(card) if area.kind == "exit")
    return {at for area in exits if not area.side or owner in ("any", area.side) for at in area.hexes}


def _between(card: Card, one: Hex, other: Hex) -> set[Hex]:
    """The hexes of a baseline from one to another."""
    edge = baseline_at(card.grid, one)
    if edge is None or baseline_at(card.grid, other) != edge:
        return set()
    low, high = sorted(card.grid.centre(at)[0] for at in (one, other))
    return {
        at
        for at in card.grid.hexes
        if baseline_at(card.grid, at) == edge and low <= card.grid.centre(at)[0] <= high
    }


def _drops(card: Card) -> Iterator[Area]:
    for index, row in card.scenario.rows("cards", "paradrop", "drops"):
        target = card.hex(row.get("target", row.get("at")))
        if target is None:
            continue
        reach = row.get("range")
        radius = reach if isinstance(reach, int) and 0 <= reach <= max(card.grid.bounds) else 0
        hexes = frozenset(at for at in target.within(int(radius)) if at in card.grid.index)
        side = text_in(row, "side")
        yield Area(("cards", "paradrop", "drops", index), "entry", "Paradrop", hexes, side=side, cites="A20")


def _beaches(card: Card) -> Iterator[Area]:
    """The beaches to be controlled, where no objective tells of them."""
    if any(one.kind == "beach_section" for one in objectives(card)):
        return
    side = card.scenario.text("cards", "beach_control", "side")
    for index, section in enumerate(card.scenario.texts("cards", "beach_control", "sections")):
        path = ("cards", "beach_control", "sections", index)
        hexes = _in_section(card, section, beach=True)
        yield Area(path, "objective", f"Beach, {section}", hexes, side=side, cites="A30")
