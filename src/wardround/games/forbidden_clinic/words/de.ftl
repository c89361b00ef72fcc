# Forbidden Clinic auf Deutsch.
# Das Protokoll steht im Präsens, wie es in Brettspiel-Apps üblich ist.

summary = Bewahrt eine Tierklinik vor dem Ausbrennen: Sichert gemeinsam vier Schätze und trefft euch dann am Empfang, während jemand eine Schlüsselkarte hält.

## Optionen

option-seats = Plätze
    .help = Bei weniger Leuten spielen Bots mit, oder jemand übernimmt mehrere Plätze.
option-difficulty = Schwierigkeit
    .help = Der Andrang beginnt bei 1, 2, 3 oder 4.
    .quiet-tuesday = Ruhiger Dienstag
    .busy-saturday = Voller Samstag
    .holiday-weekend = Feiertagswochenende
    .full-moon = Vollmond
option-meter = Andrang
    .help = Die sanfte Leiste steigt langsamer und hat den Totenkopf auf Stufe 12.
    .standard = Normal
    .gentle = Sanft
option-role-setup = Rollen
    .help = Alle wählen reihum eine Rolle, oder die Rollen werden ausgeteilt.
    .chosen = Gewählt
    .random = Ausgelost
option-first-player = Startspieler
    .help = Ausgelost, oder der erste Platz bestimmt ihn. Nach altem Brauch beginnt, wer zuletzt auf einer Versammlung der ganzen Klinik war.
    .random = Ausgelost
    .chosen = Der erste Platz bestimmt
option-burnout = Ausgebrannte
    .help = Sie warten auf die Wiedereinstellung, dürfen auch vom leeren Feld weggehen oder müssen sofort weggehen, sonst ist das Spiel verloren.
    .rehire = Warten auf Wiedereinstellung
    .walk = Dürfen weggehen
    .swim = Gehen sofort weg
option-gift-above-limit = Geschenke über das Handlimit
    .help = Ob jemand mit fünf Karten noch eine bekommen darf und dann eine abwirft.
    .false = Verboten
    .true = Erlaubt
option-boost-passengers = Der Umsatzschub nimmt mit
    .help = Beliebige Figuren eines Feldes oder immer alle.
    .any = Beliebige Figuren eines Feldes
    .all = Alle Figuren eines Feldes
option-boost-from-empty = Umsatzschub von einem leeren Feld
    .help = Ob ein Umsatzschub Ausgebrannte zurückholen kann.
    .true = Erlaubt
    .false = Verboten
option-special-windows = Wann Sonderkarten gespielt werden
    .help = Jederzeit: vor jeder Karte, die gezogen wird, und von allen, solange jemand zu viele Handkarten hat. Oder die beiden Schatzkarten gelten als ein Zug. Oder auch die Klinikkarten.
    .any-time = Jederzeit
    .every-card = Nicht zwischen Schatzkarten
    .phase = Nicht zwischen Karten

## Namen

# Long names have soft hyphens, where a narrow tile may break them; sentences lose them.
name-role-practice-manager = Praxisleitung
    .gender = f
name-role-vet-technician = Tierarzthelferin
    .gender = f
name-role-client-service = Empfangs­dame
    .gender = f
name-role-house-call-vet = Fahrtierarzt
    .gender = m
name-role-kennel-attendant = Tierpfleger
    .gender = m
name-role-emergency-vet = Notärztin
    .gender = f
name-role-medical-director = Chefärztin
    .gender = f
name-role-triage-nurse = Triagepfleger
    .gender = m

