### Healthy Heart Hospital auf Deutsch. Ein Name mit Geschlecht bekommt einen Artikel: DEN($room).
### Das Protokoll steht im Präsens, wie es in Brettspiel-Apps üblich ist: „Dr. Couch heilt den Patienten“.

summary = Führt zusammen ein heruntergekommenes Krankenhaus: einteilen, heilen, bauen und einstellen, neun Rettungswagen-Phasen lang, ohne pleitezugehen und ohne dass die Gräber ausgehen.

## Names: the hospital

noun-area-triage = Triage
    .gender = f
noun-area-parking-lot = Parkplatz
    .gender = m
name-malady-cardio = Kardiologie
name-malady-internal = Innere Medizin
name-malady-infectious = Infektiologie
name-malady-psychiatric = Psychiatrie
name-malady-trauma = Unfallchirurgie
noun-ward = Station { $malady }
    .gender = f
name-room-or-cardio = OP Kardiologie
    .gender = m
name-room-or-internal = OP Innere Medizin
    .gender = m
name-room-or-infectious = OP Infektiologie
    .gender = m
name-room-or-psychiatric = OP Psychiatrie
    .gender = m
name-room-or-trauma = OP Unfallchirurgie
    .gender = m
name-room-clinic = Poliklinik
    .gender = f
name-room-er = Notaufnahme
    .gender = f
name-room-morgue = Leichenhalle
    .gender = f
name-room-research-lab = Forschungslabor
    .gender = n
name-room-break-room = Pausenraum
    .gender = m
noun-chair =
    { $side ->
        [left] linker Stuhl ({ $malady })
       *[right] rechter Stuhl ({ $malady })
    }
    .dem =
        { $side ->
            [left] dem linken Stuhl ({ $malady })
           *[right] dem rechten Stuhl ({ $malady })
        }
noun-grave = Grab für { $price } $
    .gender = n
noun-morgue =
    { $price ->
        [0] Platz in der Leichenhalle
       *[other] Platz für { $price } $ in der Leichenhalle
    }
    .gender = m
noun-coroner = Gerichtsmedizin von { $doctor }
    .gender = f
name-level-1 = Symptome
name-level-2 = Stabil
name-level-3 = Schwach
name-level-4 = Kritisch
name-level-5 = Koma
name-level-6 = Tot
noun-patient =
    { $kind ->
        [internal] internistischer Patient
       *[other] { form-patient-kind }
    }
    .der =
        der { $kind ->
            [internal] internistische Patient
           *[other] { form-patient-kind }
        }{ form-patient-spot }
    .den =
        den { $kind ->
            [internal] internistischen Patienten
           *[other] { form-patient-kind }en
        }{ form-patient-spot }
    .dem =
        dem { $kind ->
            [internal] internistischen Patienten
           *[other] { form-patient-kind }en
        }{ form-patient-spot }
form-patient-kind =
    { $kind ->
        [cardio] Herzpatient
        [infectious] Infektionspatient
        [psychiatric] Psychiatriepatient
        [trauma] Unfallpatient
       *[other] { $malady }-Patient
    }
form-patient-spot =
    { $spot ->
        [left] { " " }auf dem linken Stuhl
        [right] { " " }auf dem rechten Stuhl
        [ward] { " " }auf der Station
        [or] { " " }im OP
        [clinic] { " " }in der Poliklinik
        [er] { " " }in der Notaufnahme
       *[none] { "" }
    }
noun-patient-bed = { noun-patient } { form-patient-bed }
    .der =
        der { $kind ->
            [internal] internistische Patient
           *[other] { form-patient-kind }
        } { form-patient-bed }
    .den =
        den { $kind ->
            [internal] internistischen Patienten
           *[other] { form-patient-kind }en
        } { form-patient-bed }
    .dem =
        dem { $kind ->
            [internal] internistischen Patienten
           *[other] { form-patient-kind }en
        } { form-patient-bed }
form-patient-bed =
    { $spot ->
        [ward] in Bett { $bed } der Station
        [clinic] in der Poliklinik, Platz { $bed }
       *[er] in der Notaufnahme, Platz { $bed }
    }
noun-patient-gone = dieser Patient
noun-cube =
    { $cube ->
        [red] rot
        [green] grün
        [yellow] gelb
        [gray] grau
        [blue] blau
        [black] schwarz
       *[other] { $cube }
    }
some-cubes =
    { $count ->
        [one] { $cube }
       *[other] { $count }× { $cube }
    }

## Names: people, tokens and markers

name-character-aorta = Dr. Aorta
name-character-couch = Dr. Couch
name-character-cast = Dr. Cast
name-character-gutman = Dr. Gutman
name-character-fever = Dr. Fever
name-character-glass = Dr. Glass
name-character-bunsen = Dr. Bunsen
name-character-lucky = Dr. Lucky
name-character-dream = Dr. Dream
name-character-smile = Dr. Smile
name-character-pinchpenny = Verwalter Pinchpenny
name-character-balihou = Verwalter Balihou
name-character-morbucks = Verwalter Morbucks
name-character-derring = Verwalter Derring
name-character-duronger = Verwalter DuRonger
noun-token-chief = Chefmarker
    .gender = m
noun-token-medical = Medizinmarker von { $owner }
    .gender = m
noun-token-admin = Verwaltungsmarker von { $owner }
    .gender = m
noun-token-shared-medical = Gemeinschafts-Medizinmarker
    .gender = m
noun-token-shared-admin = Gemeinschafts-Verwaltungsmarker
    .gender = m
noun-marker-priority = Vorrang-Würfel
    .gender = m
name-training-bedside-manner = Umgang mit Patienten
name-training-er-training = Notfalltraining
name-training-advanced-cardio = Fortbildung Kardiologie
name-training-advanced-internal = Fortbildung Innere Medizin
name-training-advanced-infectious = Fortbildung Infektiologie
name-training-advanced-psychiatric = Fortbildung Psychiatrie
name-training-advanced-trauma = Fortbildung Unfallchirurgie
name-training-research-phd = Forschungsdoktor
name-training-award = Ärztepreis oder Nobelpreis
name-training-admin-degree = Verwaltungsdiplom
name-training-coroner = Gerichtsmedizin
noun-training-face-down = ein zufälliges Plättchen von den verdeckten
name-staff-chaplain = Seelsorger
    .gender = m
name-staff-human-resources = Personalchefin
    .gender = f
name-staff-finance-officer = Finanzchef
    .gender = m
name-staff-lawyer = Anwältin
    .gender = f
name-staff-operations-officer = Betriebschefin
    .gender = f
name-staff-public-relations = Pressesprecher
    .gender = m
name-staff-security-guard = Wachmann
    .gender = m
name-staff-medical-tech = Medizintechnikerin
    .gender = f
name-staff-or-nurse = OP-Schwester
    .gender = f
name-staff-triage-nurse = Triage-Schwester
    .gender = f
name-staff-ward-nurse = Stationsschwester
    .gender = f

## Names: Ward Abilities, in full

ability-black-no-effect = Schwarz zählt nicht, aber erst 2 passende Würfel senken um 1 Stufe
ability-no-doctor-bonus = Kein Arztbonus (Fortbildung, Personal und Vorrang zählen)
ability-always-plus-one = Alle Ärzte ziehen 1 Bonuswürfel oder stattdessen ihren eigenen Arztbonus; kein anderer Bonus zählt
ability-worst-first = Die Schlimmsten zuerst heilen
ability-research-on-cure = Eine Heilung bringt Grundlagenforschung gratis
ability-admin-on-cure = Eine Heilung macht einen Verwaltungsmarker wieder bereit
ability-recycle-on-cure = Eine Heilung bringt 2 Würfel mehr in den Becher zurück
ability-costly-death = Ein Todesfall zählt hier 1 PW mehr, bei Geld und Prestige
ability-auto-worse = Von allein schlechter: Die Visite erhöht alle um 1 Stufe
ability-crowded-discount = Solange alle 4 Betten belegt sind, kostet der OP dieser Farbe 6 $ (Bau und Ausbau)

