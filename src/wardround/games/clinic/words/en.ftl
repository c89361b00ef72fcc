### Clinic in English. A name with a gender takes an article: THE($room), A($room), TO($room).

summary = Build a hospital up to four floors high, hire doctors, nurses and orderlies, admit patients and cure them before they get worse.

## Names

colour =
    { $colour ->
        [white] white
        [yellow] yellow
        [orange] orange
        [red] red
       *[purple] purple
    }
service =
    { $service ->
        [psychiatry] psychiatry
        [cardiology] cardiology
        [ophthalmology] ophthalmology
        [orthopedics] orthopedics
        [neurology] neurology
       *[other] { $service }
    }
noun-person =
    { $kind ->
        [doctor] { colour } doctor
        [nurse] nurse
        [orderly] orderly
       *[patient]
            { $service ->
                [none] { colour } patient
               *[other] { colour } { service } patient
            }
    }
    .the = the { noun-person }
    .a =
        { $kind ->
            [nurse] a nurse
            [orderly] an orderly
           *[other]
                { $colour ->
                    [orange] an { noun-person }
                   *[other] a { noun-person }
                }
        }
floor =
    { $floor ->
        [0] ground floor
       *[other] Floor { $floor }
    }
noun-room-hub = { service } hub
    .gender =
        { $service ->
            [ophthalmology] an
            [orthopedics] an
           *[other] thing
        }
noun-room-treatment = treatment room
    .gender = thing
noun-room-supply = supply room
    .gender = thing
noun-room-operating-room = operating room
    .gender = an
noun-room-lab = lab
    .gender = thing
noun-room-outpatient = outpatient services
    .the = outpatient services
    .a = outpatient services
    .to = to outpatient services
    .in = in outpatient services
noun-room-triage = Triage
    .gender = thing
noun-room-garden = garden
    .gender = thing
noun-room-helipad = helipad
    .gender = thing
noun-room-entrance = entrance
    .gender = an
noun-room-conveyor = conveyor
    .gender = thing
noun-room-parking = parking tile
    .gender = thing
noun-room-parking-upgrade = third parking place
    .gender = thing
noun-room-extinguisher = extinguisher
    .gender = an
noun-room-outdoors = outdoors
    .to = outdoors
    .in = outdoors
noun-room-pre = pre-admissions
    .to = to pre-admissions
    .in = in pre-admissions
noun-room-away = quarantine
    .to = to quarantine
    .in = in quarantine
noun-room-there = { $room } { there }
    .the = { THE($room) } { there }
    .to = { TO($room) } { there }
    .in = { IN($room) } { there }
there =
    { $floor ->
        [0] on the ground floor
       *[other] on Floor { $floor }
    }
noun-room-where = { $room } ({ $where })
    .the = { THE($room) } ({ $where })
    .to = { TO($room) } ({ $where })
    .in = { IN($room) } ({ $where })
where-space = { floor }, row { $row }, column { $column }
where-west = west side, row { $row }
where-east = east side, row { $row }
where-south = south side, column { $column }
where-street-across = on the street in row { $row }, between columns { $column } and { $next }
where-street-along = on the street in column { $column }, between rows { $row } and { $next }
where-street-edge = on the street at the { $side ->
    [west] west edge, row { $row }
    [east] east edge, row { $row }
    [north] north edge, column { $column }
   *[south] south edge, column { $column }
}
where-tile = in the parking tile in row { $row }, column { $column }
where-helipad = helipad, { floor }, row { $row }, column { $column }
bonus-cash = $5
bonus-nurse = a nurse who comes with her car
bonus-promotion = a yellow doctor in place of the white one
bonus-parking = a free parking tile
bonus-orderly = an orderly who comes with his car
bonus-garden = a free garden
bonus-conveyor = a free conveyor with two stops
goal-top-floor = an operational treatment room on Floor 3
goal-two-buildings = two buildings, each with an operational treatment room
goal-no-deaths = nobody dies
goal-big-team = four doctors and four nurses
goal-both-services = two operational treatment rooms for each service
goal-swift = 18 time or less
goal-random = whatever is drawn
fame =
    { $title ->
        [Intern] Intern
        [Resident] Resident
        [Attending] Attending
        [Chief] Chief
        [Director] Director
        [Legend] Legend
       *[other] { $title }
    }
tile-build = Build
tile-hire = Hire
tile-admit = Admit

## What a player may do

action-solo-goal = Goal: { $goal }
action-take-bonus = Take { $bonus }
action-choose-board = Build on { $columns } × { $rows } spaces
action-initial-piece = Place { THE($room) }
action-initial-space = Place it: { $where }
action-bonus-space = Place it: { $where }
action-park-car = Park { $where }
action-select-action = Choose { $tile }
action-build-component =
    { $more ->
        [yes] Build { A($room) }: from ${ $price }
       *[no] Build { A($room) }: ${ $price }
    }
action-build-space =
    { $price ->
        [none] Build here: { $where }
       *[other] Build here: { $where } · ${ $price }
    }
