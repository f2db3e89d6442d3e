"""Areas of terrain: what looks as the strokes do, where edges run, what bare ground is, what lies beneath bridges."""
