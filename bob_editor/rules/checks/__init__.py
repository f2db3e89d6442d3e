"""Checks that games share, one a file: each is there for every game unasked, unless its ruleset.json leaves it out.

What a game alone knows they read from its data: levels, the places where a terrain may stand, and the tags of its rows
(``leads_on``, ``building``, ``water`` …). A row of ``checks`` gives one its citation, and another name or severity.
Those under ``shared_check`` also take a game's own words and what they are about (``rules/terms.py``), and so may be
there several times, each under a name of its own.
"""