move-build =
    { $cars ->
        [none] Build { A($room) }: { $where }{ $price ->
            [none] {""}
           *[other] { " · " }${ $price }
        }
       *[other] Build { A($room) }: { $where }, bringing in the car { $cars }{ $price ->
            [none] {""}
           *[other] { " · " }${ $price }
        }
    }
action-repark = Repark the car { $where }
action-hire-person = Hire { A($person) } · ${ $price }
action-hire-arrival =
    { $price ->
        [0] Arrive: { $where }
       *[other] Arrive: { $where } · ${ $price }
    }
action-shift =
    { $direction ->
        [left] Move { THE($person) } back in the queue (from no. { $position })
        [right] Move { THE($person) } forward in the queue (from no. { $position })
       *[other] Move { THE($person) } (no. { $position } in the queue) to { service }
    }
    .swap = Swap { THE($person) } with { THE($other) } (no. { $position } in the queues)
action-admit = Admit { THE($person) }
action-move-person = Move { THE($person) } ({ $room })
action-move-destination =
    { $time ->
        [0] Go { TO($room) }
       *[other] Go { TO($room) }: { $time } time
    }
move-walk =
    { $time ->
        [0] Move { THE($person) } ({ $from }) { TO($room) }
       *[other] Move { THE($person) } ({ $from }) { TO($room) }: { $time } time
    }
action-undo = Take back the last move
action-done =
    { $what ->
        [move] Finish moving
        [cars] Leave the other cars
        [admit] { $left ->
            [one] End the action (1 point left)
           *[other] End the action ({ $left } points left)
        }
       *[other] End the action
    }
action-accept = Accept the plan: +${ $income }{ $warning }
action-assign = { THE($doctor) } treats { THE($patient) }: +${ $income }{ $warning }
warning-unwise = { " " }(the red doctor would catch it and die this round)
action-clear = Leave { THE($patient) } untreated
action-leave-car = The car { $where } leaves
action-dismiss = { THE($person) } leaves unpaid
action-buy-popularity =
    { $amount ->
        [0] Buy none
       *[other] Buy { $amount } popularity: ${ $price }
    }
choice-give-blood = { THE($person) } gives blood { IN($room) }: { $time } time
choice-carry-blood = { THE($person) } carries blood { TO($room) }: { $time } time
choice-transfuse =
    { $answer ->
        [done] Give no more blood
       *[other] Give { THE($person) } blood
    }
choice-draw-blood =
    { $answer ->
        [yes] Take the blood token
       *[no] Take no token
    }
choice-zombie-step = Zombie: { $where }
choice-cure-zombie =
    { $answer ->
        [yes] Cure the zombie: +${ $income }
       *[no] Leave the zombie
    }
choice-covid-allocate = A tile for { $player }
choice-covid-accept =
    { $answer ->
        [accept] Accept the split
       *[refuse] Refuse the split
    }
choice-covid-infect =
    { $quarantine ->
        [yes] Infect { THE($person) }: into quarantine
       *[no] Infect { THE($person) }
    }
choice-buy-masks =
    { $answer ->
        [no] Buy no masks
        [income] Masks for { THE($person) }: ${ $price } of your income
       *[savings] Masks for { THE($person) }: ${ $price } of your savings
    }
choice-masks-arrival = Back here: { $where }
choice-quarantine-arrival = Back here: { $where }
choice-contagion-place =
    { $answer ->
        [row] Let it wait for { service }
       *[other] Infect { THE($person) }
    }
choice-contagion-patient = Infect { THE($person) }
noun-tile-waiting = the next { service } patient
    .the = the next { service } patient

## Kinds of moves

noun-kind-shift = Move in the queue
noun-kind-admit = Admit
noun-kind-move-person = Move
noun-kind-assign = Treat
noun-kind-clear = Leave untreated
noun-kind-build-component = Build
noun-kind-hire-person = Hire

## What happened

event-game-began = Turn order: { $order }.
event-goal-set = { $player } plays for this goal: { $goal }.
event-bonus-taken = { $player } took { $bonus }.
event-board-chosen = { $player } builds on { $columns } × { $rows } spaces.
event-piece-placed = { $player } placed { THE($room) }.
event-clinics-shown = All clinics lie open.
event-layout-drawn = { $player } drew the { colour } starting clinic.
event-tile-selected = You chose { $tile }.
event-tiles-revealed = { $choices }.
revealed =
    { $tile ->
        [build] { $players } { $count ->
            [one] builds
           *[other] build
        }
        [hire] { $players } { $count ->
            [one] hires
           *[other] hire
        }
       *[admit] { $players } { $count ->
            [one] admits
           *[other] admit
        }
    }
event-action-began =
    { $tile ->
        [build] { $player } builds.
        [hire] { $player } hires.
       *[admit] { $points ->
            [one] { $player } admits with 1 point.
           *[other] { $player } admits with { $points } points.
        }
    }
