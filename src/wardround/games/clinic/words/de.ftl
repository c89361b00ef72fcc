### Clinic auf Deutsch. Ein Name mit Geschlecht bekommt einen Artikel: DEN($room), EINEN($room), TO($room).
### Das Protokoll steht im Präsens, wie es in Brettspiel-Apps üblich ist: „Rob baut ein Labor“.

summary = Baut ein Krankenhaus mit bis zu vier Stockwerken, stellt Ärzte, Pflege- und Hilfskräfte ein, nehmt Patienten auf und heilt sie, bevor es ihnen schlechter geht.

## Names

colour =
    { $colour ->
        [white] weiß
        [yellow] gelb
        [orange] orange
        [red] rot
       *[purple] violett
    }
form-stem =
    { $colour ->
        [white] weiß
        [yellow] gelb
        [orange] orang
        [red] rot
       *[purple] violett
    }
service =
    { $service ->
        [psychiatry] Psychiatrie
        [cardiology] Kardiologie
        [ophthalmology] Augenheilkunde
        [orthopedics] Orthopädie
        [neurology] Neurologie
       *[other] { $service }
    }
form-patient =
    { $service ->
        [none] Patient
       *[other] { service }-Patient
    }
noun-person =
    { $kind ->
        [doctor] { form-stem }er Arzt
        [nurse] Pflegekraft
        [orderly] Hilfskraft
       *[patient] { form-stem }er { form-patient }
    }
    .der =
        { $kind ->
            [doctor] der { form-stem }e Arzt
            [nurse] die Pflegekraft
            [orderly] die Hilfskraft
           *[patient] der { form-stem }e { form-patient }
        }
    .den =
        { $kind ->
            [doctor] den { form-stem }en Arzt
            [nurse] die Pflegekraft
            [orderly] die Hilfskraft
           *[patient] den { form-stem }en { form-patient }en
        }
    .dem =
        { $kind ->
            [doctor] dem { form-stem }en Arzt
            [nurse] der Pflegekraft
            [orderly] der Hilfskraft
           *[patient] dem { form-stem }en { form-patient }en
        }
    .ein =
        { $kind ->
            [doctor] ein { form-stem }er Arzt
            [nurse] eine Pflegekraft
            [orderly] eine Hilfskraft
           *[patient] ein { form-stem }er { form-patient }
        }
    .einen =
        { $kind ->
            [doctor] einen { form-stem }en Arzt
            [nurse] eine Pflegekraft
            [orderly] eine Hilfskraft
           *[patient] einen { form-stem }en { form-patient }en
        }
floor =
    { $floor ->
        [0] Erdgeschoss
       *[other] { $floor }. Stock
    }
noun-room-hub = { service }-Zentrale
    .gender = f
noun-room-treatment = Behandlungszimmer
    .gender = n
noun-room-supply = Lagerraum
    .gender = m
noun-room-operating-room = OP-Saal
    .gender = m
noun-room-lab = Labor
    .gender = n
noun-room-outpatient = Ambulanz
    .gender = f
noun-room-triage = Triage
    .gender = f
noun-room-garden = Garten
    .gender = m
noun-room-helipad = Hubschrauberlandeplatz
    .gender = m
noun-room-entrance = Eingang
    .gender = m
noun-room-conveyor = Förderband
    .gender = n
noun-room-parking = Parkplatz
    .gender = m
noun-room-parking-upgrade = dritter Stellplatz
    .den = den dritten Stellplatz
    .einen = einen dritten Stellplatz
noun-room-extinguisher = Feuerlöscher
    .gender = m
noun-room-outdoors = draußen
    .to = nach draußen
    .in = draußen
noun-room-pre = Voraufnahme
    .gender = f
noun-room-away = Quarantäne
    .gender = f
noun-room-there = { $room } { there }
    .der = { DER($room) } { there }
    .den = { DEN($room) } { there }
    .to = { TO($room) } { there }
    .in = { IN($room) } { there }
there =
    { $floor ->
        [0] im Erdgeschoss
       *[other] im { $floor }. Stock
    }
noun-room-where = { $room } ({ $where })
    .der = { DER($room) } ({ $where })
    .den = { DEN($room) } ({ $where })
    .to = { TO($room) } ({ $where })
    .in = { IN($room) } ({ $where })
where-space = { floor }, Reihe { $row }, Spalte { $column }
where-west = Westseite, Reihe { $row }
where-east = Ostseite, Reihe { $row }
where-south = Südseite, Spalte { $column }
where-street-across = auf der Straße in Reihe { $row }, zwischen Spalte { $column } und { $next }
where-street-along = auf der Straße in Spalte { $column }, zwischen Reihe { $row } und { $next }
where-street-edge = auf der Straße am { $side ->
    [west] Westrand, Reihe { $row }
    [east] Ostrand, Reihe { $row }
    [north] Nordrand, Spalte { $column }
   *[south] Südrand, Spalte { $column }
}
where-tile = auf dem Parkplatz in Reihe { $row }, Spalte { $column }
where-helipad = Landeplatz, { floor }, Reihe { $row }, Spalte { $column }
bonus-cash = 5 $
bonus-nurse = Pflegekraft mit Auto
bonus-promotion = gelber Arzt statt des weißen
bonus-parking = kostenloser Parkplatz
bonus-orderly = Hilfskraft mit Auto
bonus-garden = kostenloser Garten
bonus-conveyor = kostenloses Förderband mit zwei Haltestellen
goal-top-floor = ein betriebsbereites Behandlungszimmer im 3. Stock
goal-two-buildings = zwei Gebäude, jedes mit betriebsbereitem Behandlungszimmer
goal-no-deaths = niemand stirbt
goal-big-team = vier Ärzte und vier Pflegekräfte
goal-both-services = für jedes Fach zwei betriebsbereite Behandlungszimmer
goal-swift = höchstens 18 Zeit
goal-random = was gezogen wird
fame =
    { $title ->
        [Intern] Praktikant
        [Resident] Assistenzarzt
        [Attending] Oberarzt
        [Chief] Chefarzt
        [Director] Klinikdirektor
        [Legend] Legende
       *[other] { $title }
    }
tile-build = Bauen
tile-hire = Einstellen
tile-admit = Aufnehmen

## What a player may do

action-solo-goal = Ziel: { $goal }
action-take-bonus = Bonus nehmen: { $bonus }
action-choose-board = Auf { $columns } × { $rows } Feldern bauen
action-initial-piece = { DEN($room) } legen
action-initial-space = Hierhin legen: { $where }
action-bonus-space = Hierhin legen: { $where }
action-park-car = Parken { $where }
action-select-action = { $tile } wählen
action-build-component =
    { $more ->
        [yes] { EINEN($room) } bauen: ab { $price } $
       *[no] { EINEN($room) } bauen: { $price } $
    }
