"""Lines of sight for scripts: the answer to one, with its reasons, its path and what would change it."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

from bob_editor.editing.sight.flip import Flips
from bob_editor.errors import BobEditorError
from bob_editor.library.told import flips_json, line_json
from bob_editor.opening.ends import shown, written
from bob_editor.records import Record
from bob_editor.rules.game import sight_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.answer import Answer, Modifier, Reason
from bob_editor.rules.los.open_rulings import OpenRuling, hangs_on, naming
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.surveys.passed import Passed, passed
from bob_editor.rules.los.surveys.profile import Profile
from bob_editor.rules.ruleset import Ruleset

COLOURS = {"clear": "#2c7a4b", "hindered": "#8a6500", "blocked": "#a33a2c", "blind": "#7a2f66"}


class Line(Record, eq=False, dict=True):
    """What one end sees of the other.

    ``str()`` of it is the sentence that the command line prints.
    """

    _looker: Looker
    _start: End
    _goal: End
    _bare: Answer

    def __reduce__(self) -> tuple[Callable[[End, End], Line], tuple[End, End]]:
        return self._looker.line, (self._start, self._goal)  # whoever gets a copy looks anew

    @property
    def _sight(self) -> Sight:
        return self._looker.sight

    @property
    def start(self) -> str | Mapping[str, Any]:
        """Who looks: a hex's name, or an object as suites write it where it says more."""
        return written(self._start, self._sight.scene)

    @property
    def goal(self) -> str | Mapping[str, Any]:
        """Who is looked at, likewise."""
        return written(self._goal, self._sight.scene)

    @cached_property
    def answer(self) -> Answer:
        """The engine's answer, whose first reason names the open question that it hangs on, if any."""
        return naming(self._bare, self.rulings)

    @property
    def ruleset(self) -> Ruleset:
        """The game by which it was judged."""
        return self._sight.scene.ruleset

    @property
    def bare_reasons(self) -> tuple[Reason, ...]:
        """The reasons as the engine gives them: at hand at once, for whoever looks along thousands of lines."""
        return tuple(self._bare.reasons)

    @property
    def expectation(self) -> str:
        """The verdict as a suite writes it: ``clear``, ``hindered:2``, ``blocked`` or ``blind``."""
        return self._bare.expectation

    @property
    def verdict(self) -> str:
        """``clear``, ``hindered``, ``blocked`` or ``blind`` (blocked by a shadow only)."""
        return "blind" if self._bare.blind else self._bare.verdict

    @property
    def is_open(self) -> bool:
        """Whether anything is seen: clear or hindered."""
        return self._bare.verdict != "blocked"

    @property
    def range(self) -> int:
        """How far it is, in hexes."""
        return self._bare.range

    @property
    def hindrance(self) -> int:
        """How much it is hindered, from the first end to the second; 0 where it isn't."""
        return self._bare.hindrance

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why, the one that decides first.

        Each has ``text``, ``cites`` (the rule), ``at`` (a hex or hexside), ``kind``, ``terrain``, ``ruling`` (the open
        question that it hangs on, or None), ``height`` and ``distance``.
        """
        return tuple(self.answer.reasons)

    @property
    def modifiers(self) -> tuple[Modifier, ...]:
        """What changes a shot along it: each with ``title``, ``value``, ``cites`` and whether it only ``may`` apply."""
        return tuple(self._bare.modifiers)

    @cached_property
    def rulings(self) -> tuple[OpenRuling, ...]:
        """The open questions of the rulebook of which another answer gives another verdict, each with that answer.

        Each has ``id``, ``question``, ``cites`` and ``otherwise``. On maps of more than 2,000 hexes they aren't tried.
        """
        return hangs_on(self._sight, self._start, self._goal, self._bare)

    @cached_property
    def path(self) -> tuple[Passed, ...]:
        """The hexes that the thread passes, from the first end on.

        Each has ``hex`` (its name), ``level``, ``terrain`` (ids, lowest first), ``distance`` (in hexes from the first
        end), ``first`` and ``last`` (exact shares of the thread's length) and ``beside``, which is None unless the
        thread runs along the hex's side.
        """
        return passed(self._looker.ground, self._start.hex, self._goal.hex)

    def flips(self, *, seconds: float = 10.0) -> Flips:
        """What would have to change for it to be clear, or blocked where it is clear.

        Parameters
        ----------
        seconds
            How long is searched at most.

        Returns
        -------
        Flips
            ``sentence``; ``found``, the smallest sets of changes, each with ``told`` and ``answer``; ``complete``.
        """
        from bob_editor.editing.sight.flips import flips

        return flips(self._sight, self._start, self._goal, answer=self._bare, seconds=seconds)

    def side_view(self) -> Profile:
        """The thread from the side, as values.

        Returns
        -------
        Profile
            ``columns`` (hexes with ``ground``, ``obstacles`` and their ``top`` in levels), ``walls``, ``shadows``.
        """
        from bob_editor.rules.los.surveys.side_view import profile

        return profile(self._sight, self._start, self._goal, answer=self._bare)

    def render_side_view(
        self, path: str | Path | None = None, *, form: str = "svg", theme: str = "light", dpi: float = 150
    ) -> bytes:
        """The thread from the side as a picture: its bytes, also written to a file if one is named. Loads Qt.

        :raises BadCall: where the ending (or ``form``, without a path) is no kind of picture.
        """
        from bob_editor.render.kit.gui import PAINTING
        from bob_editor.render.pictures.side_view import side_view_bytes
        from bob_editor.storage.files.writing import write_bytes

        suffix = f".{form}" if path is None else Path(path).suffix.lower()
        with PAINTING:
            data = side_view_bytes(
                suffix, self._sight, self._start, self._goal, self.answer, theme=theme, dpi=dpi
            )
        if path is not None:
            write_bytes(path, data)
        return data

    def to_json(self, *, flips: Flips | None = None, rulings: bool = True) -> dict[str, Any]:
        """The line as ``bob-editor los --format json`` prints it (docs/formats.md, section 6).

        Parameters
        ----------
        flips
            What would change it, as ``flips()`` found it, to be told, too.
        rulings
            Whether the open questions on which it hangs are tried; that takes a look under each answer.
        """
        answer = self.answer if rulings else self._bare
        row = line_json(self._sight.scene, self._start, self._goal, answer)
        row["path"] = [one.to_json() for one in self.path]
        if rulings and self.rulings:
            row["rulings"] = [one.to_json() for one in self.rulings]
        return row if flips is None else {**row, "flips": flips_json(flips)}

    def told(self, reason: Reason) -> str:
        """A reason with its place, where its text doesn't name it, and its rule."""
        return f"{reason.lead}{reason.text.rstrip('.')}{self.ruleset.bracketed(reason.cites)}"

    def __str__(self) -> str:
        """The ends, the verdict, the range and the reasons in a sentence."""
        cited = self._sight.scene.ruleset.bracketed
        why = "; ".join(f"{one.text.rstrip('.')}{cited(one.cites)}" for one in self.reasons)
        return f"{shown(self.start)} to {shown(self.goal)}: {self.expectation}, range {self.range}: {why}"

    def __repr__(self) -> str:
        """Its ends and its verdict."""
        return f"<Line {shown(self.start)} to {shown(self.goal)}: {self.expectation}>"

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        cited = self._sight.scene.ruleset.bracketed
        reasons = "".join(f"<li>{escape(one.text)}{escape(cited(one.cites))}</li>" for one in self.reasons)
        told = f'<b style="color:{COLOURS[self.verdict]}">{self.expectation}</b>, range {self.range}'
        ends = f"<p>{escape(shown(self.start))} to {escape(shown(self.goal))}: {told}</p>"
        return f"{ends}<ol>{reasons}</ol>{self._repr_svg_() or ''}"

    def _repr_svg_(self) -> str | None:
        """The thread from the side; None where there is no Qt to paint it."""
        try:
            svg = self.render_side_view().decode()
        except (BobEditorError, ImportError):
            return None
        return svg[svg.index("<svg") :]


class Looker(Record, eq=False, dict=True):
    """Lines of sight on one scene, with what they share."""

    sight: Sight

    def __reduce__(self) -> tuple[Callable[[bytes], Looker], tuple[bytes]]:
        from bob_editor.publishing.work.parcel import packed

        return _looking, (packed(self.sight.scene),)

    @cached_property
    def ground(self) -> Ground:
        """The land of the scene, as its ruleset reads it."""
        return Ground(self.sight.scene.board, self.sight.scene.ruleset)

    def line(self, start: End, goal: End) -> Line:
        """Look along one of them.

        :raises UnknownPlace: where an end isn't on the map, or its hex hasn't that position.
        """
        return Line(self, start, goal, self.sight.trace(start, goal))


def _looking(scene: bytes) -> Looker:
    return Looker(sight_of(pickle.loads(scene)))  # noqa: S301 - made above
