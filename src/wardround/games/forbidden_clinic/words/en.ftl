# Forbidden Clinic in English. The names are those of the content.

summary = Keep a veterinary clinic from burning out: capture four treasures together, then meet at the Front Desk while somebody holds a key card.

## Options

option-seats = Seats
    .help = Fewer people fill the table with bots or play several seats each.
option-difficulty = Difficulty
    .help = The level starts at 1, 2, 3 or 4.
    .quiet-tuesday = Quiet Tuesday
    .busy-saturday = Busy Saturday
    .holiday-weekend = Holiday Weekend
    .full-moon = Full Moon
option-meter = Patient level
    .help = The gentle meter rises more slowly and has its skull at level 12.
    .standard = Standard
    .gentle = Gentle
option-role-setup = Roles
    .help = Everybody picks a role in turn, or the roles are dealt.
    .chosen = Picked
    .random = Dealt at random
option-first-player = First player
    .help = Drawn at random, or named by the first seat. By custom it is whoever was last at a meeting of the whole clinic.
    .random = Drawn at random
    .chosen = Named by the first seat
option-burnout = Burned-out players
    .help = They wait to be re-hired, may also walk off the empty space, or have to walk off at once, or else the game is lost.
    .rehire = Wait to be re-hired
    .walk = May walk off
    .swim = Walk off at once
option-gift-above-limit = Gifts above the hand limit
    .help = Whether a card may go to a player with five cards, who then discards one.
    .false = Forbidden
    .true = Allowed
option-boost-passengers = Revenue Boost carries
    .help = Any tokens of a space, or always all of them.
    .any = Any tokens of a space
    .all = All tokens of a space
option-boost-from-empty = Revenue Boost from an empty space
    .help = Whether a Revenue Boost can bring burned-out players back.
    .true = Allowed
    .false = Forbidden
option-special-windows = When specials can be played
    .help = At any time: before every card that is drawn, and by anybody while a hand is over the limit. Or the two Treasure cards are one draw. Or the Clinic cards are one draw as well.
    .any-time = At any time
    .every-card = Not between Treasure cards
    .phase = Not between cards

## Names

name-role-practice-manager = Practice Manager
    .gender = person
name-role-vet-technician = Veterinary Technician
    .gender = person
name-role-client-service = Client Service Lead
    .gender = person
name-role-house-call-vet = House-Call Vet
    .gender = person
name-role-kennel-attendant = Kennel Attendant
    .gender = person
name-role-emergency-vet = Emergency Vet
    .gender = person
name-role-medical-director = Medical Director
    .gender = person
name-role-triage-nurse = Triage Nurse
    .gender = person

text-role-practice-manager = Re-hire: for 1 action bring one burned-out player, yourself included, back to a tile beside the empty space. Escort: for 1 action move one other player's token one or two steps.
text-role-vet-technician = One Ready action readies up to two Stressed tiles within your reach.
text-role-client-service = You may Give a treasure card to any player who is not burned out, wherever both of you are.
text-role-house-call-vet = Once per turn, for 1 action, Fly to any tile, even from an empty space.
text-role-kennel-attendant = Your Move and Ready also work diagonally.
text-role-emergency-vet = One Move may cross any chain of Stressed tiles and empty spaces and ends on a tile; it may also start from an empty space.
text-role-medical-director = For 1 action take a treasure card from a player on your tile.
text-role-triage-nurse = Once per turn, for 1 action, turn up the top two Clinic cards and put them back on top in any order, or one of them under the deck.

name-tile-front-desk = Front Desk
name-tile-managers-nook = Manager's Nook
name-tile-treatment-floor = Treatment Floor
name-tile-van-port = Van Port
name-tile-kennel-row = Kennel Row
name-tile-crash-bay = Crash Bay
name-tile-case-library = Case Library
name-tile-triage-corner = Triage Corner
name-tile-huddle-circle = Huddle Circle
name-tile-locker-hall = Locker Hall
name-tile-whiteboard-wall = Whiteboard Wall
name-tile-phone-booth = Phone Booth
name-tile-payroll-window = Payroll Window
name-tile-nap-terrace = Nap Terrace
name-tile-round-table-room = Round-Table Room
name-tile-mentors-office = Mentor's Office
name-tile-waiting-benches = Waiting Benches
name-tile-cat-lounge = Cat Lounge
name-tile-sunny-exam-room = Sunny Exam Room
name-tile-quiet-exam-room = Quiet Exam Room
name-tile-large-exam-room = Large-Breed Exam Room
name-tile-surgery-suite = Surgery Suite
name-tile-scrub-sinks = Scrub Sinks
name-tile-recovery-ward = Recovery Ward
name-tile-isolation-ward = Isolation Ward
name-tile-xray-room = X-Ray Room
name-tile-ultrasound-den = Ultrasound Den
name-tile-laboratory = Laboratory
name-tile-pharmacy-hatch = Pharmacy Hatch
name-tile-dental-station = Dental Station
name-tile-grooming-tub = Grooming Tub
name-tile-laundry-room = Laundry Room
name-tile-supply-closet = Supply Closet
name-tile-exotics-room = Exotics Room
name-tile-exercise-yard = Exercise Yard
name-tile-memory-garden = Memory Garden

