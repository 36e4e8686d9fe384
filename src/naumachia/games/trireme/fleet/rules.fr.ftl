# Les règles du Jeu des Flottes dans nos propres mots. La règle TF-3.6 s’appelle ici rule-TF-3-6.

## Mise en place

rule-TF-1-1 = Chaque navire occupe deux hexagones voisins, la proue devant et la poupe derrière, et pointe de l’un vers l’autre. Deux navires ne partagent jamais un hexagone, et aucun n’est sur la terre.
    .title = Navires sur deux hexagones
rule-TF-1-2 = Tout ce qu’il faut savoir d’un navire est sur son pion et ses marqueurs : taille, croisière, pleine vitesse, facteur d’abordage, équipage, et ce qui lui est arrivé. Ce jeu n’a pas de feuille de bord.
    .title = Tout est sur le pion
rule-TF-1-3 = Au début de chaque tour les deux joueurs jettent un dé ; le plus haut choisit d’être premier ou second joueur. À égalité au premier tour on recommence, ensuite c’est le second joueur du tour précédent qui choisit. Un scénario peut nommer le premier joueur du tour 1.
    .title = Initiative

## Dégagements

rule-TF-2-1 = Un navire immobilisé, mais pas pour de bon, et qui n’est pas agrippé peut tenter de se dégager une fois par tour, si son joueur le veut. Un dé : 1 il est inondé et coule ; 2 il est immobilisé pour de bon ; 3 rien ; 4 son facteur d’abordage revient, il se traîne encore, et la prochaine tentative a +2 ; 5 ou plus il est libre.
    .title = Tenter de se dégager
rule-TF-2-2 = Le +2 est dépensé par la tentative suivante, quoi qu’il en sorte ; un nouveau 4 le redonne. Un 3 laisse le facteur revenu ; un 2 le réduit de nouveau de moitié. Un nouveau coup ôte les deux.
    .title = Le +2

## Mouvement

rule-TF-3-1 = Avant son premier point de mouvement un navire choisit comment il avance : rester, croisière (jusqu’à sa croisière), pleine vitesse, reculer ou voile. Il n’est pas tenu de tout dépenser. Les navires bougent dans n’importe quel ordre, chacun une fois, et l’un finit avant que l’autre commence.
    .title = Allures de marche
rule-TF-3-2 = Un mouvement mène la proue dans l’hexagone devant elle (A), ou dans celui de gauche (L) ou de droite (R), et la poupe suit dans l’hexagone quitté ; le navire pointe alors où il est allé. Chacun coûte un point. Un navire sans rames ne peut que rester ou naviguer à la voile.
    .title = Devant, bâbord, tribord
rule-TF-3-3 = Dans cette allure un navire ne fait que reculer (B), tout droit, au plus de la moitié de sa croisière arrondie au-dessus, un point par hexagone.
    .title = Reculer
rule-TF-3-4 = En croisière un navire peut une fois par tour faire pivoter sa proue d’un hexagone à bâbord (PL) ou à tribord (PR) autour de sa poupe. Cela coûte deux points ; un navire qui n’en a qu’un peut en faire tout son mouvement. L’hexagone doit être de la mer libre sur la carte.
    .title = Pivoter
rule-TF-3-5 = On n’entre ni chez un ami, ni dans une épave, ni sur la terre. Un navire ne quitte la carte que par un bord ouvert à son camp par le scénario ; il est parti quand sa proue (sa poupe s’il recule) le passe, et ne revient pas.
    .title = Ce qui barre la route
rule-TF-3-6 = Un mouvement en avant qui entrerait dans une coque ennemie est un éperonnement : le point est payé, le navire reste où il est et comme il pointe, le coup est noté avec l’endroit frappé, et le mouvement est fini. Pas besoin d’élan. Un navire sans éperon ne le peut pas, et nul ne recule ni ne pivote dans un ennemi.
    .title = Contact
rule-TF-3-7 = Un navire contre lequel un éperonnement est déclaré ne bouge plus de ce tour, même s’il n’avait pas encore bougé. Un navire agrippé ne bouge pas ; on peut encore l’éperonner.
    .title = Cloué
