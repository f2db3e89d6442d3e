"""Lines of sight as JSON, as the command line prints them and the library gives them (docs/formats.md, section 6)."""

from typing import Any

from bob_editor.editing.sight.flip import Flip, Flips
from bob_editor.opening.ends import written
from bob_editor.rules.land.strange import warnings_of
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import FieldOfView


def line_json(scene: Scene, start: End, goal: End, answer: Answer) -> dict[str, Any]:
    """One line of sight."""
    return {
        "from": written(start, scene),
        "to": written(goal, scene),
        "ruleset": scene.ruleset.id,
        "range": answer.range,
        "verdict": answer.verdict,
        "blind": answer.blind,
        "hindrance": answer.hindrance,
        "modifiers": [modifier.to_json() for modifier in answer.modifiers],
        "reasons": [reason.to_json() for reason in answer.reasons],
        "warnings": list(warnings_of(scene.board, scene.ruleset)),
    }


def flips_json(found: Flips) -> dict[str, Any]:
    """What would have to change: ``sets`` make the line ``verdict``.

    ``opened`` are smaller sets that hinder a blocked line only; ``complete`` is false where the search was cut short.
    """

    def row(flip: Flip) -> dict[str, Any]:
        steps = [{"at": step.place.label, "label": step.label, "text": step.told} for step in flip.steps]
        answer = flip.answer
        return {
            "label": flip.label, "verdict": answer.verdict, "hindrance": answer.hindrance, "changes": steps,
        }  # fmt: skip

    return {
        "verdict": found.verdict,
        "sets": [row(flip) for flip in found.found],
        "opened": [row(flip) for flip in found.opened],
        "complete": found.complete,
        "text": found.sentence,
    }


def field_json(scene: Scene, field: FieldOfView) -> dict[str, Any]:
    """What one end sees, with every hex of the map."""
    hexes = {}
    for place, at in enumerate(field.hexes):
        verdict, blind, hindrance = field.verdict(place)
        hexes[scene.board.grid.label(at)] = {"verdict": verdict, "blind": blind, "hindrance": hindrance}
    return {
        "from": written(field.origin, scene),
        "ruleset": scene.ruleset.id,
        "hexes": hexes,
        "warnings": list(warnings_of(scene.board, scene.ruleset)),
    }
