# Was alle Spiele, der Server und das Terminal sagen.

seat = Platz { $number }
list = { $first } und { $last }

refusal-game-over = Das Spiel ist zu Ende. { $ending }
refusal-not-your-turn = Zuerst ist { $players } am Zug: { $question }
refusal-not-asked = Zuerst ist das zu entscheiden: { $question }
refusal-not-offered = Das geht gerade nicht: { $question }
