from bob_editor.geometry.labels import written_number
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import FIGURES, TABLES, title_of_nation
from bob_editor.rulesets.memoir_44.cards.reading import mustered

BADGES = {row["id"]: row for row in TABLES["badges"]}
"""What a badge shows, on which class of units and which kinds ``also``, of which nations; others are left out."""
MOST = 47
"""The number of the last badge."""


@scenario_check(Severity.WARNING, cites="")
def badge_mismatch(card: Card) -> Iterator[Finding]:
    """A badge shows a nation or a kind of troops; on others it misleads."""
    for unit in mustered(card):
        badge = unit.row.get("badge")
        if isinstance(badge, str) and not 1 <= (written_number(badge.removeprefix("badge")) or 0) <= MOST:
            yield Finding(
                f"There is no badge “{badge}”, as the unit of {unit.name}{unit.where(card)} wears: they go to {MOST}.",
                at=unit.place(card),
                fixes=drop("Take the badge off", (*unit.path, "badge")),
                severity=Severity.ERROR,
            )
            continue
        if not isinstance(badge, str) or badge not in BADGES or unit.troop is None:
            continue
        shown = BADGES[badge]
        nations = shown.get("nations", ())
        fits = unit.treated_as == shown.get("class", unit.treated_as) or unit.kind in shown.get("also", ())
        of = {unit.nation, unit.row.get(FIGURES)}
        # There is one badge of cavalry and of ski troops, whose ever they are.
        alone = unit.kind == shown.get("shows")
        if alone or (fits and (not nations or not unit.nation or not of.isdisjoint(nations))):
            continue
        nation = f"{title_of_nation(unit.nation)} " if unit.nation and fits else ""
        yield Finding(
            f"The unit of {nation}{unit.name}{unit.where(card)} wears the badge of {shown['of']}.",
            at=unit.place(card),
            fixes=drop("Take the badge off", (*unit.path, "badge")),
        )
