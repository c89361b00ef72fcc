# Was der Spielplan von Healthy Heart Hospital sagt.

## Patients

heart-malady-short = { $malady ->
    [cardio] Kardio
    [internal] Innere
    [infectious] Infekt.
    [psychiatric] Psych.
    [trauma] Unfall
   *[other] { $malady }
}
heart-malady = { $malady ->
    [cardio] Kardiologie
    [internal] Innere Medizin
    [infectious] Infektiologie
    [psychiatric] Psychiatrie
    [trauma] Unfallchirurgie
   *[other] { $malady }
}
heart-colour = { $colour ->
    [red] rot
    [green] grün
    [yellow] gelb
    [gray] grau
    [blue] blau
   *[other] schwarz
}
heart-side = { $side ->
    [left] links
   *[right] rechts
}
heart-patient = { heart-malady }-Patient, Stufe { $level } { $name }
heart-marker-ekg = EKG
heart-marker-flatline = Nulllinie
heart-flatline-sign = Nulllinie
heart-has-priority = hat den Vorrang-Würfel
heart-pv = PW { $pv }.
heart-pv-short = PW { $pv }
heart-heal-pv = { $cubes } · PW { $pv }
heart-draw-pv = zieh { $cubes } · PW { $pv }
heart-patient-tip-er = Bald heilen: Wer beim Aufräumen in der Notaufnahme liegt, stirbt. (HH-15.8)
heart-patient-tip-cubes = Die Stufe ist die Zahl der Würfel. (HH-2.3)
heart-patient-tip-bed = Bei jeder Visite geprüft; stirbt auf Stufe 5. (HH-5.1, HH-16.1)
heart-patient-tip-flatline = Nulllinie: wird beim Aufräumen schlechter. Heilen dreht auf EKG. (HH-15.10, HH-7.4)
heart-patient-tip-ekg = EKG: dreht beim Aufräumen auf Nulllinie. (HH-15.11)
heart-heal-tip = Heilen senkt um passende minus schwarze Würfel. (HH-7.12)
heart-proxies = { $count } der Würfel sind Ersatz. (HH-2.25)

## Staff, Training and tokens

heart-staff-tip = { $name }, { $where }: { $does }
heart-staff-chaplain = Seelsorge
heart-gain-chaplain = ein Wunder
heart-does-chaplain = ein Wunderversuch bei jedem Aufräumen (HH-12.10)
heart-staff-human-resources = Personal
heart-gain-human-resources = günstiger
heart-does-human-resources = jedes spätere Einstellen kostet weniger (HH-12.11)
heart-staff-finance-officer = Finanzen
heart-gain-finance-officer = Geld
heart-does-finance-officer = Geld bei jedem Aufräumen (HH-12.12)
heart-staff-lawyer = Anwältin
heart-gain-lawyer = halbiert $
heart-does-lawyer = das Geld für einen Todesfall wird halbiert (HH-12.13)
heart-staff-operations-officer = Betrieb
heart-gain-operations-officer = +1 Verw.
heart-does-operations-officer = bei der Einstellung ein gemeinsamer Verwaltungsmarker (HH-12.14)
heart-staff-public-relations = Presse
heart-gain-public-relations = beruhigt
heart-does-public-relations = ein Todesfall kostet weniger Prestige (HH-12.15)
heart-staff-security-guard = Wache
heart-gain-security-guard = einmal
heart-does-security-guard = einmal: schickt eine Rettungswagenkarte unter den Nachziehstapel (HH-12.17)
heart-staff-medical-tech = Technik
heart-gain-medical-tech = zurück
heart-does-medical-tech = Heilen hier darf mehr Würfel in den Becher zurücklegen (HH-12.21)
heart-staff-or-nurse = OP-Schw.
heart-gain-or-nurse = +Würfel
heart-does-or-nurse = Bonuswürfel beim Heilen im OP (HH-12.22)
heart-staff-triage-nurse = Triage-S.
heart-gain-triage-nurse = +Würfel
heart-does-triage-nurse = ein Bonuswürfel beim Heilen von Würfel-Patienten hier (HH-12.23)
heart-staff-ward-nurse = Stat.-S.
heart-gain-ward-nurse = +Würfel
heart-does-ward-nurse = Bonuswürfel beim Heilen auf Station (HH-12.24)
heart-training-tip = { $name }: { $does }
heart-one-cube = +1 Würfel
heart-training-bedside-manner = ein Würfel mehr, wenn dieser Arzt auf Station heilt (HH-10.18)
heart-training-er-training = ein Würfel mehr, wenn dieser Arzt einen Würfel-Patienten heilt (HH-10.19)
heart-training-research-phd = bezahlt Grundlagenforschung mit einem Medizinmarker (HH-10.10)
heart-training-award = Prestige, einmal (HH-10.23)
heart-training-admin-degree = ein eigener Verwaltungsmarker, einmal (HH-10.22)
heart-training-coroner = ein Grabplatz für 0 $, einmal (HH-16.10)
heart-training-advanced = ein Würfel mehr für dieses Fach, überall (HH-10.20)
heart-token-medical = Medizinmarker
heart-token-admin = Verwaltungsmarker
heart-token-chief = Chefmarker
heart-token-medical-tip = { $name }: bezahlt Heilen oder Verlegen (HH-6.11, HH-6.12)
heart-token-admin-tip = { $name }: bezahlt Schreibtischarbeit und Verlegen (HH-6.13)
heart-token-chief-tip = { $name }: bezahlt Sonderaktionen, Schreibtischarbeit und Verlegen (HH-6.15)
heart-token-used = { $name }, benutzt: kommt beim Aufräumen zurück, Schritt 7 (HH-6.5)
heart-token-name = { $token }, unbenutzt, { $owner }
heart-token-name-used = { $token }, benutzt, { $owner }

