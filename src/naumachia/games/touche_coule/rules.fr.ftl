# Les règles de Touché, coulé ! dans nos propres mots, pour les joueurs. L’identifiant de la règle TC-5a.1 est rule-TC-5a-1.

## Plateau

rule-TC-G1 = Chaque hexagone a deux coordonnées, q et r. Un q de plus mène un hexagone à l’est ; un r de plus, une rangée plus bas et un demi-hexagone à droite.
    .title = Coordonnées
rule-TC-G2 = Un navire pointe vers l’un des six hexagones autour de sa proue : 0 est l’est, puis, en tournant vers la gauche, 1 le nord-est, 2 le nord-ouest, 3 l’ouest, 4 le sud-ouest et 5 le sud-est. Virer à bâbord ajoute un, virer à tribord retire un.
    .title = Caps
rule-TC-G3 = La distance entre deux hexagones est le plus petit nombre de pas qui mène de l’un à l’autre.
    .title = Distance
rule-TC-G4 = Le bassin est ovale : l’ordinaire compte 111 hexagones en neuf rangées, le grand 227 en treize. Tout ce qui n’est pas de l’eau est quai, et aucun navire n’y va.
    .title = Le bassin
rule-TC-G5 = La liburne tient dans un hexagone. La quinquérème en couvre deux, la poupe droit derrière la proue. Le navire entier doit être sur l’eau, et deux navires ne partagent jamais un hexagone.
    .title = La place d’un navire
rule-TC-G6 = Parmi les hexagones qui entourent un navire, celui qui est juste devant est sa zone avant, celui qui est juste derrière sa zone arrière. Tous les autres sont ses flancs : quatre pour une liburne, six pour une quinquérème.
    .title = Avant, arrière et flancs
rule-TC-G7 = La file d’hexagones qui prolonge la poupe, droit vers l’arrière, échappe à la vue des soldats du bord.
    .title = Droit derrière
rule-TC-G8 = Entre navires voisins, le tir est toujours dégagé. À deux hexagones, il faut qu’au moins un des hexagones qui touchent les deux soit libre de tout autre navire, ami ou ennemi. Ni le quai ni le triton ne masquent le tir.
    .title = Ligne de tir

## Échelle et matériel

rule-TC-1 = Un hexagone vaut une vingtaine de mètres d’eau. Rien dans le jeu ne s’y mesure.
    .title = Échelle
rule-TC-2 = On joue avec un bassin, une fiche qui tient à jour la structure et la vitesse de chaque navire, un dé à six faces et, en général, quatre navires : une liburne et une quinquérème rouges, autant de bleues.
    .title = Matériel

## Tours

rule-TC-3-1 = Dans un tour, chaque navire à flot joue une fois : liburne rouge, liburne bleue, quinquérème rouge, quinquérème bleue. D’autres scénarios fixent leur propre ordre.
    .title = Ordre de jeu
rule-TC-3-2 = Le navire commence toujours par bouger, ne serait-ce qu’en annonçant la vitesse 0 ; s’il éperonne en chemin, on règle l’éperonnage sur-le-champ. Ensuite il peut tirer une fois, puis aborder une fois, s’il y a quelqu’un à sa portée. Il peut renoncer à l’un comme à l’autre.
    .title = Quand vient son tour
rule-TC-3-3 = Éperonner, tirer et aborder peuvent se suivre dans le même tour, contre un seul ennemi ou plusieurs. Un navire coulé a disparu avant l’action suivante, et le tir passe toujours avant l’abordage.
    .title = Tout à la fois

## Mouvement

rule-TC-4a-1 = Dites d’abord à quelle vitesse le navire ira : celle de la fiche, une de plus ou une de moins. La liburne atteint 3, la quinquérème 2. Un navire arrêté par un éperonnage, le quai ou un abordage repart de 0. Ce qui est dit est dit.
    .title = Annoncer la vitesse
rule-TC-4a-2 = Le navire avance d’autant d’hexagones qu’annoncé, ni plus ni moins, sauf si quelque chose l’arrête. La poupe d’une quinquérème suit sa proue.
    .title = Distance parcourue
rule-TC-4b-1 = À chaque mouvement, un navire peut virer une fois, d’un seul côté d’hexagone, à bâbord ou à tribord. Il vire avant son premier hexagone ou entre deux, jamais après le dernier.
    .title = Virer
rule-TC-4b-2 = Un navire qui annonce la vitesse 0 peut tout de même virer une fois sur place.
    .title = Virer sur place
rule-TC-4b-3 = La liburne vire dans son hexagone. La quinquérème pivote autour de sa proue et sa poupe balaie le côté ; si un autre navire ou le quai se trouve là où la poupe doit arriver, elle ne peut pas virer de ce côté.
    .title = Le pivot
