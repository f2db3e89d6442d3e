"""Commands and pieces as VASSAL writes them: texts in texts, each within the next by a letter that parts its pieces."""

from collections.abc import Iterable, Sequence

from bob_editor.records import Record
from bob_editor.sheet.languages import Language

ESCAPE = "\x1b"
"""What parts the commands of a saved game."""

_KEY = 0x5A
"""With what a saved game is made unreadable to a casual look: any byte would do."""

DEGREES = 30
"""Between two ways that a piece can be turned: hexsides and hexspines both."""

_LAYER = (
    "emb2;;128;A;{command};128;;;128;;;;1;false;0;0;{images};{names};true;{property};;;false;;1;1;true;;{key},130"
    ";;;1.0;;true"
)


def encode(letter: str, tokens: Iterable[str]) -> str:
    """Texts as one, parted by a letter that each of them may hold."""
    return letter.join(_token(letter, one) for one in tokens)


def _token(letter: str, token: str) -> str:
    if token.startswith("\\") or (token.startswith("'") and token.endswith("'") and token):
        token = f"'{token}'"
    return token.replace(letter, f"\\{letter}")


class Trait(Record):
    """What a piece has or does: its type, and its state."""

    type: str
    state: str = ""


def marked(values: Sequence[tuple[str, str]]) -> Trait:
    """Properties that never change."""
    names = encode(",", (name for name, _ in values))
    return Trait("mark;" + encode(";", [names]), encode(",", (value for _, value in values)))


def layer(
    name: str, command: str, key: str, images: Sequence[str], names: Sequence[str], level: int
) -> Trait:
    """Faces of which one is shown, told by ``level`` from 1; the first image "" is the piece's own."""
    text = _LAYER.format(
        command=command,
        images=encode(";", [encode(",", images)]),
        names=encode(";", [encode(",", names)]),
        property=name,
        key=ord(key),
    )
    return Trait(text, str(level))


def handling(language: Language, step: int = 0) -> list[Trait]:
    """What can be done to any piece: it's turned by ``step``, a twelfth of a circle each, deleted and copied."""
    number = 360 // DEGREES
    right, left, delete, clone = map(language.title, ("Rotate right", "Rotate left", "Delete", "Clone"))
    turning = Trait(f"rotate;{number};93,130;91,130;{right};{left};;;;;;", str(step % number))
    return [turning, Trait(f"delete;{delete};68,130;"), Trait(f"clone;{clone};67,130;")]


def prototype(name: str) -> Trait:
    """What all pieces of a kind have."""
    return Trait(f"prototype;{name}")


def basic(image: str, name: str) -> Trait:
    """The piece itself, on no map."""
    return Trait("piece;" + encode(";", ["", "", image, name]))


def standing(piece: Trait, map_: str, x: int, y: int, gpid: str) -> Trait:
    """A basic piece on a map."""
    return Trait(piece.type, encode(";", [map_, str(x), str(y), gpid, "0"]))


def in_palette(piece: Trait, gpid: str) -> Trait:
    """A basic piece that waits to be taken."""
    return standing(piece, "null", 0, 0, gpid)


def definition(traits: Sequence[Trait], piece_id: str = "null") -> str:
    """The command that makes a piece; its traits from the outermost to the basic piece."""
    return encode(
        "/", ["+", piece_id, _nested([one.type for one in traits]), _nested([one.state for one in traits])]
    )


def _nested(texts: Sequence[str]) -> str:
    found = texts[-1]
    for text in reversed(texts[:-1]):
        found = encode("\t", [text, found])
    return found


def stack(stack_id: str, map_: str, x: int, y: int, members: Sequence[str]) -> str:
    """The command that lays pieces on each other, the lowest first."""
    state = encode(";", [map_, str(x), str(y), *members, "@@0"])
    return encode("/", ["+", stack_id, "stack", state])


def boards_on(map_: str, boards: Sequence[tuple[str, int, int]]) -> str:
    """The command that lays boards on a map, each with its column and row."""
    return encode("\t", [f"{map_}BoardPicker", *(str(part) for board in boards for part in board)])


def saved(commands: Iterable[str]) -> bytes:
    """A saved game of these commands."""
    text = encode(ESCAPE, ["begin_save", "", *commands, "SETUP_STACK\t", "end_save"])
    hidden = bytes(byte ^ _KEY for byte in text.encode("utf-8"))
    return f"!VCSK{_KEY:02x}{hidden.hex()}".encode("ascii")
