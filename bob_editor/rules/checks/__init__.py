"""Checks that several games share, one a file; a game opts in by naming them under ``checks`` in its ruleset.json.

What a game alone knows they read from its data: levels, the places where a terrain may stand, and the tags of its rows
(``leads_on``, ``building``, ``water`` …). Their citation is the ruleset's to give, beside the name.
"""
