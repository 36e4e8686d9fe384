# Les règles de Branle-bas de combat dans nos propres mots. L’id de la règle BB-8.10 est rule-BB-8-10.

## Les dés

rule-BB-1-1 = Faces −2, −1, 0, 0, +1, +2. On peut en jeter deux et les additionner. Avec une règle optionnelle, un des zéros est un second +1.
    .title = Dé de hasard
rule-BB-1-2 = Une face fait reculer le vent d’un secteur, une autre l’avance. Les quatre autres, force, calme ou tempête, et brume, n’ont pas d’effet ici.
    .title = Dé de vent
rule-BB-1-3 = Incendie, perte d’équipage, gouvernail, voie d’eau, 2 points aux mâts, 2 points à la coque. Incendie, équipage et voie d’eau sont à confirmer : on rejette le dé, et seule une face étoilée (incendie, gouvernail, mâts, coque) confirme. Le second jet n’a pas d’autre effet.
    .title = Dé de risque
rule-BB-1-4 = Une face emmêle les vaisseaux, deux donnent une collision légère, trois laissent le choix : éviter ou monter à l’abordage.
    .title = Dé de collision
rule-BB-1-5 = Trois faces sont vides, une tue le capitaine, deux coûtent un point d’ABORDAGE. Avec une règle optionnelle, une des faces vides vaut 2 points aux mâts.
    .title = Dé de bout portant
rule-BB-1-6 = Une face coûte un point au plus fort, deux en coûtent un au plus faible, trois sont vides.
    .title = Dé d’abordage
rule-BB-1-7 = Chaque dé a six faces. Ce qu’une face montre se lit sur sa table ; la suite des jets suffit à rejouer la bataille.
    .title = Tirage des dés

## La mise en place

rule-BB-2-1 = Une table de 1200 sur 1200 mm. C’est une fenêtre sur une mer sans fin : quand un vaisseau est à moins de 100 mm d’un bord, elle s’agrandit de 200 mm de ce côté à la fin du tour. Nul n’en sort.
    .title = La table
rule-BB-2-2 = Une première partie se joue à un vaisseau par camp. Les flottes plus grandes s’achètent à budgets égaux ; un écart de 5 pour cent est admis.
    .title = Budgets
rule-BB-2-3 = Chaque vaisseau a une feuille avec ses capacités. Un vaisseau par camp est l’amiral.
    .title = Feuilles
rule-BB-2-4 = Le vent est une bonne brise d’un bout à l’autre. À l’entrée ordinaire il souffle le long d’un côté de la table.
    .title = La brise
rule-BB-2-5 = Les deux camps arrivent en ligne de file de part et d’autre de l’axe du vent, à 2 ou 4 secteurs l’un de l’autre. Les chefs sont sur les lignes qui passent par le centre de la table, à 400 mm du bord ; chaque suivant laisse 50 mm entre son socle et le précédent.
    .title = L’entrée
rule-BB-2-6 = La bataille dure seize tours d’un quart d’heure, jusqu’à la nuit.
    .title = Seize tours
rule-BB-2-7 = On peut jouer d’autres mises en place : celles de la liste, et toutes celles que les joueurs écrivent.
    .title = Autres batailles

## La victoire

rule-BB-3-1 = À la nuit, chaque camp compte les vaisseaux en sa main.
    .title = Le compte
rule-BB-3-2 = Un vaisseau à soi dont une des trois capacités est à 0 ne compte pas.
    .title = Vaisseaux qui ne comptent pas
rule-BB-3-3 = Un vaisseau pris et encore à flot compte pour qui l’a pris, quel que soit son état. Une prise de possession en attente s’achève à la nuit, si le vainqueur est à flot et n’a pas amené.
    .title = Les prises
rule-BB-3-4 = Un vaisseau contre un : si aucun n’est coulé ni pris, la plus petite somme de cases de coque, de cases de mâts et d’ABORDAGE perdu l’emporte ; à égalité, match nul. Un vaisseau coulé ou pris a perdu aussitôt ; les deux, match nul.
    .title = Le duel
