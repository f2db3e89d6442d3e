"""The inspector: what is in the hex that is selected or pointed at, what it does, and which rule says so."""

from __future__ import annotations

import json
from collections import Counter
from functools import cached_property
from html import escape
from urllib.parse import quote, unquote

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtWidgets import QComboBox, QFormLayout, QTextBrowser, QVBoxLayout, QWidget

from bob_editor.editing.drawing.terrain_edits import paint_own_level
from bob_editor.editing.issues.form_words import message_in_words
from bob_editor.editing.said import said
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import sides_of
from bob_editor.model.board import Artwork
from bob_editor.model.board_edits import paint_terrain
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.game import game_of
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.ruleset import Ruleset, Terrain
from bob_editor.sheet.languages.in_window import label
from bob_editor.ui.dress.descriptions import counter_title, terrain_html
from bob_editor.ui.dress.keyboard import come_after
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.panels.board import label_form, outline_form
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

MOST_ISSUES = 6
"""Issues of a hex that are told."""

REST = 40
"""Milliseconds that the pointer rests before the panel follows it, so that sweeping over the board stays smooth."""

MANY = 500
"""Selected hexes from which on the selection must rest, too: what thousands of them are takes longer than a frame."""


def card_html(session: Session, at: Hex) -> str:
    """What the scenario puts into a hex, and the areas that it is in; each leads to its fields on the card."""
    card = session.card
    if card is None:
        return ""
    says = game_of(session.ruleset).card_code()
    sides = {name: str(row.get("name") or name) for name, row in card.side_rows.items()}
    here: dict[str, list[tuple[str, str, FieldPath]]] = {
        tr("On the map"): [
            (
                one.title,
                sides.get(one.side, "")
                + (tr(", facing {facing}", facing=one.facing.upper()) if one.facing else ""),
                one.path,
            )
            for one in says.counters(card)
            if one.at == at
        ],
        tr("In the areas"): [
            (said(one.title), sides.get(one.side, ""), one.path)
            for one in says.areas(card)
            if at in one.hexes
        ],
    }
    return "".join(
        f"<h4>{heading}</h4>" + "".join(_link(*one) for one in found)
        for heading, found in here.items()
        if found
    )


def _link(title: str, more: str, path: FieldPath) -> str:
    """A line that leads to fields of the card."""
    shown = escape(title[:1].upper() + title[1:])
    return f"<p><a href='{quote(json.dumps(path))}'>{shown}</a> {escape(more.strip(', '))}</p>"


def hex_html(session: Session, at: Hex) -> str:
    """Everything that lies in a hex and around it."""
    board, ground = session.board, session.document.ground
    sides = [(side, board.sides[side]) for side in sides_of(at) if side in board.sides]
    drawn = [piece for piece in ground.drawn_at(at) if piece.terrain is not None]
    sections = {
        tr("Terrain at the dot"): [_terrain_part(session, name) for name in ground.terrain(at)],
        tr("Hexsides"): [
            f"<p>{board.grid.side_label(side)}: "
            f"{', '.join(escape(_title(session, feature.terrain)) for feature in features)}</p>"
            for side, features in sides
        ],
        tr("Paths"): [
            _terrain_part(session, name) for name, hexes in board.path_hexes.items() if at in hexes
        ],
        tr("Drawn artwork over the dot"): [
            f"<p>{escape(_title(session, piece.terrain or ''))} ({tr('piece {number}', number=piece.index + 1)})</p>"
            for piece in drawn
        ],
        tr("Markers and units"): _laid_lines(session, at) if session.card is None else [],
        tr("Issues"): _issue_lines(session, at),
        tr("Effects of the hexsides"): [
            _terrain_part(session, name)
            for name in dict.fromkeys(feature.terrain for _, features in sides for feature in features)
        ],
    }
    told = (f"<h4>{heading}</h4>{''.join(lines)}" for heading, lines in sections.items() if lines)
    return card_html(session, at) + "".join(told)


def _laid_lines(session: Session, at: Hex) -> list[str]:
    """The markers and units that are tried in a hex, and which way they face."""
    lines = []
    for one in session.live_los.scene.laid:
        if one.at == at:
            towards = one.facing if isinstance(one, Marker) else None
            facing = tr(", facing {facing}", facing=towards.upper()) if towards else ""
            lines.append(f"<p>{escape(counter_title(one, session.ruleset))}{facing}</p>")
    return lines


def _issue_lines(session: Session, at: Hex) -> list[str]:
    """The issues of a hex: what counts first, an accepted one says that it is."""
    found = [issue for issue in session.issues if any(at in place.near for place in issue.places)]
    found.sort(key=lambda issue: issue.accepted is not None)
    lines = [f"<p>{escape(_issue_words(session, issue))}</p>" for issue in found[:MOST_ISSUES]]
    if len(found) > MOST_ISSUES:
        lines.append(f"<p>{tr('… and {count:,} more', count=len(found) - MOST_ISSUES)}</p>")
    return lines


