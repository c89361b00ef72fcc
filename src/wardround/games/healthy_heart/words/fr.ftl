### Healthy Heart Hospital en français. Un nom qui a un genre prend l’article : DU($room).
### Le journal est au présent, comme dans les jeux de société en ligne.

summary = Dirigez ensemble un hôpital à bout de souffle : trier, soigner, construire et embaucher pendant neuf phases d’ambulances, sans faire faillite ni manquer de tombes.

## Names: the hospital

noun-area-triage = triage
    .gender = m
noun-area-parking-lot = parking
    .gender = m
name-malady-cardio = cardiologie
    .du = de cardiologie
name-malady-internal = médecine interne
    .du = de médecine interne
name-malady-infectious = maladies infectieuses
    .du = des maladies infectieuses
name-malady-psychiatric = psychiatrie
    .du = de psychiatrie
name-malady-trauma = traumatologie
    .du = de traumatologie
noun-ward = service { DU($malady) }
    .gender = m
name-room-or-cardio = bloc de cardiologie
    .gender = m
name-room-or-internal = bloc de médecine interne
    .gender = m
name-room-or-infectious = bloc des maladies infectieuses
    .gender = m
name-room-or-psychiatric = bloc de psychiatrie
    .gender = m
name-room-or-trauma = bloc de traumatologie
    .gender = m
name-room-clinic = consultation
    .gender = f
name-room-er = urgences
    .gender = p
name-room-morgue = morgue
    .gender = f
name-room-research-lab = laboratoire
    .gender = m
name-room-break-room = salle de repos
    .gender = f
noun-chair =
    { $side ->
        [left] chaise de gauche ({ $malady })
       *[right] chaise de droite ({ $malady })
    }
    .gender = f
noun-grave = tombe à { $price } $
    .gender = f
noun-morgue =
    { $price ->
        [0] case de la morgue
       *[other] case à { $price } $ de la morgue
    }
    .gender = f
noun-coroner = légiste { DU($doctor) }
    .gender = m
name-level-1 = Symptômes
name-level-2 = Stable
name-level-3 = Faible
name-level-4 = Critique
name-level-5 = Coma
name-level-6 = Mort
noun-patient = patient { form-patient-kind }{ form-patient-spot }
    .gender = m
form-patient-kind =
    { $kind ->
        [cardio] de cardiologie
        [internal] de médecine interne
        [infectious] infectieux
        [psychiatric] de psychiatrie
        [trauma] de traumatologie
       *[other] de { $malady }
    }
form-patient-spot =
    { $spot ->
        [left] { " " }sur la chaise de gauche
        [right] { " " }sur la chaise de droite
        [ward] { " " }dans le service
        [or] { " " }au bloc
        [clinic] { " " }en consultation
        [er] { " " }aux urgences
       *[none] { "" }
    }
noun-patient-bed = patient { form-patient-kind } { $spot ->
        [ward] au lit { $bed } du service
        [clinic] en consultation, place { $bed }
       *[er] aux urgences, place { $bed }
    }
    .gender = m
noun-patient-gone = ce patient
noun-cube =
    { $cube ->
        [red] rouge
        [green] vert
        [yellow] jaune
        [gray] gris
        [blue] bleu
        [black] noir
       *[other] { $cube }
    }
some-cubes =
    { $count ->
        [1] { $cube }
       *[other] { $count } × { $cube }
    }

## Names: people, tokens and markers

name-character-aorta = Dr Aorta
    .gender = m
name-character-couch = Dr Couch
    .gender = m
name-character-cast = Dr Cast
    .gender = m
name-character-gutman = Dr Gutman
    .gender = m
name-character-fever = Dr Fever
    .gender = m
name-character-glass = Dr Glass
    .gender = m
name-character-bunsen = Dr Bunsen
    .gender = m
name-character-lucky = Dr Lucky
    .gender = m
name-character-dream = Dr Dream
    .gender = m
name-character-smile = Dr Smile
    .gender = m
name-character-pinchpenny = Directeur Pinchpenny
    .gender = m
name-character-balihou = Directeur Balihou
    .gender = m
name-character-morbucks = Directeur Morbucks
    .gender = m
name-character-derring = Directeur Derring
    .gender = m
name-character-duronger = Directeur DuRonger
    .gender = m
noun-token-chief = jeton Chef
    .gender = m
noun-token-medical = jeton Médical { DU($owner) }
    .gender = m
noun-token-admin = jeton Administratif { DU($owner) }
    .gender = m
noun-token-shared-medical = jeton Médical commun
    .gender = m
noun-token-shared-admin = jeton Administratif commun
    .gender = m
noun-marker-priority = cube Priorité
    .gender = m
name-training-bedside-manner = Écoute des patients
name-training-er-training = Formation aux urgences
name-training-advanced-cardio = Formation en cardiologie
name-training-advanced-internal = Formation en médecine interne
name-training-advanced-infectious = Formation en maladies infectieuses
name-training-advanced-psychiatric = Formation en psychiatrie
name-training-advanced-trauma = Formation en traumatologie
name-training-research-phd = Doctorat de recherche
name-training-award = Prix médical ou Nobel
name-training-admin-degree = Diplôme de gestion
name-training-coroner = Médecine légale
noun-training-face-down = un marqueur au hasard parmi ceux face cachée
name-staff-chaplain = aumônier
    .gender = v
name-staff-human-resources = DRH
    .gender = f
name-staff-finance-officer = directeur financier
    .gender = m
name-staff-lawyer = avocate
    .gender = w
name-staff-operations-officer = directrice des opérations
    .gender = f
name-staff-public-relations = chargé de communication
    .gender = m
name-staff-security-guard = vigile
    .gender = m
name-staff-medical-tech = technicienne médicale
    .gender = f
name-staff-or-nurse = infirmière de bloc
    .gender = w
name-staff-triage-nurse = infirmière de triage
    .gender = w
name-staff-ward-nurse = infirmière de service
    .gender = w

## Names: Ward Abilities, in full

ability-black-no-effect = Le noir est sans effet, mais il faut 2 cubes de la couleur pour 1 niveau
ability-no-doctor-bonus = Aucun bonus de médecin (formation, personnel et priorité comptent)
ability-always-plus-one = Chaque médecin pioche 1 cube bonus, ou son propre bonus à la place ; aucun autre bonus ne compte
ability-worst-first = Soigner d’abord le cas le plus grave
ability-research-on-cure = Une guérison offre une recherche de base
ability-admin-on-cure = Une guérison redresse un jeton Administratif
ability-recycle-on-cure = Une guérison remet 2 cubes de plus dans le gobelet
ability-costly-death = Un décès compte ici 1 VP de plus, en argent et en prestige
ability-auto-worse = S’aggrave tout seul : la visite ajoute 1 niveau à chaque patient
ability-crowded-discount = Tant que les 4 lits sont pris, le bloc de cette couleur coûte 6 $ (construction et amélioration)

## Names: Ambulance cards