## Rooms and Wards

heart-er = Notaufnahme
heart-operating-short = OP { heart-malady-short }
heart-room-tip = { $room }. Grundseite: { $basic }, { $first } Prestige. Ausgebaut: { $improved }, { $second } Prestige. ({ $rule })
heart-costs-now = Kostet jetzt { $price } $.
heart-room-price = { $room }, { $price } $
heart-state-unbuilt = nicht gebaut
heart-state-basic = Grundseite
heart-state-improved = ausgebaut
heart-basic = Einfach
heart-improved = Ausbau
heart-advanced = Spitze
heart-research = Forschung
heart-basic-clinic = leichte Fälle genesen allein
heart-improved-clinic = eine Reihe mehr
heart-basic-er = Stufe 5 lebt bis zum Aufräumen
heart-improved-er = mehr Betten
heart-basic-morgue = Grabplätze
heart-improved-morgue = mehr Plätze
heart-basic-research-lab = Grundlagenforschung
heart-improved-research-lab = Spitze: zwei Ergebnisse
heart-basic-break-room = +1 gemeins. Verw.
heart-improved-break-room = +1 gemeins. Medizin
heart-basic-operating = ein Patient bis Stufe 4
heart-improved-operating = Stufe 5, mehr Würfel
heart-ward = Station { $ward }
heart-ward-tip = Station { $ward }: vier Betten für Stufe 1 bis 4 (HH-2.11). Heilen zieht { $cubes } Würfel, PW { $pv } (HH-7.5). Fähigkeit: { $ability }
heart-ward-ability = Stationsfähigkeit: { $ability }
heart-ward-ability-tip = { $ability }. Gilt nur auf dieser Station. (HH-8.1)
heart-sign-black-no-effect = Schwarz zählt nicht, 2 Würfel je Stufe
heart-ability-black-no-effect = Schwarz zählt nicht, aber erst zwei passende Würfel senken um eine Stufe (HH-8.2, HH-8.3)
heart-sign-no-doctor-bonus = Kein Arztbonus
heart-ability-no-doctor-bonus = Kein Arztbonus; Fortbildung, Personal und Vorrang zählen (HH-8.4, HH-8.5)
heart-sign-always-plus-one = Immer +1, sonst kein Bonus
heart-ability-always-plus-one = Alle Ärzte ziehen einen Bonuswürfel oder stattdessen ihren eigenen Arztbonus; kein anderer Bonus zählt (HH-8.6, HH-8.7, HH-8.8)
heart-sign-worst-first = Die Schlimmsten zuerst
heart-ability-worst-first = Nur Patienten der höchsten Stufe dürfen geheilt werden (HH-8.9)
heart-sign-research-on-cure = Heilung: Gratis-Forschung
heart-ability-research-on-cure = Jede Heilung bringt Grundlagenforschung gratis (HH-8.10)
heart-sign-admin-on-cure = Heilung: Verw.-Marker bereit
heart-ability-admin-on-cure = Jede Heilung macht einen Verwaltungsmarker wieder bereit (HH-8.11)
heart-sign-recycle-on-cure = Heilung: 2 Würfel zurück
heart-ability-recycle-on-cure = Wer heilt, darf zwei Würfel mehr in den Becher zurücklegen (HH-8.12)
heart-sign-costly-death = Tod zählt 1 PW mehr
heart-ability-costly-death = Ein Todesfall zählt hier einen PW mehr, bei Geld und Prestige (HH-8.13)
heart-sign-auto-worse = Visite: alle +1 Stufe
heart-ability-auto-worse = Die Visite erhöht hier alle um eine Stufe, ohne Würfel (HH-8.14)
heart-sign-crowded-discount = 4 Patienten: OP für 6 $
heart-ability-crowded-discount = Solange alle vier Betten belegt sind, kostet der OP dieser Farbe 6 $, Bau und Ausbau (HH-8.15)