text-role-practice-manager = Wiedereinstellen: Für 1 Aktion kommt jemand Ausgebranntes, auch du selbst, auf ein Plättchen neben dem leeren Feld zurück. Begleiten: Für 1 Aktion bewegst du eine fremde Figur ein oder zwei Schritte.
text-role-vet-technician = Mit einer Aktion entspannst du bis zu zwei gestresste Plättchen in deiner Reichweite.
text-role-client-service = Du darfst allen, die nicht ausgebrannt sind, Schatzkarten geben, wo immer ihr beide seid.
text-role-house-call-vet = Einmal pro Zug, für 1 Aktion: Fliege zu einem beliebigen Plättchen, auch von einem leeren Feld.
text-role-kennel-attendant = Du bewegst dich und entspannst auch diagonal.
text-role-emergency-vet = Eine Bewegung darf über beliebig viele gestresste Plättchen und leere Felder führen und endet auf einem Plättchen; sie darf auch auf einem leeren Feld beginnen.
text-role-medical-director = Für 1 Aktion nimmst du jemandem auf deinem Plättchen eine Schatzkarte ab.
text-role-triage-nurse = Einmal pro Zug, für 1 Aktion: Decke die obersten zwei Klinikkarten auf und lege sie in beliebiger Reihenfolge zurück oder eine davon unter den Stapel.

name-tile-front-desk = Empfang
    .gender = m
name-tile-managers-nook = Chefecke
    .gender = f
name-tile-treatment-floor = Behand­lung
    .gender = f
name-tile-van-port = Garage
    .gender = f
name-tile-kennel-row = Zwinger­reihe
    .gender = f
name-tile-crash-bay = Schock­raum
    .gender = m
name-tile-case-library = Fall­bibliothek
    .gender = f
name-tile-triage-corner = Triage-Ecke
    .gender = f
name-tile-huddle-circle = Besprechungs­kreis
    .gender = m
name-tile-locker-hall = Spindraum
    .gender = m
name-tile-whiteboard-wall = Tafelwand
    .gender = f
name-tile-phone-booth = Telefon­kabine
    .gender = f
name-tile-payroll-window = Lohn­schalter
    .gender = m
name-tile-nap-terrace = Ruhe­terrasse
    .gender = f
name-tile-round-table-room = Runder Tisch
    .der = der Runde Tisch
    .den = den Runden Tisch
    .dem = dem Runden Tisch
    .zum = zum Runden Tisch
    .vom = vom Runden Tisch
    .ein = ein Runder Tisch
    .einen = einen Runden Tisch
name-tile-mentors-office = Mentoren­büro
    .gender = n
name-tile-waiting-benches = Warte­bänke
    .gender = p
    .dem = den Wartebänken
    .zum = zu den Wartebänken
    .vom = von den Wartebänken
name-tile-cat-lounge = Katzen­zimmer
    .gender = n
name-tile-sunny-exam-room = Sonnen­zimmer
    .gender = n
name-tile-quiet-exam-room = Ruhezimmer
    .gender = n
name-tile-large-exam-room = Groß­tier­zimmer
    .gender = n
name-tile-surgery-suite = Operations­saal
    .gender = m
name-tile-scrub-sinks = Wasch­becken
    .gender = n
name-tile-recovery-ward = Aufwach­station
    .gender = f
name-tile-isolation-ward = Isolier­station
    .gender = f
name-tile-xray-room = Röntgen­raum
    .gender = m
name-tile-ultrasound-den = Ultra­schall
    .gender = m
name-tile-laboratory = Labor
    .gender = n
name-tile-pharmacy-hatch = Apotheken­luke
    .gender = f
name-tile-dental-station = Zahn­station
    .gender = f
name-tile-grooming-tub = Bade­wanne
    .gender = f
name-tile-laundry-room = Wasch­küche
    .gender = f
name-tile-supply-closet = Vorrats­lager
    .gender = n
name-tile-exotics-room = Exoten­zimmer
    .gender = n
name-tile-exercise-yard = Auslauf
    .gender = m
name-tile-memory-garden = Gedenk­garten
    .gender = m

