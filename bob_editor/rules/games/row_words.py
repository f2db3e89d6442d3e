"""What the fields of a game's rows and their values are called: on its pages, and where a change of them is told."""

from collections.abc import Mapping, Sequence
from typing import Any

from bob_editor.rules.games.choices import BETWEEN, TIE_HIGHER, TIE_LEVEL, TIE_LOWER
from bob_editor.rules.games.choices import WHOSE as WHOSE_CHOICES
from bob_editor.words import mark

Json = Any

PLACES: tuple[tuple[str, str], ...] = (
    ("hexes", "Hexes"), ("artwork", "Artwork"), ("sides", "Hexsides"), ("paths", "Paths"), ("base", "Ground"),
)  # fmt: skip
"""Where terrain may stand."""
SEES: tuple[tuple[str, str], ...] = (("none", "Seen through"), ("hinders", "Hinders"), ("blocks", "Blocks"))
"""What something does to a line."""
BETWEEN_CHOICES, HIGHER, LEVEL, LOWER, WHOSE = (
    tuple((one.value, one.words) for one in some)
    for some in (BETWEEN, TIE_HIGHER, TIE_LEVEL, TIE_LOWER, WHOSE_CHOICES)
)
ROUNDS: tuple[tuple[str, str], ...] = (("up", mark("Count as one more")), ("down", mark("Don't count")))
OWN_HEXES: tuple[tuple[str, str], ...] = (
    ("neither", mark("In neither hex")), ("target", mark("In the target's hex")),
    ("start", mark("In the hex of who looks")),
    ("both", mark("In both hexes")),
)  # fmt: skip
INSIDE: tuple[tuple[str, str], ...] = (
    ("counts", mark("It counts as elsewhere")),
    ("nothing", mark("One sees through it")),
)
LIGHT: tuple[tuple[str, str], ...] = (("lifts", mark("Lifts it")), ("nothing", mark("Does nothing")))
OWN_SIDE: tuple[tuple[str, str], ...] = (
    ("clear", mark("Nothing")),
    ("blocks", mark("What it does elsewhere")),
    ("target", mark("At the target’s hex what it does elsewhere")),
)
SIDE_ALONG: tuple[tuple[str, str], ...] = (("counts", mark("It counts")), ("nothing", mark("It doesn't")))
SIDE_ON: tuple[tuple[str, str], ...] = (("higher", mark("The higher")), ("lower", mark("The lower")))
VALUES = (("boolean", "Yes or no"), ("integer", "Number"))
"""What a card may give of a condition."""
COUNTER_SIGNS: tuple[tuple[str, str], ...] = (
    ("foot", mark("Foot soldiers")), ("weapon", mark("Heavy weapon")), ("mortar", mark("Mortar")),
    ("gun", mark("Gun")), ("armour", mark("Armour")), ("wheels", mark("Wheels")), ("horse", mark("Horse")),
    ("plane", mark("Aircraft")), ("ship", mark("Ship")), ("train", mark("Train")), ("leader", mark("Leader")),
    ("decoy", mark("Decoy")),
)  # fmt: skip
COUNTER_COLOURS: tuple[tuple[str, str], ...] = (
    ("#848d7b", mark("Field grey")), ("#7a8450", mark("Olive drab")), ("#c2a66b", mark("Khaki")),
    ("#a9743f", mark("Brown")), ("#c98a3c", mark("Ochre")), ("#7f9cb8", mark("Horizon blue")),
    ("#b0503f", mark("Red")), ("#3f5f8a", mark("Dark blue")), ("#d8d4c8", mark("Paper")), ("#4a4a45", mark("Black")),
)  # fmt: skip
MARKER_SIGNS: tuple[tuple[str, str], ...] = (
    ("cloud", mark("Cloud")), ("pit", mark("Pit")), ("box", mark("Box")), ("arch", mark("Arch")),
    ("line", mark("Barrier")), ("cross", mark("Wire")), ("ring", mark("Blast")), ("flag", mark("Flag")),
    ("arrow", mark("Arrow")), ("counter", mark("Ring")),
)  # fmt: skip
OF_TERRAIN: tuple[tuple[str, str], ...] = (
    ("not-together", "Never together"),
    ("only-with", "Only with another"),
    ("only-at-level", "Only at levels"),
    ("beside", "Beside another"),
    ("at-most", "At most so many"),
    ("paths-join", "Paths join"),
    ("line-ends-nowhere", "Lines end somewhere"),
    ("lacks-beside", "Beside another, or with it"),
    ("nothing-under", "On top of another"),
    ("tile-line-ends-nowhere", "Lines of tiles end somewhere"),
    ("piece-along-line", "Pieces stand across lines"),
    ("tile-sealed", "Tiles can be entered"),
    ("line-hex-without-line", "Lines run through their hexes"),
    ("lake-on-two-levels", "On one level"),
    ("not-an-inner-hexside", "Between two hexes"),
    ("cliff-without-drop", "Where ground drops"),
    ("small-feature-without-hex", "Held by its hexes"),
    ("sparse-artwork", "Well covered where drawn"),
    ("hexside-art-off-hexside", "Drawn along its hexsides"),
)
"""The checks of boards that need no code and that a row of a game asks for of some terrain, in the form's words."""
OF_BOARDS: tuple[tuple[str, str], ...] = (
    ("contour-open", "Contours are closed"),
    ("contours-cross", "Contours don’t cross"),
    ("contour-without-level", "Contours have a level"),
    ("contour-not-rising", "Contours rise inward"),
    ("contour-level-skipped", "Contours skip no level"),
    ("contour-beyond-lower", "Contours within the lower ones"),
    ("crest-lines-not-nested", "Crest lines lie in one another"),
    ("crest-line-missing", "Crest lines wherever ground drops"),
    ("crest-line-on-hexside", "Crest lines clear of hexsides"),
    ("crest-line-in-lower-hex", "Crest lines in their own hexes"),
    ("crest-line-overhang", "Crest lines over no hex beside them"),
    ("dot-on-crest-line", "Dots clear of crest lines"),
    ("hill-without-crest-hex", "Crest hexes on every hill"),
    ("decoration-drawn-as-obstacle", "No specks that block"),
    ("dot-on-contour", "Dots clear of contours"),
    ("dot-on-artwork-edge", "Dots clear of what is drawn"),
    ("hex-name-invalid", "Hexes by letter and number"),
    ("off-hexside", "Hexside terrain on hexsides"),
    ("level-differs-from-terrain", "Levels are those of the terrain"),
    ("edge-crossing-not-geomorphic", "Lines leave over one edge"),
    ("contour-without-effect", "No contours"),
    ("sliver-of-artwork", "No slivers"),
    ("hexside-terrain", "Nothing on hexsides"),
    ("obstacle-across-crest-line", "Obstacles on one level"),
    ("layer-overfull", "One in each layer"),
    ("steep-step", "One level from hex to hex"),
    ("orientation-range", "Orientations that there are"),
    ("building-part-drawn-apart", "Parts of buildings drawn with them"),
    ("label-off-board", "Texts on the board"),
    ("thin-contour-level", "Thin contours on their ground"),
)
"""Those that a row asks for of all that is on a board."""
ASKED = (*OF_TERRAIN, *OF_BOARDS)
SEVERITIES = (("error", "Error"), ("warning", "Warning"), ("hint", "Hint"))
PER: tuple[tuple[str, str], ...] = (
    ("board", mark("Board")),
    ("map", mark("Map of all boards of a scenario")),
)
KINDS: tuple[tuple[str, str], ...] = (
    ("text", "Text"), ("long_text", "Long text"), ("number", "Number"), ("yes_no", "Yes or no"),
    ("choice", "One of some choices"), ("choices", "Several of some choices"), ("date", "Date"), ("hex", "Hex"),
    ("hexes", "Hexes"), ("side", "Side"), ("sides", "Sides"), ("unit", "Kind of unit"), ("table", "Table"),
)  # fmt: skip
"""What a field may hold."""
OWNERS = (
    ("card", "The scenario"), ("side", "Each side"), ("unit", "Each unit"), ("setup_area", "Each set-up area"),
    ("marker", "Each marker"),
)  # fmt: skip

