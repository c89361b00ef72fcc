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