rule-BB-3-5 = Après le dernier tour, seuls les voies d’eau et les incendies continuent, tour après tour, jusqu’au dernier. On compte ensuite ses propres vaisseaux, et les prises comme elles étaient avant ; en duel on compare les avaries d’avant la nuit, mais un vaisseau qui coule dans la nuit est coulé.
    .title = La nuit
rule-BB-3-6 = Le plus de vaisseaux l’emporte ; à égalité, match nul.
    .title = Toutes les autres batailles

## Le tour

rule-BB-4-1 = Tests ; mouvement ; tir ; abordage ; fin du tour. Ce qui arrive est noté aussitôt, avec tout ce qui en découle. Un camp sans vaisseau à flot sous son pavillon a perdu aussitôt ; les deux, match nul.
    .title = Déroulement
rule-BB-5-1 = Le compteur de tours avance. Les marqueurs de vaisseaux gênés et le gréement à la traîne passent de 2 à 1, et de 1 à rien.
    .title = L’horloge
rule-BB-5-2 = Aux tours 3, 6, 9, 12 et 15 on jette le dé de vent : une face fait tourner le vent d’un secteur dans le sens horaire, une autre d’un secteur en arrière.
    .title = Test de vent
rule-BB-5-3 = Un vaisseau qui fait eau sans brûler jette le dé pour sa voie d’eau la plus grave : +1 et +2 l’aveuglent, −2 avance d’un tour le naufrage. Tant qu’un feu brûle, nul n’est aux pompes.
    .title = Test de voie d’eau
rule-BB-5-4 = Un vaisseau en feu ou au gouvernail endommagé jette un dé. En feu : 0 et plus éteignent un feu ; −1 coûte 2 points à la coque et 2 aux mâts par feu ; −2 ajoute d’abord un feu. Sans feu : 0 et plus réparent une avarie du gouvernail.
    .title = Feu et gouvernail
rule-BB-5-5 = Puis chaque vaisseau qui a trois feux ou plus jette un dé : sur −2 il saute.
    .title = Test d’explosion
rule-BB-5-6 = Chaque vaisseau retenu à un autre en feu jette un dé : −1 et −2 l’enflamment. Un vaisseau qui vient de prendre feu ne le transmet pas ce tour-ci.
    .title = Propagation

## Le mouvement

rule-BB-6-1 = Le vaisseau le plus éloigné de l’origine du vent bouge le premier, le plus proche le dernier. Une formation bouge à la place de son vaisseau le plus au vent.
    .title = Ordre
rule-BB-6-2 = Selon l’allure au début du mouvement : vent arrière 2, largue 3, au plus près 1, dans le lit du vent un demi. Un cap sur la limite de deux allures a la meilleure.
    .title = Déplacements
rule-BB-6-3 = Tout droit de 25 à 50 mm ; ou 25 mm puis un virage de 1 à 30 degrés. Qui a fait plus de la moitié ne peut tourner.
    .title = Un déplacement
rule-BB-6-4 = Un vaisseau sous voiles fait 25 mm au moins. Il ne peut finir plus court qu’après un contact, à la limite du vent, ou ses déplacements épuisés.
    .title = Le moindre chemin
rule-BB-6-5 = Chaque mât abattu, chacune des deux premières voies d’eau et un feu seul ôtent un tiers de chaque longueur : 50, 33, 17 mm, demies 25, 17, 8. Si tous les déplacements font moins de 25 mm, il y en a un de 25 mm. Trois tiers perdus, le vaisseau dérive. On en juge une fois, quand vient son rang.
    .title = Avaries et vitesse
rule-BB-6-6 = Un vaisseau dérive s’il est retenu, sans mâts ou sans gouvernail, s’il a deux feux, perdu trois tiers de sa vitesse, s’il est une prise encore gênée, ou rendu et à personne : 25 mm sous le vent, sans changer de cap.
    .title = Dérive
rule-BB-6-7 = Aucun virage ne mène dans le lit du vent, à moins de 60 degrés. Un virage qui finit juste à la limite termine le mouvement.
    .title = La limite du vent
