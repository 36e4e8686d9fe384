# Les règles de War Galley dans nos propres mots, pour les joueurs. L’identifiant de la règle WG-6.32 est rule-WG-6-32 ; celui de WG-3.1.E1, rule-WG-3-1-E1.
#
# Glossaire (anglais : français). MP : PM, point de mouvement ; VP : PV, point de victoire ; crew C : équipage C ; marines M :
# marins M ; defence D : défense D ; engines E : machines E ; towers T : tours T ; initiative I : initiative I ; small, double ship :
# petit navire (un hexagone), grand navire (deux) ; bow : proue ; stern : poupe ; bow/flank : bossoir ; mid-flank : travers ;
# stern/flank : hanche ; flank : flanc ; level : vogue ; at cruise : en croisière ; at maximum : en vogue maximale ; side : camp ;
# first side : premier camp ; squadron : escadre ; individual squadron : escadre isolée ; squadron commander : chef d’escadre ;
# command ship : navire de commandement ; flagship : navire amiral ; command range : rayon de commandement ; reduced : affaibli ;
# line astern : ligne de file ; line abreast : ligne de front ; to back : culer ; pivot : pivot ; about-face : demi-tour ;
# aground : échoué ; ram : éperonnage ; collision : collision ; fouled : emmêlé ; to unfoul : se dégager ; rake : balayage (des avirons) ;
# crippled : désemparé ; grapple : grappin, grappiner ; to ungrapple : se détacher ; link : lien ; boarding : abordage ;
# captured : capturé ; recaptured : repris ; Reduction : perte (M −1) ; evasion : esquive ; reaction ram : éperonnage en réaction ;
# return fire : tir de réaction ; half-speed : mi-vitesse ; fatigue : fatigue ; mast down : démâté ; incendiaries : projectiles
# incendiaires ; fire pots : pots à feu ; corvus : corvus ; harpax : harpax ; vacant : libre.
#
# Une règle qui cite une table parle de celle du jeu ; votre propre table la remplace.

## Principes

rule-WG-1-0 = Deux camps s’affrontent. On peut être plusieurs dans un camp et se partager les escadres, ou jouer seul les deux.
    .title = Joueurs
rule-WG-2-0 = Le jeu de papier compte deux cartes, six planches de pions, deux aides de jeu, les règles, un livret de treize batailles et des blocs de suivi. Ici, le programme s’occupe de tout cela.
    .title = Matériel
rule-WG-2-1 = Un navire a un équipage C de 1 à 4, des marins M, une défense D qui dit aussi ce qu’il vaut, une vitesse de croisière, une vitesse maximale et, pour chacune, une valeur d’éperon. Un astérisque à la seconde permet l’anastrophe ; E désigne les machines de jet, T les tours. Le recto du pion montre la croisière, le verso la vogue maximale.
    Un navire qui porte un commandant est un navire de commandement ; celui d’un amiral est un navire amiral. Un commandant affaibli perd 1 de rayon de commandement (jamais sous 1) et 1 d’initiative (jamais sous 0).
    .title = Navires et commandants
rule-WG-2-2 = On se bat en pleine mer ou devant des côtes. Seules comptent les terres que nomme le scénario ; tout le reste est de l’eau. Le numéro d’un hexagone donne sa colonne, puis sa rangée.
    .title = La carte
rule-WG-2-3 = Des marqueurs ou une feuille de suivi rappellent avaries, fatigue et liens. Ils n’ont pas de règle à eux, et le programme les tient à jour.
    .title = Marqueurs
rule-WG-2-4 = Tous les dés ont six faces. Quand une table demande un nombre sur 2d6, il faut l’atteindre ou le dépasser. Après modificateurs, plus de 12 se lit 12, et moins de 2 échoue toujours, même là où 2 aurait suffi.
    .title = Les dés
rule-WG-2-5 = Bâbord est à gauche et tribord à droite, vus du bord. Des navires côte à côte sont en ligne de front, ce qui ne change rien ; l’un derrière l’autre, ils sont en ligne de file, ce qui compte pour le commandement. PM : point de mouvement ; PV : point de victoire.
    .title = Vocabulaire

## Le tour

rule-WG-3-1 = Un tour comprend huit phases : A vent, B escadres, C initiative, D vogue, E escadres commandées, F navires isolés, G suites du combat, H victoire. En E et F, chaque activation a un segment de mouvement, puis un segment d’abordage. La phase G a quatre temps, communs aux deux camps : se dégager, feux et mâts abattus, repos, naufrages. On enchaîne les tours jusqu’à la victoire.
    .title = Déroulement
rule-WG-3-1-E1 = Vous prenez les navires de l’escadre un par un, dans l’ordre voulu, et finissez l’un avant de passer au suivant. Un navire peut avancer, tirer en route ou après, éperonner, balayer des avirons, lancer le grappin ou se détacher. Les ennemis qui se sentent menacés peuvent tenter l’esquive. Après le dernier navire, ceux qui ont commencé le segment en vogue maximale testent leur fatigue.
    .title = Le segment de mouvement
rule-WG-3-2 = Chaque camp lance un dé et ajoute l’initiative de son amiral, ou rien s’il n’en a pas. On relance les égalités. Le plus haut total décide quel camp sera premier dans les phases D, E et F de ce tour.
    .title = Initiative

## Navires

rule-WG-4-0 = Un petit navire tient dans un hexagone et figure des coques d’une vingtaine de mètres ; un grand en couvre deux et figure 40 à 50 mètres. Selon le scénario, un pion vaut de un à huit navires. Cela n’a pas d’autre effet.
    .title = Échelle
rule-WG-4-1 = L lembos, RL lembos renforcé, T transport, 2 birème, L2 liburne, 3 trirème, cat3 trirème cataphracte, Trm tremiola, puis 4, 5, 6, 7, 8 et 10 pour les grandes polyrèmes. Passé 350 av. J.‑C. environ, toutes les galères sont pontées ; seules les trirèmes existent sous deux formes, l’ancienne 3 et la cat3 pontée.
    .title = Classes
rule-WG-4-2 = Un navire pointe toujours vers un côté d’hexagone. Autour de lui se trouvent l’hexagone de proue, droit devant, celui de poupe, droit derrière, et entre les deux, de chaque bord, ses flancs : bossoir, travers et hanche. Un grand navire a donc huit hexagones voisins, dont six de flanc ; un petit n’a pas de travers, mais six voisins dont quatre de flanc.
    .title = Cap et flancs