name-card-outstanding-team = Starkes Team
name-card-productive-communication = Gute Kommunikation
name-card-competitive-benefits = Faire Bezahlung
name-card-effective-leadership = Kluge Führung
name-card-revenue-boost = Umsatzschub
    .gender = m
name-card-relief-vet = Vertretungsarzt
    .gender = m
name-card-donation = Spende
    .gender = f
name-card-walk-in = Laufkundschaft
name-card-emergency = Notfall
    .gender = m
name-treasure-outstanding-team = Starkes Team
name-treasure-productive-communication = Gute Kommunikation
name-treasure-competitive-benefits = Faire Bezahlung
name-treasure-effective-leadership = Kluge Führung

## Fragen

prompt-pick-role = Wähle eine Rolle
prompt-pick-first-player = Wer beginnt?
prompt-take-action = { $left ->
    [one] Noch 1 Aktion
   *[other] Noch { $left } Aktionen
}
prompt-ready-second = Mit derselben Aktion ein zweites Plättchen entspannen?
prompt-rehire-to = Wohin kommt { DER($player) } zurück?
prompt-escort-to = Wohin begleitest du { DEN($player) }?
prompt-triage-top = Welche Karte kommt wieder nach oben?
prompt-triage-other = Wohin kommt die andere Karte?
prompt-over-limit = Wirf { $above ->
    [one] 1 Karte
   *[other] { $above } Karten
} ab (Handlimit { $limit })
prompt-boost-from = Wo beginnt der Umsatzschub?
prompt-boost-passenger = { $count ->
    [0] Wer kommt mit?
   *[other] Dabei: { $players }. Wer kommt noch mit?
}
prompt-boost-to = { $count ->
    [0] Wohin führt der Umsatzschub?
   *[other] Wohin bringt der Umsatzschub { DEN($players) }?
}
prompt-relief-tile = Welches Plättchen entspannt der Vertretungsarzt?
prompt-donation-tile = Welches Plättchen entspannt die Spende?
prompt-donation-second = Auch ein benachbartes Plättchen entspannen?
prompt-swim-to = Auf welches Plättchen gehst du?
prompt-window = { $cards ->
    [0] { $drawn ->
        [0] Vor dem Schatzziehen: Sonderkarte spielen oder passen
       *[other] Vor der nächsten Schatzkarte: Sonderkarte spielen oder passen
    }
   *[other] Vor der nächsten Klinikkarte (noch { $cards }): Sonderkarte spielen oder passen
}
prompt-swim-answer = Umsatzschub für die spielen, die weg müssen, oder passen
prompt-game-over = Das Spiel ist zu Ende

## Auswahl

action-pick-role = Rolle: { $role }
action-pick-first-player = { $self ->
    [yes] Selbst beginnen
   *[no] { DEN($player) } beginnen lassen
}
action-move = { ZUM($tile) } gehen
action-fly = { ZUM($tile) } fliegen
action-ready = { DEN($tile) } entspannen
action-give = { DEM($player) } „{ $card }“ geben
action-take = „{ $card }“ { VOM($player) } nehmen
action-capture = „{ $treasure }“ sichern
action-rehire = { $self ->
    [yes] Dich selbst wieder einstellen
   *[no] { DEN($player) } wieder einstellen
}
action-escort = { DEN($player) } begleiten
action-triage = Triage: die obersten Klinikkarten aufdecken
action-end-actions = Aktionen beenden
action-ready-second = Auch { DEN($tile) } entspannen
action-done = Fertig
action-rehire-to = Zurückkommen { ZUM($tile) }
action-escort-to = { ZUM($tile) } begleiten
action-triage-top = { DEN($tile) } nach oben legen
action-triage-other = { $where ->
    [second] Die andere Karte als zweite
   *[under] Die andere Karte unter den Stapel
}
action-play = „{ $card }“ spielen
action-pass = Passen
action-discard = „{ $card }“ abwerfen
action-boost-from = { $empty ->
    [yes] Vom leeren Feld aus fliegen ({ $tile })
   *[no] { VOM($tile) } aus fliegen
}
action-boost-passenger = { DEN($player) } mitnehmen
move-boost = { $card }: { $who } { VOM($from) } { ZUM($to) } bringen
move-escort = { $what }: { ZUM($to) }
action-boost-to = { ZUM($tile) } fliegen
action-relief-tile = { DEN($tile) } entspannen
action-donation-tile = { DEN($tile) } entspannen
action-donation-second = Auch { DEN($tile) } entspannen
action-swim-to = { ZUM($tile) } weggehen

