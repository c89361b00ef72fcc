# What Healthy Heart Hospital's board says.

## Patients

heart-malady-short = { $malady ->
    [cardio] Cardio
    [internal] Internal
    [infectious] Infect.
    [psychiatric] Psych
    [trauma] Trauma
   *[other] { $malady }
}
heart-malady = { $malady ->
    [cardio] Cardio
    [internal] Internal Medicine
    [infectious] Infectious Disease
    [psychiatric] Psychiatric
    [trauma] Trauma
   *[other] { $malady }
}
heart-colour = { $colour ->
    [red] red
    [green] green
    [yellow] yellow
    [gray] gray
    [blue] blue
   *[other] black
}
heart-side = { $side ->
    [left] left
   *[right] right
}
heart-patient = { heart-malady } patient, level { $level } { $name }
heart-marker-ekg = EKG
heart-marker-flatline = flatline
heart-flatline-sign = Flatline
heart-has-priority = has the Priority marker
heart-pv = PV { $pv }.
heart-pv-short = PV { $pv }
heart-heal-pv = { $cubes } · PV { $pv }
heart-draw-pv = draw { $cubes } · PV { $pv }
heart-patient-tip-er = Heal it soon: whoever is in the E.R. in Housekeeping dies. (HH-15.8)
heart-patient-tip-cubes = Its level is its number of cubes. (HH-2.3)
heart-patient-tip-bed = Checked in every Rounds; dies at level 5. (HH-5.1, HH-16.1)
heart-patient-tip-flatline = Flatline: worsens in Housekeeping. A Heal turns it to EKG. (HH-15.10, HH-7.4)
heart-patient-tip-ekg = EKG: turns to Flatline in Housekeeping. (HH-15.11)
heart-heal-tip = A Heal lowers it by matching minus black cubes. (HH-7.12)
heart-proxies = { $count } of its cubes are proxies. (HH-2.25)

## Staff, Training and tokens

heart-staff-tip = { $name }, { $where }: { $does }
heart-staff-chaplain = Chaplain
heart-gain-chaplain = a miracle
heart-does-chaplain = one miracle attempt in each Housekeeping (HH-12.10)
heart-staff-human-resources = HR
heart-gain-human-resources = cheap hires
heart-does-human-resources = every later Hire costs less (HH-12.11)
heart-staff-finance-officer = Finance
heart-gain-finance-officer = income
heart-does-finance-officer = Money in each Housekeeping (HH-12.12)
heart-staff-lawyer = Lawyer
heart-gain-lawyer = halves $
heart-does-lawyer = the Money due for a death is halved (HH-12.13)
heart-staff-operations-officer = Ops
heart-gain-operations-officer = +1 Admin
heart-does-operations-officer = one Shared Administrative token when hired (HH-12.14)
heart-staff-public-relations = PR
heart-gain-public-relations = less shame
heart-does-public-relations = the Prestige loss of a death is reduced (HH-12.15)
heart-staff-security-guard = Guard
heart-gain-security-guard = once
heart-does-security-guard = once: sends an Ambulance card under the Draw pile (HH-12.17)
heart-staff-medical-tech = Med Tech
heart-gain-medical-tech = returns
heart-does-medical-tech = a Heal here may return more cubes to the Cup (HH-12.21)
heart-staff-or-nurse = O.R. N.
heart-gain-or-nurse = +cubes
heart-does-or-nurse = bonus cubes for Heals in an O.R. (HH-12.22)
heart-staff-triage-nurse = Triage N.
heart-gain-triage-nurse = +cubes
heart-does-triage-nurse = a bonus cube for Heals of cube patients here (HH-12.23)
heart-staff-ward-nurse = Ward N.
heart-gain-ward-nurse = +cubes
heart-does-ward-nurse = bonus cubes for Heals in a Ward (HH-12.24)
heart-training-tip = { $name }: { $does }
heart-one-cube = +1 cube
heart-training-bedside-manner = one more cube when its Doctor heals in a Ward (HH-10.18)
heart-training-er-training = one more cube when its Doctor heals a cube patient (HH-10.19)
heart-training-research-phd = pays for Basic Research with a Medical token (HH-10.10)
heart-training-award = Prestige, once (HH-10.23)
heart-training-admin-degree = a Personal Administrative token, once (HH-10.22)
heart-training-coroner = a Tombstone space for $0, once (HH-16.10)
heart-training-advanced = one more cube for that malady anywhere (HH-10.20)
heart-token-medical = Medical token
heart-token-admin = Administrative token
heart-token-chief = Chief of Staff token
heart-token-medical-tip = { $name }: pays for a Heal or a Transfer (HH-6.11, HH-6.12)
heart-token-admin-tip = { $name }: pays for desk work and Transfers (HH-6.13)
heart-token-chief-tip = { $name }: pays for Special Actions, desk work and Transfers (HH-6.15)
heart-token-used = { $name }, used: comes back in Housekeeping step 7 (HH-6.5)
heart-token-name = { $token }, unused, { $owner }
heart-token-name-used = { $token }, used, { $owner }

