games-private = Diese Seite siehst nur du.
games-none = Noch keine Partie zu Ende gespielt. Fertige Partien kommen hierher, mit all deinen Zahlen.
games-filters = Welche Partien
games-game = Spiel
games-result = Ergebnis
games-with = Mit
games-when = Wann
games-all = Alle
games-anybody = Egal wem
games-ever = Egal wann
games-month = In den letzten 30 Tagen
games-year = In den letzten 12 Monaten
games-won = Gewonnen
games-lost = Verloren
games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
games-history = Verlauf
games-midway = mittendrin begonnen
games-with-people = mit { $people }
games-replay = Nachspielen
stats-game = Nach Spiel
stats-difficulty = Nach Schwierigkeit
stats-role = Nach Rolle
stats-expansion = Nach Erweiterung
stats-played = Gespielt
stats-won = Gewonnen
stats-share = Anteil
stats-interval = { $share } ({ $low }–{ $high })
stats-how = In Klammern: wo dein Anteil an Siegen auf lange Sicht liegt, richtig in 95 von 100 Fällen. Was mittendrin begann (Tagesfälle, Stellungen, geführte Spiele), zählt nicht mit.
records = Rekorde
record-first = Erster Sieg
record-first-at = Erster Sieg: { $difficulty }
record-best = Beste Wertung: { $score }
record-run = { $count } Siege in Folge
me-devices = Auf deinen anderen Geräten
me-devices-how = Ein privater Link bringt deinen Namen, deine Plätze und deine Einstellungen auf ein anderes Gerät. Ohne Konto, ohne Passwort.
me-warning = Wer diesen Link öffnet, hat deine Plätze. Zeig ihn niemandem.
me-show = Meinen privaten Link zeigen
me-hide = Verbergen
me-link = Dein privater Link
me-code = Dein privater Link als Code für eine Kamera
me-copy = Kopieren
me-renew = Erneuern
me-renew-how = Hat ihn jemand gesehen? Erneuere ihn: Der alte Link und wer durch ihn kam, verliert deine Plätze sofort.
me-renewed = Erneuert. Der alte Link öffnet nichts mehr.
me-lost = Dein privater Link wurde auf einem anderen Gerät erneuert. Öffne hier den neuen, dann hast du alle Plätze wieder.
me-data = Deine Daten
me-data-how = Was der Server über dich weiß: deinen Namen, deine Einstellungen, deine Tische und was du dort gesagt hast.
me-export = Herunterladen
me-forget = Vergiss mich
me-forget-how = Dein Name, deine Plätze und dein Chat verschwinden von jedem Tisch, für immer.
me-forget-sure = Ja, vergiss mich
me-come = Auf diesem Gerät weitermachen?
me-come-as = Auf diesem Gerät als { $name } weitermachen?
me-come-how = Dieser private Link bringt einen Namen, Einstellungen und { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
} mit. Sag nur Ja, wenn es deiner ist.
me-come-yes = Ja, das bin ich
me-come-no = Nein
me-come-closed = Dieser private Link öffnet nichts.
