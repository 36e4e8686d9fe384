# Les règles de Corvus dans nos mots, pour les joueurs. L’identifiant de la règle CV-2.10 est rule-CV-2-10.

## La table

rule-CV-G1 = On mesure en millimètres entiers et en degrés entiers ; 0° est le nord, et les caps croissent dans le sens horaire. x croît vers l’est, y vers le nord. Le programme tient les lieux au micromètre.
    .title = Unités
rule-CV-G2 = Une table d’entiers tient lieu de sinus et de cosinus, et l’on arrondit au plus proche, les moitiés en s’éloignant de zéro : toute machine arrive au même lieu.
    .title = Sinus
rule-CV-G3 = Le lieu après tant de millimètres est toujours calculé depuis le début du trajet. Deux trajets droits sans pivot entre eux n’en font qu’un. Un trajet fait au moins 1 mm, un pivot au moins 1 degré.
    .title = Avancer
rule-CV-G4 = Un navire est un rectangle autour de son centre, le long côté dans l’axe du cap. Sa pointe de proue est à une demi-longueur devant.
    .title = Socles
rule-CV-G5 = Deux socles se recouvrent si leurs ombres se recouvrent sur chaque normale. Se toucher n’est pas se recouvrir.
    .title = Recouvrement
rule-CV-G6 = L’écart est la distance entre les points les plus proches de deux socles.
    .title = Écart
rule-CV-G7 = Deux navires écartés de 1 mm ou moins sont au contact (5 micromètres s’ajoutent pour l’arrondi des coins).
    .title = Contact
rule-CV-G8 = Un trajet se rame millimètre par millimètre, un pivot degré par degré. Le navire s’arrête avant le premier recouvrement, et ce qu’il recouvrirait l’a bloqué ; son mouvement est fini. Bloqué par un ennemi en avançant, c’est un contact de proue. Un trajet qui finit de lui-même contre une coque n’en est pas un : toucher n’est pas frapper.
    .title = Arriver au contact
rule-CV-G9 = Un point est du côté du flanc, de la proue ou de la poupe, là où il s’écarte le plus de la coque ; à égalité, c’est le flanc. Ce qui est frappé se juge par la pointe de proue de l’attaquant.
    .title = Zones
rule-CV-G10 = L’angle entre deux navires est celui de leurs quilles, de 0 à 90 degrés.
    .title = Angles
rule-CV-G11 = Demi-croisière : deux fois la route faite valent au moins la vitesse normale imprimée. Routes opposées : plus de 90 degrés d’écart. Bord à bord : à 10 degrés du parallèle, à 3 mm ou moins, le centre par le travers. Assez d’équerre pour le corvus : 75 degrés ou plus.
    .title = Tests nommés
rule-CV-G12 = Un navire dont le centre finit son mouvement hors de la table a fui. Seul le centre compte. Là où il y a une côte, au-delà de sa ligne un navire est échoué.
    .title = Le bord
rule-CV-G13 = Un enregistrement tient la mise en place, les ordres, les cartes, les routes, les choix et les dés ; tout le reste est recalculé.
    .title = L’enregistrement

## Le tour

rule-CV-0-1 = Ordres ; activations carte par carte ; tir ; abordage ; fin du tour.
    .title = Déroulement

## Ordres

rule-CV-1-1 = Chaque navire reçoit un ordre face cachée : Stop, En avant, Combat, Bâbord, Tribord ou Arrière. Un équipage fatigué ne peut recevoir Combat. Un ordre reste caché jusqu’à l’action du navire.
    .title = Ordres secrets
rule-CV-1-2 = Pas de mouvement. Un navire fatigué que personne ne tient peut se reposer.
    .title = Stop
rule-CV-1-3 = De 1 mm à la vitesse normale, avec un pivot au plus, jusqu’à l’angle de giration, n’importe où en chemin.
    .title = En avant
rule-CV-1-4 = Comme En avant, à la vitesse de combat ; un test de fatigue suit.
    .title = Combat
rule-CV-1-5 = À vitesse normale, en virant sur bâbord seulement : chaque pivot jusqu’à l’angle de giration, 10 mm entre deux pivots, en tout de l’angle de giration à 180 degrés. Un navire qui ne peut avancer peut encore pivoter une fois.
    .title = Bâbord
rule-CV-1-6 = Comme Bâbord, de l’autre côté.
    .title = Tribord
rule-CV-1-7 = En arrière jusqu’au tiers de la vitesse normale, arrondi au centimètre supérieur, avec deux pivots au plus. Ni éperon, ni rames.
    .title = Arrière
rule-CV-1-8 = Après ses actions, un navire qui a ramé sous Combat lance un dé : les vétérans réussissent sur 5 ou moins, les équipages ordinaires sur 4, les recrues sur 3, les conscrits sur 2. Un équipage fatigué ne peut user de la vitesse de combat ; fatigué depuis son ordre, il se meut comme sous En avant.
    .title = Test de fatigue
