daily-how = Une position, un coup : trouvez le meilleur.
daily-ask = trouvez le meilleur coup. Votre premier coup compte.
daily-theme-rescue = Sauvez ce qui peut l’être
daily-theme-balance = Tout est ouvert
daily-theme-finish = Menez-la à bon port
daily-from-archive = Tiré des archives : le cas du { $day }
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
daily-mine = Votre coup, qui vaut { $worth } sur 100 : { $move }
daily-best = Le meilleur, qui vaut { $worth } : { $move }
daily-line = La suite de la partie du robot
daily-share-text = Copier le résultat
daily-share-picture = En image
daily-more = D’autres cas