## Names: Ambulance cards

name-ambulance-quiet-night-shift = Ruhige Nachtschicht
name-ambulance-book-club-brawl = Prügelei im Lesekreis
name-ambulance-school-nurse-is-out = Schulkrankenschwester krank
name-ambulance-sprained-ankle-season = Saison der verstauchten Knöchel
name-ambulance-cafeteria-food-poisoning = Lebensmittelvergiftung in der Kantine!
name-ambulance-bunk-bed-collapse = Stockbett eingestürzt
name-ambulance-chili-cook-off = Chili-Wettkochen
name-ambulance-flu-season-opens = Die Grippewelle rollt an
name-ambulance-family-reunion = Familientreffen
name-ambulance-icy-sidewalks = Glatteis
name-ambulance-stray-dog-chase = Jagd auf den Streuner
name-ambulance-office-party-mishap = Panne bei der Betriebsfeier
name-ambulance-nurses-strike = Streik der Pflegekräfte
name-ambulance-full-moon = Vollmond
name-ambulance-freeway-pile-up = Massenkarambolage
name-ambulance-petting-zoo-outbreak = Ausbruch im Streichelzoo
name-ambulance-marathon-sunday = Marathonsonntag
name-ambulance-heat-wave = Hitzewelle
name-ambulance-fireworks-sale = Feuerwerk im Angebot
name-ambulance-haunted-house-panic = Panik in der Geisterbahn
name-ambulance-stadium-stampede = Gedränge im Stadion
name-ambulance-train-derailment = Zug entgleist
name-ambulance-cruise-ship-returns = Das Kreuzfahrtschiff ist zurück
name-ambulance-tornado-touchdown = Ein Tornado
name-ambulance-doorbuster-sale = Ansturm auf den Schlussverkauf

## Names: kinds of Action

noun-kind-heal = Heilen
noun-kind-transfer = Verlegen
noun-kind-research = Forschen
noun-kind-build = Bauen
noun-kind-improve = Ausbauen
noun-kind-hire = Einstellen
noun-kind-assign = Personal zuteilen
noun-kind-train = Fortbilden
noun-kind-order-supplies = Nachschub bestellen
noun-kind-efficiency = Effizienz
noun-kind-organized-memo-system = Rundschreiben
noun-kind-priority-status = Vorrang
noun-kind-public-relations-spin = Schadensbegrenzung
noun-kind-efficient-construction = Zügiger Bau
noun-kind-new-management-techniques = Neue Führungsmethoden
noun-kind-mandatory-overtime = Überstunden
noun-kind-feeling-lucky = Glückssträhne
noun-kind-mad-scientist = Verrückter Wissenschaftler
noun-kind-experimental-procedures = Experimentelle Verfahren

## What a player may do

action-pick-administrator = { $character } übernimmt die Leitung
action-pick-doctor = { $character } kommt dazu
action-security-guard =
    { $answer ->
        [yes] „{ $card }“ wegschicken
       *[no] „{ $card }“ hereinlassen
    }
action-arrival-order = Zuerst: { $chair }
action-rounds-next =
    { $level ->
        [0] Visite bei { DEM($check) }
       *[other] Visite bei { DEM($check) } (Stufe { $level })
    }
action-feeling-lucky =
    { $answer ->
        [yes] Noch einmal ziehen (Chefmarker)
       *[no] Das Gezogene gelten lassen
    }
action-death-order = Zuerst abrechnen: { DER($patient) }
action-pr-spin =
    { $answer ->
        [yes] { $doctor } feuern: Der Todesfall kostet nichts
       *[no] Zu { $doctor } stehen
    }
action-lucky-hide =
    { $answer ->
        [no] Die Leiche nicht verschwinden lassen
       *[yes] Die Leiche verschwinden lassen: { DEN($token) } einsetzen, kein Geld zahlen
    }
action-use-coroner =
    { $answer ->
        [yes] Gerichtsmedizin von { $character } nutzen: 0 $
       *[no] Gerichtsmedizin von { $character } behalten
    }
action-tombstone-space =
    { $broke ->
        [yes] Begraben ({ $space }): { $price } $, und ihr seid pleite
        [award] Begraben ({ $space }): { $price } $, und ihr seid pleite, wenn ihr keinen Preis nutzt
       *[no] Begraben ({ $space }): { price }
    }
action-use-award =
    { $answer ->
        [yes] Preis von { $character } nutzen: +{ $prestige } Prestige
       *[no] Preis von { $character } aufheben
    }
move-with =
    { $token ->
        [chief] { $what } mit { $who }{ $cost } · Chefmarker
        [medical] { $what } mit { $who }{ $cost } · Medizinmarker
        [admin] { $what } mit { $who }{ $cost } · Verwaltungsmarker
        [shared_medical] { $what } mit { $who }{ $cost } · gemeinsamer Medizinmarker ({ $source })
        [shared_admin] { $what } mit { $who }{ $cost } · gemeinsamer Verwaltungsmarker ({ $source })
       *[own] { $what } mit { $who }{ $cost }
    }
move-transfer = { DEN($patient) } verlegen (Stufe { $level }): { $place }
move-build =
    { $room ->
        [none] { DEN($new) } auf Platz { $number } bauen
       *[other] { DEN($name) } abreißen und dort { DEN($new) } bauen
    }
move-assign = { DEN($staff) } zuteilen: { $place }
action-choose-action =
    { $token ->
        [chief] { $kind } mit { $character }{ $cost } · Chefmarker
        [shared_medical] { $kind } mit { $character }{ $cost } · gemeinsamer Medizinmarker ({ $source })
        [shared_admin] { $kind } mit { $character }{ $cost } · gemeinsamer Verwaltungsmarker ({ $source })
        [medical] { $kind } mit { $character }{ $cost } · Medizinmarker
       *[admin] { $kind } mit { $character }{ $cost } · Verwaltungsmarker
    }
paid = { " · " }{ price }
only-build = { DEN($room) } bauen
only-improve = { DEN($room) } ausbauen
action-pass = Passen
action-shared-consent =
    { $answer ->
        [allow] Erlauben
       *[deny] Ablehnen
    }
action-heal-patient = { DEN($patient) } heilen (Stufe { $level })
action-heal-bonus =
    { $bonus ->
        [stop] Aufhören zu ziehen
       *[other] Bonus ziehen: { $source } ({ $cubes ->
            [1] 1 Würfel
           *[other] { $cubes } Würfel
        }{ $excludes ->
            [yes] ; schließt aus: { $instead }
           *[no] {""}
        })
    }
action-return-cube =
    { $cube ->
        [done] Nichts mehr zurücklegen
       *[other] 1 Würfel ({ $colour }) in den Becher zurücklegen
    }
action-cure-research = { research-pick }
action-cure-flip =
    { $token ->
        [none] Keinen Marker bereit machen
       *[other] { DEN($name) } bereit machen
    }
action-transfer-patient = { DEN($patient) } verlegen (Stufe { $level })
action-transfer-to = Verlegen nach: { $place }
action-research-pick = { research-pick }
research-pick =
    { $pick ->
        [reveal] Eine Fortbildung aufdecken
        [assign] Eine offene Fortbildung vergeben
        [prestige] 1 Prestige erhalten
       *[none] Nicht forschen
    }
