"""THE DOOR TO OTHERS' FILES: foreign formats, read into boards and scenarios and written from them.

Each format is a module in ``formats/`` (or a folder, when it is large) with one ``FORMAT``: to be there is to be found.
``door`` opens and writes files, ``format`` says what a format is, ``report`` what reading and writing altered,
``mapping`` which terrain a foreign word means. What is brought in is a value like any other; the file it came from is
never written over.

May import ``opening``, ``rulesets``, ``rules``, ``storage`` and all below them; knows no window and no painter.
"""
