# Was alle Spiele, der Server und das Terminal sagen.

seat = Platz { $number }
list = { $first } und { $last }

refusal-game-over = Das Spiel ist zu Ende. { $ending }
refusal-not-your-turn = Zuerst entscheidet { DER($players) } ({ $question }).
refusal-not-asked = Danach ist gerade nicht gefragt ({ $question }).
refusal-not-offered = Das steht gerade nicht zur Wahl ({ $question }).

form-der = { $gender ->
    [name] { $name }
    [vowel] { $name }
    [f] die { $name }
    [n] das { $name }
    [p] die { $name }
   *[m] der { $name }
}
form-den = { $gender ->
    [name] { $name }
    [vowel] { $name }
    [f] die { $name }
    [n] das { $name }
    [p] die { $name }
   *[m] den { $name }
}
form-dem = { $gender ->
    [name] { $name }
    [vowel] { $name }
    [f] der { $name }
    [p] den { $name }
   *[m] dem { $name }
}
form-zum = { $gender ->
    [name] zu { $name }
    [vowel] zu { $name }
    [f] zur { $name }
    [p] zu den { $name }
   *[m] zum { $name }
}
form-vom = { $gender ->
    [name] von { $name }
    [vowel] von { $name }
    [f] von der { $name }
    [p] von den { $name }
   *[m] vom { $name }
}
form-ein = { $gender ->
    [name] { $name }
    [vowel] { $name }
    [f] eine { $name }
   *[m] ein { $name }
}
form-einen = { $gender ->
    [name] { $name }
    [vowel] { $name }
    [f] eine { $name }
    [n] ein { $name }
   *[m] einen { $name }
}
form-to = { $gender ->
    [name] nach { $name }
    [vowel] nach { $name }
    [f] in die { $name }
    [n] ins { $name }
    [p] in die { $name }
   *[m] in den { $name }
}
form-in = { $gender ->
    [name] in { $name }
    [vowel] in { $name }
    [f] in der { $name }
    [p] in den { $name }
   *[m] im { $name }
}

## Was ein Platz im Voraus sagt, und wovor gewarnt wird

standing-ask = Frag mich
standing-on = Dann frag mich
standing-off = Dafür nicht
standing-no-difference = Fragen ohne Folgen
    .help = Es gibt nur eine Antwort, oder alle führen zum selben Ergebnis.
    .take = Antworte für mich
danger-loss = Damit ist das Spiel verloren.

## Der Server

undo-spectator = Wer zuschaut, schaut nur zu.
undo-over = Das Spiel ist zu Ende. Spielt ab einem früheren Zug an einem neuen Tisch weiter.
undo-nothing = Es gab noch keinen Zug.
undo-own = Dein Zug hat etwas aufgedeckt oder den Zug weitergegeben: Zurücknehmen geht nur, wenn alle zustimmen.
undo-others = Inzwischen hat jemand anders gezogen: Zurücknehmen geht nur, wenn alle zustimmen.
why-nothing = Dazu gibt es nichts zu sagen: Keine Aktion nutzt das.
why-allowed = Das ist erlaubt.
why-choices = Das geht gerade: { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}.
why-unknown = So etwas gibt es nicht unter dem, was du siehst und wählen kannst.

## Tipps

hint-only = Es gibt keine andere Wahl.
hint-alike = Etwa so gut wie „{ $other }“.
hint-later = Es zahlt sich später aus: „{ $other }“ gewinnt seltener, um { $points ->
    [one] 1 Prozentpunkt
   *[other] { $points } Prozentpunkte
}.
hint-compared = Im Schnitt gegenüber „{ $other }“: { $parts }.
hint-difference = { $what } { $more }
