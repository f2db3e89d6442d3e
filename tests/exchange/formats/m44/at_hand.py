"""Files of Memoir '44 for tests."""

from typing import Any

FILE: dict[str, Any] = {
    "meta_data": {"status": "PRIVATE", "software": "sed 1.2", "number": 7},
    "game_info": {
        "date_begin": "1944-06-06",
        "front": "WESTERN",
        "type": "HISTORICAL",
        "starting": "PLAYER2",
        "side_player1": "AXIS",
        "side_player2": "allies",
        "country_player1": "DE",
        "country_player2": "US",
        "cards_player1": 5,
        "cards_player2": "6",
        "victory_player1": 5,
        "victory_player2": 4,
        "options": {"smoke_screen": {"side": "ALLIES"}, "gung_ho": False},
        "victory": {
            "condition": [{"group_sudden_death": {"side": "AXIS", "number": 2, "group": ["A9", "a8"]}}]
        },
    },
    "board": {
        "type": "STANDARD",
        "face": "COUNTRY",
        "hexagons": [
            {
                "row": 0,
                "col": 6,
                "terrain": {"name": "buildings"},
                "obstacle": {"name": "sand", "orientation": 1},
                "unit": {"name": "infger"},
                "tags": [
                    {
                        "name": "medal1",
                        "group": ["E9"],
                        "medal": {"permanent": True, "counts_for": 2, "nbr_hex": 2},
                    }
                ],
            },
            {
                "row": 4,
                "col": 12,
                "terrain": {"name": "river", "orientation": 1},
                "rect_terrain": {"name": "bridge", "orientation": 1},
            },
            {
                "row": 7,
                "col": 1,
                "rect_terrain": {"name": "bunker", "orientation": 2, "original_owner": "AXIS"},
            },
            {"row": 8, "col": 10, "unit": {"name": "tank2ger", "nbr_units": 4, "badge": "badge4"}},
            {
                "row": 8,
                "col": 12,
                "unit": {"name": "infbrit", "badge": "badge41"},
                "tags": [{"name": "tag5", "side": "AXIS"}],
            },
            {
                "row": 8,
                "col": 14,
                "rect_terrain": {"name": "loco"},
                "terrain": {"name": "railcurve", "orientation": 2},
            },
            {
                "row": 2,
                "col": 0,
                "terrain": {"name": "hills", "behavior": "CLIFF"},
                "tags": {"item": [{"name": "tag14"}]},
            },
        ],
        "labels": [{"row": 4, "col": 10, "text": ["River", "Orne"]}],
    },
    "text": {
        "en": {"name": "Example", "historical": "", "description": "Five cards.", "victory": "5 Medals"}
    },
}
