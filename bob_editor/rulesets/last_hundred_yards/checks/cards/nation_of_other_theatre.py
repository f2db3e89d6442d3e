from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.last_hundred_yards.cards.nations import faction_of, fights_for, is_of_theatre
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check

_THEATRES = {"europe": "Europe", "pacific": "the Pacific"}


@card_check(Severity.ERROR, cites="1.9, 20.1")
def nation_of_other_theatre(card: Card, mission: Mission) -> Iterator[Finding]:
    """A side's nation fights for its faction, and in the mission's theatre."""
    for side in mission.sides:
        place = (card.at_field(*side.path, "nationality"),)
        faction = faction_of(side.nationality)
        # Of two sides of one faction another check tells.
        alone = [one.faction for one in mission.sides].count(side.faction) < 2
        if alone and not fights_for(side.nationality, side.faction):
            yield Finding(
                f"{side.nationality} forces don't fight for the {_title(side.faction)}.",
                at=place,
                fixes=()
                if any(one.faction == faction for one in mission.sides)
                else put(f"Let them fight for the {_title(faction)}", (*side.path, "faction"), faction),
                cites="1.9",
            )
        elif card.scenario.text("theatre") and not is_of_theatre(side.nationality, mission.theatre):
            other = "europe" if mission.theatre == "pacific" else "pacific"
            here, there = _THEATRES[mission.theatre], _THEATRES[other]
            fits = all(is_of_theatre(one.nationality, other) for one in mission.sides)
            yield Finding(
                f"{side.nationality} forces don't fight in {here}.",
                at=place,
                fixes=put(f"Set it in {there}", ("theatre",), other) if fits else (),
                cites="20.1",
                # What isn't as the other theatre has it is so because of that.
                surplus=("theatre",),
                instead=(other,) if fits else (),
            )


def _title(faction: str) -> str:
    return "Axis" if faction == "axis" else "Allies"
