"""Places units, markers and objectives of the card: takes them from the catalogue, drags, turns and removes them."""

from functools import partial

from bob_editor.editing.card import placing as card_places
from bob_editor.editing.card.form import card_form
from bob_editor.editing.document.document import Document
from bob_editor.editing.document.open_scenario import OpenScenario
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import NOTHING, Preview
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.scenario.scenario_tool import ScenarioTool
from bob_editor.editing.tools.tool import Option
from bob_editor.geometry.facings import FacingKind, facing_towards
from bob_editor.geometry.hexes import Hex
from bob_editor.model.edit import Edit
from bob_editor.rules.cards.code import CardCode, CatalogueEntry, Counter
from bob_editor.rules.game import game_of
from bob_editor.rules.wording import bearing, direction
from bob_editor.sheet.languages.in_window import label, of_window
from bob_editor.words import tr


class PlaceCounters(ScenarioTool):
    """A press on a counter takes it; on an empty hex it puts down what was chosen in the catalogue, if anything was.

    ``entry`` is what the catalogue has in hand, ``side`` whose it will be.
    """

    id = "place_counters"
    title = "Place units and markers"
    shortcut = "U"
    icon = "mdi6.account-group-outline"
    cursor = "hand"
    keeps = True

    def __init__(self, document: Document, los: LiveLos, scenario: OpenScenario) -> None:
        super().__init__(document, los, scenario)
        self.entry: CatalogueEntry | None = None
        self._held: Counter | None = None
        self._turning = False
        self._pressed: Hex | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """Whose the next one is."""
        sides = tuple(self.side_titles.items())
        return (Option("side", "Side", "choice", sides),) if sides else ()

    @property
    def hint(self) -> str:
        """What a press here will do."""
        if self._held is not None:
            if self._turning:
                return tr("Point where it is to face. Escape: leave it as it was.")
            return tr("Let go in the hex where it is to stand. Escape: leave it as it was.")
        under = self._under()
        if under is not None:
            more = tr("next of the stack") if len(self._stack(under)) > 1 else tr("its fields")
            turned = self._to_be_turned(under)
            what = (
                ""
                if turned is None
                else tr("it")
                if turned is under
                else of_window().lower(label(turned.title))
                if turned.kind == "marker"
                else turned.title
            )
            turn = tr(", Shift-drag to turn {what}", what=what) if what else ""
            return tr(
                "{piece}: drag to move it{turn}, Delete to take it away; double click: {more}.",
                piece=label(under.title),
                turn=turn,
                more=more,
            )
        if self.entry is not None:
            return tr(
                "Click to put it here: {piece}. Escape: take it back.",
                piece=label(self.entry.title),
            )
        return tr("Drag a unit, marker or objective here from the Catalogue.")

    @property
    def busy(self) -> bool:
        """Whether something is in hand."""
        return self._held is not None or self.entry is not None

    # -- what is there ------------------------------------------------------------------------------------------

    @property
    def code(self) -> CardCode:
        """What the ruleset says of its cards."""
        return game_of(self.document.ruleset).card_code()

    @property
    def counters(self) -> tuple[Counter, ...]:
        """What stands on the map."""
        return () if self.card is None else self.code.counters(self.card)

    def _under(self) -> Counter | None:
        """The counter under the pointer: of a stack the chosen one, else the uppermost."""
        here = self._here
        stack = [one for one in self.counters if one.at == here] if here is not None else []
        stack.sort(key=lambda one: one.kind == "unit")
        chosen = self.scenario.chosen
        return next((one for one in stack if one.path == chosen), stack[-1] if stack else None)

    def take(self, entry: CatalogueEntry | None) -> None:
        """Have a thing of the catalogue in hand, or nothing."""
        self.entry = entry
        if entry is not None and entry.sides and self.side not in entry.sides:
            self.side = entry.sides[0]
        self._update()

    # -- the pointer --------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Take the counter here, or put one down."""
        self.pointer = pointer
        here, under = self._here, self._under()
        if here is not None and self.entry is not None and not pointer.control:
            self.put(self.entry, here)
        elif under is not None:
            again = under.path == self.scenario.chosen and pointer.clicks == 2
            if again and len(self._stack(under)) == 1:
                self.scenario.wanted.emit(under.path)
                self._update()
                return
            if again:
                under = self._next_of_stack(under)
            turned = self._to_be_turned(under) if pointer.shift else None
            under, self._turning = turned or under, turned is not None
            self.scenario.choose(under.path)
            self._held, self._pressed = under, here
        else:
            self.scenario.choose(None)
        self._update()

    def _next_of_stack(self, under: Counter) -> Counter:
        """The counter beneath, so that a double click goes through a stack."""
        stack = self._stack(under)
        return stack[(stack.index(under) - 1) % len(stack)] if under in stack else under

    def _to_be_turned(self, under: Counter) -> Counter | None:
        """What a drag with Shift turns: this counter, else of its stack one that has a front, as sandbags do."""
        return next(
            (one for one in (under, *reversed(self._stack(under))) if self._kind_of_facing(one)), None
        )

    def _stack(self, under: Counter) -> list[Counter]:
        """All that stands where a counter does."""
        return [one for one in self.counters if one.at == under.at]

    def release(self, pointer: Pointer) -> None:
        """Let what is held stand here, or face there."""
        held, turning, pressed = self._held, self._turning, self._pressed
        self._held = None
        self.pointer = pointer
        here = self._here
        if held is not None:
            if turning:
                facing = self._turned_to(held, pointer)
                edit = partial(card_places.turned, path=held.path, facing=facing)
                self._perform(Edit(tr("Turn {title}", title=label(held.title)), edit))
            elif here is not None and here != pressed:
                edit = partial(
                    card_places.moved_together,
                    path=held.path,
                    companions=() if self.card is None else self.code.companions(self.card, held.path),
                    old=self._called(held),
                    new=self._label(here),
                )
                self._perform(Edit(tr("Move {title}", title=label(held.title)), edit))
        self._update()

    def put(self, entry: CatalogueEntry, at: Hex, side: str = "") -> None:
        """Put a thing of the catalogue on a hex; the new row is the chosen one."""
        entry = self._anew(entry)
        owner = self.owner(entry, side) if entry.sides else side or self.side
        place = self._label(at)
        self._perform(
            Edit(
                tr("Place {title}", title=label(entry.title)),
                partial(card_places.placed, entry=entry, label=place, side=owner),
            )
        )
        rows = self.scenario.get(*entry.section)
        if isinstance(rows, list):
            self.scenario.choose((*entry.section, len(rows) - 1))

    def _anew(self, entry: CatalogueEntry) -> CatalogueEntry:
        """The same thing as the catalogue has it now: the next of a kind has an id of its own."""
        groups = () if self.card is None else self.code.catalogue(self.card)
        known = (entry.id, entry.section, entry.title, entry.sides)
        return next(
            (
                one
                for group in groups
                for one in group.entries
                if (one.id, one.section, one.title, one.sides) == known
            ),
            entry,
        )

    def owner(self, entry: CatalogueEntry, side: str = "") -> str:
        """Whose a thing of the catalogue will be: the wanted or chosen side's, if that may own it; "" for nobody's."""
        wanted = side or self.side
        return wanted if entry.sides and wanted in entry.sides else (entry.sides or ("",))[0]

    def delete(self) -> bool:
        """Take away the counter under the pointer, or the chosen one."""
        under = self._under() or next(
            (one for one in self.counters if one.path == self.scenario.chosen), None
        )
        if under is None:
            return False
        self._perform(
            Edit(
                tr("Take {title} away", title=label(under.title)),
                partial(card_places.taken, path=under.path, label=self._called(under)),
            )
        )
        self._update()
        return True

    def cancel(self) -> None:
        """Leave what is held as it was; then put back what the catalogue gave."""
        if self._held is not None:
            self._held = None
        else:
            self.entry = None
        self._update()

    def leave(self) -> None:
        """The catalogue's thing stays in hand while the pointer is elsewhere."""
        self.pointer = self._held = None
        self._update()

    def _card_changed(self) -> None:
        """What is held is known by its row, which may be another's by now: it is let go where it was."""
        super()._card_changed()
        self._held = None

    def _called(self, counter: Counter) -> str:
        """What the card calls the hex where a counter stands."""
        return card_places.called_there(self.scenario.value, counter.path, self.board.grid, counter.at)

    def _kind_of_facing(self, counter: Counter) -> FacingKind:
        """How a counter may face: as its kind does in the catalogue, else as its row on the card has a field for it."""
        if self.card is not None:
            for group in self.code.catalogue(self.card):
                for entry in group.entries:
                    if entry.symbol == counter.symbol and entry.facing:
                        return entry.facing
        table = card_form(self.document.ruleset).field_at(counter.path[:-1])
        field = None if table is None else next((one for one in table.fields if one.name == "facing"), None)
        if table is None or field is None or not table.applies(field, self.scenario.get(*counter.path)):
            return ""
        if field.kind == "integer":
            return "number"
        return "side" if self.board.grid.pointy else "spine"

    def _turned_to(self, counter: Counter, pointer: Pointer) -> str | int:
        """What a counter faces if it is turned to where the pointer is."""
        return facing_towards(self.board.grid, counter.at, pointer.point, self._kind_of_facing(counter))

    # -- what is shown ------------------------------------------------------------------------------------------

    def _preview(self) -> Preview:
        here, held = self._here, self._held
        if held is not None:
            if self._turning and self.pointer is not None:
                facing = self._turned_to(held, self.pointer)
                dot = self.board.grid.frame.centre(held.at)
                where = bearing(facing) if isinstance(facing, int) else direction(facing)
                words = tr("faces {where}", where=of_window().say(where))
                return Preview(lines=((dot, self.pointer.point),), text=words)
            if here is None:
                return NOTHING
            return Preview(hexes=frozenset((here,)), text=f"{label(held.title)} → {self._label(here)}")
        under = self._under()
        if here is not None and self.entry is not None:
            piece = label(self.entry.title)
            told = tr("{piece} in {place}", piece=piece, place=self._label(here))
            return Preview(hexes=frozenset((here,)), text=told)
        if under is not None:
            words = " · ".join(
                part for part in (label(under.title), self.side_titles.get(under.side), under.text) if part
            )
            return Preview(hexes=frozenset((under.at,)), text=words)
        return NOTHING
