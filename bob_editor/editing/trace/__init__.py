"""Tracing a scan: from the colours of a picture that lies straight under the hexes to outlines, hexsides and roads."""