action-research-marker = { $marker } nehmen
action-train-marker = { $marker } nehmen · { $price } $
action-train-doctor = { $character } fortbilden
action-training-veto =
    { $answer ->
        [allow] Erlauben
       *[block] Ablehnen
    }
action-build-room = { DEN($room) } bauen · { price }
action-build-slot =
    { $room ->
        [none] Auf Platz { $number } bauen
       *[other] { DEN($name) } abreißen und dort bauen
    }
action-improve-room = { DEN($room) } ausbauen · { price }
action-hire-marker = { DEN($staff) } einstellen · { price }
price =
    { $converted ->
        [0] { $price ->
            [0] gratis
           *[other] { $price } $
        }
       *[other] { $money ->
            [0] { $converted } Prestige, weil Geld fehlt
           *[other] { $money } $ und { $converted } Prestige
        }
    }
action-assign-staff = { DEN($staff) } zuteilen
action-assign-to = Einsetzen: { $place }
action-efficiency-patient =
    { $patient ->
        [done] Effizienz beenden
       *[other] { DEN($name) } verlegen ({ $level ->
            [one] 1 Würfel
           *[other] { $level } Würfel
        })
    }
action-memo-staff =
    { $staff ->
        [done] Rundschreiben beenden
       *[other] { DEN($name) } zuteilen
    }
action-priority-patient = Vorrang für { DEN($patient) } (Stufe { $level })
action-management-ward = Neue Fähigkeit für { DEN($ward) }
action-overtime-token =
    { $token ->
        [done] Überstunden beenden
       *[other] { DEN($name) } bereit machen: { $prestige } Prestige
    }
action-scientist-from = Würfel von { DEM($patient) } nehmen (Stufe { $level })
action-scientist-to = { DEM($patient) } geben (Stufe { $level })
action-scientist-count =
    { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    }
action-procedure-colour = { $colour } heilt eine andere Krankheit
action-procedure-malady = { $colour } heilt im Fach { $malady }; dessen eigene Farbe heilt nicht
action-supply-cube = 1 Würfel bestellen: { $colour }
action-miracle-patient =
    { $patient ->
        [none] Um kein Wunder bitten
       *[other] Für { DEN($name) } beten (Stufe { $level })
    }

## What happened

event-phase-began =
    { $phase ->
        [ambulance] Runde { $turn }: Die Rettungswagen kommen.
        [player] Runde { $turn }: Ihr seid dran.
       *[housekeeping] Runde { $turn }: Aufräumen.
    }
event-characters-dealt = Im Dienst: { $characters }.
event-cards-revealed = Rettungswagen: links „{ $left }“, rechts „{ $right }“.
event-card-sent-away = Der Wachmann schickt „{ $card }“ weg; dafür kommt „{ $replacement }“.
event-cubes-drawn =
    { $purpose ->
        [card] „{ DER($what) }“: { $cubes }.
        [rounds] Visite, { DER($what) }: { $cubes }.
        [heal] Für { DEN($what) }: { $cubes }.
        [bonus] Bonus ({ $what }): { $cubes }.
       *[miracle] Gebet für { DEN($what) }: { $cubes }.
    }
event-draw-repeated =
    { $cubes ->
        [one] Glückssträhne: Der Würfel geht zurück und wird neu gezogen.
       *[other] Glückssträhne: { $cubes } Würfel gehen zurück und werden neu gezogen.
    }
event-cup-refilled =
    { $cubes ->
        [one] 1 Würfel kommt aus der Ablage in den Becher zurück.
       *[other] { $cubes } Würfel kommen aus der Ablage in den Becher zurück.
    }
event-patient-arrived =
    { $spot ->
        [left] Neu auf dem linken Stuhl ({ $malady }): Stufe { $level }.
       *[right] Neu auf dem rechten Stuhl ({ $malady }): Stufe { $level }.
    }
event-patient-checked =
    { $healed ->
        [yes] { $by } kann { DEM($patient) } nicht helfen{ $money ->
            [0] .
           *[other] : trotzdem +{ $money } $.
        }
       *[no] { DEM($patient) } geht es nicht schlechter.
    }
event-level-changed =
    { $healed ->
        [yes] { $change ->
            [better] { $by } behandelt { DEN($patient) }: Stufe { $before } → { $after }, +{ $money } $.
           *[worse] { $by } macht { DEN($patient) } kränker: Stufe { $before } → { $after }{ $money ->
                [0] .
               *[other] , +{ $money } $.
            }
        }
       *[no] { $change ->
            [better] { DER($patient) } erholt sich: Stufe { $before } → { $after }.
           *[worse] { DER($patient) } wird kränker{ $why ->
                [ward] {" "}(Fähigkeit der Station)
                [flatline] {" "}(Nulllinie)
               *[other] {""}
            }: Stufe { $before } → { $after }.
        }
    }
event-patient-moved =
    { $brought ->
        [yes] { $by } verlegt { DEN($patient) }: { $place } (Stufe { $level }).
       *[no] { DER($patient) } wird verlegt: { $place } (Stufe { $level }).
    }
event-patient-cured =
    { $healed ->
        [yes] { $by } heilt { DEN($patient) }: +{ $money } $, +{ $prestige } Prestige.
       *[no] { DER($patient) } ist geheilt: +{ $prestige } Prestige.
    }
event-patient-discharged =
    { $money ->
        [0] { DER($patient) } geht nach Hause.
       *[other] { DER($patient) } geht nach Hause: +{ $money } $.
    }
event-patient-died =
    { $healed ->
        [yes] { DER($patient) } stirbt bei der Behandlung ({ $by }).
       *[no] { DER($patient) } stirbt.
    }
event-marker-turned =
    { $side ->
        [ekg] { DER($patient) } zeigt EKG: beim nächsten Aufräumen sicher.
       *[flatline] { DER($patient) } zeigt Nulllinie: wird beim nächsten Aufräumen kränker, wenn niemand behandelt.
    }
event-tombstone-placed = Das Grab: { $space }.
event-death-settled =
    { $losses ->
        [none] Der Todesfall kostet nichts.
       *[other] Der Todesfall kostet { $losses }.
    }
loss-prestige = { $amount } Prestige
loss-money = { $amount } $
loss-converted = weitere { $amount } Prestige für fehlendes Geld
event-fee-earned = Die Behandlung bringt { $money } $.
event-cost-paid =
    { $converted ->
        [0] Bezahlt: { $money } $.
       *[other] { $money ->
            [0] Bezahlt: { $converted } Prestige, weil das Geld fehlte.
           *[other] Bezahlt: { $money } $ und { $converted } Prestige für fehlendes Geld.
        }
    }
event-prestige-gained = +{ $prestige } Prestige.
event-prestige-spent = −{ $prestige } Prestige.
event-money-gained = { DER($staff) } bringt { $money } $ ein.
event-action-declared =
    { $token ->
        [chief] { $character }: { $kind } (Chefmarker).
        [shared_medical] { $character }: { $kind } (gemeinsamer Medizinmarker).
        [shared_admin] { $character }: { $kind } (gemeinsamer Verwaltungsmarker).
        [medical] { $character }: { $kind } (Medizinmarker).
       *[admin] { $character }: { $kind } (Verwaltungsmarker).
    }
event-player-passed = { $seat } passt.
event-consent-refused = Die Leitung lehnt ab: { $character } nimmt „{ $kind }“ zurück.
event-token-flipped =
    { $used ->
        [yes] { DER($token) } ist benutzt.
       *[no] { DER($token) } ist wieder bereit.
    }
