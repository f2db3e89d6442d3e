"""Tables for players: who sees whom on a board, and what a map's lines of sight are like in numbers."""