rule-BB-6-8 = À un tour jusqu’à la limite, au suivant à travers le vent : un vaisseau qui part de la limite peut tester avec deux dés de hasard. −1 ou plus : il passe à l’autre limite et fait 25 mm. Moins : il dérive et doit recommencer à son prochain mouvement.
    .title = Virer de bord
rule-BB-6-9 = Un vaisseau qu’une saute de vent a mis dans le lit du vent teste pour sortir d’un côté ou de l’autre, ou fait 25 mm tout droit.
    .title = Dans le lit du vent
rule-BB-6-10 = Chaque vaisseau vire par son propre test : une escadre qui doit virer est déclarée libre ce tour-là.
    .title = Virer en formation
rule-BB-6-11 = Éviter un autre vaisseau ou s’en séparer coûte un déplacement.
    .title = Coût des manœuvres
rule-BB-6-12 = Un vaisseau au mouillage ne bouge ni ne dérive. À son rang il peut couper son câble : il dérive ce tour-ci et navigue dès le suivant. Retenu par un autre, il ne le peut.
    .title = Au mouillage

## Les escadres

rule-BB-7-1 = Au début du mouvement chaque camp dit pour chaque escadre : ensemble, par la contremarche ou libre. Un vaisseau en est s’il navigue, ne fuit pas, n’est ni mouillé, ni dans le lit du vent, ni tenu de virer, et se trouve à 200 mm au plus du précédent qui en est. Deux vaisseaux au moins.
    .title = Formations
rule-BB-7-2 = Nul ne distance la ligne : déplacements et longueurs sont les moindres de ses vaisseaux.
    .title = Vitesse de la ligne
rule-BB-7-3 = Chaque déplacement est exécuté par chaque vaisseau tour à tour, le chef d’abord. Un virage doit être permis à tous ; qui arrive à la limite du vent s’y arrête. Un vaisseau au contact quitte la formation et joue ce qui lui reste.
    .title = Tous à la fois
rule-BB-7-4 = Le chef avance ; où il tourne est un repère. Chaque suivant va aussi loin que lui, de repère en repère, et y tourne. Un repère à plus de 5 mm de sa route, ou un cap dans le lit du vent, et il va tout droit ce tour-ci. Si le chef entre en contact la formation se rompt.
    .title = Par la contremarche
rule-BB-7-5 = Tous les virages d’une phase du même côté sont un seul ordre. Le chef n’en donne pas d’autre avant que le dernier n’ait atteint son premier repère.
    .title = Un seul ordre de virage
rule-BB-7-6 = La formation ne change rien au tir.
    .title = Formation et tir

## Le feu

rule-BB-8-1 = Un vaisseau après l’autre, le plus éloigné de l’origine du vent d’abord, dans l’ordre du début de la phase. On tire dans l’état où les coups précédents vous ont laissé.
    .title = Ordre du feu
rule-BB-8-2 = Une bordée par tour, d’un bord sur une cible, et un dé de bout portant sur un ennemi à moins de 100 mm. Le vaisseau doit être à flot, n’avoir pas amené, porter un incendie au plus et, pour la bordée, avoir un canon à servir. Avec une règle optionnelle on tire des deux bords sur deux cibles, chaque résultat divisé une fois de plus par deux.
    .title = Qui peut tirer
rule-BB-8-3 = La cible est un vaisseau aux mains de l’ennemi, prises comprises, son grand mât dans le secteur de tir et à portée. On vise la coque ou les mâts.
    .title = Cible et visée
rule-BB-8-4 = À longue portée on ne peut viser que les mâts.
    .title = Longue portée
rule-BB-8-5 = Un vaisseau lié qui tire du bord où se trouve l’autre ne peut viser que la coque.
    .title = Vaisseaux tenus
rule-BB-8-6 = Canons servis, FORCE, portée (bout portant +5, courte +2, moyenne 0, longue −5), enfilade (poupe +4, proue +3), +3 pour la première bordée de la bataille, +3 à l’ancre, et le dé de hasard.
    .title = Le total
