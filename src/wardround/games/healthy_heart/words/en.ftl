### Healthy Heart Hospital in English. A name with a gender takes an article: THE($room).

summary = Run a run-down hospital together: triage, heal, build and hire through nine ambulance phases without going broke or running out of graves.

## Names: the hospital

noun-area-triage = Triage
noun-area-parking-lot = Parking Lot
    .gender = thing
name-malady-cardio = Cardio
name-malady-internal = Internal Medicine
name-malady-infectious = Infectious Disease
name-malady-psychiatric = Psychiatric
name-malady-trauma = Trauma
noun-ward = { $malady } Ward
    .gender = thing
name-room-or-cardio = Cardiology O.R.
    .gender = thing
name-room-or-internal = Internal Medicine O.R.
    .gender = thing
name-room-or-infectious = Infectious Disease O.R.
    .gender = thing
name-room-or-psychiatric = Psychiatric O.R.
    .gender = thing
name-room-or-trauma = Trauma O.R.
    .gender = thing
name-room-clinic = Clinic
    .gender = thing
name-room-er = Emergency Room
    .the = the E.R.
    .gender = thing
name-room-morgue = Morgue
    .gender = thing
name-room-research-lab = Research Lab
    .gender = thing
name-room-break-room = Break Room
    .gender = thing
noun-chair =
    { $side ->
        [left] left { $malady } chair
       *[right] right { $malady } chair
    }
    .gender = thing
noun-grave = ${ $price } grave
    .gender = thing
noun-morgue =
    { $price ->
        [0] Morgue space
       *[other] ${ $price } space in the Morgue
    }
    .gender = thing
noun-coroner = Coroner of { $doctor }
    .in = with the Coroner of { $doctor }
    .gender = thing
name-level-1 = Symptoms
name-level-2 = Stable
name-level-3 = Failing
name-level-4 = Critical
name-level-5 = Coma
name-level-6 = Dead
# $kind is the malady by its id, for languages with a word for such a patient.
noun-patient =
    { $spot ->
        [left] { $malady } patient in the left chair
        [right] { $malady } patient in the right chair
        [ward] { $malady } patient in the Ward
        [or] { $malady } patient in the O.R.
        [clinic] { $malady } patient in the Clinic
        [er] { $malady } patient in the E.R.
       *[none] { $malady } patient
    }
    .gender = thing
noun-patient-bed = { $malady } patient in { $spot ->
        [ward] bed { $bed } of the Ward
        [clinic] place { $bed } of the Clinic
       *[er] place { $bed } of the E.R.
    }
    .gender = thing
noun-patient-gone = that patient
noun-cube =
    { $cube ->
        [red] red
        [green] green
        [yellow] yellow
        [gray] gray
        [blue] blue
        [black] black
       *[other] { $cube }
    }
some-cubes =
    { $count ->
        [one] { $cube }
       *[other] { $count } { $cube }
    }

## Names: people, tokens and markers

name-character-aorta = Dr. Aorta
name-character-couch = Dr. Couch
name-character-cast = Dr. Cast
name-character-gutman = Dr. Gutman
name-character-fever = Dr. Fever
name-character-glass = Dr. Glass
name-character-bunsen = Dr. Bunsen
name-character-lucky = Dr. Lucky
name-character-dream = Dr. Dream
name-character-smile = Dr. Smile
name-character-pinchpenny = Administrator Pinchpenny
name-character-balihou = Administrator Balihou
name-character-morbucks = Administrator Morbucks
name-character-derring = Administrator Derring
name-character-duronger = Administrator DuRonger
noun-token-chief = Chief of Staff token
    .gender = thing
noun-token-medical = Medical token of { $owner }
    .gender = thing
noun-token-admin = Administrative token of { $owner }
    .gender = thing
noun-token-shared-medical = Shared Medical token
    .gender = thing
noun-token-shared-admin = Shared Administrative token
    .gender = thing
noun-marker-priority = Priority cube
    .gender = thing
name-training-bedside-manner = Bedside Manner
name-training-er-training = E.R. Training
name-training-advanced-cardio = Advanced Training: Cardio
name-training-advanced-internal = Advanced Training: Internal Medicine
name-training-advanced-infectious = Advanced Training: Infectious Disease
name-training-advanced-psychiatric = Advanced Training: Psychiatric
name-training-advanced-trauma = Advanced Training: Trauma
name-training-research-phd = Research PhD
name-training-award = AMA Award / Nobel Prize
name-training-admin-degree = Admin Degree
name-training-coroner = Coroner
noun-training-face-down = a random marker from the face-down ones
name-staff-chaplain = Chaplain
    .gender = thing
name-staff-human-resources = Human Resources Manager
    .gender = thing
name-staff-finance-officer = Chief of Finance Officer
    .gender = thing
name-staff-lawyer = Lawyer
    .gender = thing
name-staff-operations-officer = Chief of Operations Officer
    .gender = thing
name-staff-public-relations = Public Relations Liaison
    .gender = thing
name-staff-security-guard = Security Guard
    .gender = thing
name-staff-medical-tech = Medical Tech
    .gender = thing
name-staff-or-nurse = O.R. Nurse
    .gender = thing
name-staff-triage-nurse = Triage Nurse
    .gender = thing
name-staff-ward-nurse = Ward Nurse
    .gender = thing

## Names: Ward Abilities, in full

ability-black-no-effect = Black has no effect, but it takes 2 matching cubes for 1 level
ability-no-doctor-bonus = No Doctor Bonuses (Training, staff and Priority still count)
ability-always-plus-one = Every Doctor draws 1 bonus cube, or a Doctor Bonus of their own instead; no other bonus counts
ability-worst-first = Must heal worst first
ability-research-on-cure = A cure brings a free Basic Research
ability-admin-on-cure = A cure refreshes an Administrative token
ability-recycle-on-cure = A cure returns 2 more cubes to the Cup
ability-costly-death = A death here counts 1 PV more, in Money and Prestige
ability-auto-worse = Gets worse by itself: the Rounds add 1 level to every patient
ability-crowded-discount = While all 4 beds are taken, the O.R. of this colour costs $6 to build or improve

## Names: Ambulance cards

