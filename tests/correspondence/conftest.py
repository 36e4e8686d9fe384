"""Two friends who write to each other, each with a program that chooses their answers."""

from __future__ import annotations

import pytest

from letter_friends import Friends


@pytest.fixture(scope="session")
def duel() -> Friends:
    """A Ship duel of six letters in which sheets have been sealed and opened, and dice have fallen."""
    friends = Friends("trireme_ship", "ts1-two-captains", seed=2)
    friends.write(6)
    return friends


@pytest.fixture(scope="session")
def hexes() -> Friends:
    """Six letters of *Touché coulé*; the last has answers in which dice lie."""
    friends = Friends("touche_coule", "s1-two-liburnians")
    friends.write(6)
    return friends
