from collections import Counter
from typing import Any

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.grouped import grouped
from bob_editor.rules.checking import Edit, Finding, Ground, Iterator, Scene, Severity, mend, scene_check
from bob_editor.rules.land.stands import is_at_edge
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.scene_edits import with_fields
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES
from bob_editor.rulesets.memoir_44.land.baselines import DOORS, baseline_at

PAIR = 2
SINGLE = {"mode": "single", "pair": None}


@scene_check(Severity.WARNING, cites="A23, A33")
def exit_pair_broken(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Markers laid sideways come in pairs on one baseline, and all between the two is open."""
    grid = ground.board.grid
    pairs = grouped(
        ((marker.marker, str(marker.fields.get("side")), str(marker.fields.get("pair"))), marker)
        for marker in scene.markers
        if marker.marker in DOORS and marker.fields.get("mode") == "range"
    )
    for one, other in _of_two_sides(grid, pairs):
        give = (
            mend(f"Give both to the {title_of_side(side)}", _changed, these=(one, other), side=side)
            for side in SIDES
        )
        yield Finding(
            f"The {one.marker} at {ground.label(one.at)} and its partner are not of one side.",
            at=(ground.at_hex(one.at), ground.at_hex(other.at)),
            fixes=(*give, mend("Make them single", _changed, these=(one, other), **SINGLE)),
            cites=DOORS[one.marker],
        )
    for (kind, _, _), markers in pairs.items():
        edges = Counter(baseline_at(grid, marker.at) for marker in markers)
        # several pairs without a number go together as they lie
        most = PAIR if markers[0].fields.get("pair") is not None else len(markers)
        lone = [one for one in markers if (edge := baseline_at(grid, one.at)) is None or edges[edge] % PAIR]
        inside = any(not is_at_edge(ground.board, one.at) for one in markers)
        if inside or (not lone and len(markers) <= most):
            continue
        first = (lone or markers)[0]
        label = "Make them single" if len(markers) > 1 else "Make it single"
        fixes = [mend(label, _changed, these=tuple(markers), **SINGLE)]
        if len(markers) == 1:
            fixes += _partner(scene, first)
        yield Finding(
            f"The {kind} at {ground.label(first.at)} has no partner on its baseline."
            if len(markers) % PAIR or len(markers) > most
            else f"The {kind} at {ground.label(first.at)} and its partner are not on one baseline.",
            at=ground.at_hex(first.at),
            highlight=(ground.at_hex(one.at) for one in markers),
            fixes=fixes,
            cites=DOORS[kind],
        )


def _of_two_sides(
    grid: Grid, pairs: dict[tuple[str, str, str], list[Marker]]
) -> Iterator[tuple[Marker, Marker]]:
    """Takes out the two of one baseline that would be a pair if they were of one side."""
    lone: dict[tuple[str, str, str], list[tuple[str, str, str]]] = {}
    for (kind, side, pair), markers in pairs.items():
        edge = baseline_at(grid, markers[0].at)
        if len(markers) == 1 and edge is not None:
            lone.setdefault((kind, pair, edge), []).append((kind, side, pair))
    for keys in lone.values():
        if len(keys) == PAIR:
            (one,), (other,) = (pairs.pop(key) for key in keys)
            yield one, other


def _partner(scene: Scene, marker: Marker) -> Iterator[Edit[Scene]]:
    """The edit that lays the second marker of a pair on the nearest free hex of the baseline that the first is on."""
    grid = scene.board.grid
    edge = baseline_at(grid, marker.at)
    taken = {one.at for one in scene.markers if one.marker in DOORS}
    free = [at for at in grid.hexes if at not in taken and edge is not None and baseline_at(grid, at) == edge]
    if free:
        to = min(free, key=lambda at: (marker.at.distance(at), grid.position(at)))
        yield mend(f"Lay its partner at {grid.label(to)}", _with_partner, partner=replace(marker, at=to))


def _with_partner(scene: Scene, partner: Marker) -> Scene:
    return replace(scene, markers=(*scene.markers, partner))


def _changed(scene: Scene, /, these: tuple[Marker, ...], **fields: Any) -> Scene:
    markers = (with_fields(one, **fields) if one in these else one for one in scene.markers)
    return replace(scene, markers=tuple(markers))
