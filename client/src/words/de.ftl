# Was die App rund um den Tisch sagt.

## Überall

dollars = { $amount } $
wardround = Wardround
home = Wardround, zur Lobby
lobby = Lobby
rules = Regeln
log = Verlauf
chat = Chat
result = Ergebnis
undo = Rückgängig
close = Schließen
back = Zurück
copied = Kopiert
try-again = Noch einmal
yes = Ja
no = Nein
you = Du
list = { $first } und { $last }
either = { $first } oder { $last }
seat = Platz { $number }
seat-in-words = Platz { $number }
options = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
choices = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
move-number = Zug { $move }
ago-now = gerade eben
ago-minutes = vor { $count } Min.
ago-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
}
loading = Hände werden gewaschen …
light-theme = Helles Design
dark-theme = Dunkles Design
rule = Regel { $rule }
rule-close = Regel { $rule } schließen
rule-unknown = Diese Regel steht nicht im Regelheft dieses Tisches.
rule-loading = Wird nachgeschlagen …
rule-show = Auf dem Spielplan zeigen
piece-count = { $count } davon
piece-holds = mit { $pieces }

## Wenn etwas schiefgeht

trouble = Der Aufzug steckt fest. Dein Spiel ist gespeichert.
trouble-code = Code: { $code }
trouble-copy = Bericht kopieren
trouble-offline = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
trouble-status = Der Server hat mit { $status } geantwortet.
trouble-device = Die Tische auf diesem Gerät konnten nicht aufgebaut werden: { $why }
trouble-worker = Das Programm konnte nicht geladen werden
trouble-board = Der Spielplan konnte nicht geladen werden. Du kannst an diesem schlichten Tisch weiterspielen oder die Seite neu laden.
version-new = Neue Version
version-told = Es gibt eine neue Version von Wardround.
version-safe = Deine Tische bleiben, wie sie sind.
version-load = Laden
version-later = Später

## Die Lobby

lobby-main = Hauptmenü
lobby-rulebooks = Regelhefte
lobby-your-name = Dein Name
lobby-change-name = , Name und Farbe ändern
lobby-closed = Die Lobby ist gerade geschlossen.
lobby-device = Auf diesem Gerät spielen
lobby-device-long = Ohne Server auf diesem Gerät spielen
lobby-setting-up = Die Tische auf diesem Gerät werden aufgebaut …
lobby-greeting = Der Nächste, bitte!
lobby-how = Such dir ein Spiel aus, verschick einen Link, nimm Platz.
lobby-how-device = Such dir ein Spiel aus und nimm Platz. Alles passiert auf diesem Gerät.
lobby-people = AN DEN TISCHEN
lobby-empty = Das Regal ist leer: Es ist kein Spiel installiert.
lobby-private = Ohne Konto, und nichts wird weitergegeben: Deine Plätze bleiben in diesem Browser.
lobby-private-device = Nichts verlässt dieses Gerät: Deine Tische liegen in diesem Browser.
lobby-no-network = Es startet auch ohne Netz.
journal-load = Spielstand laden
journal-drop = Zieh einen gespeicherten Spielverlauf hierher oder wähle die Datei aus.
join = Mit Link mitspielen
join-title = Bitte Nummer ziehen
join-how = Hast du einen Link bekommen? Füg ihn hier ein.
join-link = Link zu einem Platz
join-go = Los
join-wrong = Das ist kein Link zu einem Tisch.
join-expected = Er sollte { $sign } und einen langen Code enthalten.
join-serving = WIR BEDIENEN
join-gap = Stufe beachten
shelf = Spiele im Regal
shelf-facts = { $seats } { $many ->
    [1] Person
   *[other] Personen
} · { $minutes } Min. · { $kind }
kind-team = ein Team
kind-rivals = gegeneinander
kind-team-or-rivals = Team oder gegeneinander
kind-solo = allein
play-now = Jetzt spielen
play-now-game = Jetzt spielen: { $game }, mit Bots
learn = In { $minutes } Minuten lernen
learn-game = In { $minutes } Minuten lernen: { $game }
friends = Mit anderen
friends-game = { $game } mit anderen
mine = Meine Tische
mine-waiting = Man wartet auf dich
mine-finished = beendet
mine-your-move = du bist dran
mine-your-move-left = du bist dran, noch { $time }
mine-watching = du schaust zu
mine-others = andere sind dran
mine-waiting-room = im Wartezimmer
mine-put-away = { $name } weglegen
mine-put-back = { $name } zurückholen
mine-away = Weggelegt: { $count }
mine-look = Ansehen
mine-continue = Weiter
mine-open = Öffnen
mine-all = Alle { $count }
mine-unreadable = Ein Tisch, der sich gerade nicht lesen lässt. Dein Platz bleibt dir.
show-fewer = Weniger zeigen
show-all = Alle { $count } zeigen
open-tables = Offene Tische
open-none = Niemand wartet. Verdächtig gesund. Einen Tisch eröffnen?
open-seats = { $taken } von { $all } Plätzen
sit-down = Platz nehmen
sit-down-at = { "" } an { $table }
finished-games = Beendete Spiele
finished-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
watch = Ansehen

