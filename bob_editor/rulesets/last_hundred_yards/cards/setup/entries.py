"""Units that come in over an edge (20.7h)."""

from bob_editor.rules.check import Breach


def entry_breaches(hexes: int, off_edge: int) -> list[Breach]:
    """Whether entry hexes are named, and all on the side's entry edge; ``off_edge`` counts those that aren't."""
    if not hexes:
        return [Breach("entry-hex-off-edge", "no entry hex is named")]
    return [Breach("entry-hex-off-edge", "not on the entry edge")] if off_edge else []