name-ambulance-quiet-night-shift = Quiet Night Shift
name-ambulance-book-club-brawl = Book Club Brawl
name-ambulance-school-nurse-is-out = School Nurse Is Out
name-ambulance-sprained-ankle-season = Sprained Ankle Season
name-ambulance-cafeteria-food-poisoning = Cafeteria Food Poisoning!
name-ambulance-bunk-bed-collapse = Bunk Bed Collapse
name-ambulance-chili-cook-off = Chili Cook-Off
name-ambulance-flu-season-opens = Flu Season Opens
name-ambulance-family-reunion = Family Reunion
name-ambulance-icy-sidewalks = Icy Sidewalks
name-ambulance-stray-dog-chase = Stray Dog Chase
name-ambulance-office-party-mishap = Office Party Mishap
name-ambulance-nurses-strike = Nurses' Strike
name-ambulance-full-moon = Full Moon
name-ambulance-freeway-pile-up = Freeway Pile-Up
name-ambulance-petting-zoo-outbreak = Petting Zoo Outbreak
name-ambulance-marathon-sunday = Marathon Sunday
name-ambulance-heat-wave = Heat Wave
name-ambulance-fireworks-sale = Fireworks Sale
name-ambulance-haunted-house-panic = Haunted House Panic
name-ambulance-stadium-stampede = Stadium Stampede
name-ambulance-train-derailment = Train Derailment
name-ambulance-cruise-ship-returns = Cruise Ship Returns
name-ambulance-tornado-touchdown = Tornado Touchdown
name-ambulance-doorbuster-sale = Doorbuster Sale

## Names: kinds of Action

noun-kind-heal = Heal
noun-kind-transfer = Transfer
noun-kind-research = Research
noun-kind-build = Build
noun-kind-improve = Improve
noun-kind-hire = Hire
noun-kind-assign = Assign staff
noun-kind-train = Train
noun-kind-order-supplies = Order Supplies
noun-kind-efficiency = Efficiency
noun-kind-organized-memo-system = Organized Memo System
noun-kind-priority-status = Priority Status
noun-kind-public-relations-spin = Public Relations Spin
noun-kind-efficient-construction = Efficient Construction
noun-kind-new-management-techniques = New Management Techniques
noun-kind-mandatory-overtime = Mandatory Overtime
noun-kind-feeling-lucky = Feeling Lucky
noun-kind-mad-scientist = Mad Scientist
noun-kind-experimental-procedures = Experimental Procedures

## What a player may do

action-pick-administrator = Put { $character } in charge
action-pick-doctor = Bring in { $character }
action-security-guard =
    { $answer ->
        [yes] Turn “{ $card }” away
       *[no] Let “{ $card }” in
    }
action-arrival-order = { $chair } first
action-rounds-next =
    { $level ->
        [0] Check { THE($check) }
       *[other] Check { THE($check) } (level { $level })
    }
action-feeling-lucky =
    { $answer ->
        [yes] Draw again (Chief of Staff token)
       *[no] Keep the draw
    }
action-death-order = Settle first: { THE($patient) }
action-pr-spin =
    { $answer ->
        [yes] Fire { $doctor }: the death costs nothing
       *[no] Stand by { $doctor }
    }
action-lucky-hide =
    { $answer ->
        [no] Do not hide the body
       *[yes] Hide the body: use { THE($token) }, pay no Money
    }
action-use-coroner =
    { $answer ->
        [yes] Use the Coroner of { $character }: $0
       *[no] Keep the Coroner of { $character }
    }
action-tombstone-space =
    { $broke ->
        [yes] Bury { IN($space) }: ${ $price }, and you are broke
        [award] Bury { IN($space) }: ${ $price }, and you are broke unless you use an Award
       *[no] Bury { IN($space) }: { price }
    }
action-use-award =
    { $answer ->
        [yes] Use the Award of { $character }: +{ $prestige } Prestige
       *[no] Keep the Award of { $character } for later
    }
move-with =
    { $token ->
        [chief] { $what } with { $who }{ $cost } · Chief of Staff token
        [medical] { $what } with { $who }{ $cost } · Medical token
        [admin] { $what } with { $who }{ $cost } · Administrative token
        [shared_medical] { $what } with { $who }{ $cost } · shared Medical token ({ $source })
        [shared_admin] { $what } with { $who }{ $cost } · shared Administrative token ({ $source })
       *[own] { $what } with { $who }{ $cost }
    }
move-transfer = Transfer { THE($patient) } (level { $level }) to { THE($place) }
move-build =
    { $room ->
        [none] Build { THE($new) } in slot { $number }
       *[other] Tear down { THE($name) } and build { THE($new) } there
    }
move-assign = Assign { THE($staff) } to { THE($place) }
action-choose-action =
    { $token ->
        [chief] { $kind } with { $character }{ $cost } · Chief of Staff token
        [shared_medical] { $kind } with { $character }{ $cost } · shared Medical token ({ $source })
        [shared_admin] { $kind } with { $character }{ $cost } · shared Administrative token ({ $source })
        [medical] { $kind } with { $character }{ $cost } · Medical token
       *[admin] { $kind } with { $character }{ $cost } · Administrative token
    }
paid = { " · " }{ price }
only-build = Build { THE($room) }
only-improve = Improve { THE($room) }
action-pass = Pass
action-shared-consent =
    { $answer ->
        [allow] Allow it
       *[deny] Say no
    }
action-heal-patient = Heal { THE($patient) } (level { $level })
action-heal-bonus =
    { $bonus ->
        [stop] Stop drawing
       *[other] Draw the bonus of { THE($source) } ({ $cubes ->
            [1] 1 cube
           *[other] { $cubes } cubes
        }{ $excludes ->
            [yes] ; rules out: { $instead }
           *[no] {""}
        })
    }
action-return-cube =
    { $cube ->
        [done] Keep the rest out of the Cup
       *[other] Put a { $colour } cube back into the Cup
    }
action-cure-research = { research-pick }
action-cure-flip =
    { $token ->
        [none] Refresh no token
       *[other] Refresh { THE($name) }
    }