TITLES: Mapping[str, str] = {
    "title": mark("Name"),
    "in": mark("Where"),
    "ends:in": mark("Id"),
    "los": mark("Sight"),
    "height": mark("Height"),
    "whole_hex": mark("Whole hex"),
    "cites": mark("Rule"),
    "style": mark("Look"),
    "hindrance": mark("Hindrance"),
    "hindrance/value": mark("Each adds"),
    "hindrance/at_most": mark("At most"),
    "hindrance/per_hexes": mark("Per hexes"),
    "hindrance/round": mark("Rest"),
    "hindrance/blocks_at": mark("Blocks at"),
    "hindrance/ends": mark("At the ends"),
    "hindrance/with": mark("Counted with"),
    "between": mark("From above"),
    "ties": mark("As high as an end"),
    "ties/higher": mark("As the higher"),
    "ties/level": mark("As both"),
    "ties/lower": mark("As the lower"),
    "inside": mark("Within it"),
    "while": mark("Only while"),
    "units:of": mark("Whose are in the way"),
    "eye": mark("Eyes higher"),
    "units:eye": mark("Eyes"),
    "seen_within": mark("Seen within"),
    "sees_within": mark("Sees within"),
    "kinds_seen_within": mark("Kinds seen within"),
    "kinds_see_within": mark("Kinds see within"),
    "lights": mark("Lights"),
    "reveals": mark("Reveals"),
    "light": mark("Light"),
    "conditions:sees_within": mark("One sees"),
    "own_side": mark("Own hexside"),
    "side_along": mark("Run along"),
    "side_on": mark("Stands on"),
    "by_levels": mark("By levels"),
    "excludes": mark("Never with"),
    "level": mark("Only at level"),
    "group": mark("Group"),
    "tags": mark("Tags"),
    "id": mark("Id"),
    "symbol": mark("Counter"),
    "symbol/shape": mark("Sign"),
    "symbol/text": mark("Letters"),
    "symbol/fill": mark("Colour"),
    "effects": mark("Chart"),
    "effects/what": mark("What"),
    "effects/value": mark("Value"),
    "effects/text": mark("In words"),
    "effects/with": mark("Only with"),
    "effects/cites": mark("Rule"),
    "text": mark("In words"),
    "fields:text": mark("Help"),
    "counter": mark("Counter"),
    "counter/sign": mark("Sign"),
    "counter/colour": mark("Colour"),
    "counter/values": mark("Numbers"),
    "counter/back": mark("Other side"),
    "counter/back/says": mark("Called"),
    "counter/back/values": mark("Numbers"),
    "sees_value": mark("By its number"),
    "value": mark("What a card says of it"),
    "value/type": mark("Value"),
    "value/minimum": mark("Least"),
    "value/maximum": mark("Most"),
    "value/text": mark("Counts"),
    "as": mark("Name"),
    "check": mark("What must hold"),
    "of": mark("Of"),
    "pairs": mark("Never together"),
    "pairs/first": mark("These"),
    "pairs/second": mark("Never with"),
    "one_of": mark("One of these"),
    "with": mark("With"),
    "near": mark("Beside"),
    "checks:line": mark("Called"),
    "checks:end": mark("Laid at its end"),
    "checks:lay": mark("Laid"),
    "checks:join": mark("Laid up to"),
    "checks:into": mark("Made of it"),
    "checks:never": mark("Entered by nobody"),
    "from": mark("Lowest level"),
    "fields:from": mark("Least"),
    "to": mark("Highest level"),
    "fields:to": mark("Most"),
    "least": mark("At least"),
    "most": mark("At most"),
    "per": mark("On each"),
    "says": mark("Message"),
    "severity": mark("Severity"),
    "why": mark("Reason"),
    "kind": mark("What it holds"),
    "required": mark("On every card"),
    "unit": mark("Counts"),
    "choices": mark("Choices"),
    "choices/title": mark("Name"),
    "choices/id": mark("Id"),
    "section": mark("Section"),
    "columns": mark("Columns"),
}
"""By the path in a row; where a table calls a field otherwise than others, by its name as well."""