## Commandement

rule-WG-5-1 = Les commandants sont à bord de navires ; ils tiennent les escadres ensemble et leur donnent leur tour. Un chef d’escadre n’a qu’un rayon ; un amiral est un chef d’escadre qui a en plus l’initiative.
    .title = Les commandants
rule-WG-5-11 = Un chef d’escadre n’a qu’un nombre, son rayon de commandement, en hexagones.
    .title = Chefs d’escadre
rule-WG-5-12 = Un amiral a un rayon de commandement et une initiative. Celle-ci s’ajoute au jet de la phase C et décide des essais de double activation.
    .title = Amiraux
rule-WG-5-13 = Un camp qui a plusieurs amiraux en désigne un en secret avant le jet et ajoute son initiative. S’il gagne le jet et choisit d’être premier, sa première activation de la phase E doit compter l’escadre de cet amiral, seule ou dans une double activation. S’il perd, ou laisse commencer l’ennemi, rien ne le lie.
    .title = Plusieurs amiraux
rule-WG-5-14 = Tout navire qui a à son bord un chef d’escadre ou un amiral est un navire de commandement.
    .title = Navires de commandement
rule-WG-5-2 = En phase B, chaque flotte se répartit de nouveau en escadres : les navires à portée d’un commandant, ceux de sa ligne de file, et ceux qui restent seuls.
    .title = Escadres
rule-WG-5-21 = Le navire de commandement et tous les navires dans son rayon forment une escadre commandée.
    .title = Escadres commandées
rule-WG-5-22 = Un navire en suit un autre, ami, quand il a la proue dans son hexagone de poupe et pointe vers lui, ou quand il a la proue dans l’une de ses hanches, quel que soit son cap. Une ligne de file est une chaîne de tels suiveurs ; son premier navire ne suit personne, et aucun n’y est suivi par deux autres.
    Si le navire de commandement est premier ou deuxième d’une ligne, toute la ligne est de son escadre, à n’importe quelle distance. Troisième ou plus loin, il n’y gagne rien. Si plusieurs chaînes sont possibles, le propriétaire choisit.
    .title = Ligne de file
rule-WG-5-23 = Comptez les hexagones depuis la partie la plus proche du navire de commandement, sans les siens, jusqu’à la partie la plus proche de l’autre, celle-ci comprise. Le chemin peut passer par des amis, par vos prises et par la terre, jamais par un hexagone où se trouve un ennemi.
    .title = Mesurer le commandement
rule-WG-5-24 = Un navire qu’un seul commandant atteint, par le rayon ou par la ligne, lui revient d’office. Si plusieurs l’atteignent, son propriétaire en choisit un ; si aucun, c’est une escadre isolée. Le navire d’un commandant est toujours de l’escadre de celui-ci. Une escadre peut avoir autant de navires qu’on veut.
    Les deux camps décident en même temps. Les escadres tiennent alors jusqu’à la phase B suivante, même si leur commandant est perdu, change de bord ou est pris.
    .title = Qui appartient à quelle escadre
rule-WG-5-3 = Un navire qu’aucun commandant n’atteint se bat seul, après toutes les escadres commandées, et peut hésiter.
    .title = Navires isolés
rule-WG-5-31 = Les escadres isolées agissent en phase F, un navire à la fois, chaque camp à son tour, le premier camp d’abord. Lancez un dé pour le navire. Jusqu’à son équipage, il agit à sa guise. Au-dessus, il passe en croisière, sans test de fatigue, et ne peut occuper pendant cette activation aucun nouvel hexagone voisin d’un ennemi ; il peut rester où il est, tirer, lancer le grappin et aborder.
    Un navire qui se trouvait à côté d’un ennemi lors de la phase B de ce tour n’a pas de jet à faire.
    .title = Escadres isolées
rule-WG-5-4 = Les camps activent à tour de rôle une escadre, et parfois deux d’un coup.
    .title = Activation
rule-WG-5-41 = Chaque escadre est activée une fois par tour. Ses navires peuvent tout faire, un peu ou rien, chacun à sa vitesse et dans sa direction ; ne rien faire épuise l’activation. Puis c’est à l’ennemi. Quand un camp n’a plus d’escadre à activer, l’autre joue les siennes à la suite.
    .title = Activer une escadre
rule-WG-5-42 = Une fois par tour, quand c’est à lui en phase E, un camp peut tenter d’activer deux escadres d’un coup : celle d’un amiral et une autre escadre commandée, aucune des deux n’ayant encore agi, dont le navire de commandement se trouve à ce moment dans le rayon de l’amiral. Lancez un dé : jusqu’à son initiative, c’est réussi (un 6 échoue donc toujours) et les deux escadres agissent en une seule activation.
    En cas d’échec, l’autre escadre doit agir sur-le-champ dans la confusion ; celle de l’amiral viendra plus tard, indemne. Confusion, un dé pour toute l’escadre et pour cette activation seulement : 1, sans effet ; 2, tous en croisière ; 3, en croisière, avec au plus la croisière moins 1 PM ; 4, de même moins 2 ; 5, en croisière, avec au plus la moitié de la croisière, arrondie vers le haut ; 6, en croisière et sans bouger, mais on peut tirer, lancer le grappin et aborder. Les résultats 3 et 4 laissent au moins 1 PM. Un navire mis en croisière par la confusion ne teste pas sa fatigue.
    .title = Double activation et confusion
rule-WG-5-5 = Un commandant peut quitter son navire pour un autre, et se perdre avec lui.
    .title = Changer de bord, se perdre
rule-WG-5-51 = Une fois par tour, un commandant peut tenter de passer sur le navire ami le plus proche qui puisse le recevoir ; à égalité, le propriétaire choisit. Un navire emmêlé, grappiné, éperonné ou échoué ne le peut pas, ni celui qui porte déjà un commandant. Vos prises comptent comme des amis.
    Il peut essayer au début de l’activation de son escadre, avant le premier navire ; à la fin d’une activation où son navire a été éperonné, désemparé, grappiné, emmêlé ou incendié ; et juste avant les jets de naufrage, si son navire est éperonné, en feu ou lié à un navire éperonné.
    .title = Transborder un commandant
rule-WG-5-52 = Lancez un dé. De 3 à 6, il change de bord : il est affaibli, et son nouveau navire passe en croisière et n’a pas droit à la vogue maximale tant que cela dure. Il se remet en phase H du tour suivant. Sur 1 ou 2, il reste à bord et partage le sort du navire.
    .title = Réussite du transbordement
