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
