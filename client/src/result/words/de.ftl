end-won = Gewonnen
end-lost = Verloren
end-over = Vorbei
end-score = Die Wertung
end-lines = Die Wertung, Zeile für Zeile
end-table = Tisch
end-total = Summe
end-place = Rang
end-level = Gleichstand bei { $score }: { $names }, in dieser Reihenfolge nach Gleichstandsregel. { $how }
end-place-points = Rang { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-how = Wie es lief
end-again = Noch eine Partie
end-watch-again = Beim nächsten Spiel zuschauen
end-rotate = Einen Platz weiterrücken
end-next = { $name } spielt noch einmal dasselbe. Dein Stuhl ist freigehalten.
end-journal = Spielstand
end-share = Teilen
end-look = Den Tisch ansehen
end-made = So entstand die Wertung: { $lines }
chart-end = Am Ende: { $lines }.
chart-by-move = { $lines } nach Zügen
chart-show = Als Kurve zeigen
chart-table = Als Tabelle zeigen
chart-move = Zug
analysis = Zweite Meinung: { $game }
analysis-chance = Die Siegchance
analysis-luck = Glück und Entscheidungen
analysis-about = In Prozentpunkten, die sich vom Anfang bis zum Ende zusammenzählen. Glück ist, was die Ziehungen selbst gaben oder nahmen; was der Richter erst später erkannte, hat eine eigene Zeile. Jede Entscheidung wird mit dem besten Zug verglichen, den der Richter fand: Eigene können nur etwas kosten, die der anderen können helfen.
    Die Chancen nehmen an, dass alle vernünftig weiterspielen. Wo der Richter nicht sicher ist, dass eine Entscheidung schlechter war, sagt er nichts.
analysis-luck-of = Glück und Entscheidungen: { $name }
analysis-all-seats = alle Plätze
analysis-moments = Die Momente, auf die es ankam
analysis-working = Der Bot sieht sich jeden Zug noch einmal an. Das dauert bis zu einer Minute, länger, wenn an anderen Tischen viel los ist.
analysis-stop = Anhalten
analysis-failed = Die Analyse ist gescheitert. Was fertig war, bleibt.
analysis-stopped = Angehalten. Was fertig war, bleibt.
analysis-go-on = Weiter
analysis-end = Am Ende
analysis-none = Kein einzelner Zug hat die Chancen um einen Punkt oder mehr verändert.
analysis-move = Zug { $move }
analysis-better = Der Bot hätte gespielt:
analysis-choices = Entscheidungen
analysis-judge = Beurteilt von einer Suche bis zum Ende des Zuges, etwa { $tries } Versuche je Zug.
analysis-judge-again = Die teuersten Entscheidungen wurden auch bis zum Spielende durchgespielt, mit beiden Zügen je { $games ->
    [one] einmal
   *[other] { $games }-mal
}.
accuracy = { $percent } % von { $choices ->
    [one] { $choices } Entscheidung war
   *[other] { $choices } Entscheidungen waren
} so gut wie die beste des Richters
accuracy-none = Es gab nichts zu entscheiden.
unjudged-stronger = Nicht beurteilt: Diesen Platz spielt ein Bot, der mehr probiert als der Richter. Der könnte seine Fehler nicht erkennen, darum wird diesem Platz keine Entscheidung angelastet.
unjudged-outplayed = Nicht beurteilt: Die Züge hier waren besser als die, die der Richter bevorzugt. Er kann Fehler und gute Ideen also nicht unterscheiden und lastet diesem Platz keine Entscheidung an.
faults-inaccuracy = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
faults-mistake = { $count } Fehler
faults-blunder = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}
