# HE.R.O. en français.
# Le journal est au présent, comme dans les jeux de société en ligne.

summary = Une garde de nuit aux urgences : les héros se déplacent, étudient, dorment et soignent les patients avec l’aide du personnel et des spécialistes, les uns contre les autres ou ensemble.

## Options

option-seats = Joueurs
    .help = Chacun joue un héros de la garde de nuit.
option-mode = Mode
    .help = Les uns contre les autres avec des sacs secrets, ou ensemble contre le chaos.
    .competitive = Compétitif
    .cooperative = Coopératif
option-night = Nuit
    .help = La durée de la garde.
    .regular = Normale, 12 heures
    .short = Courte, 8 heures
option-level = Niveau
    .help = En coopératif : combien d’exploits il faut au groupe.
    .beginner = Débutant
    .intermediate = Intermédiaire
    .expert = Expert
option-expert-limits = Limites d’expert
    .help = Un appel et un conseil par manche pour tous les héros ensemble.
    .expert-level = Au niveau expert
    .always = Toujours
    .never = Jamais
option-hero-setup = Héros
    .help = Tirés au sort, ou choisis l’un après l’autre.
    .random = Tirés au sort
    .chosen = Choisis
option-start-player = Premier joueur au départ
    .help = Qui commence la première manche. Dans la boîte, c’est qui possède le plus de livres de médecine : donnez-lui la première place.
    .random = Au hasard
    .first-seat = Première place
option-arrivals = Combien de nouveaux patients arrivent ?
    .help = Le tableau des arrivées se lit de trois façons.
    .position = Selon l’aiguille de l’horloge
    .round-number = Selon la manche
    .clock-label = Selon l’heure de l’horloge
option-carry-charge = Emmener un patient coûte du chaos
    .help = Une fois par tour et par patient, ou à chaque déplacement.
    .per-turn = Une fois par tour
    .per-action = Chaque fois
option-run-back = Une course peut-elle finir à son départ ?
    .help = Courir, c’est deux déplacements. L’aller-retour va chercher quelqu’un à côté ; du couloir, toute course en est un.
    .allowed = Oui
    .never = Non, donc jamais depuis le couloir
option-eliminate-at-chaos = Trop de chaos élimine-t-il ?
    .help = En compétitif : qui a encore 10 chaos ou plus à la fin est éliminé.
    .n0 = Non
    .n10 = Oui, dès 10
option-open-bags = Sacs ouverts
    .help = En compétitif : tous voient tous les jetons.
    .true = Oui
    .false = Non
option-short-target = Objectif d’une nuit courte
    .help = En nuit courte coopérative : tout l’objectif, ou les deux tiers.
    .printed = Entier
    .scaled = Deux tiers
option-two-player-help = Revues de départ
    .help = En coopératif à deux : des revues de compétence pour chaque héros.
    .n0 = Aucune
    .n2 = Deux chacun

## Noms

name-room-hallway = Couloir
    .gender = m
name-room-er = Urgences
    .gender = p
name-room-or = Bloc opératoire
    .gender = m
name-room-icu = Soins intensifs
    .gender = p
name-room-library = Bibliothèque
    .gender = f
name-room-oncall = Chambre de garde
    .gender = f
name-journal-lifting = Soulever pour petits et grands
name-journal-plaster = Le Courrier du plâtre
name-journal-bandage = Bandages du monde
name-journal-stretcher = Brancard et cage d’escalier
name-journal-knots = Cent nœuds utiles
name-journal-scalpel = Le Scalpel délicat
name-journal-stitch = Le Point de suture
name-journal-keyhole = La Revue du trou de serrure
name-journal-trauma-atlas = Atlas de poche du trauma
name-journal-fevers = Annales des fièvres étranges
name-journal-heartbeat = Battements mensuels
name-journal-kidney = L’Écho du rein
name-journal-antidotes = Antidotes et anecdotes
name-journal-salts = Des sels et des sucres
name-journal-synapse = Synapse hebdo
name-journal-reflex = Le Marteau à réflexes
name-journal-dizzy = Quand tout tourne
name-journal-cranial = Douze nerfs et plus
name-journal-first-hour = La Première Heure
name-journal-head-to-toe = De la tête aux pieds
name-journal-mattress = Spécial matelas
name-journal-editorial = Un très long éditorial
name-staff-janitor = Harold le concierge
name-staff-secretary = Jessy la secrétaire
name-staff-icu-nurse = Hilde l’infirmière des soins intensifs
name-staff-paramedic = Philipp l’ambulancier
name-staff-pharmacist = Pharmacienne
    .gender = f
name-staff-scrub-nurse = Infirmière de bloc
    .gender = w
name-staff-ward-nurse = Infirmier de service
    .gender = v
name-staff-orderly = Aide-soignant de nuit
    .gender = v
name-staff-physiotherapist = Kinésithérapeute
    .gender = f
name-staff-anaesthetic-nurse = Infirmière anesthésiste
    .gender = w
name-staff-ward-doctor = Médecin de service
    .gender = m
name-staff-neuro-fellow = Interne en neurologie
    .gender = v
name-staff-surgical-resident = Interne en chirurgie
    .gender = w
name-staff-eeg-technician = Technicien EEG
    .gender = m
name-staff-radiographer = Manipulatrice radio
    .gender = f
