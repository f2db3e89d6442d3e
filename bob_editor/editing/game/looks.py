"""The look that a terrain's name suggests, and where such terrain mostly stands: what a new row begins with."""

import re
from collections.abc import Collection, Mapping
from typing import Any

from bob_editor.records import Record

Json = Any

Colours = tuple[str, str, str, str]
"""Surface, the same in the dark, line, pattern."""

FRESH: tuple[Colours, ...] = (
    ("#c9cf9d", "#3d4531", "#8f9a62", "none"), ("#d8c79f", "#6b5c42", "#9a8358", "none"),
    ("#b3bd7a", "#4a5233", "#7d8a4d", "none"), ("#b8b4a6", "#54514a", "#7c786c", "none"),
    ("#a9bfa0", "#3f4d3b", "#6f8a68", "none"), ("#cdb3a0", "#5e4c40", "#93725c", "none"),
)  # fmt: skip
"""Looks of new rows that no name tells of, one after the other."""


class Kind(Record):
    """A kind of terrain: the words that name it, anywhere in a name, how it looks, and where it stands."""

    words: str
    colours: Colours
    width: float = 0.05
    places: tuple[str, ...] = ("hexes",)

    @property
    def style(self) -> dict[str, Json]:
        """Its style, as a row has it."""
        return style_of(self.colours, self.width)


def style_of(colours: Colours, width: float = 0.04) -> dict[str, Json]:
    """The style of a row with these colours and this pattern."""
    fill, dark, line, pattern = colours
    return {"fill": fill, "dark_fill": dark, "line": line, "width": width, "pattern": pattern}


_SIDES, _PATHS = ("sides",), ("paths",)
_WATER = ("#6d9fc2", "#2f5873", "#3f7093", "water")

KINDS: tuple[Kind, ...] = (
    Kind("bridge|brücke", ("#bca988", "#7c6c52", "#5e4c33", "bridge"), 0.3, ("hexes",)),
    Kind("ford|furt", ("#9fc0cf", "#5a7f91", "#7ba3b6", "dots"), 0.2),
    Kind("hedge|bocage|hecke|knick", ("#5d7f42", "#45692f", "#3c5a2a", "hedge"), 0.14, _SIDES),
    Kind("fence|palisade|zaun", ("#a58558", "#7a6241", "#5d4830", "wall"), 0.08, _SIDES),
    Kind("wall|rampart|mauer", ("#9a958a", "#77736a", "#57534b", "wall"), 0.1, _SIDES),
    Kind("cliff|bluff|scarp|klippe|steilhang|felswand", ("#8b735a", "#6b5845", "#4d3b29", "cliff"), 0.14, _SIDES),
    Kind("stream|creek|brook|bach", ("#6f9fbb", "#3f6a86", "#4a7b98", "stream"), 0.14, _PATHS),
    Kind("rail|bahn|gleis", ("#6a6259", "#8a8278", "#4a443d", "rail"), 0.12, _PATHS),
    Kind("path|trail|track|pfad|weg", ("#b99b6b", "#7d6847", "#7f6440", "path"), 0.08, _PATHS),
    Kind("road|street|highway|strasse|straße", ("#dccba4", "#8d7f62", "#8d7650", "road"), 0.18, _PATHS),
    Kind("orchard|grove|olive|vineyard|obst|hain|wein", ("#a3ba72", "#557036", "#4d7040", "orchard")),
    Kind("palm", ("#c2c489", "#666d40", "#4f7d48", "palms")),
    Kind("jungle|dschungel", ("#3f6f49", "#1e5538", "#234a2d", "canopy")),
    Kind("wooden|barn|scheune|holz", ("#a97c52", "#76543a", "#553820", "timber")),
    Kind("wood|forest|tree|wald|bäume|gehölz", ("#6f9150", "#33482a", "#3f5a2f", "canopy")),
    Kind("marsh|swamp|bog|sumpf|moor", ("#9fae8b", "#3c4a3a", "#6d7f5c", "marsh")),
    Kind("river|lake|water|sea|ocean|pond|canal|fluss|see|teich|wasser|kanal|meer", _WATER),
    Kind("wheat|field|crop|grain|corn|weizen|korn|feld|acker", ("#e0c879", "#5f5330", "#b3954a", "wheat")),
    Kind("grass|brush|scrub|steppe|gras|gebüsch|busch", ("#b3bd7a", "#4a5233", "#7d8a4d", "grass")),
    Kind("hut|tent|camp|hütte|zelt|lager", ("#cbb074", "#8a7546", "#6b5228", "hut")),
    Kind(
        "house|building|town|village|city|tower|castle|fort|church|haus|häuser|gebäude|dorf|stadt|turm|burg|kirche",
        ("#a9a39a", "#4f4b46", "#5f5a52", "stone"),
    ),
    Kind("trench|ditch|gully|ravine|wadi|graben|schlucht", ("#a08a63", "#51462f", "#5f4c2c", "ditch")),
    Kind("beach|sand|dune|desert|strand|düne|wüste", ("#e2d5a6", "#75694a", "#b7a56d", "dots")),
    Kind("rubble|ruin|rough|rock|hill|trümmer|schutt|fels|hügel", ("#cbb788", "#6a5d42", "#856a41", "hatch")),
)  # fmt: skip
"""Kinds by their words, English and German; the first that a name has counts."""


