# What the app says around the table. What a game's board says is in its own folder; what the rules say comes from the server.

## Everywhere

dollars = ${ $amount }
wardround = Wardround
home = Wardround, to the lobby
lobby = Lobby
rules = Rules
log = Log
chat = Chat
result = Result
undo = Undo
close = Close
back = Back
copied = Copied
try-again = Try again
yes = Yes
no = No
you = You
list = { $first } and { $last }
either = { $first } or { $last }
seat = Seat { $number }
seat-in-words = seat { $number }
options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
move-number = move { $move }
ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
loading = Washing hands…
light-theme = Light theme
dark-theme = Dark theme
rule = Rule { $rule }
rule-close = Close rule { $rule }
rule-unknown = This rule is not in the rulebook of this table.
rule-loading = Looking it up…
rule-show = Show on board
piece-count = { $count } of them
piece-holds = with { $pieces }

## When something goes wrong

trouble = The lift is stuck. Your game is saved.
trouble-code = Code: { $code }
trouble-copy = Copy report
trouble-offline = The server does not answer. Check the connection and try again.
trouble-status = The server answered with { $status }.
trouble-device = The tables of this device could not be set up: { $why }
trouble-worker = the program could not be loaded
trouble-board = The board could not be loaded. You can play on at this plain table, or reload the page.
version-new = New version
version-told = There is a new version of Wardround.
version-safe = Your tables stay as they are.
version-load = Load it
version-later = Later

## The lobby

lobby-main = Main
lobby-rulebooks = Rulebooks
lobby-your-name = Your name
lobby-change-name = , change name and colour
lobby-closed = The lobby is closed for a moment.
lobby-device = Play on this device
lobby-device-long = Play on this device, without the server
lobby-setting-up = Setting up the tables on this device…
lobby-greeting = The doctor will see you now.
lobby-how = Pick a box, share a link, find a chair.
lobby-how-device = Pick a box, find a chair. Everything happens on this device.
lobby-people = AT THE TABLES
lobby-empty = The shelf is empty: no game is installed.
lobby-private = No accounts, nothing sent anywhere else: your seats live in this browser.
lobby-private-device = Nothing leaves this device: your tables live in this browser.
lobby-no-network = It starts without a network too.
journal-load = Load a journal
journal-drop = Drop a saved game anywhere here, or choose the file.
join = Join by link
join-title = Take a number
join-how = Got a link from a friend? Paste it here.
join-link = Link to a seat
join-go = Go
join-wrong = This is not a link to a table.
join-expected = It should contain { $sign } and a long code.
join-serving = NOW SERVING
join-gap = mind the gap
shelf = Games on the shelf
shelf-facts = { $seats } { $many ->
    [1] player
   *[other] players
} · { $minutes } min · { $kind }
kind-team = one team
kind-rivals = rivals
kind-team-or-rivals = team or rivals
kind-solo = alone
play-now = Play now
play-now-game = Play now: { $game }, with bots
learn = Learn it in { $minutes } minutes
learn-game = Learn it in { $minutes } minutes: { $game }
friends = With friends
friends-game = { $game } with friends
mine = My tables
mine-waiting = Waiting for you
mine-finished = finished
mine-your-move = your move
mine-your-move-left = your move, { $time } left
mine-watching = watching
mine-others = others are choosing
mine-waiting-room = in the waiting room
mine-put-away = Put away { $name }
mine-put-back = Put back { $name }
mine-away = Put away: { $count }
mine-look = Look
mine-continue = Continue
mine-open = Open
mine-all = All { $count }
mine-unreadable = A table that cannot be read at the moment. Your seat is kept.
show-fewer = Show fewer
show-all = Show all { $count }
open-tables = Open tables
open-none = Nobody waiting. Suspiciously healthy. Open a table?
open-seats = { $taken } of { $all } seats
sit-down = Sit down
sit-down-at = { "" } at { $table }
finished-games = Finished games
finished-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
watch = Watch

## Who plays

