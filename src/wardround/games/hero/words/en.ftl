# HE.R.O. in English. The names are those of the content.

summary = A night shift in the emergency department: heroes move, study, sleep and treat patients with the help of staff and consultants, against each other or together.

## Options

option-seats = Players
    .help = Everybody plays one hero of the night shift.
option-mode = Mode
    .help = Against each other with private bags, or together against chaos.
    .competitive = Competitive
    .cooperative = Cooperative
option-night = Night
    .help = How long the shift lasts.
    .regular = Regular, 12 hours
    .short = Short, 8 hours
option-level = Level
    .help = Cooperative only: how many deeds the party needs.
    .beginner = Beginner
    .intermediate = Intermediate
    .expert = Expert
option-expert-limits = Expert limits
    .help = One call and one counsel a round for all heroes together.
    .expert-level = At the expert level
    .always = Always
    .never = Never
option-hero-setup = Heroes
    .help = Dealt at random, or picked one after another.
    .random = Dealt
    .chosen = Picked
option-start-player = First starting player
    .help = Who starts the first round. In the box it is whoever owns the most medical books: give them the first seat.
    .random = Random
    .first-seat = First seat
option-arrivals = How many new patients come?
    .help = The table of arrivals can be read in three ways.
    .position = As the clock hand points
    .round-number = As the round says
    .clock-label = As the hour on the clock says
option-carry-charge = Taking a patient along costs chaos
    .help = Once a turn for each patient, or on every Move and Run.
    .per-turn = Once a turn
    .per-action = Every time
option-run-back = May a Run end where it began?
    .help = A Run is two moves. Back to the start they fetch somebody from next door; from the Hallway every Run does so.
    .allowed = Yes
    .never = No, so none begins in the Hallway
option-eliminate-at-chaos = Does too much chaos eliminate?
    .help = Competitive only: who has 10 or more chaos left in the end is out.
    .n0 = No
    .n10 = Yes, from 10 on
option-open-bags = Open bags
    .help = Competitive only: everybody sees all tokens.
    .true = Yes
    .false = No
option-short-target = Goal of a short night
    .help = Cooperative short night only: all of the goal, or two thirds of it.
    .printed = Full
    .scaled = Two thirds
option-two-player-help = Journals to start with
    .help = Cooperative game for two only: skill journals for each hero.
    .n0 = None
    .n2 = Two each

## Names

name-room-hallway = Hallway
    .gender = place
name-room-er = E.R.
    .gender = place
name-room-or = Operation Room
    .gender = place
name-room-icu = Intensive Care Unit
    .gender = place
name-room-library = Library
    .gender = place
name-room-oncall = On-call room
    .gender = place
name-journal-lifting = Lifting for the Tall and the Small
name-journal-plaster = The Plaster Cast Digest
name-journal-bandage = Bandages of the World
name-journal-stretcher = Stretcher and Stairwell
name-journal-knots = One Hundred Useful Knots
name-journal-scalpel = The Gentle Scalpel
name-journal-stitch = A Stitch in Time
name-journal-keyhole = Keyhole Review
name-journal-trauma-atlas = Pocket Atlas of Trauma
name-journal-fevers = Annals of Odd Fevers
name-journal-heartbeat = Heartbeat Monthly
name-journal-kidney = The Kidney Inquirer
name-journal-antidotes = Antidotes and Anecdotes
name-journal-salts = On Salts and Sugars
name-journal-synapse = Synapse Weekly
name-journal-reflex = The Reflex Hammer
name-journal-dizzy = Spinning Rooms
name-journal-cranial = Twelve Nerves and Counting
name-journal-first-hour = The First Hour
name-journal-head-to-toe = Head to Toe
name-journal-mattress = Mattress Test Special
name-journal-editorial = A Very Long Editorial
name-staff-janitor = Harold the Janitor
name-staff-secretary = Jessy the Secretary
name-staff-icu-nurse = Hilde the ICU Nurse
name-staff-paramedic = Philipp the Paramedic
name-staff-pharmacist = The Pharmacist
    .the = the Pharmacist
name-staff-scrub-nurse = Scrub Nurse
    .gender = person
name-staff-ward-nurse = Ward Nurse
    .gender = person
name-staff-orderly = Night Orderly
    .gender = person
name-staff-physiotherapist = Physiotherapist
    .gender = person
name-staff-anaesthetic-nurse = Anaesthetic Nurse
    .gender = person
name-staff-ward-doctor = Ward Doctor
    .gender = person
name-staff-neuro-fellow = Neurology Fellow
    .gender = person
name-staff-surgical-resident = Surgical Resident
    .gender = person
name-staff-eeg-technician = EEG Technician
    .gender = person
name-staff-radiographer = Radiographer
    .gender = person
