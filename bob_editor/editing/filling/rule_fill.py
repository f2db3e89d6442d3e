"""A rule with its numbers and its seed, as one edit of the board."""

from collections.abc import Callable, Iterable

from bob_editor.editing.filling.fields import fields_filled
from bob_editor.editing.filling.region import Region, free_hexes, hexes_of
from bob_editor.editing.filling.shares import share_filled
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.painting import FieldsRule, ShareRule, painting_of


class RuleFill(Record):
    """What the form says: the rule, where, what it keeps off, and the seed.

    ``keeps_all`` leaves every hex alone that bears more than the base's terrain; without it only ways, water, houses
    and what else the game names. ``gates`` concerns fields.
    """

    rule: FieldsRule | ShareRule
    region: Region
    keeps_all: bool = True
    gates: bool = True
    seed: int = 0

    def free(self, ground: Ground, selection: Iterable[Hex]) -> frozenset[Hex]:
        """The hexes that the rule may touch."""
        hexes = hexes_of(ground, self.region, selection)
        off = painting_of(ground.ruleset).off
        sparing = self.rule.terrain if isinstance(self.rule, ShareRule) else ""
        return free_hexes(ground, hexes, off, only_open=self.keeps_all, sparing=sparing)

    def filled(
        self, ground: Ground, selection: Iterable[Hex], pace: Callable[[], object] = lambda: None
    ) -> Board:
        """The board after it; ``pace`` is called now and then, and what it raises ends the work."""
        rule, board, ruleset = self.rule, ground.board, ground.ruleset
        free = self.free(ground, selection)
        if isinstance(rule, FieldsRule):
            return fields_filled(board, ruleset, free, rule, gates=self.gates, seed=self.seed, pace=pace)
        return share_filled(
            board, ruleset, free, rule.terrain, share=rule.share, grain=rule.grain, seed=self.seed, pace=pace
        )