action-build-space =
    { $price ->
        [none] Hier bauen: { $where }
       *[other] Hier bauen: { $where } · { $price } $
    }
move-build =
    { $cars ->
        [none] { EINEN($room) } bauen: { $where }{ $price ->
            [none] {""}
           *[other] { " · " }{ $price } $
        }
       *[other] { EINEN($room) } bauen: { $where }, und das Auto { $cars } umparken{ $price ->
            [none] {""}
           *[other] { " · " }{ $price } $
        }
    }
action-repark = Das Auto { $where } auf den Parkplatz umparken
action-hire-person = { EINEN($person) } einstellen · { $price } $
action-hire-arrival =
    { $price ->
        [0] Ankommen: { $where }
       *[other] Ankommen: { $where } · { $price } $
    }
action-shift =
    { $direction ->
        [left] { DEN($person) } in der Schlange zurückschieben (von Platz { $position })
        [right] { DEN($person) } in der Schlange vorziehen (von Platz { $position })
       *[other] { DEN($person) } (Platz { $position }) zum Fach { service } schieben
    }
    .swap = { DEN($person) } mit { DEM($other) } tauschen (Platz { $position })
action-admit = { DEN($person) } aufnehmen
action-move-person = { DEN($person) } bewegen ({ $room })
action-move-destination =
    { $time ->
        [0] { TO($room) } gehen
       *[other] { TO($room) } gehen: { $time } Zeit
    }
move-walk =
    { $time ->
        [0] { DEN($person) } ({ $from }) { TO($room) } bewegen
       *[other] { DEN($person) } ({ $from }) { TO($room) } bewegen: { $time } Zeit
    }
action-undo = Letzte Bewegung zurücknehmen
action-done =
    { $what ->
        [move] Bewegen beenden
        [cars] Die anderen Autos stehen lassen
        [admit] { $left ->
            [one] Aktion beenden (1 Punkt übrig)
           *[other] Aktion beenden ({ $left } Punkte übrig)
        }
       *[other] Aktion beenden
    }
action-accept = Plan annehmen: +{ $income } ${ $warning }
action-assign = { DER($doctor) } behandelt { DEN($patient) }: +{ $income } ${ $warning }
warning-unwise = { " " }(der rote Arzt würde sich anstecken und in dieser Runde sterben)
action-clear = { DEN($patient) } nicht behandeln
action-leave-car = Das Auto { $where } fährt ab
action-dismiss = { DER($person) } geht ohne Lohn
action-buy-popularity =
    { $amount ->
        [0] Nichts kaufen
       *[other] { $amount } Beliebtheit kaufen: { $price } $
    }
choice-give-blood = { DER($person) } spendet Blut { IN($room) }: { $time } Zeit
choice-carry-blood = { DER($person) } bringt Blut { TO($room) }: { $time } Zeit
choice-transfuse =
    { $answer ->
        [done] Kein Blut mehr geben
       *[other] { DEM($person) } Blut geben
    }
choice-draw-blood =
    { $answer ->
        [yes] Die Blutkonserve nehmen
       *[no] Keine Blutkonserve nehmen
    }
choice-zombie-step = Zombie: { $where }
choice-cure-zombie =
    { $answer ->
        [yes] Den Zombie heilen: +{ $income } $
       *[no] Den Zombie lassen
    }
choice-covid-allocate = Ein Plättchen für { $player }
choice-covid-accept =
    { $answer ->
        [accept] Die Verteilung annehmen
       *[refuse] Die Verteilung ablehnen
    }
choice-covid-infect =
    { $quarantine ->
        [yes] { DEN($person) } anstecken: in Quarantäne
       *[no] { DEN($person) } anstecken
    }
choice-buy-masks =
    { $answer ->
        [no] Keine Masken kaufen
        [income] Masken für { DEN($person) }: { $price } $ von den Einnahmen
       *[savings] Masken für { DEN($person) }: { $price } $ vom Ersparten
    }
choice-masks-arrival = Zurück: { $where }
choice-quarantine-arrival = Zurück: { $where }
choice-contagion-place =
    { $answer ->
        [row] Es wartet im Fach { service }
       *[other] { DEN($person) } anstecken
    }
choice-contagion-patient = { DEN($person) } anstecken
noun-tile-waiting = nächster { service }-Patient
    .der = der nächste { service }-Patient
    .den = den nächsten { service }-Patienten

## Arten von Zügen

noun-kind-shift = In der Schlange schieben
noun-kind-admit = Aufnehmen
noun-kind-move-person = Bewegen
noun-kind-assign = Behandeln
noun-kind-clear = Nicht behandeln
noun-kind-build-component = Bauen
noun-kind-hire-person = Einstellen

## What happened

event-game-began = Reihenfolge: { $order }.
event-goal-set = { $player } spielt auf dieses Ziel: { $goal }.
event-bonus-taken = { $player } nimmt den Bonus: { $bonus }.
event-board-chosen = { $player } baut auf { $columns } × { $rows } Feldern.
event-piece-placed = { $player } legt { DEN($room) }.
event-clinics-shown = Alle Kliniken liegen offen.
event-layout-drawn = { $player } zieht eine Startklinik ({ colour }).
event-tile-selected = Du wählst „{ $tile }“.
event-tiles-revealed = { $choices }.
revealed =
    { $tile ->
        [build] { $players } { $count ->
            [one] baut
           *[other] bauen
        }
        [hire] { $players } { $count ->
            [one] stellt ein
           *[other] stellen ein
        }
       *[admit] { $players } { $count ->
            [one] nimmt auf
           *[other] nehmen auf
        }
    }
event-action-began =
    { $tile ->
        [build] { $player } baut.
        [hire] { $player } stellt ein.
       *[admit] { $points ->
            [one] { $player } nimmt mit 1 Punkt auf.
           *[other] { $player } nimmt mit { $points } Punkten auf.
        }
    }
event-action-ended =
    { $why ->
        [build] { $player } kann mit { $money } $ nichts mehr bauen: Die Aktion ist zu Ende.
        [hire] { $player } kann mit { $money } $ niemanden mehr einstellen: Die Aktion ist zu Ende.
        [parking] { $player } hat keinen Platz für ein weiteres Auto und kann niemanden mehr einstellen: Die Aktion ist zu Ende.
        [admit] { $player } kann niemanden mehr aufnehmen: Die Aktion ist zu Ende.
       *[done] { $tile ->
            [build] { $player } ist mit dem Bauen fertig.
            [hire] { $player } ist mit dem Einstellen fertig.
           *[admit] { $player } ist mit dem Aufnehmen fertig.
        }
    }
