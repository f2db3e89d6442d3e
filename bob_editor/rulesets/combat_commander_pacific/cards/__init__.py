"""What a scenario card says, as checks and forms read it: pieces, areas, facts, fixes; asks ``land``."""