action-transfer-patient = Transfer { THE($patient) } (level { $level })
action-transfer-to = Transfer to { THE($place) }
action-research-pick = { research-pick }
research-pick =
    { $pick ->
        [reveal] Turn up a Training marker
        [assign] Give a face-up Training marker to a Doctor
        [prestige] Gain 1 Prestige
       *[none] No Research
    }
action-research-marker = Take { $marker }
action-train-marker = Take { $marker } · ${ $price }
action-train-doctor = Train { $character }
action-training-veto =
    { $answer ->
        [allow] Allow it
       *[block] Say no
    }
action-build-room = Build { THE($room) } · { price }
action-build-slot =
    { $room ->
        [none] Build in slot { $number }
       *[other] Tear down { THE($name) } and build there
    }
action-improve-room = Improve { THE($room) } · { price }
action-hire-marker = Hire { THE($staff) } · { price }
price =
    { $converted ->
        [0] { $price ->
            [0] free
           *[other] ${ $price }
        }
       *[other] { $money ->
            [0] { $converted } Prestige for lack of Money
           *[other] ${ $money } and { $converted } Prestige
        }
    }
action-assign-staff = Assign { THE($staff) }
action-assign-to = Send to { THE($place) }
action-efficiency-patient =
    { $patient ->
        [done] Finish Efficiency
       *[other] Transfer { THE($name) } ({ $level ->
            [one] 1 cube
           *[other] { $level } cubes
        })
    }
action-memo-staff =
    { $staff ->
        [done] Finish the memo
       *[other] Assign { THE($name) }
    }
action-priority-patient = Priority for { THE($patient) } (level { $level })
action-management-ward = A new ability for { THE($ward) }
action-overtime-token =
    { $token ->
        [done] Finish the Overtime
       *[other] Refresh { THE($name) }: { $prestige } Prestige
    }
action-scientist-from = Take cubes from { THE($patient) } (level { $level })
action-scientist-to = Give them to { THE($patient) } (level { $level })
action-scientist-count =
    { $cubes ->
        [one] Move 1 cube
       *[other] Move { $cubes } cubes
    }
action-procedure-colour = { $colour } cubes heal another malady
action-procedure-malady = { $colour } cubes heal { $malady } patients; their own colour does not
action-supply-cube = Order a { $colour } cube
action-miracle-patient =
    { $patient ->
        [none] Ask for no miracle
       *[other] Pray for { THE($name) } (level { $level })
    }

## What happened

event-phase-began =
    { $phase ->
        [ambulance] Game Turn { $turn }: the ambulances arrive.
        [player] Game Turn { $turn }: over to you.
       *[housekeeping] Game Turn { $turn }: Housekeeping.
    }
event-characters-dealt = On duty: { $characters }.
event-cards-revealed = Ambulances: “{ $left }” on the left, “{ $right }” on the right.
event-card-sent-away = The Security Guard turned “{ $card }” away; “{ $replacement }” came instead.
event-cubes-drawn =
    { $purpose ->
        [card] “{ THE($what) }”: { $cubes }.
        [rounds] Rounds, { THE($what) }: { $cubes }.
        [heal] Drawn for { THE($what) }: { $cubes }.
        [bonus] Bonus of { THE($what) }: { $cubes }.
       *[miracle] A prayer for { THE($what) }: { $cubes }.
    }
event-draw-repeated =
    { $cubes ->
        [one] Feeling Lucky: the cube goes back and is drawn again.
       *[other] Feeling Lucky: { $cubes } cubes go back and are drawn again.
    }
event-cup-refilled =
    { $cubes ->
        [one] 1 cube went from the Discard back into the Cup.
       *[other] { $cubes } cubes went from the Discard back into the Cup.
    }
event-patient-arrived =
    { $spot ->
        [left] A new { $malady } patient, left chair: level { $level }.
       *[right] A new { $malady } patient, right chair: level { $level }.
    }
event-patient-checked =
    { $healed ->
        [yes] { $by } could not help { THE($patient) }{ $money ->
            [0] .
           *[other] : +${ $money } all the same.
        }
       *[no] { THE($patient) } is no worse.
    }
event-level-changed =
    { $healed ->
        [yes] { $change ->
            [better] { $by } healed { THE($patient) }: level { $before } → { $after }, +${ $money }.
           *[worse] { $by } made { THE($patient) } worse: level { $before } → { $after }{ $money ->
                [0] .
               *[other] , +${ $money }.
            }
        }
       *[no] { $change ->
            [better] { THE($patient) } got better: level { $before } → { $after }.
           *[worse] { THE($patient) } got worse{ $why ->
                [ward] {" "}(the Ward’s ability)
                [flatline] {" "}(Flatline)
               *[other] {""}
            }: level { $before } → { $after }.
        }
    }
event-patient-moved =
    { $brought ->
        [yes] { $by } moved { THE($patient) } to { THE($place) } (level { $level }).
       *[no] { THE($patient) } moved to { THE($place) } (level { $level }).
    }
event-patient-cured =
    { $healed ->
        [yes] { $by } cured { THE($patient) }: +${ $money }, +{ $prestige } Prestige.
       *[no] { THE($patient) } is cured: +{ $prestige } Prestige.
    }
event-patient-discharged =
    { $money ->
        [0] { THE($patient) } went home.
       *[other] { THE($patient) } went home: +${ $money }.
    }
event-patient-died =
    { $healed ->
        [yes] { THE($patient) } died under treatment by { $by }.
       *[no] { THE($patient) } died.
    }
event-marker-turned =
    { $side ->
        [ekg] { THE($patient) } shows EKG: safe in the next Housekeeping.
       *[flatline] { THE($patient) } shows Flatline: gets worse in the next Housekeeping unless healed.
    }
event-tombstone-placed = Buried { IN($space) }.
event-death-settled =
    { $losses ->
        [none] The death cost nothing.
       *[other] The death cost { $losses }.
    }
loss-prestige = { $amount } Prestige
loss-money = ${ $amount }
loss-converted = another { $amount } Prestige for the Money that was missing
event-fee-earned = The Heal earned ${ $money }.
event-cost-paid =
    { $converted ->
        [0] Paid ${ $money }.
       *[other] { $money ->
            [0] Paid { $converted } Prestige for the Money that was missing.
           *[other] Paid ${ $money }, and { $converted } Prestige for the Money that was missing.
        }
    }
