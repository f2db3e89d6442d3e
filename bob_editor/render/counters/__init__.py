"""COUNTERS TO CUT OUT: their faces, drawn from their data or a designer's own pictures, and sheets of them."""