rule-TF-3-8 = Un navire immobilisé, à quelque degré que ce soit, a un point en croisière et peut éperonner avec. Sa pleine vitesse compte pour 1 ; sans rames pour 0, et à la voile il fait un point au plus.
    .title = Les immobilisés se traînent
rule-TF-3-9 = Après un mouvement à pleine vitesse, si court soit-il, on jette un dé : un équipage expert est fatigué par un 1, un ordinaire par 1 ou 2, des débutants par 1 à 3, des esclaves par 1 à 5. Le mouvement et son éperonnement n’en souffrent pas. Un navire fatigué ne va pas à pleine vitesse. Il est reposé à la fin d’un tour où il a ramé un point au plus, n’a pas déclaré d’éperonnement et n’a pas combattu à l’abordage.
    .title = Fatigue

## Éperonnements

rule-TF-4-1 = Quand tous ont bougé, chaque éperonnement se joue. Chaque camp additionne sa taille, un dé et son équipage (expert 3, ordinaire 2, débutant 1, esclave 0). L’éperonneur a +5 contre un flanc (flanc de proue, flanc ou hanche), +2 contre la poupe, -1 s’il n’est pas à pleine vitesse, -2 s’il est immobilisé. La cible a +3 au flanc de proue, +1 à la hanche, +1 si sa pleine vitesse est plus haute, -2 si elle est immobilisée.
    .title = Le duel
rule-TF-4-2 = Retirez le total de l’éperonneur de celui de la cible. +3 ou plus : rien. +2 à -2 : immobilisée si la somme des deux dés tels quels est paire. -3 à -6 : immobilisée. -7 ou moins : coulée.
    .title = L’effet
rule-TF-4-3 = Un navire immobilisé qui l’est de nouveau l’est pour de bon ; celui qui l’était pour de bon coule.
    .title = Un second coup
rule-TF-4-4 = Tous les éperonnements d’un tour se jouent dans l’état du début de la phase et prennent effet ensemble. Chaque résultat « immobilisé » avance le navire d’un cran : intact, immobilisé, immobilisé pour de bon, coulé.
    .title = Tous ensemble
rule-TF-4-5 = Un navire qui coule dans cette phase a tout de même porté son propre coup.
    .title = Les mourants frappent aussi
rule-TF-4-6 = Un éperonnement sur la proue reçoit aussitôt sa réponse par un second duel, la cible devenant l’éperonneur, toujours proue contre proue, en croisière sauf si elle a bougé à pleine vitesse ce tour-ci. Il faut un éperon et n’être pas une prise ; les navires agrippés ou immobilisés répondent aussi. Les deux résultats tombent ensemble.
    .title = Proue contre proue
rule-TF-4-7 = On compare les pleines vitesses telles qu’elles sont maintenant : 1 pour un immobilisé, 0 sans rames, moins avec un corvus ou trop d’hommes.
    .title = Quelle vitesse compte
rule-TF-4-8 = Le facteur du pion (pour une prise : ce qu’on y a mis), +2 par pion d’infanterie, +1 par tourelle ou machine, moins ce qui fut donné à des prises. Il est réduit de moitié, arrondi au-dessous et jamais sous 1, tant que le navire est immobilisé et ne l’a pas retrouvé. Un corvus en usage ajoute alors 2.
    .title = Le facteur d’abordage actuel

## Abordage

rule-TF-5-1 = Chaque navire peut essayer une fois par tour d’agripper un ennemi qui le touche : un dé, 4 ou plus. +1 si la cible fut éperonnée ce tour-ci, +1 au meilleur équipage, -1 si l’agrippeur est immobilisé. Les navires déjà liés à d’autres peuvent essayer et être visés.
    .title = Grappins
rule-TF-5-2 = Un joueur nomme un navire ennemi et un ou plusieurs des siens agrippés à lui ; leurs facteurs s’additionnent. Ses amis ne l’aident pas. Chaque navire combat une fois par tour au plus, d’un côté ou de l’autre, et nul n’y est tenu.
    .title = Combat
