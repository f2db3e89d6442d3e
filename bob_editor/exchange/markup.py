"""XML of foreign files: no entity is resolved, nothing outside is opened, size and depth are bounded; and of ours."""

import re
from xml.etree.ElementTree import Element, ParseError, TreeBuilder

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import XMLParser

from bob_editor.errors import BadFile, TooLarge
from bob_editor.storage.form.limits import MAX_DEPTH

MOST_ELEMENTS = 1_000_000
_UNSAYABLE = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class _Bounded(TreeBuilder):
    """Builds a tree, and gives up on one that is past the limits."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name, self._depth, self._count = name, 0, 0

    def start(self, tag: str, attrs: dict[str, str], /) -> Element:
        self._depth += 1
        self._count += 1
        if self._depth > MAX_DEPTH or self._count > MOST_ELEMENTS:
            what = (
                f"more than {MOST_ELEMENTS:,} elements"
                if self._depth <= MAX_DEPTH
                else "elements nested too deep"
            )
            raise TooLarge(f"{self._name} has {what}.", hint="Cut it into several maps.")
        return super().start(tag, attrs)

    def end(self, tag: str, /) -> Element:
        self._depth -= 1
        return super().end(tag)


def parse_xml(data: bytes, name: str) -> Element:
    """The outermost element of an XML file.

    :raises BadFile: where it is no well-formed XML, with the place, or declares entities.
    :raises TooLarge: past the limits.
    """
    # `name` is the file's; the parser wants a builder that knows it.
    parser = XMLParser(target=_Bounded(name), forbid_dtd=False, forbid_entities=True, forbid_external=True)
    try:
        parser.feed(data)
        root: Element = parser.close()
    except DefusedXmlException:
        raise BadFile(
            f"{name} declares entities of its own, which aren't resolved.", hint="Remove its DTD."
        ) from None
    except ParseError as error:
        line, column = error.position
        raise BadFile(
            f"{name} is no well-formed XML: line {line}, column {column + 1}.",
            hint="Save it anew where it was made.",
        ) from None
    except (LookupError, ValueError):
        raise BadFile(
            f"{name} is no XML in an encoding that can be read.", hint="Save it as UTF-8."
        ) from None
    return root


def sayable(text: str) -> str:
    """A text, or the whole of a file, without the signs that XML has no place for, be they escaped or not."""
    return _UNSAYABLE.sub("\N{REPLACEMENT CHARACTER}", text)
