# HE.R.O. auf Deutsch.
# Das Protokoll steht im Präsens, wie es in Brettspiel-Apps üblich ist.

summary = Eine Nachtschicht in der Notaufnahme: Helden gehen, lernen, schlafen und behandeln Patienten mit Hilfe von Personal und Fachärzten, gegeneinander oder gemeinsam.

## Optionen

option-seats = Spielerzahl
    .help = Alle spielen eine Heldin oder einen Helden der Nachtschicht.
option-mode = Spielart
    .help = Gegeneinander mit verdeckten Beuteln oder gemeinsam gegen das Chaos.
    .competitive = Gegeneinander
    .cooperative = Kooperativ
option-night = Nacht
    .help = Wie lange die Schicht dauert.
    .regular = Normal, 12 Stunden
    .short = Kurz, 8 Stunden
option-level = Stufe
    .help = Nur kooperativ: wie viele Heldentaten die Gruppe braucht.
    .beginner = Einsteiger
    .intermediate = Fortgeschrittene
    .expert = Experten
option-expert-limits = Expertengrenzen
    .help = Ein Hilferuf und ein Rat pro Runde für alle zusammen.
    .expert-level = Auf der Expertenstufe
    .always = Immer
    .never = Nie
option-hero-setup = Helden
    .help = Ausgelost oder reihum gewählt.
    .random = Ausgelost
    .chosen = Gewählt
option-start-player = Erster Startspieler
    .help = Wer die erste Runde beginnt. In der Schachtel ist es, wer die meisten medizinischen Bücher hat: Gebt dieser Person den ersten Platz.
    .random = Zufällig
    .first-seat = Erster Platz
option-arrivals = Wie viele neue Patienten kommen?
    .help = Die Ankunftstabelle lässt sich auf drei Arten lesen.
    .position = Wie der Zeiger steht
    .round-number = Nach der Runde
    .clock-label = Nach der Stunde auf der Uhr
option-carry-charge = Patienten mitnehmen kostet Chaos
    .help = Einmal pro Zug und Patient oder bei jeder Bewegung.
    .per-turn = Einmal pro Zug
    .per-action = Jedes Mal
option-run-back = Darf Rennen dort enden, wo es begann?
    .help = Rennen sind zwei Schritte. Hin und zurück holen sie jemanden von nebenan; vom Flur aus geht es nur so.
    .allowed = Ja
    .never = Nein, also nie vom Flur aus
option-eliminate-at-chaos = Scheidet man bei zu viel Chaos aus?
    .help = Nur gegeneinander: Wer am Ende 10 oder mehr Chaos übrig hat, ist raus.
    .n0 = Nein
    .n10 = Ja, ab 10
option-open-bags = Offene Beutel
    .help = Nur gegeneinander: Alle sehen alle Marker.
    .true = Ja
    .false = Nein
option-short-target = Ziel einer kurzen Nacht
    .help = Nur kooperative kurze Nacht: das ganze Ziel oder zwei Drittel davon.
    .printed = Ganz
    .scaled = Zwei Drittel
option-two-player-help = Zeitschriften zu Beginn
    .help = Nur kooperativ zu zweit: Fachzeitschriften für jeden Helden.
    .n0 = Keine
    .n2 = Je zwei

## Namen

name-room-hallway = Flur
    .gender = m
    .to = auf den Flur
name-room-er = Notaufnahme
    .gender = f
    .to = in die Notaufnahme
name-room-or = Operationssaal
    .gender = m
    .to = in den Operationssaal
name-room-icu = Intensivstation
    .gender = f
    .to = auf die Intensivstation
name-room-library = Bibliothek
    .gender = f
    .to = in die Bibliothek
name-room-oncall = Bereitschaftszimmer
    .gender = n
    .to = ins Bereitschaftszimmer
name-journal-lifting = Heben für Groß und Klein
name-journal-plaster = Der Gipsbote
name-journal-bandage = Verbände der Welt
name-journal-stretcher = Trage und Treppenhaus
name-journal-knots = Hundert nützliche Knoten
name-journal-scalpel = Das sanfte Skalpell
name-journal-stitch = Nadel und Faden
name-journal-keyhole = Schlüssellochschau
name-journal-trauma-atlas = Taschenatlas Trauma
name-journal-fevers = Annalen seltsamer Fieber
name-journal-heartbeat = Herzschlag monatlich
name-journal-kidney = Der Nierenspiegel
name-journal-antidotes = Antidote und Anekdoten
name-journal-salts = Von Salzen und Zuckern
name-journal-synapse = Synapse wöchentlich
name-journal-reflex = Der Reflexhammer
name-journal-dizzy = Drehende Zimmer
name-journal-cranial = Zwölf Nerven und kein Ende
name-journal-first-hour = Die erste Stunde
name-journal-head-to-toe = Von Kopf bis Fuß
name-journal-mattress = Matratzentest spezial
name-journal-editorial = Ein sehr langer Leitartikel
name-staff-janitor = Hausmeister Harold
name-staff-secretary = Sekretärin Jessy
name-staff-icu-nurse = Intensivschwester Hilde
name-staff-paramedic = Sanitäter Philipp
name-staff-pharmacist = Apothekerin
    .gender = f
name-staff-scrub-nurse = OP-Schwester
    .gender = f
name-staff-ward-nurse = Stationspfleger
    .gender = m
name-staff-orderly = Nachtpfleger
    .gender = m
name-staff-physiotherapist = Physiotherapeutin
    .gender = f
name-staff-anaesthetic-nurse = Anästhesieschwester
    .gender = f
name-staff-ward-doctor = Stationsärztin
    .gender = f
name-staff-neuro-fellow = Neurologie-Assistentin
    .gender = f
name-staff-surgical-resident = Chirurgie-Assistentin
    .gender = f
