"""What a scenario card says, as checks and forms read it: units, areas, facts, fixes; asks ``land``."""