name-staff-lab-technician = Technicien de labo
    .gender = m
name-staff-porter = Brancardier
    .gender = m
name-staff-tutor = Tutrice clinique
    .gender = f
name-staff-barista = Barista du kiosque
    .gender = m
name-staff-security-guard = Agent de sécurité
    .gender = v
name-staff-bed-manager = Gestionnaire des lits
    .gender = f
name-staff-clown = Clown docteur
    .gender = m
name-staff-therapy-dog = Chien de thérapie
    .gender = m
name-staff-switchboard = Standardiste
    .gender = f
name-staff-medical-student = Externe zélé
    .gender = v
name-staff-fainting-visitor = Visiteuse évanouie
    .gender = f
name-staff-inspector = Inspecteur
    .gender = v
name-staff-it-technician = Informaticien
    .gender = v
name-staff-matron = Surveillante sévère
    .gender = f
name-staff-watchman = Veilleur ronfleur
    .gender = m
name-staff-accountant = Comptable de l’hôpital
    .gender = f
name-staff-film-crew = Équipe de tournage
    .gender = w
name-consultant-chief-surgeon = Cheffe de chirurgie
    .gender = f
name-consultant-head-physician = Chef de médecine interne
    .gender = m
name-consultant-head-neurologist = Cheffe de neurologie
    .gender = f
name-consultant-trauma-lead = Responsable trauma
    .gender = m
name-consultant-night-professor = Professeur de nuit
    .gender = m
name-consultant-retired-consultant = Chef retraité
    .gender = m
name-patient-splinter = Écharde
name-patient-sprained-ankle = Cheville foulée
name-patient-heartburn = Brûlures d’estomac de minuit
name-patient-headache = Mal de tête du lundi
name-patient-kitchen-cut = Coupure en cuisine
name-patient-feverish-toddler = Bambin fiévreux
name-patient-dizzy-spell = Étourdissement
name-patient-nosebleed = Saignement de nez
name-patient-bee-sting = Piqûre d’abeille
name-patient-hiccups = Hoquet de trois jours
name-patient-tick-bite = Morsure de tique
name-patient-nurse-finger = Infirmière en congé au doigt tordu
name-patient-blocked = Plus rien ne passe
name-patient-online-diagnosis = S’est diagnostiqué en ligne
name-patient-broken-wrist = Poignet cassé
name-patient-appendix = Appendice grognon
name-patient-pneumonia = Pneumonie
name-patient-migraine = Migraine avec feux d’artifice
name-patient-man-flu = Grippe d’homme
name-patient-maple-syrup = Syndrome du sirop d’érable
name-patient-stuck-throat = Quelque chose dans la gorge
name-patient-loud-drunk = Philosophe de comptoir
name-patient-kidney-stone = Calcul rénal
name-patient-concussion = Commotion
name-patient-professor-stones = Professeur aux calculs biliaires
name-patient-asthma = Crise d’asthme
name-patient-allergic-shock = Surprise à la cacahuète
name-patient-shoulder = Épaule démise
name-patient-crooked-smile = Sourire de travers
name-patient-canteen = Poisson de la cantine
name-patient-dog-bite = Morsure de chien
name-patient-panic = Crise de panique
name-patient-chainsaw = Éraflure de tronçonneuse
name-patient-light-bulb = Ampoule mal placée
name-patient-low-sugar = Hypoglycémie
name-patient-vertigo = La pièce tourne
name-patient-hip = Fracture de la hanche
name-patient-heart-attack = Infarctus
name-patient-stroke = AVC
name-patient-meningitis = Méningite
name-patient-bowel = Intestin noué
name-patient-nail-gun = Accident de cloueuse
name-patient-motorbike = Accident de moto
name-patient-sepsis = Septicémie
name-patient-long-seizure = Crise sans fin
name-patient-slipped-disc = Hernie discale
name-patient-twins = Jumeaux en route
name-patient-spleen = Rate éclatée
name-patient-burns = Brûlures de barbecue
name-patient-snake = Mordu par son propre serpent
name-patient-embolism = Embolie pulmonaire
name-patient-ladder = Tombé de l’échelle
name-patient-polytrauma = Tout est cassé
name-patient-brain-bleed = Hémorragie cérébrale
name-patient-aorta = Aorte déchirée
name-patient-new-heart = Un cœur est arrivé
name-patient-organ-failure = Défaillance d’organes
name-patient-mystery = Nul ne sait ce que c’est
name-patient-minister = Le ministre tousse
name-patient-tour-bus = Car de tourisme au fossé
name-option-red = Pilule rouge
name-option-blue = Pilule bleue

## Bouts de phrases

party = le groupe
everybody = tous
sleep = sommeil
or = { " ou " }
an-effect = un effet
no-skills = rien
skills = { $n } { skill }
skill = { $skill ->
    [labour] effort
    [surgery] chirurgie
    [internal] médecine interne
    [neurology] neurologie
   *[any] d’une compétence au choix
}
other-skill = { $other ->
    [labour] effort
    [surgery] chirurgie
    [internal] médecine interne
    [neurology] neurologie
   *[any] une compétence au choix
}
token = { $token ->
    [deeds] { $n ->
        [one] { $n } exploit
       *[other] { $n } exploits
    }
    [sleep] { $n } sommeil
    [chaos] { $n } chaos
    [journal] { $n ->
        [one] { $n } revue
       *[other] { $n } revues
    }
   *[patient] { $n ->
        [one] { $n } patient de plus
       *[other] { $n } patients de plus
    }
}
deeds-for = { token }{ $count ->
    [one] {""}
   *[other] { " chacun" }
} pour { $players }
gain = { $sign }{ token }
action-noun = { $action ->
    [move] aller
    [run] courir
    [study] étudier
    [sleep] dormir
    [treat] soigner
   *[look] chercher un patient
}