## Arten von Zügen

noun-kind-move = Gehen
noun-kind-fly = Fliegen
noun-kind-ready = Plättchen entspannen
noun-kind-give = Karte geben
noun-kind-take = Karte nehmen
noun-kind-capture = Schatz sichern
noun-kind-rehire = Wieder einstellen
noun-kind-escort = Begleiten
noun-kind-play = Sonderkarte spielen
noun-kind-discard = Abwerfen
noun-kind-swim-to = Weggehen

## Was geschieht

event-role-picked = { $player } spielt { DEN($role) }.
event-dealt = { $kept ->
    [yes] { DER($player) } bekommt „{ $card }“.
   *[no] { DER($player) } deckt „{ $card }“ auf; die Karte wird wieder eingemischt.
}
event-setup-stressed = Von Anfang an gestresst: { $tile }.
event-first-player-set = { DER($player) } beginnt.
event-turn-began = Zug { $turn }: { DER($player) }.
event-moved = { $how ->
    [fly] { DER($player) } fliegt { ZUM($tile) }.
    [rehire] { DER($player) } wird wieder eingestellt und kommt { ZUM($tile) } zurück.
    [escort] { DER($player) } wird { ZUM($tile) } begleitet.
    [boost] Ein Umsatzschub bringt { DEN($player) } { ZUM($tile) }.
    [swim] { DER($player) } geht { ZUM($tile) } weg.
   *[move] { DER($player) } geht { ZUM($tile) }.
}
event-boosted = Ein Umsatzschub bringt { DEN($players) } { ZUM($tile) }.
event-readied = { DER($player) } entspannt { DEN($tile) }.
event-given = { DER($player) } gibt { DEM($to) } „{ $card }“.
event-taken = { DER($player) } nimmt „{ $card }“ { VOM($source) }.
event-captured = { DER($player) } sichert „{ $treasure }“!
event-triage-shown = { DER($player) } deckt auf: { $tiles }.
event-triage-returned = { $under_count ->
    [0] { DER($player) } legt zurück nach oben: { $top }.
   *[other] { DER($player) } legt nach oben: { $top }; unter den Stapel: { $under }.
}
event-actions-ended = { $by_itself ->
    [yes] { $unused ->
        [0] { DER($player) } hat keine Aktionen mehr.
       *[other] { DER($player) } kann nichts mehr tun: Keine Aktion ist möglich.
    }
   *[no] { $unused ->
        [one] { DER($player) } hört auf, 1 Aktion bleibt ungenutzt.
       *[other] { DER($player) } hört auf, { $unused } Aktionen bleiben ungenutzt.
    }
}
event-no-second-tile = { $donation ->
    [yes] Daneben liegt kein gestresstes Plättchen.
   *[no] Kein anderes gestresstes Plättchen ist in Reichweite.
}
event-special-played = { DER($player) } spielt „{ $card }“.
event-passed = { DER($player) } passt.
event-treasure-drawn = { DER($player) } zieht „{ $card }“.
event-level-rose = { $value ->
    [0] Der Andrang erreicht den Totenkopf.
    [one] Der Andrang steigt auf { $tick }: 1 Klinikkarte pro Zug.
   *[other] Der Andrang steigt auf { $tick }: { $value } Klinikkarten pro Zug.
}
event-clinic-shuffled = { $on_top ->
    [yes] { $cards ->
        [one] 1 abgelegte Klinikkarte kommt
       *[other] { $cards } abgelegte Klinikkarten werden gemischt und kommen
    } oben auf den Stapel.
   *[no] Die abgelegten Klinikkarten werden zum neuen Nachziehstapel gemischt.
}
event-treasure-shuffled = Die abgelegten Schatzkarten werden zum neuen Nachziehstapel gemischt.
event-discarded = { DER($player) } wirft „{ $card }“ ab.
event-tile-stressed = Gestresst: { $tile }.
event-tile-burned-out = { $players_count ->
    [0] Ausgebrannt: { $tile }.
   *[other] Ausgebrannt: { $tile } und mit dem Plättchen { DER($players) }.
}

