# Les règles du jeu des navires dans nos mots, pour les joueurs. La règle TS-3.6 est rule-TS-3-6.

## Mise en place

rule-TS-1-1 = Chaque navire occupe deux hexagones et a sa feuille de bord : équipage, vitesses, hommes, souffle, brèches, équipement. Le pion montre seulement où il est.
    .title = La feuille de bord
rule-TS-1-2 = Un navire commence comme s’il venait de ramer à la croisière. Pour la pleine vitesse il a des cases de souffle : expert 6, ordinaire 4, débutant 3, esclave 2.
    .title = Vitesse et souffle au départ
rule-TS-1-3 = La pleine vitesse est celle du type, moins ce que coûtent les avaries, la surcharge et un corvus, jamais moins de 1 pour un navire à rames. Ce qui ralentit la croisière s’ôte d’abord de celle du type ; puis elle est ramenée à la pleine vitesse, si celle-ci est plus basse.
    .title = Vitesses du moment
rule-TS-1-4 = Les guerriers légers d’un Saxon sont ses rameurs ; sans eux, mais avec d’autres hommes à bord, il fait un mouvement au plus ; sans personne il est à l’abandon. Pris, il est mû par les prisonniers légers. Les navires sans rames ne sont jamais à l’abandon faute de rameurs.
    .title = Les Saxons rament eux-mêmes
rule-TS-1-5 = Les rameurs viennent avec le type et ne prennent pas de place. Les navires sans rames commencent la grand-voile hissée, les autres sans rien.
    .title = Rameurs et gréements

## Vent

rule-TS-2-1 = Deux dés par tour, si on y joue : 2 le vent faiblit, 3 il tourne d’un cran à gauche, 11 à droite, 12 il forcit.
    .title = Le temps
rule-TS-2-2 = Calme : pas de voile. Léger : un mouvement de moins à la voile. Fort : les rames perdent un, les tirs ont -1, pas de corvus, et une grand-voile hissée se déchire sur un 1.
    .title = Ce que fait le vent
rule-TS-2-3 = Elle monte ou descend comme le dit le scénario et se retourne une fois, après les tours donnés.
    .title = La marée

## Ordres

rule-TS-3-1 = Pour chaque navire son propriétaire écrit une suite de lettres, une par mouvement ; leur nombre est sa vitesse ce tour-ci.
    .title = Les ordres sont secrets
rule-TS-3-2 = A en avant, L à bâbord, R à tribord, K en avant pour ratisser. Au plus la pleine vitesse (PV, notée FV), et au plus trois de plus qu’au dernier tour. Au-delà de la croisière c’est la pleine vitesse, qui prend une case de souffle.
    .title = En avant
rule-TS-3-3 = Rien que B, au plus deux (un à partir de la taille 9), au plus la croisière, et seulement après une vitesse de 2 ou moins.
    .title = En arrière
rule-TS-3-4 = Rien que PL ou PR, deux pour les tailles 1 à 3, un pour les autres, et seulement après une vitesse de 2 ou moins.
    .title = Pivoter sur place
rule-TS-3-5 = Un navire immobilisé fait un mouvement quelconque. Les navires agrippés, rendus, à l’abandon, échoués ou naufragés ne reçoivent pas d’ordre. Rester est toujours permis.
    .title = Navires empêchés
rule-TS-3-6 = Les tailles 5 à 8 ne tournent pas deux fois de suite ; à partir de 9, deux mouvements droits séparent deux virages.
    .title = Maniabilité
rule-TS-3-7 = Pour le tour suivant comptent les mouvements faits ; 0 après un contact, un recul ou un pivot. Un tour à vitesse 0 ou 1 rend une case de souffle.
    .title = La vitesse qui reste
rule-TS-3-8 = Des lettres séparées par des blancs ; (FV) rappelle la pleine vitesse ; un ordre de voile suit une barre. Seules les suites légales sont reçues ; les autres navires, la terre et les bords ne sont jamais regardés.
    .title = Notation
rule-TS-3-9 = Tous les ordres sont lus à la fois. Un navire arrêté en route perd les mouvements qui lui restent.
    .title = Révélés ensemble

## Mouvement