## Effets des cartes

effect-end = { $about ->
    [this] { " pour ce patient" }
    [other] { " pour tous les autres patients ici" }
   *[any] {""}
}{ $lasts ->
    [next_treat] { " pour le prochain soin" }
    [rest_of_turn] { " pour le reste du tour" }
   *[no] {""}
}{ $inside ->
    [yes] { " " }(seulement ici : { $room })
   *[no] {""}
}{ $pay ->
    [0] {""}
    [one] { " pour 1 point d’action" }
   *[other] { " " }pour { $pay } points d’action
}{ $often ->
    [turn] { " (une fois par tour)" }
    [round] { " (une fois par manche)" }
   *[free] {""}
}
effect-skill = { $change } { skill }{ effect-end }
effect-swap = jusqu’à { $n } { skill } compte comme { other-skill }{ effect-end }
effect-gain = { $who ->
    [all] { $how ->
        [receive] tous reçoivent { token }
       *[return] tous rendent { token }
    }
    [room] { $how ->
        [receive] tous ici reçoivent { token }
       *[return] tous ici rendent { token }
    }
   *[you] { $token ->
        [patient] { token } aux urgences
       *[other] { $how ->
            [receive] prenez { token }
           *[return] rendez { token }
        }
    }
}{ effect-end }
effect-timer = { $target ->
    [one] { $change } h pour un patient ici
   *[others] { $change } h pour chaque autre patient ici
}{ effect-end }
effect-cost = { action-noun } coûte { $n ->
    [one] { $n } point d’action de plus
   *[other] { $n } points d’action de plus
}{ effect-end }
effect-chaos = { $change } chaos pour { $price ->
    [run] courir
    [carry] emmener un patient
    [call] appeler du personnel
    [consult] appeler un spécialiste
    [move] aller
   *[look] chercher un patient
}{ effect-end }
effect-forbid = interdit : { action-noun }{ effect-end }
effect-shift = déplacez { $piece ->
    [staff] un membre du personnel
   *[patient] un patient
} d’ici vers { $reach ->
    [adjacent] une salle voisine
   *[any] n’importe quelle autre salle
}{ effect-end }
effect-copy = utilisez un effet facultatif de personnel ailleurs{ effect-end }
effect-choose = choisissez : { $options }{ effect-end }
effect-limit = { $what ->
    [journals] gardez { $n } revues
    [staff_carried] emmenez { $n } membres du personnel
    [study_draw] piochez { $n } revues en étudiant
    [sleep_bonus_at] sommeil en plus à la sieste n° { $n } du tour
   *[calls] { $n } appels d’un même genre par tour
}{ effect-end }
effect-freeload = { $change } exploits pour les profiteurs{ effect-end }
effect-require = se soigne seulement ici : { $room }{ effect-end }
effect-immune = les effets nuisibles du personnel ne comptent pas{ effect-end }

## Questions

prompt-over = La nuit est finie
prompt-pick-hero = Choisissez un héros
prompt-choose-action = { $points ->
    [0] Aucun point d’action
    [one] Encore 1 point d’action
   *[other] Encore { $points } points d’action
}
prompt-take-staff = Qui vous suit { AU($room) } ?
prompt-take-patient = Quel patient vous suit { AU($room) } ?
prompt-keep-journal = Quelle revue gardez-vous ?
    .others = Quelle revue est gardée ?
prompt-discard-journal = Quelle revue défaussez-vous ?
    .others = Quelle revue est défaussée ?
prompt-offer = { $card } : { $effect } ?
prompt-choose-option = { $card } : lequel ?
prompt-copy-line = { $card } : quel effet copiez-vous ?
    .others = { $card } : de qui copie-t-on l’effet ?
prompt-timer-patient = { $card } : quel patient change de { $change } h ?
prompt-shift-piece = { $piece ->
    [patient] { $card } : quel patient est déplacé ?
   *[staff] { $card } : qui, du personnel, est déplacé ?
}
prompt-shift-to = Où va { LE($piece) } ?

## Choix