event-built = { $player } baut { EINEN($room) } { there }: −{ $price } $.
event-stop-added = { $player } setzt eine Haltestelle des Förderbands.
event-car-parked =
    { $street ->
        [yes] { $player } parkt ein Auto auf der Straße.
       *[no] { $player } parkt ein Auto auf einem Parkplatz.
    }
event-car-moved = { $player } parkt ein Auto auf den Parkplatz um.
event-car-left = Bei { $player } fährt ein Auto ab.
event-hired = { $player } stellt { EINEN($person) } ein: −{ $price } $.
event-joined = { EIN($person) } kommt zu { $player }.
event-shifted =
    { $kind ->
        [forward] { $player } zieht { EINEN($person) } vor { EINEN($other) }.
        [swap] { $player } tauscht { EINEN($person) } und { EINEN($other) }.
       *[row] { $player } schiebt { EINEN($person) } zum Fach { service }.
    }
event-admitted = { $player } nimmt { EINEN($person) } auf.
event-appointed = { EIN($person) } stellt sich an.
event-marker-advanced = Runde { $round }, Aktion { $turn }.
event-phase-began =
    { $phase ->
        [move] Alle bewegen ihre Leute.
       *[business] Geschäfte: Behandlung, Kosten, Beliebtheit.
    }
event-moved =
    { $time ->
        [0] Bei { $player } geht { DER($person) } { TO($room) }.
       *[other] Bei { $player } geht { DER($person) } { TO($room) }, { $time } Zeit.
    }
event-taken-back = { $player } nimmt eine Bewegung zurück ({ $person }).
event-move-restarted = { $player } hat sehr oft bewegt; alle stehen wieder am Anfang.
event-move-ended =
    { $time ->
        [0] { $player } ist mit dem Bewegen fertig: insgesamt weiter { $total } Zeit.
       *[other] { $player } ist mit dem Bewegen fertig: { $time } Zeit, insgesamt { $total }.
    }
event-plan-proposed = Behandlungsplan für { $player }: +{ $income } $.
event-plan-changed =
    { $treated ->
        [yes] { $player } ändert den Plan: { DER($doctor) } behandelt { DEN($patient) }.
       *[no] { $player } ändert den Plan: { DER($patient) } wird nicht behandelt.
    }
event-treated = Bei { $player } behandelt { DER($doctor) } { DEN($patient) }: +{ $income } $.
event-went-home = Bei { $player } geht { DER($person) } gesund nach Hause.
event-expenses-paid =
    { $parts ->
        [none] { $player } hat keine Ausgaben.
       *[other] Ausgaben von { $player }: { $parts }.
    }
paid-wages = { $amount } $ Löhne
paid-upkeep = { $amount } $ Unterhalt
paid-savings = davon { $amount } $ vom Ersparten
paid-popularity = davon { $amount } in Beliebtheit
paid-waived = { $amount } $ bleiben offen
event-dismissed = Bei { $player } bekommt { DER($person) } keinen Lohn und geht.
event-popularity-changed = { $player } hat jetzt { $now } Beliebtheit.
event-popularity-bought =
    { $amount ->
        [0] { $player } behält { $savings } $.
       *[other] { $savings ->
            [0] { $player } kauft { $amount } Beliebtheit.
           *[other] { $player } kauft { $amount } Beliebtheit und behält { $savings } $.
        }
    }
event-round-began = Über Nacht, vor Runde { $round }.
event-patient-returned = { EIN($person) } will nicht länger warten.
event-university-changed = Ärzte an der Universität: { $doctors }.
event-nurses-left =
    { $count ->
        [one] 1 Pflegekraft der Runde { $round } findet keine Stelle und geht.
       *[other] { $count } Pflegekräfte der Runde { $round } finden keine Stelle und gehen.
    }
event-trained =
    { $better ->
        [yes] Bei { $player } lernt { DER($person) } im Labor dazu und ist jetzt { colour }
       *[no] Bei { $player } ist { DER($person) } im Labor und bleibt { colour }
    }{ $popularity ->
        [0] .
       *[other] : +{ $popularity } Beliebtheit.
    }
event-tired = Bei { $player } wird { DER($person) } müde und ist jetzt { colour }.
event-worsened = Bei { $player } geht es { DEM($person) } schlechter, jetzt { colour }.
event-died = Bei { $player } stirbt { DER($person) }{ $popularity ->
        [0] .
       *[other] : −{ $popularity } Beliebtheit.
    }
event-tile-turned = Neu auf dem Bauhof: { $room }.
event-order-reset = Reihenfolge: { $order }.
event-game-ended = Das Spiel ist aus: { $totals }.
total = { $player } { $points }
event-exhausted = Bei { $player } arbeitet { DER($person) } bis zur Erschöpfung.
event-burnt-out = Bei { $player } geht { DER($person) } erschöpft für immer.
event-lies-down = Bei { $player } legt sich { DER($person) } { IN($room) } hin und spendet Blut.
event-carried = Bei { $player } bringt { DER($person) } Blut { TO($room) }, { $amount } Zeit.
event-transfused = Bei { $player } gibt eine Pflegekraft { DEM($person) } Blut: +{ $amount } $.
event-improved = Bei { $player } geht es { DEM($person) } besser, jetzt { colour }.
event-drawn = { $player } hat eine neue Blutkonserve { IN($room) }.
event-zombie-stepped = Bei { $player } schlurft der Zombie { TO($room) }.
event-taken = Bei { $player } fällt { DER($person) } einem Zombie zum Opfer{ $amount ->
        [0] .
       *[other] : −{ $amount } Beliebtheit.
    }
event-turned = Bei { $player } werden zwei gelbe Patienten zum Zombie.
event-zombie-cured = Bei { $player } heilt { DER($person) } einen Zombie: +{ $amount } $.
event-infected = Bei { $player } steckt sich { DER($person) } an.
event-quarantined = Bei { $player } steckt sich { DER($person) } an und geht in Quarantäne.
event-masks = { $player } kauft Masken: { DER($person) } ist das Virus los, −{ $amount } $.
event-survived = Bei { $player } überlebt { DER($person) } COVID-19.
event-recovered = Bei { $player } wird { DER($person) } wieder gesund.
event-returned = Bei { $player } kommt { DER($person) } aus der Quarantäne zurück.
event-tiles-out =
    { $amount ->
        [one] 1 neues COVID-19-Plättchen.
       *[other] { $amount } neue COVID-19-Plättchen.
    }