name-staff-lab-technician = Lab Technician
    .gender = person
name-staff-porter = Bed Porter
    .gender = person
name-staff-tutor = Clinical Tutor
    .gender = person
name-staff-barista = Kiosk Barista
    .gender = person
name-staff-security-guard = Security Guard
    .gender = person
name-staff-bed-manager = Bed Manager
    .gender = person
name-staff-clown = Clown Doctor
    .gender = person
name-staff-therapy-dog = Therapy Dog and Handler
    .gender = person
name-staff-switchboard = Switchboard Operator
    .gender = person
name-staff-medical-student = Eager Medical Student
    .gender = person
name-staff-fainting-visitor = Fainting Visitor
    .gender = person
name-staff-inspector = Hospital Inspector
    .gender = person
name-staff-it-technician = IT Technician
    .gender = person
name-staff-matron = Strict Matron
    .gender = person
name-staff-watchman = Snoring Night Watchman
    .gender = person
name-staff-accountant = Hospital Accountant
    .gender = person
name-staff-film-crew = Documentary Crew
    .gender = person
name-consultant-chief-surgeon = Chief of Surgery
    .gender = person
name-consultant-head-physician = Head of Internal Medicine
    .gender = person
name-consultant-head-neurologist = Head of Neurology
    .gender = person
name-consultant-trauma-lead = Trauma Lead
    .gender = person
name-consultant-night-professor = The Night Professor
    .the = the Night Professor
name-consultant-retired-consultant = The Retired Consultant
    .the = the Retired Consultant
name-patient-splinter = Splinter
name-patient-sprained-ankle = Sprained Ankle
name-patient-heartburn = Midnight Heartburn
name-patient-headache = Monday Headache
name-patient-kitchen-cut = Kitchen Cut
name-patient-feverish-toddler = Feverish Toddler
name-patient-dizzy-spell = Dizzy Spell
name-patient-nosebleed = Nosebleed
name-patient-bee-sting = Bee Sting
name-patient-hiccups = Three-Day Hiccups
name-patient-tick-bite = Tick Bite
name-patient-nurse-finger = Off-Duty Nurse with a Bent Finger
name-patient-blocked = Things Have Stopped Moving
name-patient-online-diagnosis = Diagnosed Himself Online
name-patient-broken-wrist = Broken Wrist
name-patient-appendix = Grumbling Appendix
name-patient-pneumonia = Pneumonia
name-patient-migraine = Migraine with Fireworks
name-patient-man-flu = Man-Flu
name-patient-maple-syrup = Maple Syrup Syndrome
name-patient-stuck-throat = Something in the Throat
name-patient-loud-drunk = Philosopher from the Pub
name-patient-kidney-stone = Kidney Stone
name-patient-concussion = Concussion
name-patient-professor-stones = Professor with Gallstones
name-patient-asthma = Asthma Attack
name-patient-allergic-shock = Peanut Surprise
name-patient-shoulder = Dislocated Shoulder
name-patient-crooked-smile = Crooked Smile
name-patient-canteen = Canteen Fish
name-patient-dog-bite = Dog Bite
name-patient-panic = Panic Attack
name-patient-chainsaw = Chainsaw Nick
name-patient-light-bulb = Light Bulb Where None Belongs
name-patient-low-sugar = Sugar Crash
name-patient-vertigo = The Room Spins
name-patient-hip = Hip Fracture
name-patient-heart-attack = Heart Attack
name-patient-stroke = Stroke
name-patient-meningitis = Meningitis
name-patient-bowel = Twisted Bowel
name-patient-nail-gun = Nail-Gun Mishap
name-patient-motorbike = Motorbike Crash
name-patient-sepsis = Blood Poisoning
name-patient-long-seizure = Seizure That Will Not Stop
name-patient-slipped-disc = Slipped Disc
name-patient-twins = Twins on the Way
name-patient-spleen = Ruptured Spleen
name-patient-burns = Barbecue Burns
name-patient-snake = Bitten by His Own Snake
name-patient-embolism = Lung Embolism
name-patient-ladder = Fell off the Ladder
name-patient-polytrauma = Everything Is Broken
name-patient-brain-bleed = Brain Bleed
name-patient-aorta = Torn Aorta
name-patient-new-heart = A Heart Has Arrived
name-patient-organ-failure = Organ Failure
name-patient-mystery = Nobody Knows What This Is
name-patient-minister = The Minister Coughs
name-patient-tour-bus = Tour Bus in the Ditch
name-option-red = Red pill
name-option-blue = Blue pill

## Words for parts of sentences

