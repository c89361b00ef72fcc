# Was der Spielplan von Clinic sagt.

## Die Zahlen einer Person

clinic-savings = Erspartes
clinic-savings-tip = Geld, das zwischen den Phasen bleibt; davon wird eingestellt und gebaut (CL-5.2).
clinic-popularity = Beliebtheit
clinic-popularity-tip = Bestimmt die Reihenfolge: Wer am wenigsten hat, beginnt (CL-14.1).
clinic-income = Einnahmen
clinic-income-tip = In dieser Runde verdient und getrennt vom Ersparten (CL-10.3); Ausgaben werden zuerst davon bezahlt (CL-11.9).
clinic-time = Zeit
clinic-time-tip = Zeit früherer Runden und dieser Bewegung, die zusammengezählt (CL-9.20) und am Ende angerechnet wird (CL-9.22).
clinic-due = fällig
clinic-due-tip = Löhne { $wages } $, Unterhalt { $upkeep } $ (CL-11.1, CL-11.7).
clinic-cars = { $count ->
    [one] Auto
   *[other] Autos
}
clinic-cars-tip = Jede Person bringt ein Auto mit (CL-7.1); stehen gelassen: { $abandoned }.
clinic-queue-points = { $count ->
    [one] { $count } Wartepunkt
   *[other] { $count } Wartepunkte
}
clinic-to-build = { $count ->
    [one] noch { $count } Bauteil
   *[other] noch { $count } Bauteile
}
clinic-extra-supply = ein zusätzlicher Lagerraum
clinic-bonus = Bonus: { $bonus }

## Figuren und Plättchen

