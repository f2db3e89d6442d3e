"""Tiled's XML (``*.tmx``, ``*.tsx``) as the values that its JSON (``*.tmj``, ``*.tsj``) has, and back."""

from collections.abc import Iterable, Mapping
from typing import Any
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from bob_editor.exchange.format import Given
from bob_editor.exchange.markup import parse_xml, sayable

Json = Any

LAYERS = {"layer": "tilelayer", "objectgroup": "objectgroup", "imagelayer": "imagelayer", "group": "group"}
"""What layers are called in XML, and in JSON."""

WHOLE = frozenset(
    {
        "width",
        "height",
        "tilewidth",
        "tileheight",
        "hexsidelength",
        "firstgid",
        "id",
        "gid",
        "tilecount",
        "columns",
        "tile",
        "spacing",
        "margin",
    }
)
REAL = frozenset({"x", "y", "offsetx", "offsety", "rotation", "opacity"})
SHAPES = ("ellipse", "point", "capsule")
DRAWN = ("polygon", "polyline")


def from_xml(data: bytes, name: str) -> dict[str, Json]:
    """A map or tileset of a file.

    :raises BadFile: where it is no XML; ``TooLarge`` past the limits.
    """
    root = parse_xml(data, name)
    return _map(root) if root.tag == "map" else _tileset(root)


def map_data(given: Given) -> Mapping[str, Json]:
    """What a map's file says, be it XML or JSON.

    :raises BadFile: where it is neither; ``TooLarge`` past the limits.
    """
    if given.head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        return from_xml(given.data, given.name)
    return given.json if isinstance(given.json, dict) else {}


def _attributes(element: Element) -> dict[str, Json]:
    """The attributes of an element as numbers where they are; one that is no number stays a text."""
    found: dict[str, Json] = {}
    for key, text in element.attrib.items():
        value: Json = text
        if key in WHOLE or key in REAL:
            value = _number(text)
        elif key in ("infinite", "visible", "locked"):
            value = text != "0"
        found[key] = value
    if "class" in found:
        found.setdefault("type", found["class"])
    return found


def _number(text: str) -> float | int | str:
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        return text


def _map(root: Element) -> dict[str, Json]:
    return {
        **_attributes(root),
        **_properties(root),
        "tilesets": [_tileset(one) for one in root.findall("tileset")],
        "layers": _layers(root),
    }


def _layers(parent: Element) -> list[Json]:
    found = []
    for element in parent:
        kind = LAYERS.get(element.tag)
        if kind is None:
            continue
        layer = {
            **_attributes(element),
            **_properties(element),
            "type": kind,
            "class": element.get("class", ""),
        }
        if kind == "group":
            layer["layers"] = _layers(element)
        elif kind == "objectgroup":
            layer["objects"] = [_object(one) for one in element.findall("object")]
        elif kind == "tilelayer":
            layer |= _data(element.find("data"))
        found.append(layer)
    return found


def _data(element: Element | None) -> dict[str, Json]:
    if element is None:
        return {}
    encoding = element.get("encoding", "")
    said: dict[str, Json] = {"encoding": encoding, "compression": element.get("compression", "")}
    chunks = element.findall("chunk")
    if chunks:
        return {**said, "chunks": [{**_attributes(one), "data": _gids(one, encoding)} for one in chunks]}
    return {**said, "data": _gids(element, encoding)}


def _gids(element: Element, encoding: str) -> Json:
    if encoding:
        return element.text or ""
    return [_number(one.get("gid", "0")) for one in element.findall("tile")]


def _object(element: Element) -> dict[str, Json]:
    found = {**_attributes(element), **_properties(element)}
    for child in element:
        if child.tag in SHAPES:
            found[child.tag] = True
        elif child.tag in DRAWN:
            pairs = (pair.split(",") for pair in (child.get("points") or "").split())
            found[child.tag] = [{"x": _number(pair[0]), "y": _number(pair[-1])} for pair in pairs]
        elif child.tag == "text":
            found["text"] = {"text": child.text or ""}
    return found


def _properties(element: Element) -> dict[str, Json]:
    listed = element.find("properties")
    if listed is None:
        return {}
    return {"properties": [_property(one) for one in listed.findall("property")]}


