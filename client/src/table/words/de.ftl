waiting-room = Wartezimmer
waiting-title = { $name }: Wartezimmer
waiting-chairs = Stühle
waiting-for-chairs = { $count ->
    [one] Ein Stuhl ist frei.
   *[other] { $count } Stühle sind frei.
}
waiting-for-ready = { $count ->
    [one] Eine Person ist noch nicht bereit.
   *[other] { $count } Personen sind noch nicht bereit.
}
waiting-all = Alle sind da.
waiting-start = Anfangen
waiting-start-bots = { $count ->
    [one] Anfangen, mit einem Bot
   *[other] Anfangen, mit { $count } Bots
}
waiting-start-open = Mit freien Stühlen anfangen
waiting-ready = Ich bin bereit
waiting-unready = Noch nicht bereit
waiting-stand-up = Aufstehen
waiting-options = Was wir spielen
waiting-usual = Wie gedruckt, mit den üblichen Optionen.