name-staff-eeg-technician = EEG-Assistentin
    .gender = f
name-staff-radiographer = Röntgenassistentin
    .gender = f
name-staff-lab-technician = Laborantin
    .gender = f
name-staff-porter = Bettenschieber
    .gender = m
name-staff-tutor = Lehrarzt
    .gender = m
name-staff-barista = Barista vom Kiosk
    .gender = m
name-staff-security-guard = Wachmann
    .gender = m
name-staff-bed-manager = Bettenplanerin
    .gender = f
name-staff-clown = Klinikclown
    .gender = m
name-staff-therapy-dog = Therapiehund
    .gender = m
name-staff-switchboard = Telefonzentrale
    .gender = f
name-staff-medical-student = Famulus
    .gender = m
name-staff-fainting-visitor = Besucherin in Ohnmacht
    .gender = f
name-staff-inspector = Klinikinspektor
    .gender = m
name-staff-it-technician = IT-Techniker
    .gender = m
name-staff-matron = Oberschwester
    .gender = f
name-staff-watchman = Nachtwächter
    .gender = m
name-staff-accountant = Klinikbuchhalterin
    .gender = f
name-staff-film-crew = Filmteam
    .gender = n
name-consultant-chief-surgeon = Chefchirurgin
    .gender = f
name-consultant-head-physician = Chefinternistin
    .gender = f
name-consultant-head-neurologist = Chefneurologin
    .gender = f
name-consultant-trauma-lead = Traumaleiter
    .gender = m
name-consultant-night-professor = Nachtprofessor
    .gender = m
name-consultant-retired-consultant = Chefarzt a. D.
    .gender = m
name-patient-splinter = Splitter
name-patient-sprained-ankle = Verstauchter Knöchel
name-patient-heartburn = Sodbrennen um Mitternacht
name-patient-headache = Montagskopfschmerz
name-patient-kitchen-cut = Schnitt in der Küche
name-patient-feverish-toddler = Fieberndes Kleinkind
name-patient-dizzy-spell = Schwindelanfall
name-patient-nosebleed = Nasenbluten
name-patient-bee-sting = Bienenstich
name-patient-hiccups = Schluckauf seit drei Tagen
name-patient-tick-bite = Zeckenbiss
name-patient-nurse-finger = Schwester außer Dienst mit krummem Finger
name-patient-blocked = Nichts geht mehr
name-patient-online-diagnosis = Hat sich im Netz diagnostiziert
name-patient-broken-wrist = Gebrochenes Handgelenk
name-patient-appendix = Grollender Blinddarm
name-patient-pneumonia = Lungenentzündung
name-patient-migraine = Migräne mit Feuerwerk
name-patient-man-flu = Männergrippe
name-patient-maple-syrup = Ahornsirup-Syndrom
name-patient-stuck-throat = Etwas im Hals
name-patient-loud-drunk = Philosoph aus der Kneipe
name-patient-kidney-stone = Nierenstein
name-patient-concussion = Gehirnerschütterung
name-patient-professor-stones = Professor mit Gallensteinen
name-patient-asthma = Asthmaanfall
name-patient-allergic-shock = Überraschung mit Erdnuss
name-patient-shoulder = Ausgekugelte Schulter
name-patient-crooked-smile = Schiefes Lächeln
name-patient-canteen = Kantinenfisch
name-patient-dog-bite = Hundebiss
name-patient-panic = Panikattacke
name-patient-chainsaw = Kratzer von der Kettensäge
name-patient-light-bulb = Glühbirne, wo keine hingehört
name-patient-low-sugar = Unterzucker
name-patient-vertigo = Das Zimmer dreht sich
name-patient-hip = Hüftbruch
name-patient-heart-attack = Herzinfarkt
name-patient-stroke = Schlaganfall
name-patient-meningitis = Hirnhautentzündung
name-patient-bowel = Darmverschlingung
name-patient-nail-gun = Unfall mit der Nagelpistole
name-patient-motorbike = Motorradunfall
name-patient-sepsis = Blutvergiftung
name-patient-long-seizure = Krampf ohne Ende
name-patient-slipped-disc = Bandscheibenvorfall
name-patient-twins = Zwillinge unterwegs
name-patient-spleen = Milzriss
name-patient-burns = Grillunfall
name-patient-snake = Von der eigenen Schlange gebissen
name-patient-embolism = Lungenembolie
name-patient-ladder = Von der Leiter gefallen
name-patient-polytrauma = Alles gebrochen
name-patient-brain-bleed = Hirnblutung
name-patient-aorta = Aortenriss
name-patient-new-heart = Ein Herz ist da
name-patient-organ-failure = Organversagen
name-patient-mystery = Niemand weiß, was das ist
name-patient-minister = Der Minister hustet
name-patient-tour-bus = Reisebus im Graben
name-option-red = Rote Pille
name-option-blue = Blaue Pille

## Satzteile

party = die Gruppe
everybody = alle
sleep = Schlaf
or = { " oder " }
an-effect = ein Effekt
no-skills = nichts
skills = { $n } { skill }
skill = { $skill ->
    [labour] Tatkraft
    [surgery] Chirurgie
    [internal] Innere Medizin
    [neurology] Neurologie
   *[any] einer beliebigen Fähigkeit
}
other-skill = { $other ->
    [labour] Tatkraft
    [surgery] Chirurgie
    [internal] Innere Medizin
    [neurology] Neurologie
   *[any] eine beliebige Fähigkeit
}
token = { $token ->
    [deeds] { $n ->
        [one] 1 Heldentat
       *[other] { $n } Heldentaten
    }
    [sleep] { $n } Schlaf
    [chaos] { $n } Chaos
    [journal] { $n ->
        [one] 1 Zeitschrift
       *[other] { $n } Zeitschriften
    }
   *[patient] { $n ->
        [one] 1 weiterer Patient
       *[other] { $n } weitere Patienten
    }
}
deeds-for = { $count ->
    [one] {""}
   *[other] { "je " }
}{ token } für { $players }
gain = { $sign }{ token }
action-noun = { $action ->
    [move] Gehen
    [run] Rennen
    [study] Lernen
    [sleep] Schlafen
    [treat] Behandeln
   *[look] Umsehen
}

