page-host = The host’s page
page-host-alone = This page has no server, and so no host.
page-host-key = Key of the host
page-host-key-about = The command “naumachia host key” on the server’s machine makes the key. It is kept until this tab is closed.
page-host-enter = Open
page-host-leave = Leave this page
page-host-today = Today
page-host-now = { $people ->
    [one] One connection
   *[other] { $people } connections
} now, { $matches ->
    [one] one match in memory
   *[other] { $matches } matches in memory
}{ $servers ->
    [one] .
   *[other] , { $servers } servers.
}
page-host-figure = { $figure ->
    [matches] Matches in memory
    [sockets] Connections
    [answers] Answers a minute
   *[refusals] Refusals a minute
}
page-host-figure-now = { $figure ->
    [answers] most { $most }, { $sum } in all
    [refusals] most { $most }, { $sum } in all
   *[other] most { $most }, now { $now }
}
page-host-figure-label = { $figure ->
    [matches] Matches in memory
    [sockets] Connections
    [answers] Answers a minute
   *[refusals] Refusals a minute
} during the last 24 hours: { $most } at most, at { $when }; { $now } in the last minute
page-host-present = Players and spectators
page-host-filter = Name, match or number
page-host-open-match = Another match: its link or id
page-host-look = Look
page-host-server = { $server }, version { $version }, up since { $since }, { $matches ->
    [one] one match
   *[other] { $matches } matches
}
page-host-name = Name
page-host-nameless = without a name
page-host-since = Connected since
page-host-match = Match
page-host-seat = Seat
page-host-watches = spectator
page-host-sits = { $seat }: { $player }
page-host-answers = { $count ->
    [one] one answer
   *[other] { $count } answers
}
page-host-deeds = Actions
page-host-ban-key = Shut out
page-host-ban-network = Shut out the network
page-host-nobody = Nobody is connected.
page-host-none-found = Nobody by that name.
page-host-match-about = { $count ->
    [one] One answer
   *[other] { $count } answers
} given, { $over ->
    [yes] over.
   *[no] still played.
}
page-host-match-open = Watch it
page-host-time = Time
page-host-said = Said
page-host-line-remove = Remove the line
page-host-line-gone = removed
page-host-line-sure = “{ $text }” will be removed for everybody, for good. Remove it?
page-host-remove = Remove the match…
page-host-remove-sure = { $match } will be deleted for good, and its players are sent away. Remove it?
page-host-close = Close
page-host-bans = Shut out
page-host-bans-about = A key is one browser. Shutting out a network also shuts out the neighbours behind the same router. It holds at once, on all servers.
page-host-no-bans = Nobody is shut out.
page-host-kind = What
page-host-ban-kind = { $kind ->
    [key] Key of a player
    [name] Name
   *[network] Network
}
page-host-ban-value = { $kind ->
    [key] Number of the player
    [name] Name, and names that look like it
   *[network] Address, network or number of an address
}
page-host-ban-about = That is { $name }.
page-host-who = Who
page-host-for = For
page-host-until = Until
page-host-time-choice = { $time ->
    [15] 15 minutes
    [60] an hour
    [1440] a day
    [10080] a week
    [43200] 30 days
    [525600] a year
   *[good] for good
}
page-host-reason = Reason, told to the player
page-host-ban = Shut out…
page-host-ban-sure = { $shown } will be shut out: { $time ->
    [60] for an hour
    [1440] for a day
    [10080] for a week
    [43200] for 30 days
    [525600] for a year
   *[good] for good
}. Open connections are closed at once. Shut out?
page-host-lift = Let in again
page-host-notices = Notices and closing time
page-host-notices-about = A notice stands above all boards and on the home page. From closing time on no new match can be made; running matches go on.
page-host-words = { $lang ->
    [en] Text in English
   *[fr] Text in French
}
page-host-post = Post the notice
page-host-closing = Closing time
page-host-in = { $time ->
    [15] in 15 minutes
    [60] in an hour
    [180] in 3 hours
    [720] in 12 hours
   *[now] now
}
page-host-closing-set = Set the closing time…
page-host-closing-sure = { $time ->
    [15] In 15 minutes
    [60] In an hour
    [180] In 3 hours
    [720] In 12 hours
   *[now] From now on
} no new match can be made. All players are told so now. Set the closing time?
page-host-notice-kind = { $kind ->
    [closing] Closing time: { $at }
   *[notice] { $at }
}
page-host-until-when = until { $at }
page-host-end = { $kind ->
    [closing] Stay open
   *[notice] Take it down
}
page-host-log = The log
page-host-log-about = The last hundred lines. Addresses are told as numbers that hold on this server only.
page-host-log-empty = Nothing has happened yet.
page-host-orders = What the host has done
page-host-orders-none = Nothing yet.
page-host-order = { $kind ->
    [ban] Shut out
    [lift] Let in again
    [expired] Ban over
    [notice] Notice
    [notice-end] Notice taken down
    [closing] Closing time set
    [opening] Closing time taken back
    [match-removed] Match removed
    [line-removed] Line of talk removed
    [key] New key for this page
    [key-removed] Key of this page removed
   *[other] { $kind }
}
page-host-by = { $by ->
    [page] from this page
    [command] from the command line
   *[server] by the server
}
page-host-done = { $act ->
    [ban] { $shown } is shut out.
    [lift] { $shown } may come in again.
    [notice] The notice is posted.
    [end-notice] That is ended.
    [close] The closing time is set.
    [remove-match] The match is removed.
   *[remove-line] The line is removed.
}