action-pick-hero = Jouer { $hero }
action-move = Aller { AU($room) }{ action-price }{ action-chaos }
action-price = { $price ->
    [one] {""}
   *[other] { " " }({ $price } points d’action)
}
action-chaos = { $chaos ->
    [0] {""}
   *[other] { " : " }+{ $chaos } chaos
}
action-gains = { $gains_count ->
    [0] {""}
   *[other] { " : " }{ $gains }
}
action-run = Courir { AU($room) } par { LE($via) }{ action-price }{ action-chaos }
action-study = { $draws ->
    [one] Étudier : prendre une revue
   *[other] Étudier : piocher { $draws } revues et en garder une
}{ action-price }
action-sleep = Dormir{ action-price }{ action-gains }
action-look = { $full ->
    [yes] Chercher un patient : les urgences sont pleines, le suivant sera refusé, { $turned_away } chaos pour { $who }
   *[no] Chercher un autre patient
}{ action-price }{ action-chaos }
action-treat = { $ways ->
    [one] Soigner « { $patient } »
   *[other] Soigner « { $patient } » avec { $skills }
}{ $helped ->
    [yes] , sur le conseil { DU($helper) }
   *[no] {""}
}{ action-price }{ action-gains }
action-call-staff = Appeler { LE($staff) }{ action-chaos }
action-call-consultant = Appeler { LE($consultant) } de la pile{ action-chaos }
action-use = Utiliser { $card } : { $effect }
action-end-turn = { $points ->
    [0] Finir le tour
    [one] Finir le tour (encore { $points } point d’action)
   *[other] Finir le tour (encore { $points } points d’action)
}
move-with = { $what } avec { $who }
move-halfway = { $what }, à mi-chemin avec { $who }
move-cost = { $what }{ action-chaos }
noun-patient-alike = { $name } (encore { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
}, nº { $n })
action-take-staff = Emmener { LE($staff) }
action-done = { $some ->
    [yes] N’emmener personne d’autre
   *[no] N’emmener aucun collègue
}
action-take-patient = Emmener « { $patient } »{ action-chaos }
action-none = N’emmener aucun patient
action-keep-journal = Garder « { $journal } » ({ $gives })
action-discard-journal = Défausser « { $journal } » ({ $gives })
action-yes = Oui
action-no = Non
action-choose-option = { $option } : { $effects }
action-copy-line = Copier { LE($card) } : { $effect }
action-timer-patient = Changer le délai : { $patient }
action-shift-piece = Déplacer { LE($piece) }
action-shift-to = { AU($room) }

## Sortes de coups

noun-kind-move = Aller
noun-kind-run = Courir
noun-kind-treat = Soigner
noun-kind-call-staff = Appeler du personnel
noun-kind-call-consultant = Appeler un spécialiste
noun-kind-use = Utiliser une carte
noun-kind-look = Chercher
noun-kind-study = Étudier
noun-kind-sleep = Dormir
noun-kind-end-turn = Fin du tour

## Ce qui se passe

event-hero-taken = { $player } joue { $hero }.
event-round-began = Manche { $round } : { $hours_left ->
    [one] encore { $hours_left } heure.
   *[other] encore { $hours_left } heures.
}
event-turn-began = C’est le tour { DU($player) }.
event-turn-ended = { $nothing_left ->
    [yes] { $player } n’a plus rien à faire : le tour est fini.
   *[no] { $lost_points ->
        [0] { $player } finit son tour.
        [one] { $player } finit son tour avec { $lost_points } point d’action inutilisé.
       *[other] { $player } finit son tour avec { $lost_points } points d’action inutilisés.
    }
}
event-patient-arrived = « { $patient } » arrive { AU($room) } et attendra { $timer ->
    [one] { $timer } heure
   *[other] { $timer } heures
}.
event-patient-turned-away = « { $patient } » est refusé : { $chaos } chaos pour { $player }.
event-nobody-arrived = Il n’y a plus de carte Patient : personne n’arrive.
event-deck-renewed = { $deck ->
    [staff] Le personnel défaussé forme
    [journals] Les revues défaussées forment
   *[patients] Les patients défaussés forment
} une nouvelle pioche ({ $cards }).
event-moved = { $player } { $ran ->
    [yes] court
   *[no] va
} { AU($room) }{ $along_count ->
    [0] {""}
   *[other] { " " }avec { LE($along) }
}.
quoted = « { $name } »
event-run-declared = { $player } part en courant { AU($room) }, par { LE($via) }{ $price ->
    [0] {""}
   *[other] { " : " }+{ $price } chaos
}.
event-patient-picked-up = { $price ->
    [0] { $player } emmène « { $patient } ».
   *[other] { $player } emmène « { $patient } » : +{ $price } chaos.
}
event-tokens-received = { $player } reçoit { token }{ $from_card ->
    [yes] { " " }({ $card })
   *[no] {""}
}.
event-tokens-returned = { $player } rend { token }{ $from_card ->
    [yes] { " " }({ $card })
   *[no] {""}
}.
event-sleep-removed-chaos = Le repos aide : { $sleep } sommeil retire { $chaos } chaos.
event-studied = { $player } étudie.
event-journal-drawn = { $player } pioche « { $journal } ».
event-journal-taken = { $player } prend « { $journal } ».
event-journal-discarded = { $player } défausse « { $journal } ».
event-slept = { $count ->
    [one] { $player } dort : +{ $n } sommeil.
   *[other] { $player } dort encore : +{ $n } sommeil.
}
event-looked-around = { $player } cherche un autre patient.
event-treated = { $player } soigne « { $patient } » ({ $room }) avec { $way }{ $helped ->
    [yes] , sur le conseil { DU($helper) }
   *[no] {""}
}{ $rewarded ->
    [yes] { " : " }{ $got }
   *[no] {""}
}.
event-staff-called = { $player } appelle { LE($staff) } { AU($room) }{ $price ->
    [0] {""}
   *[other] { " : " }+{ $price } chaos
}.
event-consultant-called = { $player } appelle { LE($consultant) } { AU($room) }{ $price ->
    [0] {""}
   *[other] { " : " }+{ $price } chaos
}.
event-line-used = { $paid ->
    [0] { $player } utilise : { $card }.
    [one] { $player } utilise pour { $paid } point d’action : { $card }.
   *[other] { $player } utilise pour { $paid } points d’action : { $card }.
}
event-line-offered = Une offre pour { $player } : { $card }.
event-offer-answered = { $accepted ->
    [yes] { $player } accepte l’offre ({ $card }).
   *[no] { $player } refuse l’offre ({ $card }).
}
event-option-chosen = { $player } choisit « { $name } » ({ $card }).
event-line-copied = { $player } fait copier { LE($card) } par { LE($by) }.
event-effect-gained = { $lasts ->
    [next_treat] Vaut pour { $player } au prochain soin : { $card }.
   *[rest_of_turn] Vaut pour { $player } jusqu’à la fin du tour : { $card }.
}
event-timer-changed = « { $patient } » attend encore { $timer ->
    [one] { $timer } heure
   *[other] { $timer } heures
} ({ $change }).
event-piece-shifted = { LE($piece) } passe { DU($start) } { AU($room) }.
event-timers-ran = { $patients_count ->
    [0] Aucun patient ne perd d’heure.
    [one] Une heure passe pour 1 patient.
   *[other] Une heure passe pour { $patients_count } patients.
}
event-patient-left = « { $patient } » part sans soins ({ $room }) : { $chaos } chaos pour { $player }.
event-consultant-left = { LE($consultant) } rentre à la maison.
event-staff-left = { LE($staff) } finit son service.
event-staff-arrived = { LE($staff) } prend son service ({ $room }).
event-clock-moved = { $hours_left ->
    [0] La nuit est finie.
    [one] Encore { $hours_left } heure.
   *[other] Encore { $hours_left } heures.
}
event-start-passed = { $player } devient premier joueur.
event-bag-opened = { $out ->
    [chaos] { $player } a encore { $chaos_left } chaos : éliminé.
    [sleep] { $sleep ->
        [0] { $player } n’a pas dormi du tout : éliminé.
       *[other] { $player } n’a que { $sleep } sommeil : éliminé.
    }
   *[no] { $penalty ->
        [0] { $player } : { $deeds ->
            [one] { $deeds } exploit
           *[other] { $deeds } exploits
        }, sans perte pour le chaos : { $score } points.
       *[other] { $player } : { $deeds ->
            [one] { $deeds } exploit
           *[other] { $deeds } exploits
        }, −{ $penalty } pour { $chaos_left } chaos : { $score } points.
    }
}
event-goal-checked = Le groupe a { $deeds } exploits sur { $goal }.