## Effekte von Karten

effect-end = { $about ->
    [this] { " für diesen Patienten" }
    [other] { " für alle anderen Patienten hier" }
   *[any] {""}
}{ $lasts ->
    [next_treat] { " für die nächste Behandlung" }
    [rest_of_turn] { " für den Rest des Zuges" }
   *[no] {""}
}{ $inside ->
    [yes] { " " }(nur hier: { $room })
   *[no] {""}
}{ $pay ->
    [0] {""}
    [one] { " für 1 Aktionspunkt" }
   *[other] { " " }für { $pay } Aktionspunkte
}{ $often ->
    [turn] { " (einmal pro Zug)" }
    [round] { " (einmal pro Runde)" }
   *[free] {""}
}
effect-skill = { $change } { skill }{ effect-end }
effect-swap = bis zu { $n } { skill } zählt als { other-skill }{ effect-end }
effect-gain = { $who ->
    [all] { $how ->
        [receive] alle erhalten { token }
       *[return] alle geben { token } ab
    }
    [room] { $how ->
        [receive] alle hier erhalten { token }
       *[return] alle hier geben { token } ab
    }
   *[you] { $token ->
        [patient] { token } in der Notaufnahme
       *[other] { $how ->
            [receive] nimm { token }
           *[return] gib { token } ab
        }
    }
}{ effect-end }
effect-timer = { $target ->
    [one] { $change } Stunden für einen Patienten hier
   *[others] { $change } Stunden für jeden anderen Patienten hier
}{ effect-end }
effect-cost = { action-noun } kostet { $n ->
    [one] 1 Aktionspunkt mehr
   *[other] { $n } Aktionspunkte mehr
}{ effect-end }
effect-chaos = { $change } Chaos { $price ->
    [run] fürs Rennen
    [carry] fürs Mitnehmen eines Patienten
    [call] fürs Rufen von Personal
    [consult] fürs Rufen eines Facharztes
    [move] fürs Gehen
   *[look] fürs Umsehen
}{ effect-end }
effect-forbid = kein { action-noun }{ effect-end }
effect-shift = verschiebe { $piece ->
    [staff] jemanden vom Personal
   *[patient] einen Patienten
} von hier in { $reach ->
    [adjacent] einen Nachbarraum
   *[any] einen beliebigen anderen Raum
}{ effect-end }
effect-copy = nutze einen freiwilligen Effekt von Personal anderswo{ effect-end }
effect-choose = wähle: { $options }{ effect-end }
effect-limit = { $what ->
    [journals] behalte { $n } Zeitschriften
    [staff_carried] nimm { $n } vom Personal mit
    [study_draw] ziehe beim Lernen { $n } Zeitschriften
    [sleep_bonus_at] zusätzlicher Schlaf beim { $n }. Schlafen eines Zuges
   *[calls] { $n } Hilferufe einer Art pro Zug
}{ effect-end }
effect-freeload = { $change } Heldentaten für Mitläufer{ effect-end }
effect-require = nur hier zu behandeln: { $room }{ effect-end }
effect-immune = schädliche Effekte von Personal zählen nicht{ effect-end }

## Fragen

prompt-over = Die Nacht ist vorbei
prompt-pick-hero = Wähle einen Helden
prompt-choose-action = { $points ->
    [0] Keine Aktionspunkte mehr
    [one] Noch 1 Aktionspunkt
   *[other] Noch { $points } Aktionspunkte
}
prompt-take-staff = Wer kommt mit { TO($room) }?
prompt-take-patient = Welcher Patient kommt mit { TO($room) }?
prompt-keep-journal = Welche Zeitschrift behältst du?
    .others = Welche Zeitschrift bleibt?
prompt-discard-journal = Welche Zeitschrift wirfst du ab?
    .others = Welche Zeitschrift wird abgelegt?
prompt-offer = { $card }: { $effect }?
prompt-choose-option = { $card }: was davon?
prompt-copy-line = { $card }: wessen Effekt kopierst du?
    .others = { $card }: Wessen Wirkung wird kopiert?
prompt-timer-patient = { $card }: wessen Zeit ändert sich um { $change }?
prompt-shift-piece = { $piece ->
    [patient] { $card }: welcher Patient wird verschoben?
   *[staff] { $card }: wer vom Personal wird verschoben?
}
prompt-shift-to = Wohin kommt { DER($piece) }?

## Auswahl

