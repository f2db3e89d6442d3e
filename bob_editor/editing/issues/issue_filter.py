"""Which of many issues are looked at: by severity, kind, place and words."""

from collections.abc import Callable, Iterable
from itertools import chain

from bob_editor.editing.card.form import CardForm
from bob_editor.editing.gestures.stroke_hexes import rectangle
from bob_editor.editing.issues.form_words import kind_in_words, message_in_words, place_in_words
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.geometry.typed import typed_hex, typed_side
from bob_editor.model.places import Place
from bob_editor.records import Record
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue

ALL = frozenset(Severity)
Test = Callable[[Issue], bool]


class IssueFilter(Record):
    """What an issue has to be so as to be shown; one without anything set shows all.

    ``kinds`` are codes, none meaning every one. Each of the ``words`` must stand in the message, the kind or the name
    of a place; one that names a hex, a hexside, or an area by two corners (``B2:D5``) means what lies there. ``hexes``
    are those of the selection, None where it doesn't matter.
    """

    severities: frozenset[Severity] = ALL
    kinds: frozenset[str] = frozenset()
    words: str = ""
    hexes: frozenset[Hex] | None = None
    accepted: bool = True

    @property
    def shows_all(self) -> bool:
        """Whether nothing is filtered."""
        return self == IssueFilter(words=self.words) and not self.words.strip()

    def chosen(self, issues: Iterable[Issue], grid: Grid, form: CardForm | None = None) -> tuple[Issue, ...]:
        """Those of the issues that are shown, in their order; words are those of a card's form, where there is one."""
        test = self.test(grid, form)
        return tuple(issues) if test is None else tuple(filter(test, issues))

    def test(self, grid: Grid, form: CardForm | None = None) -> Test | None:
        """What decides of one issue; None where all are shown."""
        tests = list(self._plain_tests())
        said: list[str] = []
        for word in self.words.split():
            test = _place_test(word, grid)
            if test is None:
                said.append(word.casefold())
            else:
                tests.append(test)
        if said:
            tests.append(_words_test(said, form))
        if len(tests) == 1:
            return tests[0]
        if not tests:
            return None
        return lambda issue: all(test(issue) for test in tests)

    def _plain_tests(self) -> Iterable[Test]:
        if self.severities != ALL:
            yield lambda issue: issue.severity in self.severities
        if self.kinds:
            yield lambda issue: issue.code in self.kinds
        if not self.accepted:
            yield lambda issue: issue.accepted is None
        if (hexes := self.hexes) is not None:
            yield lambda issue: _lies_in(issue, hexes)


def _place_test(word: str, grid: Grid) -> Test | None:
    """What a typed word asks that names a hex, a hexside or an area; None for any other."""
    side = typed_side(grid, word)
    if side is not None:
        return lambda issue: any(place.side == side for place in _places(issue))
    hexes = _hexes_named(word, grid)
    return (lambda issue: _lies_in(issue, hexes)) if hexes else None


def _words_test(words: list[str], form: CardForm | None) -> Test:
    """Whether all the words, in small letters, are said of an issue; what is said of a kind is put together once."""
    kinds: dict[str, str] = {}

    def test(issue: Issue) -> bool:
        kind = kinds.get(issue.code)
        if kind is None:
            kind = kinds[issue.code] = f"{issue.kind} {kind_in_words(issue)} {issue.code}"
        places = issue.places
        where = places[0].label if form is None and len(places) == 1 else _names(places, form)
        told = f"{message_in_words(issue, form)} {kind} {where}".casefold()
        return all(word in told for word in words)

    return test


def _names(places: Iterable[Place], form: CardForm | None) -> str:
    return " ".join(place_in_words(place, form) for place in places)


def _hexes_named(word: str, grid: Grid) -> frozenset[Hex]:
    """The hexes that a word names: one, or all between two."""
    first, colon, last = word.partition(":")
    one, other = typed_hex(grid, first), typed_hex(grid, last) if colon else None
    if one is None or (colon and other is None):
        return frozenset()
    return (
        frozenset(rectangle(grid, one, other))
        if other is not None
        else frozenset((one,)).intersection(grid.index)
    )


def _lies_in(issue: Issue, hexes: frozenset[Hex]) -> bool:
    return any(not hexes.isdisjoint(_hexes_of(place)) for place in _places(issue))


def _places(issue: Issue) -> Iterable[Place]:
    return issue.places if issue.highlight is issue.places else chain(issue.places, issue.highlight)


def _hexes_of(place: Place) -> tuple[Hex, ...]:
    side: Side | None = place.side
    return place.near or (side.hexes if side is not None else ())