clinic-colour = { $colour ->
    [white] weiß
    [yellow] gelb
    [orange] orange
    [red] rot
   *[other] violett
}
clinic-service = { $service ->
    [psychiatry] Psychiatrie
    [cardiology] Kardiologie
    [ophthalmology] Augenheilkunde
    [orthopedics] Orthopädie
    [neurology] Neurologie
   *[other] { $service }
}
clinic-service-sign = { $service ->
    [psychiatry] Psych.
    [cardiology] Kardio.
    [ophthalmology] Augen
    [orthopedics] Ortho.
    [neurology] Neuro.
   *[other] { $service }
}
clinic-hub = { clinic-service }-Zentrale
clinic-hub-tip = Bestimmt das eine Fachgebiet, das ihr Stockwerk anbietet (CL-2.11). Beliebig viele Ärzte und Pflegekräfte dürfen hier bleiben (CL-9.29).
clinic-sign-treatment = Zimmer
clinic-sign-supply = Lager
clinic-sign-operating-room = OP
clinic-sign-lab = Labor
clinic-sign-outpatient = Ambul.
clinic-sign-triage = Triage
clinic-room-treatment = Behandlungszimmer
clinic-room-supply = Lagerraum
clinic-room-operating-room = OP-Saal
clinic-room-lab = Labor
clinic-room-outpatient = Ambulanz
clinic-room-triage = Triage
clinic-tip-treatment = Gehört zum Fachgebiet einer Zentrale daneben auf demselben Stock (CL-2.12); in Betrieb mit einem Lagerraum daneben, darüber oder darunter (CL-2.14).
clinic-tip-supply = Versorgt beliebig viele angrenzende Behandlungszimmer (CL-2.16), auch darüber und darunter (CL-2.14). Hier arbeiten Hilfskräfte (CL-9.25).
clinic-tip-operating-room = In Betrieb neben einer Zentrale, ohne Lager (CL-2.15); behandelt einen Patienten (CL-4.32) und hat eine eigene Pflegekraft (CL-10.13).
clinic-tip-lab = Beherbergt einen Arzt, der sich in der Verwaltung fortbildet (CL-4.33): zwei Stufen und sofort Beliebtheit (CL-13.7).
clinic-tip-outpatient = Behandelt einen Patienten aus jedem Fachgebiet und in jeder Farbe (CL-4.34); Patienten kommen direkt aus der Voraufnahme (CL-9.6).
clinic-tip-triage = Senkt jede Runde deine Bewegungszeit; niemand darf hier stehen bleiben (CL-4.35).
clinic-ground-garden = Garten
clinic-ground-helipad = Landeplatz
clinic-ground-entrance = Eingang
clinic-ground-conveyor = Förderband
clinic-ground-parking = Parkplatz
clinic-ground-parking-upgrade = Ausbau
clinic-ground-extinguisher = Löscher
clinic-tip-garden = Jede Behandlung in einem Zimmer daneben bringt mehr ein (CL-10.12); steht am Boden oder über einem Garten (CL-4.36) und trägt nichts (CL-4.39).
clinic-tip-helipad = Steht direkt über einem Raum (CL-4.40); hier kommen Leute an (CL-4.43) und steigen hinunter (CL-4.42).
clinic-tip-entrance = Führt in einen Raum im Erdgeschoss (CL-4.44); hier kommt man herein, aber nie hinaus (CL-4.47).
clinic-tip-conveyor = Eine Haltestelle in einem Raum (CL-4.49); zu den nächsten in gerader Linie kostet es keine Zeit (CL-9.11, CL-9.12).
clinic-tip-parking = Fasst Autos zusätzlich zu denen an seinen Rändern (CL-7.6).
clinic-tip-parking-upgrade = Ein Parkplatz fasst dann ein Auto mehr (CL-7.6).
clinic-tip-extinguisher = Seinen Raum zu betreten kostet mehr Zeit (CL-18.5); Behandlungen in Zimmern daneben bringen mehr ein (CL-18.9).
clinic-floor = { $floor ->
    [0] EG
   *[other] { $floor }. Stock
}
clinic-stop = Haltestelle
clinic-not-operational = { $room }, nicht in Betrieb
clinic-parking-cars = Parkplatz, { $cars } von { $places } Autos
clinic-empty-space = Freies Feld
clinic-empty-tip = Hier ist nichts gebaut.
clinic-person-doctor = Arzt, { clinic-colour }
clinic-person-nurse = Pflegekraft
clinic-person-orderly = Hilfskraft
clinic-person-patient = Patient, { clinic-colour }
clinic-person-doctor-tip = Braucht so viele Pflegekräfte im Zimmer, wie seine Stufe von der des Patienten abweicht (CL-10.7); bleibt in Zentrale, Zimmer, Labor oder Ambulanz (CL-9.23).
clinic-person-nurse-tip = Hilft einem Arzt pro Runde (CL-10.8); bleibt in Zentrale, Behandlungszimmer oder OP-Saal (CL-9.24).
clinic-person-orderly-tip = Bleibt in einem Lagerraum (CL-9.25).
clinic-person-patient-tip = Bleibt in einem Zimmer des eigenen Fachgebiets, in der Ambulanz oder in der Voraufnahme (CL-9.26). Ein Punkt ist weiß, vier sind rot.
clinic-condition = { $condition ->
    [infected] angesteckt
    [quarantine] in Quarantäne
    [exhausted] erschöpft
    [resting] ruht sich aus
    [donor] spendet Blut
   *[on-top] liegt obenauf
}
clinic-bound = bleibt im Zimmer
clinic-mark-waiting = COVID-19-Plättchen für { clinic-service }
clinic-mark-chosen = eben gelegtes COVID-19-Plättchen
clinic-mark-blood = Blut
clinic-mark-extinguisher = Löscher
clinic-mark-zombie = Zombie
clinic-mark-other = COVID-19-Plättchen
clinic-marks = { $count } × { $mark }
clinic-blood-tip = Blut bleibt in seiner Zentrale, bis eine Pflegekraft es in einer späteren Bewegung holt (CL-17.9).
clinic-zombie-tip = Ein Zombie bewegt sich zu Beginn der Bewegung (CL-20.6), über angrenzende Räume und Felder im Erdgeschoss (CL-20.7).
clinic-covid-tip = Ein COVID-19-Plättchen: jedes geht an eine Person, die noch keines hat (CV-3.4).
clinic-car = Auto auf der Straße
clinic-no-car = Freie Stelle auf der Straße
clinic-street-tip = Ein Auto steht an einem Rand ohne Raum auf beiden Seiten (CL-7.3).
clinic-no-entrance = Stelle für einen Eingang

## Teile des Tisches