action-pick-hero = { $hero } spielen
action-move = { TO($room) } gehen{ action-price }{ action-chaos }
action-price = { $price ->
    [one] {""}
   *[other] { " " }({ $price } Aktionspunkte)
}
action-chaos = { $chaos ->
    [0] {""}
   *[other] { ": " }+{ $chaos } Chaos
}
action-gains = { $gains_count ->
    [0] {""}
   *[other] { ": " }{ $gains }
}
action-run = { TO($via) } und weiter { TO($room) } rennen{ action-price }{ action-chaos }
action-study = { $draws ->
    [one] Lernen: eine Zeitschrift nehmen
   *[other] Lernen: { $draws } Zeitschriften ziehen und eine behalten
}{ action-price }
action-sleep = Schlafen{ action-price }{ action-gains }
action-look = { $full ->
    [yes] Umsehen: Die Notaufnahme ist voll, also wird der nächste Patient abgewiesen, { $turned_away } Chaos für { $who }
   *[no] Nach einem weiteren Patienten umsehen
}{ action-price }{ action-chaos }
action-treat = { $ways ->
    [one] „{ $patient }“ behandeln
   *[other] „{ $patient }“ behandeln mit { $skills }
}{ $helped ->
    [yes] , mit Rat von { $helper }
   *[no] {""}
}{ action-price }{ action-gains }
action-call-staff = { DEN($staff) } rufen{ action-chaos }
action-call-consultant = { DEN($consultant) } vom Stapel rufen{ action-chaos }
action-use = { $card } nutzen: { $effect }
action-end-turn = { $points ->
    [0] Zug beenden
    [one] Zug beenden (noch 1 Aktionspunkt)
   *[other] Zug beenden (noch { $points } Aktionspunkte)
}
move-with = { $what } mit { $who }
move-halfway = { $what }, auf halbem Weg mit { $who }
move-cost = { $what }{ action-chaos }
noun-patient-alike = { $name } (noch { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}, Nr. { $n })
action-take-staff = { DEN($staff) } mitnehmen
action-done = { $some ->
    [yes] Sonst niemanden mitnehmen
   *[no] Kein Personal mitnehmen
}
action-take-patient = „{ $patient }“ mitnehmen{ action-chaos }
action-none = Keinen Patienten mitnehmen
action-keep-journal = „{ $journal }“ behalten ({ $gives })
action-discard-journal = „{ $journal }“ abwerfen ({ $gives })
action-yes = Ja
action-no = Nein
action-choose-option = { $option }: { $effects }
action-copy-line = { $card } kopieren: { $effect }
action-timer-patient = Timer ändern: { $patient }
action-shift-piece = { DEN($piece) } verschieben
action-shift-to = { TO($room) }

## Arten von Zügen

noun-kind-move = Gehen
noun-kind-run = Rennen
noun-kind-treat = Behandeln
noun-kind-call-staff = Personal rufen
noun-kind-call-consultant = Facharzt rufen
noun-kind-use = Karte nutzen
noun-kind-look = Umsehen
noun-kind-study = Lernen
noun-kind-sleep = Schlafen
noun-kind-end-turn = Zug beenden

## Was geschieht

event-hero-taken = { $player } spielt { $hero }.
event-round-began = Runde { $round }: { $hours_left ->
    [one] noch 1 Stunde.
   *[other] noch { $hours_left } Stunden.
}
event-turn-began = { $player } ist am Zug.
event-turn-ended = { $nothing_left ->
    [yes] { $player } hat nichts mehr zu tun: Der Zug ist zu Ende.
   *[no] { $lost_points ->
        [0] { $player } beendet den Zug.
        [one] { $player } beendet den Zug, 1 Aktionspunkt bleibt ungenutzt.
       *[other] { $player } beendet den Zug, { $lost_points } Aktionspunkte bleiben ungenutzt.
    }
}
event-patient-arrived = „{ $patient }“ kommt { TO($room) } und wartet { $timer ->
    [one] 1 Stunde
   *[other] { $timer } Stunden
}.
event-patient-turned-away = „{ $patient }“ wird abgewiesen: { $chaos } Chaos für { $player }.
event-nobody-arrived = Es gibt keine Patientenkarten mehr, also kommt niemand.
event-deck-renewed = { $deck ->
    [staff] Das abgelegte Personal wird
    [journals] Die abgelegten Zeitschriften werden
   *[patients] Die abgelegten Patienten werden
} zum neuen Nachziehstapel ({ $cards }).
event-moved = { $player } { $ran ->
    [yes] rennt
   *[no] geht
} { TO($room) }{ $along_count ->
    [0] {""}
   *[other] { " " }und nimmt { DEN($along) } mit
}.
quoted = „{ $name }“
event-run-declared = { $player } rennt los, { TO($via) } und weiter { TO($room) }{ $price ->
    [0] {""}
   *[other] { ": " }+{ $price } Chaos
}.
event-patient-picked-up = { $price ->
    [0] { $player } nimmt „{ $patient }“ mit.
   *[other] { $player } nimmt „{ $patient }“ mit: +{ $price } Chaos.
}
event-tokens-received = { $player } erhält { token }{ $from_card ->
    [yes] { " " }({ $card })
   *[no] {""}
}.
event-tokens-returned = { $player } gibt { token } ab{ $from_card ->
    [yes] { " " }({ $card })
   *[no] {""}
}.
event-sleep-removed-chaos = Ausruhen hilft: { $sleep } Schlaf entfernt { $chaos } Chaos.
event-studied = { $player } lernt.
event-journal-drawn = { $player } zieht „{ $journal }“.
event-journal-taken = { $player } nimmt „{ $journal }“.
event-journal-discarded = { $player } wirft „{ $journal }“ ab.
event-slept = { $count ->
    [one] { $player } schläft: +{ $n } Schlaf.
   *[other] { $player } schläft weiter: +{ $n } Schlaf.
}
event-looked-around = { $player } sieht sich um.
event-treated = { $player } behandelt „{ $patient }“ ({ $room }) mit { $way }{ $helped ->
    [yes] , beraten von { $helper }
   *[no] {""}
}{ $rewarded ->
    [yes] { ": " }{ $got }
   *[no] {""}
}.
event-staff-called = { $player } ruft { DEN($staff) } { TO($room) }{ $price ->
    [0] {""}
   *[other] { ": " }+{ $price } Chaos
}.
event-consultant-called = { $player } ruft { DEN($consultant) } { TO($room) }{ $price ->
    [0] {""}
   *[other] { ": " }+{ $price } Chaos
}.
event-line-used = { $paid ->
    [0] { $player } nutzt: { $card }.
    [one] { $player } nutzt für 1 Aktionspunkt: { $card }.
   *[other] { $player } nutzt für { $paid } Aktionspunkte: { $card }.
}
event-line-offered = Angebot für { $player }: { $card }.
event-offer-answered = { $accepted ->
    [yes] { $player } nimmt das Angebot an ({ $card }).
   *[no] { $player } lehnt das Angebot ab ({ $card }).
}
event-option-chosen = { $player } wählt „{ $name }“ ({ $card }).
event-line-copied = { $player } lässt { DEN($by) } kopieren: { $card }.
event-effect-gained = { $lasts ->
    [next_treat] Gilt für { $player } bei der nächsten Behandlung: { $card }.
   *[rest_of_turn] Gilt für { $player } bis zum Ende des Zuges: { $card }.
}
event-timer-changed = „{ $patient }“ wartet jetzt noch { $timer ->
    [one] 1 Stunde
   *[other] { $timer } Stunden
} ({ $change }).
event-piece-shifted = { DER($piece) } kommt { VOM($start) } { TO($room) }.
event-timers-ran = { $patients_count ->
    [0] Kein Patient verliert eine Stunde.
    [one] Für 1 Patienten vergeht eine Stunde.
   *[other] Für { $patients_count } Patienten vergeht eine Stunde.
}
event-patient-left = „{ $patient }“ geht unbehandelt ({ $room }): { $chaos } Chaos für { $player }.
event-consultant-left = { DER($consultant) } geht nach Hause.
event-staff-left = { DER($staff) } hat Feierabend.
event-staff-arrived = { DER($staff) } kommt zum Dienst ({ $room }).
event-clock-moved = { $hours_left ->
    [0] Die Nacht ist vorbei.
    [one] Noch 1 Stunde.
   *[other] Noch { $hours_left } Stunden.
}
event-start-passed = { $player } ist jetzt Startspieler.
event-bag-opened = { $out ->
    [chaos] { $player } hat { $chaos_left } Chaos übrig: ausgeschieden.
    [sleep] { $sleep ->
        [0] { $player } hat gar nicht geschlafen: ausgeschieden.
       *[other] { $player } hat nur { $sleep } Schlaf: ausgeschieden.
    }
   *[no] { $penalty ->
        [0] { $player }: { $deeds ->
            [one] 1 Heldentat
           *[other] { $deeds } Heldentaten
        }, kein Abzug für Chaos: { $score } Punkte.
       *[other] { $player }: { $deeds ->
            [one] 1 Heldentat
           *[other] { $deeds } Heldentaten
        }, −{ $penalty } für { $chaos_left } Chaos: { $score } Punkte.
    }
}
event-goal-checked = Die Gruppe hat { $deeds } von { $goal } Heldentaten.