name-ambulance-quiet-night-shift = Nuit tranquille
name-ambulance-book-club-brawl = Bagarre au club de lecture
name-ambulance-school-nurse-is-out = L’infirmière scolaire est absente
name-ambulance-sprained-ankle-season = La saison des entorses
name-ambulance-cafeteria-food-poisoning = Intoxication à la cantine !
name-ambulance-bunk-bed-collapse = Effondrement d’un lit superposé
name-ambulance-chili-cook-off = Concours de chili
name-ambulance-flu-season-opens = La grippe arrive
name-ambulance-family-reunion = Réunion de famille
name-ambulance-icy-sidewalks = Trottoirs verglacés
name-ambulance-stray-dog-chase = À la poursuite du chien errant
name-ambulance-office-party-mishap = Incident à la fête du bureau
name-ambulance-nurses-strike = Grève des infirmières
name-ambulance-full-moon = Pleine lune
name-ambulance-freeway-pile-up = Carambolage sur l’autoroute
name-ambulance-petting-zoo-outbreak = Épidémie à la ferme pédagogique
name-ambulance-marathon-sunday = Dimanche de marathon
name-ambulance-heat-wave = Canicule
name-ambulance-fireworks-sale = Feux d’artifice en promotion
name-ambulance-haunted-house-panic = Panique dans la maison hantée
name-ambulance-stadium-stampede = Bousculade au stade
name-ambulance-train-derailment = Déraillement
name-ambulance-cruise-ship-returns = Le paquebot est de retour
name-ambulance-tornado-touchdown = Une tornade
name-ambulance-doorbuster-sale = Ruée sur les soldes

## Names: kinds of Action

noun-kind-heal = Soigner
noun-kind-transfer = Transférer
noun-kind-research = Recherche
noun-kind-build = Construire
noun-kind-improve = Améliorer
noun-kind-hire = Embaucher
noun-kind-assign = Affecter du personnel
noun-kind-train = Former
noun-kind-order-supplies = Commander du matériel
noun-kind-efficiency = Efficacité
noun-kind-organized-memo-system = Notes de service
noun-kind-priority-status = Priorité
noun-kind-public-relations-spin = Opération de communication
noun-kind-efficient-construction = Construction rapide
noun-kind-new-management-techniques = Nouveau management
noun-kind-mandatory-overtime = Heures supplémentaires
noun-kind-feeling-lucky = Coup de chance
noun-kind-mad-scientist = Savant fou
noun-kind-experimental-procedures = Procédures expérimentales

## What a player may do

action-pick-administrator = { LE($character) } prend la direction
action-pick-doctor = Faire venir { LE($character) }
action-security-guard =
    { $answer ->
        [yes] Renvoyer « { $card } »
       *[no] Laisser entrer « { $card } »
    }
action-arrival-order = D’abord : { $chair }
action-rounds-next =
    { $level ->
        [0] Visite : { $check }
       *[other] Visite : { $check } (niveau { $level })
    }
action-feeling-lucky =
    { $answer ->
        [yes] Piocher à nouveau (jeton Chef)
       *[no] Garder la pioche
    }
action-death-order = Régler d’abord : { LE($patient) }
action-pr-spin =
    { $answer ->
        [yes] Renvoyer { LE($doctor) } : le décès ne coûte rien
       *[no] Soutenir { LE($doctor) }
    }
action-lucky-hide =
    { $answer ->
        [no] Ne pas cacher le corps
       *[yes] Cacher le corps : utiliser { LE($token) }, ne rien payer
    }
action-use-coroner =
    { $answer ->
        [yes] Utiliser la médecine légale { DU($character) } : 0 $
       *[no] Garder la médecine légale { DU($character) }
    }
action-tombstone-space =
    { $broke ->
        [yes] Enterrer ({ $space }) : { $price } $, et c’est la faillite
        [award] Enterrer ({ $space }) : { $price } $, et c’est la faillite sans l’aide d’un prix
       *[no] Enterrer ({ $space }) : { price }
    }
action-use-award =
    { $answer ->
        [yes] Utiliser le prix { DU($character) } : +{ $prestige } prestige
       *[no] Garder le prix { DU($character) } pour plus tard
    }
move-with =
    { $token ->
        [chief] { $what } avec { $who }{ $cost } · jeton Chef
        [medical] { $what } avec { $who }{ $cost } · jeton Médical
        [admin] { $what } avec { $who }{ $cost } · jeton Administratif
        [shared_medical] { $what } avec { $who }{ $cost } · jeton Médical commun ({ $source })
        [shared_admin] { $what } avec { $who }{ $cost } · jeton Administratif commun ({ $source })
       *[own] { $what } avec { $who }{ $cost }
    }
move-transfer = Transférer { LE($patient) } (niveau { $level }) vers { LE($place) }
move-build =
    { $room ->
        [none] Construire { LE($new) } sur la case { $number }
       *[other] Démolir { LE($name) } et construire { LE($new) } à la place
    }
move-assign = Affecter { LE($staff) } vers { LE($place) }
action-choose-action =
    { $token ->
        [chief] { $kind } avec { $character }{ $cost } · jeton Chef
        [shared_medical] { $kind } avec { $character }{ $cost } · jeton Médical commun ({ $source })
        [shared_admin] { $kind } avec { $character }{ $cost } · jeton Administratif commun ({ $source })
        [medical] { $kind } avec { $character }{ $cost } · jeton Médical
       *[admin] { $kind } avec { $character }{ $cost } · jeton Administratif
    }
paid = { " · " }{ price }
only-build = Construire { LE($room) }
only-improve = Améliorer { LE($room) }
action-pass = Passer
action-shared-consent =
    { $answer ->
        [allow] Autoriser
       *[deny] Refuser
    }
action-heal-patient = Soigner { LE($patient) } (niveau { $level })
action-heal-bonus =
    { $bonus ->
        [stop] Arrêter de piocher
       *[other] Piocher le bonus { DU($source) } ({ $cubes ->
            [1] 1 cube
           *[other] { $cubes } cubes
        }{ $excludes ->
            [yes]  ; exclut : { $instead }
           *[no] {""}
        })
    }
action-return-cube =
    { $cube ->
        [done] Ne plus rien remettre
       *[other] Remettre un cube { $colour } dans le gobelet
    }
action-cure-research = { research-pick }
action-cure-flip =
    { $token ->
        [none] Ne redresser aucun jeton
       *[other] Redresser { LE($name) }
    }
action-transfer-patient = Transférer { LE($patient) } (niveau { $level })
action-transfer-to = Transférer vers { LE($place) }
action-research-pick = { research-pick }
research-pick =
    { $pick ->
        [reveal] Révéler une formation
        [assign] Attribuer une formation visible
        [prestige] Gagner 1 prestige
       *[none] Pas de recherche
    }
action-research-marker = Prendre { $marker }
action-train-marker = Prendre { $marker } · { $price } $
action-train-doctor = Former { LE($character) }
action-training-veto =
    { $answer ->
        [allow] Autoriser
       *[block] Refuser
    }
