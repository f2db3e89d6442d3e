"""The questions by which a game says how sight works: in plain words, with the answers that each may have."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal

from bob_editor.model.fields.paths import value_at
from bob_editor.records import Record
from bob_editor.rules.games.choices import BETWEEN, TIE_HIGHER, TIE_LEVEL, TIE_LOWER, WHOSE, Choice
from bob_editor.rules.games.usual_sight import USUAL
from bob_editor.rules.ruleset import Ruleset
from bob_editor.words import mark

Json = Any
Kind = Literal["choice", "number", "between"]
Matters = Callable[[Ruleset], bool]


_INNER: Mapping[tuple[str, ...], str] = {("visibility",): "hexes", ("eye",): "all"}
"""What holds for all, of parameters that may say something else of some."""


class Question(Record):
    """A parameter of ``sight``, by its path in it; ``cites`` is what its rule number stands under.

    ``matters`` says whether it can change any line of a game.
    ``kind`` ``number`` asks for a number, or none of that where ``none`` has words for it.
    ``like`` is the path of the question whose answer holds where this one has none.
    """

    path: tuple[str, ...]
    title: str
    about: str
    choices: tuple[Choice, ...] = ()
    cites: str = ""
    kind: Kind = "choice"
    none: str = ""
    least: int = 0
    unit: str = ""
    matters: Matters = lambda _rules: True
    like: tuple[str, ...] = ()

    @property
    def default(self) -> Json:
        """What holds where nothing is said."""
        return USUAL.get(self.path)

    @property
    def key(self) -> str:
        """A word for it: ``ties_higher``."""
        return "_".join(map(str, self.path))

    @property
    def of_units(self) -> bool:
        """Whether it asks about units in the way."""
        return self.path[0] == "units"

    @property
    def whole_path(self) -> tuple[str, ...]:
        """Its path in a game."""
        return ("sight", *self.path)

    def place_in(self, data: Mapping[str, Json]) -> tuple[str, ...]:
        """The path of its answer in a game: within its parameter where that says more, as by condition or by unit."""
        value = value_at(data, self.whole_path)
        inner = _INNER.get(self.path)
        if inner is None or not isinstance(value, Mapping) or "ruling" in value:
            return self.whole_path
        return (*self.whole_path, inner)

    def said(self, data: Mapping[str, Json]) -> Json:
        """What a game says, its default where it says nothing; a parameter that is left to a ruling as it stands."""
        value = value_at(data, self.place_in(data))
        return self.default if value is None else value


def _los(rules: Ruleset, row: Mapping[str, Json]) -> Json:
    """What a row does to a line, by the game's own words for it."""
    words = value_at(rules.data, ("sight", "words")) or {}
    return words.get(row.get("los"), row.get("los"))


def _words(rules: Ruleset) -> set[Json]:
    """What terrain, markers and units in the way do to lines."""
    rows = (*(one.row for one in rules.terrains.values()), *rules.rows("markers").values())
    found = {_los(rules, row) for row in rows}
    if units_count(rules):
        said = value_at(rules.data, ("sight", "units", "los")) or "blocks"
        found |= {said} if isinstance(said, str) else {"blocks", "hinders"}
    return found


def _counts(rules: Ruleset) -> bool:
    return has_lines(rules) and not _words(rules).isdisjoint(("blocks", "hinders"))


def has_lines(rules: Ruleset) -> bool:
    """Whether more than the distance counts."""
    return bool(value_at(rules.data, ("sight", "line")) != "distance")


def has_heights(rules: Ruleset) -> bool:
    """Whether heights can make a difference: the game has some, and they count."""
    some = rules.levels[0] != rules.levels[1] or any(one.height for one in rules.terrains.values())
    return has_lines(rules) and some and value_at(rules.data, ("sight", "heights")) is not False


def _could_have_heights(rules: Ruleset) -> bool:
    return has_lines(rules) and (
        rules.levels[0] != rules.levels[1] or any(one.height for one in rules.terrains.values())
    )