profile = Who are you?
profile-name = Name
profile-look = Colour and shape
profile-save = Save
colour-plum = Plum
colour-teal = Teal
colour-coral = Coral
colour-mustard = Mustard
colour-sky = Sky blue
colour-ink = Ink
colour-rose = Rose
colour-olive = Olive
seats = Seats
seats-count = How many?
seats-me = Me
seats-me-too = You, on this device
seats-open = Open, by link
seats-open-chair = Open chair
bot = Bot: { $bot }
bot-random = Intern
bot-random-plays = does anything that is allowed, at once
bot-beginner = Student
bot-beginner-plays = plays sensibly and errs now and then, at once
bot-greedy = Nurse
bot-greedy-plays = takes what looks best now, at once
bot-easy = Resident
bot-easy-plays = plays sensibly and seldom errs, at once
bot-normal = Doctor
bot-normal-plays = thinks ahead, up to 2 seconds
bot-hard = Surgeon
bot-hard-plays = thinks well ahead, up to 5 seconds
bot-expert = Professor
bot-expert-plays = weighs everything, up to 15 seconds

## You and your games

games = Your games

## A new table

new-table = New table
new-table-of = New table: { $game }
new-name = Table name
new-name-example = Bed 12 by the window
clock = Clock
clock-none = None
clock-move = Time for each move
clock-day = Once a day
clock-chess = Chess clock
clock-length-move = For each move
clock-length-chess = For the whole game
clock-increment = Back after each move
clock-nothing = Nothing
clock-hour = Moves are due at
clock-out = When time runs out
clock-out-bot-moves = A bot makes the move
clock-out-bot-takes-over = A bot takes over
clock-out-seat-lost = The seat is lost
clock-plays-move = Everybody has { $time } for each move.
clock-plays-day = Moves are due every day at { $time }; whoever is asked less than 12 hours before has until the day after.
clock-plays-chess = Everybody has { $time } for the whole game.
clock-plays-chess-back = Everybody has { $time } for the whole game and gets { $back } back after each move.
clock-then-bot-moves = When time runs out, a bot makes the move.
clock-then-bot-takes-over = When time runs out, a bot takes over until its person comes back.
clock-then-seat-lost = Whoever runs out of time loses the seat: a bot plays it to the end.
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } d { $hours } h
clock-left = { $time } left
out-bot-moves = Your time has run out: a bot makes this move for you.
out-bot-takes-over = Your time has run out: a bot plays for you.
out-seat-lost = Your time has run out: a bot plays your seat to the end.
out-take-back = Play on
next-table = Next table
new-hints = Hints
new-public = Show in the lobby while a chair is free
new-house-rules = House rules ({ $count })
new-seed-and-pack = Seed and content pack
new-seed = Seed (leave empty for a fresh deal)
new-pack = Content pack (a .toml file that changes cards or numbers)
new-pack-chosen = { $file } will be laid over the printed content.
new-open = Open the table

## Settings

theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
language = Language
pace = Bot speed
pace-calm = Calm: { $seconds } seconds for each move
pace-normal = Normal
pace-brisk = Brisk
pace-off = Instant: pieces do not travel
reminders = Reminders
mail-yes-about = Shall we write to you when it is your turn?
mail-yes = Yes, write to me
mail-confirmed = We write to { $address } when it is your turn.
mail-stop-about = Do you want no more e-mail from us?
mail-stop = No more e-mail
mail-stopped = { $address } is forgotten. You will hear no more.
settings = Settings
settings-confirm = Confirm every move, even one that can be undone
settings-motion = Less motion
settings-sound = Sound: a bell on your turn, a knock when a piece lands
settings-shortcuts = Keyboard shortcuts
key-parts = F6, Shift F6
key-parts-does = next, previous part of the table
key-tab = Tab
key-tab-does = next option
key-arrows = Arrows
key-arrows-does = to the nearest option
key-any = Shift Arrows
key-any-does = to any piece
key-enter = Enter
key-enter-does = choose or confirm
key-esc = Esc
key-esc-does = back
key-list = /
key-list-does = list of all choices
key-about = ?
key-about-does = about a piece, and why not
key-hint = H
key-hint-does = hint
key-undo = U
key-undo-does = undo
key-point = P
key-point-does = point at a piece
key-log = L
key-log-does = log
key-rules = R
key-rules-does = rules
key-book = B
key-book-does = how to play
key-aid = A
key-aid-does = player aid
key-step = , and .
key-step-does = step through the replay

## At the table