name-card-outstanding-team = Outstanding Team
name-card-productive-communication = Productive Communication
name-card-competitive-benefits = Competitive Benefits
name-card-effective-leadership = Effective Leadership
name-card-revenue-boost = Revenue Boost
name-card-relief-vet = Relief Vet
name-card-donation = Donation
name-card-walk-in = Patient Walk-In
name-card-emergency = Emergency
name-treasure-outstanding-team = Outstanding Team
name-treasure-productive-communication = Productive Communication
name-treasure-competitive-benefits = Competitive Benefits
name-treasure-effective-leadership = Effective Leadership

## Questions

prompt-pick-role = Pick a role
prompt-pick-first-player = Who begins?
prompt-take-action = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}
prompt-ready-second = Ready a second tile with the same action?
prompt-rehire-to = Where does { THE($player) } come back?
prompt-escort-to = Where do you take { THE($player) }?
prompt-triage-top = Which card goes back on top?
prompt-triage-other = Where does the other card go?
prompt-over-limit = Discard { $above ->
    [one] 1 card
   *[other] { $above } cards
} (limit { $limit })
prompt-boost-from = From where does the Revenue Boost start?
prompt-boost-passenger = { $count ->
    [0] Who goes along?
   *[other] With { THE($players) }: who else goes along?
}
prompt-boost-to = { $count ->
    [0] Where does the Revenue Boost lead?
   *[other] Where does the Revenue Boost take { THE($players) }?
}
prompt-relief-tile = Which tile does the Relief Vet ready?
prompt-donation-tile = Which tile does the Donation ready?
prompt-donation-second = Ready an adjacent tile as well?
prompt-swim-to = Walk off to which tile?
prompt-window = { $cards ->
    [0] { $drawn ->
        [0] Before the treasure draw: play a special, or pass
       *[other] Before the next Treasure card: play a special, or pass
    }
   *[other] Before the next Clinic card ({ $cards } to come): play a special, or pass
}
prompt-swim-answer = Play a Revenue Boost for those who have to walk off, or pass
prompt-game-over = The game is over

## Choices

action-pick-role = Be the { $role }
action-pick-first-player = { $self ->
    [yes] Begin yourself
   *[no] Let { THE($player) } begin
}
action-move = Move to { $tile }
action-fly = Fly to { $tile }
action-ready = Ready { $tile }
action-give = Give { $card } to { THE($player) }
action-take = Take { $card } from { THE($player) }
action-capture = Capture { $treasure }
action-rehire = { $self ->
    [yes] Re-hire yourself
   *[no] Re-hire { THE($player) }
}
action-escort = Escort { THE($player) }
action-triage = Triage: turn up the top Clinic cards
action-end-actions = End your actions
action-ready-second = Ready { $tile } as well
action-done = Done
action-rehire-to = Come back to { $tile }
action-escort-to = Escort to { $tile }
action-triage-top = Put { $tile } on top
action-triage-other = { $where ->
    [second] Put the other card second
   *[under] Put the other card under the deck
}
action-play = Play { $card }
action-pass = Pass
action-discard = Discard { $card }
action-boost-from = { $empty ->
    [yes] Fly from the empty space of { $tile }
   *[no] Fly from { $tile }
}
action-boost-passenger = Take { THE($player) } too
move-boost = { $card }: move { $who } from { $from } to { $to }
move-escort = { $what } to { $to }
action-boost-to = Fly to { $tile }
action-relief-tile = Ready { $tile }
action-donation-tile = Ready { $tile }
action-donation-second = Ready { $tile } as well
action-swim-to = Walk off to { $tile }

## Kinds of moves

noun-kind-move = Move
noun-kind-fly = Fly
noun-kind-ready = Ready a tile
noun-kind-give = Give a card
noun-kind-take = Take a card
noun-kind-capture = Capture a treasure
noun-kind-rehire = Re-hire
noun-kind-escort = Escort
noun-kind-play = Play a special
noun-kind-discard = Discard
noun-kind-swim-to = Walk off

