# What Forbidden Clinic's board says.

## Tiles

forbidden-ready = ready
forbidden-stressed = stressed
forbidden-ready-tip = Ready: its card would stress it (FC-7.3).
forbidden-stressed-tip = Stressed: its card would burn it out (FC-7.4). Ready it from here or next door (FC-4.5).
forbidden-empty-tip = Burned out: nobody walks here (FC-4.2).
forbidden-capture-here = { $treasure } can be captured here (FC-4.12).
forbidden-goal-tip = All meet here with the four treasures and a key card to win (FC-11.1).
forbidden-gone = Empty space { $column }, { $row }, { $tile } burned out
forbidden-for = for { $treasure }
forbidden-with = with { $people }
forbidden-card-discarded = its card is in the discards
forbidden-on = { $role }, on { $tile }
forbidden-burned-out-on = { $role }, burned out, on { $tile }

## Cards

forbidden-cards-treasure-tip = Four of a kind on a tile of that treasure capture it (FC-4.12).
forbidden-cards-special-tip = Played at almost any time, for no action (FC-8.1).
forbidden-cards-incoming-tip = When drawn, the patient level rises and the Clinic discards go back on top (FC-6.4, FC-6.5).
forbidden-card-revenue-boost-tip = Carries tokens from one space to any tile (FC-8.12).
forbidden-card-relief-vet-tip = Readies one Stressed tile anywhere (FC-8.17). A key card for the win (FC-11.1).
forbidden-card-donation-tip = Readies one Stressed tile, or two that touch (FC-8.18). A key card for the win (FC-11.1).
forbidden-key-card = key card
forbidden-treasure-deck = Treasure deck
forbidden-treasure-discards = Treasure discards
forbidden-clinic-deck = Clinic deck
forbidden-clinic-discards = Clinic discards
forbidden-face-down = { $count } cards face down
forbidden-face-up = { $count } face up
forbidden-a-turn = { $count } a turn
forbidden-from-top = From the top
forbidden-packet-tip = From the top: { $cards } (FC-7.8).
forbidden-shuffled = { $count } shuffled
forbidden-shuffled-of = { $count } shuffled: { $cards }
forbidden-empty = empty
forbidden-cards = Cards
forbidden-nothing-yet = nothing yet
forbidden-discarded = Clinic card { $card }, discarded
forbidden-discarded-tip = { $card }: an incoming card puts it back on top of the deck (FC-6.5).
forbidden-triage = Turned up by Triage
forbidden-turned-up = Clinic card { $card }, turned up
forbidden-turned-up-tip = { $card }: on top again, or under the deck (FC-5.20).

## People and treasures

forbidden-clinic = Clinic
forbidden-coin = { $treasure }, coin, not captured yet
forbidden-captured = { $treasure }, captured by the { $role }
forbidden-captured-tip = { $treasure }: captured by the { $role } (FC-4.14).
forbidden-treasure-tip = { $treasure }: four cards of it, played on { $tiles } (FC-4.12).
forbidden-hand = { $role }, { $cards } of { $limit } cards
forbidden-hand-of = hand of the { $role }
forbidden-burned-out = burned out
forbidden-burned-out-tip = Burned out until brought back to a tile (FC-9.2).
forbidden-no-cards = no cards
forbidden-limit = Hand limit (FC-6.9)
forbidden-out = out
forbidden-passes = passes
forbidden-roles = Roles
forbidden-roles-note = Every player takes one
forbidden-role = { $role }: { $text }
forbidden-role-taken = { $role }, taken: { $text }
forbidden-role-tip = { $role }: { $text } Starts on { $tile } (FC-1.17).

## Turn and patient level

forbidden-turn = Turn
forbidden-turn-of = It is the { $role }’s turn.
forbidden-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
forbidden-actions-tip = Actions left (FC-3.3)
forbidden-draw-tip = Clinic cards a turn (FC-7.1)
forbidden-cards-a-turn = cards a turn
forbidden-meter = Patient level { $tick } of { $skull }, { $count } Clinic cards a turn; the skull is at { $skull }
forbidden-meter-about = Level { $tick } of { $skull }: { $count } Clinic cards are drawn each turn. At the skull the game is lost.
forbidden-skull-tip = The skull: when the level gets here the game is lost (FC-6.8).
forbidden-tick-tip = Level { $tick }: { $count } Clinic cards a turn (FC-7.1).

## Pages of a phone

forbidden-page-choose = Choose
forbidden-page-team = Team
forbidden-page-level = Level
forbidden-page-decks = Decks