event-prestige-gained = +{ $prestige } Prestige.
event-prestige-spent = −{ $prestige } Prestige.
event-money-gained = { THE($staff) } brought in ${ $money }.
event-action-declared =
    { $token ->
        [chief] { $character }: { $kind } (Chief of Staff token).
        [shared_medical] { $character }: { $kind } (Shared Medical token).
        [shared_admin] { $character }: { $kind } (Shared Administrative token).
        [medical] { $character }: { $kind } (Medical token).
       *[admin] { $character }: { $kind } (Administrative token).
    }
event-player-passed = { $seat } passed.
event-consent-refused = The lead said no to { $character }: { $kind } is taken back.
event-token-flipped =
    { $used ->
        [yes] { THE($token) } is used.
       *[no] { THE($token) } is ready again.
    }
event-token-gained = New: { $token }.
event-token-returned = { THE($token) } went back to the stock.
event-tokens-refreshed =
    { $tokens ->
        [one] 1 token refreshed.
       *[other] { $tokens } tokens refreshed.
    }
event-cubes-returned = Back into the Cup: { $cubes }.
event-supplies-ordered = Ordered: { $cubes }.
event-training-revealed = New Training on offer: { $marker }.
event-training-assigned = { $character } now has “{ $marker }”.
event-assignment-blocked = The lead said no: { $character } does not get “{ $marker }”.
event-award-used = { $character } won an award: +{ $prestige } Prestige.
event-room-built =
    { $improved ->
        [yes] { $by } built { THE($room) }, Improved side up, for { $price }
       *[no] { $by } built { THE($room) } for { $price }
    }{ $prestige ->
        [0] .
       *[other] : +{ $prestige } Prestige.
    }
event-room-improved =
    { $by } improved { THE($room) } for { $price }{ $prestige ->
        [0] .
       *[other] : +{ $prestige } Prestige.
    }
event-room-removed = Tore down { THE($room) }.
event-staff-turned-up = { THE($staff) } can be hired now.
event-staff-hired = { $by } hired { THE($staff) } for { $price }.
event-staff-moved =
    { $home ->
        [yes] { THE($staff) } went back to { THE($place) }.
       *[no] { THE($staff) } now works in { THE($place) }.
    }
event-priority-placed = { THE($patient) } has Priority.
event-ability-replaced = { THE($ward) } has a new ability: { $new }.
event-cubes-moved =
    { $cubes ->
        [one] Mad Scientist: 1 cube moved from { THE($giver) } to { THE($receiver) }.
       *[other] Mad Scientist: { $cubes } cubes moved from { THE($giver) } to { THE($receiver) }.
    }
event-nothing-left =
    { $action ->
        [efficiency] { $kind } is over: no other patient can go with it.
        [organized_memo_system] { $kind } is over: nobody else can move.
       *[mandatory_overtime] { $kind } is over: no other token can be refreshed.
    }
event-procedure-named = Experimental Procedures: until Housekeeping { $colour } cubes heal { $malady } patients too, and their own colour heals nobody.
event-doctor-fired = { $character } was fired; { $replacement } takes over.
event-miracle-failed = No miracle for { THE($patient) }.
event-game-ended =
    { $reason ->
        [went_broke] The hospital is broke.
        [no_tombstone_space] There is no grave left. Score: { $score }.
       *[ran_its_course] The last ambulance has come. Score: { $score }.
    }

## What is asked

prompt-pick-administrator = Who runs the hospital?
prompt-pick-doctor = Pick a Doctor
prompt-security-guard =
    { $side ->
        [left] Left ambulance: turn it away with the Security Guard?
       *[right] Right ambulance: turn it away with the Security Guard?
    }
prompt-arrival-order =
    { $er ->
        [no] Which chair comes first? There is no E.R.
       *[yes] { $free ->
            [0] Which chair comes first? No free space in the E.R.
            [one] Which chair comes first? 1 free space in the E.R.
           *[other] Which chair comes first? { $free } free spaces in the E.R.
        }
    }
prompt-rounds-next = Rounds: whom do you check next?
prompt-feeling-lucky = Feeling Lucky: draw again?
prompt-death-order = Which death is settled first?
prompt-pr-spin = Public Relations Spin: fire the Doctor? Then this death costs neither Prestige nor Money.
prompt-lucky-hide = Shall Dr. Lucky hide the body? It takes one of the Doctor’s own tokens and saves the Money.
prompt-use-coroner = Use the Coroner? It buries this patient for $0, once a game.
prompt-tombstone-space =
    { $prestige ->
        [0] Which grave?
       *[other] { $free ->
            [yes] Which grave? The death costs { $prestige } Prestige and no Money.
           *[no] Which grave? The death costs { $prestige } Prestige and the price of the grave.
        }
    }
prompt-use-award = Use the Award now?
prompt-choose-action = Your turn: pick a patient, a Doctor or a Room
    .others = Pick a patient, a Doctor or a Room
prompt-shared-consent =
    { $has_target ->
        [yes] { $character }: { $action } ({ $target }). May { $cost } be spent?
       *[no] { $character }: { $action }. May { $cost } be spent?
    }
spent-token =
    { $kind ->
        [medical] a Shared Medical token
       *[admin] a Shared Administrative token
    }
prompt-heal-patient = Heal whom?
prompt-heal-bonus = Draw a bonus, or stop?
prompt-return-cube =
    { $left ->
        [one] Put 1 cube back into the Cup?
       *[other] Put cubes back into the Cup? { $left } left
    }
prompt-cure-research = Cured! Free Basic Research?
prompt-cure-flip = Cured! Which Administrative token is refreshed?
prompt-transfer-patient = Transfer whom?
prompt-transfer-to = { THE($patient) }: where to?
prompt-research-pick =
    { $left ->
        [one] What does the Research bring?
       *[other] What does the Research bring? { $left } picks
    }
prompt-research-marker = Which Training?
prompt-train-marker = Train (${ $price }): which Training?
prompt-train-doctor = Which Doctor gets “{ $marker }”?
prompt-training-veto =
    { $price ->
        [0] May { $doctor } have “{ $marker }”?
       *[other] May { $doctor } have “{ $marker }”? The ${ $price } are paid either way.
    }
