from collections.abc import Iterable

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check, upper_first
from bob_editor.rules.land.stands import stands
from bob_editor.rules.tags import rule_of, title_of


@shared_check(Severity.WARNING, subject="board", asked=True)
def paths_join(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """Paths of a sort make one net, so that each can be reached from every other; others may join them."""
    own = [one for one in stands(ground, terms.listed("of")) if one.place.kind == "path"]
    others = [one.hexes for one in stands(ground, terms.listed("with"))]
    nets = _nets([*(one.hexes for one in own), *others])
    groups = grouped((nets[one.hexes[0]], one) for one in own)
    ordered = sorted(groups.values(), key=lambda group: -len({at for one in group for at in one.hexes}))
    for group in ordered[1:]:
        first = group[0]
        name, grid = title_of(ground.ruleset, first.terrain), ground.board.grid
        message = terms.says(
            "{Terrain} in {hex}: not joined to the others.",
            terrain=name, Terrain=upper_first(name), hex=grid.label(first.hexes[0]), place=first.place.label,
        )  # fmt: skip
        cites = str(terms.row.get("cites") or rule_of(ground.ruleset, first.terrain))
        yield Finding(message, (one.place for one in group), cites=cites)


def _nets(lines: Iterable[tuple[Hex, ...]]) -> dict[Hex, int]:
    """For each hex of the lines the number of the net that it is part of: lines that share a hex are of one."""
    nets: dict[Hex, int] = {}
    members: dict[int, list[Hex]] = {}
    for number, line in enumerate(lines):
        met = {nets[at] for at in line if at in nets}
        into = max(met, key=lambda net: len(members[net]), default=number)
        joined = [*line, *(at for net in met - {into} for at in members.pop(net))]
        members.setdefault(into, []).extend(joined)
        nets.update(dict.fromkeys(joined, into))
    return nets
