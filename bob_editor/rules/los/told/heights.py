"""What hides by its height: said once, for one obstacle and for a whole row of distances alike."""

from bob_editor.records import Record
from bob_editor.rules.los.told.between import ALL, Between, Whole

OUTRIGHT = 10 * ALL
"""As a number of blind hexes: it hides whatever the distances are, and not by a shadow."""


class Ties(Record):
    """What an obstacle does whose top is as high as an end; the words are the schema's."""

    level: str = "clear"
    lower: str = "clear"
    higher: str = "between"


class HeightRule(Record):
    """Between which ends an obstacle hides, by its top: the ties, and what lies between; a level has so many steps."""

    ties: Ties = Ties()
    between: Between = Between()
    steps: int = 1

    def blind_hexes(self, top: int, low: int, high: int, far: Whole, *, one_hill: bool = False) -> Whole:
        """How many hexes it hides behind itself, seen from the higher end: those that are no farther from it.

        ``low`` and ``high`` are the eyes of the ends in steps, ``top`` is the obstacle's; ``OUTRIGHT`` where it isn't
        a shadow that hides them. ``one_hill`` says that it and both ends are ground of one level that hangs together.
        """
        rise, drop = top - low, high - top
        if rise < 0:
            return 0 * far
        if drop < 0:
            return OUTRIGHT + 0 * far
        if not rise:
            word = self.ties.lower if drop else self.ties.level
            hides = word == "blocks" or (word == "joined" and not one_hill)
            return OUTRIGHT * hides + 0 * far
        if not drop and self.ties.higher != "between":
            return OUTRIGHT * (self.ties.higher == "blocks") + 0 * far
        return self.between.blind_hexes(rise, drop, far, self.steps)
