"""What can be chosen while a scan is traced: what, for which terrain or level, and how."""

from collections.abc import Sequence

from bob_editor.editing.document.manner import Layer
from bob_editor.editing.tools.tool import Option
from bob_editor.editing.trace import saying
from bob_editor.editing.trace.proposals import Kind
from bob_editor.editing.trace.subjects import What
from bob_editor.rules.ruleset import Ruleset, Terrain
from bob_editor.words import mark, tr

PLACES: dict[What, tuple[str, ...]] = {
    "areas": ("artwork", "hexes"),
    "sides": ("sides",),
    "road": ("paths",),
    "outline": ("artwork",),
}

_USUAL: dict[What, str] = {"areas": "canopy", "outline": "canopy", "road": "road"}
"""How most of what is traced so looks: woods, and roads."""

CLICKED: dict[What, Layer] = {"road": "paths", "outline": "artwork", "crest": "levels"}
"""What follows the print from click to click, and the layer of what is drawn so."""

LAID: dict[Kind, Layer] = {"artwork": "artwork", "contour": "levels", "hexes": "terrain", "side": "sides"}
"""The layer on which a proposal is put."""


OPTIONS = ("what", "terrain", "level", "tolerance", "speck", "smoothness")
"""All that can be chosen, also while what is traced has no use for some."""

REACH = {"areas": 0.4, "levels": 0.3, "sides": 0.22}
"""How far around a click or a stroke colours are picked, in true proportions."""


def trace_options(what: What, ruleset: Ruleset, terrains: Sequence[Terrain]) -> tuple[Option, ...]:
    """The options while something is traced for one of these terrains, or for levels."""
    kinds = [("areas", mark("Areas"))] if ruleset.terrains_in("artwork", "hexes") else []
    kinds += [("levels", mark("Crest lines"))] if ruleset.has_contours else []
    kinds += [("sides", mark("Hexsides"))] if ruleset.terrains_in("sides") else []
    kinds += [("road", mark("A road or stream"))] if ruleset.terrains_in("paths") else []
    kinds += [("outline", mark("An outline, by clicks"))] if ruleset.terrains_in("artwork") else []
    kinds += [("crest", mark("A crest line, by clicks"))] if ruleset.has_contours else []
    found = [Option("what", "Trace", "choice", tuple(kinds))]
    if what in ("levels", "crest"):
        titles = tuple((level, tr("Level {level}", level=level)) for level in levels_of(ruleset))
        rows = ((0, mark("Ground around")), *titles) if what == "levels" else titles
        found.append(Option("level", "Tint of" if what == "levels" else "Level", "choice", rows))
    elif terrains:
        found.append(Option("terrain", "Terrain", "terrain", tuple((row.id, row.title) for row in terrains)))
    if what not in CLICKED:
        found.append(Option("tolerance", "Tolerance", "choice", saying.TOLERANCES))
    if what in ("areas", "levels"):
        found += [
            Option("speck", "Smallest", "choice", saying.SPECKS),
            Option("smoothness", "Smoothness", "choice", saying.SMOOTHNESSES),
        ]
    return tuple(found)


def levels_of(ruleset: Ruleset) -> tuple[int, ...]:
    """The levels that have crest lines, those below the ground last."""
    lowest, highest = ruleset.levels
    return (*range(1, max(1, highest) + 1), *range(-1, lowest - 1, -1))


def terrains_of(what: What, ruleset: Ruleset, base: str) -> tuple[Terrain, ...]:
    """What can be traced so, in the ruleset's order; among areas bare ground comes last."""
    rows = tuple(row for row in ruleset.terrains_in(*PLACES.get(what, ())) if row.id != base)
    if what == "areas":
        # A stream that fills hexes is led through them, and followed from click to click.
        rows = tuple(row for row in rows if traced_as(row) != "road")
    return (*rows, ruleset.terrains[base]) if what == "areas" and base in ruleset.terrains else rows


def traced_as(row: Terrain) -> What | None:
    """How a terrain is traced: along its print where it is a way or a stream, else by its first place."""
    if "paths" in row.places and "artwork" not in row.places:
        return "road"
    return next((what for what, ones in PLACES.items() if row.places.intersection(ones)), None)


def fitting(chosen: str, what: What, terrains: Sequence[Terrain]) -> str:
    """What is chosen, where that is one of these; else the first that looks like the usual, or any; "" for none."""
    if any(row.id == chosen for row in terrains):
        return chosen
    looks = _USUAL.get(what, "")
    usual = [row for row in terrains if (row.row.get("style") or {}).get("pattern") == looks]
    return next((row.id for row in (*usual, *terrains)), "")
