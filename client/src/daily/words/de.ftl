daily-how = Eine Stellung, ein Zug: Finde den besten.
daily-ask = Finde den besten Zug. Dein erster Zug zählt.
daily-theme-rescue = Rette, was zu retten ist
daily-theme-balance = Alles ist offen
daily-theme-finish = Bring den Sieg nach Hause
daily-from-archive = Aus dem Archiv: der Fall vom { $day }
daily-stars = { $count } von 3 Sternen
daily-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-play = Fall übernehmen
daily-again = Noch einmal ansehen
daily-training = Archiv und Training
daily-no-archive = Morgen liegt der Fall von heute hier.
daily-all = Alle
daily-next = Nächster, den ich noch nicht gelöst habe
daily-open = Aufklappen
daily-fold = Zuklappen
daily-mine = Dein Zug, { $worth } von 100 wert: { $move }
daily-best = Der beste, { $worth } wert: { $move }
daily-line = Wie die Partie des Bots weiterging
daily-share-text = Ergebnis kopieren
daily-share-picture = Als Bild
daily-more = Weitere Fälle
