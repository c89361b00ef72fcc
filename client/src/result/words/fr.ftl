end-won = Gagné
end-lost = Perdu
end-over = Terminé
end-score = Le score
end-lines = Le score, ligne par ligne
end-table = Table
end-total = Total
end-place = Rang
end-level = Égalité à { $score } : { $names }, dans l’ordre du départage. { $how }
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
end-made = D’où vient le score : { $lines }
end-sum = Somme
chart-ends = { $line } finit à { $value }
chart-by-move = { $lines }, coup par coup
chart-caption = { $caption }, coup par coup.
chart-show = Montrer la courbe
chart-table = Montrer en tableau
chart-move = Coup
analysis = Deuxième avis : { $game }
analysis-chance = Les chances de gagner
analysis-luck = Hasard et choix
analysis-about = En points de pourcentage. Le hasard est ce que les tirages ont donné ou pris. Chaque choix est comparé au meilleur coup trouvé par le robot : les vôtres ne peuvent donc que coûter ; ceux des autres peuvent vous aider.
    Les chances supposent que chacun joue la suite en regardant un coup devant lui. Quand le robot n’est pas sûr qu’un choix était moins bon, il se tait.
analysis-luck-of = Hasard et choix : { $name }
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
analysis-better = Le robot aurait joué :
