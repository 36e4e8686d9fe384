"""The games as environments for learning programs: `pip install 'naumachia[research]'`.

`steps.py` cuts a match into small steps with action numbers that keep their meaning, `observation.py` turns what a seat sees
into numbers. `environment.py` offers both to PettingZoo, `spiel.py` to OpenSpiel. `docs/research.md` is the manual.
"""