rule-CV-1-9 = Deux tours de Stop de suite, sans être tenu, et l’équipage est de nouveau frais. Au repos il tire et se défend, rien d’autre. Le marqueur est chaque fois facultatif.
    .title = Repos
rule-CV-1-10 = Tout autre ordre, ou être accroché, retire le marqueur de repos.
    .title = Repos troublé
rule-CV-1-11 = Sans repos, un équipage fatigué le reste.
    .title = La fatigue dure

## Activation

rule-CV-2-1 = Une carte par navire à flot. La carte tirée nomme le camp ; une carte sans navire restant est nulle.
    .title = Le paquet
rule-CV-2-2 = Le camp de la carte choisit un de ses navires qui n’a pas agi.
    .title = Le navire
rule-CV-2-3 = Le navire montre son ordre et l’exécute.
    .title = Montré et exécuté
rule-CV-2-4 = Après le mouvement viennent son éperon et ses grappins, dans l’ordre voulu.
    .title = Actions
rule-CV-2-5 = Quand le navire a fini, on tire la carte suivante.
    .title = Carte suivante
rule-CV-2-6 = à moins de rompre d’abord tous ses liens. Un navire qui reste peut encore en accrocher d’autres au contact.
    .title = Un navire tenu ne bouge pas
rule-CV-2-7 = Une fois par tour et par lien, sous tout ordre sauf Stop : le dé doit dépasser la valeur d’abordage de l’autre moins votre taille. Niveaux d’équipage ±1, tenu par un autre −1, éperonné ce tour −1, tenu par un corvus −2. Libre de tous, le navire avance de la moitié.
    .title = Se dégager
rule-CV-2-8 = La vitesse imprimée, moins la pénalité de chaque bord brisé et 1 cm par point de rameurs perdu ; avarié, la moitié, arrondie au centimètre supérieur.
    .title = Vitesse présente
rule-CV-2-9 = Contact de proue avec le flanc ou la poupe d’un ennemi, après une demi-croisière et 3 cm tout droit ; au flanc à 30 degrés ou plus ; pas après s’en être pris aux rames. Un seul essai.
    .title = Qui peut éperonner
rule-CV-2-10 = Un dé inférieur à la taille de la cible. Cible avariée −1, au flanc −1, cible tenue par un des vôtres −1, chaque niveau d’équipage ∓1, fatigué +1, vitesse normale +1, viré de plus de 90 degrés +1.
    .title = L’éperonnage
rule-CV-2-11 = Un dé et votre éperon contre la défense : pas plus, rien ; un ou deux de plus, avarié ; au-delà, coulé.
    .title = Ses dégâts
rule-CV-2-12 = Vitesse réduite de moitié, et l’équipage est aussitôt fatigué. Avarié de nouveau, le navire coule.
    .title = Avarié
rule-CV-2-13 = Un navire coulé est retiré aussitôt, avec ses liens.
    .title = Coulé
rule-CV-2-14 = L’attaquant reste où il s’est arrêté. Les deux peuvent être accrochés.
    .title = Après l’éperon
rule-CV-2-15 = Son mouvement fini, un navire peut tenter chaque ennemi au contact, une fois par tour : un dé au plus égal à votre abordage moins sa taille. Chaque niveau d’équipage ∓1, cible éperonnée ce tour −1, avariée −1, déjà tenue −1, vous-même éperonné +1, corvus −2.
    .title = Grappin
rule-CV-2-16 = La réussite lie les deux navires et trouble le repos de la cible. Un navire au repos n’accroche pas.
    .title = Un lien
rule-CV-2-17 = Quand toutes les cartes sont tirées, les navires au contact peuvent encore accrocher : le premier camp, puis le second.
    .title = La dernière chance
rule-CV-2-18 = En avançant, quand on vient bord à bord avec un ennemi, ou lors d’un contact de proue frôlant son flanc, sous 45 degrés. Un essai par cible ; un bord brisé n’est pas offert.
    .title = Les rames de qui
rule-CV-2-19 = Un dé inférieur à la taille de la cible. Chaque niveau d’équipage ∓1, cible tenue −1, routes opposées −1, fatigué +2, vitesse normale +1.
    .title = Briser les rames
rule-CV-2-20 = Les rames d’un bord sont brisées pour toujours et ralentissent le navire.
    .title = Un bord brisé
rule-CV-2-21 = Où les deux sont possibles, l’attaquant choisit.
    .title = Éperon ou rames
rule-CV-2-22 = En longeant, le navire poursuit le reste de sa route ou s’arrête. Plus d’éperonnage ce tour.
    .title = Après l’essai
rule-CV-2-23 = Après un essai en frôlant, le navire est rangé parallèle, à un millimètre, et peut continuer tout droit pour ce qui reste de son allure. Sans place, il reste où il est.
    .title = Rangé bord à bord