end-winner = { $decider ->
    [fewest_chaos_left] Égalité à { $points } : { $players } gagne avec moins de chaos.
    [most_sleep_collected] Égalité à { $points }, et en chaos : { $players } gagne avec plus de sommeil.
   *[score] { $players } gagne la nuit avec { $points } points.
}
end-shared-win = { $decider ->
   *[shared] Égalité à { $points }, en chaos et en sommeil : { $players } partagent la victoire.
}
end-no-winner = Tous sont éliminés : personne ne gagne.
end-lost-by-chaos = Le groupe a { $chaos } chaos, c’est trop : la nuit finit aussitôt et elle est perdue.
end-won = Le groupe a { $deeds } exploits sur { $goal } : la nuit est gagnée.
end-lost-for-deeds = Le groupe n’a que { $deeds } exploits sur { $goal } : la nuit est perdue.
score-deeds = Exploits
score-chaos-left = { $chaos ->
    [0] Aucun chaos restant
   *[other] Encore { $chaos } chaos
}
score-not-below-zero = Jamais sous 0
score-out-by-chaos = Éliminé par le chaos
score-out-by-sleep = Éliminé : trop peu de sommeil
score-party-deeds = Exploits (objectif { $goal })

## Ce qui n’est pas permis

refusal-picks-first = { $hero } choisit d’abord.
refusal-no-such-room = Cette salle n’existe pas.
refusal-no-such-line = Cet effet n’existe pas.
refusal-hero-taken = { $hero } est pris : chacun joue un autre héros.
refusal-not-here = { LE($piece) } : pas dans votre salle. Allez-y d’abord.
refusal-not-waiting = « { $piece } » n’est pas à l’hôpital en ce moment.
refusal-not-own = Seul { $piece } utilise cette carte.
refusal-enough-taken = { $most ->
    [one] On n’emmène que { $most } à la fois.
   *[other] On n’en emmène que { $most } à la fois.
}
refusal-not-adjacent = Aucune porte ne mène { DU($start) } { AU($room) } : passez par une autre salle.
refusal-same-room = Un pas mène dans une autre salle, et vous y seriez déjà : { $room }.
refusal-run-back = Une course doit finir ailleurs qu’à son départ.
refusal-wrong-room = { $action ->
    [study] On étudie ici : { $rooms }. Allez-y d’abord.
    [sleep] On dort ici : { $rooms }. Allez-y d’abord.
    [look] On cherche des patients ici : { $rooms }. Allez-y d’abord.
   *[treat] Ce patient se soigne seulement ici : { $rooms }. Emmenez-le d’abord là-bas.
}
refusal-no-journal = Il n’y a plus de revue à piocher.
refusal-no-patient = Il n’y a plus de carte Patient à piocher.
refusal-forbidden = Une carte interdit cela en ce moment : { action-noun }.
refusal-points = Cela coûte { $needed ->
    [one] { $needed } point d’action
   *[other] { $needed } points d’action
}, et il vous en reste { $left ->
    [0] zéro
   *[other] { $left }
}.
refusal-no-such-way = « { $piece } » ne se soigne pas ainsi.
refusal-no-helper = Le conseil vient d’un autre héros.
refusal-counsel-used = { $limits ->
    [yes] Plus de conseil dans cette manche : tous les héros se le partagent.
   *[no] Vous n’avez plus de conseil dans ce tour.
}
refusal-helper-elsewhere = { $hero } est dans une autre salle et ne peut pas conseiller.
refusal-not-met = Il faut { $needed }. Ici vous avez { $total }{ $counsel ->
    [yes]  : demandez conseil{ $call ->
        [yes] { " " }ou appelez à l’aide
       *[no] {""}
    }
   *[no] { $call ->
        [yes]  : appelez à l’aide
       *[no] {""}
    }
}.
refusal-call-used = { $limits ->
    [yes] Plus d’appel à l’aide dans cette manche : tous les héros se le partagent.
   *[no] Vous n’avez plus d’appel à l’aide dans ce tour.
}
refusal-other-call = On n’appelle pas du personnel et un spécialiste dans le même tour.
refusal-not-on-board = { LE($piece) } n’est pas de service.
refusal-already-here = { LE($piece) } est déjà ici.
refusal-not-a-consultant = { LE($piece) } n’est pas sur la pile des spécialistes.
refusal-consultant-here = Un spécialiste est déjà là : aucun autre ne vient avant la fin de la manche.
refusal-not-usable = Cela agit tout seul : { $card }.
refusal-line-used = Déjà utilisé : { $card }.
refusal-not-in-force = Cela ne compte pas ici : { $card }.
refusal-no-effect = Cela ne changerait rien maintenant : { $card }.

