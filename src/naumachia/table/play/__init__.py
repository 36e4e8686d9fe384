"""An open match: changes, views, queries, take-backs, dice words, programs and clocks."""
