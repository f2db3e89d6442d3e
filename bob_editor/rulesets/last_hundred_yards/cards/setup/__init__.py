"""How units and markers may be set up: placement, stacking, transport, hiding, entry; asks the card's reading."""
