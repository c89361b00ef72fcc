games-private = Only you see this page.
games-none = No game finished yet. Those that you play to the end come here, with all your numbers.
games-filters = Which games
games-game = Game
games-result = Result
games-with = With
games-when = When
games-all = All
games-anybody = Anybody
games-ever = Ever
games-month = The last 30 days
games-year = The last 12 months
games-won = Won
games-lost = Lost
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
games-history = History
games-midway = began in the middle
games-with-people = with { $people }
games-replay = Replay
stats-game = By game
stats-difficulty = By difficulty
stats-role = By role
stats-expansion = By expansion
stats-played = Played
stats-won = Won
stats-share = Share
stats-interval = { $share } ({ $low }–{ $high })
stats-how = In brackets: where your share of wins lies in the long run, right 95 times in 100. Games that began in the middle (daily cases, positions, guided games) do not count.
records = Records
record-first = First win
record-first-at = First win at { $difficulty }
record-best = Best score: { $score }
record-run = { $count } wins in a row
me-devices = On your other devices
me-devices-how = A private link carries your name, your seats and your settings to another device. No account, no password.
me-warning = Whoever opens this link has your seats. Show it to nobody.
me-show = Show my private link
me-hide = Hide it
me-link = Your private link
me-code = Your private link as a code for a camera
me-copy = Copy it
me-renew = Renew it
me-renew-how = Has somebody else seen it? Renew it: the old link, and whoever came by it, loses your seats at once.
me-renewed = Renewed. The old link opens nothing any more.
me-lost = Your private link was renewed on another device. Open the new one here to have all your seats again.
me-data = Your data
me-data-how = What the server knows about you: your name, your settings, your tables and what you said there.
me-export = Download it
me-forget = Forget me
me-forget-how = Your name, your seats and your chat go from every table, for good.
me-forget-sure = Yes, forget me
me-come = Go on as yourself on this device?
me-come-as = Go on as { $name } on this device?
me-come-how = This private link brings a name, settings and { $count ->
    [one] { $count } table
   *[other] { $count } tables
}. Only say yes if it is yours.
me-come-yes = Yes, that is me
me-come-no = No
me-come-closed = This private link opens nothing.