def _has_ties(rules: Ruleset, part: str) -> bool:
    """Whether a game says of bare ground or of things that something as high as an end does otherwise there."""
    return bool(value_at(rules.data, ("sight", part, "ties")))


def has_hills(rules: Ruleset) -> bool:
    """Whether bare ground can be in the way."""
    return has_heights(rules) and rules.levels[0] != rules.levels[1]


def _hides_from_above(rules: Ruleset) -> bool:
    """Whether anything on the ground hides by its height, and not by the levels of both ends."""
    rows = (*(one.row for one in rules.terrains.values()), *rules.rows("markers").values())
    return has_heights(rules) and (
        units_count(rules)
        or any(_los(rules, row) in ("blocks", "hinders") and not row.get("by_levels") for row in rows)
    )


def _hindered(rules: Ruleset) -> bool:
    return has_lines(rules) and "hinders" in _words(rules)


def _has_sides(rules: Ruleset) -> bool:
    return has_lines(rules) and any(_los(rules, row) in ("blocks", "hinders") for row in _on_sides(rules))


def _on_sides(rules: Ruleset) -> Iterator[Mapping[str, Json]]:
    """The rows of what lies on hexsides, markers that are laid there among them."""
    yield from (one.row for one in rules.terrains.values() if "sides" in one.places)
    for row in rules.rows("markers").values():
        where = next((one.get("type") for one in row.get("fields", ()) if one.get("name") == "at"), "")
        if where in ("side", "sides", "place"):
            yield row


def _hindered_at_ends(rules: Ruleset) -> bool:
    """Whether anything hinders in the own hex of an end: without that, neighbours see each other."""
    if not _hindered(rules):
        return False
    rows = (*(one.row for one in rules.terrains.values()), *rules.rows("markers").values())
    return bool(value_at(rules.data, ("sight", "hindrance", "target"))) or any(
        value_at(row, ("hindrance", "ends")) for row in rows
    )


def _high_sides(rules: Ruleset) -> bool:
    by_height = any(
        _los(rules, row) in ("blocks", "hinders") and not row.get("by_levels") for row in _on_sides(rules)
    )
    return by_height and has_hills(rules)


def _units_are_in_the_way(rules: Ruleset) -> bool:
    return _has_units(rules) and units_count(rules)


def _whose_units_count(rules: Ruleset) -> bool:
    return _has_units(rules) and rules.whose_units_count


def _units_hinder(rules: Ruleset) -> bool:
    return _units_are_in_the_way(rules) and value_at(rules.data, ("sight", "units", "los")) == "hinders"


def _units_are_high(rules: Ruleset) -> bool:
    return _units_are_in_the_way(rules) and has_heights(rules)


def units_count(rules: Ruleset) -> bool:
    """Whether units are in the way."""
    return value_at(rules.data, ("sight", "units", "count")) not in (None, "no")


def _has_units(rules: Ruleset) -> bool:
    return has_lines(rules) and bool(rules.data.get("units"))


def _ties(
    of: tuple[str, ...],
    matters: Matters,
    both: str,
    titles: Iterable[str],
    like: tuple[str, ...] | None = None,
) -> Iterator[Question]:
    """What something does that is as high as the higher end, as both (``both`` tells of that), or as the lower one.

    What the game doesn't say of it is as of what it is ``like``.
    """
    above, below = (
        mark("Its top is level with the one who looks down."),
        mark("Its top is level with the one who looks up."),
    )
    choices = ("higher", TIE_HIGHER), ("level", TIE_LEVEL), ("lower", TIE_LOWER)
    for (name, offered), title, about in zip(choices, titles, (above, both, below), strict=True):
        other = () if like is None else (*like, "ties", name)
        yield Question(
            (*of, "ties", name), title, about, offered, (of or ("ties",))[0], matters=matters, like=other
        )


