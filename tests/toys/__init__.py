"""Tiny games that live only in tests. Together they use everything of the kernel that a first game may leave alone.

plots     secret orders of two or three seats, several boats a sheet; an absent captain's standing orders
duel      an interrupt inside an interrupt, two dice at once, standing orders that a player gave before
regatta   a deck of cards, a die with uneven faces, squadrons that move ship by ship, places on the plane
"""

from toys import duel, plots, regatta

TOYS = (plots.GAME, duel.GAME, regatta.GAME)