party = the party
everybody = everybody
sleep = sleep
or = { " or " }
an-effect = an effect
no-skills = nothing
skills = { $n } { skill }
skill = { $skill ->
    [labour] labour
    [surgery] surgery
    [internal] internal medicine
    [neurology] neurology
   *[any] of any one skill
}
other-skill = { $other ->
    [labour] labour
    [surgery] surgery
    [internal] internal medicine
    [neurology] neurology
   *[any] any skill
}
token = { $token ->
    [deeds] { $n ->
        [one] 1 deed
       *[other] { $n } deeds
    }
    [sleep] { $n } sleep
    [chaos] { $n } chaos
    [journal] { $n ->
        [one] 1 journal
       *[other] { $n } journals
    }
   *[patient] { $n ->
        [one] 1 more patient
       *[other] { $n } more patients
    }
}
deeds-for = { token }{ $count ->
    [one] {""}
   *[other] { " each" }
} for { $players }
gain = { $sign }{ token }
action-noun = { $action ->
    [move] moving
    [run] running
    [study] studying
    [sleep] sleeping
    [treat] treating
   *[look] looking around
}

## Effects of cards

effect-end = { $about ->
    [this] { " for this patient" }
    [other] { " for all other patients here" }
   *[any] {""}
}{ $lasts ->
    [next_treat] { " for the next treatment" }
    [rest_of_turn] { " for the rest of the turn" }
   *[no] {""}
}{ $inside ->
    [yes] { " " }in { THE($room) }
   *[no] {""}
}{ $pay ->
    [0] {""}
    [one] { " for 1 action point" }
   *[other] { " " }for { $pay } action points
}{ $often ->
    [turn] { " (once a turn)" }
    [round] { " (once a round)" }
   *[free] {""}
}
effect-skill = { $change } { skill }{ effect-end }
effect-swap = up to { $n } { skill } counts as { other-skill }{ effect-end }
effect-gain = { $who ->
    [all] everybody { $how ->
        [receive] receives
       *[return] returns
    } { token }
    [room] everybody here { $how ->
        [receive] receives
       *[return] returns
    } { token }
   *[you] { $token ->
        [patient] { token } in the E.R.
       *[other] { $how ->
            [receive] take
           *[return] return
        } { token }
    }
}{ effect-end }
effect-timer = { $target ->
    [one] { $change } hours for one patient here
   *[others] { $change } hours for every other patient here
}{ effect-end }
effect-cost = { action-noun } costs { $n ->
    [one] 1 more action point
   *[other] { $n } more action points
}{ effect-end }
effect-chaos = { $change } chaos for { $price ->
    [run] running
    [carry] taking a patient along
    [call] calling staff
    [consult] calling a consultant
    [move] moving
   *[look] looking around
}{ effect-end }
effect-forbid = no { action-noun }{ effect-end }
effect-shift = move { $piece ->
    [staff] a staff member
   *[patient] a patient
} from here to { $reach ->
    [adjacent] an adjacent room
   *[any] any other room
}{ effect-end }
effect-copy = use an optional effect of staff elsewhere{ effect-end }
effect-choose = choose: { $options }{ effect-end }
effect-limit = { $what ->
    [journals] keep { $n } journals
    [staff_carried] take { $n } staff members along
    [study_draw] draw { $n } journals when studying
    [sleep_bonus_at] extra sleep with Sleep number { $n } of a turn
   *[calls] { $n } calls of one kind in a turn
}{ effect-end }
effect-freeload = { $change } deeds for freeloaders{ effect-end }
effect-require = treated in { THE($room) } only{ effect-end }
effect-immune = harmful effects of staff do not count{ effect-end }

## Questions

prompt-over = The night is over
prompt-pick-hero = Pick a hero
prompt-choose-action = { $points ->
    [0] No action points left
    [one] 1 action point left
   *[other] { $points } action points left
}
prompt-take-staff = Who comes along to { THE($room) }?
prompt-take-patient = Which patient comes along to { THE($room) }?
prompt-keep-journal = Which journal do you keep?
    .others = Which journal is kept?
prompt-discard-journal = Which journal do you discard?
    .others = Which journal is discarded?
prompt-offer = { $card }: { $effect }?
prompt-choose-option = { $card }: which one?
prompt-copy-line = { $card }: whose effect do you copy?
    .others = { $card }: whose effect is copied?
prompt-timer-patient = { $card }: whose timer changes by { $change }?
prompt-shift-piece = { $piece ->
    [patient] { $card }: which patient is moved?
   *[staff] { $card }: which staff member is moved?
}
prompt-shift-to = Where does { THE($piece) } go?

## Choices