QUESTIONS: tuple[Question, ...] = (
    Question(
        ("line",), "What decides whether somebody is seen?",
        "Most games stretch a thread from the middle of one hex to the middle of the other.",
        (Choice("centre", "A straight line between the middles of both hexes"),
         Choice("distance", "The distance alone: nothing is ever in the way")), "line",
    ),
    Question(
        ("visibility",), "How far does one see?",
        "Conditions such as night can say otherwise.", (), "visibility", "number",
        mark("As far as the board goes"), 1, mark("hexes"),
    ),
    Question(
        ("heights",), "Do heights count?",
        "Where they don’t, whatever blocks, blocks, from wherever it is looked at.",
        (Choice(True, "Yes: from a height one looks over what is lower"),
         Choice(False, "No: what blocks, blocks")), "heights", matters=_could_have_heights,
    ),
    Question(
        ("along",), "What stops a line that runs along a hexside?",
        "It runs between two hexes and enters neither.",
        (Choice("better", "The whole line is shifted to its better side"),
         Choice("facing", "Two hexes that face each other across one hexside"),
         Choice("worse", "The whole line is shifted to its worse side"),
         Choice("either", "Any hex beside it, as if it went through")), "along", matters=_counts,
    ),
    Question(
        ("corner",), "What of a hex that the line touches in one corner?",
        "Lines do that less often than one thinks.",
        (Choice("nothing", "It is not in the way"), Choice("side", "It counts as one beside the line"),
         Choice("counts", "It counts as if the line went through")), "along", matters=_counts,
    ),
    Question(
        ("things", "between"), "From above: what do woods and the like hide?",
        "Somebody looks from a height over something lower at somebody lower still.",
        BETWEEN, "things", "between", matters=_hides_from_above,
    ),
    Question(
        ("ground", "between"), "From above: what does bare ground hide?",
        "The same of a hill on which nothing stands.",
        BETWEEN, "ground", "between", matters=has_hills,
    ),
    *_ties(
        (), has_heights, mark("Two on hills of one height, and in between something just as high."),
        (mark("And what is just as high as the higher of the two?"), mark("And what is as high as both?"),
         mark("And what is just as high as the lower of the two?")),
    ),
    *_ties(
        ("things",), lambda rules: has_heights(rules) and _has_ties(rules, "things"),
        mark("Two on hills of one height, and in between something just as high."),
        (mark("And woods and the like just as high as the higher of the two?"),
         mark("And woods and the like as high as both?"),
         mark("And woods and the like just as high as the lower of the two?")), (),
    ),
    *_ties(
        ("ground",), lambda rules: has_hills(rules) and _has_ties(rules, "ground"),
        mark("Two on hills of one height, and in between a hill just as high."),
        (mark("And bare ground just as high as the higher of the two?"), mark("And bare ground as high as both?"),
         mark("And bare ground just as high as the lower of the two?")), (),
    ),
    Question(
        ("ground", "rim"), "And from level ground, who stands in a depression?",
        "A gully is drawn one level lower than the ground around it. From beside it one sees into it.",
        (Choice("between", "He is hidden as by what is lower"), Choice("blocks", "He is hidden by its rim"),
         Choice("clear", "He is seen")), "ground", matters=lambda rules: has_hills(rules) and rules.levels[0] < 0,
        like=("ground", "ties", "higher"),
    ),
    Question(
        ("eye",), "How high are the eyes?",
        "Levels above the ground at which everybody sees and is seen. Kinds of units and positions can differ.",
        (), "eye", "number", "", 0, mark("levels"), matters=has_heights,
    ),
    Question(
        ("hindrance", "add"), "How do hindrances add up?",
        "Several hexes that hinder lie on one line.",
        (Choice("sum", "All of them together"), Choice("highest", "Only the strongest of them")),
        "hindrance", matters=_hindered,
    ),
    Question(
        ("hindrance", "blocks_at"), "How much hindrance blocks?",
        "From so much on nothing is seen any more.", (), "hindrance", "number", mark("It never does"), 1,
        mark("or more"), matters=_hindered,
    ),
    Question(
        ("hindrance", "below"), "Does what hinders count that one looks over?",
        "It is too low to hide anything.",
        (Choice("ignored", "No"), Choice("level", "Only if it is as high as the higher end"),
         Choice("counts", "Yes, all on the line")), "hindrance",
        matters=lambda rules: _hindered(rules) and has_heights(rules),
    ),
    Question(
        ("hindrance", "target"), "Does what hinders in the target’s own hex count?",
        "A line is then another one back, for the first hex never counts.",
        (Choice(False, "No"), Choice(True, "Yes")), "hindrance", matters=_hindered,
    ),
    Question(
        ("adjacent",), "And between hexes beside each other?",
        "What hinders in their own hexes. A hexside between them counts where one’s own does.",
        (Choice("clear", "No: they see each other freely"), Choice("judged", "Yes, as from farther off")),
        "adjacent", matters=_hindered_at_ends,
    ),
    Question(
        ("own_side",), "Does a hexside count that is one’s own?",
        "A wall or hedge at the very hex where one stands.",
        (Choice("clear", "No: one looks over one’s own"), Choice("blocks", "Yes, like any other"),
         Choice("target", "The target’s does, that of who looks doesn’t")), "own_side", matters=_has_sides,
    ),
    Question(
        ("side_along",), "Does a hexside count that the line runs along?",
        "The line lies on the wall itself.",
        (Choice("counts", "Yes"), Choice("nothing", "No")), "side_along", matters=_has_sides,
    ),
    Question(
        ("side_vertex",), "And one that the line meets at its end only?",
        "The line goes through the corner where the wall ends.",
        (Choice("side", "As something beside the line"), Choice("nothing", "No"),
         Choice("counts", "Yes, as if it were crossed")), "side_vertex", matters=_has_sides,
    ),
    Question(
        ("side_on",), "From where is the height of a hexside counted?",
        "Its two hexes are of different levels.",
        (Choice("higher", "From the higher of its hexes"), Choice("lower", "From the lower of its hexes")),
        "side_on", matters=_high_sides,
    ),
    Question(
        ("units", "count"), "Are units in the way?",
        "Those that stand between the two.",
        (Choice("no", "No"), Choice("all", "Yes, all of them"), Choice("tagged", "Those with a tag")),
        "units", matters=_has_units,
    ),
    Question(
        ("units", "of"), "Whose units are in the way?",
        "Seen from who looks; a kind may say otherwise.",
        WHOSE, "units", matters=_units_are_in_the_way,
    ),
    Question(
        ("units", "unknown"), "And where it isn’t known whose they are?",
        "Nothing says of which side the unit is, or who looks.",
        (Choice("counts", "They are in the way"), Choice("nothing", "They are not in the way")),
        "units", matters=_whose_units_count,
    ),
    Question(
        ("units", "los"), "What does a unit in the way do?",
        "It stands in a hex that counts for the line.",
        (Choice("blocks", "It blocks"), Choice("hinders", "It hinders")), "units", matters=_units_are_in_the_way,
    ),
    Question(
        ("units", "hindrance", "value"), "How much does it hinder?",
        "Of several of one kind in a hex one counts.", (), "units", "number", "", 1, matters=_units_hinder,
    ),
    Question(
        ("units", "height"), "How high do they stand?",
        "Levels above the ground, for kinds without a height of their own.",
        (), "units", "number", "", 0, mark("levels"), matters=_units_are_high,
    ),
    Question(
        ("units", "between"), "From above: what does a unit hide?",
        "Somebody looks from a height over it at somebody lower still.",
        BETWEEN, "units", "between", matters=_units_are_high, like=("things", "between"),
    ),
    *_ties(
        ("units",), _units_are_high, mark("Two on ground of one height, and in between a unit just as high."),
        (mark("And a unit just as high as the higher of the two?"), mark("And a unit as high as both?"),
         mark("And a unit just as high as the lower of the two?")), ("things",),
    ),
    Question(
        ("off_map",), "What of hexes beyond the edge?",
        "A line between two hexes at the edge may run outside the board for a while.",
        (Choice("nothing", "Nothing is in the way there"), Choice("blocks", "They block")),
        "off_map", matters=_counts,
    ),
)  # fmt: skip
"""Every question, in the order in which they are asked."""


def asked_of(rules: Ruleset) -> tuple[Question, ...]:
    """The questions that can matter to a game."""
    return tuple(one for one in QUESTIONS if one.matters(rules))
