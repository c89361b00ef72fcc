# Was alle Spiele, der Server und das Terminal sagen.

seat = Platz { $number }
list = { $first } und { $last }

refusal-game-over = Das Spiel ist zu Ende. { $ending }
refusal-not-your-turn = Zuerst entscheidet { DER($players) } ({ $question }).
refusal-not-asked = Zuerst kommt etwas anderes: „{ $question }“.
refusal-not-offered = Das steht nicht zur Wahl: „{ $question }“.

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
why-nothing = Das ist nur zum Ansehen: Kein Zug nutzt es.
why-allowed = Das ist erlaubt.
why-choices = Das geht gerade: { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}.
why-unknown = So etwas gibt es hier nicht.

## Tipps

hint-only = Es gibt keine andere Wahl.
hint-alike = Etwa so gut wie „{ $other }“.
hint-later = Es zahlt sich später aus: „{ $other }“ gewinnt seltener, um { $points ->
    [one] 1 Prozentpunkt
   *[other] { $points } Prozentpunkte
}.
hint-compared = Im Schnitt gegenüber „{ $other }“: { $parts }.
hint-difference = { $what } { $more }

## Warum eine Nachricht oder Anfrage nichts bewirkt

refused-told = { $text }
refused-hello-first = Die erste Nachricht muss hello sein.
refused-hello-again = Du hast dich schon gemeldet.
refused-too-many-messages = Zu viele Nachrichten. Warte ein wenig.
refused-malformed = Das war nicht lesbar. Lade die Seite neu.
refused-empty-line = In dieser Zeile steht nichts.
refused-too-fast = Du schreibst schneller, als andere lesen können.
refused-spectator = Wer zuschaut, schaut zu: Zum Spielen brauchst du den Link eines Platzes.
refused-spectator-choice = Wer zuschaut, hat nichts zu wählen.
refused-not-your-seat = { $seat } gehört dir nicht.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-unknown-token = Zu diesem Link gibt es keinen Tisch: Er ist zu alt, oder ein Stück fehlt. Bitte noch einmal darum.
refused-gone = Dieser Link ist verbraucht oder ersetzt. Bitte um einen neuen.
refused-unknown-person = Dieser private Link wurde erneuert, oder ein Stück von ihm fehlt. Den neuen findest du auf einem Gerät, das du benutzt.
refused-no-table = Diesen Tisch gibt es nicht.
refused-table-gone = Diesen Tisch gibt es nicht mehr.
refused-name-a-table = Nenne den Tisch, um den es geht.
refused-own-side = Solange gespielt wird, siehst du nur deine Seite.
refused-no-seat = { $seat } gibt es an diesem Tisch nicht.
refused-many-tables = Du hast viele Tische eröffnet. Warte ein wenig.
refused-secret = Dieses Spiel hat Geheimnisse: Warte, bis es vorbei ist.
refused-seen-later = Wer zuschaut, sieht diesen Tisch später: Warte, bis das Spiel vorbei ist.
refused-no-book = Für dieses Spiel hat noch niemand ein Buch geschrieben.
refused-no-guide = Zu diesem Platz gehört keine Einführung.
refused-no-open-table = Diesen offenen Tisch gibt es nicht.
refused-moves = Das Spiel hat { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}.
refused-slow-timeline = Der Verlauf war nicht rechtzeitig fertig.
refused-analysed-when-over = Analysiert wird, wenn das Spiel vorbei ist.
refused-table-moves = Der Tisch zieht auf einen anderen Server um. Dein Browser verbindet sich von selbst neu.
refused-no-game = Dieses Spiel steht nicht im Regal.
refused-bad-seed = Eine Startzahl beginnt nicht mit „{ $script }“: Wähle eine andere.
refused-no-guided-game = Für { $game } gibt es keine Einführung.
refused-over-there = Dort ist das Spiel schon vorbei: Wähle einen früheren Zug.
refused-seats = Dieses Spiel hat { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}.
refused-long-journal = Ein Spielstand darf { $most } Zeilen haben; dieser hat { $count }.
refused-many-uploads = Gerade werden viele Spielstände gelesen. Versuch es gleich noch einmal.
refused-slow-journal = Der Spielstand war nicht rechtzeitig geprüft.
refused-bad-pack = Mit diesem Inhaltspaket lässt sich kein Spiel aufbauen.
refused-server-full = Dieser Server hat so viele Tische, wie er haben darf.
refused-no-level = Den Bot „{ $level }“ gibt es hier nicht. Es gibt: { $known }.
refused-no-standing = Diese Frage lässt sich nicht im Voraus beantworten.
refused-nothing-to-pass = In diesem Spiel kann man nicht passen.
refused-not-a-choice = Das steht gerade nicht zur Wahl.
refused-two-moves = Das ist mehr als ein Zug. Mach den ersten Teil und dann weiter.
refused-rest-impossible = Der Rest dieses Zuges geht nicht.
refused-watch-only = Dieser Tisch ist zum Zuschauen: Spiel ab einem Zug weiter.
refused-all-taken = An diesem Tisch sind alle Plätze besetzt.
refused-no-undo = Es gibt keinen Zug, den du zurücknehmen kannst.
refused-no-redo = Es gibt keinen Zug, den du wiederherstellen kannst.
refused-no-give-up = { $game } kann man nicht aufgeben.
refused-nothing-asked = Es gibt nichts (mehr) zu beantworten.
refused-hints-off = An diesem Tisch sind Tipps ausgeschaltet.
refused-stale = Am Tisch ging es inzwischen weiter. Bitte wähle noch einmal.
refused-game-over = Das Spiel ist vorbei: Spielt ab einem früheren Zug weiter.
refused-back-and-forth = An diesem Tisch wurde zu viel zurückgenommen: Spielt weiter.
refused-already-asked = Es läuft schon eine andere Frage an alle.
refused-unreadable = Dieser Server kann den Tisch nicht lesen (nichts ist verloren): { $fault }
refused-nothing-to-decide = An diesem Platz ist gerade nichts zu entscheiden.
refused-hint-coming = Ein Tipp ist schon unterwegs.
refused-no-idea = Dem Bot ist nichts eingefallen.
refused-mistake = Der Server hat einen Fehler gemacht. Der Tisch geht weiter.
refused-many-analyses = Gerade werden viele Spiele analysiert. Versuch es in einer Minute noch einmal.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-locked = Dieser Tisch ist geschlossen: Niemand Neues kommt herein.
refused-taken = Da sitzt schon jemand.
refused-other-link = Dieser Link ist zum Zuschauen oder für einen einzelnen Platz.
refused-again-for-players = Nur wer mitgespielt hat, kann noch einmal spielen.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-watched-by-many = { $most } Leute schauen schon zu.
refused-no-watcher = Unter dieser Nummer schaut niemand (mehr) zu.
refused-removed = Die Gastgeberin oder der Gastgeber hat dich gebeten, den Tisch zu verlassen.
refused-name-first = Sag zuerst, wie du heißt.
refused-muted = Du bist an diesem Tisch stummgeschaltet.
refused-begun = Das Spiel hat begonnen: Optionen und Plätze bleiben, wie sie sind.
refused-too-many-people = Hier sitzen { $count } Leute: Erst muss jemand aufstehen.
refused-bad-option = „{ $option }“ lässt sich so nicht einstellen. Wähle etwas anderes.
refused-no-option = Dieses Spiel hat nicht alle diese Optionen. Lade die Seite neu.
refused-pack-fault = Dieses Inhaltspaket lässt sich nicht verwenden. { $fault }
refused-journal-fault = Dieser Spielstand lässt sich nicht lesen. { $fault }
refused-unknown-host = Der Server heißt nicht so (siehe --name).
refused-foreign-origin = Diese Seite gehört nicht zum Server.
refused-other-method = Diese Adresse erwartet eine andere Methode.
refused-no-address = Unter dieser Adresse gibt es nichts.
refused-many-positions = So viele Stellungen auf einmal: Warte einen Moment.
refused-slow-position = Die Stellung konnte nicht rechtzeitig gezeichnet werden.
refused-position-fault = Diese Stellung lässt sich nicht verwenden. { $fault }
refused-position-over = In dieser Stellung ist das Spiel vorbei: Es gibt nichts zu spielen.
refused-position-pack = An diesem Tisch liegt ein Inhaltspaket, das eine Stellung nicht mitnehmen kann.
refused-no-day = Das ist kein Datum.
refused-no-case = Diesen Fall gibt es nicht.
refused-many-requests = Zu viele Anfragen. Warte ein wenig und versuche es noch einmal.
refused-too-large = Das ist mehr, als der Server annimmt.
refused-too-slow = Das kam nicht rechtzeitig an. Versuche es noch einmal.
refused-storage = Der Server kann diesen Tisch gerade nicht lesen ({ $fault }). Sonst ist nichts betroffen; versuch es gleich noch einmal.
refused-many-connections = Von deiner Adresse kommen zu viele Verbindungen. Schließe ein paar Tische.
refused-often-connected = Zu viele Verbindungen in kurzer Zeit. Warte ein wenig.
refused-slow-connection = Deine Verbindung kommt nicht mit. Verbinde dich neu.
refused-slow-store = Die Festplatte des Servers ist gerade langsam. Versuch es gleich noch einmal.
refused-not-stored = Die letzte Änderung konnte nicht gespeichert werden. Verbinde dich neu.
refused-no-answer = Ein anderer Server hat nicht geantwortet. Versuch es noch einmal.
refused-other-tab = Dieser Tisch ist in einem anderen Tab dieses Browsers offen. Schließ ihn dort zuerst.
refused-clock-move = Für einen Zug gibt es zwischen 30 Sekunden und { $most } Tagen.
refused-clock-day = Wähle eine Uhrzeit, zu der die Züge fällig sind.
refused-clock-chess = Eine Schachuhr braucht zwischen einer Minute und { $most } Tagen und gibt höchstens einen Tag zurück.
refused-seat-lost = Dieser Platz ging durch Zeitüberschreitung verloren: Ein Bot spielt ihn zu Ende.
refused-no-time-left = Dieser Platz hat keine Zeit mehr: Ein Bot spielt ihn zu Ende.
refused-bad-address = Das ist keine E-Mail-Adresse. Bitte prüfe sie.
refused-no-letters = Dieser Server verschickt keine E-Mails.
refused-bad-zone = Dieser Server kennt deine Zeitzone nicht.
refused-bad-browser = Die Anmeldung dieses Browsers ist unvollständig. Schalte Benachrichtigungen aus und wieder ein.
refused-bad-push-service = Dieser Server kennt den Push-Dienst deines Browsers nicht.
refused-many-letters = Zu viele E-Mails wurden angefordert. Versuche es später wieder.
refused-letter-not-sent = Die E-Mail konnte nicht verschickt werden. Versuche es später wieder.
refused-old-letter = Dieser Link gilt nicht mehr: Er stammt aus einer älteren E-Mail.

