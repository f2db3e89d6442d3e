"""What an edit of the ground does: terrain laid, drawn, cleared, copied and moved."""