## Wer spielt

profile = Wer bist du?
profile-name = Name
profile-look = Farbe und Form
profile-save = Speichern
colour-plum = Pflaume
colour-teal = Petrol
colour-coral = Koralle
colour-mustard = Senf
colour-sky = Himmelblau
colour-ink = Tinte
colour-rose = Rosé
colour-olive = Olive
seats = Plätze
seats-count = Wie viele?
seats-me = Ich
seats-me-too = Du, auf diesem Gerät
seats-open = Offen, per Link
seats-open-chair = Freier Stuhl
bot = Bot: { $bot }
bot-random = Praktikant
bot-random-plays = tut irgendetwas Erlaubtes, sofort
bot-beginner = Studentin
bot-beginner-plays = spielt vernünftig und irrt sich manchmal, sofort
bot-greedy = Pfleger
bot-greedy-plays = nimmt, was gerade am besten aussieht, sofort
bot-easy = Assistenzarzt
bot-easy-plays = spielt vernünftig und irrt sich selten, sofort
bot-normal = Ärztin
bot-normal-plays = denkt voraus, bis zu 2 Sekunden
bot-hard = Chirurgin
bot-hard-plays = denkt weit voraus, bis zu 5 Sekunden
bot-expert = Professorin
bot-expert-plays = wägt alles ab, bis zu 15 Sekunden

## Du und deine Partien

games = Deine Partien

## Ein neuer Tisch

new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $game }
new-name = Name des Tisches
new-name-example = Bett 12 am Fenster
clock = Uhr
clock-none = Keine
clock-move = Zeit für jeden Zug
clock-day = Einmal am Tag
clock-chess = Schachuhr
clock-length-move = Für jeden Zug
clock-length-chess = Für das ganze Spiel
clock-increment = Nach jedem Zug zurück
clock-nothing = Nichts
clock-hour = Züge sind fällig um
clock-out = Wenn die Zeit um ist
clock-out-bot-moves = Ein Bot macht den Zug
clock-out-bot-takes-over = Ein Bot übernimmt
clock-out-seat-lost = Der Platz ist verloren
clock-plays-move = Alle haben { $time } für jeden Zug.
clock-plays-day = Züge sind jeden Tag um { $time } fällig; wer weniger als 12 Stunden vorher drankommt, hat bis zum Tag darauf.
clock-plays-chess = Alle haben { $time } für das ganze Spiel.
clock-plays-chess-back = Alle haben { $time } für das ganze Spiel und bekommen nach jedem Zug { $back } zurück.
clock-then-bot-moves = Ist die Zeit um, macht ein Bot den Zug.
clock-then-bot-takes-over = Ist die Zeit um, spielt ein Bot, bis man zurückkommt.
clock-then-seat-lost = Ist die Zeit um, ist der Platz verloren: Ein Bot spielt ihn zu Ende.
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } T { $hours } h
clock-left = noch { $time }
out-bot-moves = Deine Zeit ist um: Ein Bot macht diesen Zug für dich.
out-bot-takes-over = Deine Zeit ist um: Ein Bot spielt für dich.
out-seat-lost = Deine Zeit ist um: Ein Bot spielt deinen Platz zu Ende.
out-take-back = Selbst weiterspielen
next-table = Nächster Tisch
new-hints = Tipps
new-public = In der Lobby zeigen, solange ein Stuhl frei ist
new-house-rules = Hausregeln ({ $count })
new-seed-and-pack = Startzahl und Inhaltspaket
new-seed = Startzahl (leer lassen für eine frische Partie)
new-pack = Inhaltspaket (eine .toml-Datei, die Karten oder Zahlen ändert)
new-pack-chosen = { $file } ersetzt Teile des gedruckten Inhalts.
new-open = Tisch eröffnen