end-winner = { $decider ->
    [fewest_chaos_left] Gleichstand bei { $points }: { $players } gewinnt mit weniger Chaos.
    [most_sleep_collected] Gleichstand bei { $points }, auch beim Chaos: { $players } gewinnt mit mehr Schlaf.
   *[score] { $players } gewinnt die Nacht mit { $points } Punkten.
}
end-shared-win = { $decider ->
   *[shared] Gleichstand bei { $points }, auch bei Chaos und Schlaf: { $players } teilen sich den Sieg.
}
end-no-winner = Alle sind ausgeschieden: Niemand gewinnt.
end-lost-by-chaos = Die Gruppe hat { $chaos } Chaos, und das ist zu viel: Die Nacht endet sofort und ist verloren.
end-won = Die Gruppe hat { $deeds } von { $goal } Heldentaten: Die Nacht ist gewonnen.
end-lost-for-deeds = Die Gruppe hat nur { $deeds } von { $goal } Heldentaten: Die Nacht ist verloren.
score-deeds = Heldentaten
score-chaos-left = { $chaos ->
    [0] Kein Chaos übrig
   *[other] { $chaos } Chaos übrig
}
score-not-below-zero = Nie unter 0
score-out-by-chaos = Ausgeschieden durch Chaos
score-out-by-sleep = Ausgeschieden: zu wenig Schlaf
score-party-deeds = Heldentaten (Ziel { $goal })

## Was nicht geht

