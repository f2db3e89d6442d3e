"""``bob-editor compare``: which lines of sight differ between two maps, or under two rulings or rulesets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from attrs import evolve, frozen
from cyclopts import Parameter

from bob_editor.cli.los import COLOURS, word
from bob_editor.cli.output import console, print_json, progress
from bob_editor.cli.scenes import open_map, sight_of, with_rulings
from bob_editor.errors import BadCall
from bob_editor.rules.los.scene import End

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.los.scene import Scene
    from bob_editor.rules.los.sight import FieldOfView

Verdict = tuple[str, bool, int]


@frozen
class Difference:
    """A pair of hexes, by their labels, that two maps answer differently."""

    start: str
    goal: str
    first: Verdict
    second: Verdict

    def to_json(self) -> dict[str, Any]:
        """The difference as ``compare --format json`` prints it."""
        keys = ("verdict", "blind", "hindrance")
        both = {"a": dict(zip(keys, self.first, strict=True)), "b": dict(zip(keys, self.second, strict=True))}
        return {"from": self.start, "to": self.goal, **both}


def compare(
    first_map: Annotated[Path, Parameter(name="A")],
    second_map: Annotated[Path | None, Parameter(name="B")] = None,
    /,
    *,
    form: Annotated[Literal["text", "json"], Parameter(name=("--format", "-f"))] = "text",
    ruling: Annotated[tuple[str, ...], Parameter(name="--ruling", negative="", show_default=False)] = (),
    ruleset: str | None = None,
) -> int:
    """Compare the lines of sight of two maps, hex by hex of the same name; or of one map under two readings.

    Exits with 0 if every pair's answer is the same, with 1 if some differ.

    Try:

        bob-editor compare old.board.json new.board.json
        bob-editor compare a.board.json --ruling separate_pieces=any_pieces

    Parameters
    ----------
    first_map
        A board or a suite.
    second_map
        Another; left out, the first one again, under the rulings or the ruleset given.
    form
        text or json.
    ruling
        NAME=ANSWER, an answer to an open question, for the second map; may be given several times.
    ruleset
        The ruleset to read the second map by.
    """
    if second_map is None and not ruling and ruleset is None:
        raise BadCall("Compare A with what?", hint="Name a second map, --ruling NAME=ANSWER or --ruleset ID.")
    first = open_map(first_map).scene
    second = open_map(second_map or first_map).scene
    if ruleset is not None:
        second = _read_by(second, ruleset)
    if ruling:
        second = with_rulings(second, dict(map(_parse_ruling, ruling)))
    labels = [set(map(scene.board.grid.label, scene.board.grid.hexes)) for scene in (first, second)]
    found = list(differences(first, second))
    pairs = len(labels[0] & labels[1])
    report = {
        "a": str(first_map),
        "b": str(second_map or first_map),
        "pairs": pairs * (pairs - 1),
        "differ": len(found),
        "differences": [one.to_json() for one in found],
        "only_a": sorted(labels[0] - labels[1]),
        "only_b": sorted(labels[1] - labels[0]),
    }
    if form == "json":
        print_json(report)
    else:
        _print_text(report, found)
    return int(bool(found) or labels[0] != labels[1])


def differences(first: Scene, second: Scene) -> Iterator[Difference]:
    """Look along every pair of hexes that both maps have, and yield those answered differently."""
    sights = sight_of(first), sight_of(second)
    grids = first.board.grid, second.board.grid
    places = [{grid.label(at): place for place, at in enumerate(grid.hexes)} for grid in grids]
    shared = [label for label in places[0] if label in places[1]]
    with progress("Comparing", len(shared)) as advance:
        for start in shared:
            fields = [sight.field(End(grid.hex(start))) for sight, grid in zip(sights, grids, strict=True)]
            for goal in shared:
                one, other = (
                    _verdict(field, known[goal]) for field, known in zip(fields, places, strict=True)
                )
                if start != goal and one != other:
                    yield Difference(start, goal, one, other)
            advance(1)


def _verdict(field: FieldOfView, place: int) -> Verdict:
    verdict, blind, hindrance = field.verdict(place)
    return verdict, blind, hindrance if verdict == "hindered" else 0


def _read_by(scene: Scene, ruleset_id: str) -> Scene:
    from bob_editor.rulesets import ruleset

    return evolve(scene, ruleset=ruleset(ruleset_id), board=evolve(scene.board, ruleset=ruleset_id))


def _parse_ruling(text: str) -> tuple[str, Any]:
    name, equals, answer = text.partition("=")
    if not equals:
        raise BadCall(f"{text} is no NAME=ANSWER.", hint="Such as separate_pieces=any_pieces.")
    try:
        return name, json.loads(answer)
    except ValueError:
        return name, answer


def _print_text(report: dict[str, Any], found: list[Difference]) -> None:
    from rich.text import Text

    out = console()
    for one in found:
        line = Text(f"{one.start} to {one.goal}: ")
        line.append(word(*one.first), style=COLOURS["blind" if one.first[1] else one.first[0]])
        line.append(" → ", style="none")
        line.append(word(*one.second), style=COLOURS["blind" if one.second[1] else one.second[0]])
        out.print(line)
    for name, hexes in (("A", report["only_a"]), ("B", report["only_b"])):
        if hexes:
            out.print(Text(f"Only {name} has {' '.join(hexes)}."))
    out.print(Text(f"{report['differ']} of {report['pairs']} pairs differ.", style="bold"))
