"""VASL's board archives (``bdNAME``): the pixels of their LOS data become outlines, crest lines, hexsides and roads.

What an archive without LOS data holds is a grid and the hexes of its buildings, and is told so.
"""

from bob_editor.errors import BadFile
from bob_editor.exchange.format import Asked, Brought, Format, Given
from bob_editor.exchange.formats.vasl.archive import METADATA, Archive, open_archive
from bob_editor.exchange.formats.vasl.reading import Reading
from bob_editor.exchange.formats.vasl.sheet import STANDARD, first_column, grid_of, sheet_of
from bob_editor.exchange.formats.vasl.writing import write
from bob_editor.exchange.mapping import Words, shipped_mapping
from bob_editor.exchange.report import Report
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.labels import column_letters
from bob_editor.model.board import Base, Board, Feature, HexContent
from bob_editor.rules.wording import counted

LEGACY = b"overlaySSR"
ZIP = b"PK\x03\x04"


def looks_like(given: Given) -> bool:
    """Whether it is a zip that names a board's metadata, or the lists of the older archives, in its directory."""
    tail = given.data[-65_536:]
    return given.head.startswith(ZIP) and (METADATA.encode() in tail or LEGACY in tail)


def read(given: Given, asked: Asked) -> Brought:
    """The board of an archive.

    :raises BadFile: where it can't be read; ``TooLarge`` past the limits.
    :raises BadCall: where no ruleset was asked for.
    """
    report = Report()
    words = asked.words(given, report, shipped_mapping(__file__))
    archive = open_archive(given)
    title = _title(archive, given)
    _tell_rest(archive, report)
    if archive.los is None:
        board = _without_pixels(archive, given, words, asked.name, title)
    else:
        sheet = sheet_of(archive, archive.los, given.name)
        first = first_column(archive, sheet, given.name)
        if first:
            letters = column_letters(first)
            told = f"The file calls its first column {letters}; here hexes are named from A on."
            report.approximated("", f"column {letters}", told)
        board = Reading(sheet, words).board(asked.name, title)
    return Brought((board,), report=report.rows)


def _title(archive: Archive, given: Given) -> str:
    said = "" if archive.metadata is None else archive.metadata.get("name", "")
    return f"Board {said[:80]}" if said else given.stem


def _tell_rest(archive: Archive, report: Report) -> None:
    if archive.metadata is None:
        report.dropped("", "scenario rules' lists", "Boards have no such transformations.")
        return
    if archive.metadata.get("altHexGrain", "").lower() == "true":
        report.guessed(
            "",
            "altHexGrain",
            "Read as any board: its columns may lie half a hex otherwise; look at them first.",
        )
    for tag, what in (
        ("overlaySSRule", "overlay"), ("underlaySSRule", "underlay"), ("colorSSR", "recolouring"),
        ("slope", "slope"), ("rrembankment", "embankment"),
    ):  # fmt: skip
        many = sum(1 for _ in archive.metadata.iter(tag))
        if many:
            report.dropped("", counted(many, what), "Boards don't have them.")


def _without_pixels(archive: Archive, given: Given, words: Words, name: str, title: str) -> Board:
    """The grid, and the hexes that the metadata call buildings."""
    words.report.dropped("", "the picture", "The archive has no LOS data, which alone says what is where.")
    size = [] if archive.metadata is None else [archive.metadata.get(key, "") for key in ("width", "height")]
    columns, rows = (
        (int(one) if one.isdecimal() and len(one) < 6 else 0 for one in size) if size else STANDARD
    )
    if not (0 < columns <= 256 and 0 < rows < 256):
        raise BadFile(f"{given.name} says no size that a board may have.", hint="Get the board anew.")
    grid = grid_of(columns, rows)
    hexes: dict[Hex, HexContent] = {}
    for one in () if archive.metadata is None else archive.metadata.iter("buildingType"):
        at = grid.hex_anywhere(one.get("hexName", "").upper())
        kind = one.get("buildingTypeName", "")[:80]
        if at is None or at not in grid.index:
            words.report.dropped(one.get("hexName", "")[:20], kind, "The board has no hex of the name.")
            continue
        word = words.first_understood((kind, kind.partition(",")[0]))
        hexes[at] = HexContent(tuple(map(Feature, words.meaning(word, grid.label(at)).terrain)))
    base = Base(words.rules.base_terrain)
    return Board(
        grid,
        words.rules.id,
        id=name,
        title=title,
        base=base,
        hexes={at: one for at, one in hexes.items() if one},
    )


FORMAT = Format(
    name="vasl",
    title="VASL board",
    endings=(".vasl",),
    looks_like=looks_like,
    read=read,
    write=lambda outgoing, asked: write(outgoing, asked, shipped_mapping(__file__)),
    cant_hold=frozenset(
        {
            "tiles", "base", "curves", "labels", "exits", "objectives", "underlay", "heading", "extra", "credits",
            "rulings", "accepted", "scenario",
        }
    ),
)  # fmt: skip
