"""What tests of Tiled's maps have at hand."""

import json
import sys
from functools import cache

from bob_editor.exchange import door
from bob_editor.exchange.door import written
from bob_editor.exchange.format import Asked, Given, Outgoing
from bob_editor.exchange.formats.tiled import FORMAT
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board, Contour, Feature, HexContent, Label
from bob_editor.model.board import Path as Way
from bob_editor.rulesets import ruleset
from bob_editor.storage.shipped import shipped

if sys.version_info >= (3, 14):
    pass
else:
    pass


BOARDS = sorted(shipped("maps").glob("*/*.board.json"))

RULES = ruleset("band-of-brothers-2.2")

outgoing_of = cache(door.outgoing_of)
"""What goes out of a file that ships, read once."""


def there_and_back(board, name="a.tmx", change=lambda data: data):
    """What comes back of a board that goes out; JSON may be changed on the way."""
    data = written(FORMAT, Outgoing(board, ruleset(board.ruleset)), Asked(name=name)).data
    if name.endswith(".tmj"):
        data = json.dumps(change(json.loads(data))).encode()
    return FORMAT.read(Given(data, name), Asked())


def map_of_words(words, *, axis="x", index="odd", objects=(), **said):
    """A foreign map of 3 × 2 hexes, a tile each by its word, "" for none."""
    kinds = list(dict.fromkeys(filter(None, words)))
    return {
        "type": "map", "orientation": "hexagonal", "width": 3, "height": 2, "tilewidth": 60, "tileheight": 52,
        "hexsidelength": 30, "staggeraxis": axis, "staggerindex": index, "infinite": False,
        "tilesets": [
            {"firstgid": 1, "name": "ours", "tiles": [{"id": n, "type": word} for n, word in enumerate(kinds)]}
        ],
        "layers": [
            {"type": "tilelayer", "name": "land", "width": 3, "height": 2,
             "data": [kinds.index(word) + 1 if word else 0 for word in words]},
            {"type": "objectgroup", "name": "things", "objects": list(objects)},
        ],
        **said,
    }  # fmt: skip


def brought(data, rules=RULES, **beside):
    """What a foreign map holds."""
    return FORMAT.read(Given(json.dumps(data).encode(), "a.tmj"), Asked(rules, name="a", **beside))


def land(**said):
    """A map's only layer."""
    return {"layers": [{"type": "tilelayer", "width": 3, "height": 2} | said]}


def drawn_board():
    """A board with one of everything that Tiled may change."""
    grid = Grid(5, 4)
    ring = ((3.0, 1.0), (6.0, 1.0), (6.0, 4.0))
    a1, b2 = grid.hex("A1"), grid.hex("B2")
    return Board(
        grid, "band-of-brothers-2.2", hexes={a1: HexContent((Feature("woods"),), 1)},
        sides={grid.side("A1/A2"): (Feature("hedgerow"), Feature("wall"))},
        paths=(Way("road", (a1, b2)),),
        artwork=(Artwork("woods", ring, (((4.0, 1.5), (5.0, 1.5), (5.0, 2.5)),)), Artwork("orchard", ring)),
        contours=(Contour(1, ring),), labels=(Label("Mill", (3, 3), kind="town", turn=20.0),),
    )  # fmt: skip


def moved(name, by):
    """A change that moves the objects of a layer."""

    def change(data):
        layer = next(one for one in data["layers"] if one["name"] == name)
        for one in layer["objects"]:
            one["x"] += by
        return data

    return change