## La table

zone-board = Hôpital
zone-heroes = Héros à choisir
zone-track = Personnel : { $hours ->
    [one] encore { $hours } heure
   *[other] encore { $hours } heures
}
zone-stack = Spécialistes
zone-drawn = Revues piochées
zone-deck = Pioche : { $deck ->
    [staff] personnel
    [journals] revues
   *[patients] patients
}
in-the-deck = Dans la pioche
gone = Partis
discarded = Défaussés
step-patients = Nouveaux patients
step-timers = Sabliers
round-of = Manche { $round } sur { $rounds }
fact-round = Manche
fact-points = Points restants
fact-calls = Appels restants
fact-counsel = Conseils restants
fact-start = Premier joueur
fact-deeds = Exploits
fact-chaos = Chaos
fact-sleep = Sommeil
fact-sleep-needed = Sommeil requis
fact-score-now = Score actuel
score-now = { $penalty ->
    [0] { $points }
   *[other] { $points } (chaos −{ $penalty })
}
fact-lasting = Pour ce tour
lasting = { $card } : { $effect }
note-stations = { $count } brancards
note-bonus = +{ $skills } pour les soins
note-action = { action-noun }
note-card = { $skills }. { $text }
note-hero = { $skills }. { $power } : { $text }
note-patient = { $timer ->
    [one] encore { $timer } heure
   *[other] encore { $timer } heures
} ; { $ways } ; { $reward ->
    [one] { $reward } exploit
   *[other] { $reward } exploits
}{ $freeload ->
    [0] {""}
   *[other] , profiteurs { $freeload }
} ; sans soins : { $chaos } chaos{ $station ->
    [0] {""}
   *[other]  ; brancard { $station }
}. { $text }

## Ce qu’une place dit d’avance, et ce contre quoi on est mis en garde

standing-end-turn = Fin de mon tour
    .help = Les appels seuls ne le prolongent pas.
    .spent = Quand tous les points sont dépensés
standing-second-leg = Seconde étape d’une course
    .help = Qui vient de la salle du milieu.
    .same = Les mêmes ; me demander si je suis seul
    .alone = Les mêmes ou personne
standing-offers = Offres des cartes
    .help = Ce qu’une carte permet quand quelque chose arrive.
    .good = Oui aux jetons utiles
    .yes = Toujours oui
    .no = Toujours non
standing-timers = Les heures d’un patient changent
    .help = Quand une carte me laisse choisir le patient.
    .need = Plus pour qui en a le moins, moins pour qui en a le plus
danger-untreated =
    { $patients ->
        [one] 1 patient partira sans soins
       *[other] { $patients } patients partiront sans soins
    }{ $chaos ->
        [0] .
       *[other] { " : +" }{ $chaos } chaos.
    }

## Ce que disent les cartes