refusal-picks-first = { $hero } wählt zuerst.
refusal-no-such-room = Diesen Raum gibt es nicht.
refusal-no-such-line = Diesen Effekt gibt es nicht.
refusal-hero-taken = { $hero } ist vergeben: Jeder spielt einen anderen Helden.
refusal-not-here = { DER($piece) } ist nicht in deinem Raum: Geh erst dorthin.
refusal-not-waiting = „{ $piece }“ ist gerade nicht im Krankenhaus.
refusal-not-own = Diese Karte nutzt nur { $piece }.
refusal-enough-taken = { $most ->
    [one] Auf einem Weg darf nur 1 mitkommen.
   *[other] Auf einem Weg dürfen nur { $most } mitkommen.
}
refusal-not-adjacent = { VOM($start) } führt keine Tür { TO($room) }: Geh über einen anderen Raum.
refusal-same-room = Ein Schritt führt in einen anderen Raum, und hier wärst du schon: { $room }.
refusal-run-back = Rennen muss in einem anderen Raum enden, als es begann.
refusal-wrong-room = { $action ->
    [study] Lernen geht hier: { $rooms }. Geh erst dorthin.
    [sleep] Schlafen geht hier: { $rooms }. Geh erst dorthin.
    [look] Umsehen geht hier: { $rooms }. Geh erst dorthin.
   *[treat] Dieser Patient ist nur hier zu behandeln: { $rooms }. Bring ihn erst dorthin.
}
refusal-no-journal = Es gibt keine Zeitschrift mehr zu ziehen.
refusal-no-patient = Es gibt keine Patientenkarte mehr zu ziehen.
refusal-forbidden = Eine Karte verbietet das gerade: { action-noun }.
refusal-points = Das kostet { $needed ->
    [one] 1 Aktionspunkt
   *[other] { $needed } Aktionspunkte
}, und du hast { $left ->
    [0] keinen mehr
   *[other] noch { $left }
}.
refusal-no-such-way = So lässt sich „{ $piece }“ nicht behandeln.
refusal-no-helper = Rat kommt von einem anderen Helden.
refusal-counsel-used = { $limits ->
    [yes] In dieser Runde ist kein Rat mehr übrig: Alle teilen ihn sich.
   *[no] In diesem Zug hast du keinen Rat mehr übrig.
}
refusal-helper-elsewhere = { $hero } ist in einem anderen Raum und kann keinen Rat geben.
refusal-not-met = Nötig ist { $needed }. Hier hast du { $total }{ $counsel ->
    [yes] : Bitte um Rat{ $call ->
        [yes] { " " }oder rufe Hilfe
       *[no] {""}
    }
   *[no] { $call ->
        [yes] : Rufe Hilfe
       *[no] {""}
    }
}.
refusal-call-used = { $limits ->
    [yes] In dieser Runde ist kein Hilferuf mehr übrig: Alle teilen ihn sich.
   *[no] In diesem Zug hast du keinen Hilferuf mehr übrig.
}
refusal-other-call = Personal und Facharzt lassen sich nicht im selben Zug rufen.
refusal-not-on-board = { DER($piece) } ist nicht im Dienst.
refusal-already-here = { DER($piece) } ist schon hier.
refusal-not-a-consultant = { DER($piece) } liegt nicht auf dem Stapel der Fachärzte.
refusal-consultant-here = Ein Facharzt ist schon da: Bis zum Ende der Runde kommt kein anderer.
refusal-not-usable = Das wirkt von selbst und wird nicht eingesetzt: { $card }.
refusal-line-used = Schon genutzt: { $card }.
refusal-not-in-force = Das zählt hier nicht: { $card }.
refusal-no-effect = Das würde jetzt nichts ändern: { $card }.

## Der Tisch

zone-board = Krankenhaus
zone-heroes = Helden zur Auswahl
zone-track = Personal: { $hours ->
    [one] noch 1 Stunde
   *[other] noch { $hours } Stunden
}
zone-stack = Fachärzte
zone-drawn = Gezogene Zeitschriften
zone-deck = Stapel: { $deck ->
    [staff] Personal
    [journals] Zeitschriften
   *[patients] Patienten
}
in-the-deck = Im Nachziehstapel
gone = Im Feierabend
discarded = Abgelegt
step-patients = Neue Patienten
step-timers = Uhren
round-of = Runde { $round } von { $rounds }
fact-round = Runde
fact-points = Punkte übrig
fact-calls = Hilferufe übrig
fact-counsel = Rat übrig
fact-start = Startspieler
fact-deeds = Heldentaten
fact-chaos = Chaos
fact-sleep = Schlaf
fact-sleep-needed = Nötiger Schlaf
fact-score-now = Punkte jetzt
score-now = { $penalty ->
    [0] { $points }
   *[other] { $points } (Chaos −{ $penalty })
}
fact-lasting = Für diesen Zug
lasting = { $card }: { $effect }
note-stations = { $count } Liegen
note-bonus = +{ $skills } für Behandlungen
note-action = { action-noun }
note-card = { $skills }. { $text }
note-hero = { $skills }. { $power }: { $text }
note-patient = { $timer ->
    [one] noch 1 Stunde
   *[other] noch { $timer } Stunden
}; { $ways }; { $reward ->
    [one] 1 Heldentat
   *[other] { $reward } Heldentaten
}{ $freeload ->
    [0] {""}
   *[other] , Mitläufer { $freeload }
}; unbehandelt: { $chaos } Chaos{ $station ->
    [0] {""}
   *[other] ; Liege { $station }
}. { $text }

## Was ein Platz im Voraus sagt, und wovor gewarnt wird

standing-end-turn = Ende meines Zuges
    .help = Hilferufe allein halten ihn nicht offen.
    .spent = Wenn alle Punkte verbraucht sind
standing-second-leg = Zweite Etappe eines Laufs
    .help = Wer aus dem Raum dazwischen mitkommt.
    .same = Dieselben; frag mich, wenn ich allein bin
    .alone = Dieselben oder niemand
standing-offers = Angebote von Karten
    .help = Was eine Karte erlaubt, wenn etwas geschieht.
    .good = Ja zu Markern, die nützen
    .yes = Immer ja
    .no = Immer nein
standing-timers = Die Stunden eines Patienten ändern sich
    .help = Wo eine Karte mir die Wahl lässt.
    .need = Mehr für den mit den wenigsten, weniger für den mit den meisten
danger-untreated =
    { $patients ->
        [one] 1 Patient geht unbehandelt
       *[other] { $patients } Patienten gehen unbehandelt
    }{ $chaos ->
        [0] .
       *[other] : +{ $chaos } Chaos.
    }

## Was auf Karten steht

