"""Set stamps: a piece of board under the pointer, turned, mirrored and varied."""

from msgspec.structs import replace

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import NOTHING, Preview
from bob_editor.editing.said import said
from bob_editor.editing.stamps.drafting import draft_of
from bob_editor.editing.stamps.making import fits
from bob_editor.editing.stamps.setting import set_edit
from bob_editor.editing.stamps.varying import Turned, turned_by_chance, varied
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.painting import painting_of
from bob_editor.storage.documents import Stamp
from bob_editor.words import mark, tr


class PlaceStamp(Tool):
    """Sets the stamp that the Stamps panel has chosen; with Shift one after another."""

    id = "place_stamp"
    title = "Set a stamp"
    shortcut = "I"
    icon = "mdi6.stamper"
    symmetric = True

    turns = 0
    mirrored = False
    vary = False
    stamp: Stamp | None = None

    _seed = 1
    _at: Hex | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """How it lies, and whether each is another one."""
        turns = tuple((turn, f"{60 * turn}°") for turn in range(6))
        return (
            Option("turns", "Turn", "choice", turns),
            Option("mirrored", "Mirror", "switch"),
            Option("vary", "Vary each", "switch"),
        )

    @property
    def hint(self) -> str:
        """What a press here will do."""
        if self._chosen is None:
            return tr("{tool}: choose one in the Stamps panel first", tool=tr(self.title))
        at = self._here
        if at is None:
            return tr(
                "Set {stamp}: click a hex; Ctrl+R turns, Ctrl+M mirrors", stamp=said(self._chosen.title)
            )
        text = (
            mark("Set {stamp} on {label}; it stays in hand; Ctrl+R turns, Ctrl+M mirrors")
            if self.pointer is not None and self.pointer.shift
            else mark("Set {stamp} on {label}, Shift: and more; Ctrl+R turns, Ctrl+M mirrors")
        )
        return tr(text, stamp=said(self._chosen.title), label=self._label(at))

    def take(self, stamp: Stamp | None) -> None:
        """Have a stamp in hand, as it was made; None for none."""
        self.stamp = stamp
        self._update()

    def turn(self, steps: int = 1) -> None:
        """Turn the stamp in hand by sixths clockwise."""
        self.turns = (self.turns + steps) % 6
        self._update()

    def mirror(self) -> None:
        """Mirror the stamp in hand left to right, as it lies now."""
        # Mirrored after a turn is turned back after a mirror.
        self.mirrored, self.turns = not self.mirrored, -self.turns % 6
        self._update()

    def roll(self) -> None:
        """Have the next one vary otherwise."""
        self._seed += 1
        self._update()

    @property
    def _chosen(self) -> Stamp | None:
        """The stamp in hand, where this board can bear it."""
        stamp = self.stamp
        return stamp if stamp is not None and fits(stamp, self.document.ruleset) else None

    @property
    def busy(self) -> bool:
        """Whether a press is held."""
        return self._at is not None

    def press(self, pointer: Pointer) -> None:
        """Hold the stamp on this hex."""
        self.pointer = pointer
        self._at = self._here
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Take it along to another hex."""
        self.pointer = pointer
        if self._at is not None and self._here is not None:
            self._at = self._here
        self._update()

    def release(self, pointer: Pointer) -> None:
        """Set it as one step; without Shift it is put down, unless a locked layer refuses it."""
        self.pointer = pointer
        found, shown, self._at = self._pending(), self._shown, None
        if found is not None and self._do(found[0], shown or NOTHING):
            self._seed += 1
            if not pointer.shift:
                self.stamp = None
        self._update()

    def cancel(self) -> None:
        """Give up the press; without one, put the stamp down."""
        if self._at is None:
            self.stamp = None
        self._at = None
        self._update()

    def leave(self) -> None:
        """The pointer is elsewhere; the stamp stays in hand."""
        self.pointer = self._at = None
        self._update()

    def _pending(self) -> tuple[Edit[Board], frozenset[Hex]] | None:
        stamp, at = self._chosen, self._at or self._here
        if stamp is None or at is None:
            return None
        lies = Turned(self.turns, self.mirrored)
        if self.vary:
            lies = turned_by_chance(lies, self._seed)
            stamp = replace(varied(stamp, painting_of(self.document.ruleset), self._seed), title=stamp.title)
        return set_edit(self.board, stamp, at, lies)

    def _preview(self) -> Preview:
        found = self._pending()
        if found is None:
            return Preview(hexes=frozenset([self._here] if self._here else []))
        edit, hexes = found
        after = self._both(edit).apply(self.board)
        return Preview(after, hexes=hexes, draft=draft_of(self.board, after, hexes))
