"""What a hex may do to a line between ends of some heights, a number for each kind: most are passed by that."""

from array import array
from collections.abc import Sequence

from bob_editor.rules.los.told.contents import Contents, Kinds
from bob_editor.rules.los.told.heights import OUTRIGHT
from bob_editor.rules.los.told.settings import Settings
from bob_editor.rules.los.told.things import Thing

NOTHING, BLOCKS, OUTLINED, OUTLINED_TOO, HINDERS, ASKED, SHADOWS = range(7)
"""It does nothing, blocks whatever the distances are, does so by the outline of one thing (``OUTLINED_TOO``: beside
which there are shadows), holds only what hinders, has to be asked; ``SHADOWS`` and a number: it holds shadows only,
which hide at most so many hexes."""

MANY_KINDS = 2_000
"""Of more kinds than these codes are found as they are met."""


class Codes:
    """The codes of all kinds of contents, by their number, for each two heights of eyes that are asked for.

    ``by_place`` says that what hangs together, a hill or a mass, decides of some things whether they count.
    """

    def __init__(self, kinds: Kinds, settings: Settings, longest: int, *, by_place: bool) -> None:
        self._kinds = kinds
        self._settings = settings
        self._longest = longest
        self._by_place = by_place
        self._found: dict[tuple[int, int], array[int]] = {}
        self._listed: list[Contents] = []

    def between(self, low: int, high: int) -> Sequence[int]:
        """The codes on lines between these eyes."""
        found = self._found.get((low, high))
        return found if found is not None and len(found) > len(self._kinds) else self._more(low, high)

    def _more(self, low: int, high: int) -> Sequence[int]:
        if len(self._kinds) > MANY_KINDS:
            return _Met(self, low, high)
        found = self._found.setdefault((low, high), array("i", [NOTHING]))
        missing = list(self._kinds.values())[len(found) - 1 :]
        found.extend(self._code(one, low, high) for one in missing)
        return found

    def __len__(self) -> int:
        """How many kinds there are."""
        return len(self._kinds)

    def of(self, number: int, low: int, high: int) -> int:
        """The code of one kind."""
        if len(self._listed) < len(self._kinds):
            self._listed = list(self._kinds.values())
        return self._code(self._listed[number - 1], low, high) if number else NOTHING

    def _code(self, contents: Contents, low: int, high: int) -> int:
        code = self._unless_near(contents, low, high)
        if code != ASKED:
            return code
        drawn = contents.outlined
        alone = len(drawn) == 1 and self._code_of(contents, drawn[0], low, high) == BLOCKS
        shadow = self._shadow(contents, () if alone else drawn, low, high)
        if alone:
            return OUTLINED_TOO if shadow < OUTRIGHT else ASKED
        return ASKED if shadow >= OUTRIGHT else SHADOWS + shadow

    def _shadow(self, contents: Contents, drawn: tuple[Thing, ...], low: int, high: int) -> int:
        """How many hexes what fills it and is drawn hides at most."""
        most = 0  # of any shadow where it is farthest from the higher end: none hides fewer there
        for thing in (*contents.things, *drawn):
            if self._code_of(contents, thing, low, high) == HINDERS:
                return OUTRIGHT
            most = max(most, thing.rule.blind_hexes(contents.top(thing), low, high, self._longest))
        return most

    def _unless_near(self, contents: Contents, low: int, high: int) -> int:
        code = NOTHING
        for thing in contents.things:
            one = self._code_of(contents, thing, low, high)
            # what one hill or mass decides comes first where it blocks, so that has to be asked
            if one == BLOCKS and not (code and self._by_place):
                return BLOCKS
            code = max(code, ASKED if one == BLOCKS else one)
        drawn = [self._code_of(contents, one, low, high) for one in contents.outlined]
        if drawn == [BLOCKS] and not code:
            return OUTLINED
        return max((code, *(ASKED if one == BLOCKS else one for one in drawn)))

    def _code_of(self, contents: Contents, thing: Thing, low: int, high: int) -> int:
        top = contents.top(thing)
        if not thing.blocks:
            may = self._settings.hinders_below(high - top)
            return HINDERS if may or thing.may_hide(top, low, high) else NOTHING
        if not thing.may_hide(top, low, high):
            return NOTHING
        hills = (False, True) if contents.ground > 0 else (False,)
        hidden = [thing.rule.blind_hexes(top, low, high, 1, one_hill=one) for one in hills]
        return BLOCKS if min(hidden) >= OUTRIGHT and not thing.seen_inside else ASKED


class _Met(Sequence[int]):
    """The codes between two eyes, each found when it is asked for."""

    def __init__(self, codes: Codes, low: int, high: int) -> None:
        self._codes, self._low, self._high = codes, low, high

    def __getitem__(self, number: int) -> int:  # type: ignore[override]  # no part of it is asked for
        return self._codes.of(number, self._low, self._high)

    def __len__(self) -> int:
        return len(self._codes) + 1
