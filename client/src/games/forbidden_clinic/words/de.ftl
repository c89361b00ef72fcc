# Was der Spielplan von Forbidden Clinic sagt.

## Tiles

forbidden-ready = entspannt
forbidden-stressed = gestresst
forbidden-ready-tip = Entspannt: Seine Karte würde es stressen (FC-7.3).
forbidden-stressed-tip = Gestresst: Seine Karte würde es ausbrennen lassen (FC-7.4). Von hier oder nebenan entspannen (FC-4.5).
forbidden-empty-tip = Ausgebrannt: Hier geht niemand mehr durch (FC-4.2).
forbidden-capture-here = Hier lässt sich „{ $treasure }“ sichern (FC-4.12).
forbidden-goal-tip = Hier treffen sich alle mit den vier Schätzen und einer Schlüsselkarte, um zu gewinnen (FC-11.1).
forbidden-gone = Leeres Feld { $column }, { $row }, { $tile } ausgebrannt
forbidden-for = für { $treasure }
forbidden-with = mit { $people }
forbidden-card-discarded = ihre Karte liegt im Ablagestapel
forbidden-on = { $role }, auf { $tile }
forbidden-burned-out-on = { $role }, ausgebrannt, auf { $tile }

## Cards

forbidden-cards-treasure-tip = Vier gleiche auf einem Plättchen dieses Schatzes sichern ihn (FC-4.12).
forbidden-cards-special-tip = Fast jederzeit spielbar, kostet keine Aktion (FC-8.1).
forbidden-cards-incoming-tip = Wird sie gezogen, steigt der Andrang, und die abgelegten Klinikkarten kommen wieder obenauf (FC-6.4, FC-6.5).
forbidden-card-revenue-boost-tip = Trägt Figuren von einem Feld auf ein beliebiges Plättchen (FC-8.12).
forbidden-card-relief-vet-tip = Entspannt irgendwo ein gestresstes Plättchen (FC-8.17). Eine Schlüsselkarte zum Sieg (FC-11.1).
forbidden-card-donation-tip = Entspannt ein gestresstes Plättchen oder zwei benachbarte (FC-8.18). Eine Schlüsselkarte zum Sieg (FC-11.1).
forbidden-key-card = Schlüsselkarte
forbidden-treasure-deck = Schatzstapel
forbidden-treasure-discards = Schatz-Ablage
forbidden-clinic-deck = Klinikstapel
forbidden-clinic-discards = Klinik-Ablage
forbidden-face-down = { $count } verdeckte Karten
forbidden-face-up = { $count } offen
forbidden-a-turn = { $count } pro Zug
forbidden-from-top = Von oben
forbidden-packet-tip = Von oben: { $cards } (FC-7.8).
forbidden-shuffled = { $count } gemischt
forbidden-shuffled-of = { $count } gemischt: { $cards }
forbidden-empty = leer
forbidden-cards = Karten
forbidden-nothing-yet = noch nichts
forbidden-discarded = Klinikkarte { $card }, abgelegt
forbidden-discarded-tip = { $card }: Ein Notfall bringt sie zurück auf den Stapel (FC-6.5).
forbidden-triage = Durch Triage aufgedeckt
forbidden-turned-up = Klinikkarte { $card }, aufgedeckt
forbidden-turned-up-tip = { $card }: wieder obenauf oder unter den Stapel (FC-5.20).

## People and treasures

forbidden-clinic = Klinik
forbidden-coin = { $treasure }, Münze, noch nicht gesichert
forbidden-captured = { $treasure }, gesichert: { $role }
forbidden-captured-tip = { $treasure }: gesichert, { $role } (FC-4.14).
forbidden-treasure-tip = { $treasure }: vier Karten davon, gespielt auf { $tiles } (FC-4.12).
forbidden-hand = { $role }, { $cards } von { $limit } Karten
forbidden-hand-of = Hand: { $role }
forbidden-burned-out = ausgebrannt
forbidden-burned-out-tip = Ausgebrannt, bis jemand die Figur auf ein Plättchen zurückholt (FC-9.2).
forbidden-no-cards = keine Karten
forbidden-limit = Handlimit (FC-6.9)
forbidden-out = raus
forbidden-passes = passt
forbidden-roles = Rollen
forbidden-roles-note = Alle nehmen eine
forbidden-role = { $role }: { $text }
forbidden-role-taken = { $role }, vergeben: { $text }
forbidden-role-tip = { $role }: { $text } Beginnt auf { $tile } (FC-1.17).

## Turn and patient level

forbidden-turn = Zug
forbidden-turn-of = Am Zug: { $role }.
forbidden-actions-left = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}
forbidden-actions-tip = Übrige Aktionen (FC-3.3)
forbidden-draw-tip = Klinikkarten pro Zug (FC-7.1)
forbidden-cards-a-turn = Karten pro Zug
forbidden-meter = Andrang: Stufe { $tick } von { $skull }, { $count } Klinikkarten pro Zug; Stufe { $skull } ist der Totenkopf
forbidden-meter-about = Stufe { $tick } von { $skull }: Jeden Zug werden { $count } Klinikkarten gezogen. Am Totenkopf ist das Spiel verloren.
forbidden-skull-tip = Der Totenkopf: Erreicht ihn der Andrang, ist das Spiel verloren (FC-6.8).
forbidden-tick-tip = Stufe { $tick }: { $count } Klinikkarten pro Zug (FC-7.1).

## Pages of a phone

forbidden-page-choose = Wählen
forbidden-page-team = Team
forbidden-page-level = Andrang
forbidden-page-decks = Stapel
