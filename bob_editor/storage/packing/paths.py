"""The paths of a pack's files: which are safe on every system, and which no two files may share."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from posixpath import dirname, join, normpath

from bob_editor.storage.form.problems import quoted, shortened
from bob_editor.storage.packing.faults import Fault

HEAD = "pack.json"

FOLDERS = {
    "board": "boards",
    "scenario": "scenarios",
    "los-suite": "los",
    "stamp": "stamps",
    "counters": "counters",
    "game": "games",
    "": "assets",
}
"""The folder of each kind of document; that of all other files under ""."""

BESIDE, YOURS = ".from-pack", ".yours"
"""How files end that an update lays beside those that somebody changed: the pack's, and one's own."""

MAX_PATH = 200
"""Characters of a path: with the folder it is unpacked into it must fit what Windows allows, 260."""

MAX_NAME_BYTES = 255
"""Bytes of one name in a path, as file systems count them."""

_DEVICES = re.compile(r"(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$)", re.IGNORECASE)


def path_fault(path: str) -> str:
    """Why a path may not stand in a pack, as the end of a sentence that begins with it; "" for one that may."""
    if path == HEAD:
        return ""
    if "\\" in path:
        return "has a backslash"
    if path.startswith("/"):
        return "is an absolute path"
    if len(path) > MAX_PATH:
        return f"is longer than {MAX_PATH} characters"
    names = path.split("/")
    if ".." in names:
        return "leads out of its folder"
    why = next((why for name in names if (why := name_fault(name))), "")
    if why:
        return why
    if len(names) < 2 or names[0] not in FOLDERS.values():
        return f"lies in none of the folders {', '.join(FOLDERS.values())}"
    return ""


def name_fault(name: str) -> str:
    """Why one name in a path isn't safe on every system, as the end of a sentence; "" for one that is."""
    if name in ("", "."):
        return "has an empty name in it"
    if ":" in name:
        return "has a colon, which names a drive or a hidden stream on Windows"
    if any(char in '<>"|?*' for char in name) or not name.isprintable():
        return "has a character that isn't allowed on every system"
    if name[0] in ".~ " or name[-1] in ". ":
        return "has a name that begins with a dot, tilde or space or ends with a dot or space"
    if _DEVICES.fullmatch(name.partition(".")[0].rstrip(" ")):
        return "has the name of a device of Windows"
    if len(name.encode("utf-8", "surrogatepass")) > MAX_NAME_BYTES:
        return f"has a name of more than {MAX_NAME_BYTES} bytes"
    return ""


def path_key(path: str) -> str:
    """What two paths share that some system takes for one: capitals and the spellings of accents don't count."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", path).casefold())


def clashes(paths: Iterable[str]) -> Iterator[Fault]:
    """Faults for the paths that some system can't tell apart, and for files that are also folders."""
    known: dict[str, str] = {}
    folders: dict[str, str] = {}
    for path in paths:
        key = path_key(path)
        if key in known:
            told = (
                f"{shortened(path)} stands twice."
                if known[key] == path
                else f"{quoted(path)} and {quoted(known[key])} are one file on some systems."
            )
            yield Fault("schema/duplicate", told, path)
        known.setdefault(key, path)
        while "/" in key:
            key = key.rpartition("/")[0]
            folders.setdefault(key, path)
    for key, path in known.items():
        if key in folders:
            yield Fault("schema/duplicate", f"{shortened(path)} is a file and a folder.", path)


def resolved(path: str, relative: str) -> str | None:
    """The path that the file at ``path`` means by a relative one, or None where that leads out of the root."""
    found = normpath(join(dirname(path), relative))
    return None if found == ".." or found.startswith(("../", "/")) else found
