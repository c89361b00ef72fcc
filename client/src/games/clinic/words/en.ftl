# What Clinic's board says.

## The numbers of a player

clinic-savings = savings
clinic-savings-tip = Money carried between phases; hiring and building are paid from it (CL-5.2).
clinic-popularity = popularity
clinic-popularity-tip = Decides the order of play, lowest first (CL-14.1).
clinic-income = income
clinic-income-tip = Earned this round and kept apart from savings (CL-10.3); expenses are paid from it first (CL-11.9).
clinic-time = time
clinic-time-tip = Time of earlier rounds, and of this Move, which is added up (CL-9.20) and counted when it is finished (CL-9.22).
clinic-due = due
clinic-due-tip = Wages ${ $wages }, upkeep ${ $upkeep } (CL-11.1, CL-11.7).
clinic-cars = { $count ->
    [one] car
   *[other] cars
}
clinic-cars-tip = Every person brings a car (CL-7.1); abandoned: { $abandoned }.
clinic-queue-points = { $count ->
    [one] { $count } queue point
   *[other] { $count } queue points
}
clinic-to-build = { $count ->
    [one] { $count } component to build
   *[other] { $count } components to build
}
clinic-extra-supply = one extra supply room
clinic-bonus = bonus: { $bonus }

## Pieces

clinic-colour = { $colour ->
    [white] white
    [yellow] yellow
    [orange] orange
    [red] red
   *[other] purple
}
clinic-service = { $service ->
    [psychiatry] Psychiatry
    [cardiology] Cardiology
    [ophthalmology] Ophthalmology
    [orthopedics] Orthopedics
    [neurology] Neurology
   *[other] { $service }
}
clinic-service-sign = { $service ->
    [psychiatry] Psych.
    [cardiology] Cardio.
    [ophthalmology] Ophth.
    [orthopedics] Ortho.
    [neurology] Neuro.
   *[other] { $service }
}
clinic-hub = { clinic-service } hub
clinic-hub-tip = Sets the one service that its floor of the building offers (CL-2.11). Any number of doctors and nurses may stay (CL-9.29).
clinic-sign-treatment = Treatment
clinic-sign-supply = Supply
clinic-sign-operating-room = O.R.
clinic-sign-lab = Lab
clinic-sign-outpatient = Outpat.
clinic-sign-triage = Triage
clinic-room-treatment = Treatment room
clinic-room-supply = Supply room
clinic-room-operating-room = Operating room
clinic-room-lab = Lab
clinic-room-outpatient = Outpatient services
clinic-room-triage = Triage
clinic-tip-treatment = Connected to the service of a hub beside it on its floor (CL-2.12); operational with a supply room beside, above or below it (CL-2.14).
clinic-tip-supply = Serves any number of adjacent treatment rooms (CL-2.16), also above and below (CL-2.14). Orderlies work here (CL-9.25).
clinic-tip-operating-room = Operational when connected to a hub beside it, without supplies (CL-2.15); treats one patient (CL-4.32) and has a nurse of its own (CL-10.13).
clinic-tip-lab = Hosts one doctor, who trains in Administration (CL-4.33): two levels, and popularity at once (CL-13.7).
clinic-tip-outpatient = Treats one patient of any service and colour (CL-4.34); patients come straight from pre-admissions (CL-9.6).
clinic-tip-triage = Lowers your movement time each round; nobody may end movement in it (CL-4.35).
clinic-ground-garden = Garden
clinic-ground-helipad = Helipad
clinic-ground-entrance = Entrance
clinic-ground-conveyor = Conveyor
clinic-ground-parking = Parking
clinic-ground-parking-upgrade = Upgrade
clinic-ground-extinguisher = Extinguisher
clinic-tip-garden = Each treatment in an adjacent treatment room earns more (CL-10.12); stands on the ground or above a garden (CL-4.36) and carries nothing (CL-4.39).
clinic-tip-helipad = Stands directly above a module (CL-4.40); people arrive here (CL-4.43) and step down into it (CL-4.42).
clinic-tip-entrance = Points at one ground-floor module (CL-4.44); people come in here and never go out (CL-4.47).
clinic-tip-conveyor = A stop on a module (CL-4.49); from a stop to the nearest ones in line takes no time (CL-9.11, CL-9.12).
clinic-tip-parking = Holds cars in addition to those on its borders (CL-7.6).
clinic-tip-parking-upgrade = A parking tile then holds one car more (CL-7.6).
clinic-tip-extinguisher = Entering its module costs more time (CL-18.5); treatments in rooms beside it earn more (CL-18.9).
clinic-floor = { $floor ->
    [0] Ground
   *[other] Floor { $floor }
}
clinic-stop = conveyor stop
clinic-not-operational = { $room }, not operational
clinic-parking-cars = Parking, { $cars } of { $places } cars
clinic-empty-space = Empty space
clinic-empty-tip = Nothing is built here.
clinic-person-doctor = { clinic-colour } doctor
clinic-person-nurse = nurse
clinic-person-orderly = orderly
clinic-person-patient = { clinic-colour } patient
clinic-person-doctor-tip = Needs as many nurses in the room as its level and the patient’s differ (CL-10.7); ends in a hub, room, lab or outpatient services (CL-9.23).
clinic-person-nurse-tip = Assists one doctor a round (CL-10.8); ends in a hub, treatment or operating room (CL-9.24).
clinic-person-orderly-tip = Ends in a supply room (CL-9.25).
clinic-person-patient-tip = Ends in a room connected to its service, in outpatient services or in pre-admissions (CL-9.26). One pip white, four pips red.
clinic-condition = { $condition ->
    [infected] infected
    [quarantine] in quarantine
    [exhausted] exhausted
    [resting] resting
    [donor] gives blood
   *[on-top] lies on top
}
clinic-bound = stays in its room
clinic-mark-waiting = COVID-19 tile for { clinic-service }
clinic-mark-chosen = COVID-19 tile just placed
clinic-mark-blood = blood
clinic-mark-extinguisher = extinguisher
clinic-mark-zombie = zombie
clinic-mark-other = COVID-19 tile
clinic-marks = { $count } × { $mark }
clinic-blood-tip = Blood stays on its hub until a nurse fetches it in a later Move (CL-17.9).
clinic-zombie-tip = A zombie moves at the start of Move (CL-20.6), over adjacent modules and ground-floor spaces (CL-20.7).
clinic-covid-tip = A COVID-19 tile: each goes on a person that has none (CV-3.4).
clinic-car = Car on the street
clinic-no-car = Free place on the street
clinic-street-tip = One car stands on a border with no module on either side (CL-7.3).
clinic-no-entrance = Place for an entrance

