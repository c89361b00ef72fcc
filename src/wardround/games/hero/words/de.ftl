## Was ein Platz im Voraus sagt, und wovor gewarnt wird

standing-end-turn = Ende meines Zuges
    .help = Anrufe allein halten ihn nicht offen.
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
danger-untreated =
    { $patients ->
        [one] 1 Patient geht unbehandelt
       *[other] { $patients } Patienten gehen unbehandelt
    }{ $chaos ->
        [0] .
       *[other] : +{ $chaos } Chaos.
    }