event-token-gained = Neu: { $token }.
event-token-returned = { DER($token) } geht in den Vorrat zurück.
event-tokens-refreshed =
    { $tokens ->
        [one] 1 Marker ist wieder bereit.
       *[other] { $tokens } Marker sind wieder bereit.
    }
event-cubes-returned = Zurück in den Becher: { $cubes }.
event-supplies-ordered = Bestellt: { $cubes }.
event-training-revealed = Neue Fortbildung im Angebot: { $marker }.
event-training-assigned = { $character } hat jetzt „{ $marker }“.
event-assignment-blocked = Die Leitung lehnt ab: { $character } bekommt „{ $marker }“ nicht.
event-award-used = { $character } gewinnt einen Preis: +{ $prestige } Prestige.
event-room-built =
    { $improved ->
        [yes] { $by } baut { DEN($room) } für { $price }, gleich ausgebaut
       *[no] { $by } baut { DEN($room) } für { $price }
    }{ $prestige ->
        [0] .
       *[other] : +{ $prestige } Prestige.
    }
event-room-improved =
    { $by } baut { DEN($room) } für { $price } aus{ $prestige ->
        [0] .
       *[other] : +{ $prestige } Prestige.
    }
event-room-removed = Abgerissen: { $room }.
event-staff-turned-up = { DER($staff) } kann jetzt eingestellt werden.
event-staff-hired = { $by } stellt { DEN($staff) } für { $price } ein.
event-staff-moved =
    { $home ->
        [yes] { DER($staff) } ist wieder auf dem Parkplatz.
       *[no] { DER($staff) } arbeitet jetzt hier: { $place }.
    }
event-priority-placed = { DER($patient) } hat Vorrang.
event-ability-replaced = { $ward } hat eine neue Fähigkeit: { $new }.
event-cubes-moved =
    { $cubes ->
        [one] Verrückter Wissenschaftler: 1 Würfel von { DEM($giver) } zu { DEM($receiver) }.
       *[other] Verrückter Wissenschaftler: { $cubes } Würfel von { DEM($giver) } zu { DEM($receiver) }.
    }
event-nothing-left =
    { $action ->
        [efficiency] { $kind } ist zu Ende: Niemand sonst kann damit verlegt werden.
        [organized_memo_system] { $kind } ist zu Ende: Niemand sonst kann wechseln.
       *[mandatory_overtime] { $kind } sind zu Ende: Kein anderer Marker kann bereit werden.
    }
event-procedure-named = Experimentelle Verfahren: Bis zum Aufräumen heilen Würfel ({ $colour }) auch im Fach { $malady }; dessen eigene Farbe heilt nicht.
event-doctor-fired = { $character } wird gefeuert; { $replacement } übernimmt.
event-miracle-failed = Kein Wunder für { DEN($patient) }.
event-game-ended =
    { $reason ->
        [went_broke] Das Krankenhaus ist pleite.
        [no_tombstone_space] Es gibt kein Grab mehr. Punkte: { $score }.
       *[ran_its_course] Der letzte Rettungswagen war da. Punkte: { $score }.
    }

## What is asked

prompt-pick-administrator = Wer leitet das Krankenhaus?
prompt-pick-doctor = Wer kommt dazu?
prompt-security-guard =
    { $side ->
        [left] Linker Rettungswagen: mit dem Wachmann wegschicken?
       *[right] Rechter Rettungswagen: mit dem Wachmann wegschicken?
    }
prompt-arrival-order =
    { $er ->
        [no] Welcher Stuhl zuerst? Es gibt keine Notaufnahme
       *[yes] { $free ->
            [0] Welcher Stuhl zuerst? In der Notaufnahme ist nichts frei
            [one] Welcher Stuhl zuerst? In der Notaufnahme ist 1 Platz frei
           *[other] Welcher Stuhl zuerst? In der Notaufnahme sind { $free } Plätze frei
        }
    }
prompt-rounds-next = Visite: Wer ist der Nächste?
prompt-feeling-lucky = Glückssträhne: noch einmal ziehen?
prompt-death-order = Welcher Todesfall wird zuerst abgerechnet?
prompt-pr-spin = Schadensbegrenzung: jemanden feuern? Dann kostet dieser Todesfall weder Prestige noch Geld.
prompt-lucky-hide = Soll Dr. Lucky die Leiche verschwinden lassen? Das kostet einen eigenen Marker und spart das Geld.
prompt-use-coroner = Die Gerichtsmedizin nutzen? Sie begräbt für 0 $, einmal im Spiel.
prompt-tombstone-space =
    { $prestige ->
        [0] Welches Grab?
       *[other] { $free ->
            [yes] Welches Grab? Der Todesfall kostet { $prestige } Prestige und kein Geld.
           *[no] Welches Grab? Der Todesfall kostet { $prestige } Prestige und den Preis des Grabs.
        }
    }
prompt-use-award = Den Preis jetzt nutzen?
prompt-choose-action = Ihr seid dran: Patient, Arzt oder Raum wählen
    .others = Patient, Arzt oder Raum wählen
prompt-shared-consent =
    { $has_target ->
        [yes] { $character }: { $action } ({ $target }). Darf dafür ausgegeben werden: { $cost }?
       *[no] { $character }: { $action }. Darf dafür ausgegeben werden: { $cost }?
    }
spent-token =
    { $kind ->
        [medical] ein gemeinsamer Medizinmarker
       *[admin] ein gemeinsamer Verwaltungsmarker
    }
prompt-heal-patient = Wen heilen?
prompt-heal-bonus = Bonus ziehen oder aufhören?
prompt-return-cube =
    { $left ->
        [one] 1 Würfel in den Becher zurücklegen?
       *[other] Würfel in den Becher zurücklegen? Noch { $left }
    }
prompt-cure-research = Geheilt! Grundlagenforschung gratis?
prompt-cure-flip = Geheilt! Welcher Verwaltungsmarker wird bereit?
prompt-transfer-patient = Wen verlegen?
prompt-transfer-to = Wohin mit { DEM($patient) }?
prompt-research-pick =
    { $left ->
        [one] Was bringt die Forschung?
       *[other] Was bringt die Forschung? { $left } Ergebnisse
    }
prompt-research-marker = Welche Fortbildung?
prompt-train-marker = Fortbilden ({ $price } $): Welche Fortbildung?
prompt-train-doctor = Wer bekommt „{ $marker }“?
prompt-training-veto =
    { $price ->
        [0] Soll { $doctor } „{ $marker }“ bekommen?
       *[other] Soll { $doctor } „{ $marker }“ bekommen? Die { $price } $ sind in jedem Fall bezahlt.
    }
prompt-build-room = Welchen Raum bauen? { funds }
funds =
    { $prestige ->
        [0] Ihr habt { $money } $
       *[other] Ihr habt { $money } $ und { $prestige } Prestige
    }
prompt-build-slot = Wohin?
prompt-improve-room = Welchen Raum ausbauen? { funds }
prompt-hire-marker = Wen einstellen? { $price } $
prompt-assign-staff = Wen zuteilen?
prompt-assign-to = Wo arbeitet { DER($staff) }?
prompt-efficiency-patient =
    { $left ->
        [one] Effizienz: Wen verlegen? Noch 1 Würfel
       *[other] Effizienz: Wen verlegen? Noch { $left } Würfel
    }
prompt-memo-staff = Rundschreiben: Wen zuteilen?
prompt-priority-patient = Wer bekommt Vorrang?
prompt-management-ward = Welche Station bekommt eine neue Fähigkeit?
prompt-overtime-token = Überstunden: Welcher Marker wird bereit? Je { $price } von { $prestige } Prestige
    .others = Überstunden: Welcher Marker wird bereit? Je { $price } von { $prestige } Prestige
