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