## What happens

event-role-picked = { $player } is the { $role }.
event-dealt = { $kept ->
    [yes] { THE($player) } was dealt { $card }.
   *[no] { THE($player) } turned up { $card }, which was shuffled back.
}
event-setup-stressed = Stressed from the start: { $tile }.
event-first-player-set = { THE($player) } begins.
event-turn-began = Turn { $turn }: { THE($player) }.
event-moved = { $how ->
    [fly] { THE($player) } flew to { $tile }.
    [rehire] { THE($player) } was re-hired and is back on { $tile }.
    [escort] { THE($player) } was escorted to { $tile }.
    [boost] A Revenue Boost brought { THE($player) } to { $tile }.
    [swim] { THE($player) } walked off to { $tile }.
   *[move] { THE($player) } moved to { $tile }.
}
event-boosted = A Revenue Boost brought { THE($players) } to { $tile }.
event-readied = { THE($player) } readied { $tile }.
event-given = { THE($player) } gave { $card } to { THE($to) }.
event-taken = { THE($player) } took { $card } from { THE($source) }.
event-captured = { THE($player) } captured { $treasure }!
event-triage-shown = { THE($player) } turned up { $tiles }.
event-triage-returned = { $under_count ->
    [0] { THE($player) } put { $top } back on top.
   *[other] { THE($player) } put { $top } back on top and { $under } under the deck.
}
event-actions-ended = { $by_itself ->
    [yes] { $unused ->
        [0] { THE($player) } has no actions left.
       *[other] { THE($player) } can do nothing more: no action is possible.
    }
   *[no] { $unused ->
        [one] { THE($player) } stopped with 1 action left.
       *[other] { THE($player) } stopped with { $unused } actions left.
    }
}
event-no-second-tile = { $donation ->
    [yes] No Stressed tile shares an edge with it.
   *[no] No other Stressed tile is within reach.
}
event-special-played = { THE($player) } played { $card }.
event-passed = { THE($player) } passed.
event-treasure-drawn = { THE($player) } drew { $card }.
event-level-rose = { $value ->
    [0] The patient level has reached the skull.
    [one] The patient level rose to { $tick }: 1 Clinic card a turn.
   *[other] The patient level rose to { $tick }: { $value } Clinic cards a turn.
}
event-clinic-shuffled = { $on_top ->
    [yes] { $cards ->
        [one] 1 Clinic discard went
       *[other] { $cards } Clinic discards were shuffled and went
    } back on top of the deck.
   *[no] The Clinic discards were shuffled into a new deck.
}
event-treasure-shuffled = The Treasure discards were shuffled into a new deck.
event-discarded = { THE($player) } discarded { $card }.
event-tile-stressed = { $tile } became Stressed.
event-tile-burned-out = { $players_count ->
    [0] { $tile } burned out.
   *[other] { $tile } burned out, and { THE($players) } with it.
}

end-saved = The clinic is saved: four treasures, one team, and a key card in hand.
end-treasure-lost = Both tiles of { $named ->
    [yes] { $treasure }
   *[no] a treasure
} have burned out before it was captured: the clinic is lost.
end-front-desk-lost = The Front Desk has burned out: the clinic is lost.
end-skull = The patient level has reached the skull: the clinic is lost.
end-stranded = { $named ->
    [yes] { THE($player) }
   *[no] Somebody
} had no tile to walk off to: the clinic is lost.
end-given-up = The team has given up.

## What is not allowed