prompt-build-room = Build which Room? { funds }
funds =
    { $prestige ->
        [0] You have ${ $money }
       *[other] You have ${ $money } and { $prestige } Prestige
    }
prompt-build-slot = Where?
prompt-improve-room = Improve which Room? { funds }
prompt-hire-marker = Hire whom? ${ $price }
prompt-assign-staff = Assign whom?
prompt-assign-to = Where does { THE($staff) } work?
prompt-efficiency-patient =
    { $left ->
        [one] Efficiency: transfer whom? 1 cube left
       *[other] Efficiency: transfer whom? { $left } cubes left
    }
prompt-memo-staff = Memo: assign whom?
prompt-priority-patient = Who gets Priority?
prompt-management-ward = Which Ward gets a new ability?
prompt-overtime-token = Overtime: refresh which token? { $price } of your { $prestige } Prestige each
    .others = Overtime: refresh which token? { $price } of { $prestige } Prestige each
prompt-scientist-from = Mad Scientist: who gives cubes?
prompt-scientist-to = Mad Scientist: who takes them?
prompt-scientist-count = How many cubes?
prompt-procedure-colour = Experimental Procedures: which colour heals another malady?
prompt-procedure-malady =
    { $barred ->
        [yes] Which patients does it heal until Housekeeping? No Doctor Bonus counts for them.
       *[no] Which patients does it heal until Housekeeping? Their own colour does not heal them then.
    }
prompt-supply-cube =
    { $left ->
        [one] Order which cube? 1 left
       *[other] Order which cube? { $left } left
    }
prompt-miracle-patient = Who does the Chaplain pray for?
prompt-over = The game is over

## Why something cannot be done

refusal-admin-token-spent-already = Order Supplies comes before any other Administrative token of the Game Turn, and one has been spent.
refusal-allowance-exceeded =
    { $left ->
        [one] Efficiency can move 1 more cube, and this patient has { $level }.
       *[other] Efficiency can move { $left } more cubes, and this patient has { $level }.
    }
refusal-already-built = { THE($room) } stands already. To make it better, improve it.
refusal-already-hired = { THE($staff) } works here already.
refusal-already-improved = { THE($room) } is improved already.
refusal-at-least-one = Pick at least one first.
refusal-blocked-by-the-lead = The lead said no to { $character }. Pick another Doctor.
refusal-cannot-be-assigned = { THE($staff) } works from the Parking Lot and is never assigned.
refusal-condition-not-met = The bonus of { THE($bonus) } does not count for this patient.
refusal-discard-is-empty = The Discard is empty: there is nothing to order.
refusal-first-bonus-must-be-drawn = In Triage you heal with bonus cubes alone: draw one before you stop.
refusal-heal-needs-a-medical-token = To heal, a Doctor spends a Medical token.
refusal-is-a-reaction = { $action } is offered by itself when its moment comes.
refusal-is-there-already = They work in { THE($place) } already.
refusal-keeps-its-last-cube = { THE($patient) } has 1 cube and keeps it.
refusal-lead-refused = The lead has said no. You may try again after the next Action.
refusal-lowest-empty-slot-only = New Rooms go to the first empty slot.
refusal-medical-token-only-for-own-discount = With a Medical token a Doctor builds only the Room of their own discount, not { THE($room) }.
refusal-moved-already = { THE($staff) } has moved in this memo already.
refusal-must-differ-from-the-colour = That malady has this colour anyway. Name another one.
refusal-needs-a-desk-token = This takes an Administrative token or the Chief of Staff token.
refusal-needs-a-doctor = Only a Doctor can spend a Medical token.
refusal-needs-a-personal-token = For the discount the Doctor spends a token of their own.
refusal-needs-advanced-research = Prestige comes from Advanced Research: improve the Research Lab first.
refusal-needs-an-administrative-token = Order Supplies takes an Administrative token.
refusal-needs-the-chief-of-staff-token = A Special Action takes the Chief of Staff token.
refusal-never-alive-into-the-morgue = The Morgue is for the dead.
refusal-never-back-to-the-parking-lot = Nobody is sent back to the Parking Lot.
refusal-never-into-the-er = The E.R. takes only patients from Triage who reach exactly level 5.
refusal-never-into-triage = Nobody goes back to Triage.
refusal-no-ability-aside = There is no other Ward Ability to put there.
refusal-no-bonus-to-draw = In Triage you heal with bonus cubes alone, and this Doctor has none for { THE($patient) }.
refusal-no-cubes-any-more = Patients from a Ward or an O.R. do not go to the Clinic.
refusal-no-doctor-bonuses = In this Ward no Doctor Bonus counts.
refusal-no-eligible-location = There is no place where { THE($staff) } could work.
refusal-no-free-row = The Clinic is full.
refusal-no-heals-here = Patients in the Clinic are not healed: they improve in Housekeeping.
refusal-no-overtime = Overtime takes Prestige and a used Medical or Administrative token.
refusal-no-pair-of-cube-patients = Mad Scientist takes two patients of one malady outside Wards and O.R.s: one with cubes to give, one with room for them.
refusal-no-patient = There is no patient.
refusal-no-receiver = Nobody of the same malady has room for cubes.
refusal-no-research-lab = Build a Research Lab first.
refusal-no-room-for-cubes = { THE($patient) } has no room for more cubes.
refusal-no-room-for-it = There is no Room that you could build or improve with this token.
refusal-no-slot = All slots are taken, and no Room is empty enough to make way.
refusal-no-such-bonus-here = { THE($bonus) } has no bonus left for this Heal.
refusal-no-such-marker-there = That Training marker is not there to take.
refusal-no-such-patient = That patient is no longer in the hospital.
refusal-no-such-seat =
    { $seats ->
        [one] This table has 1 seat.
       *[other] This table has { $seats } seats.
    }
