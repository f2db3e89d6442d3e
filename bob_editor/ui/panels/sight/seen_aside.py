"""What the side view shows: the ground under a thread, what stands on it, and their words in the window's language."""

from msgspec.structs import replace
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.side_view import SideView, paint_side_view
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.surveys.along import Segment, segments
from bob_editor.rules.los.surveys.profile import Column, Obstacle, Profile
from bob_editor.rules.los.surveys.side_view import profile
from bob_editor.sheet.languages.in_window import label
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

__all__ = ["Column", "SeenAside", "SideView", "column_words", "seen_aside"]


class SeenAside(Record, eq=False):
    """A thread from the side, with its parts as they are coloured."""

    profile: Profile
    parts: tuple[Segment, ...]

    @property
    def words(self) -> str:
        """Level and obstacles of each hex."""
        return "; ".join(map(column_words, self.profile.columns))

    def within(self, room: QRect) -> SideView:
        """Where things lie in a rectangle."""
        return SideView(self.profile, QRectF(room))

    def paint(self, painter: QPainter, room: QRect, style: Style) -> None:
        """Paint it."""
        paint_side_view(painter, self.within(room), self.parts, style)


def seen_aside(session: Session, board: Board, scene: Scene | None = None) -> SeenAside | None:
    """The thread in hand on a board and under a scene, which may be those after a pending edit; None without one."""
    los = session.live_los
    sight, answer = los.sight_on(board, scene), los.preview(board, scene)[1]
    if sight is None or answer is None or los.origin is None or los.target is None:
        return None
    ground = session.document.ground if board is session.board else None
    found = _said(profile(sight, los.origin, los.target, answer=answer, ground=ground))
    return SeenAside(found, segments(board.grid, answer, los.origin.hex, los.target.hex))


def _said(shown: Profile) -> Profile:
    """A side view with what stands there as the window's language calls it."""

    def called(things: tuple[Obstacle, ...]) -> tuple[Obstacle, ...]:
        return tuple(replace(one, title=label(one.title)) for one in things)

    columns = tuple(replace(one, obstacles=called(one.obstacles)) for one in shown.columns)
    return replace(shown, columns=columns, walls=called(shown.walls))


def column_words(column: Column) -> str:
    """Level and obstacles of a hex."""
    obstacles = [tr("{title} up to {top:g}", title=one.title, top=one.top) for one in column.obstacles]
    return ", ".join([tr("{label}: level {ground}", label=column.label, ground=column.ground), *obstacles])