event-tiles-deceased =
    { $amount ->
        [one] 1 Plättchen findet niemanden mehr und zählt als Todesfall.
       *[other] { $amount } Plättchen finden niemanden mehr und zählen als Todesfälle.
    }
event-tile-proposed =
    { $self ->
        [yes] { $player } will ein Plättchen nehmen.
       *[no] { $player } schlägt ein Plättchen für { $other } vor.
    }
event-split-accepted = Die Verteilung wird angenommen.
event-split-refused = Die Verteilung wird abgelehnt.
event-tile-waits = Bei { $player } wartet ein COVID-19-Plättchen im Fach { service }.

## What is asked

prompt-solo-goal = Wähle dein Ziel
prompt-take-bonus = Nimm ein Bonusplättchen
prompt-choose-board = Welche Seite des Tableaus?
prompt-initial-piece = Deine Klinik entsteht: Was kommt als Nächstes?
    .others = Die Klinik entsteht: Was kommt als Nächstes?
prompt-initial-space = Wohin?
prompt-bonus-space = Wohin mit dem Bonus?
prompt-park-car = Wo parkt das Auto?
prompt-select-action = Wähle eine Aktion
prompt-build-component =
    { $supply ->
        [0] Bauen: noch { $left }, { $money } $
       *[other] { $left ->
            [0] Bauen: ein Lagerraum extra, { $money } $
           *[other] Bauen: noch { $left } und ein Lagerraum extra, { $money } $
        }
    }
prompt-build-space =
    { $second ->
        [yes] { $room }: Wohin kommt die andere Haltestelle? Sie ist im Preis enthalten
       *[no] { $room }: wohin? Du hast { $money } $
    }
    .others =
        { $second ->
            [yes] { $room }: Wohin kommt die andere Haltestelle?
           *[no] { $room }: wohin?
        }
prompt-repark = Autos auf den Parkplatz umparken?
prompt-hire-person =
    { $who ->
        [both] Einstellen: einen Arzt und eine Pflege- oder Hilfskraft. { $money } $
        [doctor] Einstellen: noch ein Arzt. { $money } $
       *[other] Einstellen: noch eine Pflege- oder Hilfskraft. { $money } $
    }
prompt-hire-arrival = Wo ist die Ankunft?
prompt-admit-step =
    { $points ->
        [one] Aufnehmen: noch 1 Punkt
       *[other] Aufnehmen: noch { $points } Punkte
    }
prompt-move-person =
    { $time ->
        [none] Leute bewegen. Zeit bisher: { $times }
       *[other] Leute bewegen: bisher { $time } Zeit
    }
time-of = { $player } { $time }
prompt-move-destination = Wohin?
prompt-care-plan =
    { $income ->
        [none] Behandlungsplan: annehmen oder ändern
       *[other] Behandlungsplan, +{ $income } $: annehmen oder ändern
    }
prompt-leave-car = Welches Auto fährt ab?
prompt-dismiss = Das Geld reicht nicht für die Löhne: Wer geht?
prompt-buy-popularity =
    { $income ->
        [none] Beliebtheit kaufen: je { $price } $
       *[other] Beliebtheit kaufen: je { $price } $, noch { $income } $
    }
prompt-give-blood = Wer spendet Blut?
prompt-carry-blood = Wer bringt Blut?
prompt-transfuse = Einem Patienten Blut geben?
prompt-draw-blood = Eine Blutkonserve nehmen?
prompt-zombie-step = Wohin geht der Zombie?
prompt-cure-zombie = Den Zombie im Labor heilen?
prompt-covid-allocate =
    { $left ->
        [one] Wer nimmt das letzte COVID-19-Plättchen? Bisher: { $split }
       *[other] Wer nimmt das nächste von { $left } COVID-19-Plättchen? Bisher: { $split }
    }
prompt-covid-accept = Diese Verteilung von { $tiles } COVID-19-Plättchen annehmen? { $split }
prompt-covid-infect =
    { $left ->
        [one] Wen steckt das Plättchen an?
       *[other] Wen steckt das Plättchen an? Noch { $left } Plättchen
    }
prompt-buy-masks = Masken kaufen? { $price } $ je Plättchen
prompt-masks-arrival = Wo kommt die Person zurück?
prompt-quarantine-arrival = Wo kommt die Person aus der Quarantäne zurück?
prompt-contagion-place = Wohin kommt das neue COVID-19-Plättchen?
prompt-contagion-patient = Welchen Wartenden steckt es an?
prompt-over = Das Spiel ist aus
split = { $player } { $tiles }

## Why something cannot be done

