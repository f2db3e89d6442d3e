"""The labels that are selected, by their places on the board, and what is done to all of them at once."""

from collections.abc import Iterable

from msgspec.structs import replace

from bob_editor.editing.document.places import followed_places
from bob_editor.editing.gestures.rings import closed, snapped
from bob_editor.editing.outlines.moving import turn
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board, Label
from bob_editor.model.lettering import middle_of, outline_of
from bob_editor.model.lettering_along import moved_label
from bob_editor.rules.land.ground import Ground
from bob_editor.words import tr


class HeldLabels:
    """Holds labels, none of them twice."""

    def __init__(self) -> None:
        self.places: tuple[int, ...] = ()

    def take(self, places: Iterable[int]) -> None:
        """Hold these and no others."""
        self.places = tuple(dict.fromkeys(places))

    def toggle(self, place: int) -> None:
        """Hold one more, or one less."""
        held = (*self.places, place) if place not in self.places else self.places
        self.take(one for one in held if one != place or place not in self.places)

    def of(self, board: Board) -> tuple[Label, ...]:
        """The held labels."""
        return tuple(board.labels[place] for place in self.places if place < len(board.labels))

    def words(self, board: Board) -> str:
        """What is held, in words."""
        held = self.of(board)
        return (
            tr("the label {text}", text=held[0].text)
            if len(held) == 1
            else tr("{count} labels", count=len(held))
        )

    def follow(self, before: Board, board: Board) -> None:
        """Hold the same labels on a board that has become another: where they stand now, or what became of them."""
        self.take(followed_places(self.places, before.labels, board.labels))

    def moved(self, ground: Ground, by: Point) -> Board:
        """The board with the held ones moved by a vector of the lattice, from where they are seen."""
        labels = list(ground.board.labels)
        for place in self.places:
            label = ground.lettered.labels[place]
            labels[place] = moved_label(label, lambda at: snapped((at[0] + by[0], at[1] + by[1])))
        return replace(ground.board, labels=tuple(labels))

    def middle(self, ground: Ground) -> Point:
        """The middle of the held ones' middles, in true proportions."""
        frame = ground.board.grid.frame
        xs, ys = zip(*(middle_of(frame, label) for label in self.of(ground.lettered)), strict=True)
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    def turned(self, ground: Ground, degrees: float, about: Point) -> Board:
        """The board with the held ones turned clockwise about a point in true proportions."""
        frame, labels = ground.board.grid.frame, list(ground.board.labels)
        for place in self.places:
            label = moved_label(ground.lettered.labels[place], turn(frame, about, degrees))
            labels[place] = label if label.curve else replace(label, turn=_angle(label.turn + degrees))
        return replace(ground.board, labels=tuple(labels))

    def without(self, board: Board) -> Board:
        """The board without the held ones."""
        kept = (label for place, label in enumerate(board.labels) if place not in self.places)
        return replace(board, labels=tuple(kept))

    def lines(self, board: Board) -> tuple[tuple[Point, ...], ...]:
        """The boxes of the held ones of a board whose labels are where they are seen."""
        return tuple(closed(outline_of(board.grid.frame, label)) for label in self.of(board))


def _angle(degrees: float) -> float:
    """The same angle, from -180 up to 180."""
    return (round(degrees, 3) + 180) % 360 - 180


def labels_within(board: Board, corner: Point, other: Point) -> list[int]:
    """The labels whose middle lies in a rectangle of the lattice, of a board whose labels are where they are seen."""
    (left, right), (top, bottom) = sorted((corner[0], other[0])), sorted((corner[1], other[1]))
    frame = board.grid.frame
    middles = (frame.from_true(middle_of(frame, label)) for label in board.labels)
    return [n for n, (x, y) in enumerate(middles) if left <= x <= right and top <= y <= bottom]