rule-WG-5-53 = Un commandant est perdu quand son navire coule, brûle, est capturé ou se brise à la côte. Il revient, affaibli pour le reste de la partie, sur le plus proche navire restant de l’escadre qu’il avait ce tour, lié ou non, pourvu qu’aucun autre commandant n’y soit ; à égalité, le propriétaire choisit. Faute d’un tel navire, il est hors jeu. S’il était le seul amiral, voyez d’abord si la flotte fuit (WG-9.2). Quitter la carte avec son navire n’est pas une perte.
    .title = Perdre un commandant

## Vogue

rule-WG-6-1 = Pour chaque tour, un navire est en croisière ou en vogue maximale ; de là dépend jusqu’où il va et ce qu’il peut faire.
    .title = Vogue
rule-WG-6-11 = La vitesse imprimée pour sa vogue est ce qu’un navire peut dépenser en PM. Ce n’est qu’en croisière qu’il lance le grappin, cule, pivote, fait demi-tour ou hisse les voiles. Ce n’est qu’en vogue maximale qu’il fait un diekplous ou une anastrophe. Éperonnage et balayage ordinaire vont avec les deux.
    .title = Croisière et vogue maximale
rule-WG-6-12 = En phase D, les camps fixent à tour de rôle, le premier camp d’abord, la vogue d’une escadre après l’autre. La vogue maximale est fermée aux navires à mi-vitesse, fatigués, désemparés, capturés ou repris, éperonnés, emmêlés, grappinés, échoués, sous voile (sauf la tremiola), démâtés, ou portant un commandant affaibli par un transbordement.
    Un navire en vogue maximale retombe aussitôt en croisière s’il est éperonné, désemparé, emmêlé, grappiné, fatigué, mis à mi-vitesse ou pris dans une collision.
    .title = Choisir la vogue
rule-WG-6-13 = Dites combien de PM le navire va dépenser, de 0 à ce dont il dispose, et dépensez-les tous. Seuls un éperonnage ou une collision, un échouement, le fait d’être éperonné ou la sortie de la carte y coupent court. Les PM pour lesquels il n’y a aucun pas permis sont perdus. Si seule la terre reste ouverte, il faut s’y jeter ; nul n’est forcé de quitter la carte. Les PM déjà payés pour les voiles (1) ou pour se détacher (2) se déduisent d’abord.
    .title = Annoncer le mouvement
rule-WG-6-13b = Aucun PM : éperonné, emmêlé, grappiné, échoué, désemparé des deux bords, ou arrêté par la confusion. 1 PM : désemparé d’un bord. En vogue maximale : la vitesse imprimée, 1 de plus sans les tours. En croisière, prenez le plus petit de ce qui s’applique : vitesse imprimée ; sa moitié, arrondie vers le haut, à mi-vitesse ou démâté ; croisière moins le niveau de fatigue, mais au moins 1 ; limite de la confusion. Ces limites ne s’additionnent pas. Le vent portant s’ajoute en dernier, sauf pour un navire arrêté ou désemparé.
    .title = De combien de PM on dispose
rule-WG-6-14 = Un navire qui commence son segment de mouvement en vogue maximale doit tester sa fatigue à la fin, même s’il a à peine bougé.
    .title = Le prix de la vogue maximale

## Voile et vent

rule-WG-6-2 = Seuls certains scénarios ont du vent : une force de 0 à 3 et la direction vers laquelle il souffle. À 0, les voiles ne servent à rien. Un vent constant ne change jamais. Un vent variable se tire en phase A dès le tour 2 ; le camp qui a le moins de PV lance (à égalité, le camp un).
    2d6, la droite étant le sens des aiguilles d’une montre : 2, calme plat ; 3, deux côtés à gauche ; 4, un à gauche ; 5, force −1 ; 6 à 8, rien ; 9, force +1 ; 10, un côté à droite ; 11, deux à droite ; 12, force +1 et un côté à droite. Même par calme, la direction tourne.
    .title = Vent
rule-WG-6-21 = Quand il y a du vent, tous les navires ont des voiles, sauf avis contraire du scénario. Les hisser ou les amener coûte 1 PM et précède tout mouvement du navire. Avec un ennemi dans un hexagone voisin, on peut les amener, pas les hisser.
    .title = Hisser et amener
rule-WG-6-22 = Hisser les voiles et s’en servir n’est possible qu’en croisière, tremiola à part. Si, au début de son mouvement, le vent souffle vers sa proue ou l’un de ses bossoirs, un navire sous voile a 1 PM de plus. Tout autre vent est sans effet. Les PM du vent ne fatiguent personne et ne renforcent pas l’éperon.
    .title = L’aide du vent
rule-WG-6-23 = Sous voile, un navire reste en croisière ; il ne peut ni pivoter, ni faire demi-tour, ni balayer d’avirons ; il n’éperonne qu’avec sa valeur de croisière, et subit −1 au tir et −1 au grappin.
    .title = Les voiles gênent
rule-WG-6-24 = Une collision sous voile abat le mât. Le navire n’a plus que la moitié de sa croisière, arrondie vers le haut, jusqu’à ce qu’on dégage mât et voile en phase G.
    .title = Démâté
rule-WG-6-25 = Sous voile et par vent utile, la tremiola gagne 2 PM, en croisière comme en vogue maximale. Elle hisse et amène ses voiles sans frais, avant de bouger ; une fois qu’elles sont amenées, le vent ne l’aide plus. Les autres gênes des voiles valent aussi pour elle, mais elle a droit à la vogue maximale et éperonne avec la valeur de sa vogue.
    .title = La tremiola

## Mouvement

rule-WG-6-3 = Pas à pas, un navire avance, cule, pivote ou fait demi-tour, et paie chaque pas en PM.
    .title = Mouvement
rule-WG-6-31 = La place des galères est en mer. Une galère qui entre dans une terre, par l’avant ou par l’arrière, s’échoue et son mouvement est fini.
    .title = Mer et terre
rule-WG-6-32 = Avancer dans l’hexagone de proue ou dans un bossoir : 1 PM. Pivoter : 1 PM par côté d’hexagone. Faire demi-tour : 2 PM. Culer dans l’hexagone de poupe ou dans une hanche : 2 PM. Un pas dans un bossoir tourne le navire d’un côté vers ce bord, et la poupe vient où était la proue. Culer dans une hanche le tourne aussi : la poupe y entre et la proue prend la place que celle-ci quitte.
    .title = Le coût du mouvement