refusal-no-such-seat = Da sitzt niemand.
refusal-no-such-decision = Das gehört zu einer Erweiterung, die nicht im Spiel ist.
refusal-no-such-tile = So ein Aktionsplättchen gibt es nicht.
refusal-tile-used = Diese Aktion hast du in dieser Runde schon zweimal gewählt. Bitte eine andere.
refusal-no-such-component = Das lässt sich in diesem Spiel nicht bauen.
refusal-no-component-left = Mehr lässt sich mit dieser Aktion nicht bauen.
refusal-one-a-round = Nur eine Zentrale und ein Spezialraum je Runde.
refusal-not-in-supply = Gerade gibt es keins: Kein Plättchen liegt offen, oder der Vorrat ist leer.
refusal-too-dear = Das kostet { $price } $, und du hast { $money } $: Behandle Patienten, um mehr zu verdienen.
refusal-no-space = Es gibt keinen Platz dafür.
refusal-no-such-space = Dieses Feld gibt es nicht.
refusal-too-dear-there = Dort kostet es { $price } $, und du hast { $money } $. Weiter unten ist es billiger.
refusal-no-entrance-space = Ein Eingang liegt neben dem Tableau, im Westen, Süden oder Osten.
refusal-entrance-there = Dort ist schon ein Eingang.
refusal-no-module-behind = Ein Eingang muss in einen Raum im Erdgeschoss führen.
refusal-no-hub-behind = Der erste Eingang muss in eine Zentrale führen.
refusal-no-module-there = Eine Haltestelle kommt auf einen Raum.
refusal-stop-there = Dieser Raum hat schon eine Haltestelle.
refusal-not-aligned = Eine Haltestelle muss mit einer anderen in einer Linie liegen.
refusal-no-small-tile = Nur ein eigener Parkplatz für 2 Autos lässt sich vergrößern.
refusal-space-shut = Dort steht ein Zombie.
refusal-not-empty = Das Feld ist belegt.
refusal-no-support = Über dem Erdgeschoss braucht ein Raum einen Raum direkt darunter.
refusal-same-colour-beside = Räume gleicher Farbe dürfen sich nicht berühren, auch nicht übereinander.
refusal-hub-on-floor = Dieses Stockwerk des Gebäudes hat schon eine Zentrale.
refusal-two-buildings = Das würde zwei Gebäude verbinden.
refusal-car-beside = Am Rand dieses Feldes parkt ein Auto. Woanders geparkt, bleibt es frei.
refusal-not-on-garden = Ein Garten liegt auf dem Boden oder auf einem Garten.
refusal-no-module-below = Ein Landeplatz liegt direkt über einem Raum.
refusal-not-on-ground = Geparkt wird im Erdgeschoss.
refusal-nobody-of-that-name = Diese Person ist nicht hier.
refusal-doctor-hired = In dieser Aktion hast du schon einen Arzt eingestellt.
refusal-other-hired = In dieser Aktion hast du schon eine Pflege- oder Hilfskraft eingestellt.
refusal-empty-space = Auf diesem Platz ist kein Arzt mehr.
refusal-no-nurse-left = In dieser Runde gibt es keine Pflegekraft mehr.
refusal-no-orderly-left = Es gibt keine Hilfskraft mehr.
refusal-no-parking = Für ein weiteres Auto ist kein Platz. Bau Parkplätze oder halte Straße frei.
refusal-no-supply-room = Jede Hilfskraft braucht einen Lagerraum: erst noch einen bauen.
refusal-no-way-in = Von dort ist kein Ort erreichbar, an dem die Person bleiben darf.
refusal-no-arrival-point = Die Ankunft ist an einem deiner Eingänge oder Landeplätze.
refusal-no-patient-there = Dort wartet niemand.
refusal-no-row-there = In dieser Richtung gibt es keine Schlange.
refusal-no-cell-there = Ganz vorn steht dieser Patient schon.
refusal-slides-back = Ganz hinten steht dieser Patient schon.
refusal-changes-nothing = Die beiden Patienten sind gleich: Es würde sich nichts ändern.
refusal-service-not-in-play = Dieses Fach ist nicht im Spiel.
refusal-row-empty = Niemand wartet im Fach { service }.
refusal-no-hub = Für diese Patienten brauchst du eine Zentrale im Fach { service }.
refusal-pre-admissions-full = Deine Voraufnahme im Fach { service } ist voll.
refusal-no-such-place = Diesen Stellplatz gibt es nicht.
refusal-no-parking-tile = Dort ist kein Parkplatz.
refusal-tile-full = Dieser Parkplatz ist voll.
refusal-taken = Dort parkt schon ein Auto.
refusal-module-beside = An dieser Straße steht ein Raum.
refusal-outer-edge = Am Rand des Tableaus parkt niemand.
refusal-bound = Dieser Patient bleibt bis zur Heilung in seinem Raum.
refusal-moved-already = Nach so vielen Bewegungen bewegt sich jeder nur noch einmal.
refusal-nowhere-to-go = Kein freier Platz, an dem diese Person bleiben darf, ist erreichbar.
refusal-no-way-back = Niemand geht zurück zum Eingang, zum Landeplatz oder in die Voraufnahme.
refusal-there-already = Die Person ist schon dort.
refusal-outdoors = Niemand bleibt draußen.
refusal-may-not-end-there =
    { $kind ->
        [doctor] Ein Arzt bleibt in Zentrale, Behandlungszimmer, OP-Saal, Labor oder Ambulanz.
        [nurse] Eine Pflegekraft bleibt in Zentrale, Behandlungszimmer oder OP-Saal.
        [orderly] Eine Hilfskraft bleibt im Lagerraum.
       *[patient] Ein Patient bleibt in einem Raum des eigenen Fachs, in der Ambulanz oder in der Voraufnahme.
    }
refusal-no-room-there = Dort ist kein Platz mehr.
refusal-no-way = Dorthin führt kein Weg.
refusal-nothing-to-undo = Es gibt keine Bewegung zurückzunehmen.
refusal-still-arriving = { DER($person) } steht noch vor der Tür: erst hereinholen.
refusal-wrong-place = { DER($person) } darf nicht { IN($room) } bleiben.
refusal-bed-free = { DER($person) } ist infiziert und muss in ein freies Bett: In die Zentrale kommt nur, wer keines hat.
refusal-too-many =
    { $kind ->
        [doctor] Zu viele Ärzte { IN($room) }: höchstens { $limit }.
        [nurse] Zu viele Pflegekräfte { IN($room) }: höchstens { $limit }.
        [orderly] Zu viele Hilfskräfte { IN($room) }: höchstens { $limit }.
       *[patient] Zu viele Patienten { IN($room) }: höchstens { $limit }.
    }
refusal-wrong-people = Ein Patient wird von einem Arzt behandelt.
refusal-different-rooms = Arzt und Patient sind nicht im selben Raum.
refusal-room-not-working = Dort wird niemand behandelt: Ein Behandlungszimmer braucht eine Zentrale daneben und einen Lagerraum.
refusal-planned-already = So steht es schon im Plan.
refusal-too-many-changes = Der Plan wurde sehr oft geändert; jetzt steht er fest.
refusal-too-few-nurses =
    { $needed ->
        [one] Zu wenig Pflegekräfte: Diese Behandlung braucht 1 im Raum.
       *[other] Zu wenig Pflegekräfte: Diese Behandlung braucht { $needed } im Raum.
    }
