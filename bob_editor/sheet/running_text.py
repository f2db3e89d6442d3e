"""The running text of a card set in blocks, with its references put into words."""

from msgspec.structs import replace

from bob_editor.model.special_rules import Reference, Span, blocks
from bob_editor.sheet.blocks import Text, Words
from bob_editor.sheet.value_words import CardWords


def text_blocks(text: str, words: CardWords, *, lead: str = "") -> tuple[Text, ...]:
    """Paragraphs, entries and headings of a text; ``lead`` begins its first paragraph in bold."""
    found = [Text(tuple(_words(span, words) for span in block.spans), block.kind) for block in blocks(text)]
    if lead:
        head = Words(f"{lead} ", bold=True)
        if found and found[0].kind == "paragraph":
            found[0] = replace(found[0], line=(head, *found[0].line))
        else:
            found.insert(0, Text((Words(lead, bold=True),)))
    return tuple(found)


def _words(span: Span, words: CardWords) -> Words:
    if span.reference is None:
        return Words(span.text, span.bold, span.italic)
    told = _referred(span.reference, words)
    return replace(told, bold=span.bold or told.bold, italic=span.italic)


def _referred(reference: Reference, words: CardWords) -> Words:
    """What a reference stands for; one to what is no more keeps its name and is marked."""
    target = reference.target
    match reference.kind:
        case "hex":
            return replace(words.hex(target), target=target)
        case "side":
            return words.hex(target)
        case "scenario":
            return Words(words.others.get(target) or words.in_words(target), sense="scenario", target=target)
        case "rule":
            return Words(f"[{target}]", sense="rule")
        case "area":
            if target in words.areas:
                return Words(words.areas[target], sense="area", target=target)
        case "unit":
            if target in words.names:
                return Words(words.names[target], sense="unit", target=target)
    return Words(target, sense="missing")
