from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.model.foreign import is_foreign
from bob_editor.rules.cards.scene_fixes import beyond
from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, Terms, mend, shared_check
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.scene_edits import clearance
from bob_editor.rules.tags import title_of_marker

PAIR = 2


@shared_check(Severity.ERROR, subject="scene", asked=True)
def layer_overfull(scene: Scene, ground: Ground, terms: Terms) -> Iterator[Finding]:
    """Of markers that lie in layers a hex holds one in each."""
    held, mere = {unit.at for unit in scene.units}, terms.listed("never")
    layers = {what: kinds for what, kinds in terms.row.get("layers", {}).items() if not is_foreign(what)}
    for at, markers in grouped((marker.at, marker) for marker in scene.markers).items():
        for what, kinds in layers.items():
            found = [one for one in markers if one.marker in kinds]
            if len(found) > 1:
                count = "Two" if len(found) == PAIR else len(found)
                # What is nothing without a unit is none of the layer where there is no unit.
                idle = [one for one in found if one.marker in mere and at not in held]
                left = [one for one in found if one not in idle]
                fix = mend("Keep the later", _cleared, gone=tuple((idle + left)[:-1]))
                if idle and len(left) == 1:
                    fix = clearance(title_of_marker(scene.ruleset, idle[0].marker), *idle)
                yield Finding(f"{count} {what} stand at {ground.label(at)}.", ground.at_hex(at), fix)


def _cleared(scene: Scene, gone: tuple[Marker, ...]) -> Scene:
    """The scene without these markers; of equal ones the last stays."""
    return replace(scene, markers=tuple(beyond(scene.markers, gone)))
