"""The answer to a line of sight in the window's language: each reason for a list, and all of it for elsewhere."""

from bob_editor.editing.said import said
from bob_editor.editing.sight.circumstances import end_spec
from bob_editor.rules.los.answer import Answer, Modifier, Reason
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.ruleset import Ruleset
from bob_editor.ui.panels.sight.suite_list import end_words
from bob_editor.ui.panels.sight.verdicts import verdict_words
from bob_editor.words import tr


def line_words(scene: Scene, thread: tuple[End, End]) -> str:
    """A thread by its ends, with their positions and units."""
    grid = scene.board.grid
    return " → ".join(end_words(end_spec(end, grid), scene.ruleset, scene.side_names) for end in thread)


def verdict_and_range(answer: Answer) -> str:
    """What is seen, and how far it is."""
    return tr("{verdict_words}, range {range}", verdict_words=verdict_words(answer), range=answer.range)


def reason_words(reason: Reason, rules: Ruleset) -> str:
    """A reason with its rule, and the open question it hangs on, if any."""
    rule = f"  [{rules.cited(reason.cites)}]" if reason.cites else ""
    ruling = (
        tr("\nhangs on the ruling “{ruling}”", ruling=said(rules.rulings[reason.ruling].question))
        if reason.ruling
        else ""
    )
    return f"{reason.lead}{said(reason.text)}{rule}{ruling}"


def number_words(one: Modifier) -> str:
    """A modifier's value."""
    return said(one.number).replace("-", "−")


def answer_words(scene: Scene, thread: tuple[End, End], answer: Answer) -> str:
    """All of an answer: the line with its verdict, then a reason and a modifier a line."""
    rules = scene.ruleset
    modifiers = (
        " ".join(filter(None, (number_words(one), said(one.name) + rules.bracketed(one.cites))))
        for one in answer.modifiers
    )
    return "\n".join(
        (
            f"{line_words(scene, thread)}: {verdict_and_range(answer)}",
            *(reason_words(reason, rules) for reason in answer.reasons),
            *((f"{tr('Modifiers')}:", *modifiers) if answer.modifiers else ()),
        )
    )