rule-CV-2-24 = Un navire encore au contact à la fin de son mouvement peut accrocher.
    .title = Grappin après les rames

## Tir

rule-CV-3-1 = Tout navire ayant un ennemi à portée, tenu, au repos ou non, en toute direction ; rien ne fait obstacle.
    .title = Qui tire
rule-CV-3-2 = Les archers jusqu’à 2 cm, les catapultes de 2 à 5 cm, entre les points les plus proches.
    .title = Portée
rule-CV-3-3 = Tous les archers d’un navire tirent sur une cible, chaque catapulte sur la sienne ; choix secret, les deux camps ensemble.
    .title = Cibles
rule-CV-3-4 = Un dé par point d’archers touche sur 3 ou moins et détruit un point ; un par catapulte sur 4 ou moins, deux points. Cible tenue −1, catapulte endommagée +1.
    .title = Dés
rule-CV-3-5 = Un dé par coup au but : 1-2 fantassins, 3-4 archers, 5 engins, 6 rameurs des navires ouverts. S’il n’en reste pas, le coup est perdu.
    .title = Où
rule-CV-3-6 = Une catapulte supporte deux points : endommagée, puis détruite ; une endommagée est touchée d’abord.
    .title = Engins
rule-CV-3-7 = Chaque point perdu coûte 1 cm de vitesse.
    .title = Rameurs
rule-CV-3-8 = Tous les dés se jugent sur l’état du début de la phase ; les pertes tombent ensemble à la fin.
    .title = Tous ensemble

## Abordage

rule-CV-4-1 = Un navire accroché peut subir l’assaut de ceux qui l’ont accroché, leurs fantassins additionnés. Un navire attaque une fois par tour et subit un assaut par tour.
    .title = Assaut
rule-CV-4-2 = En faveur du défenseur : 3 contre 1 (ou plus personne), 2 contre 1, 1 contre 1, 1 contre 2 ; en dessous, pas d’assaut.
    .title = Rapport
rule-CV-4-3 = Les Romains ajoutent 1. Un 6 prend toujours le navire ; meilleur est le rapport, plus bas le dé suffit.
    .title = Le dé
rule-CV-4-4 = L’attaquant perd un point de fantassins, et le lien est marqué : au tour suivant le navire accroché peut contre-attaquer au lieu de se dégager.
    .title = Repoussé
rule-CV-4-5 = Chaque camp perd un point de fantassins.
    .title = Le combat continue
rule-CV-4-6 = L’attaquant coule le navire ou le garde : la moitié de ses fantassins victorieux, arrondie en dessous et au moins un point, montent à bord ; équipage de conscrits, fatigué, plus d’archers ni de corvus, liens coupés. Il agit dès le tour suivant.
    .title = Pris
rule-CV-4-7 = Rien ne limite les changements de mains d’une coque.
    .title = Encore et encore
rule-CV-4-8 = Annoncé avant tous les assauts, sur un lien marqué que le navire n’a pas tenté de rompre, à un contre deux ou mieux. L’agresseur ne peut passer par ce lien ; le navire l’attaque seul quand vient son camp.
    .title = Contre-assaut

## Rome

rule-CV-5-1 = Chaque navire romain en a un au départ, sauf mention contraire.
    .title = Le corvus
rule-CV-5-2 = À 15 degrés de l’équerre, il aide le grappin de 2, et le lien est un lien de corvus. Un navire n’en a qu’un : tant qu’il tient quelqu’un, les autres grappins sont ordinaires.
    .title = L’abattre
rule-CV-5-3 = Un navire accroché par un corvus se dégage à −2 ; le Romain lui-même, non.
    .title = Tenu par lui
rule-CV-5-4 = Un ennemi qui se dégage emporte le corvus. Un Romain qui rompt le lien, un naufrage ou une prise ne coûtent rien.
    .title = Le perdre
rule-CV-5-5 = Une option avant la bataille : un navire romain peut échanger 2 points de fantassins et 2 d’archers contre une catapulte, une fois. L’ennemi le sait.
    .title = Catapultes

## La fin

rule-CV-6-1 = À la fin d’un tour, un camp qui a perdu des navires valant la moitié ou plus de sa flotte a perdu. Un navire repris n’est plus perdu ; les prises ne comptent pas.
    .title = Déroute
rule-CV-6-2 = Quand les tours sont finis : un ennemi coulé vaut son prix, pris et gardé moitié plus, en fuite la moitié, avarié le quart. À égalité, le moins d’hommes perdus.
    .title = Points
rule-CV-6-3 = Le prix du navire selon l’équipage (conscrits 80, recrues 90, ordinaire 100, vétérans 115 %), arrondi au-dessus ; un corvus 4. En bataille aux points, 200 par camp, la moitié au plus en hexères et décères, pas de conscrits ; les deux flottes se rangent en secret.
    .title = Flottes aux points