action-build-room = Construire { LE($room) } · { price }
action-build-slot =
    { $room ->
        [none] Construire sur la case { $number }
       *[other] Démolir { LE($name) } et construire à la place
    }
action-improve-room = Améliorer { LE($room) } · { price }
action-hire-marker = Embaucher { LE($staff) } · { price }
price =
    { $converted ->
        [0] { $price ->
            [0] gratuit
           *[other] { $price } $
        }
       *[other] { $money ->
            [0] { $converted } prestige, faute d’argent
           *[other] { $money } $ et { $converted } prestige
        }
    }
action-assign-staff = Affecter { LE($staff) }
action-assign-to = Envoyer vers { LE($place) }
action-efficiency-patient =
    { $patient ->
        [done] Terminer Efficacité
       *[other] Transférer { LE($name) } ({ $level ->
            [one] { $level } cube
           *[other] { $level } cubes
        })
    }
action-memo-staff =
    { $staff ->
        [done] Terminer les notes de service
       *[other] Affecter { LE($name) }
    }
action-priority-patient = Priorité pour { LE($patient) } (niveau { $level })
action-management-ward = Nouvelle capacité pour { LE($ward) }
action-overtime-token =
    { $token ->
        [done] Terminer les heures supplémentaires
       *[other] Redresser { LE($name) } : { $prestige } prestige
    }
action-scientist-from = Prendre des cubes { AU($patient) } (niveau { $level })
action-scientist-to = Les donner { AU($patient) } (niveau { $level })
action-scientist-count =
    { $cubes ->
        [one] Déplacer { $cubes } cube
       *[other] Déplacer { $cubes } cubes
    }
action-procedure-colour = Le { $colour } soigne une autre maladie
action-procedure-malady = Le { $colour } soigne : { $malady } ; sa propre couleur ne soigne plus
action-supply-cube = Commander un cube { $colour }
action-miracle-patient =
    { $patient ->
        [none] Ne demander aucun miracle
       *[other] Prier pour { LE($name) } (niveau { $level })
    }

## What happened

event-phase-began =
    { $phase ->
        [ambulance] Manche { $turn } : les ambulances arrivent.
        [player] Manche { $turn } : à vous de jouer.
       *[housekeeping] Manche { $turn } : entretien.
    }
event-characters-dealt = De service : { $characters }.
event-cards-revealed = Ambulances : « { $left } » à gauche, « { $right } » à droite.
event-card-sent-away = Le vigile renvoie « { $card } » ; « { $replacement } » arrive à la place.
event-cubes-drawn =
    { $purpose ->
        [card] « { LE($what) } » : { $cubes }.
        [rounds] Visite, { LE($what) } : { $cubes }.
        [heal] Pioche pour { LE($what) } : { $cubes }.
        [bonus] Bonus { DU($what) } : { $cubes }.
       *[miracle] Prière pour { LE($what) } : { $cubes }.
    }
event-draw-repeated =
    { $cubes ->
        [one] Coup de chance : le cube retourne dans le gobelet et on repioche.
       *[other] Coup de chance : { $cubes } cubes retournent dans le gobelet et on repioche.
    }
event-cup-refilled =
    { $cubes ->
        [one] { $cubes } cube revient de la défausse dans le gobelet.
       *[other] { $cubes } cubes reviennent de la défausse dans le gobelet.
    }
event-patient-arrived =
    { $spot ->
        [left] Nouveau patient, chaise de gauche ({ $malady }) : niveau { $level }.
       *[right] Nouveau patient, chaise de droite ({ $malady }) : niveau { $level }.
    }
event-patient-checked =
    { $healed ->
        [yes] { LE($by) } ne peut rien faire pour { LE($patient) }{ $money ->
            [0] .
           *[other]  : +{ $money } $ tout de même.
        }
       *[no] { LE($patient) } ne va pas plus mal.
    }
event-level-changed =
    { $healed ->
        [yes] { $change ->
            [better] { LE($by) } soigne { LE($patient) } : niveau { $before } → { $after }, +{ $money } $.
           *[worse] { LE($by) } aggrave l’état { DU($patient) } : niveau { $before } → { $after }{ $money ->
                [0] .
               *[other] , +{ $money } $.
            }
        }
       *[no] { $change ->
            [better] { LE($patient) } va mieux : niveau { $before } → { $after }.
           *[worse] { LE($patient) } va plus mal{ $why ->
                [ward] {" "}(capacité du service)
                [flatline] {" "}(tracé plat)
               *[other] {""}
            } : niveau { $before } → { $after }.
        }
    }
event-patient-moved =
    { $brought ->
        [yes] { LE($by) } transfère { LE($patient) } : { $place } (niveau { $level }).
       *[no] { LE($patient) } est transféré : { $place } (niveau { $level }).
    }
event-patient-cured =
    { $healed ->
        [yes] { LE($by) } guérit { LE($patient) } : +{ $money } $, +{ $prestige } prestige.
       *[no] { LE($patient) } est guéri : +{ $prestige } prestige.
    }
event-patient-discharged =
    { $money ->
        [0] { LE($patient) } est rentré chez lui.
       *[other] { LE($patient) } est rentré chez lui : +{ $money } $.
    }
event-patient-died =
    { $healed ->
        [yes] { LE($patient) } meurt entre les mains { DU($by) }.
       *[no] { LE($patient) } meurt.
    }
event-marker-turned =
    { $side ->
        [ekg] { LE($patient) } passe sur ECG : à l’abri au prochain entretien.
       *[flatline] { LE($patient) } a un tracé plat : s’aggrave au prochain entretien sans soin.
    }
event-tombstone-placed = Enterré : { $space }.
event-death-settled =
    { $losses ->
        [none] Le décès ne coûte rien.
       *[other] Le décès coûte { $losses }.
    }
loss-prestige = { $amount } prestige
loss-money = { $amount } $
loss-converted = encore { $amount } prestige pour l’argent manquant
event-fee-earned = Le soin rapporte { $money } $.
event-cost-paid =
    { $converted ->
        [0] Payé : { $money } $.
       *[other] { $money ->
            [0] Payé : { $converted } prestige, faute d’argent.
           *[other] Payé : { $money } $ et { $converted } prestige pour l’argent manquant.
        }
    }
event-prestige-gained = +{ $prestige } prestige.
event-prestige-spent = −{ $prestige } prestige.
event-money-gained = { LE($staff) } rapporte { $money } $.
event-action-declared =
    { $token ->
        [chief] { $character } : { $kind } (jeton Chef).
        [shared_medical] { $character } : { $kind } (jeton Médical commun).
        [shared_admin] { $character } : { $kind } (jeton Administratif commun).
        [medical] { $character } : { $kind } (jeton Médical).
       *[admin] { $character } : { $kind } (jeton Administratif).
    }