rule-TC-4b-4 = Aux vitesses 1, 2 et 3, il y a au plus trois, cinq et sept routes ; à la vitesse 0, il y en a trois. Un virage qui ne viendrait qu’une fois le navire arrêté par un éperonnage ou par le quai n’en fait pas partie.
    .title = Les routes
rule-TC-4c-1 = Une proue qui irait sur le quai reste où elle est. Le navire perd un point, tombe à la vitesse 0 et n’avance plus ; s’il flotte encore, il peut tirer et aborder.
    .title = Le quai
rule-TC-4c-2 = Après un éperonnage, les deux navires n’ont plus aucune vitesse.
    .title = L’éperonnage arrête les deux
rule-TC-4c-3 = L’abordage, comme l’éperonnage, laisse les deux navires à la vitesse 0.
    .title = L’abordage arrête les deux

## Éperonnage

rule-TC-5a-1 = Dès que l’hexagone suivant, devant une proue en mouvement, contient un navire, celui-ci est éperonné, qu’on le veuille ou non, ennemi ou ami ; l’attaquant reste dans son hexagone et ne souffre pas. Longer un navire, s’arrêter proue contre proue ou virer n’est pas éperonner.
    .title = Quand on éperonne
rule-TC-5a-2 = Ce qui compte, c’est d’où vient le coup : la proue de l’attaquant est-elle dans la zone avant, dans la zone arrière ou sur un flanc du navire frappé ?
    .title = La zone touchée
rule-TC-5a-3 = Les dégâts valent la vitesse annoncée par l’attaquant, un de plus si le dé donne 4 ou davantage, un de moins si l’on frappe l’avant ou l’arrière. Peu importe le nombre d’hexagones déjà parcourus. On ne descend pas au-dessous de 0.
    .title = Dégâts de l’éperon
rule-TC-5a-4 = Il faut avancer pour éperonner : la vitesse qui compte est donc 1, 2 ou 3. Seules les liburnes atteignent 3, et ce sont elles qui éperonnent le mieux.
    .title = Vitesse de l’éperonnage

## Tir

rule-TC-5b-1 = À chaque tour, un navire peut tirer une fois sur un ennemi. Un seul dé vaut pour tous les arcs, javelots et balistes du bord. Ni la vitesse ni un éperonnage, donné ou reçu, n’empêchent les soldats de tirer.
    .title = Tirer
rule-TC-5b-2 = Il faut un hexagone du tireur et un hexagone de la cible à deux pas au plus l’un de l’autre, une ligne dégagée entre les deux, et que cet hexagone de la cible ne soit pas droit derrière le tireur. Le cap de la cible est indifférent.
    .title = Qui peut être visé
rule-TC-5b-3 = La liburne touche sur 5 ou 6, la quinquérème sur 3 ou plus. Un coup au but coûte un point.
    .title = Coups au but

## Abordage

rule-TC-5c-1 = On s’aborde flanc contre flanc : un hexagone de chaque navire doit en toucher un de l’autre, chacun sur le flanc de l’adversaire. Personne n’aborde par l’avant ni par l’arrière.
    .title = Qui peut être abordé
rule-TC-5c-2 = Chaque navire lance un dé et les deux coups tombent ensemble ; les deux peuvent donc couler. La quinquérème inflige ce qu’elle fait au dé ; la liburne aussi, mais rien sur 5 ou 6. Ensuite, les deux navires sont immobiles.
    .title = La mêlée
rule-TC-5c-3 = Un abordage n’attache pas les navires. À son tour suivant, chacun peut s’éloigner, en partant de la vitesse 0, ou aborder de nouveau.
    .title = Après l’abordage

## Fin de la partie

rule-TC-6-1 = Un navire sans structure coule et quitte aussitôt le plateau, quelle que soit la cause de sa dernière perte. À quatre joueurs, son capitaine est éliminé et son partenaire continue seul.
    .title = Couler
rule-TC-6-2 = Coulez tous les navires adverses et vous gagnez sur-le-champ. Si les derniers navires des deux camps sombrent dans le même abordage, la partie est nulle.
    .title = Victoire
rule-TC-6-3 = Si les deux camps sont encore à flot à la fin du dernier tour (le soixantième, sauf autre choix), celui à qui il reste le plus de structure l’emporte ; à égalité, la partie est nulle.
    .title = Limite de tours

## Règles facultatives

rule-TC-O1 = Les liburnes commencent avec 7 points de structure.
    .title = Liburnes légères
rule-TC-O2 = Heurter le quai arrête le navire, sans autre dommage.
    .title = Bord clément
rule-TC-O3 = Les navires commencent avec 15 points de structure. Si le scénario donne son propre nombre, on y ajoute la moitié, arrondie au-dessus.
    .title = Coques robustes
