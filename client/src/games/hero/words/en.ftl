# What HE.R.O.'s board says.

## Skills and people

hero-labour-of = labour { $n }
hero-surgery-of = surgery { $n }
hero-internal-of = internal medicine { $n }
hero-neurology-of = neurology { $n }
hero-no-skills = no skills
hero-station = station { $number }
hero-hours-left = { $hours ->
    [one] last hour
   *[other] { $hours } hours left
}
hero-needs = needs { $ways }, reward { $reward }
hero-leaves-tip = { $hours ->
    [one] Leaves in { $hours } hour
   *[other] Leaves in { $hours } hours
}; then { $together ->
    [yes] the party gets { $chaos } chaos (HE-13.5).
   *[no] every hero gets { $chaos } chaos (HE-8.4).
}
hero-reward-tip = { $others ->
    [0] Reward { $reward } (HE-5.35).
   *[other] Reward { $reward }; others here get { $others } (HE-5.35, HE-5.36).
}
hero-carry-tip = Taking along costs { $chaos } chaos (HE-5.13).
hero-to-go = { $hours ->
    [one] { $hours } hour to go
   *[other] { $hours } hours to go
}
hero-consultant = consultant
hero-used = used
hero-staff-tip = { $hours ->
    [one] Goes home in { $hours } hour
   *[other] Goes home in { $hours } hours
} (HE-7.7). Calling costs chaos (HE-6.6).
hero-consultant-tip = Stays until the end of the round (HE-6.10).
hero-staff-skills = { $name }: { $skills }, for every hero in the same room (HE-7.2).
hero-of = hero of { $player }
hero-immune = Immune to man-flu.
hero-skills = { $name }: { $skills }, journals included (HE-3.2).
hero-starts = starts

## Rooms

hero-room-bonus = { $skills } more for every treatment here (HE-2.13).
hero-room-stations = { $count } stations; new patients arrive here (HE-2.6).
hero-study-tip = Study here: take a journal (HE-5.26).
hero-sleep-tip = Sleep here: 1 sleep token, the third of a turn gives 2 (HE-5.28).
hero-look-tip = Look around here: one more patient arrives (HE-5.40).
hero-study-here = study here
hero-sleep-here = sleep here
hero-look-here = look around here
hero-wall-no-running = No running. (1 chaos)

## Who can treat whom

hero-with-card = with a card
hero-ask = ask { $name }
hero-with = with { $names }
hero-in-here = in here
hero-alone = alone
hero-counsel = counsel by { $name }
hero-elsewhere = { $patient } is not where { $hero } is.
hero-can-treat = { $hero } can treat { $patient } { $helped }.
hero-missing = { $patient }: { $skills } missing.
hero-missing-even = { $patient }: { $skills } missing, even { $helped }.
hero-treatable = { $patient }: can be treated ({ $helped })
hero-or = or
hero-on-duty-tonight = Who is on duty tonight?
hero-no-patients = No patients where { $hero } is.
hero-has-skills = { $hero } has the skills for { $ready } of { $here } here.
hero-last-hour = { $count ->
    [one] One of them leaves within the hour!
   *[other] { $count } of them leave within the hour!
}

## Tokens, decks, the clock

hero-deeds = Heroic deeds
hero-deeds-tip = Heroic deeds are rewards for treatments (HE-5.35).
hero-sleep = Sleep
hero-sleep-token-tip = { $together ->
    [yes] As many sleep tokens as players remove 1 chaos, at once (HE-13.9).
   *[no] In the morning, sleep beyond what is needed removes chaos (HE-12.2).
}
hero-chaos = Chaos
hero-chaos-tip = Chaos comes from running, calling, carrying and from patients who leave untreated.
hero-tokens = { $name }: { $count }
hero-tokens-of = { $name }: { $count } of { $all }
hero-of-all = of { $all }
hero-bag-tied = bag is tied
hero-party = The party’s bag
hero-heroes = Heroes to pick from
hero-drawn = Journals drawn
hero-pick-tip = { $name }: each player takes a different hero (HE-1.11).
hero-clock = { $hours ->
    [one] Clock: { $hours } hour left
   *[other] Clock: { $hours } hours left
}, round { $round } of { $rounds }
hero-round = Round { $round }
hero-round-of = Round { $round } of { $rounds }
hero-journal = Journal: { $title }
hero-journal-tip = { $title }. Its skills are counted in the hero’s own (HE-3.2).
hero-deck-staff = staff
hero-deck-patients = patients
hero-deck-journals = journals
hero-in-deck = { $cards }: { $count } in the deck
hero-deck-tip = { $cards }: { $count } in the deck. Everybody may look through what has gone (HE-H2).
hero-gone-home = { $cards }: { $count } gone home
hero-discarded = { $cards }: { $count } discarded
hero-nothing-yet = Nothing yet.
hero-consultants = Consultants
hero-price = { $chaos } chaos
hero-track = Staff track
hero-on-duty = On duty
hero-turn = Turn of { $hero }: { $points } actions, { $calls } calls, { $counsels } counsels left; here together { $skills }
hero-nobody-acts = Nobody acts
hero-here = here
hero-all-in = all in
hero-morning = Morning at last.

## Pages of a phone

hero-page-choose = Choose
hero-page-hospital = Hospital
hero-page-staff = Staff
hero-page-team = Team
hero-page-decks = Decks