event-player-passed = { $seat } passe.
event-consent-refused = La direction refuse : { LE($character) } reprend « { $kind } ».
event-token-flipped =
    { $used ->
        [yes] { LE($token) } est utilisé.
       *[no] { LE($token) } est de nouveau prêt.
    }
event-token-gained = Nouveau : { $token }.
event-token-returned = { LE($token) } retourne à la réserve.
event-tokens-refreshed =
    { $tokens ->
        [one] { $tokens } jeton est de nouveau prêt.
       *[other] { $tokens } jetons sont de nouveau prêts.
    }
event-cubes-returned = Remis dans le gobelet : { $cubes }.
event-supplies-ordered = Commandé : { $cubes }.
event-training-revealed = Nouvelle formation disponible : { $marker }.
event-training-assigned = { LE($character) } a maintenant « { $marker } ».
event-assignment-blocked = La direction refuse : { LE($character) } n’aura pas « { $marker } ».
event-award-used = { LE($character) } reçoit un prix : +{ $prestige } prestige.
event-room-built =
    { $improved ->
        [yes] { LE($by) } construit { LE($room) }, déjà amélioré, pour { $price }
       *[no] { LE($by) } construit { LE($room) } pour { $price }
    }{ $prestige ->
        [0] .
       *[other]  : +{ $prestige } prestige.
    }
event-room-improved =
    { LE($by) } améliore { LE($room) } pour { $price }{ $prestige ->
        [0] .
       *[other]  : +{ $prestige } prestige.
    }
event-room-removed = Démoli : { $room }.
event-staff-turned-up = Candidature : { $staff }.
event-staff-hired = { LE($by) } embauche { LE($staff) } pour { $price }.
event-staff-moved =
    { $home ->
        [yes] { LE($staff) } retourne { AU($place) }.
       *[no] { LE($staff) } travaille maintenant ici : { $place }.
    }
event-priority-placed = { LE($patient) } est prioritaire.
event-ability-replaced = { LE($ward) } change de capacité : { $new }.
event-cubes-moved =
    { $cubes ->
        [one] Savant fou : { $cubes } cube passe { DU($giver) } { AU($receiver) }.
       *[other] Savant fou : { $cubes } cubes passent { DU($giver) } { AU($receiver) }.
    }
event-nothing-left =
    { $action ->
        [efficiency] { $kind } : c’est tout, aucun autre patient ne peut suivre.
        [organized_memo_system] { $kind } : c’est tout, personne d’autre ne peut bouger.
       *[mandatory_overtime] { $kind } : c’est tout, aucun autre jeton ne peut être redressé.
    }
event-procedure-named = Procédures expérimentales : jusqu’à l’entretien, le { $colour } soigne aussi en { $malady }, dont la propre couleur ne soigne plus.
event-doctor-fired = { LE($character) } est renvoyé ; { LE($replacement) } prend la suite.
event-miracle-failed = Pas de miracle pour { LE($patient) }.
event-game-ended =
    { $reason ->
        [went_broke] L’hôpital est en faillite.
        [no_tombstone_space] Il n’y a plus de tombe. Score : { $score }.
       *[ran_its_course] La dernière ambulance est arrivée. Score : { $score }.
    }

## What is asked

prompt-pick-administrator = Qui dirige l’hôpital ?
prompt-pick-doctor = Choisissez un médecin
prompt-security-guard =
    { $side ->
        [left] Ambulance de gauche : la renvoyer grâce au vigile ?
       *[right] Ambulance de droite : la renvoyer grâce au vigile ?
    }
prompt-arrival-order =
    { $er ->
        [no] Quelle chaise d’abord ? Il n’y a pas d’urgences
       *[yes] { $free ->
            [0] Quelle chaise d’abord ? Aucune place libre aux urgences
            [one] Quelle chaise d’abord ? { $free } place libre aux urgences
           *[other] Quelle chaise d’abord ? { $free } places libres aux urgences
        }
    }
prompt-rounds-next = Visite : qui ensuite ?
prompt-feeling-lucky = Coup de chance : piocher à nouveau ?
prompt-death-order = Quel décès régler d’abord ?
prompt-pr-spin = Opération de communication : renvoyer le médecin ? Ce décès ne coûtera ni prestige ni argent.
prompt-lucky-hide = Le Dr Lucky cache-t-il le corps ? Cela coûte un de ses jetons et épargne l’argent.
prompt-use-coroner = Utiliser la médecine légale ? Elle enterre pour 0 $, une fois par partie.
prompt-tombstone-space =
    { $prestige ->
        [0] Quelle tombe ?
       *[other] { $free ->
            [yes] Quelle tombe ? Le décès coûte { $prestige } prestige et pas d’argent.
           *[no] Quelle tombe ? Le décès coûte { $prestige } prestige, plus le prix de la tombe.
        }
    }
prompt-use-award = Utiliser le prix maintenant ?
prompt-choose-action = À vous : choisissez un patient, un médecin ou une salle
    .others = Choisir un patient, un médecin ou une salle
prompt-shared-consent =
    { $has_target ->
        [yes] { $character } : { $action } ({ $target }). Permettre cette dépense : { $cost } ?
       *[no] { $character } : { $action }. Permettre cette dépense : { $cost } ?
    }
spent-token =
    { $kind ->
        [medical] un jeton Médical commun
       *[admin] un jeton Administratif commun
    }
prompt-heal-patient = Soigner qui ?
prompt-heal-bonus = Piocher un bonus, ou arrêter ?
prompt-return-cube =
    { $left ->
        [one] Remettre { $left } cube dans le gobelet ?
       *[other] Remettre des cubes dans le gobelet ? Encore { $left }
    }
prompt-cure-research = Guéri ! Recherche de base offerte ?
prompt-cure-flip = Guéri ! Quel jeton Administratif redresser ?
prompt-transfer-patient = Transférer qui ?
prompt-transfer-to = Où placer { LE($patient) } ?
prompt-research-pick =
    { $left ->
        [one] Que donne la recherche ?
       *[other] Que donne la recherche ? { $left } choix
    }
prompt-research-marker = Quelle formation ?
prompt-train-marker = Former ({ $price } $) : quelle formation ?
prompt-train-doctor = « { $marker } » : pour quel médecin ?
prompt-training-veto =
    { $price ->
        [0] « { $marker } » pour { LE($doctor) } ?
       *[other] « { $marker } » pour { LE($doctor) } ? Les { $price } $ sont payés de toute façon.
    }
prompt-build-room = Quelle salle construire ? { funds }
funds =
    { $prestige ->
        [0] Vous avez { $money } $
       *[other] Vous avez { $money } $ et { $prestige } prestige
    }
prompt-build-slot = Où ?
prompt-improve-room = Quelle salle améliorer ? { funds }
prompt-hire-marker = Embaucher qui ? { $price } $
prompt-assign-staff = Affecter qui ?
prompt-assign-to = Où affecter { LE($staff) } ?
prompt-efficiency-patient =
    { $left ->
        [one] Efficacité : transférer qui ? Encore { $left } cube
       *[other] Efficacité : transférer qui ? Encore { $left } cubes
    }