clinic-tray = Plättchen und Konten
clinic-care-plan = Behandlungsplan
clinic-as-they-stand = So stehen sie jetzt
clinic-treats = { $doctor } behandelt { $patient }: { $income } $
clinic-nobody-treated = niemand wird behandelt
clinic-brings = bringt
clinic-leaves = bleibt
clinic-bonus-cash = 5 $ mehr
clinic-bonus-nurse = eine Pflegekraft mit Auto
clinic-bonus-promotion = ein besserer erster Arzt
clinic-bonus-parking = ein Parkplatz gratis
clinic-bonus-orderly = eine Hilfskraft mit Auto
clinic-bonus-garden = ein Garten gratis
clinic-bonus-conveyor = zwei Haltestellen gratis
clinic-clinics = Kliniken
clinic-whose = Wessen Klinik
clinic-of-told = Klinik von { $player }: Beliebtheit { $popularity }, { $money } $, Zeit { $time }
clinic-to-move = ist dran
clinic-seat-line = { $popularity } Bel. · { $money } $
clinic-curtain = Hinter dem Vorhang: Diese Klinik wird geheim gebaut.
clinic-floors = Stockwerke
clinic-floors-all-key = Alle Stockwerke (0)
clinic-floors-all = Alle
clinic-floor-alone = Nur { $floor } ({ $key })
clinic-flat-key = Grundriss von oben (F)
clinic-flat = Flach
clinic-appointments = Termine
clinic-next = dann
clinic-row = { $service }: { $people } in der Schlange
clinic-nobody = niemand
clinic-row-tip = Aufgenommen wird aus der letzten Spalte (CL-6.9); 1 Wartepunkt schiebt jemanden auf ein Nachbarfeld (CL-6.4).
clinic-move-patient = Patient ({ clinic-colour }) der { clinic-service } verschieben, Spalte { $column }
clinic-time-spent = { $time } Zeit
clinic-plan = Grundriss: { $floor }, Klinik von { $player }
clinic-of = Klinik von { $player }
clinic-floor-of = { $floor }, Klinik von { $player }
clinic-players = Spieler
clinic-round = Runde { $round } von { $rounds }, Aktion { $turn }
clinic-player-told = { $player }: Beliebtheit { $popularity }, { $money } $, Zeit { $time }
clinic-player-tip = Beliebtheit, Erspartes und Zeit.
clinic-player-line = Beliebtheit { $popularity } · { $money } $ · Zeit { $time }
clinic-chosen = gewählt
clinic-tile-build = Bauen
clinic-tile-hire = Einstellen
clinic-tile-admit = Aufnehmen
clinic-tile-build-tip = Bauen: bis zu zwei Bauteile (CL-4.1).
clinic-tile-hire-tip = Einstellen: ein Arzt und eine Pflege- oder Hilfskraft (CL-5.1).
clinic-tile-admit-tip = Aufnehmen: 1 Wartepunkt und 1 je Eingang und Landeplatz (CL-6.1).
clinic-played = Gespielt
clinic-action = Aktion { $number }
clinic-secret = geheim gewählt
clinic-left = Übrig
clinic-tile-left = { $tile }, noch { $count }
clinic-none-left = keine mehr
clinic-track-popularity = Beliebtheit
clinic-track-popularity-tip = Gespielt wird nach Beliebtheit: Wer am wenigsten hat, beginnt (CL-14.1).
clinic-track-time = Zeit
clinic-track-time-tip = Zeit, die eure Leute gelaufen sind; alle Marker rücken nach der Bewegung vor (CL-9.22).
clinic-track = { $track }: { $values }
clinic-university = Universität
clinic-hire-here = hier einstellen
clinic-doctor-price = { $doctor }, { $price } $
clinic-hired = Eingestellt
clinic-hired-sign = weg
clinic-university-tip = Jeder Platz hat seinen Preis (CL-5.3); wo eingestellt wurde, bleibt bis zur Verwaltung leer (CL-5.4). Punkte zeigen das Können.
clinic-nurses = Pflegekräfte
clinic-nurses-left = Pflegekräfte, noch { $count } in dieser Runde, { $price } $
clinic-nurses-none = Pflegekräfte, keine mehr in dieser Runde
clinic-nurses-tip = Nur Pflegekräfte aus der Spalte dieser Runde sind zu haben (CL-5.5), je weniger, desto teurer (CL-5.6); wer übrig bleibt, verlässt das Spiel (CL-13.6).
clinic-orderlies = Hilfskräfte
clinic-orderlies-left = Hilfskräfte, noch { $count }, { $price } $
clinic-orderlies-tip = Eine Hilfskraft beendet die Bewegung in einem Lagerraum (CL-9.25) und senkt den Unterhalt (CL-11.7); die Auslage wird nie aufgefüllt (CL-5.8).
clinic-pre = Voraufnahme
clinic-beside = Neben dem Plan
clinic-nobody-waits = niemand wartet
clinic-between-columns = Reihe { $row }, nach Spalte { $column }
clinic-between-rows = Spalte { $column }, unter Reihe { $row }
clinic-at = Spalte { $column }, Reihe { $row }
clinic-yard = Bauhof
clinic-yard-hubs = Zentralen
clinic-yard-rooms = Räume
clinic-yard-special = Spezialräume
clinic-yard-grounds = Gelände
clinic-yard-left = noch { $count }
clinic-yard-any = beliebig viele
clinic-yard-none-up = in dieser Runde keine offen
clinic-yard-costs = Ein Raum kostet
clinic-yours = Deine Klinik
clinic-page-choose = Wählen
clinic-page-action = Aktion
clinic-page-patients = Patienten
clinic-page-yard = Bauhof

clinic-total = am Ende
clinic-total-tip = Die Beliebtheit, die bliebe, wenn das Spiel jetzt endete (CL-15.9).
