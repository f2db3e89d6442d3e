from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check, upper_first
from bob_editor.rules.land.stands import stands
from bob_editor.rules.mending import Edit, board_edits, partial
from bob_editor.rules.tags import named, rule_of, title_of, titles_of


@shared_check(Severity.ERROR, subject="board", asked=True)
def only_with(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """Some terrain is nothing without another in the same place, such as a bridge without a river."""
    rules = ground.ruleset
    needed = named(rules, terms.listed("with"))
    for one in stands(ground, terms.listed("of")):
        if one.beside & needed:
            continue
        name = title_of(rules, one.terrain)
        ids = tuple(terrain for terrain in rules.terrains if terrain in needed)
        fixes = [Edit(f"Take the {name} away", one.without)] if one.without else []
        addable = [terrain for terrain in ids if "hexes" in rules.terrains[terrain].places]
        if one.place.hex is not None and len(addable) == 1:
            added = partial(board_edits.add_terrain, hexes=(one.place.hex,), terrain=addable[0])
            fixes.append(Edit(f"Add {title_of(rules, addable[0])}", added))
        message = terms.says(
            "{Terrain} in {hex}: no {needed} there.",
            terrain=name, Terrain=upper_first(name), needed=titles_of(rules, ids).replace(" and ", " or "),
            hex=ground.label(one.hexes[0]), place=one.place.label,
        )  # fmt: skip
        cites = str(terms.row.get("cites") or rule_of(rules, one.terrain))
        yield Finding(message, one.place, fixes, cites=cites)
