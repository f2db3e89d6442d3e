from collections.abc import Iterable, Sequence

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import chains_of, groups_of
from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, counted, scene_check
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.scene_edits import clearance

SMOKE = ("smoke_screen", "smoke_shells")
THREE = 3


@scene_check(Severity.ERROR, cites="A21, A31, TR25")
def smoke_not_three(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Smoke covers three contiguous hexes; only screaming meemies lay smoke shells on one or two."""
    grid = ground.board.grid
    meemies = any(unit.unit == "screaming_meemies" for unit in scene.units)
    for kind, markers in _clouds(scene.markers):
        hexes = {marker.at for marker in markers}
        few = meemies and kind == "smoke_shells"
        if (
            len(hexes) <= THREE
            and (few or len(hexes) == THREE)
            and len(markers) == len(hexes)
            and len(chains_of(hexes)) == 1
        ):
            continue
        first = min(hexes, key=grid.position)
        yield Finding(
            f"The smoke at {ground.label(first)} covers {counted(len(hexes), 'hex', 'hexes')}; "
            "it should be three that are contiguous.",
            at=ground.at_hex(first),
            highlight=(ground.at_hex(at) for at in sorted(hexes, key=grid.position)),
            fixes=clearance("smoke", *markers),
            cites="A31" if kind == "smoke_shells" else "A21",
        )


def _clouds(markers: Iterable[Marker]) -> Iterator[tuple[str, Sequence[Marker]]]:
    """The clouds of smoke with their kind: markers of one group; of several without a number, those that touch."""
    groups = grouped(
        ((marker.marker, str(marker.fields.get("group"))), marker)
        for marker in markers
        if marker.marker in SMOKE
    )
    for (kind, _), cloud in groups.items():
        if cloud[0].fields.get("group") is not None or len(cloud) <= THREE:
            yield kind, cloud
        else:
            parts = groups_of(cloud, lambda one, other: one.at.distance(other.at) <= 1)
            yield from ((kind, part) for part in parts)