action-pick-hero = Play { $hero }
action-move = Go to { THE($room) }{ action-price }{ action-chaos }
action-price = { $price ->
    [one] {""}
   *[other] { " " }({ $price } action points)
}
action-chaos = { $chaos ->
    [0] {""}
   *[other] { ": " }+{ $chaos } chaos
}
action-gains = { $gains_count ->
    [0] {""}
   *[other] { ": " }{ $gains }
}
action-run = Run through { THE($via) } to { THE($room) }{ action-price }{ action-chaos }
action-study = { $draws ->
    [one] Study: take a journal
   *[other] Study: draw { $draws } journals and keep one
}{ action-price }
action-sleep = Sleep{ action-price }{ action-gains }
action-look = { $full ->
    [yes] Look around: the E.R. is full, so the next patient is turned away, { $turned_away } chaos for { $who }
   *[no] Look around for another patient
}{ action-price }{ action-chaos }
action-treat = { $ways ->
    [one] Treat { $patient }
   *[other] Treat { $patient } with { $skills }
}{ $helped ->
    [yes] , counselled by { $helper }
   *[no] {""}
}{ action-price }{ action-gains }
action-call-staff = Call { THE($staff) }{ action-chaos }
action-call-consultant = Call { THE($consultant) } from the stack{ action-chaos }
action-use = Use { $card }: { $effect }
action-end-turn = { $points ->
    [0] End turn
    [one] End turn (1 action point left)
   *[other] End turn ({ $points } action points left)
}
move-with = { $what } with { $who }
move-halfway = { $what }, halfway with { $who }
move-cost = { $what }{ action-chaos }
noun-patient-alike = { $name } ({ $hours ->
    [one] 1 hour left
   *[other] { $hours } hours left
}, no. { $n })
action-take-staff = Take { THE($staff) } along
action-done = { $some ->
    [yes] Take nobody else
   *[no] Take no staff
}
action-take-patient = Take { $patient } along{ action-chaos }
action-none = Take no patient
action-keep-journal = Keep { $journal } ({ $gives })
action-discard-journal = Discard { $journal } ({ $gives })
action-yes = Yes
action-no = No
action-choose-option = { $option }: { $effects }
action-copy-line = Copy { THE($card) }: { $effect }
action-timer-patient = Change the timer of { $patient }
action-shift-piece = Move { THE($piece) }
action-shift-to = To { THE($room) }

## Kinds of moves

noun-kind-move = Go
noun-kind-run = Run
noun-kind-treat = Treat
noun-kind-call-staff = Call staff
noun-kind-call-consultant = Call a consultant
noun-kind-use = Use a card
noun-kind-look = Look around
noun-kind-study = Study
noun-kind-sleep = Sleep
noun-kind-end-turn = End turn

## What happens

