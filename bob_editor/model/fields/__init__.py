"""Values in JSON that is never altered in place, by the path that leads to them."""
