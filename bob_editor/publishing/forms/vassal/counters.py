"""The pieces of a module: every counter that a scenario has on its map or off it, each face painted once."""

import math
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain, count

from msgspec.structs import replace

from bob_editor.geometry.facings import way
from bob_editor.geometry.hexes import Hex
from bob_editor.publishing.edition import PublishedScenario
from bob_editor.publishing.forms.vassal.build_file import MAP, Slot
from bob_editor.publishing.forms.vassal.pieces import (
    DEGREES,
    Trait,
    basic,
    definition,
    handling,
    in_palette,
    layer,
    marked,
    prototype,
    standing,
)
from bob_editor.render.pictures.faces import UPRIGHT, Faces
from bob_editor.rules.cards.code import Counter
from bob_editor.sheet.languages import Language, capital
from bob_editor.storage.plain_names import plain_name

PROTOTYPE = "bob_editor piece"
"""The name of what all pieces have in common."""


class Pieces:
    """All pieces of a module; ``images`` are their faces by the names of files."""

    def __init__(self, hex_px: int, language: Language, map_: str = MAP, prefix: str = "") -> None:
        """They lie on a map of that name; ``prefix`` is what their numbers begin with in an extension."""
        self.map = map_
        self._language = language
        self._prefix = f"{prefix}:" if prefix else ""
        self.images: dict[str, bytes] = {}
        self.tabs: dict[str, list[Slot]] = {}
        self._hex_px = hex_px
        self._names: dict[bytes, str] = {}
        self._numbers: dict[tuple[str, str], str] = {}
        self._known: dict[tuple[str, Counter], tuple[list[Trait], str, str]] = {}

    @property
    def prototypes(self) -> Mapping[str, str]:
        """What pieces have in common, by the names that they call it by."""
        return {PROTOTYPE: definition([*handling(self._language), Trait("piece;;;;", "null;0;0;;0")])}

    @property
    def next_number(self) -> int:
        """A number above that of every piece."""
        return len(self._numbers) + 1

    def take(self, one: PublishedScenario, waiting: Iterable[Counter]) -> None:
        """Put every kind of counter that a scenario needs into the palette, also of those that wait beside the map."""
        faces = Faces(one.printed)
        for counter in (*one.game.card_code().counters(one.printed), *waiting):
            self._slot(one, faces, counter)

    def placed(
        self, one: PublishedScenario, faces: Faces, counter: Counter, at: tuple[int, int], piece_id: str
    ) -> str:
        """The command that sets a counter on the map."""
        traits, _, _ = self._traits(one, faces, counter.public)
        number = self._slot(one, faces, counter)
        steps = _steps(one, counter)
        piece = standing(traits[-1], self.map, *at, number)
        return definition([*handling(self._language, steps), *traits[:-1], piece], piece_id)

    def _slot(self, one: PublishedScenario, faces: Faces, counter: Counter) -> str:
        counter = replace(counter.public, concealed=False)
        traits, tab, name = self._traits(one, faces, counter)
        key = (tab, definition(traits))
        if key not in self._numbers:
            number = self._numbers[key] = f"{self._prefix}{len(self._numbers) + 1}"
            text = definition([prototype(PROTOTYPE), *traits[:-1], in_palette(traits[-1], number)])
            slots = self.tabs.setdefault(tab, [])
            slots.append((_told_apart(name, counter, {one for one, *_ in slots}), number, text))
        return self._numbers[key]

    def _traits(self, one: PublishedScenario, faces: Faces, counter: Counter) -> tuple[list[Trait], str, str]:
        """A counter's traits but those of all pieces, the title of its tab, and its name."""
        turned = UPRIGHT if counter.facing else ""
        titled = one.titled(counter)
        like = replace(
            titled, path=(), at=Hex(0, 0), facing=turned, id="", counts={}, number=1, position="", beside=()
        )
        if (one.slug, like) not in self._known:
            self._known[one.slug, like] = self._painted(one, faces, like)
        return self._known[one.slug, like]

    def _painted(
        self, one: PublishedScenario, faces: Faces, counter: Counter
    ) -> tuple[list[Trait], str, str]:
        side = side_name(one, counter.side) if counter.side else ""
        # Of a marker the name is what messages call it by, which may be its id.
        own = "" if counter.kind == "marker" else counter.name
        name = one.called((own or counter.title).strip() or counter.symbol)
        name = name[:1].upper() + name[1:]
        turned, stem = bool(counter.facing), f"{counter.symbol}-{counter.side or 'all'}"
        front = self._image(stem, faces.png(counter, self._hex_px, faces=turned))
        traits = [marked([("Side", side), ("Kind", counter.symbol)])]
        said = self._language.title
        if counter.kind == "unit":
            hidden = self._image(
                f"hidden-{counter.side or 'all'}", faces.hidden_png(counter.side, self._hex_px, faces=turned)
            )
            level = 2 if counter.concealed else 1
            traits.append(layer("Concealed", said("Conceal"), "H", ["", hidden], ["", "?"], level))
            reduced = self._image(
                f"{stem}-reduced", faces.png(counter, self._hex_px, faces=turned, reduced=True)
            )
            traits.append(layer("Step", said("Flip"), "F", ["", reduced], ["", f"{said('Reduced')} +"], 1))
        tab = side if counter.kind == "unit" and side else said("Markers")
        return [*traits, basic(front, name)], tab, name

    def _image(self, stem: str, png: bytes) -> str:
        """The name of a face; one that is there already isn't kept twice."""
        if png not in self._names:
            plain = plain_name(stem) or "counter"
            number, name = 1, f"{plain}.png"
            while name in self.images:
                number += 1
                name = f"{plain}-{number}.png"
            self._names[png] = name
            self.images[name] = png
        return self._names[png]


def side_name(one: PublishedScenario, side: str) -> str:
    """What a side is called in the module: with a capital, for it stands there alone."""
    return capital(one.called(one.game.card_code().side_title(one.printed, side)))


def _told_apart(name: str, counter: Counter, taken: Collection[str]) -> str:
    """The name of a slot, which no other of its tab has: by what stands on the counter, else by a number."""
    told = [name, f"{name} ({counter.text})"] if counter.text else [name]
    numbered: Iterator[str] = (f"{name} {number}" for number in count(2))
    return next(one for one in chain(told, numbered) if one not in taken)


def _steps(one: PublishedScenario, counter: Counter) -> int:
    """How far a counter is turned clockwise from upright."""
    towards = way(one.card.grid.frame, counter.facing) if counter.facing else None
    return 0 if towards is None else round(math.degrees(math.atan2(towards[0], -towards[1])) / DEGREES)
