"""The pages of what stands on a board: terrain with its look, units with their counters, markers, conditions."""
