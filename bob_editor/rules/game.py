"""A game: its ruleset, which is data, joined with the code beside it, which reads that data.

Boards, scenes and cards hold a ``Ruleset`` and know of no code; who needs the checks, the LOS rule, the overlays or
what is said of cards asks ``game_of``. ``bob_editor.rulesets`` makes every game that is installed.
"""

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import Any

from bob_editor.errors import UnknownId
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import CardCode
from bob_editor.rules.check import Check
from bob_editor.rules.effects import with_effects
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.overlay import Overlay
from bob_editor.rules.ruleset import Ruleset, tables_of

Json = Any


def _no_edition(_edition: str) -> None:
    """No earlier edition is known."""


class Game(Ruleset, eq=False, dict=True):
    """A ruleset and its code: all of it, or what there is.

    ``sight`` makes the LOS of a scene, None where the game has no LOS rule; ``find_checks``, ``overlays`` and
    ``card_code`` are called when first asked for, since who looks along a line needs none of them, and so is
    ``card_layout``, what ``card.json`` says, which needs no code. ``earlier`` gives the data of an earlier edition,
    None where it wasn't kept.
    """

    find_checks: Callable[[], tuple[Check, ...]] = tuple
    sight: Callable[[Scene], Sight] | None = None
    overlays: Callable[[], tuple[Overlay, ...]] | None = None
    card_code: Callable[[], CardCode] = CardCode
    card_layout: Callable[[], Mapping[str, Json]] = dict
    earlier: Callable[[str], Mapping[str, Json] | None] = _no_edition

    @cached_property
    def checks(self) -> tuple[Check, ...]:
        """What can be wrong."""
        return self.find_checks()

    @property
    def code(self) -> dict[str, Any]:
        """What ``game_from_data`` needs besides data to make a game that runs the same code."""
        return {
            "find_checks": lambda: self.checks,
            "sight": self.sight,
            "overlays": self.overlays,
            "card_code": self.card_code,
            "card_layout": self.card_layout,
            "earlier": self.earlier,
            "further_bases": self.further_bases,
        }


def game_from_data(
    data: Mapping[str, Json],
    *,
    find_checks: Callable[[], tuple[Check, ...]] = tuple,
    sight: Callable[[Scene], Sight] | None = None,
    overlays: Callable[[], tuple[Overlay, ...]] | None = None,
    card_code: Callable[[], CardCode] = CardCode,
    card_layout: Callable[[], Mapping[str, Json]] = dict,
    earlier: Callable[[str], Mapping[str, Json] | None] = _no_edition,
    further_bases: tuple[str, ...] = (),
) -> Game:
    """The game of a ``ruleset.json`` and the code beside it; without a LOS rule in code it has the one it tells of."""
    if sight is None and data.get("sight") is not None:
        sight = _told_sight
    return Game(
        **tables_of(with_effects(data)),
        find_checks=find_checks,
        sight=sight,
        overlays=overlays,
        card_code=card_code,
        card_layout=card_layout,
        earlier=earlier,
        further_bases=further_bases,
    )


def _told_sight(scene: Scene) -> Sight:
    from bob_editor.rules.los.told.rule import sight  # noqa: PLC0415 - of no use to games with a rule in code

    return sight(scene)


def game_of(ruleset: Ruleset) -> Game:
    """The game that a ruleset belongs to; one without any code where it is data alone."""
    return ruleset if isinstance(ruleset, Game) else game_from_data(ruleset.data)


def called(ruleset: Ruleset) -> str:
    """What the game calls a scenario, with a capital: *Mission*."""
    return str(game_of(ruleset).card_layout().get("called") or "Scenario")


def sight_of(scene: Scene) -> Sight:
    """The lines of sight of a scene.

    :raises UnknownId: where its game has no LOS rule.
    """
    look = game_of(scene.ruleset).sight
    if look is None:
        raise UnknownId(f"{scene.ruleset.title} has no LOS rule.")
    return look(scene)


@lru_cache(maxsize=4)
def sight_on(card: Card) -> Sight | None:
    """The lines of sight of the scene that a card sets; None without a LOS rule. Takes long on a large map."""
    look = game_of(card.ruleset).sight
    return None if look is None else look(card.scene)