## What characters can do

heart-skill-bonus-malady = +{ $cubes } { heart-malady-short }
heart-skill-bonus-cube-patient = +{ $cubes } Triage und Notaufnahme
heart-skill-bonus-ward = +{ $cubes } Stationen
heart-skill-research = Forschen mit Medizinmarkern
heart-skill-hide = versteckt je Runde eine Leiche
heart-skill-discount = { $room } für { $price } $
heart-special-efficiency = Effizienz
heart-special-organized-memo-system = Rundschreiben
heart-special-priority-status = Vorrang
heart-special-public-relations-spin = Schadensbegrenzung
heart-special-efficient-construction = Zügiger Bau
heart-special-new-management-techniques = Neue Führungsmethoden
heart-special-mandatory-overtime = Überstunden
heart-special-feeling-lucky = Glückssträhne
heart-special-mad-scientist = Verrückter Wissenschaftler
heart-special-experimental-procedures = Experimentelle Verfahren
heart-room-clinic = Poliklinik
heart-room-morgue = Leichenhalle
heart-room-research-lab = Forschungslabor
heart-room-break-room = Pausenraum
heart-administrator = Verwaltung
heart-doctor = Arzt
heart-to-pick = Figuren zur Auswahl
heart-on-duty-tonight = Wer hat heute Dienst?
heart-sign-in = eintragen, Mantel an den Haken
heart-on-duty = im Dienst
heart-on-duty-name = { $name }, im Dienst
heart-characters = Figuren
heart-with = mit { $name }
heart-colleague = ein Kollege
heart-lead = leitet
heart-coroner = Gerichtsmedizin von { $name }, 0 $
heart-coroner-tip = Eine unbenutzte Gerichtsmedizin ist ein weiterer Grabplatz für 0 $ (HH-16.10)
heart-priority = Vorrang
heart-priority-marker = Vorrang-Würfel
heart-priority-tip = Vorrang: ein Würfel mehr bei jedem Heilen, PW um eins höher (HH-13.8, HH-13.9)
heart-priority-with = Vorrang-Würfel, bei { $name }
heart-priority-status-tip = Vorrang legt diesen Würfel zu einem Patienten (HH-13.7)
heart-bonus = Bonus:

## Parts of the hospital

