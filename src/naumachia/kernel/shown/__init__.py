"""Pictures for clients: boards, pieces, record sheets, changes, stakes; no rule."""
