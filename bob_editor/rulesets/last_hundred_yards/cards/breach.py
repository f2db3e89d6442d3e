"""The rules that a breach cites."""


def with_step(rule: str, step: int, *, dyo: bool) -> str:
    """The rule that a card breaks, and in a mission of the players' own the step that asks for the same."""
    return f"{rule}, 23.0 step {step}" if dyo else rule
