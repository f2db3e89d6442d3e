"""Combat Commander: Pacific LOS: each ruling decides."""

import pytest

from bob_editor.rules.los.scene import End, Marker
from tests.rulesets.combat_commander_pacific.boards import (
    board_of,
    box,
    sight_on,
)
from tests.rulesets.combat_commander_pacific.los.at_hand import KNOLL, expectation

RULED = {
    "a crest line beyond the hexside": (
        "adjacent_always_visible",
        {"contours": [(1, box(16.1, 3.01, 19.9, 7.31))]},
        ("G4", "G5"),
        {False: "blocked", True: "clear"},
    ),
    "that crest line farther off": (
        "adjacent_always_visible",
        {"contours": [(1, box(16.1, 3.01, 19.9, 7.31))]},
        ("G4", "G7"),
        {False: "blocked", True: "blocked"},
    ),
    "grass as high as the higher end": (
        "hindrance_at_higher_end_counts",
        {"contours": [KNOLL, (1, box(8.5, 4.6, 9.5, 5.4))], "artwork": [("grass", box(8.5, 3.9, 9.5, 4.3))]},
        ("C3", "E3"),
        {True: "hindered:3", False: "clear"},
    ),
    "the edge of jungle on the string": (
        "bare_touch_counts_on_hills",
        {"contours": [KNOLL], "artwork": [("jungle", box(8.5, 4, 9.5, 4.5))]},
        ("C3", "E3"),
        {True: "blind", False: "clear"},
    ),
    "jungle across the hexside": (
        "bare_touch_counts_on_hills",
        {"contours": [KNOLL], "artwork": [("jungle", box(8.5, 3.8, 9.5, 4.5))]},
        ("C3", "E3"),
        {True: "blind", False: "blind"},
    ),
    "the edge of jungle on level 0": (
        "bare_touch_counts_on_hills",
        {"artwork": [("jungle", box(8.5, 4, 9.5, 4.5))]},
        ("C3", "E3"),
        {True: "blocked", False: "blocked"},
    ),
    "jungle along the hexside before the target": (
        "hexside_run_blinds",
        {"contours": [KNOLL], "artwork": [("jungle", box(8.5, 3.8, 9.5, 4.5))]},
        ("C3", "E3"),
        {True: "blind", False: "clear"},
    ),
    "the far hex of a building": (
        "far_hex_of_building_is_blind",
        {
            "contours": [(1, box(28.1, -0.99, 31.9, 0.58))],
            "artwork": [("building", box(29.6, 5.77, 30.4, 8.23))],
        },
        ("K1", "K5"),
        {True: "blind", False: "clear"},
    ),
    "the hex behind the building": (
        "far_hex_of_building_is_blind",
        {
            "contours": [(1, box(28.1, -0.99, 31.9, 0.58))],
            "artwork": [("building", box(29.6, 5.77, 30.4, 8.23))],
        },
        ("K1", "K6"),
        {True: "blind", False: "blind"},
    ),
    "two buildings, one behind the other": (
        "far_hex_of_building_is_blind",
        {
            "contours": [(1, box(28.1, -0.99, 31.9, 0.58))],
            "artwork": [("building", box(29.6, 5.77, 30.4, 6.23)), ("building", box(29.6, 7.77, 30.4, 8.23))],
        },
        ("K1", "K5"),
        {True: "blind", False: "blind"},
    ),
    "a building joined around a corner": (
        "far_hex_of_building_is_blind",
        {
            "contours": [(1, box(28.1, -0.99, 31.9, 0.58))],
            "artwork": [
                (
                    "building",
                    [
                        [29.6, 5.8],
                        [32.5, 5.8],
                        [32.5, 8.2],
                        [29.6, 8.2],
                        [29.6, 7.9],
                        [32.2, 7.9],
                        [32.2, 6.2],
                        [29.6, 6.2],
                    ],
                )
            ],
        },
        ("K1", "K5"),
        {True: "blind", False: "clear"},
    ),
    "a stream in a gully": (
        "gully_beats_other_types",
        {"hexes": {"C4": {"terrain": ["stream", "gully"]}}},
        ("C1", "C4"),
        {True: "blocked", False: "clear"},
    ),
    "a stream in a gully, seen through palms": (
        "gully_beats_other_types",
        {"hexes": {"C4": {"terrain": ["stream", "gully"]}, "C2": {"terrain": ["palm"]}}},
        ("C1", "C4"),
        {True: "blocked", False: "hindered:1"},
    ),
    "a bush beside a stream": (
        "lesser_artwork_counts",
        {"hexes": {"C3": {"terrain": ["stream", "bush"]}}},
        ("C1", "C4"),
        {True: "hindered:2", False: "clear"},
    ),
    "a bush beside a stream, seen through palms": (
        "lesser_artwork_counts",
        {"hexes": {"C2": {"terrain": ["palm"]}, "C3": {"terrain": ["stream", "bush"]}}},
        ("C1", "C4"),
        {True: "hindered:2", False: "hindered:1"},
    ),
    "jungle beside a stream, seen through palms": (
        "lesser_artwork_counts",
        {"hexes": {"C2": {"terrain": ["palm"]}, "C3": {"terrain": ["stream", "jungle"]}}},
        ("C1", "C4"),
        {True: "blocked", False: "hindered:1"},
    ),
    "blaze at a corner": (
        "corner_of_marker_hex_counts",
        {"markers": [("blaze", "A7")]},
        ("C3", "A9"),
        {True: "blocked", False: "clear"},
    ),
    "blaze along a hexside": (
        "corner_of_marker_hex_counts",
        {"markers": [("blaze", "D3")]},
        ("C3", "E3"),
        {True: "blocked", False: "blocked"},
    ),
    "a strip of the level in the higher end's hex": (
        "crest_again_in_end_hex_blocks",
        {"contours": [KNOLL, (1, box(7, 3.5, 7.3, 4.5))]},
        ("C3", "F4"),
        {True: "blocked", False: "clear"},
    ),
    "a bump in the higher end's hex": (
        "higher_crest_in_own_hex_blocks",
        {"contours": [KNOLL, (2, box(6.2, 3.8, 6.5, 4.2))]},
        ("C3", "F4"),
        {True: "blocked", False: "clear"},
    ),
    "a strip of the level over the hexside": (
        "crest_again_in_end_hex_blocks",
        {"contours": [(1, box(5.5, -0.4, 6.5, 0.4)), (1, box(5, 0.8, 7, 1.2))]},
        ("C1", "C5"),
        {True: "blocked", False: "blocked"},
    ),
    "a strip of the level over the hexside of neighbours": (
        "crest_again_in_end_hex_blocks",
        {"contours": [KNOLL, (1, box(5, 4.8, 7, 5.2))]},
        ("C3", "C4"),
        {True: "blocked", False: "blocked"},
    ),
    "a strip of the level up to the hexside of neighbours": (
        "crest_again_in_end_hex_blocks",
        {"contours": [KNOLL, (1, box(5, 4.8, 7, 5))]},
        ("C3", "C4"),
        {True: "blocked", False: "clear"},
    ),
    "the level all along the hexside between the ends": (
        "crest_again_in_end_hex_blocks",
        {"contours": [KNOLL, (1, box(8, 4, 10, 4.5))]},
        ("C3", "E3"),
        {True: "blocked", False: "blocked"},
    ),
    "the level at the ends of that hexside": (
        "crest_again_in_end_hex_blocks",
        {"contours": [KNOLL, (1, box(10, 4, 10.4, 4.5))]},
        ("C3", "E3"),
        {True: "blocked", False: "clear"},
    ),
}


@pytest.mark.parametrize("case", RULED.values(), ids=RULED.keys())
@pytest.mark.parametrize("answer", [True, False])
def test_ruling_decides(case, answer):
    """A thread that hangs on a ruling has the verdict of the answer in force, by trace and by field."""
    ruling, drawn, (start, goal), expected = case
    board = board_of(**{name: value for name, value in drawn.items() if name != "markers"})
    hex_ = board.grid.hex
    markers = tuple(Marker(name, hex_(at)) for name, at in drawn.get("markers", ()))
    sight = sight_on(board, markers=markers, rulings={ruling: answer})
    assert expectation(sight, start, goal) == expected[answer]
    assert expectation(sight, goal, start) == expected[answer]
    verdict, blind, _ = sight.field(End(hex_(start))).verdict(board.grid.index[hex_(goal)])
    assert (verdict == "blocked", blind) == (
        expected[answer] in ("blocked", "blind"),
        expected[answer] == "blind",
    )
    if expected[True] != expected[False]:
        assert ruling in {reason.ruling for reason in sight.trace(End(hex_(start)), End(hex_(goal))).reasons}
