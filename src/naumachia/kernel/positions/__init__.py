"""Parts of positions that several games share: attributes that are not saved, two sides, ships on a table; no rule."""