refusal-unknown-seat = There is no { $player }: this table has { $seats } seats.
refusal-unknown-player = Nobody at this table is called that.
refusal-unknown-tile = There is no such tile.
refusal-unknown-card = There is no such card.
refusal-unknown-role = There is no such role.
refusal-unknown-treasure = There is no such treasure.
refusal-unknown-space = There is no such space on the board.
refusal-other-turn = It is the turn of { THE($player) }: only the active player takes actions.
refusal-phase-ended = The actions of this turn have been ended: what was not taken is lost.
refusal-no-actions-left = All { $actions } actions of this turn have been taken.
refusal-too-few-actions = This costs { $cost ->
    [one] 1 action
   *[other] { $cost } actions
}, and there { $left ->
    [0] are none left.
    [one] is only 1 left.
   *[other] are only { $left } left.
}
refusal-burned-out = { THE($player) } is burned out and has to come back to a tile first.
refusal-burned-out-tile = { $tile } has burned out: choose a tile that is on the board.
refusal-already-there = The token is on { $tile } already: choose another tile.
refusal-no-chain = No chain of Stressed tiles and empty spaces leads to { $tile }.
refusal-diagonal = { $tile } is only a diagonal neighbour: tiles have to share an edge.
refusal-too-far = { $steps ->
    [0] No way over tiles leads to { $tile }.
   *[other] { $tile } is { $steps } steps away: one Move is one step.
}
refusal-already-ready = { $tile } is Ready: only a Stressed tile can be readied.
refusal-out-of-reach = { $tile } is out of reach: come closer first.
refusal-second-out-of-reach = { $tile } is out of reach: the second tile has to be within reach as well.
refusal-too-far-to-walk-off = { $tile } is too far away to walk off to.
refusal-special-stays = { $card } is a special, and specials never change hands.
refusal-card-not-held = { THE($player) } does not hold { $card }.
refusal-partner-burned-out = { THE($player) } is burned out and has to come back to a tile first.
refusal-not-same-tile = { THE($player) } is elsewhere: you both have to be on the same tile.
refusal-hand-full = { THE($player) } has a full hand, and at this table nobody may get more.
refusal-already-captured = { $treasure } has been captured already.
refusal-not-its-tile = { $treasure } can be captured only on one of its own two tiles: go there first.
refusal-too-few-cards = { $treasure } takes { $needed } of its cards in one hand, and you hold { $held }.
refusal-not-your-power = { THE($player) } does not have this power.
refusal-power-suspended = { THE($player) } is burned out, and this power rests until they are back.
refusal-flown-already = You can Fly once a turn, and you have.
refusal-triaged-already = You can Triage once a turn, and you have.
refusal-only-others = An Escort moves another player’s token.
refusal-no-way = { THE($player) } has no tile to go to.
refusal-no-flight = An Escort goes step by step: it cannot fly { THE($player) } to { $tile }.
refusal-beyond-escort = { $tile } is more than { $steps } steps away for { THE($player) }.
refusal-not-shown = The Triage did not turn up { $tile }.
refusal-no-such-place = The other card goes second or under the deck.
refusal-no-rehire = At this table nobody stays burned out, so nobody is re-hired.
refusal-not-burned-out = { THE($player) } is not burned out.
refusal-not-nearest = { $distance ->
    [one] { $tile } is not among the nearest tiles, which are 1 step away.
   *[other] { $tile } is not among the nearest tiles, which are { $distance } steps away.
}
refusal-role-taken = Somebody else is the { $role } already.
refusal-manager-needed = The last seat has to be the Practice Manager, who is in every game.
refusal-passed-already = { THE($player) } has passed: wait until another card is played.
refusal-nothing-to-play = { THE($player) } has no special to play.
refusal-not-a-special = { $card } is not a special.
refusal-no-effect = { $card } would change nothing now.
refusal-only-boost = { $card } does not help now: only a Revenue Boost can be played.
refusal-no-token = Nobody stands there.
refusal-empty-origin = That space is empty, and at this table a Revenue Boost starts from a tile.
refusal-already-going = { THE($player) } goes along already.
refusal-not-on-origin = { THE($player) } is not where the Revenue Boost starts.
refusal-one-at-least = A Revenue Boost takes at least one token: pick somebody first.
refusal-not-adjacent = { $tile } does not share an edge with the first tile.

## The table

zone-board = Clinic
zone-treasures = Treasures
zone-meter = Patient level
count-burned = Burned-out rooms
zone-roles = Roles
zone-clinic-deck = Clinic deck
zone-clinic-discards = Clinic discards
zone-treasure-deck = Treasure deck
zone-treasure-discards = Treasure discards
zone-triage = Turned up by Triage
empty-space = Empty space of { $tile }
this-space = This space
shuffled-cards = Shuffled cards
level = Level { $level }
skull = Skull
turn = Turn { $turn }
step-actions = Actions
step-treasure = Treasure
step-clinic = Clinic
fact-turn = Turn
fact-phase = Phase
fact-actions = Actions left
fact-cards = Clinic cards a turn
fact-at-risk = At risk
phase-setup = set-up
phase-actions = actions
phase-treasure-draw = treasure draw
phase-clinic-draw = Clinic draw
phase-swimming = walking off
phase-over = over
note-open = { $tiles }
note-captured = { $tiles }; captured by { THE($player) }
note-meter = { $cards ->
    [one] 1 Clinic card a turn
   *[other] { $cards } Clinic cards a turn
}
note-hand = { $cards } of { $limit } cards
note-tile-goal = where everybody meets to win
note-tile-treasure = { $treasure } can be captured here
note-tile-start = { THE($role) } starts here

