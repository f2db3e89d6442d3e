"""Answers to lines of sight as people read them: one line, its path, a field."""

from collections import Counter
from collections.abc import Iterator
from typing import TextIO

from bob_editor.cli.output import Styled, print_styled
from bob_editor.library.lines import Line
from bob_editor.opening.ends import shown, written
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import FieldOfView

COLOURS = {"clear": "green", "hindered": "yellow", "blocked": "red", "blind": "magenta"}


def word(verdict: str, blind: bool, hindrance: int) -> str:
    """A verdict in one word, as suites expect it: ``clear``, ``hindered:2``, ``blocked``, ``blind``."""
    if verdict == "hindered":
        return f"hindered:{hindrance}"
    return "blind" if blind else verdict


def line_text(line: Line, *, open_rulings: bool) -> Styled:
    """A line of sight in a line: its ends, what is seen, why, and what changes a shot.

    With ``open_rulings`` also the questions on which it hangs, which takes a look under each answer.
    """
    cited = line.ruleset.cited
    reasons = line.reasons if open_rulings else line.bare_reasons
    told = "; ".join(line.told(reason) for reason in reasons)
    text = [
        (f"{shown(line.start)} to {shown(line.goal)}: ", ""),
        (line.expectation, f"bold {COLOURS[line.verdict]}"),
        (f", range {line.range}: {told}", ""),
    ]
    if line.modifiers:
        named = (
            f"{' '.join(filter(None, (one.number, one.name)))} [{cited(one.cites)}]" for one in line.modifiers
        )
        text.append((f". Modifiers: {', '.join(named)}", "cyan"))
    rulings = line.rulings if open_rulings else ()
    for one in rulings:
        rule = ", ".join(filter(None, (one.id, cited(one.cites))))
        text.append((f". Open in the rulebook [{rule}]: {one.told}", ""))
    return text


def path_rows(line: Line) -> Iterator[str]:
    """The hexes that a line passes, a row each with tabs between: distance, hex, level, terrain, beside."""
    yield "distance\thex\tlevel\tterrain\tbeside"
    for one in line.path:
        yield f"{one.distance}\t{one.hex}\t{one.level}\t{'+'.join(one.terrain)}\t{one.beside or ''}"


def print_field(scene: Scene, field: FieldOfView, sink: TextIO) -> None:
    """The hexes of a field by verdict, in board order."""
    grid = scene.board.grid
    found: dict[str, list[str]] = {"clear": [], "hindered": [], "blind": [], "blocked": []}
    for place, at in enumerate(field.hexes):
        verdict, blind, hindrance = field.verdict(place)
        label = f"{grid.label(at)}:{hindrance}" if verdict == "hindered" else grid.label(at)
        found["blind" if blind else verdict].append(label)
    counts = Counter({name: len(labels) for name, labels in found.items()})
    seen = counts["clear"] + counts["hindered"]
    sink.write(f"{shown(written(field.origin, scene))} sees {seen} of {len(field.hexes)} hexes.\n")
    for name, labels in found.items():
        head = f"{name} ({counts[name]}): ", f"bold {COLOURS[name]}"
        print_styled((head, (" ".join(labels) or "-", "")), sink)
