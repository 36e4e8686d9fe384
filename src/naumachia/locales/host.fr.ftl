page-host = La page de l’hôte
page-host-alone = Cette page n’a pas de serveur, donc pas d’hôte.
page-host-key = Clé de l’hôte
page-host-key-about = La commande « naumachia host key », sur la machine du serveur, crée la clé. Elle est gardée jusqu’à la fermeture de cet onglet.
page-host-enter = Ouvrir
page-host-leave = Quitter cette page
page-host-today = Aujourd’hui
page-host-now = { $people ->
    [one] { $people } connexion
   *[other] { $people } connexions
} en ce moment, { $matches ->
    [one] { $matches } partie en mémoire
   *[other] { $matches } parties en mémoire
}{ $servers ->
    [one] .
   *[other] , { $servers } serveurs.
}
page-host-figure = { $figure ->
    [matches] Parties en mémoire
    [sockets] Connexions
    [answers] Réponses par minute
   *[refusals] Refus par minute
}
page-host-figure-now = { $figure ->
    [answers] au plus { $most }, { $sum } en tout
    [refusals] au plus { $most }, { $sum } en tout
   *[other] au plus { $most }, maintenant { $now }
}
page-host-figure-label = { $figure ->
    [matches] Parties en mémoire
    [sockets] Connexions
    [answers] Réponses par minute
   *[refusals] Refus par minute
} pendant les dernières 24 heures : { $most } au plus, à { $when } ; { $now } à la dernière minute
page-host-present = Joueurs et spectateurs
page-host-filter = Nom, partie ou numéro
page-host-open-match = Une autre partie : son lien ou son identifiant
page-host-look = Regarder
page-host-server = { $server }, version { $version }, en marche depuis le { $since }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
page-host-name = Nom
page-host-nameless = sans nom
page-host-since = Connexion depuis
page-host-match = Partie
page-host-seat = Place
page-host-watches = spectateur
page-host-sits = { $seat } : { $player }
page-host-answers = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
page-host-deeds = Actions
page-host-ban-key = Exclure
page-host-ban-network = Exclure le réseau
page-host-nobody = Personne n’est connecté.
page-host-none-found = Personne de ce nom.
page-host-match-about = { $count ->
    [one] { $count } réponse donnée
   *[other] { $count } réponses données
}, { $over ->
    [yes] partie terminée.
   *[no] partie en cours.
}
page-host-match-open = Y assister
page-host-time = Heure
page-host-said = Message
page-host-line-remove = Supprimer la ligne
page-host-line-gone = supprimée
page-host-line-sure = « { $text } » disparaîtra pour tout le monde, définitivement. Supprimer cette ligne ?
page-host-remove = Supprimer la partie…
page-host-remove-sure = { $match } sera supprimée définitivement et ses joueurs seront renvoyés. La supprimer ?
page-host-close = Fermer
page-host-bans = Exclusions
page-host-bans-about = Une clé est un navigateur. Exclure un réseau exclut aussi les voisins derrière le même routeur. L’effet est immédiat, sur tous les serveurs.
page-host-no-bans = Personne n’est exclu.
page-host-kind = Quoi
page-host-ban-kind = { $kind ->
    [key] Clé d’un joueur
    [name] Nom
   *[network] Réseau
}
page-host-ban-value = { $kind ->
    [key] Numéro du joueur
    [name] Nom, et noms qui lui ressemblent
   *[network] Adresse, réseau ou numéro d’une adresse
}
page-host-ban-about = C’est { $name }.
page-host-who = Qui
page-host-for = Durée
page-host-until = Jusqu’au
page-host-time-choice = { $time ->
    [15] 15 minutes
    [60] une heure
    [1440] un jour
    [10080] une semaine
    [43200] 30 jours
    [525600] un an
   *[good] définitif
}
page-host-reason = Raison, dite au joueur
page-host-ban = Exclure…
page-host-ban-sure = Exclusion de { $shown } : { $time ->
    [60] pour une heure
    [1440] pour un jour
    [10080] pour une semaine
    [43200] pour 30 jours
    [525600] pour un an
   *[good] définitive
}. Les connexions ouvertes seront coupées tout de suite. Exclure ?
page-host-lift = Laisser revenir
page-host-notices = Avis et fermeture
page-host-notices-about = Un avis s’affiche au-dessus de tous les plateaux et sur la page d’accueil. Après l’heure de fermeture, aucune nouvelle partie ne commence ; les parties en cours continuent.
page-host-words = { $lang ->
    [en] Texte en anglais
   *[fr] Texte en français
}
page-host-post = Publier l’avis
page-host-closing = Heure de fermeture
page-host-in = { $time ->
    [15] dans 15 minutes
    [60] dans une heure
    [180] dans 3 heures
    [720] dans 12 heures
   *[now] maintenant
}
page-host-closing-set = Fixer la fermeture…
page-host-closing-sure = { $time ->
    [15] Dans 15 minutes
    [60] Dans une heure
    [180] Dans 3 heures
    [720] Dans 12 heures
   *[now] Dès maintenant
}, aucune nouvelle partie ne pourra commencer. Tous les joueurs en sont avertis aussitôt. Fixer la fermeture ?
page-host-notice-kind = { $kind ->
    [closing] Fermeture : { $at }
   *[notice] { $at }
}
page-host-until-when = jusqu’au { $at }
page-host-end = { $kind ->
    [closing] Rester ouvert
   *[notice] Retirer
}
page-host-log = Le journal
page-host-log-about = Les cent dernières lignes. Les adresses y sont des numéros, valables sur ce serveur seulement.
page-host-log-empty = Il ne s’est encore rien passé.
page-host-orders = Ce que l’hôte a fait
page-host-orders-none = Rien encore.
page-host-order = { $kind ->
    [ban] Exclusion
    [lift] Retour permis
    [expired] Exclusion terminée
    [notice] Avis
    [notice-end] Avis retiré
    [closing] Fermeture fixée
    [opening] Fermeture annulée
    [match-removed] Partie supprimée
    [line-removed] Ligne de discussion supprimée
    [key] Nouvelle clé pour cette page
    [key-removed] Clé de cette page retirée
   *[other] { $kind }
}
page-host-by = { $by ->
    [page] depuis cette page
    [command] en ligne de commande
   *[server] par le serveur
}
page-host-done = { $act ->
    [ban] { $shown } : exclusion faite.
    [lift] { $shown } : retour permis.
    [notice] L’avis est publié.
    [end-notice] C’est terminé.
    [close] L’heure de fermeture est fixée.
    [remove-match] La partie est supprimée.
   *[remove-line] La ligne est supprimée.
}