event-hero-taken = { $player } plays { $hero }.
event-round-began = Round { $round }: { $hours_left ->
    [one] 1 hour to go.
   *[other] { $hours_left } hours to go.
}
event-turn-began = { $player }’s turn.
event-turn-ended = { $nothing_left ->
    [yes] { $player }’s turn ended: nothing was left to do.
   *[no] { $lost_points ->
        [0] { $player } ended the turn.
        [one] { $player } ended the turn with 1 action point left.
       *[other] { $player } ended the turn with { $lost_points } action points left.
    }
}
event-patient-arrived = “{ $patient }” arrived in { THE($room) } and will wait { $timer ->
    [one] 1 hour
   *[other] { $timer } hours
}.
event-patient-turned-away = “{ $patient }” was turned away: { $chaos } chaos for { $player }.
event-nobody-arrived = No patient card was left, so nobody arrived.
event-deck-renewed = The discarded { $deck ->
    [staff] staff cards
    [journals] journals
   *[patients] patients
} became a new deck ({ $cards }).
event-moved = { $player } { $ran ->
    [yes] ran
   *[no] went
} to { THE($room) }{ $along_count ->
    [0] {""}
   *[other] { " " }with { THE($along) }
}.
quoted = “{ $name }”
event-run-declared = { $player } set off at a run, through { THE($via) } to { THE($room) }{ $price ->
    [0] {""}
   *[other] { ": " }+{ $price } chaos
}.
event-patient-picked-up = { $price ->
    [0] { $player } took “{ $patient }” along.
   *[other] { $player } took “{ $patient }” along: +{ $price } chaos.
}
event-tokens-received = { $player } received { token }{ $from_card ->
    [yes] { " " }({ $card })
   *[no] {""}
}.
event-tokens-returned = { $player } returned { token }{ $from_card ->
    [yes] { " " }({ $card })
   *[no] {""}
}.
event-sleep-removed-chaos = Rest helped: { $sleep } sleep removed { $chaos } chaos.
event-studied = { $player } studied.
event-journal-drawn = { $player } drew “{ $journal }”.
event-journal-taken = { $player } took “{ $journal }”.
event-journal-discarded = { $player } discarded “{ $journal }”.
event-slept = { $count ->
    [one] { $player } slept: +{ $n } sleep.
   *[other] { $player } slept on: +{ $n } sleep.
}
event-looked-around = { $player } looked around.
event-treated = { $player } treated “{ $patient }” in { THE($room) } with { $way }{ $helped ->
    [yes] , counselled by { $helper }
   *[no] {""}
}{ $rewarded ->
    [yes] { ": " }{ $got }
   *[no] {""}
}.
event-staff-called = { $player } called { THE($staff) } to { THE($room) }{ $price ->
    [0] {""}
   *[other] { ": " }+{ $price } chaos
}.
event-consultant-called = { $player } called { THE($consultant) } to { THE($room) }{ $price ->
    [0] {""}
   *[other] { ": " }+{ $price } chaos
}.
event-line-used = { $paid ->
    [0] { $player } used { THE($card) }.
    [one] { $player } used { THE($card) } for 1 action point.
   *[other] { $player } used { THE($card) } for { $paid } action points.
}
event-line-offered = { THE($card) } made { $player } an offer.
event-offer-answered = { $accepted ->
    [yes] { $player } took up the offer of { THE($card) }.
   *[no] { $player } declined the offer of { THE($card) }.
}
event-option-chosen = { $player } chose “{ $name }” ({ $card }).
event-line-copied = { $player } let { THE($by) } copy { THE($card) }.
event-effect-gained = { $lasts ->
    [next_treat] { THE($card) } affects { $player }’s next treatment.
   *[rest_of_turn] { THE($card) } affects { $player } until the end of the turn.
}
event-timer-changed = “{ $patient }” now has { $timer ->
    [one] 1 hour
   *[other] { $timer } hours
} left ({ $change }).
event-piece-shifted = { THE($piece) } went from { THE($start) } to { THE($room) }.
event-timers-ran = { $patients_count ->
    [0] No patient lost an hour.
    [one] An hour passed for 1 patient.
   *[other] An hour passed for { $patients_count } patients.
}
event-patient-left = “{ $patient }” left { THE($room) } untreated: { $chaos } chaos for { $player }.
event-consultant-left = { THE($consultant) } went home.
event-staff-left = { THE($staff) } went off duty.
event-staff-arrived = { THE($staff) } came on duty in { THE($room) }.
event-clock-moved = { $hours_left ->
    [0] The night is over.
    [one] 1 hour to go.
   *[other] { $hours_left } hours to go.
}
event-start-passed = { $player } is the starting player now.
event-bag-opened = { $out ->
    [chaos] { $player } had { $chaos_left } chaos left: eliminated.
    [sleep] { $sleep ->
        [0] { $player } had not slept at all: eliminated.
       *[other] { $player } had only { $sleep } sleep: eliminated.
    }
   *[no] { $penalty ->
        [0] { $player }: { $deeds ->
            [one] 1 deed
           *[other] { $deeds } deeds
        }, no chaos left to pay for: score { $score }.
       *[other] { $player }: { $deeds ->
            [one] 1 deed
           *[other] { $deeds } deeds
        }, −{ $penalty } for { $chaos_left } chaos left: score { $score }.
    }
}
event-goal-checked = The party had { $deeds } of { $goal } deeds.

end-winner = { $decider ->
    [fewest_chaos_left] Tie at { $points }: { $players } wins with less chaos.
    [most_sleep_collected] Tie at { $points }, and in chaos: { $players } wins with more sleep.
   *[score] { $players } wins the night with { $points } points.
}
end-shared-win = { $decider ->
   *[shared] Tie at { $points }, in chaos and in sleep: { $players } share the win.
}
end-no-winner = Everybody is eliminated: nobody wins.
end-lost-by-chaos = The party has { $chaos } chaos, and that is too much: the night ends at once and is lost.
end-won = The party has { $deeds } of { $goal } deeds: the night is won.
end-lost-for-deeds = The party has only { $deeds } of { $goal } deeds: the night is lost.
score-deeds = Deeds
score-chaos-left = { $chaos ->
    [0] No chaos left
   *[other] { $chaos } chaos left
}
score-not-below-zero = Never below 0
score-out-by-chaos = Eliminated by chaos
score-out-by-sleep = Eliminated: too little sleep
score-party-deeds = Deeds (goal { $goal })

## What is not allowed

