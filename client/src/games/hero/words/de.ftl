# Was der Spielplan von HE.R.O. sagt.

## Skills and people

hero-labour-of = Tatkraft { $n }
hero-surgery-of = Chirurgie { $n }
hero-internal-of = Innere { $n }
hero-neurology-of = Neurologie { $n }
hero-no-skills = kein Können
hero-station = Liege { $number }
hero-hours-left = { $hours ->
    [one] letzte Stunde
   *[other] noch { $hours } Stunden
}
hero-needs = braucht { $ways }, Lohn { $reward }
hero-leaves-tip = { $hours ->
    [one] Geht in { $hours } Stunde
   *[other] Geht in { $hours } Stunden
}; dann { $together ->
    [yes] bekommt die Gruppe { $chaos } Chaos (HE-13.5).
   *[no] bekommen alle { $chaos } Chaos (HE-8.4).
}
hero-reward-tip = { $others ->
    [0] Lohn { $reward } (HE-5.35).
   *[other] Lohn { $reward }; andere hier bekommen { $others } (HE-5.35, HE-5.36).
}
hero-carry-tip = Mitnehmen kostet { $chaos } Chaos (HE-5.13).
hero-to-go = { $hours ->
    [one] noch { $hours } Stunde
   *[other] noch { $hours } Stunden
}
hero-consultant = Facharzt
hero-used = benutzt
hero-staff-tip = { $hours ->
    [one] Geht in { $hours } Stunde
   *[other] Geht in { $hours } Stunden
} nach Hause (HE-7.7). Rufen kostet Chaos (HE-6.6).
hero-consultant-tip = Bleibt bis zum Ende der Runde (HE-6.10).
hero-staff-skills = { $name }: { $skills }, für alle Helden im selben Raum (HE-7.2).
hero-of = Held von { $player }
hero-immune = Immun gegen Männergrippe.
hero-skills = { $name }: { $skills }, mit Zeitschriften (HE-3.2).
hero-starts = beginnt

## Rooms

hero-room-bonus = Für jede Behandlung hier mehr: { $skills } (HE-2.13).
hero-room-stations = { $count } Liegen; hier kommen neue Patienten an (HE-2.6).
hero-study-tip = Hier lernen: eine Zeitschrift nehmen (HE-5.26).
hero-sleep-tip = Hier schlafen: 1 Schlafmarker, der dritte im Zug bringt 2 (HE-5.28).
hero-look-tip = Hier umsehen: Ein weiterer Patient kommt (HE-5.40).
hero-study-here = hier lernen
hero-sleep-here = hier schlafen
hero-look-here = hier umsehen
hero-wall-no-running = Nicht rennen! (1 Chaos)

## Who can treat whom

hero-with-card = mit Karte
hero-ask = { $name } fragen
hero-with = mit { $names }
hero-in-here = hier drin
hero-alone = allein
hero-counsel = Rat von { $name }
hero-elsewhere = „{ $patient }“ ist nicht, wo { $hero } ist.
hero-can-treat = { $hero } kann „{ $patient }“ { $helped } behandeln.
hero-missing = „{ $patient }“: Es fehlt { $skills }.
hero-missing-even = „{ $patient }“: Es fehlt { $skills }, sogar { $helped }.
hero-treatable = { $patient }: behandelbar ({ $helped })
hero-or = oder
hero-on-duty-tonight = Wer hat heute Nachtdienst?
hero-no-patients = Keine Patienten bei { $hero }.
hero-has-skills = { $hero } kann hier { $ready } von { $here } behandeln.
hero-last-hour = { $count ->
    [one] Davon geht einer in einer Stunde!
   *[other] Davon gehen { $count } in einer Stunde!
}

## Tokens, decks, the clock

hero-deeds = Heldentaten
hero-deeds-tip = Heldentaten sind der Lohn für Behandlungen (HE-5.35).
hero-sleep = Schlaf
hero-sleep-token-tip = { $together ->
    [yes] So viel Schlaf, wie ihr Leute seid, baut sofort 1 Chaos ab (HE-13.9).
   *[no] Am Morgen baut Schlaf, der nicht gebraucht wird, Chaos ab (HE-12.2).
}
hero-chaos = Chaos
hero-chaos-tip = Chaos kommt vom Rennen, Rufen und Mitnehmen und von Patienten, die unbehandelt gehen.
hero-tokens = { $name }: { $count }
hero-tokens-of = { $name }: { $count } von { $all }
hero-of-all = von { $all }
hero-bag-tied = Beutel ist zu
hero-party = Beutel der Gruppe
hero-heroes = Helden zur Auswahl
hero-drawn = Gezogene Zeitschriften
hero-pick-tip = { $name }: Alle nehmen verschiedene Helden (HE-1.11).
hero-clock = { $hours ->
    [one] Uhr: noch { $hours } Stunde
   *[other] Uhr: noch { $hours } Stunden
}, Runde { $round } von { $rounds }
hero-round = Runde { $round }
hero-round-of = Runde { $round } von { $rounds }
hero-journal = Zeitschrift: { $title }
hero-journal-tip = { $title }. Zählt zum Können des Helden (HE-3.2).
hero-deck-staff = Personal
hero-deck-patients = Patienten
hero-deck-journals = Zeitschriften
hero-in-deck = { $cards }: { $count } im Stapel
hero-deck-tip = { $cards }: { $count } im Stapel. Was weg ist, dürfen alle durchsehen (HE-H2).
hero-gone-home = { $cards }: { $count } nach Hause gegangen
hero-discarded = { $cards }: { $count } abgelegt
hero-nothing-yet = Noch nichts.
hero-consultants = Fachärzte
hero-price = { $chaos } Chaos
hero-track = Dienstplan
hero-on-duty = Im Dienst
hero-turn = { $hero } ist dran: noch { $points } Aktionen, { $calls } Rufe, { $counsels } Ratschläge; hier zusammen { $skills }
hero-nobody-acts = Niemand ist dran
hero-here = hier
hero-all-in = gesamt
hero-morning = Endlich Morgen.

## Pages of a phone

hero-page-choose = Wählen
hero-page-hospital = Klinik
hero-page-staff = Personal
hero-page-team = Team
hero-page-decks = Stapel
