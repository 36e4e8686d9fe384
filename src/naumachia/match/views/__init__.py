"""Views of a match for one seat, prospects of its pieces, and the report at the end. Nothing here changes a match."""