heart-waiting-room = Wartezimmer
heart-triage = Wartezimmer / Triage
heart-triage-tip = Wartezimmer / Triage: Heilen zieht { $cubes } Würfel und was Boni bringen (HH-7.5); Patientenwert { $pv } (HH-7.19).
heart-waiting-chairs = Wartezimmer, Stühle { heart-side }
heart-left-chair = Linker Stuhl
heart-right-chair = Rechter Stuhl
heart-left-chairs = Stühle links
heart-right-chairs = Stühle rechts
heart-left-entry = Zufahrt links
heart-right-entry = Zufahrt rechts
heart-chair = { $chair }, { heart-malady }
heart-chair-empty = { $chair }, { heart-malady }, leer
heart-chair-tip = { $chair }. Ein Stuhl hat Platz für einen Patienten der Stufe 1 bis 4. (HH-2.10)
heart-empty = leer
heart-ambulance-cards = Rettungswagenkarten
heart-ambulance = Rettungswagenkarte { $card }, { $cubes } Würfel, Zufahrt { heart-side }
heart-ambulance-tip = { $card }: zieht { $cubes } Würfel für die Stühle { heart-side }; ein schwarzer zieht zwei weitere. (HH-4.4, HH-4.5)
heart-draw = zieh { $cubes }
heart-draw-pile = Stapel
heart-draw-pile-label = { $count ->
    [one] Nachziehstapel, { $count } Rettungswagenkarte
   *[other] Nachziehstapel, { $count } Rettungswagenkarten
}
heart-draw-pile-tip = Nachziehstapel: Jede Runde kommen zwei Karten; ist er leer, habt ihr es geschafft. (HH-4.2, HH-17.2)
heart-turn = Runde { $turn }/{ $turns }
heart-cup-cubes = Becher, { $count } Würfel
heart-discard-cubes = Ablage, { $count } Würfel
heart-cube-cup = Becher
heart-discard = Ablage
heart-cubes-of = { $count } { heart-colour }
heart-cup-tip = Der Becher: Alle dürfen zählen. { $cubes }. (HH-2.22)
heart-discard-tip = Die Ablage kommt beim Aufräumen in den Becher zurück, Schritt 6. { $cubes }. (HH-2.17, HH-2.19)
heart-job-line = Bewerber
heart-job-line-label = Bewerberreihe, Einstellen kostet { $price } $
heart-job-line-note = beim Aufräumen aufgedeckt, wenn das Prestige die Zahl darunter erreicht
heart-hire = Einstellen { $price } $
heart-hired = weg
heart-for-hire = { $name }, zu haben
heart-for-hire-at = zu haben für { $price } $
heart-job = Bewerberplatz { $space }, verdeckt, braucht { $prestige } Prestige
heart-job-tip = Beim Aufräumen aufgedeckt, sobald das Prestige { $prestige } erreicht. (HH-15.7)
heart-offices = Büros
heart-in-office = im Büro
heart-parking = Parkplatz
heart-parking-label = Parkplatz, { $count } Leute
heart-parking-tip = Parkplatz: Hier wartet Personal, bis es zugeteilt wird. (HH-12.5, HH-12.6)
heart-cemetery = Friedhof
heart-cemetery-label = { $count ->
    [one] Friedhof, { $count } Grabstein
   *[other] Friedhof, { $count } Grabsteine
}
heart-placed = { $count } belegt
heart-used-coroner = Benutzte Gerichtsmedizin
heart-rip = RIP
heart-grave = { $where }, { $price } $, leer
heart-grave-taken = { $where }, { $price } $, Grabstein
heart-grave-tip = { $grave }. Ein Grabstein kostet hier den Preis mal PW. (HH-16.14)
heart-grave-due = Hier sind jetzt { $due } $ fällig.
heart-pool = Gemeinsamer Vorrat
heart-no-shared = keine gemeinsamen Marker
heart-stock = Vorrat: { $admin } Verwaltung, { $medical } Medizin
heart-room-cards-count = Raumkarten: { $count }
heart-unbuilt = Nicht gebaute Räume
heart-room-cards = Raumkarten, beide Seiten
heart-hexagon = im Sechseck: Prestige sofort
heart-put-away = Weglegen
heart-slot = Bauplatz { $slot }
heart-slot-empty = Bauplatz { $slot }, leer
heart-slot-tip = Bauplatz { $slot }: Bauen legt hier einen Raum mit der Grundseite hin. (HH-11.1)
heart-table-free = Tisch frei
heart-free-bed = freies Bett
heart-free-row = freie Reihe
heart-shared = Gemeins.
heart-shared-admin = Verw.
heart-shared-medical = Medizin
heart-money = Geld
heart-prestige = Prestige
heart-money-label = Geld { $amount }
heart-prestige-label = Prestige { $amount }
heart-plus-100 = +100-Seite
heart-training = Fortbildungen
heart-training-label = Fortbildungen, { $count } Marker
heart-left = noch { $count }
heart-nothing-researched = nichts erforscht
heart-face-down = Verdeckte Fortbildungen, { $count } Marker
heart-face-down-tip = Verdeckt: Forschen deckt eine auf, Fortbilden nimmt eine zufällige. Darunter: { $markers }. (HH-10.4, HH-10.12)
heart-in-hand = in der Hand
heart-face-up = offen

