"""The command line."""

from naumachia.cli.app import main

__all__ = ["main"]
