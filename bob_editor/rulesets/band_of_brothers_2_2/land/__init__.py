"""What lies on the map and what the ruleset's data say of it, hex by hex; asks no other room."""