rule-WG-6-33 = En croisière seulement : 2 PM par hexagone, droit en arrière ou dans une hanche. Qui cule n’avance ni ne pivote dans le même tour.
    .title = Culer
rule-WG-6-34 = En croisière et sans voiles seulement : pour 1 PM par côté d’hexagone, la proue tourne autour de la poupe, ou la poupe autour de la proue, et vient dans un hexagone libre. Un petit navire tourne sur place. En vogue maximale, on ne change de cap qu’en avançant dans un bossoir.
    .title = Pivoter
rule-WG-6-35 = En croisière et sans voiles seulement : pour 2 PM, proue et poupe changent de place. Interdit avec un ennemi dans un hexagone voisin.
    .title = Demi-tour
rule-WG-6-36 = Dès le tour suivant, un navire échoué peut tenter de se renflouer quand il est activé, si l’hexagone par où il doit sortir est libre. Lancez un dé : jusqu’à l’équipage, il est à flot, recule d’un hexagone tout droit (avance, s’il a touché par la poupe) et ne bouge plus de ce tour ; sur 6, il se brise pour de bon ; sinon il reste. Un navire échoué ne peut être ni éperonné ni balayé. On peut le grappiner et l’aborder, à moins d’être soi-même à terre.
    .title = Échoué
rule-WG-6-37 = Éperonné, emmêlé, grappiné, échoué ou désemparé des deux bords, un navire ne bouge pas. Désemparé d’un bord : un hexagone, dans le bossoir de ce bord, ou un pivot vers lui. Mi-vitesse : la moitié de la croisière, arrondie vers le haut, sans vogue maximale, jusqu’à la fin de sa prochaine activation. Démâté : la moitié de la croisière, arrondie vers le haut. Fatigue : voir WG-6.44. Seule compte la limite la plus sévère. Dans les scénarios à remorques, la remorque prend fin quand on la largue, quand l’un des deux navires est arrêté, désemparé ou perdu, ou quand le remorqueur esquive.
    .title = Limites au mouvement
rule-WG-6-38 = Un pas hors du bord, toujours volontaire, retire le navire pour de bon dès qu’une partie de lui est dehors. Sauf avis contraire du scénario, personne n’y gagne de point.
    .title = Quitter la carte

## Équipage et fatigue

rule-WG-6-4 = La vogue maximale use les équipages, les médiocres plus vite que les bons.
    .title = Équipage et fatigue
rule-WG-6-41 = Les équipages vont de 1, des novices, à 4, l’élite. Ce nombre mesure le métier des marins, non la force des rameurs.
    .title = Qualité des équipages
rule-WG-6-42 = Quand son escadre a fini de bouger, chaque navire qui a commencé le segment en vogue maximale lance un dé et ajoute 1 par PM employé au-delà de la croisière et du vent, 1 s’il a tenté un éperonnage dans le tour, 1 s’il a tenté un balayage, fût-ce plusieurs.
    Selon l’équipage : équipage 1, F2 sur 4 et 5, F3 sur 6, F4 dès 7 ; équipage 2, F2 sur 5 et 6, F3 sur 7 et 8, F4 dès 9 ; équipage 3, F2 sur 6 et 7, F3 sur 8 et 9, F4 dès 10 ; équipage 4, F2 sur 7 et 8, F3 dès 9. Un navire qu’une esquive ou une anastrophe a déjà fatigué davantage ce tour garde le niveau le plus haut.
    .title = Test de fatigue
rule-WG-6-43 = F suivi d’un nombre : le navire est fatigué pendant autant de tours après celui-ci. Le test ne donne jamais F1 d’emblée.
    .title = Niveaux de fatigue
rule-WG-6-44 = Quel que soit son niveau de fatigue, un navire n’a pas droit à la vogue maximale et ne peut ni éperonner, ni balayer, ni esquiver. Sa croisière baisse du niveau, sans tomber sous 1.
    .title = Navires fatigués
rule-WG-6-45 = En phase G, chaque niveau de fatigue baisse de 1 et F1 disparaît. La fatigue prise dans le tour même ne baisse pas encore.
    .title = Repos
rule-WG-6-46 = Le combat n’entame pas les équipages. Leur valeur ne change que si le navire est capturé : elle tombe à 0.
    .title = Pas de pertes d’équipage

## Esquive

rule-WG-6-5 = Un navire menacé peut tenter de se dérober au beau milieu du mouvement ennemi.
    .title = Esquive
rule-WG-6-51 = Chaque fois qu’un ennemi actif vient dans un hexagone voisin de votre navire, celui-ci peut tenter l’esquive, avant que l’autre dise ce qu’il veut. S’il vous attaque de là où il était déjà, on peut esquiver à l’annonce de l’attaque. Les navires du camp actif n’esquivent jamais.
    Une consigne pour votre flotte règle quand on vous interroge : toujours, sous la menace d’un éperonnage, d’un balayage ou d’un grappin, ou jamais.
    .title = Quand esquiver
rule-WG-6-52 = Lancez un dé, +1 à mi-vitesse. Jusqu’à l’équipage : le navire avance d’un hexagone tout droit ou, s’il est en croisière et que vous préférez, recule d’un hexagone tout droit, si la place est libre ; il est alors F2 et en croisière. Au-dessus : rien ne se passe et personne ne se fatigue. Une esquive ne provoque pas d’autre réaction, et l’ennemi ne peut ni éperonner, ni balayer, ni grappiner ce navire avant d’avoir fait un autre pas.
    .title = Comment esquiver
rule-WG-6-53 = Pas d’esquive pour un navire fatigué, désemparé, emmêlé, grappiné, éperonné ou échoué, ni pour un navire remorqué.
    .title = Qui ne peut esquiver
rule-WG-6-54 = Essayez autant de fois que l’occasion se présente, une fois à chacune ; un succès y met fin, puisque le navire est alors fatigué.
    .title = Combien de fois
rule-WG-6-6 = Un hexagone ne contient qu’une galère, toujours. Seul un diekplous mène, un instant, à travers un autre navire.
    .title = Un navire par hexagone