rule-TF-5-3 = L’attaquant jette un dé. Triple du plus faible ou plus : le plus fort le prend sur 2 à 6. Double : sur 4 à 6. Moins du double : sur 5 ou 6, mais sur 1 le plus faible prend le plus fort. Égalité : 6 pour l’attaquant, 1 pour l’autre. Sinon cela continue au tour suivant.
    .title = La table d’abordage
rule-TF-5-4 = L’assaillant au plus haut facteur prend le navire qui cède ; si le défenseur gagne, il prend l’assaillant au plus bas facteur. À égalité le joueur des assaillants choisit.
    .title = Qui prend qui
rule-TF-5-5 = Le vainqueur met à bord un ou plusieurs de ses facteurs et en garde un au moins ; ils sont le facteur de la prise. Un vainqueur de facteur 1 brûle la prise, qui compte comme capturée. La prise perd ses grappins, a un équipage débutant, une croisière moindre d’un point (au moins 1), pas de pleine vitesse, et ne peut ni éperonner ni agripper. On peut la reprendre de même ; elle combat alors pour son premier camp, prise pour tout le reste.
    .title = Prises
rule-TF-5-6 = Après les combats chaque navire encore agrippé peut essayer de rompre un lien : un dé, 5 ou plus. +1 au meilleur équipage, -1 s’il est immobilisé, -1 si l’ennemi de ce lien porte un équipement d’agrippement.
    .title = Se détacher

## Voile (facultatif)

rule-TF-6-1 = Un navire a une voile ; une grand-voile seulement si le scénario le dit (marchands et Vénètes toujours). Hisser ou amener coûte 1 point pour la voile, 2 pour la grand-voile, en croisière ; un navire qui en a moins y passe tout son tour, un navire sans rames le fait au début de son tour et perd autant de points de voile. Une seule à la fois.
    .title = Hisser et amener
rule-TF-6-2 = Vent arrière, de la hanche, de la proue, debout : la grand-voile donne 2, 2, 1, 0, la voile 2, 1, 0, 0. Vent arrière, la grand-voile donne 3 aux navires à rames de taille 1 à 7 et aux Vénètes. Après chaque mouvement il ne reste pas plus que n’en donnerait le nouveau cap.
    .title = Points à la voile
rule-TF-6-3 = À la voile un navire ne fait qu’avancer ; on ne jette pas la fatigue, et un éperonnement compte comme en croisière. Voile hissée, un navire peut ramer en croisière (un de moins s’il commence vent debout), mais ni à pleine vitesse, ni reculer, ni pivoter.
    .title = Sous voile
rule-TF-6-4 = Un navire sans rames dont la voile ne donne rien peut, pour tout mouvement, faire pivoter sa proue d’un hexagone libre, afin de ne pas rester à jamais vent debout.
    .title = Abattre

## Épaves et dérive (facultatif)

rule-TF-7-1 = Un navire coulé laisse une épave dans ses deux hexagones, où nul n’entre. À la fin de chaque tour elle s’enfonce sur 1 ou 2.
    .title = Épaves
rule-TF-7-2 = S’il y a du vent, les épaves et les navires immobilisés pour de bon qui ne sont pas agrippés vont d’un hexagone sous le vent à la fin de chaque tour pair, cap gardé, si les deux hexagones sont sur la carte et libres. Sur la terre ils sont perdus.
    .title = Dérive

## Équipements (facultatif)

rule-TF-8-1 = Un corvus demande la taille 5, une tourelle la taille 4, une machine la taille 3 ; combien un type en porte est sur son pion.
    .title = Qui porte quoi
rule-TF-8-2 = Avec un corvus ou des mains de fer un navire agrippe sur 3 ou plus.
    .title = Équipement d’agrippement
rule-TF-8-3 = La pleine vitesse baisse d’un point. Dans un combat contre un navire qui touche sa proue ou un flanc de proue, le navire au corvus a +2.
    .title = Corbeau
rule-TF-8-4 = Chacune ajoute 1 au facteur d’abordage.
    .title = Tours et machines