refusal-not-planned = Für diesen Patienten ist nichts geplant.
refusal-not-full = Es kann noch jemand behandelt werden und muss es auch.
refusal-not-a-number = Kauf eine ganze Zahl oder nichts.
refusal-too-much = Deine Einnahmen reichen für höchstens { $most }.
refusal-placed-already = Das liegt schon.
refusal-hub-first = Erst die Zentrale, dann der Eingang.
refusal-no-starting-piece = Das gehört nicht zum Start.
refusal-not-at-hub = Der erste Eingang muss in die Zentrale führen.
refusal-no-entrance-beside = Die Zentrale braucht eine Seite für den Eingang.
refusal-extinguisher-there = Dieser Raum hat schon einen Feuerlöscher.
refusal-no-module-for-it = Ein Feuerlöscher kommt in einen eigenen Raum, in dem niemand behandelt wird.
refusal-one-donor = In dieser Runde spendet schon jemand Blut.
refusal-no-donor = Nur gesunde eigene Angestellte, die sich bewegen können, spenden Blut.
refusal-no-empty-hub = Blut wird in einer eigenen Zentrale gespendet, in der sonst niemand arbeitet.
refusal-donor-not-alone = Wer die Zentrale mit dem Spender teilt, muss hinaus.
refusal-cannot-carry = Eine Pflegekraft bringt Blut aus einer Zentrale, die welches hat, in ein Behandlungszimmer.
refusal-cannot-transfuse = Blut gibt es in einem betriebsbereiten Behandlungszimmer mit Pflegekraft und Blutkonserve und ohne Arzt.
refusal-no-cure-there = Ein Arzt, der im Labor mit einem Zombie allein ist, kann ihn heilen.
refusal-other-zombie = Ein anderer Zombie ist zuerst dran.
refusal-no-step = Ein Zombie muss gehen, über benachbarte Räume und Felder im Erdgeschoss.
refusal-admit-needed = Einmal je Runde musst du aufnehmen, und dies ist die letzte Aktion.
refusal-no-room-for-tile = In dieser Klinik lässt sich niemand mehr anstecken.
refusal-cannot-infect = Wähle jemanden in deiner Klinik ohne Plättchen; violette Ärzte sind immun.
refusal-not-asked-masks = Nach Masken wirst du gefragt, sobald du welche kaufen kannst.
refusal-no-tile-there = Dort ist kein COVID-19-Plättchen von dir.
refusal-no-income = Masken kosten { $price } $; aus Einnahmen zahlt man sie nur im Geschäftsteil.
refusal-no-money = Masken kosten { $price } $, und du hast { $money } $.
refusal-not-eligible = Dorthin kann das Plättchen nicht.

## The end

end-most-popular =
    { $tie ->
        [yes] Gleichstand bei { $total }: { $winner } gewinnt, weil früher in der Reihenfolge.
       *[no] { $winner } hat die beliebteste Klinik, mit { $total } Beliebtheit.
    }
end-goal-met = Ziel erreicht, mit { $total } Beliebtheit. Dein Titel: { $title }.
end-goal-missed = Ziel verfehlt: { $goal }.
end-covid-lost = Das Virus hat gewonnen: { $survived } überlebten, { $deceased } nicht.
end-tactical-victory = Taktischer Sieg: { $survived } überlebten, { $deceased } nicht. Beliebtheit { $total }; mit { $wanted } wäre es ein strategischer Sieg.
end-strategic-victory = Strategischer Sieg: { $survived } überlebten, { $deceased } nicht, Beliebtheit { $total }. Auf der Tafel steht { $best }.
score-popularity = Beliebtheit
score-doctors = Ärzte
score-staff = Pflege- und Hilfskräfte
score-rooms = Behandlungszimmer
score-buildings = Gebäude
score-patients = Übrige Patienten
score-time = Zeit
score-zombies = Zombies

## Options

option-seats = Spieler
    .help = Alle führen ihre eigene Klinik; allein spielst du um ein Ziel.
option-level-1 = Erster Spieler
    .help = { level-help }
    .beginner = Anfänger
    .expert = Profi
option-level-2 = Zweiter Spieler
    .help = { level-help }
    .beginner = Anfänger
    .expert = Profi
option-level-3 = Dritter Spieler
    .help = { level-help }
    .beginner = Anfänger
    .expert = Profi
option-level-4 = Vierter Spieler
    .help = { level-help }
    .beginner = Anfänger
    .expert = Profi
level-help = Anfänger ziehen eine Startklinik, Profis wählen ein Tableau und bauen selbst.
option-blood = Bluttransfusion
    .help = Angestellte spenden Blut; Pflegekräfte bringen es zu Patienten und behandeln ohne Arzt.
option-donor-orderly-counts = Blutspendende Hilfskräfte senken den Unterhalt
    .help = Eine Hilfskraft, die Blut spendet, spart in dieser Runde trotzdem Unterhalt.
option-extinguishers = Feuerlöscher
    .help = Vorbeigehen kostet mehr Zeit, Behandlungen daneben bringen 3 $ mehr.
option-workaholics = Arbeitswütige Ärzte
    .help = Violette Ärzte behandeln mehrere Patienten allein und gehen dann erschöpft.
option-zombies = Zombies
    .help = Zwei gelbe Patienten allein im Behandlungszimmer werden zum Zombie; er bringt Punkte, wenn du ihn von deinen Leuten fernhältst.
option-zombie-single-step = Zombies machen einen einzigen Schritt
    .help = Sonst geht ein Zombie so weit, wie du willst.
option-covid = COVID-19 (alle spielen zusammen)
    .help = Kooperativ: Rettet mehr Menschen, als das Virus holt.
option-contagion = Ansteckung
    .help = Wie viele neue Plättchen nach jeder Runde kommen.
    .low = Gering
    .high = Hoch
option-isolation = Selbstisolierung
    .help = Je besser die Leute zu Hause bleiben, desto weniger Plättchen kommen.
    .good = Gut
    .medium = Mittel
    .poor = Schlecht
option-covid-split = Neue Ansteckungen
    .help = Wie sie auf die Kliniken verteilt werden.
    .proposal = Vorschlag und Abstimmung
    .first-player = Der erste Spieler entscheidet
    .even = Gleichmäßig
option-beds-first = Infizierte Ärzte müssen ins Bett
    .help = Ein infizierter Arzt bleibt nur in einer Zentrale, solange er kein freies Bett erreicht.
option-admit-requires-hub = Aufnehmen braucht eine Zentrale
    .help = Du nimmst nur Patienten auf, für deren Fach du eine Zentrale hast.
option-perimeter-parking = Parken am Rand
    .help = Autos dürfen auch am äußeren Rand des Tableaus parken.
option-unpaid-staff-leave = Unbezahlte Angestellte gehen
    .help = Wenn auch die Beliebtheit nicht für die Löhne reicht, geht jemand.
option-final-turn-order-reset = Reihenfolge nach der letzten Runde
    .help = Sie wird noch einmal bestimmt, bevor sie einen Gleichstand entscheidet.
option-may-decline-treatment = Behandlung darf ausfallen
    .help = Du darfst einen Patienten absichtlich nicht behandeln.
option-hub-special-limit = Eine Zentrale und ein Spezialraum je Runde
    .help = Wie viele auch offen liegen.
