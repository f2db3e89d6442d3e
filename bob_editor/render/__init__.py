"""HOW IT LOOKS: paints boards, lines of sight and issues on any QPainter; no widgets.

What has area is painted exactly as ``rules.land.ground`` says LOS sees it; texture stays inside, shadows fall outside.
Everything is painted in true proportions (a hex's circumradius is 2 units) with light from the north-west.
Pictures are made in memory and written as documents are, whole or not at all (``storage.files.writing``).
May import ``sheet``, ``exchange``, ``rules``, ``storage``, ``model``, ``geometry``, ``processes``, ``errors``,
``extras``, ``records`` and Qt without widgets; ``editing`` is a stranger. Where Qt isn't installed, importing it raises
``NotInstalled``.
"""

from bob_editor.extras import needed

needed("PySide6", "Pictures can't be painted")