prompt-scientist-from = Verrückter Wissenschaftler: Wer gibt Würfel ab?
prompt-scientist-to = Verrückter Wissenschaftler: Wer nimmt sie?
prompt-scientist-count = Wie viele Würfel?
prompt-procedure-colour = Experimentelle Verfahren: Welche Farbe heilt eine andere Krankheit?
prompt-procedure-malady =
    { $barred ->
        [yes] Welche Patienten heilt sie bis zum Aufräumen? Für sie zählt dann kein Arztbonus.
       *[no] Welche Patienten heilt sie bis zum Aufräumen? Ihre eigene Farbe heilt sie dann nicht.
    }
prompt-supply-cube =
    { $left ->
        [one] Welchen Würfel bestellen? Noch 1
       *[other] Welchen Würfel bestellen? Noch { $left }
    }
prompt-miracle-patient = Für wen betet der Seelsorger?
prompt-over = Das Spiel ist aus

## Why something cannot be done

refusal-admin-token-spent-already = Nachschub wird vor jedem anderen Verwaltungsmarker der Runde bestellt, und einer ist schon benutzt.
refusal-allowance-exceeded =
    { $left ->
        [one] Effizienz reicht noch für 1 Würfel, und dieser Patient hat { $level }.
       *[other] Effizienz reicht noch für { $left } Würfel, und dieser Patient hat { $level }.
    }
refusal-already-built = { DER($room) } steht schon. Besser wird es durch Ausbauen.
refusal-already-hired = { DER($staff) } arbeitet schon hier.
refusal-already-improved = { DER($room) } ist schon ausgebaut.
refusal-at-least-one = Erst mindestens einmal wählen.
refusal-blocked-by-the-lead = Die Leitung hat { $character } abgelehnt. Bitte jemand anderen wählen.
refusal-cannot-be-assigned = { DER($staff) } arbeitet vom Parkplatz aus und wird nie zugeteilt.
refusal-condition-not-met = Der Bonus von { DEM($bonus) } gilt nicht für diesen Patienten.
refusal-discard-is-empty = Die Ablage ist leer: Es gibt nichts zu bestellen.
refusal-first-bonus-must-be-drawn = In der Triage heilen nur Bonuswürfel: erst einen Bonus ziehen.
refusal-heal-needs-a-medical-token = Zum Heilen braucht es einen Arzt mit einem Medizinmarker.
refusal-is-a-reaction = „{ $action }“ wird von allein angeboten, wenn es so weit ist.
refusal-is-there-already = Da arbeitet diese Person schon: { $place }.
refusal-keeps-its-last-cube = { DER($patient) } hat 1 Würfel und behält ihn.
refusal-lead-refused = Die Leitung hat abgelehnt. Nach der nächsten Aktion geht es wieder.
refusal-lowest-empty-slot-only = Neue Räume kommen auf den ersten freien Platz.
refusal-medical-token-only-for-own-discount = Mit einem Medizinmarker baut ein Arzt nur den Raum des eigenen Rabatts, nicht { DEN($room) }.
refusal-moved-already = { DER($staff) } war in diesem Rundschreiben schon dran.
refusal-must-differ-from-the-colour = Diese Krankheit hat ohnehin diese Farbe. Bitte eine andere nennen.
refusal-needs-a-desk-token = Das braucht einen Verwaltungsmarker oder den Chefmarker.
refusal-needs-a-doctor = Medizinmarker können nur Ärzte einsetzen.
refusal-needs-a-personal-token = Für den Rabatt muss der Arzt einen eigenen Marker einsetzen.
refusal-needs-advanced-research = Prestige bringt erst die Spitzenforschung: das Forschungslabor ausbauen.
refusal-needs-an-administrative-token = Nachschub bestellen braucht einen Verwaltungsmarker.
refusal-needs-the-chief-of-staff-token = Eine Sonderaktion braucht den Chefmarker.
refusal-never-alive-into-the-morgue = Die Leichenhalle ist für die Toten.
refusal-never-back-to-the-parking-lot = Niemand wird auf den Parkplatz zurückgeschickt.
refusal-never-into-the-er = Die Notaufnahme nimmt nur Patienten aus der Triage, die genau Stufe 5 erreichen.
refusal-never-into-triage = In die Triage geht niemand zurück.
refusal-no-ability-aside = Es gibt keine andere Stationsfähigkeit mehr.
refusal-no-bonus-to-draw = In der Triage heilen nur Bonuswürfel, und hier gibt es keine für { DEN($patient) }.
refusal-no-cubes-any-more = Wer auf Station oder im OP war, kommt nicht in die Poliklinik.
refusal-no-doctor-bonuses = Auf dieser Station zählt kein Arztbonus.
refusal-no-eligible-location = Es gibt keinen Ort für { DEN($staff) }.
refusal-no-free-row = Die Poliklinik ist voll.
refusal-no-heals-here = In der Poliklinik wird nicht geheilt: Dort erholt man sich beim Aufräumen.
refusal-no-overtime = Überstunden brauchen Prestige und einen benutzten Medizin- oder Verwaltungsmarker.
refusal-no-pair-of-cube-patients = Es braucht zwei Patienten derselben Krankheit außerhalb von Station und OP: einen mit Würfeln und einen mit Platz dafür.
refusal-no-patient = Es gibt keinen Patienten.
refusal-no-receiver = Niemand mit derselben Krankheit hat Platz für Würfel.
refusal-no-research-lab = Erst ein Forschungslabor bauen.
refusal-no-room-for-cubes = { DER($patient) } hat keinen Platz für mehr Würfel.
refusal-no-room-for-it = Mit diesem Marker lässt sich kein Raum bauen oder ausbauen.
refusal-no-slot = Alle Plätze sind belegt, und kein Raum kann weichen.
refusal-no-such-bonus-here = Kein Bonus mehr für diese Behandlung: { $bonus }.
refusal-no-such-marker-there = Diese Fortbildung liegt nicht bereit.
refusal-no-such-patient = Dieser Patient ist nicht mehr im Krankenhaus.
refusal-no-such-seat =
    { $seats ->
        [one] Dieser Tisch hat 1 Platz.
       *[other] Dieser Tisch hat { $seats } Plätze.
    }
