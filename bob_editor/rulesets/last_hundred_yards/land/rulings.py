"""The answers in force to the open questions (``rulings`` of the data), looked up once."""

from bob_editor.records import Record
from bob_editor.rules.los.scene import Scene


class Rulings(Record):
    """One flag for each question that has two answers: true is the answer that the name says."""

    contour_equal_blocks: bool
    feature_height_matters: bool
    feature_blind_by_image: bool
    own_tree_line_exempt: bool
    orchard_pair_counts: bool
    ignore_obstacle_not_above_lower: bool
    run_along_shadow: bool
    vehicles_hinder_each: bool
    bare_hill_blocks_same_level: bool
    pair_same_hexside_only: bool
    wall_vertex_touch_blocks: bool
    path_is_los_corridor: bool
    hedgerow_blocks: bool
    lit_target_seen_from: bool
    hindrance_b_needs_block: bool
    marker_pair_same_hexside: bool
    adjacent_422b_blocks: bool
    run_along_dots_count: bool
    orchard_height_matters: bool
    forest_pair_height_matters: bool
    smoke_level_with_units_hinders: bool


_NAMED = {"run_along_shadow": "both_sides", "lit_target_seen_from": "near_light"}
"""Questions answered by a word, and the word that counts as true."""


def rulings_of(scene: Scene) -> Rulings:
    """The answers in force in a scene."""
    names = Rulings.__annotations__
    return Rulings(**{name: scene.ruling(name) == _NAMED.get(name, True) for name in names})
