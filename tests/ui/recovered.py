"""Brings back what a crashed run left unsaved, as the program does at its start."""

from bob_editor.ui.desk.files import Files
from bob_editor.ui.desk.recovering import ask_what_comes_back, bring_back


def offer_recovery(files: Files) -> bool:
    """Ask about it; True where something came back. A window without tabs has room for one."""
    came: list[Files] = []
    wanted = list(ask_what_comes_back(files).wanted.values())
    for one in wanted if files.tabs is not None else wanted[:1]:
        bring_back(files, one, came.append)
    return bool(came)