end-saved = Die Klinik ist gerettet: vier Schätze, ein Team und eine Schlüsselkarte auf der Hand.
end-treasure-lost = Beide Plättchen { $named ->
    [yes] des Schatzes „{ $treasure }“
   *[no] eines Schatzes
} sind ausgebrannt, bevor er gesichert war: Die Klinik ist verloren.
end-front-desk-lost = Der Empfang ist ausgebrannt: Die Klinik ist verloren.
end-skull = Der Andrang hat den Totenkopf erreicht: Die Klinik ist verloren.
end-stranded = { $named ->
    [yes] { DER($player) }
   *[no] Jemand
} konnte auf kein Plättchen weggehen: Die Klinik ist verloren.
end-given-up = Das Team hat aufgegeben.

## Was nicht geht

refusal-unknown-seat = { $player } gibt es nicht: Dieser Tisch hat { $seats } Plätze.
refusal-unknown-player = So heißt niemand an diesem Tisch.
refusal-unknown-tile = Dieses Plättchen gibt es nicht.
refusal-unknown-card = Diese Karte gibt es nicht.
refusal-unknown-role = Diese Rolle gibt es nicht.
refusal-unknown-treasure = Diesen Schatz gibt es nicht.
refusal-unknown-space = Dieses Feld gibt es nicht.
refusal-other-turn = { DER($player) } ist am Zug: Nur wer am Zug ist, nutzt Aktionen.
refusal-phase-ended = Die Aktionen dieses Zuges sind beendet: Was nicht genutzt wurde, verfällt.
refusal-no-actions-left = Alle { $actions } Aktionen dieses Zuges sind genutzt.
refusal-too-few-actions = Das kostet { $cost ->
    [one] 1 Aktion
   *[other] { $cost } Aktionen
}, und es { $left ->
    [0] ist keine mehr übrig.
    [one] ist nur noch 1 übrig.
   *[other] sind nur noch { $left } übrig.
}
refusal-burned-out = { DER($player) } ist ausgebrannt und muss erst auf ein Plättchen zurück.
refusal-burned-out-tile = { DER($tile) } ist ausgebrannt: Wähle ein Plättchen, das noch ausliegt.
refusal-already-there = Die Figur ist schon dort ({ $tile }): Wähle ein anderes Plättchen.
refusal-no-chain = Keine Kette aus gestressten Plättchen und leeren Feldern führt { ZUM($tile) }.
refusal-diagonal = { DER($tile) } grenzt nur diagonal an: Plättchen müssen eine Seite gemeinsam haben.
refusal-too-far = { $steps ->
    [0] Über Plättchen führt kein Weg { ZUM($tile) }.
   *[other] { DER($tile) } ist { $steps } Schritte entfernt: Eine Bewegung ist ein Schritt.
}
refusal-already-ready = { DER($tile) } ist entspannt: Nur ein gestresstes Plättchen kann entspannt werden.
refusal-out-of-reach = { DER($tile) } ist außer Reichweite: Geh erst näher heran.
refusal-second-out-of-reach = { DER($tile) } ist außer Reichweite: Auch das zweite Plättchen muss in Reichweite sein.
refusal-too-far-to-walk-off = { DER($tile) } ist zu weit entfernt, um dorthin wegzugehen.
refusal-special-stays = „{ $card }“ ist eine Sonderkarte; die wechseln nie den Besitzer.
refusal-card-not-held = { DER($player) } hat „{ $card }“ nicht auf der Hand.
refusal-partner-burned-out = { DER($player) } ist ausgebrannt und muss erst auf ein Plättchen zurück.
refusal-not-same-tile = { DER($player) } ist woanders: Ihr müsst auf demselben Plättchen sein.
refusal-hand-full = { DER($player) } hat die Hand voll, und an diesem Tisch darf niemand mehr bekommen.
refusal-already-captured = „{ $treasure }“ ist schon gesichert.
refusal-not-its-tile = „{ $treasure }“ lässt sich nur auf einem seiner beiden Plättchen sichern: Geh erst dorthin.
refusal-too-few-cards = „{ $treasure }“ braucht { $needed } Karten davon auf einer Hand; du hast { $held }.
refusal-not-your-power = { DER($player) } hat diese Fähigkeit nicht.
refusal-power-suspended = { DER($player) } ist ausgebrannt: Diese Fähigkeit ruht bis zur Rückkehr.
refusal-flown-already = Fliegen geht einmal pro Zug, und das hast du schon getan.
refusal-triaged-already = Die Triage geht einmal pro Zug, und das hast du schon getan.
refusal-only-others = Begleiten kann man nur eine fremde Figur.
refusal-no-way = { DER($player) } kann auf kein Plättchen gehen.
refusal-no-flight = Begleitet wird Schritt für Schritt: { DER($player) } kann so nicht { ZUM($tile) } fliegen.
refusal-beyond-escort = { DER($tile) } ist für { DEN($player) } mehr als { $steps } Schritte entfernt.
refusal-not-shown = Die Triage hat diese Karte nicht aufgedeckt: { $tile }.
refusal-no-such-place = Die andere Karte kommt an die zweite Stelle oder unter den Stapel.
refusal-no-rehire = An diesem Tisch bleibt niemand ausgebrannt, also wird niemand wieder eingestellt.
refusal-not-burned-out = { DER($player) } ist nicht ausgebrannt.
refusal-not-nearest = { $distance ->
    [one] { DER($tile) } gehört nicht zu den nächsten Plättchen; die sind 1 Schritt entfernt.
   *[other] { DER($tile) } gehört nicht zu den nächsten Plättchen; die sind { $distance } Schritte entfernt.
}
refusal-role-taken = Diese Rolle ist schon vergeben: { $role }.
refusal-manager-needed = Der letzte Platz muss die Praxisleitung übernehmen, die in jedem Spiel dabei ist.
refusal-passed-already = { DER($player) } hat gepasst: Warte, bis jemand eine weitere Karte spielt.
refusal-nothing-to-play = { DER($player) } hat keine Sonderkarte zu spielen.
refusal-not-a-special = „{ $card }“ ist keine Sonderkarte.
refusal-no-effect = „{ $card }“ würde jetzt nichts ändern.
refusal-only-boost = „{ $card }“ hilft jetzt nicht: Nur ein Umsatzschub kann gespielt werden.
refusal-no-token = Dort steht niemand.
refusal-empty-origin = Dieses Feld ist leer, und an diesem Tisch beginnt ein Umsatzschub auf einem Plättchen.
refusal-already-going = { DER($player) } kommt schon mit.
refusal-not-on-origin = { DER($player) } ist nicht dort, wo der Umsatzschub beginnt.
refusal-one-at-least = Ein Umsatzschub nimmt mindestens eine Figur mit: Wähle erst jemanden.
refusal-not-adjacent = { DER($tile) } hat keine Seite mit dem ersten Plättchen gemeinsam.

