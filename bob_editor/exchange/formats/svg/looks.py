"""What a drawing says of how an element looks, as far as it tells areas, lines and hidden things apart."""

import re
from collections.abc import Mapping
from xml.etree.ElementTree import Element

from bob_editor.records import Record

ASKED = ("fill", "display", "visibility", "fill-rule", "text-anchor", "font-size")
_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)", re.DOTALL)
_SIMPLE = re.compile(r"(\w+)?(?:\.([\w-]+))?(?:#([\w-]+))?")

MOST_RULES = 5000


class Sheet(Record, eq=False):
    """The rules of a drawing's style sheets, of plain selectors: a tag, a class, an id."""

    rules: Mapping[tuple[str, str, str], Mapping[str, str]]

    def looks(self, element: Element, tag: str, above: Mapping[str, str]) -> dict[str, str]:
        """What holds for an element: what it says, what rules say of it, what it inherits."""
        found = {name: above[name] for name in ASKED if name in above and name != "display"}
        found |= {name: element.get(name, "").strip() for name in ASKED if element.get(name)}
        for one in self._fitting(element, tag):
            found |= one
        return found | _said(element.get("style") or "")

    def _fitting(self, element: Element, tag: str) -> list[Mapping[str, str]]:
        if not self.rules:
            return []
        own = element.get("id") or ""
        classes = ("", *(element.get("class") or "").split()[:50])
        keys = [
            (one, two, three)
            for three in dict.fromkeys(("", own))
            for two in classes
            for one in ("", "*", tag)
            if one or two or three
        ]
        return [self.rules[key] for key in keys if key in self.rules]


def sheet_of(texts: list[str]) -> Sheet:
    """The rules of style sheets."""
    rules: dict[tuple[str, str, str], dict[str, str]] = {}
    for text in texts:
        for rule in _COMMENT.sub("", text).split("}")[:-1]:
            before, _, body = rule.rpartition("{")
            said = _said(body)
            # What a rule stands in, and an @import before it, is none of its selectors.
            selectors = before.rpartition("{")[2].rpartition(";")[2]
            for one in filter(None, map(str.strip, selectors.split(","))):
                simple = _SIMPLE.fullmatch(one.replace("*", ""))
                if simple is not None and said and len(rules) < MOST_RULES:
                    tag, name, own = (simple[1] or "", simple[2] or "", simple[3] or "")
                    rules.setdefault((tag, name, own) if tag or name or own else ("*", "", ""), {}).update(
                        said
                    )
    return Sheet(rules)


def _said(text: str) -> dict[str, str]:
    pairs = (row.partition(":") for row in text.split(";"))
    return {
        name.strip(): value.replace("!important", "").strip()
        for name, _, value in pairs
        if name.strip() in ASKED
    }
