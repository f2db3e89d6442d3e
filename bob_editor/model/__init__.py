"""WHAT THERE IS: frozen values, and the edits that lead from one to the next.

May import ``geometry``, ``errors`` and ``records``.
"""
