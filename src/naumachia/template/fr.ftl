game-name = Le plus petit jeu
game-about = Deux bateaux remontent une rivière.
game-piece = bateau
game-pieces = bateaux
game-battle = course
game-battles = courses
game-age = Toutes époques
aim-1 = Vous gagnez si votre bateau arrive le premier.
aim-2 = Si aucun bateau n’arrive avant le dernier tour, personne ne gagne.
brief-1 = Les bateaux jouent à tour de rôle.
brief-2 = Ramer est sûr : deux cases.
brief-3 = Un sprint vaut quatre cases ou une seule, au dé.
side-red = Rouge
side-blue = Bleu
where-turn = Tour { $turn }
ask-turn = Que fait { $ship } ?
    .hint = Ramer de deux cases, ou sprinter et se fier au dé.
    .waiting = { $side } choisit son action.
do-row = Ramer
    .hint = Deux cases, à coup sûr.
do-sprint = Sprinter
    .hint = Quatre cases sur { $needs } ou plus, sinon une.
do-rest = Se reposer
    .hint = Le bateau reste où il est.
roll-sprint = { $ship } sprinte : { $needs } ou plus.
rowed = { $ship } rame : { $places } cases.
sprinted = { $ship } sprinte : { $places ->
    [one] 1 case
   *[other] { $places } cases
    }.
won = { $side } arrive en tête.
drawn = Aucun bateau n’est arrivé.
won-by-concession = { $loser } abandonne : { $side } gagne.
# The page’s own words for a ship, said of boats
page-ship = Le bateau
page-ship-none = Choisissez un bateau
page-ship-next = Bateau suivant
page-ship-back = Bateau précédent
