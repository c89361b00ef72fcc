# Ce que disent tous les jeux, le serveur et le terminal.

seat = place { $number }
list = { $first } et { $last }

refusal-game-over = La partie est finie. { $ending }
refusal-not-your-turn = C’est d’abord à { $players } : { $question }
refusal-not-asked = Répondez d’abord à ceci : { $question }
refusal-not-offered = Impossible en ce moment : { $question }
