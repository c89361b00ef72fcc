# What every game, the server and the terminal say.

seat = seat { $number }
list = { $first } and { $last }

refusal-game-over = The game is over. { $ending }
refusal-not-your-turn = { THE($players) } must decide first ({ $question }).
refusal-not-asked = Something else comes first: “{ $question }”.
refusal-not-offered = That is not one of your choices: “{ $question }”.

form-a = { $gender ->
    [name] { $name }
    [vowel] { $name }
    [an] an { $name }
   *[other] a { $name }
}
form-the = { $gender ->
    [name] { $name }
    [vowel] { $name }
   *[other] the { $name }
}
form-to = { $gender ->
    [name] to { $name }
    [vowel] to { $name }
   *[other] to the { $name }
}
form-in = { $gender ->
    [name] in { $name }
    [vowel] in { $name }
   *[other] in the { $name }
}

## What a seat says beforehand, and what people are warned of

standing-ask = Ask me
standing-on = Ask me then
standing-off = Not for this
standing-no-difference = Questions without a consequence
    .help = A single answer, or answers that all lead to the same.
    .take = Answer for me
danger-loss = This loses the game.

## The server

undo-spectator = Spectators only watch.
undo-over = The game is over. Play on from an earlier move at a new table.
undo-nothing = No move has been made yet.
undo-own = Your move revealed something or passed the turn: taking it back needs everybody’s consent.
undo-others = Somebody else has moved since: taking a move back needs everybody’s consent.
why-nothing = This is only for looking at: no move uses it.
why-allowed = This is allowed.
why-choices = This can be used now: { $count ->
    [one] 1 choice
   *[other] { $count } choices
}.
why-unknown = There is nothing like that here.

## Hints

hint-only = There is no other choice.
hint-alike = About as good as “{ $other }”.
hint-later = It pays off later: “{ $other }” wins less often, by { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
}.
hint-compared = Compared with “{ $other }”, on average: { $parts }.
hint-difference = { $what } { $more }

## Why a message or request has no effect