event-action-ended =
    { $why ->
        [build] { $player } can build nothing more with ${ $money }: the action is over.
        [hire] { $player } can hire nobody more with ${ $money }: the action is over.
        [parking] { $player } has no place for another car and can hire nobody more: the action is over.
        [admit] { $player } can admit nobody more: the action is over.
       *[done] { $tile ->
            [build] { $player } has finished building.
            [hire] { $player } has finished hiring.
           *[admit] { $player } has finished admitting.
        }
    }
event-built = { $player } built { A($room) } { there }: −${ $price }.
event-stop-added = { $player } added a conveyor stop.
event-car-parked =
    { $street ->
        [yes] { $player } parked a car on the street.
       *[no] { $player } parked a car in a parking tile.
    }
event-car-moved = { $player } moved a car into the parking tile.
event-car-left = { $player }: a car drove off.
event-hired = { $player } hired { A($person) }: −${ $price }.
event-joined = { A($person) } joined { $player }.
event-shifted =
    { $kind ->
        [forward] { $player } let { A($person) } overtake { A($other) }.
        [swap] { $player } swapped { A($person) } and { A($other) }.
       *[row] { $player } moved { A($person) } to { service }.
    }
event-admitted = { $player } admitted { A($person) }.
event-appointed = { A($person) } joined the queue.
event-marker-advanced = Round { $round }, action { $turn }.
event-phase-began =
    { $phase ->
        [move] Everybody moves their people.
       *[business] Business: care, expenses, popularity.
    }
event-moved =
    { $time ->
        [0] { $player }: { THE($person) } went { TO($room) }.
       *[other] { $player }: { THE($person) } went { TO($room) }, { $time } time.
    }
event-taken-back = { $player } took back the move of { THE($person) }.
event-move-restarted = { $player } had moved very often; everybody is back where the Move began.
event-move-ended =
    { $time ->
        [0] { $player } finished moving: still { $total } time in all.
       *[other] { $player } finished moving: { $time } time, { $total } in all.
    }
event-plan-proposed = Care plan for { $player }: +${ $income }.
event-plan-changed =
    { $treated ->
        [yes] { $player } changed the plan: { THE($doctor) } treats { THE($patient) }.
       *[no] { $player } changed the plan: { THE($patient) } is not treated.
    }
event-treated = { $player }: { THE($doctor) } treated { THE($patient) }, +${ $income }.
event-went-home = { $player }: { THE($person) } went home healthy.
event-expenses-paid =
    { $parts ->
        [none] { $player } had no expenses.
       *[other] Expenses of { $player }: { $parts }.
    }
paid-wages = ${ $amount } wages
paid-upkeep = ${ $amount } upkeep
paid-savings = ${ $amount } of it from savings
paid-popularity = { $amount } of it in popularity
paid-waived = ${ $amount } left unpaid
event-dismissed = { $player }: { THE($person) } was not paid and left.
event-popularity-changed = { $player } has { $now } popularity now.
event-popularity-bought =
    { $amount ->
        [0] { $player } keeps ${ $savings }.
       *[other] { $savings ->
            [0] { $player } bought { $amount } popularity.
           *[other] { $player } bought { $amount } popularity and keeps ${ $savings }.
        }
    }
event-round-began = Overnight, before round { $round }.
event-patient-returned = { A($person) } gave up waiting.
event-university-changed = Doctors at the University: { $doctors }.
event-nurses-left =
    { $count ->
        [one] 1 nurse of round { $round } found no job and left.
       *[other] { $count } nurses of round { $round } found no job and left.
    }
event-trained =
    { $better ->
        [yes] { $player }: { THE($person) } trained in the lab and is { colour } now
       *[no] { $player }: { THE($person) } trained in the lab and stays { colour }
    }{ $popularity ->
        [0] .
       *[other] : +{ $popularity } popularity.
    }
event-tired = { $player }: { THE($person) } tired and is { colour } now.
event-worsened = { $player }: { THE($person) } got worse and is { colour } now.
event-died = { $player }: { THE($person) } died{ $popularity ->
        [0] .
       *[other] : −{ $popularity } popularity.
    }
event-tile-turned = New in the builder’s yard: { $room }.
event-order-reset = Turn order: { $order }.
event-game-ended = The game is over: { $totals }.
total = { $player } { $points }
event-exhausted = { $player }: { THE($person) } worked to exhaustion.
event-burnt-out = { $player }: { THE($person) } is exhausted and left for good.
event-lies-down = { $player }: { THE($person) } lay down { IN($room) } to give blood.
event-carried = { $player }: { THE($person) } carried blood { TO($room) }, { $amount } time.
event-transfused = { $player }: a nurse gave { THE($person) } blood, +${ $amount }.
event-improved = { $player }: { THE($person) } improved and is { colour } now.
event-drawn = { $player } has a new blood token { IN($room) }.
event-zombie-stepped = { $player }: the zombie shambled { TO($room) }.
event-taken = { $player }: { THE($person) } fell victim to a zombie{ $amount ->
        [0] .
       *[other] : −{ $amount } popularity.
    }