refusal-no-token-left = None of your people has an unused token for this. Tokens are refreshed in Housekeeping.
refusal-no-unused-token = That token is used. It is refreshed in Housekeeping.
refusal-nobody-for-hire = Nobody on the Job Line is face up. More Prestige brings more applicants.
refusal-nobody-to-assign = Nobody can be assigned: hire nurses or a Medical Tech first.
refusal-nobody-to-heal = There is nobody this Doctor could heal.
refusal-nobody-to-transfer = Nobody has a place to go to.
refusal-not-a-cube-patient = Mad Scientist works on patients in Triage, the Clinic or the E.R.
refusal-not-a-doctor-in-play = { $character } is not one of your Doctors.
refusal-not-a-malady-colour = Black belongs to no malady. Name another colour.
refusal-not-built = { THE($place) } is not built yet.
refusal-not-eligible = Not there. Possible: { $eligible }.
refusal-not-face-up = { THE($staff) } lies face down on the Job Line. More Prestige turns them up in Housekeeping.
refusal-not-hired = Hire { THE($staff) } first.
refusal-not-in-play = { $character } does not work here.
refusal-not-in-the-discard = There is no such cube in the Discard.
refusal-not-in-the-set = No such cube was drawn in this Heal.
refusal-not-the-chief-of-staff = Overtime does not refresh the Chief of Staff token.
refusal-not-the-player-phase = Wait for the Player Phase.
refusal-not-the-same-malady = Cubes move between patients of the same malady.
refusal-not-your-character = { $character } is played by somebody else.
refusal-not-your-special = { $action } is not one of your Administrator’s Special Actions.
refusal-not-your-token = That token belongs to somebody else.
refusal-nowhere-to-go = No place takes { THE($patient) } at level { $level }.
refusal-other-malady = { THE($place) } is for another malady.
refusal-pick-is-impossible = There is no Training marker for that.
refusal-priority-is-placed = The Priority cube stays with its patient until cure or death.
refusal-shut-out-by-procedures = While Experimental Procedures last, no Doctor Bonus counts for this malady.
refusal-shut-out-by-the-ward = In this Ward no other bonus counts.
refusal-somebody-is-in-it = { THE($room) } is not empty, so it stays.
refusal-space-is-not-empty = That grave is taken.
refusal-stays-in-office = { THE($staff) } stays in the Office.
refusal-table-taken = Somebody lies in { THE($place) } already.
refusal-token-is-not-unused = That token is used.
refusal-token-is-not-used = That token is ready anyway.
refusal-too-expensive = This costs ${ $price }. With Prestige converted you reach ${ $power }: heal patients to earn ${ $missing } more.
refusal-training-pool-empty = There is no Training marker left.
refusal-triage-patients-only = Efficiency moves patients out of Triage.
refusal-used-or-shut-out = The bonus of { THE($bonus) } is used, or another one has ruled it out.
refusal-variant-is-off = Order Supplies is not in play at this table.
refusal-ward-full = All beds of { THE($place) } are taken.
refusal-worst-first = In this Ward you heal the worst first.
refusal-wrong-count =
    { $most ->
        [one] Only 1 cube can move.
       *[other] 1 to { $most } cubes can move.
    }
refusal-wrong-level = { THE($place) } does not take patients of level { $level }.
refusal-wait-for-your-turn = It is { $seats }’s turn.
refusal-you-cannot-act = You have nothing to do now.
refusal-you-have-passed = You have passed. When somebody has acted, you may act again.

## The end

end-ran-its-course = The last ambulance has come, and the hospital stands: { $score } points. { epilogue }
end-went-broke = The hospital is broke: no score, and no excuses.
end-no-tombstone-space = There is no grave left for the dead: a victory of sorts, with a score of { $score }. { epilogue }
epilogue =
    { $band ->
        [100] A model hospital, known across the nation.
        [75] The old glory is back, and the city is proud of it.
        [50] A respected house: even the mayor says so.
        [25] A clear turn for the better, though doubters watch closely.
        [10] It got by, just; friends and critics are even.
       *[0] The decline goes on. Time to look for a quiet way out.
    }
score-prestige = Prestige
score-awards = Awards still held
score-money = Half of the Money
score-tombstones = Tombstones
score-unburied = The body without a grave

## Options

option-seats = Players
    .help = Five characters are shared out as evenly as possible.
option-difficulty = Difficulty
    .help = Each Ambulance card brings up to 2 cubes fewer or more.
    .tutorial = Tutorial
    .easy = Easy
    .standard = Standard
    .hard = Hard
    .challenging = Challenging
option-order-supplies = Order Supplies
    .help = The first Administrative token of a Game Turn may bring ten cubes back to the Cup.
option-higher-income = Higher Income
    .help = A Heal pays for every matching cube, even those that no level was left for; black cubes take nothing off.
option-character-setup = Characters
    .help = Who works here.
    .random = Dealt at random
    .chosen = Picked by the first player
option-seat-turns = Turns
    .help = Whether you act when you like, or around the table.
    .free = Anybody, any time
    .clockwise = Around the table
option-rounds-order = Order of the Rounds
    .help = Whether you pick who is checked next; otherwise Ward by Ward, the worst first.
    .ask = You pick
    .auto = By itself
option-er-rescue-any-phase = E.R. rescue in every phase
    .help = A patient in Triage whom a Heal brings to exactly 5 may go to the E.R. too; otherwise only new arrivals do.
option-broke-at-zero = Broke at zero
    .help = A death that leaves you with neither Money nor Prestige ends the game.
option-award-timing = Awards
    .help = When an Award brings its Prestige.
    .at-once = At once
    .hold = When you like
option-training-veto = The lead may say no to Training
    .help = The first player is asked when somebody else trains a Doctor.
option-shared-consent = Ask before spending what is shared
    .help = The Administrator’s player has the last word on Shared tokens and Money.
option-procedures-bar-bonus = Procedures without Doctor Bonuses
    .help = While Experimental Procedures last, no Doctor Bonus is drawn for the patients they concern.
option-spin-fresh-tokens = Fresh tokens after a Spin
    .help = The Doctor who takes over brings Medical tokens that are ready.
option-ward-ability-pool = Ward Abilities
    .help = Whether one of the ten is taken out unseen before the start.
    .drop-one = One taken out unseen
    .all-ten = All ten

## The table