rule-WG-6-7 = Facultatif. Quand un navire actif entre dans votre hexagone de proue et que votre proue à vous se trouve sur l’un de ses flancs, vous pouvez tenter de l’éperonner. Il vous faut une valeur d’éperon supérieure à 0, n’avoir tenté aucun éperonnage ce tour, et n’être ni désemparé, ni fatigué, ni à mi-vitesse, ni éperonné, emmêlé, grappiné ou échoué. Lancez d’abord un dé : au-dessus de votre équipage, rien ne se passe. Sinon, jetez l’éperonnage, sans bonus de vitesse ; l’autre ne peut esquiver. C’est votre éperonnage du tour.
    Réussi, l’autre est éperonné et s’arrête ; vous vous retirez ou restez emmêlé, comme d’habitude. Manqué, la collision n’est que pour vous : croisière, mi-vitesse, pas de grappin ce tour. L’autre perd 1 de ses PM annoncés, s’il lui en reste, continue, et subit −1 à ses éperonnages et balayages jusqu’à la fin de cette activation.
    .title = Éperonnage en réaction

## Éperonnage

rule-WG-7-1 = L’éperonnage enfonce la proue dans le flanc de l’ennemi, au cours du mouvement.
    .title = Éperonnage
rule-WG-7-11 = Un navire peut tenter un éperonnage par tour ; aucun avec un éperon de 0. Une même cible peut en subir autant qu’il vient d’assaillants.
    .title = Combien de fois
rule-WG-7-12 = On éperonne quand on a la proue sur un flanc de l’ennemi, non dans son hexagone de proue ou de poupe, et qu’on pointe vers lui, qu’on y soit venu ou qu’on y ait commencé. Pas après avoir pivoté, fait demi-tour ou culé dans cette activation. Cela ne coûte aucun PM et s’annonce à tout moment du mouvement, même après le dernier PM ou sans en avoir annoncé.
    .title = Position
rule-WG-7-13 = Pas d’éperonnage par un navire désemparé, fatigué, à mi-vitesse, éperonné, emmêlé, grappiné ou échoué, ni par un remorqueur ou un remorqué. On n’éperonne pas un navire échoué.
    .title = Qui ne peut éperonner ni l’être
rule-WG-7-14 = De la valeur d’éperon de votre vogue, ôtez la D de la cible ; vous savez alors ce qu’il faut sur 2d6. 5 ou plus d’avance : 3 ; 4 d’avance : 4 ; 3 : 5 ; 2 : 6 ; 1 : 7 ; égalité : 8 ; 1 de retard : 10 ; 2 ou 3 de retard : 11 ; 4 à 6 de retard : 12 ; au-delà, c’est impossible.
    .title = Le jet d’éperonnage
rule-WG-7-15 = +1 par PM employé dans cette activation à entrer dans des hexagones au-delà de la croisière et du vent, à condition de n’être entré que dans un bossoir au plus. +1 cible désemparée, emmêlée ou grappinée. +1 cible capable de bouger et à mi-vitesse ou fatiguée. +1 votre équipage est meilleur.
    −1 cible en vogue maximale. −1 son équipage est meilleur. −1 vous avez des tours. −1 anastrophe au balayage manqué. −1 après un éperonnage en réaction manqué contre vous. −1 vous portez un corvus. Tout s’additionne.
    .title = Modificateurs d’éperonnage
rule-WG-7-16 = Dans le vide : la cible a esquivé ; pas de jet, l’essai ne compte pas et vous continuez.
    Collision : le jet a échoué. Votre mouvement est fini, les deux navires passent en croisière, et vous êtes à mi-vitesse jusqu’à la fin de votre prochaine activation. Pas de grappin ce tour, mais vous pouvez tirer.
    Éperonnée : la cible passe en croisière et ne bouge plus. Elle ne tire que sur ceux qui l’ont éperonnée, ne lance le grappin qu’aux ennemis avec qui elle est emmêlée, peut aborder ceux qu’elle tient grappinés, et peut couler. Votre mouvement est fini. Prenez alors les dés tels quels et ôtez votre équipage : à 7 ou plus, les deux navires sont emmêlés, en croisière et immobiles. Sinon, vous êtes libre et en croisière ; vous pouvez reculer d’un hexagone tout droit, en mer libre, ou rester pour grappiner, aborder et tirer.
    .title = Effets de l’éperonnage
rule-WG-7-17 = À la fin de la phase G, lancez un dé pour chaque navire éperonné. Sur 6, il coule et entraîne tous ceux que rattache à lui une chaîne quelconque de grappins et d’emmêlements. Faites tous les jets avant de retirer quoi que ce soit.
    .title = Naufrages

## Balayage des avirons

rule-WG-7-2 = Le balayage fauche au passage les avirons de l’ennemi.
    .title = Balayage
rule-WG-7-21 = On balaie quand la proue va tout droit du bossoir ou de la hanche d’un grand navire à son travers du même bord, ou longe un petit navire du bossoir à la hanche du même bord ou l’inverse, ou quand on passe au travers. En croisière ou en vogue maximale. Un pas tournant ne suffit pas. Annoncez-le juste après le pas, une fois que l’ennemi a pu esquiver, contre une seule cible par pas.
    .title = Balayer au passage
rule-WG-7-22 = Pas de balayage par un navire désemparé, fatigué, à mi-vitesse, sous voile, remorqueur ou remorqué. On ne balaie pas un navire échoué. Nul besoin de marins.
    .title = Qui ne peut balayer ni l’être
rule-WG-7-23 = Le balayage ne coûte aucun PM et, quoi qu’il donne, on continue et on dépense les PM annoncés. D’autres balayages, un éperonnage, un grappin, un tir peuvent suivre.
    .title = Continuer
rule-WG-7-24 = Le diekplous veut la vogue maximale. Vous avez la proue dans l’hexagone de proue de la cible, cap contre cap, ou dans son hexagone de poupe, au même cap ; vous y avez commencé ou y êtes venu par un pas droit. Ses deux flancs doivent être couverts : le travers, ou pour un petit navire le bossoir ou la hanche, n’est pas libre. Du bord à balayer, il faut une galère ennemie parmi ce qui la couvre. Si un flanc est ouvert, seul le balayage ordinaire reste possible.
    .title = Diekplous : percer la ligne
