"""A game as it stands when a scenario begins: what is on its map, and beside it what comes later."""

from collections.abc import Iterable, Sequence

from bob_editor.publishing.edition import PublishedScenario
from bob_editor.publishing.forms.vassal.counters import Pieces
from bob_editor.publishing.forms.vassal.pieces import boards_on, saved, stack
from bob_editor.publishing.forms.vassal.tables import XY, Table
from bob_editor.publishing.forms.vassal.waiting import Stack
from bob_editor.render.pictures.faces import Faces
from bob_editor.rules.cards.code import Counter


def begun_game(
    one: PublishedScenario, table: Table, waits: Iterable[tuple[Stack, XY]], pieces: Pieces
) -> bytes:
    """The game as it stands when a scenario begins: markers lie below units, and beside the map is who comes later."""
    faces = Faces(one.printed)
    stacks: dict[XY, list[str]] = {}
    commands: list[str] = []
    counters = sorted(_set_up(one.game.card_code().counters(one.printed)), key=lambda one: one.kind == "unit")
    standing = [(counter, max(1, counter.number), table.spots[counter.at]) for counter in counters]
    standing += [(stack.counter, stack.number, at) for stack, at in waits]
    for counter, number, at in standing:
        for _ in range(number):
            piece_id = str(1000 + len(commands))
            commands.append(pieces.placed(one, faces, counter, at, piece_id))
            stacks.setdefault(at, []).append(piece_id)
    commands += [stack(f"stack-{x}-{y}", pieces.map, x, y, members) for (x, y), members in stacks.items()]
    return saved([*commands, boards_on(pieces.map, [(table.name, 0, 0)])])


def _set_up(counters: Sequence[Counter]) -> list[Counter]:
    """Those that are laid out: where an objective has several hexes, the map marks each, and its medal lies on one."""
    shared = {one.path for one in counters if one.kind == "objective" and one.pieces}
    return [one for one in counters if one.pieces or one.path not in shared]
