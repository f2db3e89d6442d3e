"""Checks that games share, one a file: each is there for every game unasked, unless its ruleset.json leaves it out.

What a game alone knows they read from its data: levels, the places where a terrain may stand, and the tags of its rows
(``leads_on``, ``building``, ``water`` …). A row of ``checks`` gives one its citation, and another name or severity.
"""