rule-TS-4-1 = La vitesse 5 bouge à chaque étape, 4 aux étapes 1-3-4-5, 3 à 2-3-5, 2 à 3-5, 1 à 5.
    .title = Cinq étapes
rule-TS-4-2 = Dans une étape tous bougent à la fois. Terre, bords fermés et épaves barrent d’abord ; deux qui échangeraient leurs places sont bloqués tous deux ; puis chacun dont l’hexagone sera tenu par un autre ; et de plusieurs qui veulent le même, le plus rapide l’obtient, puis le plus grand, puis le meilleur équipage, puis un dé.
    .title = Qui est bloqué
rule-TS-4-3 = Éperons, ratissages et récifs d’une étape sont joués, tout s’applique ensemble, puis les navires coulés disparaissent.
    .title = Tout ensemble
rule-TS-4-4 = Un navire bloqué par un autre a fini son mouvement pour le tour.
    .title = Un contact arrête
rule-TS-4-5 = Disputes, éperons, collisions, ratissages, récifs, chacun dans l’ordre de la liste et avec l’état du début de l’étape ; puis les brèches, celles des navires qu’un X a coulés aussi, puis les hommes perdus.
    .title = L’ordre des dés

## Contacts

rule-TS-5-1 = Un mouvement en avant d’un navire à éperon dans un ennemi est un coup d’éperon, là où frappe la proue ; tout autre contact est une collision. Les deux navires sont en collision pour le reste du tour.
    .title = Éperon ou collision
rule-TS-5-2 = La taille de l’éperonneur moins celle de la cible ; +1 si la cible est arrêtée, +1 si elle est immobilisée, +1 ou -1 pour le meilleur équipage.
    .title = Le rapport
rule-TS-5-3 = Deux dés ; +1 pour un mouvement droit, +1 sur un flanc de proue ou une hanche, -1 sauf à pleine vitesse, -1 si l’éperonneur est immobilisé.
    .title = Le jet
rule-TS-5-4 = La table dit ce qui arrive à l’éperonneur et ce qui arrive à la cible.
    .title = Les deux parts
rule-TS-5-5 = L’éperonneur s’arrête ; la cible aussi, à moins qu’il ne lui soit rien arrivé.
    .title = Qui s’arrête
rule-TS-5-6 = Si chacun a bloqué l’autre, les deux coups sont joués, sur l’état du début de l’étape.
    .title = Les deux éperonnent
rule-TS-5-7 = Les deux s’arrêtent et lancent un dé : immobilisé sur 1, sur 1 ou 2 à pleine vitesse.
    .title = Collisions
rule-TS-5-8 = À un coup sur la proue d’un navire qui vient lui-même d’avancer il est répondu sur la proue de l’éperonneur ; les deux s’arrêtent.
    .title = Proue contre proue

## Avaries

rule-TS-6-1 = X coulé ; Br une brèche ; BrI une brèche et immobilisé ; Br* une brèche si le flanc est frappé, sinon immobilisé ; I immobilisé ; a l’éperonneur agrippe plus facilement ce tour-ci.
    .title = Résultats
rule-TS-6-2 = Un dé : 1 et 2 coûtent un point d’hommes, 3 à 6 de la vitesse, à partir de 4 aussi des hommes et l’équipement ; certaines immobilisent. Sur 5 et 6 une seconde brèche coule, une première pour les tailles 1 et 2. Sur 3 le propriétaire cède l’équipement ou les rames.
    .title = Brèches
rule-TS-6-3 = Tout ce qui est monté, sauf une proue renforcée.
    .title = L’équipement
rule-TS-6-4 = Le propriétaire choisit parmi les combattants ; les rameurs seulement s’il ne reste personne d’autre. Quand il n’y a plus personne, le navire est à l’abandon.
    .title = Hommes perdus dans une brèche
rule-TS-6-5 = Vitesse 1 au plus, jamais la pleine vitesse ; en plein tour le navire s’arrête.
    .title = Immobilisé

## Dérive et tir

rule-TS-7 = Les navires à l’abandon ou rendus où personne ne combat, et les épaves, vont d’un hexagone sous le vent : par vent modéré aux tours pairs, par vent fort toujours, et alors aussi les navires immobilisés de vitesse 0. Les autres navires et le bord les retiennent, la terre en fait des naufragés.
    .title = Dérive