prompt-memo-staff = Notes de service : affecter qui ?
prompt-priority-patient = Qui est prioritaire ?
prompt-management-ward = Quel service change de capacité ?
prompt-overtime-token = Heures supplémentaires : quel jeton redresser ? { $price } prestige chacun, vous en avez { $prestige }
    .others = Heures supplémentaires : quel jeton redresser ? { $price } prestige chacun, sur { $prestige }
prompt-scientist-from = Savant fou : qui donne des cubes ?
prompt-scientist-to = Savant fou : qui les reçoit ?
prompt-scientist-count = Combien de cubes ?
prompt-procedure-colour = Procédures expérimentales : quelle couleur soigne une autre maladie ?
prompt-procedure-malady =
    { $barred ->
        [yes] Quels patients soigne-t-elle jusqu’à l’entretien ? Aucun bonus de médecin ne compte pour eux.
       *[no] Quels patients soigne-t-elle jusqu’à l’entretien ? Leur propre couleur ne les soigne plus.
    }
prompt-supply-cube =
    { $left ->
        [one] Commander quel cube ? Encore { $left }
       *[other] Commander quel cube ? Encore { $left }
    }
prompt-miracle-patient = Pour qui prie l’aumônier ?
prompt-over = La partie est finie

## Why something cannot be done

refusal-admin-token-spent-already = Le matériel se commande avant tout autre jeton Administratif de la manche, et un jeton a déjà servi.
refusal-allowance-exceeded =
    { $left ->
        [one] Efficacité peut encore déplacer { $left } cube, et ce patient en a { $level }.
       *[other] Efficacité peut encore déplacer { $left } cubes, et ce patient en a { $level }.
    }
refusal-already-built = Déjà construit : { $room }. Pour faire mieux, améliorez.
refusal-already-hired = { LE($staff) } travaille déjà ici.
refusal-already-improved = Déjà amélioré : { $room }.
refusal-at-least-one = Choisissez-en d’abord au moins un.
refusal-blocked-by-the-lead = La direction a refusé { LE($character) }. Choisissez un autre médecin.
refusal-cannot-be-assigned = { LE($staff) } travaille depuis le parking et n’est jamais affecté.
refusal-condition-not-met = Le bonus { DU($bonus) } ne compte pas pour ce patient.
refusal-discard-is-empty = La défausse est vide : rien à commander.
refusal-first-bonus-must-be-drawn = Au triage, seuls les cubes bonus soignent : piochez-en un d’abord.
refusal-heal-needs-a-medical-token = Pour soigner, un médecin utilise un jeton Médical.
refusal-is-a-reaction = « { $action } » est proposé de lui-même au bon moment.
refusal-is-there-already = Cette personne y travaille déjà : { $place }.
refusal-keeps-its-last-cube = { LE($patient) } n’a qu’un cube et le garde.
refusal-lead-refused = La direction a refusé. Vous pourrez réessayer après la prochaine action.
refusal-lowest-empty-slot-only = Une nouvelle salle va sur la première case libre.
refusal-medical-token-only-for-own-discount = Avec un jeton Médical, un médecin ne construit que la salle de sa remise, pas { LE($room) }.
refusal-moved-already = { LE($staff) } a déjà bougé avec ces notes de service.
refusal-must-differ-from-the-colour = Cette maladie a déjà cette couleur. Nommez-en une autre.
refusal-needs-a-desk-token = Il faut un jeton Administratif ou le jeton Chef.
refusal-needs-a-doctor = Seul un médecin utilise un jeton Médical.
refusal-needs-a-personal-token = Pour la remise, le médecin utilise un de ses propres jetons.
refusal-needs-advanced-research = Le prestige vient de la recherche avancée : améliorez d’abord le laboratoire.
refusal-needs-an-administrative-token = Commander du matériel demande un jeton Administratif.
refusal-needs-the-chief-of-staff-token = Une action spéciale demande le jeton Chef.
refusal-never-alive-into-the-morgue = La morgue est pour les morts.
refusal-never-back-to-the-parking-lot = On ne renvoie personne au parking.
refusal-never-into-the-er = Les urgences ne prennent que des patients du triage qui atteignent exactement le niveau 5.
refusal-never-into-triage = Personne ne retourne au triage.
refusal-no-ability-aside = Il n’y a pas d’autre capacité de service.
refusal-no-bonus-to-draw = Au triage, seuls les cubes bonus soignent, et ce médecin n’en a pas pour { LE($patient) }.
refusal-no-cubes-any-more = Un patient d’un service ou d’un bloc ne va pas en consultation.
refusal-no-doctor-bonuses = Dans ce service, aucun bonus de médecin ne compte.
refusal-no-eligible-location = Il n’y a aucun poste pour { LE($staff) }.
refusal-no-free-row = La consultation est pleine.
refusal-no-heals-here = En consultation on ne soigne pas : les patients vont mieux à l’entretien.
refusal-no-overtime = Les heures supplémentaires demandent du prestige et un jeton Médical ou Administratif utilisé.
refusal-no-pair-of-cube-patients = Il faut deux patients de la même maladie hors des services et des blocs : l’un avec des cubes, l’autre avec de la place.
refusal-no-patient = Il n’y a pas de patient.
refusal-no-receiver = Personne de la même maladie n’a de place pour des cubes.
refusal-no-research-lab = Construisez d’abord un laboratoire.
refusal-no-room-for-cubes = { LE($patient) } n’a plus de place pour des cubes.
refusal-no-room-for-it = Aucune salle à construire ou à améliorer avec ce jeton.
refusal-no-slot = Toutes les cases sont prises, et aucune salle ne peut céder la place.
refusal-no-such-bonus-here = Il n’y a plus de bonus { DU($bonus) } pour ce soin.
refusal-no-such-marker-there = Cette formation n’est pas disponible.
refusal-no-such-patient = Ce patient n’est plus à l’hôpital.
refusal-no-such-seat =
    { $seats ->
        [one] Cette table a { $seats } place.
       *[other] Cette table a { $seats } places.
    }
