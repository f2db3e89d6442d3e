"""Counts of tokens below one."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import Edit, partial, scenario_edits

WORDS = {"tokens": "token", "uses": "use", "stars": "star"}


@scenario_check(Severity.ERROR, cites="A36, A6, A14, A21")
def token_count(card: Card) -> Iterator[Finding]:
    """A rule that is played with tokens or stars needs one at least."""
    for path, value in _counts(card):
        if value is None or (isinstance(value, int) and not isinstance(value, bool) and value >= 1):
            continue
        yield Finding(
            f"The rule needs at least one {WORDS[str(path[-1])]}, not {value}.",
            at=(card.at_field(*path),),
            fixes=(Edit("Make it 1", partial(scenario_edits.put, path=path, value=1)),),
        )


def _counts(card: Card) -> Iterator[tuple[tuple[str | int, ...], object]]:
    scenario = card.scenario
    for path in (("cards", "molotov", "tokens"), ("cards", "smoke_screen", "uses")):
        yield path, scenario.get(*path)
    for key in ("sabotage", "destroy_supplies"):
        for index, row in scenario.rows("cards", key, "targets"):
            yield ("cards", key, "targets", index, "stars"), row.get("stars")