## Erinnerungen

reminder-title = Du bist dran: { $table }
reminder-letter =
    Du bist dran: { $table }.

    { $link }

    Keine E-Mails mehr: { $stop }
reminder-confirm-subject = Sollen wir dir sagen, wenn du dran bist?
reminder-confirm =
    Jemand, der bei Wardround spielt, hat diese Adresse angegeben. Öffne diesen Link, um zu erfahren, wenn du dran bist:

    { $link }

    Wenn du das nicht warst, tu nichts, und du hörst nichts mehr. Um die Adresse sofort zu entfernen: { $stop }

stopped = { $why ->
    [content] Dieses Spiel wurde mit anderem Spielmaterial von { $title } begonnen, als dieser Server hat.
   *[rules] Dieses Spiel wurde mit Regelfassung { $played } von { $title } begonnen; dieser Server spielt Fassung { $here }.
} Es lässt sich bis Zug { $moves } ansehen{ $secrets ->
    [yes] , aber hier nicht fortsetzen.
   *[no] , und von dort kannst du an einem neuen Tisch weiterspielen; fortsetzen lässt es sich nicht.
}

fault-position = { $key }: erwartet { $wants }, gefunden { $got }.
fault-text = Mit diesem Text geht es nicht. (Auf Englisch: { $detail })
wants-key = einer der Schlüssel { $known }
wants-number = eine Zahl von { $least } bis { $most }
wants-words = eine Liste von Wörtern
wants-list = eine Liste
wants-table = eine Tabelle
wants-known-table = eine der Tabellen { $known }
wants-rows = eine Liste von Zeilen
wants-one-of = eines von { $known }
wants-at-most = höchstens { $most }
wants-at-least = { $least } oder mehr
wants-whole-number = eine ganze Zahl
wants-text = ein Text
wants-yes-or-no = true oder false
wants-row-with-id = eine Zeile mit einer id
wants-own-id = eine id, die sonst nichts hat
wants-value = ein Wert
wants-no-such-key = nichts, denn diesen Schlüssel gibt es nicht
wants-in-english = „{ $text }“
wants-nothing = nichts
wants-each-once = alles nur einmal und nichts, was schon woanders liegt
wants-seats = eine Liste von Plätzen
wants-decision = ein Moment, in dem jemand eine Wahl hat

fault-journal-header = Das ist kein Spielstand: Die erste Zeile fehlt oder ist beschädigt.
fault-journal-changed = Zeile { $line } wurde nachträglich verändert.
fault-journal-cut = Er endet in Zeile { $line }, bevor das Spiel vorbei ist: Der Rest fehlt.
fault-journal-seed = Ab Zeile { $line } passt das Gezogene nicht zur Startzahl.
fault-journal-game = Er gehört zu einem anderen Spiel.
fault-journal-version = Er wurde mit anderen Regeln oder einem anderen Inhaltspaket gespielt als hier.
fault-journal-untrue = Zeile { $line } folgt nicht aus den Zeilen davor.
fault-pack = { $table ->
    [none] Im ganzen Paket
   *[other] Tabelle { $table }
}{ $key ->
    [none] {""}
   *[other] , Schlüssel { $key }
}: erwartet { $expected }, gefunden { $got }.
fault-no-game = Das Spiel { $game } gibt es hier nicht.