phase-setup = Setup
phase-ambulance = Ambulance Phase
phase-player = Player Phase
phase-housekeeping = Housekeeping
phase-over = The game is over
course-title = Game Turn { $turn } of { $turns }
course-ambulance = Ambulances
course-player = Players
course-housekeeping = Housekeeping
fact-turn = Game Turn
    .value = { $turn } of { $turns }
fact-phase = Phase
fact-money = Money
    .value = ${ $money }
fact-prestige = Prestige
fact-score = Score now
count-deaths = Deaths
fact-pile = Draw pile
zone-triage = Waiting Room / Triage
    .note = only bonus cubes are drawn here; a patient counts { $pv } PV
zone-rooms = Rooms
zone-unbuilt = Rooms to build
zone-shared = Shared tokens
zone-ambulance = Ambulance cards
zone-cup = Cup
    .note =
        { $cubes ->
            [one] 1 cube
           *[other] { $cubes } cubes
        }
zone-discard = Discard
zone-training = Training
zone-job-line = Job Line
    .note = a Hire costs ${ $price }
zone-staff = Offices and Parking Lot
zone-cemetery = Cemetery
    .note =
        { $tombstones ->
            [0] no Tombstone yet
            [one] 1 Tombstone
           *[other] { $tombstones } Tombstones
        }
zone-drawn = Drawn
zone-characters = Characters
zone-draws =
    { $heal ->
        [0] counts { $pv } PV
       *[other] draws { $heal }, counts { $pv } PV
    }
piece-bed = bed
piece-patient = { $malady } { $level }, { $level_name }
    .pv = PV { $pv }
    .proxies =
        { $count ->
            [one] 1 of its cubes is a proxy
           *[other] { $count } of its cubes are proxies
        }
    .chair = came from { THE($chair) }
piece-slot = empty slot { $number }
piece-priority = Priority
piece-token =
    { $kind ->
        [medical] Medical token
        [admin] Administrative token
       *[chief] Chief of Staff token
    }
piece-coroner = Coroner
piece-pile = Draw pile
piece-face-down = face down
    .note = among them: { $markers }
piece-marker =
    { $count ->
        [1] { $marker }
       *[other] { $count } × { $marker }
    }
piece-job =
    { $state ->
        [face_down] unknown
       *[empty] hired
    }
    .note = at { $requirement } Prestige
piece-grave = ${ $price }
    .due = ${ $due } due here
skill-bonus-malady = +{ $cubes } for { $malady } patients
skill-bonus-cube-patient = +{ $cubes } for patients in Triage and the E.R.
skill-bonus-ward = +{ $cubes } in Wards
skill-research = Research with Medical tokens
skill-hide = hides a body each Game Turn, for a token
skill-discount = { $room } for ${ $price }

## What people, markers, Rooms and Special Actions do

does-staff-chaplain = one miracle attempt in each Housekeeping
does-staff-human-resources = every later Hire costs less
does-staff-finance-officer = Money in each Housekeeping
does-staff-lawyer = the Money due for a death is halved
does-staff-operations-officer = one Shared Administrative token when hired
does-staff-public-relations = the Prestige loss of a death is reduced
does-staff-security-guard = once: sends an Ambulance card under the Draw pile
does-staff-medical-tech = a Heal here may return more cubes to the Cup
does-staff-or-nurse = bonus cubes for Heals in an O.R.
does-staff-triage-nurse = a bonus cube for Heals of cube patients here
does-staff-ward-nurse = bonus cubes for Heals in a Ward
does-training-bedside-manner = one more cube when its Doctor heals in a Ward
does-training-er-training = one more cube when its Doctor heals a cube patient
does-training-research-phd = pays for Basic Research with a Medical token
does-training-award = Prestige, once
does-training-admin-degree = a Personal Administrative token, once
does-training-coroner = a Tombstone space for $0, once
does-training-advanced = one more cube for that malady anywhere
does-room-or = a place to treat one patient: more cubes, more pay
does-room-clinic = patients of level 1 or 2 mend by themselves
does-room-er = takes Triage patients who reach exactly level 5, until Housekeeping
does-room-morgue = more graves, at a low price
does-room-research-lab = allows Research; improved, two picks
does-room-break-room = a Shared Administrative token; improved, a Shared Medical one too
does-kind-efficiency = transfers Triage patients with up to 8 cubes in all
does-kind-organized-memo-system = assigns any number of hired staff at once
does-kind-priority-status = puts the Priority cube with a patient: one more cube in each Heal, PV one higher
does-kind-public-relations-spin = fires a Doctor whose Heal has killed, and the death costs nothing
does-kind-efficient-construction = builds a Room Improved side up for $18
does-kind-new-management-techniques = gives a Ward another ability, drawn at random
does-kind-mandatory-overtime = refreshes used tokens for 2 Prestige each
does-kind-feeling-lucky = repeats any draw of cubes, in any phase
does-kind-mad-scientist = moves cubes between two patients of one malady outside Wards and O.R.s
does-kind-experimental-procedures = until Housekeeping another colour heals one malady in place of its own
piece-room-card = { $does }; prestige { $basic }, improved { $improved }
piece-card =
    { $cubes ->
        [one] draws 1 cube
       *[other] draws { $cubes } cubes
    }
skill-special = { $name }: { $does }

## What a seat says beforehand, and what people are warned of

standing-rounds = Order of the Rounds
    .help = Each Ward patient is checked once in any case.
    .best = Worst patients first
standing-arrivals = Order of arrivals
    .help = Where several chairs overflow at once.
    .er = Ask me if the E.R. has room
    .best = As they come
standing-burials = Tombstones
    .help = After several deaths the most valuable patient comes first.
    .best = Cheapest space
standing-coroner = Coroner
    .help = Buries one patient for $0, once a game.
    .yes = Use it at the first death
    .no = Never use it
standing-hide = Dr. Lucky hides a body
    .help = Once a Game Turn, for one of the Doctor’s tokens: a Medical one if there is one.
    .yes = Whenever possible
    .no = Never
standing-spin = Public Relations Spin
    .help = Fires a Doctor whose Action killed somebody: the death costs nothing.
    .yes = Always fire the Doctor
    .no = Always stand by the Doctor
standing-awards = Awards
    .help = One that is kept counts at the end of the game.
    .yes = Use them at once
    .no = Keep them until the end
