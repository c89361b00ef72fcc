# Ce que disent tous les jeux, le serveur et le terminal.

seat = place { $number }
list = { $first } et { $last }

article = { $name }
    .le =
        { $gender ->
            [m] le { $name }
            [f] la { $name }
            [pl] les { $name }
           *[v] l’{ $name }
        }
    .un =
        { $gender ->
            [f] une { $name }
            [vf] une { $name }
            [pl] des { $name }
           *[m] un { $name }
        }
    .du =
        { $gender ->
            [m] du { $name }
            [f] de la { $name }
            [pl] des { $name }
           *[v] de l’{ $name }
        }
    .au =
        { $gender ->
            [m] au { $name }
            [f] à la { $name }
            [pl] aux { $name }
           *[v] à l’{ $name }
        }
    .to =
        { $gender ->
            [m] dans le { $name }
            [f] dans la { $name }
            [pl] dans les { $name }
           *[v] dans l’{ $name }
        }
    .in =
        { $gender ->
            [m] dans le { $name }
            [f] dans la { $name }
            [pl] dans les { $name }
           *[v] dans l’{ $name }
        }

refusal-game-over = La partie est finie. { $ending }
refusal-not-your-turn = C’est d’abord à { $players } : { $question }
refusal-not-asked = Répondez d’abord à ceci : { $question }
refusal-not-offered = Impossible en ce moment : { $question }