refusal-no-token-left = Von deinen Leuten hat niemand mehr einen Marker dafür. Beim Aufräumen werden alle wieder bereit.
refusal-no-unused-token = Dieser Marker ist benutzt. Beim Aufräumen wird er wieder bereit.
refusal-nobody-for-hire = Niemand in der Bewerberreihe liegt offen. Mehr Prestige bringt mehr Bewerber.
refusal-nobody-to-assign = Niemand lässt sich zuteilen: erst Pflegekräfte oder eine Medizintechnikerin einstellen.
refusal-nobody-to-heal = Hier gibt es niemanden zu heilen.
refusal-nobody-to-transfer = Für niemanden gibt es einen passenden Platz.
refusal-not-a-cube-patient = Das geht nur mit Patienten in Triage, Poliklinik oder Notaufnahme.
refusal-not-a-doctor-in-play = { $character } gehört nicht zu euren Ärzten.
refusal-not-a-malady-colour = Schwarz gehört zu keiner Krankheit. Bitte eine andere Farbe nennen.
refusal-not-built = { DER($place) } ist noch nicht gebaut.
refusal-not-eligible = Dorthin nicht. Möglich: { $eligible }.
refusal-not-face-up = { DER($staff) } liegt noch verdeckt. Mit mehr Prestige wird beim Aufräumen aufgedeckt.
refusal-not-hired = Erst { DEN($staff) } einstellen.
refusal-not-in-play = { $character } arbeitet nicht hier.
refusal-not-in-the-discard = In der Ablage ist kein solcher Würfel.
refusal-not-in-the-set = Bei dieser Behandlung wurde kein solcher Würfel gezogen.
refusal-not-the-chief-of-staff = Überstunden machen den Chefmarker nicht wieder bereit.
refusal-not-the-player-phase = Erst in der Spielerphase.
refusal-not-the-same-malady = Würfel wandern nur zwischen Patienten mit derselben Krankheit.
refusal-not-your-character = { $character } wird von jemand anderem gespielt.
refusal-not-your-special = „{ $action }“ ist keine Sonderaktion eures Verwalters.
refusal-not-your-token = Dieser Marker gehört jemand anderem.
refusal-nowhere-to-go = Für { DEN($patient) } gibt es auf Stufe { $level } keinen Platz.
refusal-other-malady = { DER($place) } ist für eine andere Krankheit.
refusal-pick-is-impossible = Dafür gibt es keine Fortbildung mehr.
refusal-priority-is-placed = Der Vorrang-Würfel bleibt bis zu Heilung oder Tod bei seinem Patienten.
refusal-shut-out-by-procedures = Solange die experimentellen Verfahren gelten, zählt für diese Krankheit kein Arztbonus.
refusal-shut-out-by-the-ward = Auf dieser Station zählt kein anderer Bonus.
refusal-somebody-is-in-it = { DER($room) } ist nicht leer und bleibt stehen.
refusal-space-is-not-empty = Dieses Grab ist belegt.
refusal-stays-in-office = { DER($staff) } bleibt im Büro.
refusal-table-taken = Hier liegt schon jemand: { $place }.
refusal-token-is-not-unused = Dieser Marker ist benutzt.
refusal-token-is-not-used = Dieser Marker ist schon bereit.
refusal-too-expensive = Das kostet { $price } $. Mit umgewandeltem Prestige kommt ihr auf { $power } $: Verdient mit Behandlungen noch { $missing } $.
refusal-training-pool-empty = Es gibt keine Fortbildung mehr.
refusal-triage-patients-only = Effizienz verlegt Patienten aus der Triage.
refusal-used-or-shut-out = Dieser Bonus ist verbraucht oder durch einen anderen ausgeschlossen: { $bonus }.
refusal-variant-is-off = Nachschub bestellen ist an diesem Tisch nicht im Spiel.
refusal-ward-full = Alle Betten sind belegt: { $place }.
refusal-worst-first = Auf dieser Station kommen die Schlimmsten zuerst.
refusal-wrong-count =
    { $most ->
        [one] Nur 1 Würfel kann wandern.
       *[other] 1 bis { $most } Würfel können wandern.
    }
refusal-wrong-level = { DER($place) } nimmt niemanden auf Stufe { $level }.
refusal-wait-for-your-turn = { $seats } ist dran.
refusal-you-cannot-act = Ihr könnt gerade nichts tun.
refusal-you-have-passed = Ihr habt gepasst. Sobald jemand eine Aktion ausgeführt hat, geht es wieder.

## The end

end-ran-its-course = Der letzte Rettungswagen war da, und das Krankenhaus steht: { $score } Punkte. { epilogue }
end-went-broke = Das Krankenhaus ist pleite: keine Punkte, keine Ausreden.
end-no-tombstone-space = Für die Toten gibt es kein Grab mehr: eine Art Sieg, Wertung { $score }. { epilogue }
epilogue =
    { $band ->
        [100] Ein Musterkrankenhaus, bekannt im ganzen Land.
        [75] Der alte Glanz ist zurück, und die Stadt ist stolz darauf.
        [50] Ein angesehenes Haus: Sogar der Bürgermeister sagt es.
        [25] Es geht klar aufwärts, auch wenn Zweifler genau hinsehen.
        [10] Gerade so geschafft; Freunde und Kritiker halten sich die Waage.
       *[0] Es geht weiter bergab. Zeit für einen stillen Abgang.
    }
score-prestige = Prestige
score-awards = Noch gehaltene Preise
score-money = Das halbe Geld
score-tombstones = Grabsteine
score-unburied = Die Leiche ohne Grab

## Options

option-seats = Spieler
    .help = Fünf Figuren werden so gleichmäßig wie möglich verteilt.
option-difficulty = Schwierigkeit
    .help = Jede Rettungswagenkarte bringt bis zu 2 Würfel weniger oder mehr.
    .tutorial = Einführung
    .easy = Leicht
    .standard = Normal
    .hard = Schwer
    .challenging = Sehr schwer
option-order-supplies = Nachschub bestellen
    .help = Der erste Verwaltungsmarker einer Runde darf zehn Würfel in den Becher zurückholen.
option-higher-income = Höheres Einkommen
    .help = Eine Behandlung bringt Geld für jeden passenden Würfel, auch wenn keine Stufe mehr übrig ist; schwarze ziehen nichts ab.
option-character-setup = Figuren
    .help = Wer hier arbeitet.
    .random = Zufällig verteilt
    .chosen = Vom ersten Spieler gewählt
option-seat-turns = Reihenfolge
    .help = Ob alle handeln, wann sie wollen, oder reihum.
    .free = Wer mag
    .clockwise = Reihum
option-rounds-order = Reihenfolge der Visite
    .help = Ob ihr wählt, wer als Nächstes drankommt; sonst Station für Station, die Schlimmsten zuerst.
    .ask = Ihr wählt
    .auto = Von allein
option-er-rescue-any-phase = Rettung in die Notaufnahme in jeder Phase
    .help = Auch wer in der Triage durch eine Behandlung genau 5 erreicht, darf in die Notaufnahme; sonst nur, wer neu ankommt.
option-broke-at-zero = Pleite bei null
    .help = Ein Todesfall, nach dem weder Geld noch Prestige übrig ist, beendet das Spiel.
option-award-timing = Preise
    .help = Wann ein Preis sein Prestige bringt.
    .at-once = Sofort
    .hold = Wann ihr wollt
option-training-veto = Die Leitung darf Fortbildungen ablehnen
    .help = Der erste Spieler wird gefragt, wenn jemand anderes fortbildet.
option-shared-consent = Vor gemeinsamen Ausgaben fragen
    .help = Wer den Verwalter spielt, entscheidet über gemeinsame Marker und Geld.
option-procedures-bar-bonus = Verfahren ohne Arztbonus
    .help = Solange experimentelle Verfahren gelten, wird für ihre Patienten kein Arztbonus gezogen.
option-spin-fresh-tokens = Frische Marker nach einer Entlassung
    .help = Wer nachrückt, bringt bereite Medizinmarker mit.
option-ward-ability-pool = Stationsfähigkeiten
    .help = Ob eine der zehn vor Beginn ungesehen entfernt wird.
    .drop-one = Eine ungesehen entfernt
    .all-ten = Alle zehn

## The table

phase-setup = Aufbau
phase-ambulance = Rettungswagen-Phase
phase-player = Spielerphase
phase-housekeeping = Aufräumen
phase-over = Das Spiel ist aus
course-title = Runde { $turn } von { $turns }
course-ambulance = Rettungswagen
course-player = Spieler
course-housekeeping = Aufräumen
fact-turn = Runde
    .value = { $turn } von { $turns }
fact-phase = Phase
fact-money = Geld
    .value = { $money } $
fact-prestige = Prestige
fact-score = Punkte jetzt
count-deaths = Todesfälle
fact-pile = Nachziehstapel
zone-triage = Wartezimmer / Triage
    .note = hier werden nur Bonuswürfel gezogen; ein Patient zählt { $pv } PW
