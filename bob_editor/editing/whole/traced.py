"""What was picked on the scan under a board, and what is proposed for it, goes over with the board."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bob_editor.editing.trace.proposals import Proposal, Stroke, Unsure
from bob_editor.editing.trace.subjects import Picked, Trace
from bob_editor.editing.whole.carry import Carry
from bob_editor.geometry.hexes import Hex


def carried_picked(picked: Picked, carry: Carry) -> Picked:
    """Strokes, proposals and doubts where they lie then; what fell off the board is left out."""
    found: dict[Proposal, Proposal | None] = {}

    def proposals(some: Iterable[Proposal]) -> tuple[Proposal, ...]:
        # One that was taken stands in two lists, and is known by being the same.
        for one in some:
            if one not in found:
                found[one] = _proposal(one, carry)
        return tuple(there for one in some if (there := found[one]) is not None)

    settled = ((subject, _hexes(hexes, carry)) for subject, hexes in picked.settled)
    return Picked(
        {
            subject: Trace(
                tuple(_strokes(trace.strokes, carry)),
                proposals(trace.proposals),
                tuple(_unsure(trace.unsure, carry)),
                proposals(trace.dealt),
            )
            for subject, trace in picked.traces.items()
        },
        tuple(
            (before, after, {subject: proposals(some) for subject, some in taken.items()})
            for before, after, taken in picked.taken
        ),
        _hexes(picked.others, carry),
        frozenset((subject, hexes) for subject, hexes in settled if hexes),
        picked.due,
    )


def _hexes(hexes: Iterable[Hex], carry: Carry) -> tuple[Hex, ...]:
    return tuple(carry.hex(at) for at in hexes if not carry.has_fallen(at))


def _proposal(one: Proposal, carry: Carry) -> Proposal | None:
    hexes, ring = _hexes(one.hexes, carry), tuple(map(carry.point, one.ring))
    if one.side is not None:
        is_left = not carry.side_has_fallen(one.side)
    else:
        frame = carry.target.frame
        drawn = one.kind != "hexes" and any(frame.hex_at(point) in carry.target for point in ring)
        is_left = drawn or bool(hexes)
    return (
        replace(
            one,
            ring=ring,
            holes=tuple(tuple(map(carry.point, hole)) for hole in one.holes),
            hexes=hexes,
            side=None if one.side is None else carry.side(one.side),
        )
        if is_left
        else None
    )


def _strokes(strokes: Iterable[Stroke], carry: Carry) -> Iterator[Stroke]:
    for stroke in strokes:
        points = tuple(map(carry.point, stroke.points))
        # The scan is read as far as the board reaches.
        left = tuple(point for point in points if carry.target.frame.hex_at(point) in carry.target)
        if left:
            yield replace(stroke, points=left)


def _unsure(unsure: Iterable[Unsure], carry: Carry) -> Iterator[Unsure]:
    return (replace(one, hexes=hexes) for one in unsure if (hexes := _hexes(one.hexes, carry)))