refusal-no-token-left = Aucun des vôtres n’a plus de jeton pour cela. Les jetons sont redressés à l’entretien.
refusal-no-unused-token = Ce jeton est utilisé. Il sera redressé à l’entretien.
refusal-nobody-for-hire = Personne n’est visible sur la file d’embauche. Plus de prestige attire plus de candidats.
refusal-nobody-to-assign = Personne à affecter : embauchez d’abord une infirmière ou une technicienne.
refusal-nobody-to-heal = Ce médecin n’a personne à soigner.
refusal-nobody-to-transfer = Personne n’a d’endroit où aller.
refusal-not-a-cube-patient = Cela ne marche qu’avec les patients du triage, de la consultation ou des urgences.
refusal-not-a-doctor-in-play = { LE($character) } n’est pas de vos médecins.
refusal-not-a-malady-colour = Le noir n’est d’aucune maladie. Nommez une autre couleur.
refusal-not-built = Pas encore construit : { $place }.
refusal-not-eligible = Pas là. Possible : { $eligible }.
refusal-not-face-up = { LE($staff) } est encore face cachée. Avec plus de prestige, on révèle à l’entretien.
refusal-not-hired = Embauchez d’abord { LE($staff) }.
refusal-not-in-play = { LE($character) } ne travaille pas ici.
refusal-not-in-the-discard = Ce cube n’est pas dans la défausse.
refusal-not-in-the-set = Aucun cube de ce genre n’a été pioché pour ce soin.
refusal-not-the-chief-of-staff = Les heures supplémentaires ne redressent pas le jeton Chef.
refusal-not-the-player-phase = Attendez la phase des joueurs.
refusal-not-the-same-malady = Les cubes passent entre patients de la même maladie.
refusal-not-your-character = { LE($character) } est joué par quelqu’un d’autre.
refusal-not-your-special = « { $action } » n’est pas une action spéciale de votre directeur.
refusal-not-your-token = Ce jeton est à quelqu’un d’autre.
refusal-nowhere-to-go = Aucun endroit ne prend { LE($patient) } au niveau { $level }.
refusal-other-malady = { LE($place) } : pour une autre maladie.
refusal-pick-is-impossible = Il n’y a pas de formation pour cela.
refusal-priority-is-placed = Le cube Priorité reste avec son patient jusqu’à la guérison ou la mort.
refusal-shut-out-by-procedures = Pendant les procédures expérimentales, aucun bonus de médecin ne compte pour cette maladie.
refusal-shut-out-by-the-ward = Dans ce service, aucun autre bonus ne compte.
refusal-somebody-is-in-it = { $room } : pas vide, donc on la garde.
refusal-space-is-not-empty = Cette tombe est prise.
refusal-stays-in-office = { LE($staff) } reste au bureau.
refusal-table-taken = Il y a déjà quelqu’un : { $place }.
refusal-token-is-not-unused = Ce jeton est utilisé.
refusal-token-is-not-used = Ce jeton est déjà prêt.
refusal-too-expensive = Cela coûte { $price } $. En convertissant le prestige, vous atteignez { $power } $ : soignez des patients pour gagner encore { $missing } $.
refusal-training-pool-empty = Il ne reste aucune formation.
refusal-triage-patients-only = Efficacité déplace des patients du triage.
refusal-used-or-shut-out = Ce bonus est utilisé, ou un autre l’exclut : { $bonus }.
refusal-variant-is-off = Commander du matériel n’est pas en jeu à cette table.
refusal-ward-full = Tous les lits sont pris : { $place }.
refusal-worst-first = Dans ce service, on soigne d’abord le cas le plus grave.
refusal-wrong-count =
    { $most ->
        [one] Un seul cube peut bouger.
       *[other] De 1 à { $most } cubes peuvent bouger.
    }
refusal-wrong-level = { $place } : pas de patient de niveau { $level }.
refusal-wait-for-your-turn = C’est à { $seats } de jouer.
refusal-you-cannot-act = Vous n’avez rien à faire pour l’instant.
refusal-you-have-passed = Vous avez passé. Quand quelqu’un aura agi, vous pourrez agir à nouveau.

## The end

end-ran-its-course = La dernière ambulance est arrivée, et l’hôpital tient debout : { $score } points. { epilogue }
end-went-broke = L’hôpital est en faillite : pas de score, pas d’excuses.
end-no-tombstone-space = Il n’y a plus de tombe pour les morts : une victoire, en quelque sorte, score { $score }. { epilogue }
epilogue =
    { $band ->
        [100] Un hôpital modèle, connu dans tout le pays.
        [75] La gloire d’antan est revenue, et la ville en est fière.
        [50] Une maison respectée : même le maire le dit.
        [25] Un net progrès, même si les sceptiques veillent.
        [10] De justesse ; amis et critiques se valent.
       *[0] Le déclin continue. Il est temps de partir sans bruit.
    }
score-prestige = Prestige
score-awards = Prix encore détenus
score-money = La moitié de l’argent
score-tombstones = Pierres tombales
score-unburied = Le corps sans tombe

## Options

option-seats = Joueurs
    .help = Cinq personnages sont répartis aussi également que possible.
option-difficulty = Difficulté
    .help = Chaque carte Ambulance apporte jusqu’à 2 cubes de moins ou de plus.
    .tutorial = Initiation
    .easy = Facile
    .standard = Normale
    .hard = Difficile
    .challenging = Très difficile
option-order-supplies = Commander du matériel
    .help = Le premier jeton Administratif d’une manche peut remettre dix cubes dans le gobelet.
option-higher-income = Revenus plus élevés
    .help = Un soin rapporte pour chaque cube de la couleur, même s’il ne reste plus de niveau ; les noirs n’enlèvent rien.
option-character-setup = Personnages
    .help = Qui travaille ici.
    .random = Au hasard
    .chosen = Choisis par le premier joueur
option-seat-turns = Ordre
    .help = Chacun agit quand il veut, ou à tour de rôle.
    .free = Qui veut
    .clockwise = À tour de rôle
option-rounds-order = Ordre de la visite
    .help = Vous choisissez qui vient ensuite ; sinon service par service, le plus grave d’abord.
    .ask = Vous choisissez
    .auto = Automatique
option-er-rescue-any-phase = Sauvetage aux urgences à chaque phase
    .help = Un patient du triage qu’un soin amène exactement à 5 peut aussi aller aux urgences ; sinon, seulement à l’arrivée.
option-broke-at-zero = Faillite à zéro
    .help = Un décès qui ne vous laisse ni argent ni prestige termine la partie.
option-award-timing = Prix
    .help = Quand un prix rapporte son prestige.
    .at-once = Tout de suite
    .hold = Quand vous voulez
option-training-veto = La direction peut refuser une formation
    .help = Le premier joueur est consulté quand quelqu’un d’autre forme un médecin.
option-shared-consent = Demander avant une dépense commune
    .help = Le joueur du directeur a le dernier mot sur les jetons communs et l’argent.
option-procedures-bar-bonus = Procédures sans bonus de médecin
    .help = Pendant les procédures expérimentales, aucun bonus de médecin n’est pioché pour leurs patients.
option-spin-fresh-tokens = Jetons prêts après un renvoi
    .help = Le remplaçant apporte des jetons Médicaux prêts.
option-ward-ability-pool = Capacités des services
    .help = Si l’une des dix est retirée sans être vue avant la partie.
    .drop-one = Une retirée sans être vue
    .all-ten = Les dix

## The table

phase-setup = Mise en place
phase-ambulance = Phase des ambulances
phase-player = Phase des joueurs
phase-housekeeping = Entretien
phase-over = La partie est finie
course-title = Manche { $turn } sur { $turns }
course-ambulance = Ambulances
course-player = Joueurs
course-housekeeping = Entretien
fact-turn = Manche
    .value = { $turn } sur { $turns }
