from bob_editor.rules.checking import Edit, Finding, Ground, Iterator, Severity, board_check, mend, partial
from bob_editor.rules.land.stands import hexes_listing
from bob_editor.rules.tags import tagged, title_of
from bob_editor.rulesets.last_hundred_yards.land.building_kinds import rebuilt, rural_again
from bob_editor.rulesets.last_hundred_yards.land.listed import URBAN, is_urban, on_ground


@board_check(Severity.WARNING, cites="4.1.6a, 4.1.6b")
def building_on_wrong_base(ground: Ground) -> Iterator[Finding]:
    """Stone and wooden buildings are rural, urban buildings stand in urban hexes; each has rules of its own."""
    rural = tagged(ground.ruleset, "rural_building")
    for at, buildings in hexes_listing(ground, "building"):
        urban = is_urban(ground, at)
        for kind in buildings:
            # A hut in town is a fault of its own (hut-in-urban-hex).
            if (kind in rural) != urban or kind == "hut":
                continue
            right = "urban_building" if urban else "stone_building"
            make = partial(rural_again, at=at) if urban else partial(on_ground, at=at, ground_kind=URBAN)
            name = title_of(ground.ruleset, right)
            fits = {one in rural for one in buildings} == {urban}
            kinds = {"old": kind, "new": right}
            other = Edit(f"Make the hex {'rural' if urban else 'urban'}", make)
            yield Finding(
                f"{title_of(ground.ruleset, kind).capitalize()} in {ground.label(at)}, "
                f"which is {'urban' if urban else 'rural'}.",
                at=ground.at_hex(at),
                fixes=(
                    mend(f"Make it {'an' if urban else 'a'} {name}", rebuilt, ground=ground, at=at, **kinds),
                    *((other,) if fits else ()),
                ),
                cites="4.1.6a" if kind in rural else "4.1.6b",
            )
