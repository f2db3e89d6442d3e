from collections.abc import Mapping
from typing import Any

from bob_editor.rules.cards.rows import list_in
from bob_editor.rules.checking import (
    Card,
    FieldPath,
    Finding,
    Fix,
    Hex,
    Iterator,
    Severity,
    drop,
    harmless,
    listed,
    put,
    text_in,
    title_of,
)
from bob_editor.rules.effects import value_of
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.land.chart import Effect
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import HexTypes, hex_types

Row = Mapping[str, Any]


@card_check(Severity.WARNING, cites="1.0, T81.1")
def change_without_effect(card: Card, _reading: CardReading) -> Iterator[Finding]:
    """A change speaks of a terrain type, where the map has it, and makes something else of it."""
    printed, altered = hex_types(card.ground), set[str]()
    for index, row in card.scenario.changes:
        path, terrain = ("changes", index), row.get("terrain")
        if not isinstance(terrain, str) or terrain not in card.ruleset.terrains:
            continue
        # What an earlier change made of it isn't what is printed.
        if terrain not in altered:
            told, cites = _in_itself(card, row, printed)
            if told:
                yield Finding(told, card.at_field(*path), _removed(card, path), cites=cites)
            elif not card.unread:
                yield from _of_hexes(card, row, path, printed)
        altered |= {terrain, text_in(row, "as")}


def _in_itself(card: Card, row: Row, printed: HexTypes) -> tuple[str, str]:
    """Why a change does nothing wherever its terrain is, and by which rule; "" where it does something."""
    terrain, made, order = row["terrain"], text_in(row, "as"), printed.chart.order
    feature = next(
        (one for one in (terrain, made) if one in card.ruleset.terrains and one not in order), None
    )
    if feature is not None:
        name = title_of(card.ruleset, feature).capitalize()
        return f"{name} is a feature and no type of terrain: the change does nothing.", "T81.1"
    effects = card.ruleset.terrains[terrain].effects
    now = {
        "los": _in_words(printed.chart.effects.get(terrain, Effect())),
        "cost": value_of(effects, "movement"),
        "cover": value_of(effects, "cover"),
    }
    said = {field: row[field] for field in now if row.get(field) is not None}
    same = made == terrain if made else bool(said) and all(now[one] == said[one] for one in said)
    name = title_of(card.ruleset, terrain).capitalize()
    return (f"{name} is so without the change, which does nothing.", "1.0") if same else ("", "")


def _removed(card: Card, path: FieldPath) -> tuple[Fix, ...]:
    """The edit that does without a change; none where a special rule goes with it."""
    return harmless(card, [drop("Remove the change", path)], "unknown-reference")


def _in_words(effect: Effect) -> str:
    return f"{effect.los}:{effect.value}" if effect.value else effect.los


def _of_hexes(card: Card, row: Row, path: FieldPath, printed: HexTypes) -> Iterator[Finding]:
    """What a change names, and where its terrain isn't."""
    terrain, labels = row["terrain"], list_in(row.get("at"))
    name = title_of(card.ruleset, terrain)
    if not labels:
        if not any(_is_in(printed, at, terrain) for at in card.grid.hexes):
            told = f"The map has no {name} for the change."
            yield Finding(told, card.at_field(*path), _removed(card, path), cites="1.0")
        return
    hexes = dict.fromkeys(at for at in map(card.hex, labels) if at is not None)
    bare = [at for at in hexes if not _is_in(printed, at, terrain)]
    if not bare:
        return
    left = [label for label in labels if card.hex(label) not in bare]
    yield Finding(
        f"The change speaks of {name}, and there is none in {listed(map(card.grid.label, bare))}.",
        [card.at_hex(at) for at in bare],
        put("Leave these hexes out", (*path, "at"), left) if left else _removed(card, path),
        severity=Severity.HINT if left else None,
        cites="1.0",
    )


def _is_in(printed: HexTypes, at: Hex, terrain: str) -> bool:
    """Whether a type occupies a hex, or any of it is drawn there, which counts for a line of sight (16.1)."""
    return terrain in printed.occupants(at) or any(
        piece.terrain == terrain for piece, _ in printed.drawn.get(at, ())
    )