text-hero-rob = Au bloc, Rob a 1 chirurgie de plus, en plus du bonus de la salle.
text-hero-kenta = En marchant ou en courant, Kenta peut emmener deux membres du personnel au lieu d’un.
text-hero-alex = Alex peut garder 6 revues au lieu de 4.
text-hero-leo = Appeler du personnel coûte à Leo 1 chaos de moins ; un spécialiste de la pile coûte plein tarif.
text-hero-lizzy = Lizzy reçoit le sommeil en plus dès le deuxième du tour : 2 fois donnent 3 jetons, 3 fois en donnent 4.
text-hero-sanjay = Quand Sanjay étudie, il pioche deux revues, en garde une et défausse l’autre.
text-hero-tyler = Courir coûte à Tyler 1 chaos de moins ; emmener un patient coûte toujours.
text-hero-janique = Les effets nuisibles obligatoires du personnel de sa salle ne touchent pas Janique.
text-consultant-chief-surgeon = Un regard, une incision.
text-consultant-head-physician = Connaît la réponse avant la question.
text-consultant-head-neurologist = Appelle les synapses par leur nom.
text-consultant-trauma-lead = Emmener un patient hors de cette salle coûte 1 chaos de moins.
text-consultant-night-professor = Après le premier soin de la manche à ses côtés, le héros soignant peut prendre une revue.
text-consultant-retired-consultant = Une fois par tour, un héros ici peut utiliser un effet facultatif d’un membre du personnel ailleurs comme si c’était le sien.
text-staff-janitor = Une fois par manche, un héros ici peut dépenser une action pour aider à éponger et rendre 1 chaos.
text-staff-secretary = Les appels depuis cette salle coûtent 1 chaos de moins (personnel 0, spécialiste 1).
text-staff-icu-nurse = 1 médecine interne de plus tant qu’elle est aux soins intensifs.
text-staff-paramedic = Une fois par tour, un héros ici peut lui faire amener un patient de plus aux urgences ; sans action.
text-staff-pharmacist = Une fois par tour, un héros ici peut prendre une pilule. Rouge : 1 de plus dans une compétence au choix pour le prochain soin de ce tour, et 1 chaos. Bleue : 1 sommeil, mais plus de soin ce tour.
text-staff-scrub-nurse = 1 chirurgie de plus au bloc.
text-staff-ward-nurse = Deux mains sûres et une bonne mémoire.
text-staff-orderly = Soulève tout.
text-staff-physiotherapist = Connaît chaque nerf et chaque muscle.
text-staff-anaesthetic-nurse = Compte à rebours à partir de dix.
text-staff-ward-doctor = A tout vu, deux fois.
text-staff-neuro-fellow = Ne quitte jamais son marteau à réflexes.
text-staff-surgical-resident = Brillante, mais prend tout le mérite : les profiteurs reçoivent ici 1 de moins.
text-staff-eeg-technician = Jusqu’à 2 médecine interne ici peuvent compter comme neurologie.
text-staff-radiographer = Avec une bonne image, 1 médecine interne ici peut compter comme chirurgie.
text-staff-lab-technician = 1 effort ici peut compter comme médecine interne.
text-staff-porter = Emmener un patient hors de cette salle coûte 1 chaos de moins.
text-staff-tutor = Une fois par tour, un héros ici peut dépenser une action pour prendre une revue, quelle que soit la salle.
text-staff-barista = Une fois par manche, un héros ici peut prendre 1 sommeil (un café serré compte).
text-staff-security-guard = Une fois par tour, un héros ici peut faire raccompagner un autre membre du personnel dans une salle voisine.
text-staff-bed-manager = Une fois par manche, un héros ici peut faire déplacer un patient de cette salle vers une autre ; sans action, sans chaos.
text-staff-clown = Une fois par manche, un héros ici peut poser 1 sablier sur un patient de cette salle.
text-staff-therapy-dog = Le premier sommeil d’un tour à côté du chien donne 1 sommeil de plus.
text-staff-switchboard = Un héros ici peut appeler du personnel deux fois par tour ; chaque appel a son prix. Personnel et spécialiste ne s’appellent jamais le même tour.
text-staff-medical-student = Donne un coup de main, mais pose une question par minute : 1 médecine interne de moins ici.
text-staff-fainting-visitor = Ne supporte pas le sang, et il faut la rattraper : 1 chirurgie de moins ici.
text-staff-inspector = Partir en courant d’ici ou en emmener un patient coûte 1 chaos de plus.
text-staff-it-technician = Mises à jour en cours : soigner ici prend une action de plus.
text-staff-matron = Personne ne part en courant de sa salle.
text-staff-watchman = Dormir ici prend une action de plus.
text-staff-accountant = Paperasse : chaque soin ici coûte 1 exploit au héros soignant.
text-staff-film-crew = Chaque soin ici rapporte au héros soignant 1 exploit de plus et 1 chaos.
text-patient-nosebleed = Trois façons : baisser la tension, appuyer fort ou recoudre.
text-patient-hiccups = Un silence béni : rendez 1 chaos.
text-patient-nurse-finger = En attendant, elle donne un coup de main : 1 effort de plus pour soigner les autres de cette salle.
text-patient-blocked = C’est salissant : prenez 1 chaos.
text-patient-online-diagnosis = Il n’arrête pas de parler : chercher un patient dans cette salle prend une action de plus.
text-patient-man-flu = Tant de souffrance : 1 effort de moins dans cette salle, sauf pour les héros immunisés.
text-patient-maple-syrup = À publier absolument : prenez une revue.
text-patient-loud-drunk = Impossible de penser : 1 neurologie de moins dans cette salle.
text-patient-kidney-stone = Ces cris : 1 neurologie de moins dans cette salle.
text-patient-professor-stones = Il fait cours depuis le brancard : 1 médecine interne de plus pour soigner les autres de cette salle.
text-patient-canteen = S’il part sans soins, chaque autre patient de la salle perd 1 sablier (jamais le dernier).
text-patient-dog-bite = Le chien est venu aussi : emmener un patient hors de cette salle coûte 1 chaos de plus.
text-patient-panic = L’exercice de respiration marche aussi sur vous : prenez 1 sommeil.
text-patient-light-bulb = La meilleure histoire de la nuit : rendez 1 chaos.
text-patient-meningitis = S’il part sans soins, chaque autre patient de la salle perd 1 sablier (jamais le dernier).
text-patient-motorbike = Il y avait un passager : piochez un autre patient.
text-patient-long-seizure = Tenez bon : soigner ce patient prend une action de plus.
text-patient-twins = Ils sont deux : prenez 2 exploits de plus.
text-patient-snake = Du jamais vu : prenez une revue.
text-patient-polytrauma = Tout le monde s’y met : les profiteurs reçoivent 1 de plus pour ce patient.
text-patient-brain-bleed = Ne se soigne qu’au bloc.
text-patient-new-heart = Ne se soigne qu’au bloc. Prenez ensuite une revue.
text-patient-organ-failure = Ne se soigne qu’aux soins intensifs.
text-patient-mystery = Votre premier cas clinique : prenez une revue.
text-patient-minister = S’il part sans soins, les journaux l’apprennent : 1 chaos de plus pour tous.
text-patient-tour-bus = Il en arrive encore : piochez un autre patient.
text-power-rob = Chirurgien-né
text-power-kenta = Jamais seul
text-power-alex = Mémoire photographique
text-power-leo = Tout le monde aime Leo
text-power-lizzy = Sieste éclair
text-power-sanjay = Érudit
text-power-tyler = Coureur de fond
text-power-janique = Boute-en-train

