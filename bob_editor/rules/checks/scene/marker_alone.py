from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, Terms, mend, shared_check
from bob_editor.rules.checks.scene.marker_misplaced import without
from bob_editor.rules.game import game_of
from bob_editor.rules.land.entry import refused
from bob_editor.rules.tags import rule_of, title_of_marker


@shared_check(Severity.WARNING, subject="scene", asked=True)
def marker_alone(scene: Scene, ground: Ground, terms: Terms) -> Iterator[Finding]:
    """Some markers mean something only on a unit, such as the sandbags that one holds."""
    held = {unit.at for unit in scene.units}
    lying = game_of(scene.ruleset).card_code().lying(scene)
    others = {one.at for one in scene.markers if one.marker in terms.listed("never")}
    for marker in scene.markers:
        # Of what can't lie with others another check tells.
        if marker.marker in terms.of() and marker.at not in held | others:
            if refused(scene.ruleset, marker.marker, frozenset(lying(marker.at))):
                continue  # nobody could be with it there, which is told of
            name = title_of_marker(scene.ruleset, marker.marker)
            yield Finding(
                terms.says(
                    "No unit is with the {name} in {place}.", name=name, place=ground.label(marker.at)
                ),
                at=ground.at_hex(marker.at),
                fixes=mend(f"Remove the {name}", without, gone=marker),
                cites=rule_of(scene.ruleset, marker.marker),
            )