event-turned = { $player }: two yellow patients became a zombie.
event-zombie-cured = { $player }: { THE($person) } cured a zombie, +${ $amount }.
event-infected = { $player }: { THE($person) } is infected.
event-quarantined = { $player }: { THE($person) } is infected and goes into quarantine.
event-masks = { $player } bought masks: { THE($person) } is free of the virus, −${ $amount }.
event-survived = { $player }: { THE($person) } survived COVID-19.
event-recovered = { $player }: { THE($person) } has recovered.
event-returned = { $player }: { THE($person) } is back from quarantine.
event-tiles-out =
    { $amount ->
        [one] 1 new COVID-19 tile.
       *[other] { $amount } new COVID-19 tiles.
    }
event-tiles-deceased =
    { $amount ->
        [one] 1 tile found nobody left and counts as deceased.
       *[other] { $amount } tiles found nobody left and count as deceased.
    }
event-tile-proposed =
    { $self ->
        [yes] { $player } offers to take a tile.
       *[no] { $player } proposes a tile for { $other }.
    }
event-split-accepted = The split is accepted.
event-split-refused = The split is refused.
event-tile-waits = { $player }: a COVID-19 tile waits for { service }.

## What is asked

prompt-solo-goal = Choose your goal
prompt-take-bonus = Take a bonus tile
prompt-choose-board = Which side of the board?
prompt-initial-piece = Set up your clinic: what comes next?
    .others = The clinic is set up: what comes next?
prompt-initial-space = Where?
prompt-bonus-space = Where does the bonus go?
prompt-park-car = Where does the car park?
prompt-select-action = Choose an action
prompt-build-component =
    { $supply ->
        [0] Build: { $left } left, ${ $money }
       *[other] { $left ->
            [0] Build: an extra supply room, ${ $money }
           *[other] Build: { $left } left and an extra supply room, ${ $money }
        }
    }
prompt-build-space =
    { $second ->
        [yes] { $room }: where is the other stop? It is included in the price
       *[no] { $room }: where? You have ${ $money }
    }
    .others =
        { $second ->
            [yes] { $room }: where is the other stop?
           *[no] { $room }: where?
        }
prompt-repark = Move cars into the parking tile?
prompt-hire-person =
    { $who ->
        [both] Hire: a doctor, and a nurse or orderly. ${ $money }
        [doctor] Hire: a doctor is left. ${ $money }
       *[other] Hire: a nurse or orderly is left. ${ $money }
    }
prompt-hire-arrival = Where do they arrive?
prompt-admit-step =
    { $points ->
        [one] Admit: 1 point left
       *[other] Admit: { $points } points left
    }
prompt-move-person =
    { $time ->
        [none] Move people. Time so far: { $times }
       *[other] Move people: { $time } time so far
    }
time-of = { $player } { $time }
prompt-move-destination = Where to?
prompt-care-plan =
    { $income ->
        [none] Care plan: accept or change it
       *[other] Care plan, +${ $income }: accept or change it
    }
prompt-leave-car = Which car leaves?
prompt-dismiss = There is no money for the wages: who leaves?
prompt-buy-popularity =
    { $income ->
        [none] Buy popularity: ${ $price } each
       *[other] Buy popularity: ${ $price } each, ${ $income } left
    }
prompt-give-blood = Who gives blood?
prompt-carry-blood = Who carries blood?
prompt-transfuse = Give a patient blood?
prompt-draw-blood = Take a blood token from the donor?
prompt-zombie-step = Where does the zombie go?
prompt-cure-zombie = Cure the zombie in the lab?
prompt-covid-allocate =
    { $left ->
        [one] Who takes the last COVID-19 tile? So far: { $split }
       *[other] Who takes the next of { $left } COVID-19 tiles? So far: { $split }
    }
prompt-covid-accept = Accept this split of { $tiles } COVID-19 tiles? { $split }
prompt-covid-infect =
    { $left ->
        [one] Whom does the tile infect?
       *[other] Whom does the tile infect? { $left } tiles to place
    }
prompt-buy-masks = Buy masks? ${ $price } for each tile
prompt-masks-arrival = Where do they come back?
prompt-quarantine-arrival = Where do they come back from quarantine?
prompt-contagion-place = Where does the new COVID-19 tile go?
prompt-contagion-patient = Which waiting patient does it infect?
prompt-over = The game is over
split = { $player } { $tiles }

## Why something cannot be done