table = Table
table-team = Team
table-setting = Setting the table…
table-board = Board
table-tray = Your tray
table-parts = Parts of the table
table-rail = People, log, rules, chat
table-tabs = Log, rules, chat
table-glance = At a glance
table-map = Map of the table
table-steps = Steps of this turn
table-done = done:
table-empty = nothing here
table-more = Skip ahead ({ $count } more)
table-whole = As before
table-named = Table “{ $name }”
table-watching = watching
table-over = Game over
table-watch-only = Watching only
table-your-turn = Your turn
table-your-move = Your move: Wardround
table-title = { $name }: Wardround
table-moved-on = The table moved on. Please choose again.
table-replay = Replay, step { $step } of { $all }
table-ask-undo = Ask to undo
table-redo = Redo
table-hint = Hint
table-sound-off = Sound off
table-sound-on = Sound on
table-menu = Menu: seats, links, settings
table-link-copied = The link to move { $move } is on the clipboard.
notice-opened = { $player } was opened on one more device.
notice-freed = The chair of { $player } is free again.
notice-bot-sits-in = { $player } is played by a bot now.
notice-given-back = { $player } is played by its person again.
notice-sat-down = { $player } has sat down.
notice-time-bot-moves = { $player } ran out of time: a bot makes this move.
notice-time-bot-takes-over = { $player } ran out of time: a bot has taken over.
notice-time-seat-lost = { $player } ran out of time and has lost the seat: a bot plays to the end.
link-incomplete = This link is incomplete.
link-ask-again = A part of it got lost on the way. Ask for it again.
link-closed = This ward has been closed.
link-no-table = There is no table at this link any more, or a letter of it is wrong.
link-shut = The door is closed.
link-locked = The host has locked this table: nobody new may come in. Ask them to open it.
link-removed = The host has asked you to leave this table.
line-lost = We lost your pulse. Trying again ({ $attempt }).
line-later = You are watching, and see this table { $time } later. It appears here by then.
line-waiting = We cannot find your pulse. Trying again ({ $attempt }).
hand-over = Pass it to { $name }.
hand-over-ceiling = Everybody else looks at the ceiling.
hand-over-me = I am { $name }

## Coming together

invite = Invite
invite-how = Whoever opens this link sees the table and can sit down or watch.
invite-link = The table’s link
invite-copy = Copy the link
invite-share = Share
invite-code = The table’s link as a code for a camera
join-name = Your name
join-watch = Just watch
join-choose = Or choose a chair:
join-bots = All chairs are taken. You can take over from a bot:
join-full = All chairs are taken: you can watch.
join-take-over = { $seat } ({ $bot })
join-playing = At the table: { $people }. { $move ->
    [0] The game has just begun
   *[other] The game is at move { $move }
}.
waiting-kept = kept
waiting-free = Free the chair
waiting-free-name = Free the chair of { $name }
waiting-move = Move here
waiting-move-to = Move to { $name }
door-public = Anybody may find this table in the lobby
door-locked = Locked: nobody new may come in
door-delay = Whoever watches sees it
door-delay-none = at once
door-delay-by = { $time } later
watchers = Watching
watchers-somebody = somebody
watchers-later = Whoever watches sees it { $time } later.
watchers-muted = muted
watchers-mute = Mute
watchers-mute-name = Mute { $name }
watchers-unmute = Let speak
watchers-unmute-name = Let { $name } speak
watchers-remove = Remove
watchers-remove-name = Remove { $name }
at-past = looks back
at-rules = reads the rules
at-chat = in the chat
at-result = at the result
at-away = away
evening = Best of tonight
evening-won = won { $won } of { $played }
evening-best = best score { $score }

## People

people = People at the table
people-thinking = thinking…
people-you-acting = you, acting
people-acting = acting
people-you = you
people-bot = bot: { $bot }
people-open = open chair
people-ready = ready
people-here = here
people-away = stepped out
people-out-bot-moves = out of time: a bot moves
people-out-bot-takes-over = out of time: a bot plays
people-out-seat-lost = lost on time: a bot plays
people-watching = Watching: { $names }
absent-away = { $name } stepped out. { $clock }
absent-open = { $name } is an open chair. Invite somebody.
absent-open-host = { $name } is an open chair. Invite somebody, or let a bot sit down.
absent-bot = Let a bot play
turn-of = { $name }’s turn: { $prompt }
turn-waiting = Waiting for { $names }: { $prompt }
turn-step-in = You may choose now, too. { $waiting }
asked-start = { $name } asks to go back to the start of the game.
asked-undo = { $name } asks to undo everything after move { $move }.
asked-end = { $name } asks everybody to end the game here.
consent = A question to everybody
consent-agrees = agrees
consent-open = has not answered
consent-agree = Agree
consent-decline = Decline
consent-withdraw = Withdraw
consent-declined = { $name } would rather not.

