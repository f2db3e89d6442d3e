"""What changed between two editions, document by document."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from bob_editor.publishing.changes.altered import Altered, DocumentChanges, Kind, Part
from bob_editor.publishing.changes.boards import board_changes
from bob_editor.publishing.changes.cards import card_changes
from bob_editor.publishing.edition import Edition, PublishedBoard, PublishedScenario
from bob_editor.publishing.progress import Tell, share, untold
from bob_editor.rules.game import game_of
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.surveys.compared import compared
from bob_editor.sheet.languages import Language

MOST_HEXES = 1500
"""Hexes of a map whose lines of sight are compared: two million pairs, some seconds."""

MOST_TOLD = 8
"""Hexes that are named for the lines of sight that changed."""

Thing = TypeVar("Thing", PublishedScenario, PublishedBoard)


def changes(
    before: Edition, after: Edition, *, with_sight: bool = True, tell: Tell = untold
) -> tuple[DocumentChanges, ...]:
    """What changed, scenarios first, in the later edition's order, then what is gone; nothing for what is the same.

    A document is the one of before that has its id, else its file's name, else its title. All is told in the later
    edition's language.
    """
    scenarios = list(_pairs(before.scenarios, after.scenarios, lambda one: one.card.scenario.id))
    boards = list(_pairs(before.boards, after.boards, lambda one: one.board.id))
    total = len(scenarios) + len(boards)
    found: list[DocumentChanges] = []
    for number, (old, new) in enumerate(scenarios):
        told = share(tell, number, total)
        found += _of_scenario(old, new, after.language, with_sight=with_sight, tell=told)
    for number, (old_board, new_board) in enumerate(boards, start=len(scenarios)):
        told = share(tell, number, total)
        found += _of_board(old_board, new_board, after.language, with_sight=with_sight, tell=told)
    return tuple(found)


def _pairs(
    before: Sequence[Thing], after: Sequence[Thing], id_of: Callable[[Thing], str]
) -> Iterator[tuple[Thing | None, Thing | None]]:
    """What belongs together; None beside what is new or gone."""
    left = list(before)
    partner: dict[int, Thing] = {}
    for key in (id_of, lambda one: one.slug, lambda one: one.title):
        known = Counter(map(key, left))
        for number, one in enumerate(after):
            if number not in partner and key(one) and known[key(one)] == 1:
                other = next((old for old in left if key(old) == key(one)), None)
                if other is not None:
                    partner[number] = other
                    left.remove(other)
    yield from ((partner.get(number), one) for number, one in enumerate(after))
    yield from ((one, None) for one in left)


def _of_scenario(
    before: PublishedScenario | None,
    after: PublishedScenario | None,
    language: Language,
    *,
    with_sight: bool,
    tell: Tell,
) -> Iterator[DocumentChanges]:
    if before is None or after is None:
        yield from _alone("scenario", before, after)
        return
    parts = list(card_changes(before.sheet, after.sheet, language))
    if with_sight and before.has_map and after.has_map:
        parts += _sight(before.card.scene, after.card.scene, language, tell)
    if parts:
        yield DocumentChanges("scenario", after.title, "changed", tuple(parts))


def _of_board(
    before: PublishedBoard | None,
    after: PublishedBoard | None,
    language: Language,
    *,
    with_sight: bool,
    tell: Tell,
) -> Iterator[DocumentChanges]:
    if before is None or after is None:
        yield from _alone("board", before, after)
        return
    parts = list(board_changes(before.board, after.board, after.game, language))
    if with_sight:
        parts += _sight(Scene(before.board, before.game), Scene(after.board, after.game), language, tell)
    if parts:
        yield DocumentChanges("board", after.title, "changed", tuple(parts))


def _alone(
    kind: Kind,
    before: PublishedScenario | PublishedBoard | None,
    after: PublishedScenario | PublishedBoard | None,
) -> Iterator[DocumentChanges]:
    one = after or before
    if one is not None:
        yield DocumentChanges(kind, one.title, "gone" if after is None else "new")


def _sight(before: Scene, after: Scene, language: Language, tell: Tell) -> Iterator[Part]:
    """How many lines of sight changed, and from where the most of them run."""
    if _alike(before, after):
        return
    looks = [game_of(scene.ruleset).sight for scene in (before, after)]
    if None in looks:
        return
    title = language.title("Lines of sight")
    if max(len(scene.board.grid.hexes) for scene in (before, after)) > MOST_HEXES:
        told = "Not compared: the map has more than {most:,} hexes; see bob-editor compare."
        yield Part(title, (Altered("", language.say(told, most=MOST_HEXES)),))
        return
    comparison = compared(*(look(scene) for look, scene in zip(looks, (before, after), strict=True) if look))
    by: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for one in comparison.differences(progress=tell):
        by[one.start] += 1
        kinds[_kind(one.first[0], one.second[0])] += 1
    if by:
        lines = _lines(by, kinds, comparison.pairs, language)
        yield Part(title, tuple(Altered("", line) for line in lines))


def _kind(first: str, second: str) -> str:
    seen = [one != "blocked" for one in (first, second)]
    if seen[0] != seen[1]:
        return "opened" if seen[1] else "closed"
    return "hindered otherwise" if seen[0] else "blocked otherwise"


def _lines(by: Counter[str], kinds: Counter[str], pairs: int, language: Language) -> Iterable[str]:
    told = ", ".join(
        language.say("{number:,} {kind}", number=number, kind=language.say(kind))
        for kind, number in sorted(kinds.items())
    )
    yield language.say(
        "{count:,} of {pairs:,} lines differ: {told}.", count=by.total(), pairs=pairs, told=told
    )
    most = sorted(by.items(), key=lambda one: (-one[1], one[0]))[:MOST_TOLD]
    places = ", ".join(f"{label} ({number})" for label, number in most)
    yield language.say("Most of them from {places}.", places=places)


def _alike(before: Scene, after: Scene) -> bool:
    """Whether two scenes have all alike that a line of sight can meet."""
    return before.ruleset.id == after.ruleset.id and all(
        getattr(before, name) == getattr(after, name)
        for name in ("board", "markers", "changes", "conditions", "units", "rulings")
    )
