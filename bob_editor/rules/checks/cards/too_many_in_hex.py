from collections.abc import Sequence
from itertools import accumulate

from bob_editor.rules.cards.code import Counter
from bob_editor.rules.cards.surplus import says_again
from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, Terms, put, shared_check
from bob_editor.rules.pieces import by_hex, code_of, likeliest, moved_apart, pieces, removed, said_of

PAIR = 2
MOST_MOVED = 20
"""Pieces that one fix moves to hexes of their own: where more are too many, nobody follows it, and it takes long."""


@shared_check(Severity.ERROR)
def too_many_in_hex(card: Card, terms: Terms) -> Iterator[Finding]:
    """A hex holds so many pieces of a kind and no more; where a game names no limit there is none."""
    of, most, apart = terms.of("unit"), terms.number("most", 0), terms.listed("apart")
    for at, there in by_hex(card, of).items() if most else ():
        stacks: dict[tuple[str, ...], list[Counter]] = {}
        for one in there:
            stacks.setdefault(tuple(getattr(one, name) for name in apart), []).append(one)
        for stack in stacks.values():
            count = sum(one.count(of) for one in stack)
            if count <= most:
                continue
            hosts = {one.side for one in pieces(card) if one.at == at and one.kind == "marker"} - {""}
            # Who stands in what is the other side's is the one too many, such as in its landing craft.
            stack.sort(key=lambda one: one.side not in hosts if hosts else False)
            position = stack[0].position.replace("_", " ") if "position" in apart else ""
            message = terms.says(
                "{count} stand in {hex}{position}, where {most} may.",
                **said_of(card, stack[0]),
                count=count,
                Count="Two" if count == PAIR else count,
                most=most,
                position=f" ({position})" if position else "",
                last=said_of(card, stack[-1])["unit"],
            )
            again = any(says_again(card.scenario, one.path, stack[-1].path) for one in stack[:-1])
            moves = _moved(card, stack, of, most) if terms.flag("moves", usual=True) else ()
            # What lacks one, such as a landing craft, is where it was to be.
            left, lacks = _left(card, stack, of, most, terms.text("leave")), terms.listed("unless")
            fixes = likeliest(card, (*moves, *left), *lacks) if lacks else (*moves, *left)
            lacking = bool(left) and fixes == moves
            gone = again and (most == 1 or stack[-1].path[0] == "markers") and not lacking
            yield Finding(
                message,
                at=(card.at_hex(at), *stack[-1].beside),
                fixes=fixes if terms.flag("fixes", usual=True) else (),
                surplus=stack[-1].path if gone else (*stack[-1].path, "at"),
                instead=None if gone else moves if most == 1 else (),
            )


def _moved(card: Card, stack: Sequence[Counter], of: Sequence[str], most: int) -> tuple[Fix, ...]:
    """Move the last ones away, as many as are too many; what a row stands for stays together."""
    counts = [one.count(of) for one in stack]
    staying = sum(1 for total in accumulate(counts) if total <= most)
    extra = stack[staying:]
    if len(extra) > MOST_MOVED or any(count > most for count in counts[staying:]):
        return ()
    return moved_apart(card, extra)


def _left(card: Card, stack: Sequence[Counter], of: Sequence[str], most: int, label: str) -> tuple[Fix, ...]:
    """Leave as many as may be, the first ones; where no label says so, take away the one that is too many."""
    room, gone, fewer = most, [], []
    for one in stack:
        each = max(one.count(of) // one.number, 1)
        kept = min(one.number, room // each)
        room -= kept * each
        if not kept:
            gone.append(one)
        elif kept < one.number:
            fewer.append(put("", (*one.path, "count"), kept))
    if not label and len(gone) == 1 and not fewer:
        fix = code_of(card).removed(card, gone[0])
        return () if fix is None else (fix,)
    return removed(card, label, gone, first=fewer) if label else ()