standing-guard = Security Guard
    .help = Turns one ambulance card away and has to be hired again.
    .best = Turn away a card with many cubes
    .no = Let every card in
standing-lucky = Feeling Lucky
    .help = The Administrator may repeat a draw.
    .harm = Ask me after a harmful draw
    .never = Keep every draw
standing-flip = Token after a cure
    .help = Where only one can become Unused, or all will anyway.
    .best = Take it for me
standing-veto = Training that others assign
    .help = The lead may block it.
    .allow = Allow it
standing-consent = Spending what is shared
    .help = The lead has the last word on it.
    .allow = Allow it
standing-bonuses = Bonus cubes of a Heal
    .help = They are drawn one bonus after another.
    .best = Draw until the patient is well
standing-returns = Cubes to return
    .help = After a Heal with bonuses.
    .best = Return what patients need
moment-death = Somebody would die of a draw
    .help = Before Feeling Lucky lets it stand.
danger-deaths =
    { $patients ->
        [one] 1 patient will die.
       *[other] { $patients } patients will die.
    }
danger-emergency =
    { $patients ->
        [one] 1 patient in the E.R. will die in Housekeeping if nobody acts.
       *[other] { $patients } patients in the E.R. will die in Housekeeping if nobody acts.
    }
danger-conversion = { $prestige } Prestige will pay for ${ $money }: { $rate } for each dollar.

## What a round adds up to

sum-cured = Cured
sum-discharged = Discharged
sum-died = Died
sum-income = Income
sum-spending = Spending
sum-prestige = Prestige

## The guided first game

guide-title = The first ambulances
guide-welcome = Welcome to Healthy Heart: five dollars, five beds taken, and you in charge. The hospital is run as one team, so today you lead all five characters.
guide-arrivals = The ambulances have just been here. Cubes are illness: the four red ones on this chair are one Cardio patient at level 4, Critical.
guide-grave = Five blue cubes came for one chair. It holds four, and without an Emergency Room that patient has died. Choose a grave: each costs more than the one before.
guide-rounds = Then came the Rounds: one cube for every bed in the Wards. Where the colour matches, the patient gets worse. It hit Internal Medicine.
guide-transfer = Now it is your turn: an action costs a token. Your Critical patient needs a bed. Let Administrator Morbucks transfer it, with the Chief of Staff token.
guide-heal = In a Ward doctors can heal. Press your Critical patient, then Dr. Aorta. Six cubes come out of the Cup: each red one takes away a level, each black one adds a level.
guide-bonus = Three red ones, so one level would be left. For Cardio patients Dr. Aorta may draw two cubes more. Take the bonus!
guide-return = Cured! And two of the cubes drawn may go back into the Cup, which decides every draw to come. Press red twice: red cubes can heal again.
guide-build = Four levels at $2 each, and Prestige for the cure. Now no more deaths like the first: Dr. Dream builds the Emergency Room at a discount. Choose Dr. Dream and Build.
guide-er = There it stands. Patients who come in at level 5 now go to the Emergency Room, not to the graveyard. Heal them in the same turn: whoever is there in Housekeeping dies.
guide-goal = When your tokens are used, the next ambulances come. Get through nine of these phases without going broke or running out of graves; Prestige and Money are your score.
guide-end = One death, one cure, one new room: not bad for a first morning. Play on here, or begin a whole game of your own.

## What can be set in a position

position-triage = Triage: level by chair
position-wards = Wards: levels
position-ors = Operating rooms
position-clinic = Clinic
position-er = In the E.R., by chair
position-priority = Patient with priority
position-proxies = Proxy cubes by chair
position-money = Money
position-prestige = Prestige
position-turn = Game turn
position-rooms = Rooms
position-abilities = Abilities of the wards
position-staff = Staff
position-job = Job line
position-cast = Administrator and doctors
position-training = Training
position-pool = Open training markers
position-used = Used tokens
position-cemetery = Taken graves
position-morgue = Taken places in the morgue
position-fired = Fired doctors
position-cup = Cubes in the cup
position-discard = Cubes in the discard
position-left = Left card
position-right = Right card
position-pile = Cards in the pile
position-procedure = Experimental procedure
position-phase = Phase
position-guard-front = A used guard waits
position-admin-spent = An administrative token was spent
position-hide-used = Dr. Lucky was used

## Positions

wants-cast = an Administrator and four Doctors
wants-free-place = a free place
wants-fewer = no more of { $what } than there are
wants-levels = a list of up to { $most } levels
wants-built-or = an O.R. that is built (key rooms)
wants-level-and = a level, perhaps with the word { $word }
wants-patients = up to { $most } patients (key rooms)
wants-empty-chair = an empty chair to go back to
wants-patient-place = the place of a patient
wants-rooms = up to { $most } different Rooms
wants-room-and = a Room, perhaps with the word { $word }
wants-doctor-of-the-cast = a Doctor of the cast
wants-office-staff = office, for { $staff }
wants-other-staff = parking_lot or a location, for { $staff }
wants-unhired = somebody who is not hired yet
wants-job-spaces = an empty space for everybody who is hired, and no more
wants-token = a token in play, such as medical.aorta or chief
wants-space-numbers = a list of the numbers of spaces
wants-colour-and-malady = a colour and a malady
wants-guard-ready = the Security Guard in the Parking Lot, and two open cards
wants-chaplain = the Chaplain in an Office

name-cube-red = red
name-cube-green = green
name-cube-yellow = yellow
name-cube-gray = gray
name-cube-blue = blue
name-cube-black = black
name-phase-player = your turn
name-phase-rounds = Rounds
name-phase-ambulance = ambulances
name-phase-housekeeping = Housekeeping
name-chair-left = left chair
    .cardio = Cardio, left chair
    .internal = Internal Medicine, left chair
    .infectious = Infectious Disease, left chair
    .psychiatric = Psychiatric, left chair
    .trauma = Trauma, left chair
name-chair-right = right chair
    .cardio = Cardio, right chair
    .internal = Internal Medicine, right chair
    .infectious = Infectious Disease, right chair
    .psychiatric = Psychiatric, right chair
    .trauma = Trauma, right chair