option-hire-before-room = Hilfskräfte vor ihrem Lagerraum anstellen
    .help = Eine Hilfskraft braucht erst am Ende der Bewegung einen Lagerraum: Stell sie an und bau später in der Runde. Ohne Lagerraum wartet sie an der Tür, bezahlt, aber ohne Arbeit.
option-outdoor-walking = Leute gehen im Freien
    .help = Im Erdgeschoss darf man über leere Felder von Gebäude zu Gebäude gehen.
option-phase-mode = Bewegen und Geschäft
    .help = Ob alle gleichzeitig bewegen.
    .simultaneous = Gleichzeitig
    .turn-order = Der Reihe nach

## The table

part-setup = Aufbau
part-actions = Aktionen
part-move = Bewegen
part-business = Geschäft
part-administration = Verwaltung
part-over = Das Spiel ist aus
course-title = Runde { $round } von { $rounds }
course-action = Aktion { $turn }
fact-round = Runde
    .value = { $round } von { $rounds }
fact-turn = Aktion
fact-phase = Phase
fact-order = Reihenfolge
dollars = { $amount } $
fact-savings = Erspartes
fact-popularity = Beliebtheit
fact-time = Zeit
fact-due = Fällig
fact-total = Endstand jetzt
curve-total = Beliebtheit nach Wertung
fact-goal = Ziel
fact-zombies = Zombies übrig
fact-survived = Überlebt
fact-deceased = Verstorben
fact-tiles = Kommende Plättchen
fact-to-place = Plättchen zu legen
fact-split = Verteilung
fact-refused = Abgelehnte Verteilungen
zone-notepad = Termine
    .note = wer rechts steht, wird zuerst aufgenommen; eine Behandlung bringt { $incomes }
colour-income = { $amount } $ ({ colour })
zone-university = Universität und Agentur
    .note = Pflegekräfte der nächsten Runden: { $nurses }
zone-yard = Bauhof
    .note = Preise vom untersten Stock aufwärts
zone-seats = Spieler
zone-goals = Ziele
zone-bonus = Bonusplättchen
zone-tiles = Deine Aktionsplättchen
zone-clinic = Klinik von { $player }
    .hidden = entsteht im Geheimen
    .summary = { $money } $, Einnahmen { $income } $, Beliebtheit { $popularity }, Zeit { $time }, Löhne { $wages } $, Unterhalt { $upkeep } $
zone-floor = Klinik von { $player }: { floor }
zone-doors = Klinik von { $player }: Ankunft
zone-streets = Klinik von { $player }: Straße
zone-pre = Klinik von { $player }: Voraufnahme
zone-away = Klinik von { $player }: neben dem Tableau
piece-doctor = { $person }, { $price } $
    .empty = leer
piece-nurses = Pflegekräfte
    .price = Pflegekräfte, { $price } $
piece-orderlies = Hilfskräfte, { $price } $
piece-player =
    { $asked ->
        [yes] wählt
       *[no] { "" }
    }
    .note =
        { $used ->
            [none] Beliebtheit { $popularity }, { $money } $, Zeit { $time }
           *[other] Beliebtheit { $popularity }, { $money } $, Zeit { $time }, benutzt: { $used }
        }
piece-stack =
    { $up ->
        [yes] liegt offen
       *[no] keins offen
    }
    .endless = so viele wie nötig
piece-entrance =
    { $built ->
        [yes] Eingang, { $where }
       *[no] { $where }
    }
piece-helipad = Landeplatz
piece-street =
    { $kind ->
        [across] Reihe { $row }, Spalte { $column }–{ $next }
        [along] Spalte { $column }, Reihe { $row }–{ $next }
       *[edge] am Rand, Reihe { $row }, Spalte { $column }
    }
    .car = Auto
piece-component = { $room }, { $prices } $
piece-planned = wird behandelt: +{ $amount } $
condition =
    { $condition ->
        [infected] infiziert
        [quarantine] in Quarantäne
        [exhausted] erschöpft
        [resting] ruht
        [donor] spendet Blut
        [on-top] auf einem Patienten
       *[bound] bleibt bis zur Heilung
    }
piece-space =
    { $what ->
        [parking] Parkplatz, { $cars } von { $size } Autos
       *[empty] leer
    }
    .operational = betriebsbereit
    .stop = Haltestelle
mark =
    { $mark ->
        [blood] Blut
        [extinguisher] Feuerlöscher
        [zombie] Zombie
        [waiting] COVID-19-Plättchen, { service }
       *[chosen] COVID-19-Plättchen, eben gelegt
    }

## What rooms and people need and can

can-hub = Gibt ihrem Stock des Gebäudes das Fachgebiet; beliebig viele Ärzte und Pflegekräfte bleiben hier.
can-treatment = Gehört zum Fachgebiet einer Zentrale daneben auf demselben Stock; in Betrieb mit einem Lagerraum daneben, darüber oder darunter.
can-supply = Versorgt beliebig viele angrenzende Behandlungszimmer, auch darüber und darunter. Hier arbeiten Hilfskräfte.
can-operating-room = In Betrieb neben einer Zentrale, ohne Lager; behandelt einen Patienten und hat eine eigene Pflegekraft.
can-lab = Beherbergt einen Arzt, der sich in der Verwaltung fortbildet: zwei Stufen und sofort Beliebtheit.
can-outpatient = Behandelt einen Patienten aus jedem Fachgebiet und in jeder Farbe; Patienten kommen direkt aus der Voraufnahme.
can-triage = Senkt jede Runde deine Bewegungszeit; niemand darf hier stehen bleiben.
can-garden = Jede Behandlung in einem Zimmer daneben bringt mehr ein; steht am Boden oder über einem Garten und trägt nichts.
can-helipad = Steht direkt über einem Raum; hier kommen Leute an und steigen hinunter.
can-entrance = Führt in einen Raum im Erdgeschoss; hier kommt man herein, aber nie hinaus.
can-conveyor = Eine Haltestelle in einem Raum; zu den nächsten in gerader Linie kostet es keine Zeit.
can-parking = Fasst Autos zusätzlich zu denen an seinen Rändern.
can-parking-upgrade = Ein Parkplatz fasst dann ein Auto mehr.
can-extinguisher = Seinen Raum zu betreten kostet mehr Zeit; Behandlungen in Zimmern daneben bringen mehr ein.
can-doctor = Braucht so viele Pflegekräfte im Zimmer, wie seine Stufe von der des Patienten abweicht; bleibt in Zentrale, Zimmer, Labor oder Ambulanz.
can-nurse = Hilft einem Arzt pro Runde; bleibt in Zentrale, Behandlungszimmer oder OP-Saal.
can-orderly = Bleibt in einem Lagerraum.
can-patient = Bleibt in einem Zimmer des eigenen Fachgebiets, in der Ambulanz oder in der Voraufnahme.

