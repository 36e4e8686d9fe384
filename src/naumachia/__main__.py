"""`python -m naumachia`."""

from naumachia.cli.app import main

main()