## What a seat says beforehand, and what people are warned of

standing-windows = Specials between the cards
    .help = Before cards are drawn, everybody with a special may play it. During actions it can be played at any time.
    .pass = Pass for me
moment-front-desk = The Front Desk could burn out
    .help = It is Stressed, its card may be the next, and a special of mine can ready it.
moment-last-tile = The last tile of a treasure could burn out
    .help = It is Stressed, its card may be the next, and a special of mine can ready it.
moment-swimmers = Somebody has to walk off at once
    .help = A Revenue Boost of mine can bring them away.
moment-victory = My Revenue Boost would win the game
    .help = It can bring the last of us to the Front Desk, and nothing else is missing.
moment-ground = The tile under me could burn out
    .help = It is Stressed, and its card may be the next.
moment-special-played = Somebody has played a special
    .help = Since I last passed.
danger-front-desk = The Front Desk is Stressed, and its card may be the next: that loses the game.
danger-last-tile = The last tile of { $treasure } is Stressed, and its card may be the next: that loses the game.

## What a round adds up to

sum-captured = Treasures captured
sum-readied = Tiles readied
sum-burned-out = Tiles burned out
sum-stressed = Tiles stressed

## The guided first game

guide-title = Two turns in the clinic
guide-welcome = Welcome to the clinic. Everybody here is about to burn out, rooms included, and your team keeps it running. You are the Veterinary Technician.
guide-move = You have three actions a turn, and whatever you may use is lit. Move next door to your friend: press Van Port.
guide-give = The team needs four treasures, and each costs four equal cards in one hand. You share a tile now, so give your friend an Outstanding Team card.
guide-give-again = Good. Give the second one as well: that makes four in your friend's hand. It is your third action, so the turn ends with it.
guide-treasure-cards = Every turn ends with two draws. First two Treasure cards: one went to your hand, the other was a Patient Walk-In, and the patient level rose.
guide-clinic-cards = Then Clinic cards, as many as the level says. Van Port was fine and is Stressed now. Memory Garden was Stressed already: it burned out, for good.
guide-ready = In this lesson you play your friend's turn too: the House-Call Vet. Ready Van Port, so that its next card does no lasting harm.
guide-fly = Every role has a power of its own. The House-Call Vet flies, once a turn, to any tile. Fly to Locker Hall: it shows the icon of your four cards.
guide-capture = Four equal cards in one hand, on a tile with their icon. That is all it takes: capture the treasure!
guide-win = The first coin is yours. With all four, the whole team meets at the Front Desk while somebody holds a key card, a Relief Vet or a Donation. Then you have won.
guide-lose = You lose if the Front Desk burns out, or both tiles of a treasure you still need, or if the level climbs to the skull. So: treasures first, but mind the rooms.
guide-end = That is the heart of Forbidden Clinic. Your teammates play on here, or begin a whole game of your own.

## What can be set in a position

position-tokens = Where they stand
position-stressed = Stressed rooms
position-empty = Burned-out rooms
position-hands = Hands
position-captured = Captured treasures
position-tick = Level of the meter
position-active = Whose turn it is
position-actions = Actions left
position-turn = Turn
position-roles = Roles in order of seats
position-clinic-discards = Clinic discards
position-treasure-discards = Treasure discards
position-treasure-deck = Treasure deck
position-flights = Flights taken this turn
position-triages = Triages this turn
position-window = Open window
position-cards-left = Cards to come

## Positions

wants-tile = the id of a tile
wants-place = a place from 0,0 to { $last }, or the id of a tile
wants-role = a role, by id or as one of { $codes }
wants-player = a player of this game: the number of a seat, or one of { $codes }
wants-card = a card, by id or as one of { $codes }
wants-treasure = a treasure, by id or as one of { $codes }
wants-cards = cards such as “OT×3 RV”
wants-board = “L”, or a list of { $size } tiles
wants-different-roles = { $count } different roles
wants-nobody-on-empty = nobody on an empty space: at this table, burned-out players walk off at once
wants-hand-cards = cards that are held in hand
wants-captured = treasures, or treasure = captor
wants-all-cards = all cards that are nowhere else
wants-cards-at-most = no more than { $most } of { $card } in the whole game
wants-tile-cards = the card of each tile on the board, once
wants-a-card-in-the-deck = at least one card in the deck
wants-packets = packets: lists of places
wants-open-window = a window in which somebody can play a special card
