"""Tiny games that live only in tests. Together they use everything of the kernel that a first game may leave alone.

plots     secret orders of two or three seats, lines of every kind on a sheet; an absent captain's standing orders
masks     secret orders that stay face down after the last sheet is in
duel      an interrupt inside an interrupt, two dice at once, standing orders that a player gave before
regatta   a deck of cards, a die with uneven faces, squadrons that move ship by ship, legs on the plane
models    a plane measured in millimetres: placed in secret, a plan of several legs, contact, orders face down on the board
lake      four sides, no attacks, a boat that retires while the others race on, a ranking as the result
"""

from toys import duel, lake, masks, models, plots, regatta

TOYS = (plots.GAME, masks.GAME, duel.GAME, regatta.GAME, models.GAME, lake.GAME)
