daily-how = Une position, un coup : trouve le meilleur.
daily-ask = trouve le meilleur coup. Ton premier coup compte.
daily-theme-rescue = Sauve ce qui peut l’être
daily-theme-balance = Tout est ouvert
daily-theme-finish = Mène-la à bon port
daily-from-archive = Tiré des archives : le cas du { $day }
daily-stars = { $count } étoiles sur 3
daily-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
daily-play = Prendre le cas
daily-again = Revoir
daily-training = Archives et entraînement
daily-no-archive = Demain, le cas d’aujourd’hui sera ici.
daily-all = Tous
daily-next = Le prochain que je n’ai pas résolu
daily-open = Déplier
daily-fold = Replier
daily-mine = Ton coup, qui vaut { $worth } sur 100 : { $move }
daily-best = Le meilleur, qui vaut { $worth } : { $move }
daily-line = La suite de la partie du bot
daily-share-text = Copier le résultat
daily-share-picture = En image
daily-more = D’autres cas
