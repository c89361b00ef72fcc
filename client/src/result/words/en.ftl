end-won = Won
end-lost = Lost
end-over = Over
end-score = The score
end-lines = The score, line by line
end-table = Table
end-total = Total
end-place = Place
end-level = Level at { $score }: { $names }, in the order of the tie-break. { $how }
end-place-points = place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-how = How it went
end-again = Same again
end-watch-again = Watch the next game
end-rotate = Move up one seat
end-next = { $name } plays the same again. Your chair is kept.
end-journal = Journal
end-share = Share
end-look = Look at the table
end-made = What made the score: { $lines }
chart-end = At the end: { $lines }.
chart-by-move = { $lines } by move
chart-show = Show the chart
chart-table = Show as a table
chart-move = Move
analysis = Second opinion: { $game }
analysis-chance = The chance of winning
analysis-luck = Luck and choices
analysis-about = In percentage points, which add up from the start to the end. Luck is what the draws themselves gave or took; what the judge saw only later has a line of its own. Each choice is compared with the best move the judge found, so your own can only cost something; those of others can help you.
    The chances assume that everybody plays on sensibly. Where the judge is not sure that a choice was worse, it says nothing.
analysis-luck-of = Luck and choices of { $name }
analysis-all-seats = all seats
analysis-moments = The moments that mattered most
analysis-working = The bot looks at every move again. This takes up to a minute, longer when other tables keep it busy.
analysis-stop = Stop
analysis-failed = The analysis failed. What was done is kept.
analysis-stopped = Stopped. What was done is kept.
analysis-go-on = Go on
analysis-end = At the end
analysis-none = No single move changed the chances by a point or more.
analysis-move = Move { $move }
analysis-better = The bot would have played:
analysis-choices = Choices
analysis-judge = Judged by a search to the end of the turn, about { $tries } tries a move.
analysis-judge-again = The costliest choices were also played out to the end of the game, { $games ->
    [one] once
   *[other] { $games } times
} with either move.
accuracy = { $percent } % of { $choices ->
    [one] { $choices } choice was
   *[other] { $choices } choices were
} as good as the judge’s best
accuracy-none = There was nothing to choose.
unjudged-stronger = Not judged: a bot that tries more moves than the judge plays this seat. The judge could not tell its mistakes, so no choice of this seat is charged.
unjudged-outplayed = Not judged: the moves made here did better than those the judge prefers. So it cannot tell mistakes from good ideas, and charges no choice of this seat.
faults-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
faults-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
faults-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