refusal-no-such-seat = Nobody sits there.
refusal-no-such-decision = That belongs to an expansion that is not in play.
refusal-no-such-tile = There is no such action tile.
refusal-tile-used = You have chosen that action twice this round. Pick another one.
refusal-no-such-component = That cannot be built in this game.
refusal-no-component-left = You have built everything this action allows.
refusal-one-a-round = One hub and one special module a round, no more.
refusal-not-in-supply = There is none to take now: no tile lies face up, or the supply is empty.
refusal-too-dear = That costs ${ $price }, and you have ${ $money }: treat patients to earn more.
refusal-no-space = There is no space where it could stand.
refusal-no-such-space = There is no such space.
refusal-too-dear-there = It costs ${ $price } there, and you have ${ $money }. Lower floors are cheaper.
refusal-no-entrance-space = An entrance stands beside the board, at its west, south or east side.
refusal-entrance-there = There is an entrance already.
refusal-no-module-behind = An entrance has to lead into a module on the ground floor.
refusal-no-hub-behind = The first entrance has to lead into a hub.
refusal-no-module-there = A conveyor stop goes on a module.
refusal-stop-there = That module has a stop already.
refusal-not-aligned = A stop has to be in line with another stop of yours.
refusal-no-small-tile = Only a parking tile of yours for 2 cars can be made larger.
refusal-space-shut = A zombie stands there.
refusal-not-empty = The space is taken.
refusal-no-support = Above the ground floor a module needs a module right below.
refusal-same-colour-beside = Modules of the same colour may not touch, not even above each other.
refusal-hub-on-floor = That floor of the building has a hub already.
refusal-two-buildings = It would touch two different buildings.
refusal-car-beside = A car is parked on the edge of that space. Parking elsewhere keeps it free.
refusal-not-on-garden = A garden stands on the ground or on a garden.
refusal-no-module-below = A helipad stands right above a module.
refusal-not-on-ground = Parking is on the ground floor.
refusal-nobody-of-that-name = That person is not here.
refusal-doctor-hired = You have hired a doctor in this action.
refusal-other-hired = You have hired a nurse or orderly in this action.
refusal-empty-space = There is no doctor left on that space.
refusal-no-nurse-left = No nurse is left this round.
refusal-no-orderly-left = No orderly is left.
refusal-no-parking = There is no place for another car. Build parking, or keep more street free.
refusal-no-supply-room = Each orderly needs a supply room: build another one first.
refusal-no-way-in = From there no place can be reached where they may stay.
refusal-no-arrival-point = They arrive at one of your entrances or helipads.
refusal-no-patient-there = Nobody waits there.
refusal-no-row-there = There is no other queue in that direction.
refusal-no-cell-there = They are first in the queue already.
refusal-slides-back = They are last in the queue already.
refusal-changes-nothing = The two patients are alike: nothing would change.
refusal-service-not-in-play = That service is not in play.
refusal-row-empty = Nobody waits for { service }.
refusal-no-hub = You need a { service } hub to admit these patients.
refusal-pre-admissions-full = Your pre-admissions are full for { service }.
refusal-no-such-place = There is no such parking place.
refusal-no-parking-tile = There is no parking tile.
refusal-tile-full = That parking tile is full.
refusal-taken = A car is parked there.
refusal-module-beside = A module stands beside that street.
refusal-outer-edge = Nobody parks at the edge of the board.
refusal-bound = This patient stays in the room until cured.
refusal-moved-already = After so many moves everybody moves only once more.
refusal-nowhere-to-go = No free place where this person may stay is within reach.
refusal-no-way-back = Nobody goes back to an entrance, a helipad or pre-admissions.
refusal-there-already = They are there already.
refusal-outdoors = Nobody stays outdoors.
refusal-may-not-end-there =
    { $kind ->
        [doctor] A doctor stays in a hub, a treatment or operating room, a lab or outpatient services.
        [nurse] A nurse stays in a hub, a treatment room or an operating room.
        [orderly] An orderly stays in a supply room.
       *[patient] A patient stays in a room of their own service, in outpatient services or in pre-admissions.
    }
refusal-no-room-there = There is no room left.
refusal-no-way = There is no way there.
refusal-nothing-to-undo = There is no move to take back.
refusal-still-arriving = { THE($person) } still stands at the door: bring them in first.
refusal-wrong-place = { THE($person) } may not stay { IN($room) }.
refusal-bed-free = { THE($person) } is infected and has to take a free bed: a hub is for those without one.
refusal-too-many =
    { $kind ->
        [doctor] Too many doctors { IN($room) }: { $limit } at most.
        [nurse] Too many nurses { IN($room) }: { $limit } at most.
        [orderly] Too many orderlies { IN($room) }: { $limit } at most.
       *[patient] Too many patients { IN($room) }: { $limit } at most.
    }
refusal-wrong-people = A patient is treated by a doctor.
refusal-different-rooms = Doctor and patient are not in the same room.
refusal-room-not-working = Nobody can be treated there: a treatment room needs a hub beside it and a supply room.
refusal-planned-already = That is the plan already.
refusal-too-many-changes = The plan has been changed very often; it stands now.
refusal-too-few-nurses =
    { $needed ->
        [one] Too few nurses: this treatment needs 1 in the room.
       *[other] Too few nurses: this treatment needs { $needed } in the room.
    }