rule-BB-8-7 = Si ce dé montre −2, on en jette un autre : sous 0 un canon éclate, BORDÉE −1 pour de bon, et sur −2 d’un troisième dé le feu prend à bord. Le coup n’en est pas changé.
    .title = Incident de tir
rule-BB-8-8 = Total jusqu’à 5 : rien ; 9 : 1 point ; 12 : 2 ; 15 : 3 ; 17 : 4 ; 19 : 5 ; 22 : 6 ; 25 : 7 ; 28 : 8 ; au-delà : 9.
    .title = Le résultat
rule-BB-8-9 = Un incendie à bord, être gêné (ou du gréement tombé du bord qui tire), un abordage en cours : chacun divise encore le résultat par deux, arrondi une fois vers le bas.
    .title = Division par deux
rule-BB-8-10 = Si la ligne entre les deux grands mâts traverse d’autres socles, amis ou ennemis, le plus proche du tireur prend tout le résultat, les autres et la cible la moitié.
    .title = Vaisseaux interposés
rule-BB-8-11 = À courte portée ou moins, quand le tireur se tient à moins de 20 degrés dans l’axe de la poupe ou de la proue de la cible. À bout portant elle coûte en plus un point d’ABORDAGE à la cible.
    .title = L’enfilade
rule-BB-8-12 = Jeté contre un ennemi à moins de 100 mm, dans le secteur ou non, cible de la bordée ou autre. Rien ne le divise.
    .title = Dé de bout portant
rule-BB-8-13 = Le vaisseau qui prend le résultat en entier reçoit un dé de risque dès 5 points, deux dès 7.
    .title = Risque
rule-BB-8-14 = Le dé ; incident ; résultat et division ; avaries, le plus proche d’abord ; dés de risque ; équipage perdu par l’enfilade ; bout portant ; pavillons. Chaque case est réglée quand on la coche. On juge du tir quand il est déclaré, et plus rien n’arrive à un vaisseau coulé.
    .title = Ordre d’un tir
rule-BB-8-15 = Tous les tirs précèdent les combats d’abordage. On peut tirer et aborder dans le même tour.
    .title = Le feu avant l’abordage

## Conséquences

rule-BB-9-1 = Autant de cases que de points, à la coque ou aux mâts ; ce qui n’y tient plus va à l’autre. Toutes les cases cochées, le vaisseau est perdu et coule aussitôt.
    .title = Cocher les cases
rule-BB-9-2 = BORDÉE, ABORDAGE et MÂTS. MÂTS est à 0 quand les trente cases de mâts sont cochées.
    .title = Capacités
rule-BB-9-3 = Une capacité à 0 : RETRAITE. Deux : DÉROUTE. Trois : le vaisseau amène au contact d’un ennemi, ou aussitôt si l’un lui est lié ou le touche.
    .title = Pavillons
rule-BB-9-4 = Un vaisseau en RETRAITE ou en DÉROUTE rompt le combat jusqu’à la nuit : il s’écarte de l’ennemi le plus proche autant que le vent le permet, à pleine allure, n’aborde pas et évite quand il le peut.
    .title = La fuite
rule-BB-9-5 = Un vaisseau en RETRAITE ou en DÉROUTE ne tire que sur ceux qui lui ont tiré dessus ou l’ont accroché depuis sa dernière place dans l’ordre du feu, et sur qui le tient par un grappin.
    .title = Riposte
rule-BB-9-6 = Un vaisseau en DÉROUTE touché par un ennemi jette un dé de hasard, une fois par tour : sous 0, ou à 0 aussi si son capitaine est tué, il amène.
    .title = Test de reddition
rule-BB-9-7 = Ses liens tombent et le camp du vainqueur en prend possession ; les deux vaisseaux sont gênés deux tours.
    .title = Amener
rule-BB-9-8 = Un vainqueur gêné prend possession au premier tour où il est libre. Jusque-là le vaisseau n’est à personne et dérive ; si le vainqueur coule ou amène d’abord, il attend le premier qui le touche.
    .title = Vainqueur gêné
