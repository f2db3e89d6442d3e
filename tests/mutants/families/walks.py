"""Walks through the window with a map of any game open: all is undone, done again, saved and read as it was."""

import json
import os
import random
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

from bob_editor.errors import BobEditorError
from bob_editor.rulesets import VARIABLE, forget_rulesets
from tests.mutants.family import Family, Files
from tests.mutants.mutant import Broken
from tests.mutants.seeds import ROOT, seeds

Json = Any

_STEPS = 30


@cache
def _maps() -> tuple[tuple[str, Files], ...]:
    """What is opened: boards and scenarios of the games that ship, and of those that data tells."""
    shipped = [(one.main, one.files) for kind in ("board", "scenario", "los-suite") for one in seeds()[kind]]
    told = []
    for game in sorted((ROOT / "games").iterdir()):
        files = {
            f"{game.name}/{one.relative_to(game).as_posix()}": json.loads(one.read_text("utf-8"))
            for one in sorted(game.rglob("*.json"))
        }
        told += [(name, files) for name in files if "/maps/" in name]
    return (*shipped, *told * 2)


def _made(rng: random.Random) -> tuple[str, Files]:
    main, files = rng.choice(_maps())
    return main, {**files, "project.json": {}} if rng.random() < 0.3 else files


def _look(path: Path, rng: random.Random) -> None:
    from tests.mutants.walking import Walk, settle, the_place, walking_window

    if (path.parents[1] / "ruleset.json").exists():
        os.environ[VARIABLE] = str(path.parents[2])
        forget_rulesets()
    walk = None
    try:
        with walking_window(path.parent, rng) as tabs:
            if not tabs.front.files.open_path(str(path), at_once=True):
                return
            settle(0.02)
            session = tabs.front.session
            before, others = session.desk.text(), list[bool]()
            session.opened.connect(partial(others.append, True))
            walk = Walk(tabs, path, rng)
            walk.go(_STEPS)
            is_there = any(tab.window.session is session for tab in tabs.tabs)
            if is_there and not (walk.outside or others or session.empty):
                _undone(session, before)
                _is_read_again(tabs, session, path)
    except Exception as error:
        error.add_note(f"{walk.said if walk else ''}\n{the_place()[1].answered}")
        raise
    finally:
        if os.environ.pop(VARIABLE, None):
            forget_rulesets()


def _undone(session: Any, before: str) -> None:
    session.hand.tool.cancel()
    stack, after = session.stack, session.desk.text()
    step = stack.index()
    while stack.canUndo():
        stack.undo()
    if session.desk.text() != before:
        raise Broken("All is undone, and it isn't what was opened")
    stack.setIndex(step)
    if session.desk.text() != after:
        raise Broken("All is done again, and it isn't what was there")


def _is_read_again(tabs: Any, session: Any, path: Path) -> None:
    """What is saved beside is opened as it was."""
    beside = path.with_name(f"beside.{session.desk.kind}.json")
    with suppress(BobEditorError):
        session.desk.save(str(beside), session.expectations)
        text = session.desk.text()
        if tabs.front.files.open_path(str(beside), at_once=True) and tabs.front.session.desk.text() != text:
            raise Broken("What is saved is another when it is read again")


FAMILIES = (Family("walk", 1, _made, _look),)