def kind_of(name: str) -> Kind | None:
    """The kind of terrain that a name tells of; a word of it begins or ends as one of a kind does."""
    words = re.findall(r"[^\W\d_]+", name.casefold())
    ends = (
        re.compile(f"(?:{one.words})(?:s|es|n|en)?|(?:{one.words}).{{3,}}|.{{3,}}(?:{one.words})s?")
        for one in KINDS
    )
    return next((one for one, form in zip(KINDS, ends, strict=True) if any(map(form.fullmatch, words))), None)


def fresh_style(taken: Collection[Json]) -> dict[str, Json]:
    """A look for a new row that no other row has, while there is one."""
    styles = [style_of(one) for one in FRESH]
    return next((one for one in styles if one not in taken), styles[len(taken) % len(styles)])


def suggested(row: Mapping[str, Json], name: str, taken: Collection[Json] = ()) -> dict[str, Json]:
    """What a new row takes over from the name it is given; nothing where its look or place was chosen already.

    Of rows of one kind, such as light and dense woods, each is lighter or darker than those that have their look
    already (``taken``), or nobody could tell them apart on a board.
    """
    kind = kind_of(name)
    if kind is None or row.get("style") not in (None, *map(style_of, FRESH)):
        return {}
    seen = {_seen(one) for one in taken if isinstance(one, dict)}
    shades = [_shaded(kind.style, step) for step in (0, 1, -1, 2, -2, 3, -3)]
    found: dict[str, Json] = {"style": next((one for one in shades if _seen(one) not in seen), kind.style)}
    if row.get("in") in (None, ["hexes"]) and kind.places != ("hexes",):
        found |= {"in": list(kind.places), "whole_hex": False}
    return found


SIGNS = (
    ("smoke|fog|gas|rauch|nebel", "cloud", "#d6d6d0"), ("wreck|hulk|wrack", "box", "#8a8478"),
    ("foxhole|trench|entrench|pit|graben|stellung|schützenloch", "pit", "#b49a6c"), ("wire|draht", "cross", "#b8b4a6"),
    ("mine|blast|fire|feuer", "ring", "#c98a3c"), ("bunker|pillbox|cave|höhle", "arch", "#a9a39a"),
    ("roadblock|barrier|sperre", "line", "#a9743f"), ("objective|flag|ziel|flagge", "flag", "#b0503f"),
)  # fmt: skip
"""The sign and the paper of markers by their words, English and German."""


def sign_of(name: str) -> dict[str, Json]:
    """How a new marker looks by its name; nothing where that tells of none."""
    words = re.findall(r"[^\W\d_]+", name.casefold())
    for told, shape, fill in SIGNS:
        if any(re.match(told, word) for word in words):
            return {"symbol": {"shape": shape, "fill": fill}}
    return {}


def _seen(style: Mapping[str, Json]) -> tuple[Json, Json]:
    return style.get("fill"), style.get("pattern")


def _shaded(style: Mapping[str, Json], step: int) -> dict[str, Json]:
    """The style so many steps lighter, or darker where they are below 0."""
    goal = 255 if step > 0 else 0

    def shade(colour: str) -> str:
        parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
        return "#" + "".join(f"{one + (goal - one) * abs(step) * 18 // 100:02x}" for one in parts)

    return {**style, **{name: shade(style[name]) for name in ("fill", "dark_fill", "line")}}