rule-WG-7-25 = 2 PM font traverser la cible, petite ou grande ; puis on va tout droit, à 1 PM par hexagone, jusqu’à ce que tout le navire soit au-delà : 2 hexagones pour un grand, 1 pour un petit. Ils doivent être libres et les PM annoncés suffire. Nommez le bord d’avance ; seul le navire traversé est balayé, à la fin du passage. Il peut esquiver avant, ce qui annule tout. Dépensez ensuite les PM restants ; si vous voilà droit devant la ligne suivante, vous pouvez passer encore. Personne n’est tenu de passer, même quand aucun pas n’est possible. Une riposte à la sortie ne sauve pas les avirons. Tous les PM du passage comptent comme entrées dans des hexagones.
    .title = Diekplous : coût et place
rule-WG-7-26 = Lancez 2d6. À équipages égaux il faut 9, un de moins par point dont le vôtre est meilleur, un de plus par point dont il est moins bon ; avec quatre points de moins, c’est impossible. Réussi, la cible est désemparée du bord longé ; manqué, rien.
    .title = Le jet de balayage
rule-WG-7-27 = Comparez les vitesses imprimées pour les vogues du moment : +1 si la vôtre est plus haute, −1 si c’est celle de la cible. +1 cible désemparée, grappinée ou emmêlée. +1 cible capable de bouger et à mi-vitesse ou fatiguée. −1 après un éperonnage en réaction manqué contre vous.
    .title = Modificateurs de balayage
rule-WG-7-28 = Un navire désemparé n’a plus d’avirons d’un bord. Il passe en croisière et perd ses marqueurs de mi-vitesse et de fatigue. Par tour, il fait au plus un hexagone, dans le bossoir de ce bord, ou un pivot vers lui. Il ne peut éperonner, balayer ni esquiver, mais il grappine et aborde ; sa défense ne change pas. Le désemparer de nouveau du même bord n’ajoute rien. Désemparé des deux bords, il ne bouge plus.
    .title = Désemparé

## Anastrophe

rule-WG-7-3 = L’anastrophe est le chef-d’œuvre : balayer les avirons, tourner sous la poupe de l’ennemi et l’éperonner.
    .title = Anastrophe
rule-WG-7-31 = Elle est ouverte à un navire en vogue maximale dont l’éperon porte l’astérisque et prend tout son mouvement. On ne compte pas les PM ; il est censé les employer tous. Aucun autre mouvement, balayage ou éperonnage ne l’accompagne ; le navire peut encore tirer une fois et, si le coup a porté, lancer le grappin.
    .title = Qui peut la faire
rule-WG-7-32 = Au début de son mouvement, le navire a le cap exactement contraire à celui de la cible. Il a la proue dans l’un des bossoirs de celle-ci, dans son hexagone de proue, ou un hexagone plus loin droit devant ; dans ce dernier cas, l’hexagone de proue doit être libre.
    .title = L’approche
rule-WG-7-33 = Choisissez le bord à balayer ; depuis un bossoir, c’est ce bord-là. Le long du bord : bossoir et travers de ce bord (d’un petit navire, le bossoir seul) doivent être libres ou occupés par vous. Au travers : comme un diekplous, depuis l’hexagone de proue ou celui d’avant, les deux flancs couverts et une galère ennemie du bord balayé. Le jet est celui de tout balayage.
    .title = Le balayage
rule-WG-7-34 = Avant de l’annoncer, il faut que la poupe et les deux hanches de la cible soient libres et, pour un grand navire, l’hexagone où viendra sa propre poupe ; les hexagones que vous occupez comptent comme libres. Balayage réussi ou non, le navire est ensuite posé de l’autre bord : proue dans la hanche, pointée vers la poupe de la cible.
    .title = Le retournement
rule-WG-7-35 = De là, il éperonne en ajoutant pour la vitesse sa vogue maximale imprimée moins sa croisière, quels que soient ses virages, et −1 si le balayage a manqué. La cible peut esquiver avant le balayage, ce qui arrête tout sur place, puis avant le coup, qui donne alors dans le vide.
    .title = Le coup
rule-WG-7-36 = Quoi qu’il arrive, le navire est épuisé : F4 avec un équipage de 1, F3 avec 2, F2 avec 3 ou 4. Il ne fait pas d’autre test de fatigue.
    .title = L’épuisement

## Grappin et abordage

rule-WG-8-1 = Avant que les marins puissent passer, il faut lier les navires.
    .title = Grappin
rule-WG-8-11 = Après son mouvement, fût-il de 0 PM, un navire en croisière peut tenter de grappiner un ennemi dans un hexagone voisin. Cela vaut aussi pour celui que son propre éperonnage réussi a mis en croisière. Pas en vogue maximale, ni après une collision ou un éperonnage en réaction manqué dans le tour. Un navire éperonné ne grappine que les ennemis avec qui il est emmêlé.
    .title = Qui peut lancer le grappin
rule-WG-8-12 = Lancez un dé : l’équipage 4 doit faire 2, le 3 doit faire 3, le 2 doit faire 4, le 1 doit faire 5, le 0 doit faire 6. +1 cible désemparée, emmêlée ou déjà grappinée. +1 cible sous voile. −1 cible au cap exactement contraire au vôtre, capable de bouger, et ni fatiguée, ni désemparée, ni à mi-vitesse. −1 vous êtes sous voile.
    Selon le scénario : corvus, +2 contre une cible dans votre hexagone de proue ou l’un de vos bossoirs ; harpax, +1 de tous côtés. Le corvus ôte aussi 1 à la vogue maximale. En cas de succès, les deux navires sont grappinés et passent en croisière.
    .title = Le jet de grappin
rule-WG-8-13 = Un navire actif essaie une fois par tour. Le même navire peut être grappiné par autant d’ennemis qu’il en vient.
    .title = Combien de fois
rule-WG-8-14 = Être emmêlé, être entré en collision ou rester bord à bord après un éperonnage n’est pas être grappiné. Pour aborder, il faut d’abord lancer le grappin.
    .title = Emmêlé n’est pas grappiné
rule-WG-8-2 = Après le segment de mouvement, les marins de l’escadre active peuvent passer sur les navires qu’ils tiennent.
    .title = Abordage
rule-WG-8-21 = Dans le segment d’abordage, les navires activés qui ont au moins M 1 peuvent aborder les ennemis auxquels ils sont grappinés, dans l’ordre voulu. Un navire à M 0 ne fait que se défendre. On n’aborde chaque cible qu’une fois par activation.
    .title = Qui peut aborder
