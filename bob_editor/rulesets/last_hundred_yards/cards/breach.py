"""A breach of a rule by a few facts of a mission, and the rules that it cites."""

from bob_editor.rules.check import Breach

__all__ = ["Breach", "with_step"]


def with_step(rule: str, step: int, *, dyo: bool) -> str:
    """The rule that a card breaks, and in a mission of the players' own the step that asks for the same."""
    return f"{rule}, 23.0 step {step}" if dyo else rule
