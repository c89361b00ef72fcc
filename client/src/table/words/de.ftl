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
door-new-link = Neuer Link (der alte gilt dann nicht mehr)
menu-seats = Plätze und Links
menu-about-device = Dieser Tisch liegt in diesem Browser. Um mit anderen weiterzuspielen, lade den Spielstand herunter und in der Lobby eines Servers wieder hoch.
menu-about-host = Ein Bot kann jederzeit für jemanden einspringen und den Platz zurückgeben.
menu-about-guest = Links und Bots vergibt, wer den Tisch eröffnet hat.
menu-hints = Tipps an diesem Tisch
menu-game = Dieses Spiel
menu-give-up = Aufgeben vorschlagen
edit-here = Im Editor öffnen
