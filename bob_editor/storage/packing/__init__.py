"""How a project folder becomes a pack, and a pack from a stranger a folder again; its front is ``storage.packs``.

May import ``kinds``, ``files`` and ``form``.
"""
