# What every game, the server and the terminal say.

seat = seat { $number }
list = { $first } and { $last }

refusal-game-over = The game is over. { $ending }
refusal-not-your-turn = { $players } must decide first: { $question }
refusal-not-asked = First answer this: { $question }
refusal-not-offered = That is not possible now: { $question }
