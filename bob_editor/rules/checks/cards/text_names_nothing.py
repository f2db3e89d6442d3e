import difflib
import re
from collections.abc import Collection
from functools import lru_cache
from typing import Any

from bob_editor.geometry.kept import kept
from bob_editor.model.foreign import own_entries
from bob_editor.model.scenario_edits import put
from bob_editor.model.special_rules import refer, references
from bob_editor.rules.cards.card import on_board
from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, mend, scenario_check
from bob_editor.rules.named import lost_boards
from bob_editor.rules.pieces import code_of

Json = Any

WORDS = {
    "hex": "hex",
    "side": "hexside",
    "unit": "unit",
    "area": "set-up area",
    "rule": "rule",
    "scenario": "scenario",
}
"""What each kind of reference refers to."""

NO_UNITS = ("setup_areas", "objectives", "sides", "rules", "victory", "map", "reinforcements")
"""Lists of a card whose rows are no units, but may hold some."""

NOT_READ = ("imported", "accepted")
"""What players don't read; an accepted issue quotes the very text that it is about."""

_ANY_REFERENCE = re.compile(r"\{(\w+):[^{}\n]{0,80}\}")


@scenario_check(Severity.WARNING)
def text_names_nothing(card: Card) -> Iterator[Finding]:
    """A text that sends players to a hex or unit that isn't there leaves them without the rule."""
    areas = frozenset(card.hex_sets.areas)
    told = {name: value for name, value in card.scenario.data.items() if name not in NOT_READ}
    for path, text in own_entries(told):
        if not isinstance(text, str) or "{" not in text:
            continue
        yield from _of_no_kind(card, path, text)
        for kind, target in dict.fromkeys((one.kind, one.target) for one in references(text)):
            known: Collection[str]
            match kind:
                case "hex":
                    is_there, known = card.unread or card.hex(target) is not None, ()
                case "side":
                    is_there, known = card.unread or card.side(target) is not None, ()
                case "unit":
                    known = _units(card)
                    is_there = target in known
                case "area":
                    is_there, known = target in areas, areas
                case "scenario":
                    # Which there are, no card alone can tell.
                    is_there, known = True, ()
                case "rule":
                    is_there, known = card.ruleset.has_rule(target), card.ruleset.rule_numbers
            # Of a board that is gone is told once.
            if is_there or (kind in ("hex", "side") and target.split(".")[0] in lost_boards(card)):
                continue
            of_several = card.boards_having(target) if kind in ("hex", "side") else ()
            near = [*_nearest(target, frozenset(known))]
            # What another edition numbers so is no slip for a number like it.
            elsewhere = (card.ruleset.data.get("renumber") or {}).get(target) if kind == "rule" else None
            if elsewhere is not None:
                near = [elsewhere] if elsewhere else []
            near += [on_board(board, target) for board in of_several]
            written = refer(kind, target)
            fixes = [("Make it " + one, refer(kind, one)) for one in near]
            yield Finding(
                f"The text names the {WORDS[kind]} {target}, which isn't there.",
                at=card.at_field(*path),
                fixes=(mend(label, put, path=path, value=text.replace(written, new)) for label, new in fixes),
            )


@kept(lambda _target, known: len(known))
def _nearest(target: str, known: frozenset[str]) -> tuple[str, ...]:
    """What is spelt most like it: asked of the same text again for each fix that is tried."""
    return tuple(difflib.get_close_matches(target, sorted(known), n=1))


def _of_no_kind(card: Card, path: FieldPath, text: str) -> Iterator[Finding]:
    """References of a kind that there isn't, which stay in the print as they were typed."""
    for match in _ANY_REFERENCE.finditer(text):
        if match[1] not in WORDS:
            known = ", ".join(WORDS)
            yield Finding(
                f"The text has {match[0]}, and a text refers to a {known.replace(', scenario', ' or scenario')} only.",
                at=card.at_field(*path),
            )


@lru_cache(maxsize=4)
def _units(card: Card) -> frozenset[str]:
    """What a text may call a unit: counters of the card or the game, and every row with an id."""
    rules = card.ruleset
    known = {*rules.terrains, *card.scenario.table("unit_types")}
    for table in ("changes", "markers", "units"):
        known |= set(rules.rows(table))
    pieces = (piece.id for piece in code_of(card).counters(card) if piece.kind == "unit")
    return frozenset(known | set(_ids(dict(card.scenario.data), "")) | set(pieces)) - {""}


def _ids(value: Json, within: str) -> Iterator[str]:
    """The ids of the rows that may be units: in a list called units, a row's name may stand in ``unit``."""
    if isinstance(value, dict):
        names = ("id", "unit") if within == "units" else ("id",)
        if within not in NO_UNITS:
            yield from (value[name] for name in names if isinstance(value.get(name), str))
        for name, inner in value.items():
            yield from _ids(inner, name)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _ids(inner, within)