rule-WG-8-22 = Plusieurs navires activés grappinés au même ennemi abordent ensemble avec la somme de leurs M. Un navire grappiné à plusieurs ennemis peut partager tous ses M entre ceux que vous voulez, au moins 1 pour chacun. Dites qui aborde qui avant le premier jet ; les pertes en cours de route n’affaiblissent pas une troupe déjà envoyée.
    .title = Ensemble ou séparés
rule-WG-8-23 = Faites au moins le nombre ci-dessous sur 2d6 et la cible est capturée ; moins, et l’abordage est repoussé. Pour un assaillant de M 1, 2, 3 et ainsi de suite jusqu’à 12 :
    contre M 0 : 4, 3, puis 2 ;
    contre M 1 : 8, 6, 5, 4, 3, 3, puis 2 ;
    contre M 2 : 10, 8, 7, 6, 5, 5, 4, 4, 4, 3, 3, 3 ;
    contre M 3 : 11, 9, 8, 7, 7, 6, 6, 5, 5, 5, 4, 4 ;
    contre M 4 : 12, 10, 9, 8, 7, 7, 6, 6, 6, 5, 5, 5 ;
    contre M 5 : impossible, 11, 9, 9, 8, 7, 7, 7, 6, 6, 6, 5 ;
    contre M 6 : impossible, 11, 10, 9, 9, 8, 8, 7, 7, 7, 6, 6 ;
    contre M 7 : impossible, 12, 10, 10, 9, 8, 8, 8, 7, 7, 7, 6 ;
    contre M 8 ou plus : impossible, 12, 11, 10, 9, 9, 8, 8, 8, 7, 7, 7.
    .title = Le jet d’abordage
rule-WG-8-24 = +1 si l’un des navires à l’abordage a des tours et que la cible n’en a pas ; −1 si la cible en a et qu’aucun des autres n’en a.
    .title = Modificateurs d’abordage
rule-WG-8-25 = Un navire capturé change de camp avec équipage 0 et M 0. Il n’a jamais droit à la vogue maximale ni à l’abordage ; pour le reste c’est un navire comme un autre, qui éperonne, tire et grappine. Ses liens demeurent. Il n’est plus activé dans ce tour et rejoint son vainqueur à la phase B suivante ; pour bouger, il doit d’abord être libre.
    .title = Capturé
rule-WG-8-26 = Un navire qui a été capturé ne s’en remet pas. Repris par son ancien camp, il garde équipage 0 et M 0, sans vogue maximale ; repris dans le même tour, il n’y agit pas davantage.
    .title = Repris
rule-WG-8-27 = Repoussés, les assaillants rentrent à bord. Tant que le grappin tient, ils peuvent recommencer dans un tour suivant.
    .title = Repoussé
rule-WG-8-28 = Une capture sur un jet modifié de 9 ou plus coûte 1 M à chaque navire de l’abordage. S’il est repoussé, chacun perd 1 M ; et si le jet modifié était de 5 ou moins, le défenseur perd 1 M lui aussi.
    .title = Pertes à l’abordage
rule-WG-8-3 = Des navires liés doivent se libérer avant de pouvoir bouger.
    .title = Se libérer
rule-WG-8-31 = On coupe les grappins quand le navire est activé, avant qu’il bouge. Les navires emmêlés se dégagent en phase G. Pas de mouvement tant qu’il reste un lien.
    .title = Deux façons
rule-WG-8-32 = Pour chaque grappin à couper, lancez un dé : l’équipage 4 doit faire 3, le 3 doit faire 4, le 2 et le 1 doivent faire 5, le 0 doit faire 6. +1 le navire a repoussé un abordage dans le tour. +2 les deux navires sont à vous, ou à défaut +1 son équipage est meilleur que l’autre, s’il ne s’attaque qu’à un grappin. −1 il est désemparé ou emmêlé. −2 contre un corvus ou un harpax lancé par l’autre camp. Même avec moins de 2 PM, on peut essayer.
    .title = Se détacher
rule-WG-8-33 = Un succès ôte ce lien aux deux navires. Si un lien au moins a cédé, payez 2 PM une seule fois, ou tous ceux du navire s’il en a moins. Le reste ne sert que si plus aucun lien ne tient ; sinon le navire demeure sur place.
    .title = Bouger ensuite
rule-WG-8-34 = Un navire grappiné à plusieurs autres s’attaque en une fois à tous les liens de son choix et ne paie qu’une fois ; dès qu’il y en a plus d’un, un meilleur équipage ne donne pas de bonus.
    .title = Plusieurs grappins
rule-WG-8-35 = En phase G, chaque navire emmêlé peut lancer un dé, sans modificateur : l’équipage 4 doit faire 3, le 3 doit faire 4, le 2 et le 1 doivent faire 5, le 0 doit faire 6. Quand tous ont lancé, celui qui a réussi perd tous ses emmêlements. Chaque navire qui n’est plus emmêlé avec personne passe à mi-vitesse. Un navire éperonné le reste.
    .title = Se dégager

## Tir et feu

rule-WG-8-4 = Archers et machines font peu de mal aux coques, mais ils éclaircissent les rangs.
    .title = Tir
rule-WG-8-41 = Un navire tire sur un ennemi voisin ou à deux hexagones, comptés entre les parties les plus proches, et seulement par ses flancs, jamais par-dessus la proue ou la poupe. Le côté que montre la cible n’importe pas. Les projectiles incendiaires partent de tous côtés.
    .title = Portée et champ
rule-WG-8-42 = Un navire peut tirer une fois dans son propre segment de mouvement. Dans chaque activation ennemie, il peut aussi riposter une fois : contre un ennemi qui tire sur lui, les deux tirs prenant effet ensemble, ou contre un ennemi voisin qui annonce contre lui un éperonnage, un balayage ou un grappin, avant le jet de celui-ci. Une consigne dit si votre flotte riposte toujours, vous consulte ou s’abstient.
    .title = Tir propre et tir de réaction
rule-WG-8-43 = Avant ses pas ou entre deux, un navire tire de tous ses M sur une seule cible. Après son mouvement, il peut répartir ses M sur plusieurs, au moins 1 pour chacune ; il lui faut donc M 2 ou plus.
    .title = Répartir le tir
rule-WG-8-44 = Lancez un dé. On touche sur un jet modifié de 7 avec M 0, de 6 avec M 1 ou 2, de 5 avec M 3 ou 4, de 4 avec M 5 ou 6, de 3 avec M 7 ou plus. Un de plus, et le coup peut aussi mettre le feu. +1 machines. +1 tours contre un navire sans tours, −1 dans le cas inverse. −1 vos tours sont à la mer. +1 cible éperonnée, grappinée, emmêlée ou désemparée. −1 à deux hexagones. −1 vous êtes sous voile.
    .title = Le jet de tir
