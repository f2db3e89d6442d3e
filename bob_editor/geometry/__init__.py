"""WHERE THINGS ARE: hexes, hexsides, corners, threads and outlines, without any game.

Two frames meet here, and only here. A *lattice point* ``(x, y)`` is what files hold (docs/formats.md, section 1).
Inside,
everything is computed in the *canonical frame* ``(u, v)``: the lattice of a flat-top grid, a pointy-top one with its
axes swapped. So there is one geometry, and ``Frame`` turns points and directions at the border.
A hex is axial ``(q, r)``; its centre is ``u = 3q, v = 2r + q + parity``.

May import ``errors`` and ``records``.
"""