rule-BB-9-9 = Deux tours durant une prise dérive, puis son preneur l’éloigne de ses anciens amis jusqu’à la nuit. Elle ne tire jamais ; on peut tirer dessus.
    .title = Les prises
rule-BB-9-10 = Un vaisseau de l’ancien maître qui rencontre une prise et peut aborder la reprend sur 4 à 6 du dé de collision, sans combat ; elle agit de nouveau au tour suivant.
    .title = Reprise

## Les avaries

rule-BB-10-1 = Chaque dixième coup abat un mât du bord sous le vent : vitesse −1/3 pour chacun, et sans mât le vaisseau dérive.
    .title = Mâts
rule-BB-10-2 = Pendant deux tours il divise par deux le feu de ce bord et interdit l’abordage.
    .title = Gréement tombé
rule-BB-10-3 = Chaque case C coûte un point d’ABORDAGE.
    .title = Équipage
rule-BB-10-4 = Chaque case G coûte un point de BORDÉE.
    .title = Canons
rule-BB-10-5 = Chaque case L : un dé de hasard. À la ligne du haut les petits rangs font eau sur −2, à celle du bas sur −1 et −2 ; premier et deuxième rangs seulement sur −2 de la ligne du bas.
    .title = Contrôle de voie d’eau
rule-BB-10-6 = Une voie d’eau coule le vaisseau six tours plus tard, à un dé de hasard près. Tant qu’elle est ouverte, un canon de moins à servir et un tiers de vitesse en moins, deux tiers dès deux voies d’eau.
    .title = Voies d’eau
rule-BB-10-7 = À la fin du tour fixé pour sa voie d’eau la plus grave un vaisseau coule, la nuit aussi.
    .title = Couler
rule-BB-10-8 = Le feu prend avec 2 points à la coque et 2 aux mâts aussitôt. Un foyer : tir divisé par deux, vitesse −1/3, pas d’abordage. Deux : le vaisseau dérive et ne tire plus. Trois : il peut sauter à chaque tour.
    .title = Incendie
rule-BB-10-9 = Le vaisseau disparaît. À moins de 100 mm, tout autre vaisseau prend 8 points aux mâts et 4 à la coque et brûle sur −1 et −2 ; à moins de 200 mm 4 et 2, et brûle sur −2. Avec une règle optionnelle, seulement 4 points aux mâts à moins de 100 mm.
    .title = Explosion
rule-BB-10-10 = Un vaisseau au gouvernail touché dérive. Chaque test réussi répare un coup, et seulement si rien ne brûle.
    .title = Gouvernail
rule-BB-10-11 = Le vaisseau amène plus facilement, et a un point de moins à l’abordage pour chacun.
    .title = Capitaine tué

## Le contact

rule-BB-11-1 = Deux vaisseaux peuvent être retenus : emmêlés par une collision, ou par des grappins à l’abordage. Ainsi retenu, un vaisseau ne navigue pas.
    .title = Liens
rule-BB-11-2 = Un vaisseau qui en chevaucherait un autre s’arrête juste avant. De deux ennemis, celui dont toutes les capacités sont à 0 se rend, celui qui est en déroute teste ; si l’un se rend, le mouvement finit là. Un vaisseau rendu et à personne est pris. Sinon on jette le dé de collision, entre amis aussi.
    .title = Contact
rule-BB-11-3 = Chacun subit 2 points à la coque et 2 aux mâts, le plus petit autant de plus que les rangs diffèrent. Ils sont emmêlés, l’abordeur gêné deux tours, l’autre un. Le mouvement finit.
    .title = Emmêlés
rule-BB-11-4 = 2 points de coque chacun. Puis celui qui bougeait essaie encore d’aborder, pour un déplacement et un autre dé, ou s’écarte sous le vent, pour un déplacement s’il en a.
    .title = Collision légère
rule-BB-11-5 = Le vaisseau qui bougeait s’écarte du côté qu’il veut, pour un déplacement s’il en a, et continue ; ou il aborde, et son mouvement finit. Pour s’écarter la proue pivote juste assez pour que les 25 mm suivants soient libres de l’autre.
    .title = Éviter ou aborder