## Rooms and Wards

heart-er = E.R.
heart-operating-short = { heart-malady-short } O.R.
heart-room-tip = { $room }. Basic: { $basic }, { $first } Prestige. Improved: { $improved }, { $second } Prestige. ({ $rule })
heart-costs-now = Costs ${ $price } now.
heart-room-price = { $room }, ${ $price }
heart-state-unbuilt = unbuilt
heart-state-basic = basic
heart-state-improved = improved
heart-basic = Basic
heart-improved = Improved
heart-advanced = Advanced
heart-research = Research
heart-basic-clinic = mild cases mend alone
heart-improved-clinic = one row more
heart-basic-er = level 5 lives on till Housekeeping
heart-improved-er = more beds
heart-basic-morgue = Tombstone spaces
heart-improved-morgue = more spaces
heart-basic-research-lab = Basic Research
heart-improved-research-lab = Advanced: two picks
heart-basic-break-room = +1 Shared Admin
heart-improved-break-room = +1 Shared Medical
heart-basic-operating = one patient to level 4
heart-improved-operating = level 5, more cubes
heart-ward = { $ward } Ward
heart-ward-tip = { $ward } Ward: four beds for levels 1 to 4 (HH-2.11). A Heal draws { $cubes } cubes, PV { $pv } (HH-7.5). Ability: { $ability }
heart-ward-ability = Ward ability: { $ability }
heart-ward-ability-tip = { $ability }. It holds in this Ward only. (HH-8.1)
heart-sign-black-no-effect = Black no effect, 2 cubes a level
heart-ability-black-no-effect = Black has no effect, but it takes two matching cubes for one level (HH-8.2, HH-8.3)
heart-sign-no-doctor-bonus = No Doctor Bonuses
heart-ability-no-doctor-bonus = No Doctor Bonuses; Training, staff and Priority still count (HH-8.4, HH-8.5)
heart-sign-always-plus-one = Always +1, no other bonus
heart-ability-always-plus-one = Every Doctor draws one bonus cube, or their own Doctor Bonus instead; no other bonus counts (HH-8.6, HH-8.7, HH-8.8)
heart-sign-worst-first = Must heal worst first
heart-ability-worst-first = Only patients with the highest level may be healed (HH-8.9)
heart-sign-research-on-cure = Cure: free Research
heart-ability-research-on-cure = Each cure brings a free Basic Research (HH-8.10)
heart-sign-admin-on-cure = Cure: Admin token ready
heart-ability-admin-on-cure = Each cure refreshes an Administrative token (HH-8.11)
heart-sign-recycle-on-cure = Cure: 2 more cubes back
heart-ability-recycle-on-cure = A Heal that cures may return two more cubes to the Cup (HH-8.12)
heart-sign-costly-death = Death counts 1 PV more
heart-ability-costly-death = A death here counts one PV more, in Money and Prestige (HH-8.13)
heart-sign-auto-worse = Rounds: everybody +1 level
heart-ability-auto-worse = The Rounds add one level to every patient here, without a cube (HH-8.14)
heart-sign-crowded-discount = 4 patients: O.R. for $6
heart-ability-crowded-discount = While all four beds are taken, the O.R. of this colour costs $6 to build or improve (HH-8.15)

## What characters can do