refusal-picks-first = { $hero } picks first.
refusal-no-such-room = There is no such room.
refusal-no-such-line = There is no such effect.
refusal-hero-taken = { $hero } is taken: each player has a different hero.
refusal-not-here = { THE($piece) } is not in your room: go there first.
refusal-not-waiting = { $piece } is not in the hospital now.
refusal-not-own = Only { $piece } can use that card.
refusal-enough-taken = { $most ->
    [one] Only 1 may be taken along on one Move or Run.
   *[other] Only { $most } may be taken along on one Move or Run.
}
refusal-not-adjacent = No door leads from { THE($start) } to { THE($room) }. Go by way of another room.
refusal-same-room = A step leads to another room, and { THE($room) } is where you would be already.
refusal-run-back = A Run has to end in another room than where it began.
refusal-wrong-room = { $action ->
    [study] Studying is possible here: { $rooms }. Go there first.
    [sleep] Sleeping is possible here: { $rooms }. Go there first.
    [look] Looking around is possible here: { $rooms }. Go there first.
   *[treat] This patient can only be treated here: { $rooms }. Bring the patient there first.
}
refusal-no-journal = There is no journal left to draw.
refusal-no-patient = There is no patient card left to draw.
refusal-forbidden = A card forbids { action-noun } now.
refusal-points = That takes { $needed ->
    [one] 1 action point
   *[other] { $needed } action points
}, and you have { $left ->
    [0] none left
   *[other] { $left } left
}.
refusal-no-such-way = { $piece } cannot be treated in that way.
refusal-no-helper = Counsel comes from another hero.
refusal-counsel-used = { $limits ->
    [yes] No counsel is left in this round: all heroes share it.
   *[no] You have no counsel left in this turn.
}
refusal-helper-elsewhere = { $hero } is in another room and cannot give counsel.
refusal-not-met = This takes { $needed }. Here you have { $total }{ $counsel ->
    [yes] : ask somebody for counsel{ $call ->
        [yes] , or call for help
       *[no] {""}
    }
   *[no] { $call ->
        [yes] : call for help
       *[no] {""}
    }
}.
refusal-call-used = { $limits ->
    [yes] No call for help is left in this round: all heroes share it.
   *[no] You have no call for help left in this turn.
}
refusal-other-call = Staff and a consultant cannot be called in the same turn.
refusal-not-on-board = { THE($piece) } is not on duty.
refusal-already-here = { THE($piece) } is here already.
refusal-not-a-consultant = { THE($piece) } is not on the stack of consultants.
refusal-consultant-here = There is a consultant on the board: no other can be called before the round ends.
refusal-not-usable = { THE($card) } works by itself and is not used at will.
refusal-line-used = { THE($card) } has been used already.
refusal-not-in-force = { THE($card) } does not count here.
refusal-no-effect = { THE($card) } would change nothing now.

## The table

zone-board = Hospital
zone-heroes = Heroes to pick from
zone-track = Staff: { $hours ->
    [one] 1 hour to go
   *[other] { $hours } hours to go
}
zone-stack = Consultants
zone-drawn = Journals drawn
zone-deck = Deck: { $deck ->
    [staff] staff
    [journals] journals
   *[patients] patients
}
in-the-deck = In the deck
gone = Gone
discarded = Discarded
step-patients = New patients
step-timers = Timers
round-of = Round { $round } of { $rounds }
fact-round = Round
fact-points = Points left
fact-calls = Calls left
fact-counsel = Counsel left
fact-start = Starting player
fact-deeds = Deeds
fact-chaos = Chaos
fact-sleep = Sleep
fact-sleep-needed = Sleep needed
fact-score-now = Score now
score-now = { $penalty ->
    [0] { $points }
   *[other] { $points } (chaos −{ $penalty })
}
fact-lasting = For this turn
lasting = { $card }: { $effect }
note-stations = { $count } stations
note-bonus = +{ $skills } for treatments
note-action = { action-noun }
note-card = { $skills }. { $text }
note-hero = { $skills }. { $power }: { $text }
note-patient = { $timer ->
    [one] 1 hour left
   *[other] { $timer } hours left
}; { $ways }; { $reward ->
    [one] 1 deed
   *[other] { $reward } deeds
}{ $freeload ->
    [0] {""}
   *[other] , freeloaders { $freeload }
}; untreated: { $chaos } chaos{ $station ->
    [0] {""}
   *[other] ; station { $station }
}. { $text }

## What a seat says beforehand, and what people are warned of

standing-end-turn = End of my turn
    .help = Calls alone do not keep it open.
    .spent = When all points are spent
standing-second-leg = Second leg of a Run
    .help = Who comes along from the room in between.
    .same = The same company; ask me if I am alone
    .alone = The same company or nobody
standing-offers = Offers of cards
    .help = What a card lets me do when something happens.
    .good = Yes to tokens that do good
    .yes = Always yes
    .no = Always no
standing-timers = A patient’s hours change
    .help = Where a card lets me choose the patient.
    .need = More for whoever has fewest, less for whoever has most