zone-rooms = Räume
zone-unbuilt = Räume zum Bauen
zone-shared = Gemeinsame Marker
zone-ambulance = Rettungswagenkarten
zone-cup = Becher
    .note =
        { $cubes ->
            [one] 1 Würfel
           *[other] { $cubes } Würfel
        }
zone-discard = Ablage
zone-training = Fortbildungen
zone-job-line = Bewerberreihe
    .note = Einstellen kostet { $price } $
zone-staff = Büros und Parkplatz
zone-cemetery = Friedhof
    .note =
        { $tombstones ->
            [0] noch kein Grabstein
            [one] 1 Grabstein
           *[other] { $tombstones } Grabsteine
        }
zone-drawn = Gezogen
zone-characters = Figuren
zone-draws =
    { $heal ->
        [0] zählt { $pv } PW
       *[other] zieht { $heal }, zählt { $pv } PW
    }
piece-bed = Bett
piece-patient = { $malady } { $level }, { $level_name }
    .pv = PW { $pv }
    .proxies =
        { $count ->
            [one] 1 der Würfel ist ein Ersatz
           *[other] { $count } der Würfel sind Ersatz
        }
    .chair = kam von { DEM($chair) }
piece-slot = freier Platz { $number }
piece-priority = Vorrang
piece-token =
    { $kind ->
        [medical] Medizinmarker
        [admin] Verwaltungsmarker
       *[chief] Chefmarker
    }
piece-coroner = Gerichtsmedizin
piece-pile = Nachziehstapel
piece-face-down = verdeckt
    .note = darunter: { $markers }
piece-marker =
    { $count ->
        [1] { $marker }
       *[other] { $count } × { $marker }
    }
piece-job =
    { $state ->
        [face_down] unbekannt
       *[empty] eingestellt
    }
    .note = ab { $requirement } Prestige
piece-grave = { $price } $
    .due = hier sind { $due } $ fällig
skill-bonus-malady = +{ $cubes } für { $malady }
skill-bonus-cube-patient = +{ $cubes } in Triage und Notaufnahme
skill-bonus-ward = +{ $cubes } auf Stationen
skill-research = Forschen mit Medizinmarkern
skill-hide = versteckt je Runde eine Leiche, für einen Marker
skill-discount = { $room } für { $price } $

## What people, markers, Rooms and Special Actions do

does-staff-chaplain = ein Wunderversuch bei jedem Aufräumen
does-staff-human-resources = jedes spätere Einstellen kostet weniger
does-staff-finance-officer = Geld bei jedem Aufräumen
does-staff-lawyer = das Geld für einen Todesfall wird halbiert
does-staff-operations-officer = bei der Einstellung ein gemeinsamer Verwaltungsmarker
does-staff-public-relations = ein Todesfall kostet weniger Prestige
does-staff-security-guard = einmal: schickt eine Rettungswagenkarte unter den Nachziehstapel
does-staff-medical-tech = Heilen hier darf mehr Würfel in den Becher zurücklegen
does-staff-or-nurse = Bonuswürfel beim Heilen im OP
does-staff-triage-nurse = ein Bonuswürfel beim Heilen von Würfel-Patienten hier
does-staff-ward-nurse = Bonuswürfel beim Heilen auf Station
does-training-bedside-manner = ein Würfel mehr, wenn dieser Arzt auf Station heilt
does-training-er-training = ein Würfel mehr, wenn dieser Arzt einen Würfel-Patienten heilt
does-training-research-phd = bezahlt Grundlagenforschung mit einem Medizinmarker
does-training-award = Prestige, einmal
does-training-admin-degree = ein eigener Verwaltungsmarker, einmal
does-training-coroner = ein Grabplatz für 0 $, einmal
does-training-advanced = ein Würfel mehr für dieses Fach, überall
does-room-or = ein Behandlungsplatz: mehr Würfel, mehr Geld
does-room-clinic = Patienten mit Stufe 1 oder 2 genesen von allein
does-room-er = nimmt Triagepatienten auf, die genau Stufe 5 erreichen, bis zum Aufräumen
does-room-morgue = mehr Gräber, billig
does-room-research-lab = erlaubt Forschen; ausgebaut zweimal
does-room-break-room = ein gemeinsamer Verwaltungsmarker; ausgebaut auch ein Medizinmarker
does-kind-efficiency = verlegt Triagepatienten mit zusammen bis zu 8 Würfeln
does-kind-organized-memo-system = teilt beliebig viel eingestelltes Personal auf einmal zu
does-kind-priority-status = gibt einem Patienten Vorrang: ein Würfel mehr bei jedem Heilen, PW um eins höher
does-kind-public-relations-spin = entlässt einen Arzt, dessen Behandlung getötet hat, und der Todesfall kostet nichts
does-kind-efficient-construction = baut für 18 $ einen Raum gleich ausgebaut
does-kind-new-management-techniques = gibt einer Station eine andere, zufällig gezogene Fähigkeit
does-kind-mandatory-overtime = macht benutzte Marker für je 2 Prestige wieder bereit
does-kind-feeling-lucky = wiederholt eine beliebige Würfelziehung, in jeder Phase
does-kind-mad-scientist = verschiebt Würfel zwischen zwei Patienten desselben Fachs, außer auf Station und im OP
does-kind-experimental-procedures = bis zum Aufräumen heilt in einem Fach eine andere Farbe statt der eigenen
piece-room-card = { $does }; Prestige { $basic }, ausgebaut { $improved }
piece-card =
    { $cubes ->
        [one] zieht 1 Würfel
       *[other] zieht { $cubes } Würfel
    }
skill-special = { $name }: { $does }

## Was ein Platz im Voraus sagt, und wovor gewarnt wird

standing-rounds = Reihenfolge der Visite
    .help = Jeder Patient der Stationen wird ohnehin einmal geprüft.
    .best = Die Schwersten zuerst
standing-arrivals = Reihenfolge der Ankünfte
    .help = Wenn mehrere Stühle zugleich überlaufen.
    .er = Frag mich, wenn die Notaufnahme Platz hat
    .best = Wie sie kommen
standing-burials = Grabsteine
    .help = Bei mehreren Todesfällen kommt der wertvollste Patient zuerst.
    .best = Der billigste Platz
standing-coroner = Gerichtsmedizin
    .help = Begräbt einmal im Spiel jemanden für 0 $.
    .yes = Beim ersten Todesfall nutzen
    .no = Nie nutzen
standing-hide = Dr. Lucky lässt eine Leiche verschwinden
    .help = Einmal im Spielzug, für einen Marker des Arztes: einen medizinischen, wenn er einen hat.
    .yes = Immer, wenn es geht
    .no = Nie
standing-spin = Schadensbegrenzung
    .help = Feuert einen Arzt, dessen Aktion jemanden getötet hat: Der Todesfall kostet nichts.
    .yes = Immer feuern
    .no = Immer zum Arzt stehen
standing-awards = Preise
    .help = Ein aufgehobener zählt am Ende des Spiels.
    .yes = Sofort nutzen
    .no = Bis zum Ende aufheben
standing-guard = Wachmann
    .help = Schickt eine Krankenwagenkarte weg und muss dann neu eingestellt werden.
    .best = Eine Karte mit vielen Würfeln wegschicken
    .no = Jede Karte hereinlassen
standing-lucky = Glückssträhne
    .help = Die Verwaltung darf ein Ziehen wiederholen.
    .harm = Frag mich, wenn schlecht gezogen wurde
    .never = Jedes Ziehen gilt
standing-flip = Marker nach einer Heilung
    .help = Wenn nur einer bereit werden kann oder es ohnehin alle werden.
    .best = Nimm ihn für mich