heart-skill-bonus-malady = +{ $cubes } { heart-malady-short }
heart-skill-bonus-cube-patient = +{ $cubes } Triage and E.R.
heart-skill-bonus-ward = +{ $cubes } Wards
heart-skill-research = Research with Medical tokens
heart-skill-hide = hides a body each Game Turn, for a token
heart-skill-discount = ${ $price } { $room }
heart-special-efficiency = Efficiency
heart-special-organized-memo-system = Organized Memo System
heart-special-priority-status = Priority Status
heart-special-public-relations-spin = Public Relations Spin
heart-special-efficient-construction = Efficient Construction
heart-special-new-management-techniques = New Management Techniques
heart-special-mandatory-overtime = Mandatory Overtime
heart-special-feeling-lucky = Feeling Lucky
heart-special-mad-scientist = Mad Scientist
heart-special-experimental-procedures = Experimental Procedures
heart-room-clinic = Clinic
heart-room-morgue = Morgue
heart-room-research-lab = Research Lab
heart-room-break-room = Break Room
heart-administrator = Administrator
heart-doctor = Doctor
heart-to-pick = Characters to pick
heart-on-duty-tonight = Who is on duty tonight?
heart-sign-in = sign in, coats on the hook
heart-on-duty = on duty
heart-on-duty-name = { $name }, on duty
heart-characters = Characters
heart-with = with { $name }
heart-colleague = a colleague
heart-lead = lead
heart-coroner = Coroner’s space of { $name }, $0
heart-coroner-tip = An unused Coroner is one more space for a Tombstone, price $0 (HH-16.10)
heart-priority = Priority
heart-priority-marker = Priority marker
heart-priority-tip = Priority: one more cube in each Heal, PV one higher (HH-13.8, HH-13.9)
heart-priority-with = Priority marker, with { $name }
heart-priority-status-tip = Priority Status puts this marker with a patient (HH-13.7)
heart-bonus = Bonus:

## Parts of the hospital

heart-waiting-room = Waiting Room
heart-triage = Waiting Room / Triage
heart-triage-tip = Waiting Room / Triage: a Heal draws { $cubes } cubes and whatever bonuses add (HH-7.5); patient value { $pv } (HH-7.19).
heart-waiting-chairs = Waiting Room, { heart-side } chairs
heart-left-chair = Left chair
heart-right-chair = Right chair
heart-left-chairs = Left chairs
heart-right-chairs = Right chairs
heart-left-entry = Left entry
heart-right-entry = Right entry
heart-chair = { $chair }, { heart-malady }
heart-chair-empty = { $chair }, { heart-malady }, empty
heart-chair-tip = { $chair }. A chair holds one patient of level 1 to 4. (HH-2.10)
heart-empty = empty
heart-ambulance-cards = Ambulance cards
heart-ambulance = Ambulance card { $card }, { $cubes } cubes, { heart-side } entry
heart-ambulance-tip = { $card }: draws { $cubes } cubes for the { heart-side } chairs; a black cube draws two more. (HH-4.4, HH-4.5)
heart-draw = draw { $cubes }
heart-draw-pile = Draw pile
heart-draw-pile-label = { $count ->
    [one] Draw pile, { $count } ambulance card
   *[other] Draw pile, { $count } ambulance cards
}
heart-draw-pile-tip = Draw pile: two cards come in every Game Turn; when it is empty the team has made it. (HH-4.2, HH-17.2)
heart-turn = Turn { $turn }/{ $turns }
heart-cup-cubes = Cup, { $count } cubes
heart-discard-cubes = Discard, { $count } cubes
heart-cube-cup = Cube Cup
heart-discard = Discard
heart-cubes-of = { $count } { heart-colour }
heart-cup-tip = The Cup: anyone may count it. { $cubes }. (HH-2.22)
heart-discard-tip = The Discard goes back into the Cup in Housekeeping step 6. { $cubes }. (HH-2.17, HH-2.19)
heart-job-line = Job Line
heart-job-line-label = Job Line, a Hire costs ${ $price }
heart-job-line-note = turned up in Housekeeping, if Prestige reaches the number below
heart-hire = Hire ${ $price }
heart-hired = hired
heart-for-hire = { $name }, for hire
heart-for-hire-at = for hire at ${ $price }
heart-job = Job Line space { $space }, face down, needs { $prestige } Prestige
heart-job-tip = Turned up in Housekeeping once Prestige reaches { $prestige }. (HH-15.7)
heart-offices = Offices
heart-in-office = in the Office
heart-parking = Parking Lot
heart-parking-label = Parking Lot, { $count } staff
heart-parking-tip = Parking Lot: staff wait here until they are assigned. (HH-12.5, HH-12.6)
heart-cemetery = Cemetery
heart-cemetery-label = { $count ->
    [one] Cemetery, { $count } Tombstone placed
   *[other] Cemetery, { $count } Tombstones placed
}
heart-placed = { $count } placed
heart-used-coroner = Used Coroner
heart-rip = RIP
heart-grave = { $where }, ${ $price }, empty
heart-grave-taken = { $where }, ${ $price }, Tombstone
heart-grave-tip = { $grave }. A Tombstone here costs the price times PV. (HH-16.14)
heart-grave-due = ${ $due } due here now.
heart-pool = Common pool
heart-no-shared = no Shared tokens
heart-stock = Stock: { $admin } Admin, { $medical } Medical
heart-room-cards-count = Room cards: { $count }
heart-unbuilt = Unbuilt Rooms
heart-room-cards = Room cards, both sides
heart-hexagon = in the hexagon: Prestige at once
heart-put-away = Put away
heart-slot = New Room slot { $slot }
heart-slot-empty = New Room slot { $slot }, empty
heart-slot-tip = New Room slot { $slot }: a Build puts a Room here, Basic side up. (HH-11.1)
heart-table-free = table free
heart-free-bed = free bed
heart-free-row = free row
heart-shared = Shared
heart-shared-admin = Admin
heart-shared-medical = Medical
heart-money = Money
heart-prestige = Prestige
heart-money-label = Money { $amount }
heart-prestige-label = Prestige { $amount }
heart-plus-100 = +100 side
heart-training = Training Pool
heart-training-label = Training Pool, { $count } markers
heart-left = { $count } left
heart-nothing-researched = nothing researched
heart-face-down = Face-down Training, { $count } markers
heart-face-down-tip = Face down: Research turns one up, Train takes a random one. Among them: { $markers }. (HH-10.4, HH-10.12)
heart-in-hand = in hand
heart-face-up = face up

