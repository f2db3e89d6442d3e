"""How the board comes to the screen and is pointed at: view, tiles, what lies over the board, mouse and keys."""