standing-veto = Fortbildungen durch andere
    .help = Die Leitung darf sie verhindern.
    .allow = Erlauben
standing-consent = Gemeinsames ausgeben
    .help = Die Leitung hat das letzte Wort.
    .allow = Erlauben
standing-bonuses = Bonuswürfel einer Behandlung
    .help = Sie werden Bonus für Bonus gezogen.
    .best = Ziehen, bis der Patient gesund ist
standing-returns = Würfel zurücklegen
    .help = Nach einer Behandlung mit Bonus.
    .best = Zurück, was Patienten brauchen
moment-death = Jemand würde am Gezogenen sterben
    .help = Bevor das Ziehen gilt.
danger-deaths =
    { $patients ->
        [one] 1 Patient wird sterben.
       *[other] { $patients } Patienten werden sterben.
    }
danger-emergency =
    { $patients ->
        [one] 1 Patient in der Notaufnahme stirbt beim Aufräumen, wenn niemand handelt.
       *[other] { $patients } Patienten in der Notaufnahme sterben beim Aufräumen, wenn niemand handelt.
    }
danger-conversion = { $prestige } Prestige ersetzen { $money } $: { $rate } für jeden Dollar.

## Was eine Runde ergibt

sum-cured = Geheilt
sum-discharged = Entlassen
sum-died = Gestorben
sum-income = Einnahmen
sum-spending = Ausgaben
sum-prestige = Prestige

## Die Einführung

guide-title = Die ersten Rettungswagen
guide-welcome = Willkommen im Healthy Heart: fünf Dollar, fünf belegte Betten, und du hast die Leitung. Das Haus wird als ein Team geführt; heute lenkst du alle fünf Figuren.
guide-arrivals = Eben waren die Rettungswagen da. Würfel sind Krankheit: Die vier roten auf diesem Stuhl sind ein Herzpatient auf Stufe 4, kritisch.
guide-grave = Fünf blaue Würfel kamen auf einen Stuhl. Er fasst vier, und ohne Notaufnahme ist dieser Patient gestorben. Wähl ein Grab: Jedes kostet mehr als das davor.
guide-rounds = Dann kam die Visite: ein Würfel für jedes Bett auf den Stationen. Passt die Farbe, geht es dem Patienten schlechter. Es traf die Innere Medizin.
guide-transfer = Jetzt bist du dran: Eine Aktion kostet einen Marker. Dein kritischer Patient braucht ein Bett. Lass ihn von Verwalter Morbucks mit dem Chefmarker verlegen.
guide-heal = Auf einer Station können Ärzte heilen. Drück auf deinen kritischen Patienten, dann auf Dr. Aorta. Sechs Würfel kommen aus dem Becher: Jeder rote nimmt eine Stufe, jeder schwarze bringt eine.
guide-bonus = Drei rote, also bliebe eine Stufe. Bei Herzpatienten darf Dr. Aorta zwei Würfel mehr ziehen. Nimm den Bonus!
guide-return = Geheilt! Und zwei der gezogenen Würfel dürfen zurück in den Becher, der über alles Weitere entscheidet. Drück zweimal auf Rot: Rote Würfel können wieder heilen.
guide-build = Vier Stufen zu je 2 $, und Prestige für die Heilung. So ein Tod wie der erste soll nicht mehr vorkommen: Dr. Dream baut die Notaufnahme billiger. Wähl Dr. Dream und Bauen.
guide-er = Da steht sie. Wer mit Stufe 5 ankommt, geht jetzt in die Notaufnahme statt auf den Friedhof. Heil ihn im selben Zug: Wer beim Aufräumen dort liegt, stirbt.
guide-goal = Sind deine Marker benutzt, kommen die nächsten Rettungswagen. Übersteh neun solche Phasen, ohne pleitezugehen oder keine Gräber mehr zu haben; Prestige und Geld sind deine Punkte.
guide-end = Ein Toter, eine Heilung, ein neuer Raum: nicht schlecht für den ersten Morgen. Spiel hier weiter, oder beginn eine ganze eigene Partie.

## What can be set in a position

position-triage = Triage: Stufe je Stuhl
position-wards = Stationen: Stufen
position-ors = Operationssäle
position-clinic = Poliklinik
position-er = In der Notaufnahme, nach Stuhl
position-priority = Patient mit Vorrang
position-proxies = Ersatzwürfel je Stuhl
position-money = Geld
position-prestige = Prestige
position-turn = Runde
position-rooms = Räume
position-abilities = Fähigkeiten der Stationen
position-staff = Personal
position-job = Bewerber
position-cast = Verwaltung und Ärzte
position-training = Fortbildungen
position-pool = Offene Fortbildungen
position-used = Benutzte Marker
position-cemetery = Belegte Gräber
position-morgue = Belegte Plätze in der Leichenhalle
position-fired = Entlassene Ärzte
position-cup = Würfel im Becher
position-discard = Abgelegte Würfel
position-left = Linke Karte
position-right = Rechte Karte
position-pile = Karten im Stapel
position-procedure = Experimentelles Verfahren
position-phase = Phase
position-guard-front = Ein benutzter Wachmann wartet
position-admin-spent = Ein Verwaltungsmarker ist ausgegeben
position-hide-used = Dr. Lucky war schon dran

## Stellungen

wants-cast = ein Verwalter und vier Ärzte
wants-free-place = ein freier Platz
wants-fewer = nicht mehr von { $what }, als es gibt
wants-levels = eine Liste von höchstens { $most } Stufen
wants-built-or = ein gebauter OP (Schlüssel rooms)
wants-level-and = eine Stufe, vielleicht mit dem Wort { $word }
wants-patients = höchstens { $most } Patienten (Schlüssel rooms)
wants-empty-chair = ein leerer Stuhl für den Rückweg
wants-patient-place = der Platz eines Patienten
wants-rooms = höchstens { $most } verschiedene Räume
wants-room-and = ein Raum, vielleicht mit dem Wort { $word }
wants-doctor-of-the-cast = ein Arzt aus eurer Runde
wants-office-staff = office, für { $staff }
wants-other-staff = parking_lot oder ein Ort, für { $staff }
wants-unhired = jemand, der noch nicht eingestellt ist
wants-job-spaces = ein leeres Feld für jeden Eingestellten und nicht mehr
wants-token = ein Marker im Spiel wie medical.aorta oder chief
wants-space-numbers = eine Liste von Nummern der Felder
wants-colour-and-malady = eine Farbe und eine Krankheit
wants-guard-ready = der Wachmann auf dem Parkplatz und zwei offene Karten
wants-chaplain = der Seelsorger in einem Büro

name-cube-red = rot
name-cube-green = grün
name-cube-yellow = gelb
name-cube-gray = grau
name-cube-blue = blau
name-cube-black = schwarz
name-phase-player = ihr seid dran
name-phase-rounds = Visite
name-phase-ambulance = Rettungswagen
name-phase-housekeeping = Aufräumen
name-chair-left = linker Stuhl
    .cardio = Kardiologie, linker Stuhl
    .internal = Innere Medizin, linker Stuhl
    .infectious = Infektiologie, linker Stuhl
    .psychiatric = Psychiatrie, linker Stuhl
    .trauma = Unfallchirurgie, linker Stuhl
name-chair-right = rechter Stuhl
    .cardio = Kardiologie, rechter Stuhl
    .internal = Innere Medizin, rechter Stuhl
    .infectious = Infektiologie, rechter Stuhl
    .psychiatric = Psychiatrie, rechter Stuhl
    .trauma = Unfallchirurgie, rechter Stuhl
