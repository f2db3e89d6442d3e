from collections.abc import Sequence

from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, Terms, mend, shared_check
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.tags import title_of_marker


@shared_check(Severity.ERROR, subject="scene", asked=True)
def too_many_markers(scene: Scene, ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A hex holds so many markers of a kind and no more."""
    of, most = terms.of(), terms.number("most", 1)
    by_hex = grouped((marker.at, marker) for marker in scene.markers if marker.marker in of)
    for at, there in by_hex.items():
        if len(there) > most:
            first, last = (title_of_marker(scene.ruleset, one.marker) for one in (there[0], there[-1]))
            yield Finding(
                terms.says("{hex} has {last} besides {unit}.", hex=ground.label(at), last=last, unit=first),
                at=ground.at_hex(at),
                fixes=mend("Keep the first one", _without, gone=there[most:]),
            )


def _without(scene: Scene, gone: Sequence[Marker]) -> Scene:
    left = list(scene.markers)
    for one in gone:
        # Of two that are alike the later goes.
        del left[len(left) - 1 - left[::-1].index(one)]
    return replace(scene, markers=tuple(left))