## Einstellungen

theme = Design
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
language = Sprache
pace = Tempo der Bots
pace-calm = Ruhig: { $seconds } Sekunden für jeden Zug
pace-normal = Normal
pace-brisk = Flott
pace-off = Sofort: Figuren wandern nicht
reminders = Erinnerungen
mail-yes-about = Sollen wir dir schreiben, wenn du dran bist?
mail-yes = Ja, schreibt mir
mail-confirmed = Wir schreiben an { $address }, wenn du dran bist.
mail-stop-about = Möchtest du keine E-Mails mehr von uns?
mail-stop = Keine E-Mails mehr
mail-stopped = { $address } ist vergessen. Du hörst nichts mehr.
settings = Einstellungen
settings-confirm = Jeden Zug bestätigen, auch wenn man ihn zurücknehmen kann
settings-motion = Weniger Bewegung
settings-sound = Ton: eine Glocke, wenn du dran bist, ein Klopfen, wenn etwas hingelegt wird
settings-shortcuts = Tastenkürzel
key-parts = F6, Umschalt F6
key-parts-does = nächster, voriger Teil des Tisches
key-tab = Tab
key-tab-does = nächste Möglichkeit
key-arrows = Pfeile
key-arrows-does = zur nächstgelegenen Möglichkeit
key-any = Umschalt Pfeile
key-any-does = zu irgendeiner Figur
key-enter = Enter
key-enter-does = wählen oder bestätigen
key-esc = Esc
key-esc-does = zurück
key-list = /
key-list-does = Liste aller Möglichkeiten
key-about = ?
key-about-does = was etwas ist, und warum nicht
key-hint = H
key-hint-does = Tipp
key-undo = U
key-undo-does = Zug zurücknehmen
key-point = P
key-point-does = auf etwas zeigen
key-log = L
key-log-does = Verlauf
key-rules = R
key-rules-does = Regeln
key-book = B
key-book-does = so spielt man
key-aid = A
key-aid-does = Spielhilfe
key-step = , und .
key-step-does = Schritt für Schritt durch die Partie

## Am Tisch

