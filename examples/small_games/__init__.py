"""Small games, each with one idea of the kernel that *Touché, coulé!* leaves alone. The tests play all of them.

`NAUMACHIA_GAMES=examples/small_games naumachia match duel` plays one.

duel         an interrupt inside an interrupt, two dice at once, and standing orders that a player gave before
lake_race    four sides, no attacks, a boat that retires while the others race on, and a ranking as the result
squadrons    a deck of cards, a die with uneven faces, squadrons that move ship by ship, and legs on the plane
secret_race  secret orders of two or three seats, with lines of every kind on a sheet
face_down    secret orders that stay face down after the last sheet is in
model_ships  a plane measured in millimetres: placed in secret, plans of several legs, contact, orders face down on the board
"""

from small_games import duel, face_down, lake_race, model_ships, secret_race, squadrons

SMALL_GAMES = (secret_race.GAME, face_down.GAME, duel.GAME, squadrons.GAME, model_ships.GAME, lake_race.GAME)