## Was ein Platz im Voraus sagt, und wovor gewarnt wird

standing-cars = Autos
    .help = Wo sie parken, welche wegfahren und welche auf einen neuen Parkplatz umziehen.
    .best = Für mich parken
standing-arrivals = Wo neues Personal ankommt
    .help = An welchem Eingang jemand hereinkommt.
    .best = Eingang für mich wählen
standing-care-plan = Behandlungsplan
    .help = Der Vorschlag behandelt, wen er kann, für die höchsten Einnahmen. Wo Masken mehr Behandlungen erlauben würden, wirst du gefragt.
    .accept = Vorschlag annehmen
standing-blood = Blut
    .help = Wem Blut gegeben und ob die Spende genommen wird.
    .best = Für mich entscheiden
standing-infections = COVID-19-Plättchen
    .help = Wen meine Plättchen anstecken und wo neue warten.
    .best = Für mich legen
standing-splits = Verteilung der COVID-19-Plättchen
    .help = Was jemand anders vorschlägt.
    .accept = Alle annehmen
    .refuse = Alle ablehnen
moment-death = Ein Patient von mir würde sterben
    .help = Ein roter Patient oder infizierter roter Arzt wird nach dem Plan nicht behandelt.
danger-deaths =
    { $people ->
        [one] 1 roter Patient wird sterben: −{ $popularity } Beliebtheit.
       *[other] { $people } rote Patienten werden sterben: −{ $popularity } Beliebtheit.
    }
danger-doctors =
    { $people ->
        [one] 1 infizierter roter Arzt wird sterben: −{ $popularity } Beliebtheit.
       *[other] { $people } infizierte rote Ärzte werden sterben: −{ $popularity } Beliebtheit.
    }
danger-caught =
    { $people ->
        [one] Der rote Arzt würde sich anstecken und noch in dieser Runde sterben: −{ $popularity } Beliebtheit.
       *[other] { $people } rote Ärzte würden sich anstecken und noch in dieser Runde sterben: −{ $popularity } Beliebtheit.
    }

## Was eine Runde ergibt

sum-income = Einnahmen
sum-expenses = Löhne und Unterhalt
sum-spending = Gebaut und eingestellt
sum-popularity = Beliebtheit
sum-healed = Gesund nach Hause
sum-died = Gestorben
sum-tired = Ärzte ermüdet
sum-trained = Ärzte fortgebildet
sum-worsened = Patienten verschlechtert

## Die Einführung

guide-title = Eröffnungstag
guide-welcome = Willkommen in deiner eigenen Klinik: eine Zentrale für Psychiatrie, ein Behandlungszimmer, ein Lagerraum und ein frischgebackener Arzt. In sechs Runden wird sie berühmt.
guide-build = Dreimal pro Runde wählen alle geheim Bauen, Einstellen oder Aufnehmen und decken zugleich auf. Heute gibt es keine Konkurrenz zu täuschen. Wähl Bauen.
guide-garden = Ein Garten neben einem Behandlungszimmer bringt 2 $ mehr für jeden, der dort behandelt wird. Wähl den Garten, setz ihn direkt neben dein Behandlungszimmer und beende die Aktion.
guide-hire = Zweite Aktion: Du brauchst einen besseren Arzt. Wähl Einstellen.
guide-doctor = Stell den orangen Arzt von der Universität ein. Alle kommen mit dem Auto; park es dort, wo du nicht bauen willst. Dann beende die Aktion.
guide-admit = Dritte Aktion: Patienten. Der Terminblock zeigt, wer auf welches Fachgebiet wartet, und nur die letzte Spalte kann aufgenommen werden. Wähl Aufnehmen.
guide-patients = Du hast zwei Punkte: Nimm zwei Psychiatrie-Patienten auf, den orangen und den weißen dahinter, und park ihre Autos.
guide-move-patients = Jetzt bewegen sich alle, und jeder Schritt braucht Zeit, die am Ende Beliebtheit kostet. Bring beide Patienten ins Behandlungszimmer.
guide-move-doctors = Und beide Ärzte hinterher. Ein Arzt in der Farbe des Patienten arbeitet allein; für jede Stufe Unterschied müsste eine Pflegekraft helfen.
guide-open = Orange behandelt Orange, Weiß behandelt Weiß. Beende das Bewegen und eröffne das Geschäft.
guide-plan = Das ist dein Behandlungsplan: 20 $ und 8 $ und für den Garten je 2 $ dazu. Nimm ihn an!
guide-leave = Beide sind gesund und fahren heim. Wähl, welche zwei Autos abfahren.
guide-popularity = Löhne und Unterhalt sind bezahlt, und 24 $ der heutigen Einnahmen sind übrig. Beliebtheit entscheidet das Spiel, jeder Punkt kostet 3 $: Öffne die Liste und kauf acht.
guide-end = Der Eröffnungstag ist vorbei, und die Stadt spricht von dir. Wer noch wartet, dem geht es über Nacht schlechter, und Ärzte ermüden. Spiel hier weiter, oder beginn eine ganze eigene Partie.

## What can be set in a position

position-phase = Phase
position-active = Wer am Zug ist (0 ist der erste Platz)
position-round = Runde
position-turn = Zug
position-boards-layout = Startklinik für Anfänger
position-boards-people = Personen
position-boards-modules = Räume
position-boards-gardens = Gärten
position-boards-helipads = Landeplätze
position-boards-entrances = Eingänge
position-boards-parking = Parkplätze
position-boards-money = Geld
position-boards-popularity = Beliebtheit
position-boards-income = Einnahmen
position-boards-time = Zeit
position-boards-deaths = Todesfälle
position-boards-played = Gespielte Aktionen
position-boards-selected = Gewählte Aktion
position-notepad = Terminblock
position-university = Universität
position-order = Reihenfolge
position-orderlies = Hilfskräfte
position-patients = Patienten im Beutel
position-doctors = Ärzte im Beutel
position-supply = Vorrat

## Stellungen

wants-every-seat = jeder Platz einmal
wants-other-key = ein Schlüssel dieser Erweiterung
wants-person = jemand wie „red doctor @ S1“ oder „white patient psychiatry @ pre“
wants-place = ein Feld, ein Eingang, pre oder away
wants-sense = etwas, womit das Spiel etwas anfangen kann
