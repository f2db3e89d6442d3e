"""An extension: what a module has, grafted into the tree of somebody else's module that players have already."""

from __future__ import annotations

import hashlib
from xml.etree.ElementTree import Element, SubElement

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.forms.vassal.build_file import MAP, VASSAL
from bob_editor.publishing.forms.vassal.pieces import encode
from bob_editor.records import Record

_MODULE = "VASSAL.build.module."
_PICKER = f"{_MODULE}map.BoardPicker"
_PROTOTYPES = f"{_MODULE}PrototypesContainer"
_AT_THE_TOP = ("PieceWindow", "ChartWindow", "PredefinedSetup")


class Extended(Record):
    """The module that is extended: its name, its version, and what its map is called; "" for a module of our own."""

    name: str = ""
    version: str = ""
    map: str = MAP

    def id_of(self, edition: Edition) -> str:
        """What the numbers of pieces begin with, so that they are no other extension's; "" in a module."""
        return hashlib.sha256(edition.info.id.encode()).hexdigest()[:6] if self.name else ""

    def graft(self, module: Element, edition: Edition, version: str) -> Element:
        """The extension of a module's tree."""
        root = Element(
            f"{_MODULE}ModuleExtension",
            anyModule="false",
            description=edition.info.title,
            extensionId=self.id_of(edition),
            module=self.name,
            moduleVersion=self.version,
            nextPieceSlotId=module.attrib["nextPieceSlotId"],
            vassalVersion=VASSAL,
            version=version,
        )
        on_map = encode("/", [encode(":", [f"{_MODULE}Map", self.map]), _PICKER])
        for parent, target in ((_PROTOTYPES, _PROTOTYPES), (_PICKER, on_map)):
            for holder in module.iter(parent):
                for one in holder:
                    _add(root, target, one)
        for name in _AT_THE_TOP:
            for one in module.findall(_MODULE + name):
                # The way to begin with empty boards is the module's own.
                if one.get("useFile") != "false":
                    _add(root, "", one)
        return root


def _add(root: Element, target: str, one: Element) -> None:
    SubElement(root, f"{_MODULE}ExtensionElement", target=target).append(one)
