"""Where each field of a card is printed, and in which order its sections come."""

from collections.abc import Mapping

IN_FORCES = ("sides", "setup_areas", "units", "reinforcements")
"""What is printed side by side."""

PARTS: Mapping[str, str] = {
    **dict.fromkeys(
        ("title", "number", "module", "ruleset", "date", "date_text", "place", "location", "operation"), "heading"
    ),
    **dict.fromkeys(
        ("theatre", "island", "front", "kind", "training", "mission_type", "expansions", "status"), "tags"
    ),
    **dict.fromkeys(("background", "intro"), "situation"),
    **dict.fromkeys(("turns", "first_side", "first_player"), "sequence"),
    **dict.fromkeys(IN_FORCES, "forces"),
    **dict.fromkeys(("markers", "changes"), "markers"),
    "victory": "victory",
    **dict.fromkeys(("rules", "msr"), "rules"),
    **dict.fromkeys(("credits", "author", "source"), "credits"),
    "map": "map",
    "texts": "texts",
}  # fmt: skip
"""Where each field of a card is printed, whatever the game; fields that aren't here go where ``card.json`` says."""

LIKELY: Mapping[str, str] = {
    **dict.fromkeys(
        ("open_ended", "initiative", "setup_order", "time_start", "casualty_start", "conditions", "end"),
        "sequence",
    ),
    **dict.fromkeys(("objectives", "mop", "score", "initial_control"), "victory"),
    **dict.fromkeys(("optional_rules", "cards", "flags", "options"), "rules"),
    **dict.fromkeys(("edges", "mines_fp"), "markers"),
    "unit_types": "counters",
}
"""Where other fields are printed that ``card.json`` doesn't place."""

CARRIED_OUT = ("change", "condition", "effects")
"""What special rules have for programs that play by them; their words say it to players."""

TITLES = {
    "situation": "Situation",
    "map": "",
    "forces": "Forces",
    "sequence": "Sequence of play",
    "victory": "Victory",
    "rules": "Special rules",
    "markers": "Markers and changes",
    "counters": "Counters",
    "facts": "At a glance",
    "rulings": "Rulings",
    "credits": "Credits",
}
ORDER = ("situation", "map", "sequence", "forces", "victory", "rules", "markers")
LAST = ("counters", "rulings", "facts", "credits")

TEXTS: Mapping[str, str] = {
    "historical": "situation",
    "briefing": "sequence",
    "victory": "victory",
    "special_rules": "rules",
    "bibliography": "credits",
}