danger-untreated =
    { $patients ->
        [one] 1 patient will leave untreated
       *[other] { $patients } patients will leave untreated
    }{ $chaos ->
        [0] .
       *[other] : +{ $chaos } chaos.
    }

## What cards say

text-hero-rob = In the Operation Room Rob has 1 more surgery, on top of the room's own bonus.
text-hero-kenta = On a Move or Run Kenta may take two staff members along instead of one.
text-hero-alex = Alex may keep 6 journals instead of 4.
text-hero-leo = Calling a staff member costs Leo 1 chaos less; a consultant from the stack still costs the full price.
text-hero-lizzy = Lizzy gets the extra sleep token with her second Sleep of a turn: 2 sleeps give 3 tokens, 3 sleeps give 4.
text-hero-sanjay = When Sanjay studies he draws two journals, keeps one and discards the other.
text-hero-tyler = Running costs Tyler 1 chaos less; taking a patient along still costs.
text-hero-janique = Harmful must-effects of staff in her room do not touch Janique.
text-consultant-chief-surgeon = One look, one cut.
text-consultant-head-physician = Knows the answer before the question.
text-consultant-head-neurologist = Speaks to synapses by name.
text-consultant-trauma-lead = Taking a patient out of this room costs 1 chaos less.
text-consultant-night-professor = After the first treatment of the round beside him, the treating hero may take a journal.
text-consultant-retired-consultant = Once per turn a hero here may use one optional effect of a staff member elsewhere on the board as if it were his.
text-staff-janitor = Once per round a hero here may spend an action to help mop up and return 1 chaos.
text-staff-secretary = Calls made from this room cost 1 chaos less (staff 0, consultant 1).
text-staff-icu-nurse = 1 more internal medicine while she is in the ICU.
text-staff-paramedic = Once per turn a hero here may have him bring one more patient into the E.R.; no action needed.
text-staff-pharmacist = Once per turn a hero here may take a pill. Red: 1 more of any one skill for the next treatment of this turn, and 1 chaos. Blue: 1 sleep, but no more treating this turn.
text-staff-scrub-nurse = 1 more surgery while in the Operation Room.
text-staff-ward-nurse = Two steady hands and a good memory.
text-staff-orderly = Lifts anything.
text-staff-physiotherapist = Knows every nerve and every muscle.
text-staff-anaesthetic-nurse = Counts backwards from ten.
text-staff-ward-doctor = Has seen it all, twice.
text-staff-neuro-fellow = Carries a reflex hammer everywhere.
text-staff-surgical-resident = Brilliant, but takes the credit: freeloader rewards here are 1 lower.
text-staff-eeg-technician = Up to 2 internal medicine here may count as neurology.
text-staff-radiographer = With a good picture 1 internal medicine here may count as surgery.
text-staff-lab-technician = 1 labour here may count as internal medicine.
text-staff-porter = Taking a patient out of this room costs 1 chaos less.
text-staff-tutor = Once per turn a hero here may spend an action to take a journal, whatever the room.
text-staff-barista = Once per round a hero here may take 1 sleep (strong coffee counts).
text-staff-security-guard = Once per turn a hero here may have another staff member shown to an adjacent room.
text-staff-bed-manager = Once per round a hero here may have one patient of this room moved to any other room; no action, no chaos.
text-staff-clown = Once per round a hero here may put 1 timer token on a patient in this room.
text-staff-therapy-dog = A hero's first Sleep of a turn beside the dog gives 1 more sleep.
text-staff-switchboard = A hero here may call staff twice in a turn; each call has its price. Staff and a consultant are never called in one turn.
text-staff-medical-student = Lends a hand, but asks a question every minute: 1 internal medicine less here.
text-staff-fainting-visitor = Cannot see blood, and somebody has to catch him: 1 surgery less here.
text-staff-inspector = Starting a run here, or taking a patient out of this room, costs 1 chaos more.
text-staff-it-technician = Updates are being installed: treating a patient here takes one more action.
text-staff-matron = Nobody starts a run in her room.
text-staff-watchman = Sleeping here takes one more action.
text-staff-accountant = Paperwork: each treatment here costs the treating hero 1 deed.
text-staff-film-crew = Each treatment here earns the treating hero 1 more deed and 1 chaos.
text-patient-nosebleed = Three ways: lower the pressure, press hard, or stitch.
text-patient-hiccups = Blessed silence: return 1 chaos.
text-patient-nurse-finger = While she waits she lends a hand: 1 more labour for treating anyone else in this room.
text-patient-blocked = It gets messy: take 1 chaos.
text-patient-online-diagnosis = He will not stop talking: looking around in this room takes one more action.
text-patient-man-flu = So much suffering: 1 labour less in this room - except for heroes who are immune.
text-patient-maple-syrup = You will want to write this up: take a journal.
text-patient-loud-drunk = Nobody can think: 1 neurology less in this room.
text-patient-kidney-stone = The screaming: 1 neurology less in this room.
text-patient-professor-stones = He lectures from the stretcher: 1 more internal medicine for treating anyone else in this room.
text-patient-canteen = If he leaves untreated every other patient in the room loses 1 timer token (never the last).
text-patient-dog-bite = The dog came along: taking any patient out of this room costs 1 chaos more.
text-patient-panic = The breathing exercise works on you too: take 1 sleep.
text-patient-light-bulb = The best story of the night: return 1 chaos.
text-patient-meningitis = If he leaves untreated every other patient in the room loses 1 timer token (never the last).
text-patient-motorbike = There was a passenger: draw another patient.
text-patient-long-seizure = Hold on tight: treating this patient takes one more action.
text-patient-twins = It is two of them: take 2 more deeds.
text-patient-snake = Never seen before: take a journal.
text-patient-polytrauma = Everybody has to help: the freeloader reward for this patient is 1 higher.
text-patient-brain-bleed = Can only be treated in the operation room.
text-patient-new-heart = Can only be treated in the operation room. Take a journal afterwards.
text-patient-organ-failure = Can only be treated in the ICU.
text-patient-mystery = Your first case report: take a journal.
text-patient-minister = If he leaves untreated the newspapers hear of it: 1 more chaos for everybody.
text-patient-tour-bus = They keep coming: draw another patient.
text-power-rob = Born Surgeon
text-power-kenta = Bring a Friend
text-power-alex = Photographic Memory
text-power-leo = Everybody Loves Leo
text-power-lizzy = Power Nap
text-power-sanjay = Well-Read
text-power-tyler = Track Athlete
text-power-janique = Life of the Party