rule-TF-8-5 = Avant les grappins un navire qui porte le feu peut le jeter une fois sur un ennemi en vue qui le touche, ou à 2 hexagones s’il a une machine : 5 ou 6 touche, 4 à 6 d’une tourelle. Un coup au but immobilise aussitôt, comme un éperonnement.
    .title = Feu

## Compléments au choix (facultatif)

rule-TF-9-1 = Les navires de taille 5 à 8 ne virent pas deux fois de suite ; ceux de taille 9 et plus demandent deux mouvements droits entre deux virages. On ne regarde que le mouvement lui-même.
    .title = Maniabilité
rule-TF-9-2 = Les joueurs bougent un navire chacun à tour de rôle, le premier joueur d’abord. Qui finit ses mouvements les a finis pour le tour.
    .title = Navire par navire
rule-TF-9-3 = Un camp qui a perdu la moitié de ses navires, coulés ou pris, jette deux dés à la fin de chaque tour ; sur 9 ou plus sa flotte rompt et l’autre camp a gagné. Si les deux rompent ensemble, les points décident.
    .title = Moral des flottes
rule-TF-9-4 = Un navire dont la proue entre dans un récif jette un dé, moins pour les lemboi et les Saxons, plus pour les géants et les coques profondes. Marée montante : 5 l’arrête, 6 cause son naufrage ; descendante : 4 et 5. Arrêté, son mouvement est fini. Naufragé, il est pris pour de bon et compte comme coulé, mais on peut l’agripper et il combat encore.
    .title = Récifs

## Fin et victoire

rule-TF-10-1 = La bataille finit après les tours du scénario, ou à la fin d’un tour où un camp n’a plus sur la carte de navire à lui qui ne soit ni coulé, ni naufragé, ni pris, ni immobilisé pour de bon. Un joueur peut aussi abandonner.
    .title = La fin
rule-TF-10-2 = Un navire ennemi coulé compte son prix, un navire pris et tenu moitié plus, un navire immobilisé pour de bon la moitié, arrondi au-dessus. Plus de points gagne ; le double est décisif ; l’égalité est nulle.
    .title = Points de victoire
rule-TF-10-3 = Chaque navire est compté une fois, selon son premier camp et son état à la fin, à son prix du début. Peu importe qui l’a coulé. Les navires partis par un bord ouvert ne comptent pas, sauf si le scénario le dit.
    .title = Compté une fois

## Flottes et batailles

rule-TF-PC = Chaque joueur achète une flotte pour les points convenus. Un navire coûte coque et facteur d’abordage selon l’équipage (expert 1,25, ordinaire 1, débutant 0,9, esclave 0,75), arrondi au-dessus, et ce qu’il porte. Un dé décide qui commence ; les joueurs placent un navire chacun à tour de rôle dans les quatre rangs de leur bord, cap libre. La bataille dure 16 tours, bords fermés.
    .title = Flottes au choix
rule-TF-S1 = Dans la première leçon, le premier qui coule, prend ou immobilise pour de bon l’autre a gagné aussitôt ; les deux ensemble, ou aucun à temps, partie nulle.
    .title = Premier coup
rule-TF-S3 = À Ladé les Samiens rentrent avant le tour 2 sur 3 ou plus, et s’ils l’ont fait, les Lesbiens avant le tour 4 sur 5 ou plus ; ceux qui sont agrippés restent. Ils ne comptent pas, et les points de ceux qui restent comptent davantage.
    .title = Retour au pays
rule-TF-S4 = Certains scénarios retiennent des navires jusqu’à un tour : ils gardent leur place, mais répondent, agrippent et combattent comme d’habitude.
    .title = Retenus
rule-TF-S5 = Un marchand remorqué fait jusqu’à deux mouvements par tour, dont un virage au plus, si un navire de guerre de son camp non immobilisé le touche au début de son mouvement ; sinon aucun.
    .title = En remorque
rule-TF-S6 = À Drépane Rome gagne si six navires échappent par le nord, ou avec plus de 0 points et au moins les trois quarts de ceux de Carthage ; sinon Carthage gagne.
    .title = Percer
rule-TF-S7 = À Actium chaque navire de Cléopâtre qui sort par le sud donne son prix à Antoine.
    .title = Sauver le trésor
