"""What a mission's card says, as checks and forms read it: sides, areas, forces, facts, fixes; asks ``land``."""
