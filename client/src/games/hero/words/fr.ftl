# Ce que dit le plateau de HE.R.O.

## Skills and people

hero-labour-of = effort { $n }
hero-surgery-of = chirurgie { $n }
hero-internal-of = médecine interne { $n }
hero-neurology-of = neurologie { $n }
hero-no-skills = aucune compétence
hero-station = brancard { $number }
hero-hours-left = { $hours ->
    [one] dernière heure
   *[other] encore { $hours } heures
}
hero-needs = il faut { $ways }, récompense { $reward }
hero-leaves-tip = { $hours ->
    [one] Part dans { $hours } heure
   *[other] Part dans { $hours } heures
} ; puis { $together ->
    [yes] le groupe reçoit { $chaos } chaos (HE-13.5).
   *[no] chaque héros reçoit { $chaos } chaos (HE-8.4).
}
hero-reward-tip = { $others ->
    [0] Récompense { $reward } (HE-5.35).
   *[other] Récompense { $reward } ; les autres ici reçoivent { $others } (HE-5.35, HE-5.36).
}
hero-carry-tip = L’emmener coûte { $chaos } chaos (HE-5.13).
hero-to-go = { $hours ->
    [one] encore { $hours } heure
   *[other] encore { $hours } heures
}
hero-consultant = spécialiste
hero-used = utilisé
hero-staff-tip = { $hours ->
    [one] Rentre dans { $hours } heure
   *[other] Rentre dans { $hours } heures
} (HE-7.7). Appeler coûte du chaos (HE-6.6).
hero-consultant-tip = Reste jusqu’à la fin de la manche (HE-6.10).
hero-staff-skills = { $name } : { $skills }, pour tous les héros de la salle (HE-7.2).
hero-of = héros de { $player }
hero-immune = Immunisé contre la grippe d’homme.
hero-skills = { $name } : { $skills }, revues comprises (HE-3.2).
hero-starts = commence

## Rooms

hero-room-bonus = De plus pour chaque soin ici : { $skills } (HE-2.13).
hero-room-stations = { $count } brancards ; les nouveaux patients arrivent ici (HE-2.6).
hero-study-tip = Étudier ici : prendre une revue (HE-5.26).
hero-sleep-tip = Dormir ici : 1 jeton sommeil, le troisième du tour en donne 2 (HE-5.28).
hero-look-tip = Chercher ici : un patient de plus arrive (HE-5.40).
hero-study-here = étudier ici
hero-sleep-here = dormir ici
hero-look-here = chercher ici
hero-wall-no-running = Défense de courir. (1 chaos)

## Who can treat whom

hero-with-card = avec une carte
hero-ask = demander à { $name }
hero-with = avec { $names }
hero-in-here = ici même
hero-alone = seul
hero-counsel = le conseil de { $name }
hero-elsewhere = « { $patient } » n’est pas là où est { $hero }.
hero-can-treat = { $hero } peut soigner « { $patient } » { $helped }.
hero-missing = « { $patient } » : il manque { $skills }.
hero-missing-even = « { $patient } » : il manque { $skills }, même { $helped }.
hero-treatable = { $patient } : soignable ({ $helped })
hero-or = ou
hero-on-duty-tonight = Qui est de garde cette nuit ?
hero-no-patients = Aucun patient auprès de { $hero }.
hero-has-skills = { $hero } peut en soigner { $ready } sur { $here } ici.
hero-last-hour = { $count ->
    [one] L’un d’eux part dans l’heure !
   *[other] { $count } d’entre eux partent dans l’heure !
}

## Tokens, decks, the clock

hero-deeds = Exploits
hero-deeds-tip = Les exploits récompensent les soins (HE-5.35).
hero-sleep = Sommeil
hero-sleep-token-tip = { $together ->
    [yes] Autant de jetons sommeil que de joueurs enlèvent aussitôt 1 chaos (HE-13.9).
   *[no] Au matin, le sommeil en trop enlève du chaos (HE-12.2).
}
hero-chaos = Chaos
hero-chaos-tip = Le chaos vient des courses, des appels, des transports et des patients qui partent sans soins.
hero-tokens = { $name } : { $count }
hero-tokens-of = { $name } : { $count } sur { $all }
hero-of-all = sur { $all }
hero-bag-tied = sac fermé
hero-party = Le sac du groupe
hero-heroes = Héros à choisir
hero-drawn = Revues piochées
hero-pick-tip = { $name } : chaque joueur prend un autre héros (HE-1.11).
hero-clock = { $hours ->
    [one] Horloge : encore { $hours } heure
   *[other] Horloge : encore { $hours } heures
}, manche { $round } sur { $rounds }
hero-round = Manche { $round }
hero-round-of = Manche { $round } sur { $rounds }
hero-journal = Revue : { $title }
hero-journal-tip = { $title }. Ses compétences s’ajoutent à celles du héros (HE-3.2).
hero-deck-staff = personnel
hero-deck-patients = patients
hero-deck-journals = revues
hero-in-deck = { $cards } : { $count } dans la pioche
hero-deck-tip = { $cards } : { $count } dans la pioche. Tous peuvent regarder ce qui est parti (HE-H2).
hero-gone-home = { $cards } : { $count } rentrés
hero-discarded = { $cards } : { $count } défaussées
hero-nothing-yet = Rien encore.
hero-consultants = Spécialistes
hero-price = { $chaos } chaos
hero-track = Tableau de garde
hero-on-duty = De garde
hero-turn = Au tour de { $hero } : { $points } actions, { $calls } appels, { $counsels } conseils ; ici ensemble { $skills }
hero-nobody-acts = Personne ne joue
hero-here = ici
hero-all-in = total
hero-morning = Enfin le matin.

## Pages of a phone

hero-page-choose = Choisir
hero-page-hospital = Hôpital
hero-page-staff = Personnel
hero-page-team = Équipe
hero-page-decks = Pioches
