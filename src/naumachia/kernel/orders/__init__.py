"""Secret sheets, places on the plane, and standing orders: how answers are written; no rule."""
