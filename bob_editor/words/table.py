"""Tables of a language, as Qt Linguist reads and writes them: ``de.ts``."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from xml.parsers import expat

from msgspec import field

from bob_editor.records import Record


class Table(Record):
    """Texts by their English, and the forms for one and several by the English for several."""

    texts: Mapping[str, str]
    forms: Mapping[str, tuple[str, ...]]


@cache
def table_of(code: str) -> Table:
    """The table that the program has of a language; only what is finished in it counts."""
    return read_table((resources.files("bob_editor.words") / f"{code}.ts").read_bytes())


def read_table(data: bytes) -> Table:
    """A table of what stands in a ``.ts`` file of the program's own."""
    reader = _Reader()
    parser = expat.ParserCreate()
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text.append
    parser.Parse(data, True)
    return Table(reader.texts, reader.forms)


class _Reader(Record):
    """Takes in one message after the other."""

    texts: dict[str, str] = field(default_factory=dict)
    forms: dict[str, tuple[str, ...]] = field(default_factory=dict)
    text: list[str] = field(default_factory=list)
    message: dict[str, str] = field(default_factory=dict)
    several: list[str] = field(default_factory=list)

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        """Begin an element."""
        self.text.clear()
        if name == "message":
            self.message.clear()
            self.several.clear()
        elif name == "translation":
            self.message["type"] = attributes.get("type", "")

    def end(self, name: str) -> None:
        """Keep what an element held."""
        said = "".join(self.text)
        if name == "numerusform":
            self.several.append(said)
        elif name in {"source", "translation"}:
            self.message[name] = said
        elif name == "message" and not self.message.get("type"):
            if self.several:
                self.forms[self.message["source"]] = tuple(self.several)
            else:
                self.texts[self.message["source"]] = self.message["translation"]
        self.text.clear()
