"""For all tests: how long one example takes says something about the machine, nothing about the program."""

from hypothesis import settings

settings.register_profile("naumachia", deadline=None)
settings.load_profile("naumachia")