rule-TS-8-1 = Chaque point d’archers et chaque machine tire une fois sur un ennemi à portée et en vue, en secret ; toutes les pertes sont subies ensemble.
    .title = Qui tire
rule-TS-8-2 = Archers 5, 6, 7 aux portées 1 à 3 ; machines 5, 5, 6, 6, 7 de 1 à 5. +1 d’une tourelle, -1 sur un navire ponté, -1 si le navire était à pleine vitesse, -1 par vent fort.
    .title = Toucher
rule-TS-8-3 = La victime choisit un combattant par coup ; un homme en armure est sauvé sur 5 ou 6.
    .title = Pertes
rule-TS-8-4 = Qui a tiré peut encore aborder.
    .title = Tirer et aborder
rule-TS-8-5 = Avec l’option, les navires équipés peuvent brûler au lieu de tuer.
    .title = Projectiles enflammés

## Grappins et abordage

rule-TS-9-1 = Une fois par tour chaque navire monté peut essayer d’agripper un voisin : deux dés, 9 ou plus. +3 après un bon coup, +3 un ami, +1 en collision avec lui, +1 il est immobilisé, +1 ou -1 selon les équipages, -1 il est à pleine vitesse et n’a touché personne, -1 il ne reste que des rameurs, -1 on est immobilisé, +2 mains de fer.
    .title = Agrippements
rule-TS-9-2 = Les choix sont secrets et chaque essai est joué ; un succès suffit. Un navire qui ne se défend pas est agrippé sans jet.
    .title = En secret
rule-TS-9-3 = Les équipages sont ceux des deux navires, celui d’une prise est débutant ; pleine vitesse et collision sont celles de ce tour.
    .title = Ce qui se compare
rule-TS-10-1 = Deux par point en armure, un par point léger, un demi par point d’archers (arrondi en dessous), un par tourelle occupée.
    .title = Facteur d’abordage
rule-TS-10-2 = En secret le facteur de chaque navire est réparti entre les ennemis auxquels il est lié ; rien est permis aussi.
    .title = Le répartir
rule-TS-10-3 = Pour chaque facteur au-dessus de rien, un dé ; la table donne les points d’hommes que l’autre perd. Les facteurs absents de la table sont des sommes de colonnes, la plus grande d’abord.
    .title = Les dés
rule-TS-10-4 = Toutes ensemble ; la victime choisit. Seul contre plusieurs, on répartit ; eux n’additionnent pas.
    .title = Pertes
rule-TS-10-5 = Qui a perdu plus de points d’hommes qu’il n’en a infligé est battu, qui en a perdu moins est vainqueur.
    .title = Vainqueur et battu
rule-TS-11-1 = Un navire battu lance deux dés et se rend sur : expert 9, 10 ; ordinaire 8, 9, 11 ; débutant 8 à 11 ; esclave 7 à 12, pas 10 si les esclaves sont en minorité ; avec une brèche aussi sur 3 à 5.
    .title = Moral
rule-TS-11-2 = Sans combattant, et attaqué par un ennemi qui en a, un navire se rend sans jet.
    .title = Sans défense
rule-TS-11-3 = Il garde sa place et ses liens et ne fait rien ; ses hommes sont prisonniers à bord.
    .title = Rendu
rule-TS-12-1 = De un à cinq points d’hommes d’une sorte par lien, à un ami, un navire rendu ou à l’abandon, tant qu’il y a place. Les hommes des deux camps se partagent la place à bord, dans la même étape aussi ; pour qui vient délivrer des prisonniers, ceux-ci comptent. On n’envoie jamais de rameurs.
    .title = Groupes d’infanterie
rule-TS-12-2 = Un navire rendu ou à l’abandon où il n’y a que les hommes d’un camp est à eux : libéré pour son premier maître, sinon pris. S’il y en a des deux, ils s’y battent au tour suivant.
    .title = Prendre les navires
rule-TS-12-3 = Équipage débutant, croisière d’un de moins, ni pleine vitesse ni éperon ; ses hommes sont ceux qu’on y a mis. Le dernier parti, il est à l’abandon.
    .title = Prises