refusal-not-planned = Nothing is planned for that patient.
refusal-not-full = Somebody else can be treated, and must be.
refusal-not-a-number = Buy a whole number, or none.
refusal-too-much = Your income pays for { $most } at most.
refusal-placed-already = That piece is placed already.
refusal-hub-first = First the hub, then the entrance.
refusal-no-starting-piece = That is no starting piece.
refusal-not-at-hub = The first entrance has to lead into the hub.
refusal-no-entrance-beside = Leave the hub a side where an entrance can be.
refusal-extinguisher-there = That module has an extinguisher already.
refusal-no-module-for-it = An extinguisher goes on a module of yours where nobody is treated.
refusal-one-donor = Somebody is giving blood this round.
refusal-no-donor = Only a healthy employee of yours who can move gives blood.
refusal-no-empty-hub = Blood is given in a hub of yours where nobody else works.
refusal-donor-not-alone = Whoever shares the hub with the donor has to leave it.
refusal-cannot-carry = A nurse carries blood from a hub that has some to a treatment room.
refusal-cannot-transfuse = Blood is given in an operational treatment room with a nurse and a token, and without a doctor.
refusal-no-cure-there = A doctor who is alone with a zombie in a lab can cure it.
refusal-other-zombie = Another zombie moves first.
refusal-no-step = A zombie has to move, over adjacent modules and ground-floor spaces.
refusal-admit-needed = You must admit once a round, and this is the last action.
refusal-no-room-for-tile = That clinic has nobody left to infect.
refusal-cannot-infect = Pick somebody in your clinic without a tile; purple doctors are immune.
refusal-not-asked-masks = You are asked about masks when you can buy some.
refusal-no-tile-there = There is no COVID-19 tile of yours.
refusal-no-income = Masks cost ${ $price }; income pays for them in Business alone.
refusal-no-money = Masks cost ${ $price }, and you have ${ $money }.
refusal-not-eligible = The tile cannot go there.

## The end

end-most-popular =
    { $tie ->
        [yes] Tie at { $total }: { $winner } wins, being earlier in turn order.
       *[no] { $winner } has the most popular clinic, with { $total } popularity.
    }
end-goal-met = Goal met, with { $total } popularity. Your title: { $title }.
end-goal-missed = Goal missed: { $goal }.
end-covid-lost = The virus won: { $survived } survived, { $deceased } did not.
end-tactical-victory = Tactical victory: { $survived } survived, { $deceased } did not. Popularity { $total }; { $wanted } would have been a strategic victory.
end-strategic-victory = Strategic victory: { $survived } survived, { $deceased } did not, popularity { $total }. The plaque names { $best }.
score-popularity = Popularity
score-doctors = Doctors
score-staff = Nurses and orderlies
score-rooms = Treatment rooms
score-buildings = Buildings
score-patients = Patients left
score-time = Time
score-zombies = Zombies

## Options

option-seats = Players
    .help = Everybody runs a clinic of their own; alone you play for a goal.
option-level-1 = First player
    .help = { level-help }
    .beginner = Beginner
    .expert = Expert
option-level-2 = Second player
    .help = { level-help }
    .beginner = Beginner
    .expert = Expert
option-level-3 = Third player
    .help = { level-help }
    .beginner = Beginner
    .expert = Expert
option-level-4 = Fourth player
    .help = { level-help }
    .beginner = Beginner
    .expert = Expert
level-help = Beginners draw a starting clinic; experts choose a board and build their own.
option-blood = Blood Transfusion
    .help = Employees give blood; nurses carry it to patients and treat them without a doctor.
option-donor-orderly-counts = Orderlies who give blood lower upkeep
    .help = An orderly who lay down to give blood still saves upkeep this round.
option-extinguishers = Extinguishers
    .help = They cost time to pass, and treatments beside them earn $3 more.
option-workaholics = Workaholic Doctors
    .help = Purple doctors treat several patients alone, then leave exhausted.
option-zombies = Zombies
    .help = Two yellow patients left alone in a treatment room become a zombie; it scores, if you keep it away from your people.
option-zombie-single-step = Zombies make a single step
    .help = Otherwise a zombie goes as far as you like.
option-covid = COVID-19 (all play together)
    .help = Cooperative: save more people than the virus takes.
option-contagion = Contagion
    .help = How many new tiles come after each round.
    .low = Low
    .high = High
option-isolation = Self-isolation
    .help = The better people stay at home, the fewer tiles come.
    .good = Good
    .medium = Medium
    .poor = Poor
option-covid-split = New infections
    .help = How they are shared out among the clinics.
    .proposal = Proposal and vote
    .first-player = The first player decides
    .even = Evenly
option-beds-first = Infected doctors go to bed
    .help = An infected doctor stays in a hub only while there is no free bed to go to.
option-admit-requires-hub = Admitting needs a hub
    .help = You admit only patients whose service has a hub in your clinic.
option-perimeter-parking = Parking at the edge
    .help = Cars may park at the outer edge of the board as well.
option-unpaid-staff-leave = Unpaid employees leave
    .help = If popularity cannot cover the wages either, somebody leaves.
option-final-turn-order-reset = Turn order after the last round
    .help = It is set once more before ties are broken.