## Der Tisch

zone-board = Klinik
zone-treasures = Schätze
zone-meter = Andrang
count-burned = Ausgebrannte Räume
zone-roles = Rollen
zone-clinic-deck = Klinikstapel
zone-clinic-discards = Klinikablage
zone-treasure-deck = Schatzstapel
zone-treasure-discards = Schatzablage
zone-triage = Von der Triage aufgedeckt
empty-space = Leeres Feld ({ $tile })
this-space = Dieses Feld
shuffled-cards = Gemischte Karten
level = Stufe { $level }
skull = Totenkopf
turn = Zug { $turn }
step-actions = Aktionen
step-treasure = Schatz
step-clinic = Klinik
fact-turn = Zug
fact-phase = Phase
fact-actions = Aktionen übrig
fact-cards = Klinikkarten pro Zug
fact-at-risk = In Gefahr
phase-setup = Aufbau
phase-actions = Aktionen
phase-treasure-draw = Schatzziehen
phase-clinic-draw = Klinikziehen
phase-swimming = Weggehen
phase-over = zu Ende
note-open = { $tiles }
note-captured = { $tiles }; gesichert: { $player }
note-meter = { $cards ->
    [one] 1 Klinikkarte pro Zug
   *[other] { $cards } Klinikkarten pro Zug
}
note-hand = { $cards } von { $limit } Karten
note-tile-goal = hier treffen sich am Ende alle
note-tile-treasure = hier lässt sich „{ $treasure }“ sichern
note-tile-start = hier beginnt { DER($role) }

