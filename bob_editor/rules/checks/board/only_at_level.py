from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check, upper_first
from bob_editor.rules.land.stands import stands
from bob_editor.rules.mending import Edit, board_edits, partial
from bob_editor.rules.tags import rule_of, title_of


@shared_check(Severity.ERROR, subject="board", asked=True)
def only_at_level(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """Some terrain lies on ground of certain levels alone, such as a marsh in the lowlands."""
    lowest, highest = ground.ruleset.levels
    least, most = terms.number("from", lowest), terms.number("to", highest)
    for one in stands(ground, terms.listed("of")):
        astray = [at for at in one.hexes if not least <= ground.level(at) <= most]
        if not astray:
            continue
        name, level = title_of(ground.ruleset, one.terrain), ground.level(astray[0])
        right = least if level < least else most
        painted = partial(board_edits.paint_level, hexes=tuple(astray), level=right)
        fixes = [] if ground.ruleset.has_contours else [Edit(f"Bring it to level {right}", painted)]
        fixes += [Edit(f"Take the {name} away", one.without)] if one.without else []
        message = terms.says(
            "{Terrain} in {hex}: on level {level}.",
            terrain=name, Terrain=upper_first(name), level=level, hex=ground.label(astray[0]),
            place=one.place.label,
        )  # fmt: skip
        cites = str(terms.row.get("cites") or rule_of(ground.ruleset, one.terrain))
        yield Finding(message, one.place, fixes, cites=cites)
