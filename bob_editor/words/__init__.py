"""The words of the window in the user's language: a text is looked up in a table of its language by its English.

Texts stand in the code in English. ``tr("Save the board")`` is that text in the language which ``speak`` chose; values
have their place in it by name: ``tr("Wrote {name}.", name=path.name)``; ``many`` chooses between one and several. What
a table of data, a tool's class or an ``Edit`` says is looked up where it is shown, and marked where it stands unless
the kind of row tells (see ``tests/words/texts.py``). What a language lacks is said in English.

It knows no Qt, so that what has no window can name its edits, too. May import ``records`` alone.
"""

from bob_editor.words.speaking import LANGUAGES, in_language, many, mark, numeral, speak, spoken, tr

__all__ = ["LANGUAGES", "in_language", "many", "mark", "numeral", "speak", "spoken", "tr"]