## Was ein Platz im Voraus sagt, und wovor gewarnt wird

standing-windows = Sonderkarten zwischen den Karten
    .help = Bevor Karten gezogen werden, dürfen alle ihre Sonderkarten spielen. Während der Aktionen geht das jederzeit.
    .pass = Für mich passen
moment-front-desk = Der Empfang könnte ausbrennen
    .help = Er ist gestresst, seine Karte kann die nächste sein, und eine Sonderkarte von mir kann helfen.
moment-last-tile = Das letzte Plättchen eines Schatzes könnte ausbrennen
    .help = Es ist gestresst, seine Karte kann die nächste sein, und eine Sonderkarte von mir kann helfen.
moment-swimmers = Jemand muss sofort weg
    .help = Ein Umsatzschub von mir kann alle wegbringen.
moment-victory = Mein Umsatzschub würde das Spiel gewinnen
    .help = Er kann die Letzten von uns zum Empfang bringen, und sonst fehlt nichts.
moment-ground = Das Plättchen unter mir könnte ausbrennen
    .help = Es ist gestresst, und seine Karte kann die nächste sein.
moment-special-played = Jemand hat eine Sonderkarte gespielt
    .help = Seit ich zuletzt gepasst habe.
danger-front-desk = Der Empfang ist gestresst, und seine Karte kann die nächste sein: Dann ist das Spiel verloren.
danger-last-tile = Das letzte Plättchen des Schatzes „{ $treasure }“ ist gestresst, und seine Karte kann die nächste sein: Dann ist das Spiel verloren.

## Was eine Runde ergibt

sum-captured = Schätze gesichert
sum-readied = Plättchen entspannt
sum-burned-out = Plättchen ausgebrannt
sum-stressed = Plättchen gestresst

## Die Einführung