def _issue_words(session: Session, issue: Issue) -> str:
    """An issue as the list of issues says it."""
    message = message_in_words(issue, session.desk.form)
    return message if issue.accepted is None else f"{message} ({tr('accepted')})"


def _title(session: Session, name: str) -> str:
    row = session.ruleset.terrains.get(name)
    return label(row.title) if row is not None else name


def _terrain_part(session: Session, name: str) -> str:
    row = session.ruleset.terrains.get(name)
    if row is None:
        return (
            f"<p><b>{escape(name)}</b>: {tr('not known to {game}', game=escape(session.ruleset.title))}</p>"
        )
    return f"<div>{terrain_html(row, session.ruleset)}</div>"


class InspectorPanel(QWidget):
    """Follows the selection; without one, the pointer."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setAccessibleName(tr("Inspector"))
        self.hex: Hex | None = None
        self.heading = plain_label()
        font = self.heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.35)
        font.setBold(True)
        self.heading.setFont(font)
        self.below = plain_label()
        self.below.setProperty("faint", True)
        self.below.setWordWrap(True)
        self.terrain = QComboBox()
        self.terrain.setAccessibleName(tr("Terrain of the hex"))
        self.terrain.activated.connect(self._paint_terrain)
        self.level = QComboBox()
        self.level.setAccessibleName(tr("Level of the hex"))
        self.level.activated.connect(self._paint_level)
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("What is in the hex"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._lead_to)
        self.form = QWidget()
        form = self._rows = QFormLayout(self.form)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(tr("Terr&ain"), self.terrain)
        form.addRow(tr("Level"), self.level)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(6)
        column.addWidget(self.heading)
        column.addWidget(self.below)
        column.addWidget(self.form)
        self._of_drawn = QVBoxLayout()
        self._drawn: QWidget | None = None
        column.addLayout(self._of_drawn)
        column.addWidget(self.text, 1)
        column.addStretch()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST)
        self._timer.timeout.connect(self.refresh)
        self._ruleset_shown: Ruleset | None = None
        for signal in (session.attention.pointed, session.boardChanged, session.cardChanged):
            signal.connect(lambda _what: self._later())
        for plain in (session.opened, session.issuesChanged, session.hand.updated, session.losChanged):
            plain.connect(self._later)
        session.opened.connect(self._forget)
        self.refresh()

    def _forget(self) -> None:
        """A hex of the former board is no hex of this one, whatever its name."""
        self.hex = None

    def _later(self) -> None:
        many = len(self.session.hand.selection) > MANY
        if many or not self._timer.isActive():
            self._timer.start()

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """What an edit here bears on: the selection, else the hex shown."""
        selection = self.session.hand.selection
        chosen = [at for at in self.session.board.grid.hexes if at in selection]
        return tuple(chosen) or ((self.hex,) if self.hex is not None else ())

    @cached_property
    def outline(self) -> outline_form.OutlineForm:
        """The numbers of selected outlines; made when the first is selected."""
        return outline_form.OutlineForm(self.session, self)

    @cached_property
    def label(self) -> label_form.LabelForm:
        """The numbers of selected labels; made when the first is selected."""
        return label_form.LabelForm(self.session, self)

    def _show_form(self, form: QWidget | None) -> None:
        """Show one for what is drawn and selected, or none."""
        if form is not self._drawn:
            if self._drawn is not None:
                self._drawn.hide()
            self._drawn = form
            if form is not None:
                self._of_drawn.addWidget(form)
                come_after(self.level, form)
                form.show()

    def refresh(self) -> None:
        """Show the present state."""
        session = self.session
        hold, labels = session.hand.select.hold, session.hand.select.labels
        drawn_on = not session.empty and session.desk.is_drawn_on
        if drawn_on and hold.places:
            self._show_outlines()
            return
        if drawn_on and labels.places:
            self._show_labels()
            return
        self._show_form(None)
        chosen = self.hexes if session.hand.selection else ()
        if chosen:
            self.hex = chosen[0]
        elif session.attention.pointer is not None:
            self.hex = session.attention.pointer.hex
        if self.hex is not None and self.hex not in session.board.grid:
            self.hex = None
        if session.empty or self.hex is None:
            self.heading.setText(tr("No hex"))
            self.below.setText(
                tr("Point at a hex, or select one.") if not session.empty else tr("Nothing is open.")
            )
            self.form.hide()
            self._show_text("")
            return
        # The boards of a scenario are drawn on in their own files.
        self.form.setVisible(session.desk.is_drawn_on)
        self._fill_choices()
        at = self.hex
        label = session.board.grid.label(at)
        self.heading.setText(
            tr("{label} and {count:,} more", label=label, count=len(chosen) - 1) if len(chosen) > 1 else label
        )
        self._show_what_they_are(chosen or (at,))
        self._show_text(hex_html(session, at))

    def _show_what_they_are(self, hexes: tuple[Hex, ...]) -> None:
        """What the hexes are, each kind with its number; where they differ no choice stands for all."""
        grid, ground = self.session.board.grid, self.session.document.ground
        kinds = Counter(map(ground.terrain, hexes))
        levels = sorted(set(map(ground.level, hexes)))
        titles = ", ".join(
            tr(" and ").join(_title(self.session, name) for name in kind)
            + (f" ({count})" if len(kinds) > 1 else "")
            for kind, count in kinds.most_common()
        )
        level = (
            str(levels[0])
            if len(levels) == 1
            else tr("{lowest} to {highest}", lowest=levels[0], highest=levels[-1])
        )
        half = tr(" Half hex on the board’s edge.") if len(hexes) == 1 and grid.cut_edges(hexes[0]) else ""
        # A title may have a hyphen of its own.
        level = level.replace("-", "−")
        self.below.setText(tr("{titles}, level {level}.{half}", titles=titles, level=level, half=half))
        grounds = {kind[-1] for kind in kinds}
        self.terrain.setCurrentIndex(self.terrain.findData(grounds.pop()) if len(grounds) == 1 else -1)
        self.level.setCurrentIndex(self.level.findData(levels[0]) if len(levels) == 1 else -1)

    def _show_outlines(self) -> None:
        """The numbers of the selected outlines, and what rules say of their terrain."""
        pieces = self.session.hand.select.hold.pieces
        words = self.session.hand.select.hold.words.removeprefix("the ")
        self.heading.setText(words[:1].upper() + words[1:])
        self.below.setText(tr("X and Y on the lattice, sizes in hexsides."))
        self.form.hide()
        self._show_form(self.outline)
        self.outline.refresh()
        terrains = dict.fromkeys(one.terrain for one in pieces if isinstance(one, Artwork))
        self._show_text("".join(_terrain_part(self.session, name) for name in terrains))

    def _show_labels(self) -> None:
        """The numbers of the selected labels."""
        words = self.session.hand.select.labels.words(self.session.board).removeprefix("the ")
        self.heading.setText(words[:1].upper() + words[1:])
        self.below.setText(tr("X and Y on the lattice."))
        self.form.hide()
        self._show_form(self.label)
        self.label.refresh()
        self._show_text("")

    def _show_text(self, html: str) -> None:
        self.text.setVisible(bool(html))
        if html == self.text.property("shown"):
            return
        bar = self.text.verticalScrollBar()
        kept = bar.value()
        self.text.setHtml(html)
        self.text.setProperty("shown", html)
        bar.setValue(kept)

    def _lead_to(self, link: QUrl) -> None:
        self.session.attention.show_field(tuple(json.loads(unquote(link.toString()))))

    def _fill_choices(self) -> None:
        ruleset = self.session.ruleset
        if ruleset is self._ruleset_shown:
            return
        self._ruleset_shown = ruleset
        self.terrain.clear()
        for row in ruleset.terrains.values():
            if row.places & {"hexes", "base"}:
                self.terrain.addItem(_title(self.session, row.id), row.id)
        self._rows.setRowVisible(self.level, ruleset.gives_levels)
        self.level.clear()
        for level in range(ruleset.levels[0], ruleset.levels[1] + 1):
            self.level.addItem(str(level).replace("-", "−"), level)

    def _paint_terrain(self) -> None:
        name, hexes = self.terrain.currentData(), self.hexes
        if name and hexes:
            row: Terrain = self.session.ruleset.terrain(name)
            where = self._where()
            self.session.steps.draw(
                Edit(
                    tr("{terrain} in {where}", terrain=_title(self.session, row.id), where=where),
                    lambda board: paint_terrain(board, hexes, (name,)),
                )
            )

    def _where(self) -> str:
        """The chosen hex, or how many there are, as an edit says it."""
        hexes = self.hexes
        return (
            self.session.board.grid.label(hexes[0])
            if len(hexes) == 1
            else tr("{count:,} hexes", count=len(hexes))
        )

    def _paint_level(self) -> None:
        level, hexes = self.level.currentData(), self.hexes
        if level is not None and hexes:
            where = self._where()
            self.session.steps.draw(
                Edit(
                    tr("Level {level} in {where}", level=level, where=where),
                    lambda board: paint_own_level(board, self.session.ruleset, hexes, level),
                )
            )
