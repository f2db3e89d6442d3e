"""What lies on a board: terrain and ground as areas and hex by hex, contours, and rings cut and mended."""
