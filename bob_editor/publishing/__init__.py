"""WHAT READERS GET: from a project folder to cards, maps, packs and whatever else players use, in one go.

``edition`` is what is published, read and put in order; each module of ``forms`` makes it in one form, and is found and
not listed; ``publish`` makes them all in a folder that appears whole or not at all. The same folder gives the same
bytes: nothing here asks for the time, the machine or the order in which a disk lists its files.

May import ``editing``, ``render`` and everything below them; never Qt itself, and never ``ui`` or ``cli``.
"""