option-may-decline-treatment = Treatment may be declined
    .help = You may leave a patient untreated on purpose.
option-hub-special-limit = One hub and one special module a round
    .help = However many lie face up.
option-hire-before-room = Orderlies hired before their room
    .help = An orderly needs a supply room only when Move ends: hire first and build later in the round. Without a room the orderly waits at the door, paid but idle.
option-outdoor-walking = People walk outdoors
    .help = On the ground floor people may cross empty spaces between buildings.
option-phase-mode = Move and Business
    .help = Whether you all move at once.
    .simultaneous = All at once
    .turn-order = In turn order

## The table

part-setup = Setup
part-actions = Actions
part-move = Move
part-business = Business
part-administration = Administration
part-over = The game is over
course-title = Round { $round } of { $rounds }
course-action = Action { $turn }
fact-round = Round
    .value = { $round } of { $rounds }
fact-turn = Action
fact-phase = Phase
fact-order = Turn order
fact-goal = Goal
fact-zombies = Zombies left
fact-survived = Survived
fact-deceased = Deceased
fact-tiles = Tiles to come
fact-to-place = Tiles to place
fact-split = Split
fact-refused = Splits refused
dollars = ${ $amount }
fact-savings = Savings
fact-popularity = Popularity
fact-time = Time
fact-due = Due
fact-total = Would end at
curve-total = Popularity if it were scored now
zone-notepad = Appointments
    .note = the patient on the right is admitted first; a treatment earns { $incomes }
colour-income = ${ $amount } ({ colour })
zone-university = University and agency
    .note = nurses of the rounds to come: { $nurses }
zone-yard = Builder’s yard
    .note = prices from the lowest floor up
zone-seats = Players
zone-goals = Goals
zone-bonus = Bonus tiles
zone-tiles = Your action tiles
zone-clinic = Clinic of { $player }
    .hidden = being built in secret
    .summary = ${ $money }, income ${ $income }, popularity { $popularity }, time { $time }, wages ${ $wages }, upkeep ${ $upkeep }
zone-floor = Clinic of { $player }: { floor }
zone-doors = Clinic of { $player }: arrivals
zone-streets = Clinic of { $player }: street
zone-pre = Clinic of { $player }: pre-admissions
zone-away = Clinic of { $player }: beside the board
piece-doctor = { $person }, ${ $price }
    .empty = empty
piece-nurses = Nurses
    .price = Nurses, ${ $price }
piece-orderlies = Orderlies, ${ $price }
piece-player =
    { $asked ->
        [yes] choosing
       *[no] { "" }
    }
    .note =
        { $used ->
            [none] popularity { $popularity }, ${ $money }, time { $time }
           *[other] popularity { $popularity }, ${ $money }, time { $time }, used { $used }
        }
piece-stack =
    { $up ->
        [yes] face up
       *[no] none face up
    }
    .endless = as many as needed
piece-entrance =
    { $built ->
        [yes] Entrance, { $where }
       *[no] { $where }
    }
piece-helipad = Helipad
piece-street =
    { $kind ->
        [across] row { $row }, columns { $column }–{ $next }
        [along] column { $column }, rows { $row }–{ $next }
       *[edge] at the edge, row { $row }, column { $column }
    }
    .car = car
piece-component = { $room }, ${ $prices }
piece-planned = is treated: +${ $amount }
condition =
    { $condition ->
        [infected] infected
        [quarantine] in quarantine
        [exhausted] exhausted
        [resting] resting
        [donor] gives blood
        [on-top] on top of a patient
       *[bound] stays until cured
    }
piece-space =
    { $what ->
        [parking] parking tile, { $cars } of { $size } cars
       *[empty] empty
    }
    .operational = operational
    .stop = conveyor stop
mark =
    { $mark ->
        [blood] blood
        [extinguisher] extinguisher
        [zombie] zombie
        [waiting] COVID-19 tile for { service }
       *[chosen] COVID-19 tile just placed
    }

## What rooms and people need and can

can-hub = Gives its floor of the building its service; any number of doctors and nurses may end here.
can-treatment = Connected to the service of a hub beside it on its floor; operational with a supply room beside, above or below it.
can-supply = Serves any number of adjacent treatment rooms, also above and below. Orderlies work here.
can-operating-room = Operational when connected to a hub beside it, without supplies; treats one patient and has a nurse of its own.
can-lab = Hosts one doctor, who trains in Administration: two levels, and popularity at once.
can-outpatient = Treats one patient of any service and colour; patients come straight from pre-admissions.
can-triage = Lowers your movement time each round; nobody may end movement in it.
can-garden = Each treatment in an adjacent treatment room earns more; stands on the ground or above a garden and carries nothing.
can-helipad = Stands directly above a module; people arrive here and step down into it.
can-entrance = Points at one ground-floor module; people come in here and never go out.
can-conveyor = A stop on a module; from a stop to the nearest ones in line takes no time.
can-parking = Holds cars in addition to those on its borders.
can-parking-upgrade = A parking tile then holds one car more.
can-extinguisher = Entering its module costs more time; treatments in rooms beside it earn more.
can-doctor = Needs as many nurses in the room as its level and the patient’s differ; ends in a hub, room, lab or outpatient services.
can-nurse = Assists one doctor a round; ends in a hub, treatment or operating room.
can-orderly = Ends in a supply room.
can-patient = Ends in a room connected to its service, in outpatient services or in pre-admissions.