## What a round adds up to

sum-treated = Treated
sum-untreated = Left untreated
sum-deeds = Deeds
sum-sleep = Sleep
sum-chaos = Chaos

## The guided first game

guide-title = A quiet night, so far
guide-welcome = Two in the morning. You are Rob, a born surgeon, and Alex is reading in the Library. A turn has three points, and nearly everything costs one.
guide-sleep = Somebody ran in the corridor, so the party has chaos, and six of it would end the night. Sleep drives it out. Have one more nap: Sleep.
guide-run = Gone. A Run takes you two rooms away for one point and a little chaos. Others could come along, but this one you can do alone. Press the E.R., then Run.
guide-treat = Something in the Throat has one hour left. It asks for 1 labour and 2 surgery, and you bring 1 and 3. Treat it: four heroic deeds!
guide-end-turn = Your points are used. End your turn, and keep an eye on the timers.
guide-hour = An hour has passed, and every patient lost a timer. The asthma attack waited in vain and left: chaos for the party. New patients came, as they always do.
guide-room = The nail-gun mishap asks for 4 surgery, and here you have 3. But the Operation Room adds one, and Rob one more there.
guide-carry = Run there with both: press the Operation Room, the Nail-Gun Mishap (carrying costs one chaos) and the Surgical Resident, who waits in the Hallway.
guide-operate = Everybody is where they should be. Scalpel: treat the Nail-Gun Mishap!
guide-goal = Nine deeds in two turns! Together you need enough of them by morning, and never too much chaos. Against each other, everybody also has to sleep enough.
guide-end = That is the heart of HE.R.O. You have points left: play on here, or begin a whole night of your own.

## What can be set in a position

position-heroes = Heroes and their rooms
position-patients = Patients and their rooms
position-staff = Staff and their rooms
position-consultants = Consultants and their rooms
position-active = Whose turn it is
position-points = Points left
position-round = Round
position-start = Starting player
position-journals = Journals
position-bags = Tokens
position-pool = Shared tokens
position-fill-er = Fill the E.R. up to
position-patient-discard = Discarded patients
position-journal-discard = Discarded journals
position-calls = Calls this turn
position-counsels = Counsels this turn
position-sleeps = Naps this turn
position-used-in-turn = Used this turn
position-used-in-round = Used this round
position-carried = Carried this turn

## Positions

wants-numbers-behind = numbers behind the /
wants-seat-or-hero = a seat from 0 to { $last }, or one of { $heroes }
wants-field = a field from 1 to { $most }
wants-not-on-the-board = a card that is neither on the board nor named twice
wants-free-station = a room with a free station
wants-another-copy = no more copies than there are
wants-tokens-of-the-mode = { $other } in this mode
wants-tokens = deeds, sleep and chaos
wants-line = a line such as staff:barista/1

name-token-deeds = Heroic deed
name-token-sleep = Sleep
name-token-chaos = Chaos