table = Tisch
table-team = Team
table-setting = Der Tisch wird gedeckt …
table-board = Spielplan
table-tray = Deine Auslage
table-parts = Teile des Tisches
table-rail = Mitspieler, Verlauf, Regeln, Chat
table-tabs = Verlauf, Regeln, Chat
table-glance = Auf einen Blick
table-map = Übersicht des Tisches
table-steps = Schritte dieses Zuges
table-done = erledigt:
table-empty = nichts hier
table-more = Überspringen (noch { $count })
table-whole = Wie vorher
table-named = Tisch „{ $name }“
table-watching = du schaust zu
table-over = Spielende
table-watch-only = Nur zum Zuschauen
table-your-turn = Du bist dran
table-your-move = Du bist dran: Wardround
table-title = { $name }: Wardround
table-moved-on = Am Tisch ging es inzwischen weiter. Bitte wähle noch einmal.
table-replay = Wiederholung, Schritt { $step } von { $all }
table-ask-undo = Um Rücknahme bitten
table-redo = Wiederherstellen
table-hint = Tipp
table-sound-off = Ton aus
table-sound-on = Ton an
table-menu = Menü: Plätze, Links, Einstellungen
table-link-copied = Der Link zu Zug { $move } ist in der Zwischenablage.
notice-opened = { $player }: auf einem weiteren Gerät geöffnet.
notice-freed = Der Stuhl von { $player } ist wieder frei.
notice-bot-sits-in = Für { $player } spielt jetzt ein Bot.
notice-given-back = { $player } spielt wieder selbst.
notice-sat-down = { $player } hat sich gesetzt.
notice-time-bot-moves = Die Zeit von { $player } ist um: Ein Bot macht diesen Zug.
notice-time-bot-takes-over = Die Zeit von { $player } ist um: Ein Bot hat übernommen.
notice-time-seat-lost = Die Zeit von { $player } ist um und der Platz verloren: Ein Bot spielt zu Ende.
link-incomplete = Dieser Link ist unvollständig.
link-ask-again = Ein Teil ging unterwegs verloren. Lass ihn dir noch einmal schicken.
link-closed = Diese Station ist geschlossen.
link-no-table = Zu diesem Link gibt es keinen Tisch mehr, oder ein Buchstabe stimmt nicht.
link-shut = Die Tür ist zu.
link-locked = Dieser Tisch ist abgeschlossen: Niemand Neues darf herein. Bitte darum, ihn zu öffnen.
link-removed = Du wurdest gebeten, diesen Tisch zu verlassen.
line-lost = Kein Puls mehr. Neuer Versuch ({ $attempt }).
line-later = Du schaust zu und siehst diesen Tisch { $time } später. So lange dauert es, bis er hier erscheint.
line-waiting = Wir finden deinen Puls nicht. Neuer Versuch ({ $attempt }).
hand-over = Gib an { $name } weiter.
hand-over-ceiling = Alle anderen schauen an die Decke.
hand-over-me = Ich bin { $name }

## Zusammenkommen

invite = Einladen
invite-how = Wer diesen Link öffnet, sieht den Tisch und kann sich setzen oder zuschauen.
invite-link = Der Link des Tisches
invite-copy = Link kopieren
invite-share = Teilen
invite-code = Der Link des Tisches als Code für eine Kamera
join-name = Dein Name
join-watch = Nur zuschauen
join-choose = Oder wähle einen Stuhl:
join-bots = Alle Stühle sind besetzt. Du kannst einen Bot ablösen:
join-full = Alle Stühle sind besetzt: Du kannst zuschauen.
join-take-over = { $seat } ({ $bot })
join-playing = Am Tisch: { $people }. { $move ->
    [0] Die Partie hat gerade begonnen
   *[other] Die Partie ist bei Zug { $move }
}.
waiting-kept = freigehalten
waiting-free = Stuhl freimachen
waiting-free-name = Den Stuhl von { $name } freimachen
waiting-move = Hierher setzen
waiting-move-to = Auf { $name } setzen
door-public = Alle dürfen diesen Tisch in der Lobby finden
door-locked = Abgeschlossen: Niemand Neues darf herein
door-delay = Wer zuschaut, sieht das Spiel
door-delay-none = sofort
door-delay-by = { $time } später
watchers = Es schauen zu
watchers-somebody = jemand
watchers-later = Wer zuschaut, sieht das Spiel { $time } später.
watchers-muted = stumm
watchers-mute = Stumm schalten
watchers-mute-name = { $name } stumm schalten
watchers-unmute = Reden lassen
watchers-unmute-name = { $name } reden lassen
watchers-remove = Hinausbitten
watchers-remove-name = { $name } hinausbitten
at-past = schaut zurück
at-rules = liest die Regeln
at-chat = im Chat
at-result = beim Ergebnis
at-away = nicht am Bildschirm
evening = Bilanz des Abends
evening-won = { $won } von { $played } gewonnen
evening-best = bestes Ergebnis { $score }

## Leute

