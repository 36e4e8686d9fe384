"""`python -m naumachia.cli`."""

from naumachia.cli.app import main

main()