rule-WG-8-45 = D : la cible subit une perte. D/F : une perte et, si les projectiles étaient incendiaires, un jet de feu. Tout le reste est manqué.
    .title = Résultats du tir
rule-WG-8-46 = Pour tirer à deux hexagones, il faut que l’un de vos hexagones de flanc soit sans navire et touche la cible. La terre ne gêne pas.
    .title = Tir masqué
rule-WG-8-47 = Les tours donnent l’avantage de la hauteur sur les navires qui n’en ont pas, au tir et à l’abordage. Elles coûtent 1 aux éperonnages du navire, et sa vogue maximale imprimée en est déjà diminuée de 1.
    .title = Tours
rule-WG-8-48 = Avant ses pas ou entre deux, pour 1 des PM annoncés, un navire peut jeter ses tours à la mer pour de bon. Sa vogue maximale gagne 1 dès lors, sans ajouter aux PM annoncés. Il perd la hauteur et ses projectiles incendiaires, et subit −1 au tir.
    .title = Jeter les tours
rule-WG-8-5 = Dans certains scénarios, on peut mettre le feu aux navires.
    .title = Feu
rule-WG-8-51 = On n’a de projectiles incendiaires que si le scénario en donne. Sur D/F, lancez un autre dé : de 4 à 6, la cible est en feu.
    .title = Projectiles incendiaires
rule-WG-8-52 = Les projectiles incendiaires ne portent que dans les hexagones voisins.
    .title = Portée des incendiaires
rule-WG-8-53 = Un navire muni de pots à feu peut les lancer quand il tente un éperonnage, avant le jet de celui-ci : sur 5 ou 6 la cible prend feu, quoi que donne l’éperonnage.
    .title = Pots à feu
rule-WG-8-54 = Un navire en feu agit comme d’habitude. En phase G, chaque navire qui brûlait déjà lance un dé.
    Équipage 0 ou 1 : 1 et 2, consumé ; 3 et 4, le feu gagne ; 5, il brûle encore ; 6, éteint. Équipage 2 : 1, consumé ; 2 et 3, le feu gagne ; 4, il brûle encore ; 5 et 6, éteint. Équipage 3 ou 4 : 1, consumé ; 2, le feu gagne ; 3, il brûle encore ; 4 à 6, éteint.
    Si le feu gagne, chaque navire grappiné à lui ou emmêlé avec lui s’enflamme de 4 à 6 et ne lutte qu’à partir du tour suivant. Un navire consumé propage le feu une dernière fois, puis disparaît ; ceux qui lui étaient liés sont libérés, non entraînés.
    .title = Lutter contre le feu
rule-WG-8-6 = Le tir et l’abordage coûtent des marins, jamais d’équipage.
    .title = Pertes
rule-WG-8-61 = Chaque perte ôte 1 M au navire, et rien d’autre.
    .title = Une perte
rule-WG-8-62 = Un navire peut subir autant de pertes qu’il en vient, mais M s’arrête à 0.
    .title = Pas moins que rien
rule-WG-8-63 = Les pertes comptent aussitôt ; quand deux navires se tirent dessus, après les deux tirs.
    .title = Quand comptent les pertes
rule-WG-8-64 = M baisse avec les pertes et vaut 0 après une capture. À M 0, un navire n’aborde pas, mais il se défend, tire, éperonne et balaie encore. Seule la capture met l’équipage à 0 ; la fatigue n’y touche pas.
    .title = Soldats et équipage en bref

## Victoire

rule-WG-9-1 = Les points se calculent d’après l’état des navires partis dans le camp ennemi ; chacun compte une fois. D + 1 pour celui que vous avez capturé et tenez, ou qui a quitté la carte entre vos mains ; D seulement s’il a été éperonné, échoué, coulé ou brûlé depuis sa capture. D pour celui qui est encore à l’ennemi et se trouve éperonné, échoué ou détruit ; renfloué, il ne compte plus. Rien pour celui qui a quitté la carte sous son propre camp ; un navire repris rend les points de sa capture. Nul ne marque en détruisant son propre navire aux mains de l’ennemi. Un scénario peut ajouter des points.
    En phase H, le camp qui atteint son niveau de victoire gagne ; si les deux l’atteignent, celui qui a le plus ; à égalité, on continue. Le plus haut total l’emporte aussi quand un camp n’a plus de navire sur la carte, après le dernier tour permis (25, sauf choix contraire) ou après 4 tours de suite (ou autant que vous voulez) sans aucune attaque ; à égalité, la partie est nulle. Qui abandonne perd.
    .title = Points de victoire
rule-WG-9-2 = Quand une flotte perd son seul amiral, lancez un dé, ajoutez l’initiative qu’il montrait, et 1 si son camp a moins de PV. À 7 ou plus, la flotte fuit et la partie est finie : l’autre camp reçoit 25 PV et gagne s’il a le plus haut total. S’il n’a toujours pas plus que la flotte en fuite, la bataille est nulle. À 6 ou moins, le combat continue et l’amiral revient selon WG-5.53. Certains scénarios se passent de cette règle.
    .title = Fuite d’une flotte

## Tournoi

rule-WG-10-0 = Convenez de 250, 300, 350 ou 400 points par flotte. Un navire coûte M + C + D, 1 de plus avec tours, 1 de plus avec machines. Les commandants sont gratuits : un amiral d’initiative et de rayon 2 et 7, 3 et 6, 4 et 5, ou 5 et 4 ; des chefs d’escadre de rayon 5, deux à 250 points, trois à 300 et 350, quatre à 400. Le niveau de victoire est de 55, 65, 75 ou 85 PV. On joue en pleine mer, sur 40 hexagones par 32 jusqu’à 300 points, 48 par 32 au-delà ; le camp un a le bord inférieur.
    Tirez l’initiative. Le perdant se place d’abord, chaque navire tout entier dans les 8 rangées de son bord. Le gagnant se place de même à son propre bord, ou y entre au tour 1 comme premier camp. Un navire qui entre apparaît cap vers l’intérieur, la poupe sur le bord, ce qui prend ses 2 premiers PM (un petit navire sur le bord, 1 PM) ; ceux qui ne sont pas entrés au tour 2 sont perdus.
    .title = Tournoi