people = Leute am Tisch
people-thinking = überlegt …
people-you-acting = du bist dran
people-acting = ist dran
people-you = du
people-bot = Bot: { $bot }
people-open = freier Stuhl
people-ready = bereit
people-here = da
people-away = kurz weg
people-out-bot-moves = Zeit um: Ein Bot zieht
people-out-bot-takes-over = Zeit um: Ein Bot spielt
people-out-seat-lost = Zeit überschritten: Ein Bot spielt
people-watching = Es schauen zu: { $names }
absent-away = { $name } ist kurz weg. { $clock }
absent-open = { $name } ist ein freier Stuhl. Lade jemanden ein.
absent-open-host = { $name } ist ein freier Stuhl. Lade jemanden ein oder setze einen Bot hin.
absent-bot = Bot spielen lassen
turn-of = { $name } ist dran: { $prompt }
turn-waiting = Wir warten auf { $names }: { $prompt }
turn-step-in = Auch du darfst jetzt wählen. { $waiting }
asked-start = { $name } möchte das Spiel bis zum Anfang zurücknehmen.
asked-undo = { $name } möchte alles nach Zug { $move } zurücknehmen.
asked-end = { $name } möchte das Spiel hier beenden.
consent = Eine Frage an alle
consent-agrees = einverstanden
consent-open = noch keine Antwort
consent-agree = Einverstanden
consent-decline = Lieber nicht
consent-withdraw = Zurückziehen
consent-declined = { $name } möchte lieber nicht.

## Entscheiden

decision = Deine Entscheidung
decision-told = Deine Entscheidung: { $prompt } { $rest }
decision-chosen = Gewählt: { $move }.
decision-chosen-enter = Gewählt: { $move }. Mit Enter bestätigen.
decision-take-back = Zurücknehmen: { $what }
decision-on-board = { $count } auf dem Plan
decision-list = Liste
decision-list-title = Alle Möglichkeiten in Worten
decision-list-key = Alle Möglichkeiten in Worten (/)
decision-filter = Suchen
decision-filter-choices = In den Möglichkeiten suchen
decision-no-match = Zu diesen Worten passt keine Möglichkeit.
decision-pass = Passen, bis ich dran bin
decision-passing = Du passt, bis du dran bist
decision-confirm = Bestätigen
decision-confirm-what = Bestätigen: { $follows }
decision-waits = Worauf der Tisch wartet
decision-dismiss = Ausblenden
decision-fork = Ab Zug { $move } weiterspielen
follows-harm = trotz Warnung
follows-draws = zieht { $count }
follows-reveals = deckt auf
follows-ends = beendet das Spiel
follows-asks = nur einvernehmlich zurück
follows-goes-on = es geht weiter
caution-draws = Zieht { $count }: Zurücknehmen geht nur, wenn alle zustimmen.
caution-draws-alone = Zieht { $count }. Solange das Spiel nicht endet, nimmt Rückgängig es zurück; derselbe Zug zieht dann neu.
caution-reveals = Etwas Verdecktes kommt ans Licht: Zurücknehmen geht nur, wenn alle zustimmen.
caution-reveals-alone = Etwas Verdecktes kommt ans Licht. Rückgängig nimmt es zurück, gesehen hast du es dann aber.
caution-ends = { $told } Damit endet das Spiel; danach lässt sich nichts zurücknehmen.
caution-asks = { $told } Zurücknehmen geht nur, wenn alle zustimmen.
caution-goes-on = { $told } Es geht weiter. Rückgängig nimmt es zurück.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-draws = Zurück vor deinen letzten Zug, samt allem, was seither gezogen wurde. Derselbe Zug zieht dann neu; zurückgenommene Ziehungen werden gezählt.
draws-taken-back = { $count ->
    [one] { $count } Ziehung zurückgenommen
   *[other] { $count } Ziehungen zurückgenommen
}
hint-off = An diesem Tisch sind Tipps ausgeschaltet.
hint-later = Der Tipp kommt mit deiner nächsten Entscheidung.
hint-none = Der Bot weiß es auch nicht.
hint-look = Schau auf
hint-yours = { $area } (deins)
hint-buttons = die Knöpfe unter dem Spielplan
hint-show = Den Zug zeigen
hint-close = Tipp schließen
why-not = Warum nicht?
standing = Automatische Antworten
standing-about = Der Tisch gibt diese Antworten für dich, auch wenn du weg bist. Nur du siehst sie.
standing-moments = Immer fragen, wenn …
standing-everything = Frag mich alles
standing-usual = Wie üblich