## Parts of the table

clinic-tray = Tiles and accounts
clinic-care-plan = Care plan
clinic-as-they-stand = As they stand now
clinic-treats = { $doctor } treats { $patient }: ${ $income }
clinic-nobody-treated = nobody is treated
clinic-brings = brings
clinic-leaves = leaves
clinic-bonus-cash = $5 more
clinic-bonus-nurse = a nurse and a car
clinic-bonus-promotion = a better first doctor
clinic-bonus-parking = a free parking tile
clinic-bonus-orderly = an orderly and a car
clinic-bonus-garden = a free garden
clinic-bonus-conveyor = two free stops
clinic-clinics = Clinics
clinic-whose = Whose clinic
clinic-of-told = Clinic of { $player }: popularity { $popularity }, ${ $money }, time { $time }
clinic-to-move = to move
clinic-seat-line = { $popularity } pop · ${ $money }
clinic-curtain = Behind a curtain: this clinic is being built in secret.
clinic-floors = Floors
clinic-floors-all-key = All floors (0)
clinic-floors-all = All
clinic-floor-alone = { $floor } alone ({ $key })
clinic-flat-key = Plan seen from above (F)
clinic-flat = Flat
clinic-appointments = Appointments
clinic-next = next
clinic-row = { $service }: { $people } waiting
clinic-nobody = nobody
clinic-row-tip = Patients are admitted from the last column (CL-6.9); 1 queue point shifts one to a neighbouring cell (CL-6.4).
clinic-move-patient = Move the { clinic-colour } patient of { clinic-service }, column { $column }
clinic-time-spent = { $time } time
clinic-plan = Plan: { $floor }, clinic of { $player }
clinic-of = Clinic of { $player }
clinic-floor-of = { $floor }, clinic of { $player }
clinic-players = Players
clinic-round = round { $round } of { $rounds }, action { $turn }
clinic-player-told = { $player }: popularity { $popularity }, ${ $money }, time { $time }
clinic-player-tip = Popularity, savings and time of a player.
clinic-player-line = { $popularity } popularity · ${ $money } · { $time } time
clinic-chosen = chosen
clinic-tile-build = Build
clinic-tile-hire = Hire
clinic-tile-admit = Admit
clinic-tile-build-tip = Build: up to two components (CL-4.1).
clinic-tile-hire-tip = Hire: one doctor, and one nurse or orderly (CL-5.1).
clinic-tile-admit-tip = Admit: 1 queue point and 1 for each entrance and helipad (CL-6.1).
clinic-played = Played
clinic-action = action { $number }
clinic-secret = chosen in secret
clinic-left = Left
clinic-tile-left = { $tile }, { $count } left
clinic-none-left = none left
clinic-track-popularity = Popularity
clinic-track-popularity-tip = Players are ordered by popularity, lowest first (CL-14.1).
clinic-track-time = Time
clinic-track-time-tip = Time that people have walked; every player’s marker advances after Move (CL-9.22).
clinic-track = { $track }: { $values }
clinic-university = University
clinic-hire-here = hire here
clinic-doctor-price = { $doctor }, ${ $price }
clinic-hired = Hired
clinic-hired-sign = hired
clinic-university-tip = Each space has its price (CL-5.3); a space that was hired from stays empty until Administration (CL-5.4). Pips are skill.
clinic-nurses = Nurses
clinic-nurses-left = Nurses, { $count } left this round, ${ $price }
clinic-nurses-none = Nurses, none left this round
clinic-nurses-tip = Only nurses of this round’s column can be hired (CL-5.5), the fewer the dearer (CL-5.6); who is left over leaves the game (CL-13.6).
clinic-orderlies = Orderlies
clinic-orderlies-left = Orderlies, { $count } left, ${ $price }
clinic-orderlies-tip = An orderly ends Move in a supply room (CL-9.25) and lowers upkeep (CL-11.7); the display is never refilled (CL-5.8).
clinic-pre = Pre-admissions
clinic-beside = Beside the board
clinic-nobody-waits = nobody waits
clinic-between-columns = row { $row }, after column { $column }
clinic-between-rows = column { $column }, below row { $row }
clinic-at = column { $column }, row { $row }
clinic-yard = Builder’s Yard
clinic-yard-hubs = Service hubs
clinic-yard-rooms = Rooms
clinic-yard-special = Special modules
clinic-yard-grounds = Grounds
clinic-yard-left = { $count } left
clinic-yard-any = any number
clinic-yard-none-up = none face up this round
clinic-yard-costs = A module costs
clinic-yours = Your clinic
clinic-page-choose = Choose
clinic-page-action = Action
clinic-page-patients = Patients
clinic-page-yard = Yard

clinic-total = at the end
clinic-total-tip = The popularity that end scoring would leave if the game ended now (CL-15.9).