rule-TS-13 = Chaque navire peut essayer de rompre un lien : deux dés, 9 ou plus ; +3 d’un ami, +2 vainqueur, +1 ou -1 selon les équipages, -3 d’un corvus ennemi. Les liens vers ceux qui ne se défendent pas et vers ses prises se lâchent à volonté.
    .title = Détachements
rule-TS-14 = Un navire immobilisé qui n’a touché personne, n’a pas de lien et n’est pas échoué peut lancer deux dés : 2 il est abandonné ; expert 8, ordinaire 9, débutant 10, esclave 11 ou plus il est libre, sur le nombre même avec une vitesse de moins.
    .title = Se dégager

## Options

rule-TS-15-1 = Le temps est joué à chaque tour.
    .title = Météo
rule-TS-15-2 = /hoist sail, /hoist main et /lower sont ordonnés et faits avant la première étape ; la voile coûte un mouvement, la grand-voile deux. Sous voile un navire fait ce que donne le vent, ou rame à la croisière, jamais à pleine vitesse ; tourné face au vent il perd le reste. Un navire sans rames qui ne peut avancer à la voile peut pivoter une fois.
    .title = Voiles
rule-TS-15-3 = Un K fait tout le long d’un ennemi ratisse ses rames : deux dés, +1 l’ennemi à pleine vitesse, -2 si on n’y est pas ; un meilleur équipage fait mieux. Une fois par tour.
    .title = Ratissage
rule-TS-15-4 = Ce qu’un coup fait à l’éperonneur est d’un degré plus doux.
    .title = Proue renforcée
rule-TS-15-5 = Un navire coulé barre ses deux hexagones ; qui le heurte joue comme en collision. À la fin du tour, 1 ou 2 l’engloutit.
    .title = Épaves
rule-TS-15-6 = Un dé quand la proue entre sur un récif : marée montante 5 arrête et 6 fait naufrage, descendante 4 arrête et 5 fait naufrage ; les grands ajoutent, les plus petits ôtent.
    .title = Récifs
rule-TS-15-7 = Sur la terre à vitesse 1 un navire s’échoue : au tour suivant ses hommes sont à terre, à l’abri, et il compte la moitié. Plus vite, il est naufragé.
    .title = Rivage
rule-TS-15-8 = Une tourelle tient deux points d’archers ou une machine : +1 pour toucher, le feu touche sur 4, +1 au facteur d’abordage.
    .title = Tourelles
rule-TS-15-9 = +2 pour agripper.
    .title = Mains de fer
rule-TS-15-10 = Contre un navire à sa proue l’agrippement demande 7 ; au premier combat sur ce lien son dé a +1 ; l’ennemi se détache à -3. La pleine vitesse baisse d’un ; pas par vent fort.
    .title = Corvus
rule-TS-15-11 = Archers à portée 1, machines à 2 : 5 ou 6 touche, d’une tourelle 4. Un coup ajoute un niveau de feu et ne prend personne.
    .title = Projectiles enflammés
rule-TS-15-12 = Un dé plus le niveau moins un, -1 expert, +1 esclave : 2 ou moins éteint, 3 et 4 un point d’hommes, 5 aussi de la vitesse et la grand-voile, 6 le navire est perdu et ceux qui lui sont liés peuvent s’enflammer.
    .title = Feux à bord
rule-TS-15-13 = Déclarés, ils ajoutent la moitié de leur nombre (les esclaves rien) et peuvent être perdus ; au tour suivant le navire fait un mouvement au plus.
    .title = Rameurs au combat
rule-TS-15-14 = Au lieu de cases, un dé après chaque tour à pleine vitesse ; un équipage fatigué n’en a plus avant de s’être reposé.
    .title = Fatigue au dé

## Victoire

rule-TS-16 = Après ses tours, ou quand un camp n’a plus de navire à lui qui combatte. Coulé ou naufragé compte le prix, tenu par l’ennemi une fois et demie, à l’abandon, échoué ou rendu la moitié. Le plus de points gagne, le double décisivement.
    .title = Fin et points
rule-TS-PC = Les flottes à points égaux se placent navire par navire à tour de rôle, dans les quatre rangées de son bord ; le plus haut dé commence.
    .title = Flottes choisies
