# What every game, the server and the terminal say.

seat = seat { $number }
list = { $first } and { $last }

refusal-game-over = The game is over. { $ending }
refusal-not-your-turn = { THE($players) } must decide first ({ $question }).
refusal-not-asked = That is not what is asked now ({ $question }).
refusal-not-offered = That is not among your choices now ({ $question }).

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
why-nothing = There is nothing to say: no action takes this.
why-allowed = This is allowed.
why-choices = This can be used now: { $count ->
    [one] 1 choice
   *[other] { $count } choices
}.
why-unknown = There is no such thing among what you see and may choose.

## Hints

hint-only = There is no other choice.
hint-alike = About as good as “{ $other }”.
hint-later = It pays off later: “{ $other }” wins less often, by { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
}.
hint-compared = Compared with “{ $other }”, on average: { $parts }.
hint-difference = { $what } { $more }