## Verlauf, Chat, Wiederholung

log-all = alle
log-mine = meine
log-earlier = Früher, { $count } Züge
log-nothing = Noch ist nichts passiert.
log-head = { $name }, Zug { $move }
log-passes = { $count } × gepasst
log-go = Zu diesem Moment
log-go-to = Zu Zug { $move }, { $name }
log-only-you = nur für dich
log-hinted = mit Tipp
log-harmful = chaos
log-for-you = für dich
log-late = Zeit um: Ein Bot hat gezogen
chat-empty = Sag Hallo.
chat-say = Nachricht schreiben
chat-send = Senden
chat-spectators = Gib deinen Namen ein, um hier zu schreiben.
replay = Wiederholung
replay-back = Schritt zurück
replay-pause = Pause
replay-play = Abspielen
replay-on = Schritt vor
replay-step = Schritt { $step } von { $all }
replay-at = Schritt { $step } von { $all }
replay-at-what = Schritt { $step } von { $all }: { $what }
replay-position = Stelle in der Wiederholung
replay-lost = kein Puls
replay-live = live
replay-to-live = Zurück ins Spiel
replay-moments = Wichtige Momente
replay-start = Der Tisch vor dem ersten Zug.
replay-after = Nach Zug { $move }.
replay-link = Link zu diesem Moment
replay-tape = Das Band wird gesucht …
replay-finished = eine beendete Partie
replay-copied = Der Link ist in der Zwischenablage.
replay-seen-by = Aus Sicht von
replay-spectator = Zuschauern
fork = Ab hier weiterspielen
fork-about = Ein neuer Tisch spielt ab Zug { $move } weiter, mit neuem Glück. Dieses Spiel bleibt, wie es ist.
fork-go = Weiterspielen

## Das Menü

menu-me = Mein Name und meine Farbe
menu-journal = Spielstand herunterladen
seat-who-plays = Wer spielt für { $name }?
seat-person = Mensch

## Die Einführung

guide = Einführung

## Das Regelheft

rulebook = Regelheft: Wardround
rulebook-by = { $work }, von { $by }
rulebook-missing = Dieses Heft steht nicht im Regal.
rulebook-loading = Der Staub wird abgepustet …
rulebook-english = Die nummerierten Regeln gibt es nur auf Englisch.
rulebook-search = In den Regeln suchen
rulebook-none = Davon steht nichts in den Regeln. Versuch ein anderes Wort.
rulebook-numbers = Woher jede Zahl kommt
rulebook-what = Was
rulebook-value = Wert
rulebook-source = Quelle
rulebook-more = { $count } weitere: Die Suche grenzt sie ein.
source-printed = wie gedruckt
source-found = aus einer öffentlichen Quelle
source-derived = folgt aus anderen Zahlen
source-reconstructed = rekonstruiert: nie veröffentlicht und darum neu ermittelt
source-pack = aus dem Inhaltspaket dieses Tisches

## Das Ende und die Analyse

