"""How a booklet looks in print: its cards with cover, maps, aids and index, bound, and imposed for stapling."""