## Cubes drawn, and what they did

heart-drawn = Gezogen
heart-drawn-heal = Heilen
heart-drawn-card = Rettungswagen
heart-drawn-rounds = Visite
heart-drawn-miracle = Wunder
heart-choice-return-cube = Zurück in den Becher?
heart-choice-supply-cube = Aus der Ablage bestellen
heart-choice-procedure-colour = Welche Farbe?
heart-money-full = Geld: Preis des Grabes × PW
heart-money-half = Geld: halber Preis × PW (Anwältin)
heart-money-free = kein Geld
heart-prestige-due = −{ $prestige } Prestige
heart-cubes-drawn = { $title }: { $count } Würfel gezogen
heart-the-cup = Becher
heart-died = Ein Patient ist gestorben
heart-died-pv = Ein Patient ist gestorben: PW { $pv }
heart-may-go-back = { $count } dürfen zurück
heart-rest = der Rest kommt in die Ablage
heart-match = { $count } passen
heart-match-black = { $count } passen − { $black } schwarz
heart-cured = geheilt
heart-if-stop = wenn du jetzt aufhörst
heart-cube-there = Würfel { heart-colour }, { $count } da
heart-cube-tip = Würfel { heart-colour } (HH-7.14)
heart-no-change = Unverändert
heart-level = Stufe { $before } → { $after }
heart-holds-on = Hält durch
heart-no-miracle = Kein Wunder
heart-keep-coming = Es werden mehr
heart-cured-headline = Geheilt!
heart-died-headline = Gestorben
heart-plus-prestige = +{ $prestige } Prestige
heart-plus-money = +{ $money } $
heart-minus-money = −{ $money } $

## On the walls

heart-wall-quiet = Ruhezone. Sehr.
heart-wall-all-quiet = alles ruhig,
heart-wall-so-far = bis jetzt
heart-wall-knock = erst klopfen
heart-wall-staff-room = Das Dienstzimmer ist noch leer.
heart-wall-clock = die Uhr tickt
heart-wall-alive = „es lebt?“
heart-wall-coffee = KAFFEE?
heart-wall-not-my = „Nicht mein
heart-wall-mug = Becher“
heart-wall-slot-1 = Zurzeit ein Besen.
heart-wall-slot-2 = Frisch gestrichen, 1974.
heart-wall-slot-3 = Lager (Stühle).
heart-wall-slot-4 = „Raum der Stille“
heart-wall-slot-5 = Vorsicht, Eimer.
heart-wall-slot-6 = Fundbüro (verloren).
heart-wall-slot-7 = Künftiges Irgendwas.
heart-wall-slot-8 = Frag nicht.

## Pages of a phone

heart-page-start = Start
heart-page-triage = Triage
heart-page-wards = Stationen
heart-page-rooms = Räume
heart-page-hiring = Personal
heart-page-cubes = Würfel
heart-page-outside = Draußen
heart-page-team = Team