## What a seat says beforehand, and what people are warned of

standing-cars = Cars
    .help = Where they park, which of them leave, and which move to a new parking tile.
    .best = Park for me
standing-arrivals = Where new staff arrives
    .help = At which entrance a doctor, nurse or orderly steps in.
    .best = Choose the entrance for me
standing-care-plan = Care plan
    .help = The proposal treats whom it can for the highest income. Where masks would let it treat more, you are asked.
    .accept = Accept the proposal
standing-blood = Blood
    .help = Whom to give blood, and whether to take the donor’s.
    .best = Decide for me
standing-infections = COVID-19 tiles
    .help = Whom my tiles infect, and where new ones wait.
    .best = Place them for me
standing-splits = Splits of COVID-19 tiles
    .help = What another player proposes.
    .accept = Accept all
    .refuse = Refuse all
moment-death = A patient of mine would die
    .help = A red patient, or an infected red doctor, is not treated by the care plan.
danger-deaths =
    { $people ->
        [one] 1 red patient will die: −{ $popularity } popularity.
       *[other] { $people } red patients will die: −{ $popularity } popularity.
    }
danger-doctors =
    { $people ->
        [one] 1 infected red doctor will die: −{ $popularity } popularity.
       *[other] { $people } infected red doctors will die: −{ $popularity } popularity.
    }
danger-caught =
    { $people ->
        [one] The red doctor would catch it and die this round: −{ $popularity } popularity.
       *[other] { $people } red doctors would catch it and die this round: −{ $popularity } popularity.
    }

## What a round adds up to

sum-income = Income
sum-expenses = Wages and upkeep
sum-spending = Built and hired
sum-popularity = Popularity
sum-healed = Went home healthy
sum-died = Died
sum-tired = Doctors tired
sum-trained = Doctors trained
sum-worsened = Patients got worse

## The guided first game

guide-title = Opening day
guide-welcome = Welcome to your own clinic: a psychiatry hub, a treatment room, a supply room and one freshly trained doctor. Six rounds will make it famous.
guide-build = Three times a round everybody secretly chooses Build, Hire or Admit, and all reveal at once. Today there are no rivals to fool. Choose Build.
guide-garden = A garden beside a treatment room earns $2 more with every patient treated there. Choose the garden, put it right beside your treatment room, then end the action.
guide-hire = Second action: you need a better doctor. Choose Hire.
guide-doctor = Hire the orange doctor from the University. Everybody comes by car, so park it where you will not want to build. Then end the action.
guide-admit = Third action: patients. The notepad shows who waits for which service, and only the last column can be admitted. Choose Admit.
guide-patients = You have two queue points: admit two Psychiatry patients, the orange one and the white one behind, and park their cars.
guide-move-patients = Now everybody moves, and every step takes time, which costs popularity in the end. Bring both patients to the treatment room.
guide-move-doctors = And both doctors after them. A doctor of the patient's colour works alone; for each level of difference a nurse would have to help.
guide-open = Orange treats orange, white treats white. Finish moving and open for business.
guide-plan = This is your care plan: $20 and $8, and $2 more each for the garden. Accept it!
guide-leave = Both are healthy and drive home. Choose which two cars leave.
guide-popularity = Wages and upkeep are paid, and $24 of today's income is left. Popularity decides the game, and each point costs $3: open the list and buy eight.
guide-end = Opening day is over, and the town talks about you. Patients left waiting get worse overnight, and doctors tire. Play on here, or begin a whole game of your own.

## What can be set in a position

position-phase = Phase
position-active = Whose action it is (0 is the first seat)
position-round = Round
position-turn = Turn
position-boards-layout = Beginner’s layout
position-boards-people = People
position-boards-modules = Rooms
position-boards-gardens = Gardens
position-boards-helipads = Helipads
position-boards-entrances = Entrances
position-boards-parking = Parking
position-boards-money = Money
position-boards-popularity = Popularity
position-boards-income = Income
position-boards-time = Time
position-boards-deaths = Deaths
position-boards-played = Actions played
position-boards-selected = Action selected
position-notepad = Notepad
position-university = University
position-order = Turn order
position-orderlies = Orderlies
position-patients = Patients in the bag
position-doctors = Doctors in the bag
position-supply = Supply

## Positions

wants-every-seat = every seat once
wants-other-key = a key of this expansion
wants-person = somebody such as “red doctor @ S1” or “white patient psychiatry @ pre”
wants-place = a space, an entrance, pre or away
wants-sense = something that the game can make sense of