guide-title = Zwei Züge in der Klinik
guide-welcome = Willkommen in der Klinik. Alle hier sind kurz vor dem Ausbrennen, sogar die Räume, und dein Team hält den Betrieb am Laufen. Du bist die Tierarzthelferin.
guide-move = Du hast drei Aktionen pro Zug, und was du nutzen kannst, leuchtet. Geh nach nebenan zu deinem Kollegen: Drück auf die Garage.
guide-give = Das Team braucht vier Schätze, und jeder kostet vier gleiche Karten auf einer Hand. Ihr steht jetzt auf einem Plättchen: Gib ihm eine Karte „Starkes Team“.
guide-give-again = Gut. Gib ihm auch die zweite: Damit hat er vier auf der Hand. Das ist deine dritte Aktion, also endet dein Zug.
guide-treasure-cards = Am Ende jedes Zuges wird zweimal gezogen. Erst zwei Schatzkarten: Eine kam auf deine Hand, die andere war Laufkundschaft, und der Andrang stieg.
guide-clinic-cards = Dann Klinikkarten, so viele, wie der Andrang sagt. Die Garage war entspannt und ist jetzt gestresst. Der Gedenkgarten war es schon: Er ist ausgebrannt, für immer.
guide-ready = Hier spielst du auch den Zug deines Kollegen, des Fahrtierarztes. Entspanne die Garage, damit ihre nächste Karte keinen bleibenden Schaden anrichtet.
guide-fly = Jede Rolle hat eine eigene Fähigkeit. Der Fahrtierarzt fliegt einmal pro Zug zu jedem Plättchen. Flieg zum Spindraum: Er trägt das Zeichen deiner vier Karten.
guide-capture = Vier gleiche Karten auf einer Hand, auf einem Plättchen mit ihrem Zeichen. Mehr braucht es nicht: Sichere den Schatz!
guide-win = Die erste Münze ist euer. Habt ihr alle vier, treffen sich alle am Empfang, während jemand eine Schlüsselkarte hält: Vertretungsarzt oder Spende. Dann habt ihr gewonnen.
guide-lose = Ihr verliert, wenn der Empfang oder beide Plättchen eines fehlenden Schatzes ausbrennen oder der Andrang den Totenkopf erreicht. Also: Schätze zuerst, aber achtet auf die Räume.
guide-end = Das ist das Herz von Forbidden Clinic. Dein Team spielt hier weiter, oder du beginnst eine ganze eigene Partie.

## What can be set in a position

position-tokens = Wo sie stehen
position-stressed = Gestresste Räume
position-empty = Ausgebrannte Räume
position-hands = Handkarten
position-captured = Gesicherte Schätze
position-tick = Stufe der Anzeige
position-active = Wer am Zug ist
position-actions = Übrige Aktionen
position-turn = Zug
position-roles = Rollen in Sitzordnung
position-clinic-discards = Abgelegte Klinikkarten
position-treasure-discards = Abgelegte Schatzkarten
position-treasure-deck = Schatzstapel
position-flights = Flüge in diesem Zug
position-triages = Triagen in diesem Zug
position-window = Offenes Fenster
position-cards-left = Karten, die noch kommen

## Stellungen

wants-tile = der Name eines Plättchens
wants-place = ein Ort von 0,0 bis { $last } oder der Name eines Plättchens
wants-role = eine Rolle, mit Namen oder als eines von { $codes }
wants-player = jemand aus dieser Partie: die Nummer eines Platzes oder eines von { $codes }
wants-card = eine Karte, mit Namen oder als eines von { $codes }
wants-treasure = ein Schatz, mit Namen oder als eines von { $codes }
wants-cards = Karten wie „OT×3 RV“
wants-board = „L“ oder eine Liste von { $size } Plättchen
wants-different-roles = { $count } verschiedene Rollen
wants-nobody-on-empty = niemand auf einem leeren Feld, weil an diesem Tisch Ausgebrannte sofort weggehen
wants-hand-cards = Karten, die man auf der Hand hat
wants-captured = Schätze, oder Schatz = wer ihn hat
wants-all-cards = alle Karten, die nirgends sonst sind
wants-cards-at-most = höchstens { $most }-mal { $card } im ganzen Spiel
wants-tile-cards = die Karte jedes ausliegenden Plättchens, einmal
wants-a-card-in-the-deck = mindestens eine Karte im Nachziehstapel
wants-packets = Päckchen: Listen von Orten
wants-open-window = ein Moment, in dem jemand eine Sonderkarte spielen kann
