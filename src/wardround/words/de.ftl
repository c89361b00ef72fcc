# Was alle Spiele, der Server und das Terminal sagen.

seat = Platz { $number }
list = { $first } und { $last }

article = { $name }
    .der =
        { $gender ->
            [m] der { $name }
            [n] das { $name }
           *[f] die { $name }
        }
    .den =
        { $gender ->
            [m] den { $name }
            [n] das { $name }
           *[f] die { $name }
        }
    .dem =
        { $gender ->
            [f] der { $name }
           *[m] dem { $name }
        }
    .einen =
        { $gender ->
            [m] einen { $name }
            [n] ein { $name }
           *[f] eine { $name }
        }
    .to =
        { $gender ->
            [m] in den { $name }
            [n] ins { $name }
           *[f] in die { $name }
        }
    .in =
        { $gender ->
            [f] in der { $name }
           *[m] im { $name }
        }

refusal-game-over = Das Spiel ist zu Ende. { $ending }
refusal-not-your-turn = Zuerst ist { $players } am Zug: { $question }
refusal-not-asked = Zuerst ist das zu entscheiden: { $question }
refusal-not-offered = Das geht gerade nicht: { $question }
