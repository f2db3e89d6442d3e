from collections.abc import Set as AbstractSet

from msgspec.structs import replace

from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, Terms, mend, shared_check
from bob_editor.rules.game import game_of
from bob_editor.rules.land.entry import refused
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.tags import named, rule_of, title_of
from bob_editor.rules.wording import in_sentence


@shared_check(Severity.WARNING, subject="scene")
def marker_misplaced(scene: Scene, ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A marker stands only where its rule lets it: on the ground that it needs, on none that it can't be on."""
    rules = scene.ruleset
    markers, barred = rules.rows("markers"), named(rules, terms.listed("not_on"))
    rows = {name: row for name, row in markers.items() if barred or row.keys() & {"not_on", "only_on"}}
    of = terms.of(*rows)
    found = [marker for marker in scene.markers if marker.marker in rows and marker.marker in of]
    if not found:
        return
    lying = game_of(rules).card_code().lying(scene)
    for marker in found:
        row, there = rows[marker.marker], frozenset(lying(marker.at))
        # A marker that says itself on what it stands stands there, be it barred to the others.
        needs = named(rules, row["only_on"]) if "only_on" in row else None
        wrong = refused(rules, marker.marker, there) | (barred & there if needs is None else frozenset())
        if not wrong and (needs is None or there & needs):
            continue
        name = in_sentence(str(row["title"]))
        said = {
            "name": name,
            "place": ground.label(marker.at),
            "terrain": title_of(rules, min(wrong or there)),
        }
        yield Finding(
            terms.says("The {name} in {place} can't stand in {terrain}.", **said),
            at=ground.at_hex(marker.at),
            fixes=mend(f"Remove the {name}", without, gone=marker),
            cites=terms.cites(marker.marker) or _rule(terms, wrong & barred) or rule_of(rules, marker.marker),
        )


def without(scene: Scene, gone: Marker) -> Scene:
    """The scene without a marker."""
    return replace(scene, markers=tuple(one for one in scene.markers if one != gone))


def _rule(terms: Terms, shut: AbstractSet[str]) -> str:
    """Where a row tells cases apart, the rule that shuts several markers out of a terrain: its own, or the row's."""
    if not shut or "each_cites" not in terms.row:
        return ""
    return next(filter(None, map(terms.cites, sorted(shut))), terms.text("cites"))
