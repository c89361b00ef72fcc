end-won = Gagné
end-lost = Perdu
end-over = Terminé
end-score = Le score
end-lines = Le score, ligne par ligne
end-table = Table
end-total = Total
end-place = Rang
end-level = Égalité à { $score } : { $names }, dans l’ordre du départage. { $how }
end-place-points = rang { $place }, { $points } { $points ->
    [one] point
   *[other] points
}
end-how = Le déroulement
end-again = Encore une
end-watch-again = Regarder la partie suivante
end-rotate = Avancer d’une place
end-next = { $name } rejoue la même partie. Votre chaise est réservée.
end-journal = Sauvegarde
end-share = Partager
end-look = Voir la table
end-made = D’où vient le score : { $lines }
chart-end = À la fin : { $lines }.
chart-by-move = { $lines }, coup par coup
chart-show = Montrer la courbe
chart-table = Montrer en tableau
chart-move = Coup
analysis = Deuxième avis : { $game }
analysis-chance = Les chances de gagner
analysis-luck = Hasard et choix
analysis-about = En points de pourcentage, dont la somme mène du début à la fin. Le hasard, c’est ce que les tirages eux-mêmes ont donné ou pris ; ce que le juge n’a vu que plus tard a sa propre ligne. Chaque choix est comparé au meilleur coup que le juge a trouvé : les vôtres ne peuvent que coûter, ceux des autres peuvent vous aider.
    Les chances supposent que tous continuent raisonnablement. Là où le juge n’est pas sûr qu’un choix était moins bon, il ne dit rien.
analysis-luck-of = Hasard et choix : { $name }
analysis-all-seats = toutes les places
analysis-moments = Les moments qui ont le plus compté
analysis-working = Le robot revoit chaque coup. Cela prend jusqu’à une minute, plus si d’autres tables l’occupent.
analysis-stop = Arrêter
analysis-failed = L’analyse a échoué. Ce qui était fait est gardé.
analysis-stopped = Arrêtée. Ce qui était fait est gardé.
analysis-go-on = Continuer
analysis-end = À la fin
analysis-none = Aucun coup n’a changé les chances d’un point ou plus.
analysis-move = Coup { $move }
analysis-better = Le robot aurait joué :
analysis-choices = Choix
analysis-judge = Jugé par une recherche jusqu’à la fin du tour, environ { $tries } essais par coup.
analysis-judge-again = Les choix les plus coûteux ont aussi été joués jusqu’au bout, { $games ->
    [one] une fois
   *[other] { $games } fois
} avec chacun des deux coups.
accuracy = { $percent } % de { $choices ->
    [one] { $choices } choix valait
   *[other] { $choices } choix valaient
} le meilleur du juge
accuracy-none = Il n’y avait rien à choisir.
unjudged-stronger = Non jugé : cette place est jouée par un bot qui essaie plus que le juge. Le juge ne saurait voir ses erreurs, et n’impute aucun choix à cette place.
unjudged-outplayed = Non jugé : les coups joués ici ont mieux réussi que ceux que le juge préfère. Il ne peut donc distinguer erreurs et bonnes idées, et n’impute aucun choix à cette place.
faults-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
faults-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
faults-blunder = { $count ->
    [one] { $count } grosse erreur
   *[other] { $count } grosses erreurs
}