text-hero-rob = Im OP hat Rob 1 Chirurgie mehr, zusätzlich zum Bonus des Raums.
text-hero-kenta = Beim Gehen oder Rennen darf Kenta zwei Leute vom Personal mitnehmen statt einem.
text-hero-alex = Alex darf 6 Zeitschriften behalten statt 4.
text-hero-leo = Personal zu rufen kostet Leo 1 Chaos weniger; ein Facharzt vom Stapel kostet den vollen Preis.
text-hero-lizzy = Lizzy bekommt den Extra-Schlaf schon beim zweiten Schlafen im Zug: 2-mal schlafen bringt 3, 3-mal bringt 4.
text-hero-sanjay = Wenn Sanjay lernt, zieht er zwei Zeitschriften, behält eine und legt die andere ab.
text-hero-tyler = Rennen kostet Tyler 1 Chaos weniger; Patienten mitnehmen kostet trotzdem.
text-hero-janique = Schädliche Pflichteffekte von Personal in ihrem Raum treffen Janique nicht.
text-consultant-chief-surgeon = Ein Blick, ein Schnitt.
text-consultant-head-physician = Kennt die Antwort vor der Frage.
text-consultant-head-neurologist = Spricht Synapsen mit Namen an.
text-consultant-trauma-lead = Einen Patienten aus diesem Raum mitzunehmen kostet 1 Chaos weniger.
text-consultant-night-professor = Nach der ersten Behandlung der Runde neben ihm darf der behandelnde Held eine Zeitschrift nehmen.
text-consultant-retired-consultant = Einmal pro Zug darf ein Held hier einen freiwilligen Effekt von Personal anderswo nutzen, als wäre es der eigene.
text-staff-janitor = Einmal pro Runde darf ein Held hier für eine Aktion beim Wischen helfen und 1 Chaos zurückgeben.
text-staff-secretary = Rufe aus diesem Raum kosten 1 Chaos weniger (Personal 0, Facharzt 1).
text-staff-icu-nurse = 1 Innere mehr, solange sie auf der Intensivstation ist.
text-staff-paramedic = Einmal pro Zug darf ein Held hier ihn einen weiteren Patienten in die Notaufnahme bringen lassen; das kostet keine Aktion.
text-staff-pharmacist = Einmal pro Zug darf ein Held hier eine Pille nehmen. Rot: 1 mehr von einer beliebigen Fähigkeit für die nächste Behandlung dieses Zuges und 1 Chaos. Blau: 1 Schlaf, aber keine Behandlung mehr in diesem Zug.
text-staff-scrub-nurse = 1 Chirurgie mehr im OP.
text-staff-ward-nurse = Zwei ruhige Hände und ein gutes Gedächtnis.
text-staff-orderly = Hebt alles.
text-staff-physiotherapist = Kennt jeden Nerv und jeden Muskel.
text-staff-anaesthetic-nurse = Zählt von zehn rückwärts.
text-staff-ward-doctor = Hat alles gesehen, zweimal.
text-staff-neuro-fellow = Hat den Reflexhammer immer dabei.
text-staff-surgical-resident = Brillant, heimst aber den Ruhm ein: Mitläufer bekommen hier 1 weniger.
text-staff-eeg-technician = Bis zu 2 Innere hier dürfen als Neurologie zählen.
text-staff-radiographer = Mit einem guten Bild darf hier 1 Innere als Chirurgie zählen.
text-staff-lab-technician = 1 Tatkraft hier darf als Innere zählen.
text-staff-porter = Einen Patienten aus diesem Raum mitzunehmen kostet 1 Chaos weniger.
text-staff-tutor = Einmal pro Zug darf ein Held hier für eine Aktion eine Zeitschrift nehmen, egal in welchem Raum.
text-staff-barista = Einmal pro Runde darf ein Held hier 1 Schlaf nehmen (starker Kaffee zählt).
text-staff-security-guard = Einmal pro Zug darf ein Held hier jemand anderen vom Personal in einen Nachbarraum bringen lassen.
text-staff-bed-manager = Einmal pro Runde darf ein Held hier einen Patienten aus diesem Raum in einen beliebigen anderen verlegen lassen; keine Aktion, kein Chaos.
text-staff-clown = Einmal pro Runde darf ein Held hier 1 Zeitmarker auf einen Patienten in diesem Raum legen.
text-staff-therapy-dog = Das erste Schlafen im Zug neben dem Hund bringt 1 Schlaf mehr.
text-staff-switchboard = Ein Held hier darf in einem Zug zweimal Personal rufen; jeder Ruf hat seinen Preis. Personal und Facharzt werden nie im selben Zug gerufen.
text-staff-medical-student = Packt mit an, fragt aber jede Minute etwas: hier 1 Innere weniger.
text-staff-fainting-visitor = Kann kein Blut sehen, und jemand muss sie auffangen: hier 1 Chirurgie weniger.
text-staff-inspector = Hier loszurennen oder einen Patienten mitzunehmen kostet 1 Chaos mehr.
text-staff-it-technician = Updates werden installiert: Hier zu behandeln kostet eine Aktion mehr.
text-staff-matron = Aus ihrem Raum rennt niemand los.
text-staff-watchman = Hier zu schlafen kostet eine Aktion mehr.
text-staff-accountant = Papierkram: Jede Behandlung hier kostet den behandelnden Helden 1 Heldentat.
text-staff-film-crew = Jede Behandlung hier bringt dem behandelnden Helden 1 Heldentat mehr und 1 Chaos.
text-patient-nosebleed = Drei Wege: Druck senken, fest drücken oder nähen.
text-patient-hiccups = Selige Stille: gib 1 Chaos zurück.
text-patient-nurse-finger = Solange sie wartet, packt sie mit an: 1 Tatkraft mehr für alle anderen Behandlungen in diesem Raum.
text-patient-blocked = Das wird schmutzig: nimm 1 Chaos.
text-patient-online-diagnosis = Er hört nicht auf zu reden: Umsehen in diesem Raum kostet eine Aktion mehr.
text-patient-man-flu = So viel Leid: 1 Tatkraft weniger in diesem Raum, außer für immune Helden.
text-patient-maple-syrup = Darüber willst du schreiben: nimm eine Zeitschrift.
text-patient-loud-drunk = Niemand kann denken: 1 Neurologie weniger in diesem Raum.
text-patient-kidney-stone = Das Geschrei: 1 Neurologie weniger in diesem Raum.
text-patient-professor-stones = Er doziert von der Trage aus: 1 Innere mehr für alle anderen Behandlungen in diesem Raum.
text-patient-canteen = Geht er unbehandelt, verlieren alle anderen Patienten im Raum 1 Zeitmarker (nie den letzten).
text-patient-dog-bite = Der Hund kam mit: Jeden Patienten aus diesem Raum mitzunehmen kostet 1 Chaos mehr.
text-patient-panic = Die Atemübung wirkt auch bei dir: nimm 1 Schlaf.
text-patient-light-bulb = Die beste Geschichte der Nacht: gib 1 Chaos zurück.
text-patient-meningitis = Geht er unbehandelt, verlieren alle anderen Patienten im Raum 1 Zeitmarker (nie den letzten).
text-patient-motorbike = Es gab einen Beifahrer: zieh noch einen Patienten.
text-patient-long-seizure = Gut festhalten: Diesen Patienten zu behandeln kostet eine Aktion mehr.
text-patient-twins = Es sind zwei: nimm 2 Heldentaten mehr.
text-patient-snake = Nie dagewesen: nimm eine Zeitschrift.
text-patient-polytrauma = Alle müssen helfen: Mitläufer bekommen für diesen Patienten 1 mehr.
text-patient-brain-bleed = Nur im OP zu behandeln.
text-patient-new-heart = Nur im OP zu behandeln. Nimm danach eine Zeitschrift.
text-patient-organ-failure = Nur auf der Intensivstation zu behandeln.
text-patient-mystery = Dein erster Fallbericht: nimm eine Zeitschrift.
text-patient-minister = Geht er unbehandelt, erfahren es die Zeitungen: 1 Chaos mehr für alle.
text-patient-tour-bus = Es kommen immer mehr: zieh noch einen Patienten.
text-power-rob = Geborener Chirurg
text-power-kenta = Bring jemanden mit
text-power-alex = Fotografisches Gedächtnis
text-power-leo = Alle lieben Leo
text-power-lizzy = Powernap
text-power-sanjay = Belesen
text-power-tyler = Leichtathlet
text-power-janique = Stimmungskanone