## Deciding

decision = Your decision
decision-told = Your decision: { $prompt } { $rest }
decision-chosen = Chosen: { $move }.
decision-chosen-enter = Chosen: { $move }. Confirm with Enter.
decision-take-back = Take back: { $what }
decision-on-board = { $count } on the board
decision-list = List
decision-list-title = All choices in words
decision-list-key = All choices in words (/)
decision-filter = Filter
decision-filter-choices = Filter the choices
decision-no-match = No choice matches these words.
decision-pass = Pass until my turn
decision-passing = Passing until your turn
decision-confirm = Confirm
decision-confirm-what = Confirm: { $follows }
decision-waits = What the table waits for
decision-dismiss = Dismiss
decision-fork = Play on from move { $move }
follows-harm = despite the warning
follows-draws = draws { $count }
follows-reveals = reveals
follows-ends = ends the game
follows-asks = no free undo
follows-goes-on = the game goes on
caution-draws = Draws { $count }: to undo it, everybody has to agree.
caution-draws-alone = Draws { $count }. Unless the game ends, Undo takes it back; the same move then draws anew.
caution-reveals = Something hidden comes to light: to undo it, everybody has to agree.
caution-reveals-alone = Something hidden comes to light. Undo takes it back, but you have seen it.
caution-ends = { $told } The game ends with this; nothing can be taken back after it.
caution-asks = { $told } To undo it, everybody has to agree.
caution-goes-on = { $told } The game goes on. Undo takes it back.
undo-nothing = There is nothing to take back.
undo-draws = Back to before your last move, with what was drawn since. The same move then draws anew; draws taken back are counted.
draws-taken-back = { $count ->
    [one] { $count } draw taken back
   *[other] { $count } draws taken back
}
hint-off = Hints are switched off at this table.
hint-later = The hint comes with your next decision.
hint-none = The bot has no idea either.
hint-look = Look at
hint-yours = { $area } (yours)
hint-buttons = the buttons below the board
hint-show = Show the move
hint-close = Close the hint
why-not = Why not?
standing = Automatic answers
standing-about = The table gives these answers for you, even while you are away. Only you see them.
standing-moments = Always ask me when …
standing-everything = Ask me everything
standing-usual = As usual

## Log, chat, replay

log-all = all
log-mine = mine
log-earlier = Earlier, { $count } moves
log-nothing = Nothing has happened yet.
log-head = { $name }, move { $move }
log-passes = { $count ->
    [one] { $count } pass
   *[other] { $count } passes
}
log-go = Go to this moment
log-go-to = Go to move { $move }, { $name }
log-only-you = only you
log-hinted = hinted
log-harmful = chaos
log-for-you = for you
log-late = time ran out: a bot moved
chat-empty = Say hello.
chat-say = Write a message
chat-send = Send
chat-spectators = Enter your name to write here.
replay = Replay
replay-back = Step back
replay-pause = Pause
replay-play = Play
replay-on = Step forward
replay-step = step { $step } of { $all }
replay-at = Step { $step } of { $all }
replay-at-what = Step { $step } of { $all }: { $what }
replay-position = Replay position
replay-lost = no pulse
replay-live = live
replay-to-live = Back to live
replay-moments = Key moments
replay-start = The table before the first move.
replay-after = After move { $move }.
replay-link = Link to this moment
replay-tape = Looking for the tape…
replay-finished = a finished game
replay-copied = The link is on the clipboard.
replay-seen-by = Show it as seen by
replay-spectator = a spectator
fork = Play on from here
fork-about = A new table goes on from move { $move }, with new luck. This game stays as it is.
fork-go = Play on

## The menu

menu-me = My name and colour
menu-journal = Download the journal
seat-who-plays = Who plays for { $name }
seat-person = Person

## The guide

guide = Guide

## The rulebook