CHOICES: Mapping[str, Sequence[tuple[Json, str]]] = {
    "in": PLACES, "los": SEES, "between": BETWEEN_CHOICES, "ties/higher": HIGHER,
    "ties/level": LEVEL, "ties/lower": LOWER, "hindrance/round": ROUNDS, "hindrance/ends": OWN_HEXES,
    "inside": INSIDE, "light": LIGHT, "own_side": OWN_SIDE, "side_along": SIDE_ALONG, "side_on": SIDE_ON,
    "value/type": VALUES,
    "counter/sign": COUNTER_SIGNS, "counter/colour": COUNTER_COLOURS, "symbol/shape": MARKER_SIGNS,
    "symbol/fill": COUNTER_COLOURS, "check": ASKED, "severity": SEVERITIES, "per": PER, "kind": KINDS,
    "fields:of": OWNERS, "units:of": WHOSE,
}  # fmt: skip
"""The words of the values of a field, likewise."""

WHOLE = frozenset({"style", "by_levels"})
"""Fields of which no part is called anything by itself."""


def title_of(table: str, path: Sequence[str]) -> str:
    """What a field of a row is called; "" where no page has it."""
    return next((TITLES[one] for one in _places(table, path) if one in TITLES), "")


def words_of(table: str, path: Sequence[str]) -> Sequence[tuple[Json, str]]:
    """The words of a field's values, where it has some."""
    return next((CHOICES[one] for one in _places(table, path) if one in CHOICES), ())


def title_at(where: Sequence[str]) -> str:
    """The same for a field of a form, by its path: that of its table, ``*`` for a row, and that in the row."""
    rows = where.index("*")
    return title_of(where[rows - 1], where[rows + 1 :])


def _places(table: str, path: Sequence[str]) -> tuple[str, str]:
    """By what a field is known, its table's own first; the columns of a table have what fields have."""
    steps = [step for step in path if step != "*"]
    place = "/".join(steps[1:] if steps[:1] == ["columns"] and len(steps) > 1 else steps)
    return f"{table}:{place}", place
