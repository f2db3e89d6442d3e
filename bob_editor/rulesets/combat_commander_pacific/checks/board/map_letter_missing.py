from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_heading, board_check
from bob_editor.rules.mending import board_edits, mend


@board_check(Severity.HINT, cites="2.2a", printed=True)
def map_letter_missing(ground: Ground) -> Iterator[Finding]:
    """Scenarios name their map by the letter in its corner, which a board file calls its number."""
    if not (ground.board.number or "").strip():
        letter = next((one for one in ground.board.title.upper() if one.isascii() and one.isalpha()), "A")
        yield Finding(
            "The map has no letter.",
            at=at_heading("number"),
            fixes=mend(f"Call it {letter}", board_edits.set_heading, number=letter),
        )
