from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, shared_check
from bob_editor.rules.land.stands import Stand, in_hex, stands
from bob_editor.rules.mending import Edit
from bob_editor.rules.tags import named, rule_of, title_of, titles_of
from bob_editor.rules.wording import counted, upper_first

AROUND = 6


@shared_check(Severity.WARNING, subject="board", asked=True)
def beside(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """Some terrain lies beside so many hexes of another, such as a beach beside water."""
    rules = ground.ruleset
    wanted = named(rules, terms.listed("near"))
    least, most = terms.number("least", 1), terms.number("most", AROUND)
    ids = tuple(terrain for terrain in rules.terrains if terrain in wanted)
    for one in stands(ground, terms.listed("of")):
        around = _around(ground, one)
        count = sum(bool(in_hex(ground, at) & wanted) for at in around)
        # Past the board's edge there may be what is asked for, so there too few aren't known to be too few.
        if (count >= least or (len(around) < AROUND and one.place.side is None)) and count <= most:
            continue
        name = title_of(rules, one.terrain)
        limit = f"at least {least}" if count < least else f"at most {most}"
        message = terms.says(
            "{Terrain} in {hex}: {counted} with {near} beside, and {limit} needed.",
            terrain=name, Terrain=upper_first(name), near=titles_of(rules, ids).replace(" and ", " or "),
            count=count, counted=counted(count, "hex", "hexes"), limit=limit,
            hex=ground.label(one.hexes[0]), place=one.place.label,
        )  # fmt: skip
        fixes = (Edit(f"Take the {name} away", one.without),) if one.without else ()
        cites = str(terms.row.get("cites") or rule_of(rules, one.terrain))
        yield Finding(message, one.place, fixes, cites=cites)


def _around(ground: Ground, one: Stand) -> list[Hex]:
    """The hexes of the board beside it: a hexside's are the two on either side of it."""
    if one.place.side is not None:
        return list(one.hexes)
    found = dict.fromkeys(near for at in one.hexes for near in at.neighbours())
    return [at for at in found if at in ground.board.grid and at not in one.hexes]