def _property(element: Element) -> dict[str, Json]:
    kind = element.get("type", "string")
    value: Json = element.get("value", element.text or "")
    if kind in ("int", "float"):
        value = _number(value)
    elif kind == "bool":
        value = value == "true"
    elif kind == "class":
        inner = _properties(element).get("properties", ())
        value = {one["name"]: one["value"] for one in inner}
    return {"name": element.get("name", ""), "type": kind, "value": value}


def _tileset(root: Element) -> dict[str, Json]:
    return {
        **_attributes(root),
        "image": _image(root),
        "tiles": [
            {**_attributes(one), **_properties(one), "image": _image(one)} for one in root.findall("tile")
        ],
        "wangsets": [_wang_set(one) for one in root.findall("wangsets/wangset")],
    }


def _image(element: Element) -> str:
    image = element.find("image")
    return "" if image is None else image.get("source", "")


def _wang_set(element: Element) -> dict[str, Json]:
    return {
        "type": element.get("type", ""),
        "colors": [{"name": one.get("name", "")} for one in element.findall("wangcolor")],
        "wangtiles": [
            {
                "tileid": _number(one.get("tileid", "")),
                "wangid": [_number(n) for n in one.get("wangid", "").split(",")],
            }
            for one in element.findall("wangtile")
        ],
    }


# -- the way out ------------------------------------------------------------------------------------------------------

NESTED = frozenset(
    {"properties", "layers", "tilesets", "objects", "data", "tiles", "polygon", "polyline", "text", "image"}
)


def to_xml(map_: Mapping[str, Json]) -> bytes:
    """A map of ours, as it is made for JSON, in Tiled's XML."""
    root = Element("map", _plain(map_, leave_out=("type",)))
    _write_properties(root, map_)
    for tileset in map_["tilesets"]:
        _write_tileset(root, tileset)
    for layer in map_["layers"]:
        _write_layer(root, layer)
    indent(root, " ")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{sayable(tostring(root, "unicode"))}\n'.encode()


def _plain(row: Mapping[str, Json], leave_out: Iterable[str] = ()) -> dict[str, str]:
    return {
        key: str(int(value)) if isinstance(value, bool) else str(value)
        for key, value in row.items()
        if key not in NESTED and key not in leave_out
    }


def _write_properties(parent: Element, row: Mapping[str, Json]) -> None:
    if not row.get("properties"):
        return
    listed = SubElement(parent, "properties")
    for one in row["properties"]:
        said = {"name": one["name"]} | ({} if one["type"] == "string" else {"type": one["type"]})
        value = one["value"]
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if "\n" in text:
            SubElement(listed, "property", said).text = text
        else:
            SubElement(listed, "property", {**said, "value": text})


def _write_tileset(root: Element, tileset: Mapping[str, Json]) -> None:
    element = SubElement(root, "tileset", _plain(tileset, ("imagewidth", "imageheight")))
    if tileset.get("image"):
        size = {"width": str(tileset["imagewidth"]), "height": str(tileset["imageheight"])}
        SubElement(element, "image", {"source": tileset["image"], **size})
    for tile in tileset["tiles"]:
        _write_properties(SubElement(element, "tile", _plain(tile)), tile)


def _write_layer(root: Element, layer: Mapping[str, Json]) -> None:
    tag = next(tag for tag, kind in LAYERS.items() if kind == layer["type"])
    leave_out = ("type", "draworder", "x", "y", *(() if tag == "layer" else ("width", "height")))
    element = SubElement(root, tag, _plain(layer, leave_out))
    _write_properties(element, layer)
    if tag == "layer":
        data, wide = layer["data"], layer["width"]
        rows = (",".join(map(str, data[at : at + wide])) for at in range(0, len(data), wide))
        SubElement(element, "data", {"encoding": "csv"}).text = "\n" + ",\n".join(rows) + "\n"
    for one in layer.get("objects", ()):
        thing = SubElement(element, "object", _plain(one, SHAPES))
        _write_properties(thing, one)
        for shape in DRAWN:
            if shape in one:
                points = " ".join(f"{point['x']},{point['y']}" for point in one[shape])
                SubElement(thing, shape, {"points": points})
        if one.get("point"):
            SubElement(thing, "point")
        if "text" in one:
            SubElement(thing, "text", {"wrap": "1", "halign": "center", "valign": "center"}).text = one[
                "text"
            ]["text"]