rule-BB-11-6 = Un vaisseau retenu peut essayer une fois, à son rang, de rompre un lien : +1 et +2 réussissent ; les amis se séparent sans dé. Libre de tous, il s’écarte pour un déplacement et continue, ou dérive s’il le doit. Une prise et un vaisseau du camp de son vainqueur, bord à bord quand l’un d’eux commence à naviguer, n’ont besoin ni de dé ni de déplacement : il s’écarte d’abord, du côté qu’il veut.
    .title = Séparation
rule-BB-11-7 = Des vaisseaux retenus ensemble depuis avant ce tour dérivent de 25 mm d’un bloc quand le dernier a eu son rang, sauf si l’un est mouillé ou vient d’être lié à un autre du dehors. Ceux liés ce tour-ci ne dérivent pas.
    .title = Dérive des groupes
rule-BB-11-8 = Un vaisseau à la dérive teste la collision mais ne peut manœuvrer : il s’emmêle, subit les dégâts et reste, ou peut aborder.
    .title = Contact à la dérive
rule-BB-11-9 = À son rang un vaisseau emmêlé qui peut aborder remplace le gréement emmêlé par des grappins, sans dé.
    .title = Grappins pour gréement emmêlé

## L’abordage

rule-BB-12-1 = Le vaisseau qui aborde reste où il a touché ; on se bat dans le même tour.
    .title = Grappins
rule-BB-12-2 = Contre un ennemi qui n’a pas amené : ni gêné, ni gréement tombé, ni incendie, ni pavillon, ABORDAGE 1 au moins ; un seul abordage entrepris par tour.
    .title = Qui peut aborder
rule-BB-12-3 = Un vaisseau abordé qui n’a pas bougé peut tenter de se dégager. Attaqué par plusieurs, il combat chacun à son tour.
    .title = Vaisseaux abordés
rule-BB-12-4 = Le plus éloigné de l’origine du vent d’abord.
    .title = Ordre des combats
rule-BB-12-5 = Selon le rang 8, 7, 5, 4, plus les ponts ; le plus avarié −1, l’autre +1 ; un amiral +1, contre un amiral −1 ; −1 par capitaine tué et par bordée de soutien.
    .title = Points
rule-BB-12-6 = Une bordée sur un ennemi accroché, tirée par un vaisseau qui ne lui est pas lié, compte contre lui dans le combat du tour.
    .title = Soutien
rule-BB-12-7 = Chacun jette autant de dés qu’il a de points. Les faces coûtent de l’ABORDAGE au plus faible ou au plus fort ; à points égaux une face « faible » coûte à l’adversaire, une face « fort » à soi-même. Les pertes tombent ensemble.
    .title = Combat
rule-BB-12-8 = Règle optionnelle : chacun perd un cinquième des points les plus faibles ; puis le plus fort jette un dé par point d’écart, et chaque face « faible » en coûte un de plus au plus faible.
    .title = Combat selon le texte
rule-BB-12-9 = Un équipage à 0 amène devant l’autre. Les deux à 0 : ils se séparent et rompent. Sinon on se bat encore au tour suivant.
    .title = La fin

## Pertes et budgets

rule-BB-13-1 = Toutes les cases cochées, une voie d’eau non aveuglée à temps, une explosion, un sabordage par l’équipage de prise en fin de tour, ou un naufrage.
    .title = Vaisseaux coulés
rule-BB-13-2 = Là où il y a des hauts-fonds, un vaisseau dont le centre finit un mouvement ou une dérive sur l’un d’eux est perdu.
    .title = Échouement
rule-BB-13-3 = Abordé jusqu’au dernier homme, rendu en déroute, ou trois capacités à 0 et un ennemi contre lui.
    .title = Vaisseaux pris
rule-BB-13-4 = Un vaisseau coulé est retiré de la table avec ses liens.
    .title = Retrait
rule-BB-14-1 = BORDÉE, ABORDAGE et MÂTS peuvent baisser, la FORCE jamais. Chaque classe a son prix ; deux flottes qui se rencontrent diffèrent de 5 % au plus de la plus chère.
    .title = Classes et budget
