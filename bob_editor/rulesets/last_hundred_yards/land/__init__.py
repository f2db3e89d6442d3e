"""What lies on the map and what the ruleset's data and tables say of it, hex by hex; asks no other room."""
