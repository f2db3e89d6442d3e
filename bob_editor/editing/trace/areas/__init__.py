"""Areas of terrain: what looks as the strokes do, where its edges run, and what bare ground is."""
