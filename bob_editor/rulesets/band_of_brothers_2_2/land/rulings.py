"""The answers to open questions that LOS hangs on (``rulings``), and where editions differ (``switches``)."""

from bob_editor.records import Record
from bob_editor.rules.los.scene import Scene


class Rulings(Record):
    """The answers in force, looked up once (``rulings`` of the data)."""

    any_pieces: bool
    base_is_dot: bool
    ignore_overhang: bool
    stated_blind_hexes: bool
    either_hedgerow_hex: bool
    hedgerow_corner_blocks: bool
    count_hindrance_below: bool
    count_corner_hindrance: bool
    wall_in_front_cancels_all: bool
    whole_dike_hex: bool
    mirror_edges: bool
    rim_for_either_end: bool
    off_map_blocks: bool
    hedgerow_always: bool
    both_orchards: bool


class Clauses(Record):
    """How an edition's rule differs, from the ``switches`` of its data.

    ``orchards_as_woods``: an orchard hinders by any touch, so that both hexes beside a hexspine count (2.1: 57.0).
    ``dike_at_any_level``: a dike road hinders across any elevation (2.1: 58.0).
    """

    orchards_as_woods: bool = False
    dike_at_any_level: bool = False


def rulings_of(scene: Scene) -> Rulings:
    """The answers in force on a scene; the default where an edition doesn't ask."""
    known = scene.ruleset.rulings

    def is_answer(name: str, answer: str) -> bool:
        return name in known and scene.ruling(name) == answer

    return Rulings(
        any_pieces=is_answer("separate_pieces", "any_pieces"),
        base_is_dot=is_answer("obstacle_base", "hex"),
        ignore_overhang=is_answer("crest_overhang_adjacent", "ignore"),
        stated_blind_hexes=is_answer("blind_hex_formula", "stated"),
        either_hedgerow_hex=is_answer("hedgerow_between_elevations", "either_hex"),
        hedgerow_corner_blocks=is_answer("hedgerow_vertex", "block"),
        count_hindrance_below=is_answer("hindrance_below_ends", "count"),
        count_corner_hindrance=not is_answer("hindrance_vertex", "ignore"),
        wall_in_front_cancels_all=is_answer("wall_in_front", "all_walls"),
        whole_dike_hex=is_answer("dike_road_extent", "hex"),
        mirror_edges=not is_answer("edge_half_hex", "literal"),
        rim_for_either_end=is_answer("gully_rim", "either_end"),
        off_map_blocks=not is_answer("thread_off_map", "clear"),
        hedgerow_always=is_answer("hedgerow_elevation", "always"),
        both_orchards=is_answer("orchard_hexside", "both"),
    )