refused-told = { $text }
refused-hello-first = The first message has to be hello.
refused-hello-again = You have said hello already.
refused-too-many-messages = Too many messages. Wait a little.
refused-malformed = This could not be read. Load the page again.
refused-empty-line = There is nothing to read in this line.
refused-too-fast = You write faster than others can read.
refused-spectator = Spectators watch; open the link of a seat to play.
refused-spectator-choice = Spectators watch: there is nothing for them to choose.
refused-not-your-seat = You do not hold { $seat }.
refused-not-host = Only the host of the table may do this.
refused-unknown-token = No table has this link: it is too old, or a part of it got lost. Ask for it again.
refused-gone = This link was used or replaced. Ask the host of the table for a new one.
refused-unknown-person = This private link was renewed, or a part of it got lost. Look for the new one on a device that you use.
refused-no-table = There is no such table.
refused-table-gone = This table is gone.
refused-name-a-table = Name a table by its token or its id.
refused-own-side = While a game goes on you see your own side of it.
refused-no-seat = There is no { $seat } at this table.
refused-many-tables = You have made many tables. Wait a little.
refused-secret = This game has secrets: wait until it is over.
refused-seen-later = Whoever watches sees this table later: wait until the game is over.
refused-no-book = Nobody has written a book for this game yet.
refused-no-guide = No guide belongs to this seat.
refused-no-open-table = There is no such open table.
refused-moves = The game has { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
refused-slow-timeline = The timeline could not be drawn in time.
refused-analysed-when-over = A game is analysed when it is over.
refused-table-moves = The table moves to another server. Your browser connects again by itself.
refused-no-game = This game is not on the shelf.
refused-bad-seed = A seed does not begin with “{ $script }”: choose another.
refused-no-guided-game = { $game } has no guided first game.
refused-over-there = The game is over there: choose an earlier move.
refused-seats = This game has { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}.
refused-long-journal = A journal may have { $most } lines; this one has { $count }.
refused-many-uploads = Many journals are being read just now. Try again in a moment.
refused-slow-journal = The journal could not be verified in time.
refused-bad-pack = A game with this pack could not be set up.
refused-server-full = This server has as many tables as it may have.
refused-no-level = There is no bot “{ $level }” here. There are: { $known }.
refused-no-standing = This question cannot be answered in advance.
refused-nothing-to-pass = There is nothing to pass in this game.
refused-not-a-choice = That is not one of your choices now.
refused-two-moves = This is more than one move. Make the first part, and go on from there.
refused-rest-impossible = The rest of this move is not possible.
refused-watch-only = This table is for watching: play on from a move.
refused-all-taken = All seats of this table are taken.
refused-no-undo = There is no move to take back.
refused-no-redo = This seat has no move to take again.
refused-no-give-up = { $game } cannot be given up.
refused-nothing-asked = There is nothing to answer (any more).
refused-hints-off = The host has switched hints off at this table.
refused-stale = The table has moved on. Please choose again.
refused-game-over = The game is over: play on from an earlier move.
refused-back-and-forth = Too much has been taken back at this table: play on.
refused-already-asked = Everybody is being asked something else already.
refused-unreadable = This server cannot read this table (nothing of it is lost): { $fault }
refused-nothing-to-decide = This seat has nothing to decide now.
refused-hint-coming = A hint is on its way already.
refused-no-idea = The bot could not think of anything.
refused-mistake = The server made a mistake. The table goes on.
refused-many-analyses = Many games are being analysed. Try again in a minute.
refused-not-started = The game has not begun yet.
refused-locked = This table is locked: nobody new may come in.
refused-taken = Somebody sits there already.
refused-other-link = This link is for watching, or for one seat.
refused-again-for-players = Only those who have played can play the same again.
refused-not-over = The game is not over yet.
refused-watched-by-many = { $most } people watch this table already.
refused-no-watcher = Nobody with this number is watching (any more).
refused-removed = The host has asked you to leave this table.
refused-name-first = Say your name first.
refused-muted = The host has muted you.
refused-begun = The game has begun: its options and chairs stay as they are.
refused-too-many-people = { $count } people sit here: somebody has to stand up first.
refused-bad-option = “{ $option }” cannot be set like this. Choose something else.
refused-no-option = This game does not have all of these options. Load the page again.
refused-pack-fault = This content pack cannot be used. { $fault }
refused-journal-fault = This journal cannot be read. { $fault }
refused-unknown-host = The server does not go by this name (see --name).
refused-foreign-origin = This page does not belong to the server.
refused-other-method = This address wants another method.
refused-no-address = There is nothing at this address.
refused-many-positions = Positions are drawn as fast as you click, but not for ever. Wait a little.
refused-slow-position = The position could not be drawn in time.
refused-position-fault = This position cannot be used. { $fault }
refused-position-over = The game is over in this position: there is nothing to play.
refused-position-pack = This table plays with a content pack, which a position cannot carry along.
refused-no-day = This is not a date.
refused-no-case = There is no such case.
refused-many-requests = Too many requests. Wait a little and try again.
refused-too-large = This is more than the server takes.
refused-too-slow = This did not arrive in time. Try again.
refused-storage = The server cannot read this table just now ({ $fault }). Nothing else is touched; try again in a moment.
refused-many-connections = There are too many connections from your address. Close some tables.
refused-often-connected = Too many connections in a short time. Wait a little.
refused-slow-connection = Your connection cannot keep up. Connect again.
refused-slow-store = The server’s disk is slow just now. Try again in a moment.
refused-not-stored = The last change could not be stored. Connect again.
refused-no-answer = Another server did not answer. Try again.
refused-other-tab = This table is open in another tab of this browser. Close it there first.
refused-clock-move = A move needs between 30 seconds and { $most } days.
refused-clock-day = Choose an hour of the day at which moves are due.
refused-clock-chess = A chess clock needs between a minute and { $most } days, and gives back at most a day.
refused-seat-lost = This seat was lost on time: a bot plays it to the end.
refused-no-time-left = This seat has no time left: a bot plays it to the end.
refused-bad-address = This is not an e-mail address. Please check it.
refused-no-letters = This server sends no e-mail.
refused-bad-zone = This server does not know your time zone.
refused-bad-browser = This browser's subscription is incomplete. Switch notifications off and on again.
refused-bad-push-service = This server does not know your browser's push service.
refused-many-letters = Too many e-mails were asked for. Try again later.
refused-letter-not-sent = The e-mail could not be sent. Try again later.
refused-old-letter = This link is no longer valid: it is from an older e-mail.

## Reminders

reminder-title = Your turn at { $table }
reminder-letter =
    It is your turn at { $table }.

    { $link }

    No more e-mails: { $stop }
reminder-confirm-subject = Shall we tell you when it is your turn?
reminder-confirm =
    Somebody who plays at Wardround gave this address. Open this link to be told when it is your turn:

    { $link }

    If that was not you, do nothing and you will hear no more. To remove the address at once: { $stop }

# A table whose game the present rules cannot continue.
stopped = { $why ->
    [content] This game was started with other content of { $title } than this server has.
   *[rules] This game was started with rules version { $played } of { $title }; this server plays version { $here }.
} It can be watched up to move { $moves }{ $secrets ->
    [yes] , but it cannot be continued here.
   *[no] , and you can play on from there as a new table, but it cannot be continued.
}

# Mistakes in a position that somebody has set up. Keys are written as they stand in its text.
fault-position = { $key }: expected { $wants }, got { $got }.
fault-text = This text cannot be used. { $detail }
wants-key = one of the keys { $known }
wants-number = a number from { $least } to { $most }
wants-words = a list of words
wants-list = a list
wants-table = a table
wants-known-table = one of the tables { $known }
wants-rows = a list of rows
wants-one-of = one of { $known }
wants-at-most = { $most } at most
wants-at-least = { $least } or more
wants-whole-number = a whole number
wants-text = a text
wants-yes-or-no = true or false
wants-row-with-id = a row with an id
wants-own-id = an id that nothing else has
wants-value = a value
wants-no-such-key = nothing, for there is no such key
wants-in-english = { $text }
wants-nothing = nothing
wants-each-once = each only once, and nothing that is elsewhere
wants-seats = a list of seats
wants-decision = a moment at which somebody has a choice

# Mistakes in a journal that somebody has uploaded, and in a content pack.
fault-journal-header = This is no journal: its first line is missing or damaged.
fault-journal-changed = Line { $line } was changed after it was written.
fault-journal-cut = It ends in line { $line } before the game is over: the rest is missing.
fault-journal-seed = From line { $line } on, the draws are not those of its seed.
fault-journal-game = It is the journal of another game.
fault-journal-version = It was played with other rules or another content pack than here.
fault-journal-untrue = Line { $line } does not follow from the lines before it.
fault-pack = { $table ->
    [none] In the whole pack
   *[other] Table { $table }
}{ $key ->
    [none] {""}
   *[other] , key { $key }
}: expected { $expected }, got { $got }.
fault-no-game = The game { $game } is not here.
