daily-how = One position, one move: find the best.
daily-ask = find the best move. Your first move counts.
daily-theme-rescue = Save what can be saved
daily-theme-balance = All is open
daily-theme-finish = Bring it home
daily-from-archive = From the archive: the case of { $day }
daily-stars = { $count } of 3 stars
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-play = Take the case
daily-again = Look again
daily-training = Archive and training
daily-no-archive = Tomorrow, today’s case will be here.
daily-all = All
daily-next = Next one I have not solved
daily-open = Unfold
daily-fold = Fold
daily-mine = Your move, worth { $worth } of 100: { $move }
daily-best = The best, worth { $worth }: { $move }
daily-line = How the bot’s game went on
daily-share-text = Copy result
daily-share-picture = As a picture
daily-more = More cases