rulebook = Rulebook: Wardround
rulebook-by = { $work }, by { $by }
rulebook-missing = This book is not on the shelf.
rulebook-loading = Blowing the dust off…
rulebook-english = The numbered rules are in English.
rulebook-search = Search the rules
rulebook-none = No rule says that. Try another word.
rulebook-numbers = Where each number comes from
rulebook-what = What
rulebook-value = Value
rulebook-source = Source
rulebook-more = { $count } more: search to narrow them down.
source-printed = as printed
source-found = found in a public source
source-derived = follows from other numbers
source-reconstructed = reconstructed: never published, so it was worked out again
source-pack = from this table’s content pack

## The end, and the analysis

end = Discharge sheet: { $game }
end-analyse = Analyse
verdict-team-won = { $people ->
    [1] You won.
   *[other] You won together.
}
verdict-team-lost = { $people ->
    [1] You lost.
   *[other] You lost together.
}
verdict-you-shared = You shared the win.
verdict-shared = { $name } shared the win.
verdict-you-tie = You won on the tie-break.
verdict-tie = { $name } won on the tie-break.
verdict-you-by = You won by { $by }.
verdict-by = { $name } won by { $by }.
verdict-you-won = You won.
verdict-won = { $name } won.
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
verdict-you-level = You came { ordinal }: level with { $winner }, who won on the tie-break.
verdict-level = { $name } came { ordinal }: level with { $winner }, who won on the tie-break.
verdict-you-behind = You came { ordinal }, { $behind } behind { $winner }.
verdict-behind = { $name } came { ordinal }, { $behind } behind { $winner }.
verdict-you-place = You came { ordinal }.
verdict-place = { $name } came { ordinal }.
best-first = Your first game with these settings.
best-won = Won { $won } of { $played } games with these settings.
best-new = { $games } A new best: { $score }, after { $before }.
best-still = { $games } Your best: { $score }.
analysis-name = Analysis
analysis-start = At the start
analysis-luck-part = Luck
analysis-later = Seen later
analysis-choices-of = Choices: { $name }
analysis-own = Own choices
analysis-others = Others’ choices
analysis-team = All seats
analysis-odds = Chance of winning by move; now { $odds }
analysis-percent = Analysing, { $percent } %
change-luck = Luck: { $points }
change-choice = Choice: { $points }
change-luck-of = Luck: { $name } { $points }
change-choice-of = Choice: { $name } { $points }
change-luck-short = luck { $points }
change-choice-short = choice { $points }
change-bot = the bot: { $move }
fault-inaccuracy = Inaccuracy
fault-mistake = Mistake
fault-blunder = Blunder
line-show = Show the better line
line-at = Instead of move { $move }, { $step } of { $all }: { $what }
line-back = Back in this line
line-on = On in this line
line-leave = Back to the game
change-unjudged = not judged
late-title = This page did not come through.
late-text = The connection dropped while it was loading, or the app has been renewed. Reload to go on; your game is saved.

## The book that teaches a game

book = How to play
book-of = How to play { $game }
book-title = How to play: Wardround
book-books = Books
book-contents = Contents
book-search = Search the book
book-none = No page says that. Try another word.
book-rules = In the rules:
book-back = Back: { $page }
book-next = Next: { $page }
aid = Player aid
print = Print

## A piece explains itself

inspect-can = What you can do
inspect-otherwise = Not together with what is picked. Without that:
inspect-more = and { $count } more

since-turn = Since your last turn
since-away = While you were away
since-round = The round is over:
since-step = Step through
since-next = Next
since-back = Back to the table
since-you = You
log-more = { $count } more
hint-to-win = chance of winning.

## How pieces stand, where no board draws it

state-active = active
state-basic = basic
state-bound = bound
state-burned-out = burned out
state-captured = captured
state-car = car
state-donor = donor
state-ekg = on the EKG
state-empty = empty
state-exhausted = exhausted
state-face-down = face down
state-face-up = face up
state-flatline = flatline
state-for-hire = for hire
state-free = free
state-here = here
state-improved = improved
state-in-hand = in hand
state-infected = infected
state-key = key
state-last-hour = last hour
state-left = left
state-on-top = on top
state-open = open
state-quarantine = in quarantine
state-ready = ready
state-resting = resting
state-right = right
state-special = special
state-stressed = stressed
state-taken = taken
state-tombstone = tombstone
state-treasure = treasure
state-unbuilt = unbuilt
state-under-the-pile = under the pile
state-unused = unused
state-used = used

## Positions and daily cases

edit = Position editor
daily = Daily case