## Cubes drawn, and what they did

heart-drawn = Drawn
heart-drawn-heal = Heal
heart-drawn-card = Ambulance
heart-drawn-rounds = Rounds
heart-drawn-miracle = Miracle
heart-choice-return-cube = Back into the Cup?
heart-choice-supply-cube = Order from the Discard
heart-choice-procedure-colour = Which colour?
heart-money-full = Money: price of the grave × PV
heart-money-half = Money: half of price × PV (Lawyer)
heart-money-free = no Money
heart-prestige-due = −{ $prestige } Prestige
heart-cubes-drawn = { $title }: { $count } cubes drawn
heart-the-cup = the Cup
heart-died = A patient died
heart-died-pv = A patient died: PV { $pv }
heart-may-go-back = { $count } may go back
heart-rest = the rest goes to the Discard
heart-match = { $count } match
heart-match-black = { $count } match − { $black } black
heart-cured = cured
heart-if-stop = if you stop now
heart-cube-there = { heart-colour } cube, { $count } there
heart-cube-tip = { heart-colour } cube (HH-7.14)
heart-no-change = No change
heart-level = Level { $before } → { $after }
heart-holds-on = Holds on
heart-no-miracle = No miracle
heart-keep-coming = They keep coming
heart-cured-headline = Cured!
heart-died-headline = Died
heart-plus-prestige = +{ $prestige } Prestige
heart-plus-money = +${ $money }
heart-minus-money = −${ $money }

## On the walls

heart-wall-quiet = quiet zone. very.
heart-wall-all-quiet = all quiet,
heart-wall-so-far = so far
heart-wall-knock = knock first
heart-wall-staff-room = The staff room is still empty.
heart-wall-clock = the clock is ticking
heart-wall-alive = “it’s alive?”
heart-wall-coffee = COFFEE?
heart-wall-not-my = “Not my
heart-wall-mug = mug”
heart-wall-slot-1 = Currently a broom.
heart-wall-slot-2 = Wet paint since 1974.
heart-wall-slot-3 = Storage (chairs).
heart-wall-slot-4 = “Meditation space”
heart-wall-slot-5 = Mind the bucket.
heart-wall-slot-6 = Lost & found (lost).
heart-wall-slot-7 = Future something.
heart-wall-slot-8 = Do not ask.

## Pages of a phone

heart-page-start = Start
heart-page-triage = Triage
heart-page-wards = Wards
heart-page-rooms = Rooms
heart-page-hiring = Hiring
heart-page-cubes = Cubes
heart-page-outside = Outside
heart-page-team = Team