fact-phase = Phase
fact-money = Argent
    .value = { $money } $
fact-prestige = Prestige
fact-score = Score actuel
count-deaths = Décès
fact-pile = Pioche
zone-triage = Salle d’attente / triage
    .note = ici on ne pioche que des cubes bonus ; un patient compte { $pv } VP
zone-rooms = Salles
zone-unbuilt = Salles à construire
zone-shared = Jetons communs
zone-ambulance = Cartes Ambulance
zone-cup = Gobelet
    .note =
        { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
zone-discard = Défausse
zone-training = Formations
zone-job-line = File d’embauche
    .note = une embauche coûte { $price } $
zone-staff = Bureaux et parking
zone-cemetery = Cimetière
    .note =
        { $tombstones ->
            [0] aucune pierre tombale
            [one] { $tombstones } pierre tombale
           *[other] { $tombstones } pierres tombales
        }
zone-drawn = Pioché
zone-characters = Personnages
zone-draws =
    { $heal ->
        [0] compte { $pv } VP
       *[other] pioche { $heal }, compte { $pv } VP
    }
piece-bed = lit
piece-patient = { $malady } { $level }, { $level_name }
    .pv = VP { $pv }
    .proxies =
        { $count ->
            [one] { $count } de ses cubes est un substitut
           *[other] { $count } de ses cubes sont des substituts
        }
    .chair = venu { DU($chair) }
piece-slot = case libre { $number }
piece-priority = Priorité
piece-token =
    { $kind ->
        [medical] jeton Médical
        [admin] jeton Administratif
       *[chief] jeton Chef
    }
piece-coroner = Médecine légale
piece-pile = Pioche
piece-face-down = face cachée
    .note = parmi elles : { $markers }
piece-marker =
    { $count ->
        [1] { $marker }
       *[other] { $count } × { $marker }
    }
piece-job =
    { $state ->
        [face_down] inconnu
       *[empty] embauché
    }
    .note = à partir de { $requirement } prestige
piece-grave = { $price } $
    .due = { $due } $ à payer ici
skill-bonus-malady = +{ $cubes } en { $malady }
skill-bonus-cube-patient = +{ $cubes } au triage et aux urgences
skill-bonus-ward = +{ $cubes } dans les services
skill-research = recherche avec des jetons Médicaux
skill-hide = cache un corps à chaque manche, pour un jeton
skill-discount = { $room } pour { $price } $

## What people, markers, Rooms and Special Actions do

does-staff-chaplain = un essai de miracle à chaque Entretien
does-staff-human-resources = chaque embauche suivante coûte moins
does-staff-finance-officer = de l’argent à chaque Entretien
does-staff-lawyer = l’argent dû pour un décès est réduit de moitié
does-staff-operations-officer = un jeton Administratif commun à l’embauche
does-staff-public-relations = un décès coûte moins de prestige
does-staff-security-guard = une fois : envoie une carte Ambulance sous la pioche
does-staff-medical-tech = un soin ici peut remettre plus de cubes dans le gobelet
does-staff-or-nurse = des cubes bonus pour les soins au bloc
does-staff-triage-nurse = un cube bonus pour soigner ici les patients en cubes
does-staff-ward-nurse = des cubes bonus pour les soins en service
does-training-bedside-manner = un cube de plus quand ce médecin soigne en service
does-training-er-training = un cube de plus quand ce médecin soigne un patient en cubes
does-training-research-phd = paie la recherche de base avec un jeton Médical
does-training-award = du prestige, une fois
does-training-admin-degree = un jeton Administratif personnel, une fois
does-training-coroner = une place de tombe à 0 $, une fois
does-training-advanced = un cube de plus pour cette spécialité, partout
does-room-or = une place de soin : plus de cubes, plus d’argent
does-room-clinic = les patients de niveau 1 ou 2 guérissent seuls
does-room-er = accueille les patients du triage arrivés juste au niveau 5, jusqu’à l’entretien
does-room-morgue = plus de tombes, à bas prix
does-room-research-lab = permet la recherche ; améliorée, deux choix
does-room-break-room = un jeton Administratif commun ; améliorée, aussi un jeton Médical
does-kind-efficiency = transfère des patients du triage, jusqu’à 8 cubes en tout
does-kind-organized-memo-system = affecte d’un coup autant de personnel embauché que voulu
does-kind-priority-status = donne la priorité à un patient : un cube de plus à chaque soin, VP plus haute d’un point
does-kind-public-relations-spin = renvoie un médecin dont le soin a tué, et le décès ne coûte rien
does-kind-efficient-construction = bâtit pour 18 $ une salle déjà améliorée
does-kind-new-management-techniques = donne à un service une autre capacité, tirée au hasard
does-kind-mandatory-overtime = redresse des jetons utilisés pour 2 prestige chacun
does-kind-feeling-lucky = refait n’importe quelle pioche de cubes, à toute phase
does-kind-mad-scientist = déplace des cubes entre deux patients d’une même maladie, hors services et blocs
does-kind-experimental-procedures = jusqu’à l’entretien, une autre couleur soigne une maladie à la place de la sienne
piece-room-card = { $does } ; prestige { $basic }, améliorée { $improved }
piece-card =
    { $cubes ->
        [one] pioche { $cubes } cube
       *[other] pioche { $cubes } cubes
    }
skill-special = { $name } : { $does }

## Ce qu’une place dit d’avance, et ce contre quoi on est mis en garde

standing-rounds = Ordre de la visite
    .help = Chaque patient des services est examiné une fois de toute façon.
    .best = Les plus malades d’abord
standing-arrivals = Ordre des arrivées
    .help = Quand plusieurs chaises débordent à la fois.
    .er = Me demander si les urgences ont de la place
    .best = Comme ils viennent
standing-burials = Pierres tombales
    .help = Après plusieurs décès, le patient le plus précieux d’abord.
    .best = La place la moins chère
standing-coroner = Médecine légale
    .help = Enterre un patient pour 0 $, une fois par partie.
    .yes = L’utiliser au premier décès
    .no = Ne jamais l’utiliser
standing-hide = Le Dr Lucky cache un corps
    .help = Une fois par tour de jeu, contre un jeton du médecin : un jeton médical s’il en a un.
    .yes = Dès que c’est possible
    .no = Jamais
standing-spin = Opération de communication
    .help = Renvoie un médecin dont l’action a tué quelqu’un : le décès ne coûte rien.
    .yes = Toujours renvoyer le médecin
    .no = Toujours soutenir le médecin
standing-awards = Prix
    .help = Un prix gardé compte à la fin de la partie.
    .yes = Les utiliser tout de suite
    .no = Les garder jusqu’à la fin
standing-guard = Vigile
    .help = Renvoie une carte d’ambulance, puis doit être réembauché.
    .best = Renvoyer une carte avec beaucoup de cubes
    .no = Laisser entrer chaque carte
standing-lucky = Coup de chance
    .help = Le directeur peut refaire une pioche.
    .harm = Me demander après une mauvaise pioche
    .never = Garder chaque pioche
standing-flip = Jeton après une guérison
    .help = Quand un seul peut être redressé, ou que tous le seront de toute façon.
    .best = Le prendre pour moi
standing-veto = Formations données par d’autres
    .help = La direction peut les refuser.
    .allow = Les permettre
standing-consent = Dépenser ce qui est commun
    .help = La direction a le dernier mot.
    .allow = Le permettre
standing-bonuses = Cubes bonus d’un soin
    .help = Ils sont piochés bonus après bonus.
    .best = Piocher jusqu’à la guérison
standing-returns = Cubes à remettre
    .help = Après un soin avec bonus.
    .best = Remettre ce dont les patients ont besoin
moment-death = Quelqu’un mourrait d’une pioche
    .help = Avant que la pioche soit gardée.
danger-deaths =
    { $patients ->
        [one] 1 patient va mourir.
       *[other] { $patients } patients vont mourir.
    }
danger-emergency =
    { $patients ->
        [one] 1 patient aux urgences mourra à l’entretien si personne n’agit.
       *[other] { $patients } patients aux urgences mourront à l’entretien si personne n’agit.
    }
danger-conversion = { $prestige } prestige remplaceront { $money } $ : { $rate } par dollar.

## Le bilan d’un tour

sum-cured = Guéris
sum-discharged = Sortis
sum-died = Décès
sum-income = Recettes
sum-spending = Dépenses
sum-prestige = Prestige

## Le guide

guide-title = Les premières ambulances
guide-welcome = Bienvenue au Healthy Heart : cinq dollars, cinq lits occupés, et vous aux commandes. L’hôpital se dirige en équipe : aujourd’hui, vous menez les cinq personnages.
guide-arrivals = Les ambulances viennent de passer. Les cubes sont la maladie : les quatre rouges de cette chaise sont un patient de cardiologie de niveau 4, critique.
guide-grave = Cinq cubes bleus sont venus sur une chaise. Elle en tient quatre et, sans urgences, ce patient est mort. Choisissez une tombe : chacune coûte plus que la précédente.
guide-rounds = Puis vint la visite : un cube pour chaque lit des services. Si la couleur est la bonne, l’état du patient empire. C’est tombé sur la médecine interne.
guide-transfer = À vous : une action coûte un jeton. Votre patient critique a besoin d’un lit. Faites-le transférer par le Directeur Morbucks, avec le jeton Chef.
guide-heal = Dans un service, les médecins peuvent soigner. Appuyez sur votre patient critique, puis sur le Dr Aorta. Six cubes sortent du gobelet : chaque rouge ôte un niveau, chaque noir en ajoute un.
guide-bonus = Trois rouges : il resterait un niveau. Pour un patient de cardiologie, le Dr Aorta peut piocher deux cubes de plus. Prenez le bonus !
guide-return = Guéri ! Et deux des cubes piochés peuvent retourner au gobelet, qui décide de toutes les pioches à venir. Appuyez deux fois sur le rouge : il pourra encore soigner.
guide-build = Quatre niveaux à 2 $, et du prestige pour la guérison. Plus jamais de mort comme la première : le Dr Dream construit les urgences au rabais. Choisissez le Dr Dream et Construire.
guide-er = Les voilà. Qui arrive au niveau 5 va maintenant aux urgences, et non au cimetière. Soignez-le dans la même manche : qui s’y trouve encore à l’entretien meurt.
guide-goal = Quand vos jetons sont utilisés, d’autres ambulances arrivent. Tenez neuf de ces phases sans faire faillite ni manquer de tombes ; prestige et argent font votre score.
guide-end = Un mort, une guérison, une salle neuve : pas mal pour une première matinée. Continuez ici, ou commencez une partie entière à vous.

## What can be set in a position

position-triage = Triage : niveau par chaise
position-wards = Services : niveaux
position-ors = Blocs opératoires
position-clinic = Consultation
position-er = Aux urgences, par chaise
position-priority = Patient prioritaire
position-proxies = Cubes substituts par chaise
position-money = Argent
position-prestige = Prestige
position-turn = Manche
position-rooms = Salles
position-abilities = Capacités des services
position-staff = Personnel
position-job = File d’embauche
position-cast = Direction et médecins
position-training = Formations
position-pool = Formations visibles
position-used = Jetons utilisés
position-cemetery = Tombes occupées
position-morgue = Places occupées à la morgue
position-fired = Médecins renvoyés
position-cup = Cubes dans le gobelet
position-discard = Cubes défaussés
position-left = Carte de gauche
position-right = Carte de droite
position-pile = Cartes dans la pioche
position-procedure = Procédure expérimentale
position-phase = Phase
position-guard-front = Un vigile utilisé attend
position-admin-spent = Un jeton administratif a été dépensé
position-hide-used = Le Dr Lucky a servi

## Positions

wants-cast = un directeur et quatre médecins
wants-free-place = une place libre
wants-fewer = pas plus de { $what } qu’il n’y en a
wants-levels = une liste de { $most } niveaux au plus
wants-built-or = un bloc construit (clé rooms)
wants-level-and = un niveau, peut-être avec le mot { $word }
wants-patients = { $most } patients au plus (clé rooms)
wants-empty-chair = une chaise vide où revenir
wants-patient-place = la place d’un patient
wants-rooms = { $most } salles différentes au plus
wants-room-and = une salle, peut-être avec le mot { $word }
wants-doctor-of-the-cast = un médecin de l’équipe
wants-office-staff = office, pour { $staff }
wants-other-staff = parking_lot ou un lieu, pour { $staff }
wants-unhired = quelqu’un qui n’est pas encore embauché
wants-job-spaces = une case vide pour chaque embauche, et pas plus
wants-token = un jeton en jeu, comme medical.aorta ou chief
wants-space-numbers = une liste de numéros de cases
wants-colour-and-malady = une couleur et une maladie
wants-guard-ready = le vigile sur le parking et deux cartes ouvertes
wants-chaplain = l’aumônier dans un bureau

name-cube-red = rouge
name-cube-green = vert
name-cube-yellow = jaune
name-cube-gray = gris
name-cube-blue = bleu
name-cube-black = noir
name-phase-player = à vous de jouer
name-phase-rounds = visite
name-phase-ambulance = ambulances
name-phase-housekeeping = entretien
name-chair-left = chaise de gauche
    .cardio = Cardiologie, chaise de gauche
    .internal = Médecine interne, chaise de gauche
    .infectious = Maladies infectieuses, chaise de gauche
    .psychiatric = Psychiatrie, chaise de gauche
    .trauma = Traumatologie, chaise de gauche
name-chair-right = chaise de droite
    .cardio = Cardiologie, chaise de droite
    .internal = Médecine interne, chaise de droite
    .infectious = Maladies infectieuses, chaise de droite
    .psychiatric = Psychiatrie, chaise de droite
    .trauma = Traumatologie, chaise de droite
