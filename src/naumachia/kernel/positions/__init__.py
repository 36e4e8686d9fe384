"""What positions of several games share: attributes that are not saved, two sides, ships on a measured table; no rule."""