## Le bilan d’un tour

sum-treated = Traités
sum-untreated = Partis sans soins
sum-deeds = Exploits
sum-sleep = Sommeil
sum-chaos = Chaos

## Le guide

guide-title = Une nuit calme, pour l’instant
guide-welcome = Deux heures du matin. Vous êtes Rob, chirurgien-né, et Alex lit à la bibliothèque. Un tour a trois points, et presque tout en coûte un.
guide-sleep = Quelqu’un a couru dans le couloir : le groupe a du chaos, et six mettraient fin à la nuit. Le sommeil le chasse. Encore une petite sieste : Dormir.
guide-run = Disparu. Courir vous mène deux salles plus loin pour un point et un peu de chaos. D’autres pourraient venir, mais ici vous suffisez. Appuyez sur les Urgences, puis sur Courir.
guide-treat = « Quelque chose dans la gorge » n’a plus qu’une heure. Il faut 1 effort et 2 chirurgie, et vous avez 1 et 3. Soignez : quatre exploits !
guide-end-turn = Vos points sont utilisés. Finissez votre tour, et gardez l’œil sur les sabliers.
guide-hour = Une heure a passé, et chaque patient a perdu un sablier. La Crise d’asthme a attendu en vain et s’en est allée : du chaos pour le groupe. D’autres sont venus, comme toujours.
guide-room = L’Accident de cloueuse demande 4 chirurgie, et ici vous en avez 3. Mais le Bloc opératoire en ajoute une, et Rob une de plus là-bas.
guide-carry = Courez-y avec les deux : appuyez sur le Bloc opératoire, l’Accident de cloueuse (l’emmener coûte un chaos) et l’Interne en chirurgie, qui attend dans le Couloir.
guide-operate = Tout le monde est à sa place. Scalpel : soignez l’Accident de cloueuse !
guide-goal = Neuf exploits en deux tours ! Ensemble, il vous en faut assez d’ici au matin, et jamais trop de chaos. L’un contre l’autre, chacun doit aussi dormir assez.
guide-end = Voilà le cœur de HE.R.O. Il vous reste des points : continuez ici, ou commencez une nuit entière à vous.

## What can be set in a position

position-heroes = Héros et leurs salles
position-patients = Patients et leurs salles
position-staff = Personnel et ses salles
position-consultants = Spécialistes et leurs salles
position-active = À qui le tour
position-points = Points restants
position-round = Manche
position-start = Premier joueur
position-journals = Revues
position-bags = Jetons
position-pool = Jetons communs
position-fill-er = Remplir les urgences jusqu’à
position-patient-discard = Patients défaussés
position-journal-discard = Revues défaussées
position-calls = Appels ce tour-ci
position-counsels = Conseils ce tour-ci
position-sleeps = Siestes ce tour-ci
position-used-in-turn = Utilisés ce tour-ci
position-used-in-round = Utilisés cette manche
position-carried = Portés ce tour-ci

## Positions

wants-numbers-behind = des nombres derrière le /
wants-seat-or-hero = une place de 0 à { $last }, ou l’un de { $heroes }
wants-field = une case de 1 à { $most }
wants-not-on-the-board = une carte qui n’est ni sur le plateau ni nommée deux fois
wants-free-station = une salle avec un brancard libre
wants-another-copy = pas plus d’exemplaires qu’il n’y en a
wants-tokens-of-the-mode = { $other } dans ce mode
wants-tokens = deeds, sleep et chaos
wants-line = une ligne comme staff:barista/1

name-token-deeds = Exploit
name-token-sleep = Sommeil
name-token-chaos = Chaos
