"""Icons of the installed game, drawn from one picture: `python -m tools.site.icons` writes them anew."""
