"""With what the lines of sight of the open map can be compared: each as the scene that is looked at."""

from msgspec.structs import replace

from bob_editor.errors import BadCall
from bob_editor.opening.loaded_map import load_scene
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.documents import read_board
from bob_editor.storage.naming import kind_by_name
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


def as_saved(session: Session) -> Scene:
    """What is open as its file has it, a board under the circumstances that are set.

    :raises BobEditorError: where there is no such file, or it can't be read.
    """
    scene, path = session.live_los.scene, session.document.path
    if path is None:
        raise BadCall(tr("It was never saved, so there is nothing to compare it with."))
    if session.scenario is not None:
        return replace(load_scene(path, lambda _: scene.ruleset), minute=scene.minute)
    return scene.with_board(read_board(path).value)


def in_file(session: Session, path: str) -> Scene:
    """The map of another file; a board of the same game under the circumstances that are set here.

    :raises BobEditorError: where it can't be read, or its game isn't installed.
    """
    scene = session.live_los.scene

    def game(name: str) -> Ruleset:
        return scene.ruleset if name == scene.ruleset.id else ruleset(name)

    other = load_scene(path, game)
    alike = session.scenario is None and other.ruleset is scene.ruleset and kind_by_name(path) == "board"
    return scene.with_board(other.board) if alike else other


def bare(scene: Scene) -> Scene:
    """A map with nothing laid on it."""
    return Scene(scene.board, scene.ruleset, rulings=scene.rulings)


def by_other_rules(scene: Scene, ruleset_id: str) -> tuple[Scene, Scene]:
    """A map by its own game and by another: hexes and artwork are what both can read."""
    other = all_rulesets()[ruleset_id]
    return bare(scene), Scene(replace(scene.board, ruleset=other.id, rulings={}), other)
