waiting-room = Waiting room
waiting-title = { $name }: waiting room
waiting-chairs = Chairs
waiting-for-chairs = { $count ->
    [one] One chair is open.
   *[other] { $count } chairs are open.
}
waiting-for-ready = { $count ->
    [one] One person is not ready yet.
   *[other] { $count } people are not ready yet.
}
waiting-all = Everybody is here.
waiting-start = Start
waiting-start-bots = { $count ->
    [one] Start, with a bot
   *[other] Start, with { $count } bots
}
waiting-start-open = Start with open chairs
waiting-ready = I am ready
waiting-unready = Not ready yet
waiting-stand-up = Stand up
waiting-options = What we play
waiting-usual = As printed, with the usual options.
door-new-link = New link (the old one stops working)
menu-seats = Seats and links
menu-about-device = This table lives in this browser. To go on with friends, download the journal and load it in the lobby of a server.
menu-about-host = A bot can sit in for anybody and give the seat back.
menu-about-guest = The host hands out links and bots.
menu-hints = Hints at this table
menu-game = This game
menu-give-up = Ask to give up
edit-here = Open in the editor