end = Entlassungsbogen: { $game }
end-analyse = Analysieren
verdict-team-won = { $people ->
    [1] Du hast gewonnen.
   *[other] Ihr habt zusammen gewonnen.
}
verdict-team-lost = { $people ->
    [1] Du hast verloren.
   *[other] Ihr habt zusammen verloren.
}
verdict-you-shared = Du teilst dir den Sieg.
verdict-shared = { $name } teilt sich den Sieg.
verdict-you-tie = Du hast den Gleichstand für dich entschieden.
verdict-tie = { $name } hat den Gleichstand für sich entschieden.
verdict-you-by = Du hast mit einem Vorsprung von { $by } gewonnen.
verdict-by = { $name } hat mit einem Vorsprung von { $by } gewonnen.
verdict-you-won = Du hast gewonnen.
verdict-won = { $name } hat gewonnen.
verdict-you-level = Du bist auf Rang { $place }: gleichauf mit { $winner }, aber nach Gleichstandsregel dahinter.
verdict-level = { $name } ist auf Rang { $place }: gleichauf mit { $winner }, aber nach Gleichstandsregel dahinter.
verdict-you-behind = Du bist auf Rang { $place }, mit einem Rückstand von { $behind } auf { $winner }.
verdict-behind = { $name } ist auf Rang { $place }, mit einem Rückstand von { $behind } auf { $winner }.
verdict-you-place = Du bist auf Rang { $place }.
verdict-place = { $name } ist auf Rang { $place }.
best-first = Deine erste Partie mit diesen Einstellungen.
best-won = { $won } von { $played } Partien mit diesen Einstellungen gewonnen.
best-new = { $games } Neuer Bestwert: { $score }, vorher { $before }.
best-still = { $games } Dein Bestwert: { $score }.
analysis-name = Analyse
analysis-start = Am Anfang
analysis-luck-part = Glück
analysis-later = Später erkannt
analysis-choices-of = Entscheidungen: { $name }
analysis-own = Eigene Entscheidungen
analysis-others = Entscheidungen der anderen
analysis-team = Alle Plätze
analysis-odds = Siegchance nach Zügen; jetzt { $odds }
analysis-percent = Analyse läuft, { $percent } %
change-luck = Glück: { $points }
change-choice = Entscheidung: { $points }
change-luck-of = Glück: { $name } { $points }
change-choice-of = Entscheidung: { $name } { $points }
change-luck-short = Glück { $points }
change-choice-short = Entscheidung { $points }
change-bot = der Bot: { $move }
fault-inaccuracy = Ungenauigkeit
fault-mistake = Fehler
fault-blunder = Grober Fehler
line-show = Den besseren Verlauf zeigen
line-at = Statt Zug { $move }, { $step } von { $all }: { $what }
line-back = In diesem Verlauf zurück
line-on = In diesem Verlauf weiter
line-leave = Zurück zur Partie
change-unjudged = nicht beurteilt
late-title = Diese Seite ist nicht angekommen.
late-text = Die Verbindung brach beim Laden ab, oder die App wurde erneuert. Lade die Seite neu; dein Spiel ist gespeichert.

## Das Buch zum Lernen

book = So spielt man
book-of = So spielt man { $game }
book-title = So spielt man: Wardround
book-books = Bücher
book-contents = Inhalt
book-search = Im Buch suchen
book-none = Das steht auf keiner Seite. Versuch ein anderes Wort.
book-rules = In den Regeln:
book-back = Zurück: { $page }
book-next = Weiter: { $page }
aid = Spielhilfe
print = Drucken

## Etwas erklärt sich

inspect-can = Was du tun kannst
inspect-otherwise = Nicht zusammen mit dem, was gewählt ist. Ohne das:
inspect-more = und { $count } weitere

since-turn = Seit deinem letzten Zug
since-away = Während du weg warst
since-round = Die Runde ist vorbei:
since-step = Durchgehen
since-next = Weiter
since-back = Zurück zum Tisch
since-you = Du
log-more = { $count } weitere
hint-to-win = Siegchance.

## Wie Figuren stehen, wo es kein Spielplan zeichnet

state-active = am Zug
state-basic = Grundseite
state-bound = gebunden
state-burned-out = ausgebrannt
state-captured = gesichert
state-car = Auto
state-donor = Spender
state-ekg = am EKG
state-empty = leer
state-exhausted = erschöpft
state-face-down = verdeckt
state-face-up = offen
state-flatline = Nulllinie
state-for-hire = einzustellen
state-free = frei
state-here = hier
state-improved = ausgebaut
state-in-hand = auf der Hand
state-infected = angesteckt
state-key = Schlüssel
state-last-hour = letzte Stunde
state-left = links
state-on-top = obenauf
state-open = offen
state-quarantine = in Quarantäne
state-ready = entspannt
state-resting = ruht sich aus
state-right = rechts
state-special = Sonderkarte
state-stressed = gestresst
state-taken = vergeben
state-tombstone = Grabstein
state-treasure = Schatz
state-unbuilt = nicht gebaut
state-under-the-pile = unter dem Stapel
state-unused = unbenutzt
state-used = benutzt

## Positions and daily cases

edit = Stellungseditor
daily = Tagesfall