## Was eine Runde ergibt

sum-treated = Behandelt
sum-untreated = Unbehandelt gegangen
sum-deeds = Heldentaten
sum-sleep = Schlaf
sum-chaos = Chaos

## Die Einführung

guide-title = Eine ruhige Nacht, bisher
guide-welcome = Zwei Uhr nachts. Du bist Rob, der geborene Chirurg, und Alex liest in der Bibliothek. Ein Zug hat drei Punkte, und fast alles kostet einen.
guide-sleep = Jemand ist über den Flur gerannt, darum hat die Gruppe Chaos, und sechs davon würden die Nacht beenden. Schlaf vertreibt es. Leg dich noch einmal hin: Schlafen.
guide-run = Weg ist es. Rennen bringt dich für einen Punkt und ein wenig Chaos zwei Räume weit. Andere könnten mitkommen, aber das schaffst du allein. Drück auf die Notaufnahme, dann auf Rennen.
guide-treat = „Etwas im Hals“ hat noch eine Stunde. Gebraucht werden 1 Tatkraft und 2 Chirurgie, und du hast 1 und 3. Behandle: vier Heldentaten!
guide-end-turn = Deine Punkte sind verbraucht. Beende deinen Zug, und behalte die Zeitmarker im Auge.
guide-hour = Eine Stunde ist um, und alle Patienten haben einen Zeitmarker verloren. Der Asthmaanfall wartete vergebens und ging: Chaos für die Gruppe. Neue kamen, wie immer.
guide-room = Der Unfall mit der Nagelpistole braucht 4 Chirurgie, und hier hast du 3. Aber der Operationssaal bringt eine dazu, und Rob dort noch eine.
guide-carry = Renn mit beiden hin: Drück auf den Operationssaal, den Unfall mit der Nagelpistole (Mitnehmen kostet ein Chaos) und die Chirurgie-Assistentin, die im Flur wartet.
guide-operate = Alle sind da, wo sie sein sollen. Skalpell: Behandle den Unfall mit der Nagelpistole!
guide-goal = Neun Heldentaten in zwei Zügen! Gemeinsam braucht ihr bis zum Morgen genug davon, und nie zu viel Chaos. Gegeneinander müssen alle auch genug schlafen.
guide-end = Das ist das Herz von HE.R.O. Du hast noch Punkte: Spiel hier weiter, oder beginn eine ganze eigene Nacht.

## What can be set in a position

position-heroes = Helden und ihre Räume
position-patients = Patienten und ihre Räume
position-staff = Personal und seine Räume
position-consultants = Fachärzte und ihre Räume
position-active = Wer am Zug ist
position-points = Übrige Punkte
position-round = Runde
position-start = Startspieler
position-journals = Zeitschriften
position-bags = Marker
position-pool = Gemeinsame Marker
position-fill-er = Notaufnahme füllen bis
position-patient-discard = Abgelegte Patienten
position-journal-discard = Abgelegte Zeitschriften
position-calls = Hilferufe in diesem Zug
position-counsels = Ratschläge in diesem Zug
position-sleeps = Nickerchen in diesem Zug
position-used-in-turn = In diesem Zug benutzt
position-used-in-round = In dieser Runde benutzt
position-carried = In diesem Zug mitgenommen

## Stellungen

wants-numbers-behind = Zahlen hinter dem /
wants-seat-or-hero = ein Platz von 0 bis { $last } oder eines von { $heroes }
wants-field = ein Feld von 1 bis { $most }
wants-not-on-the-board = eine Karte, die weder ausliegt noch doppelt genannt ist
wants-free-station = ein Raum mit einer freien Liege
wants-another-copy = nicht mehr Exemplare, als es gibt
wants-tokens-of-the-mode = { $other } in dieser Spielart
wants-tokens = deeds, sleep und chaos
wants-line = eine Zeile wie staff:barista/1

name-token-deeds = Heldentat
name-token-sleep = Schlaf
name-token-chaos = Chaos
