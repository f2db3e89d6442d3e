from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import SIDES


@scenario_check(Severity.ERROR, cites="A20")
def paradrop_data(card: Card) -> Iterator[Finding]:
    """A drop says whose it is, how many figures come, and at which hex of the board it is aimed."""
    for index, drop in card.scenario.rows("cards", "paradrop", "drops"):
        target = drop.get("target", drop.get("at"))
        figures = drop.get("figures")
        counts = figures if isinstance(figures, list) else [figures]
        wrong = []
        if drop.get("side") not in SIDES:
            wrong.append(("side", "The drop has no side."))
        if not any(isinstance(one, int) and one > 0 for one in counts):
            wrong.append(("figures", "The drop has no figures."))
        if target is None:
            wrong.append(("target", "The drop has no target hex."))
        elif card.hex(target) is None:
            wrong.append(("target", f"The drop is aimed at {target}, which is not on this board."))
        for name, message in wrong:
            yield Finding(message, at=card.at_field("cards", "paradrop", "drops", index, name))
