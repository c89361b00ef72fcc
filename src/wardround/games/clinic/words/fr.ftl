### Clinic en français. Un nom qui a un genre prend l’article : LE($room), UN($room), TO($room).
### Le journal est au présent, comme dans les jeux de société en ligne : « Rob construit un laboratoire ».

summary = Construisez un hôpital de quatre étages au plus, embauchez médecins, infirmières et aides-soignants, admettez des patients et guérissez-les avant que leur état n’empire.

## Names

colour =
    { $colour ->
        [white] blanc
        [yellow] jaune
        [orange] orange
        [red] rouge
       *[purple] violet
    }
service =
    { $service ->
        [psychiatry] psychiatrie
        [cardiology] cardiologie
        [ophthalmology] ophtalmologie
        [orthopedics] orthopédie
        [neurology] neurologie
       *[other] { $service }
    }
form-of-service =
    { $service ->
        [ophthalmology] d’{ service }
        [orthopedics] d’{ service }
       *[other] de { service }
    }
noun-person =
    { $kind ->
        [doctor] médecin { colour }
        [nurse] infirmière
        [orderly] aide-soignant
       *[patient]
            { $service ->
                [none] patient { colour }
               *[other] patient { colour } { form-of-service }
            }
    }
    .le =
        { $kind ->
            [nurse] l’infirmière
            [orderly] l’aide-soignant
           *[other] le { noun-person }
        }
    .un =
        { $kind ->
            [nurse] une infirmière
           *[other] un { noun-person }
        }
    .du =
        { $kind ->
            [nurse] de l’infirmière
            [orderly] de l’aide-soignant
           *[other] du { noun-person }
        }
    .au =
        { $kind ->
            [nurse] à l’infirmière
            [orderly] à l’aide-soignant
           *[other] au { noun-person }
        }
floor =
    { $floor ->
        [0] rez-de-chaussée
       *[other] étage { $floor }
    }
noun-room-hub = pôle { form-of-service }
    .gender = m
noun-room-treatment = salle de soins
    .gender = f
noun-room-supply = réserve
    .gender = f
noun-room-operating-room = bloc opératoire
    .gender = m
noun-room-lab = laboratoire
    .gender = m
noun-room-outpatient = consultation externe
    .gender = f
noun-room-triage = triage
    .gender = m
noun-room-garden = jardin
    .gender = m
noun-room-helipad = héliport
    .gender = v
noun-room-entrance = entrée
    .gender = w
noun-room-conveyor = tapis roulant
    .gender = m
noun-room-parking = parking
    .gender = m
noun-room-parking-upgrade = troisième place de parking
    .gender = f
noun-room-extinguisher = extincteur
    .gender = v
noun-room-outdoors = dehors
    .to = dehors
    .in = dehors
noun-room-pre = préadmission
    .to = en préadmission
    .in = en préadmission
noun-room-away = quarantaine
    .to = en quarantaine
    .in = en quarantaine
noun-room-there = { $room } { there }
    .le = { LE($room) } { there }
    .to = { TO($room) } { there }
    .in = { IN($room) } { there }
there =
    { $floor ->
        [0] au rez-de-chaussée
       *[other] à l’étage { $floor }
    }
noun-room-where = { $room } ({ $where })
    .le = { LE($room) } ({ $where })
    .to = { TO($room) } ({ $where })
    .in = { IN($room) } ({ $where })
where-space = { floor }, rangée { $row }, colonne { $column }
where-west = côté ouest, rangée { $row }
where-east = côté est, rangée { $row }
where-south = côté sud, colonne { $column }
where-street-across = dans la rue, rangée { $row }, entre les colonnes { $column } et { $next }
where-street-along = dans la rue, colonne { $column }, entre les rangées { $row } et { $next }
where-street-edge = dans la rue au bord { $side ->
    [west] ouest, rangée { $row }
    [east] est, rangée { $row }
    [north] nord, colonne { $column }
   *[south] sud, colonne { $column }
}
where-tile = au parking, rangée { $row }, colonne { $column }
where-helipad = héliport, { floor }, rangée { $row }, colonne { $column }
bonus-cash = 5 $
bonus-nurse = une infirmière et sa voiture
bonus-promotion = un médecin jaune à la place du blanc
bonus-parking = un parking gratuit
bonus-orderly = un aide-soignant et sa voiture
bonus-garden = un jardin gratuit
bonus-conveyor = un tapis roulant gratuit avec deux arrêts
goal-top-floor = une salle de soins opérationnelle à l’étage 3
goal-two-buildings = deux bâtiments, chacun avec une salle de soins opérationnelle
goal-no-deaths = aucun décès
goal-big-team = quatre médecins et quatre infirmières
goal-both-services = deux salles de soins opérationnelles pour chaque spécialité
goal-swift = 18 temps au plus
goal-random = celui que le sort désigne
fame =
    { $title ->
        [Intern] Stagiaire
        [Resident] Interne
        [Attending] Praticien
        [Chief] Chef de service
        [Director] Directeur
        [Legend] Légende
       *[other] { $title }
    }
tile-build = Construire
tile-hire = Embaucher
tile-admit = Admettre

## What a player may do

action-solo-goal = Objectif : { $goal }
action-take-bonus = Prendre { $bonus }
action-choose-board = Construire sur { $columns } × { $rows } cases
action-initial-piece = Placer { LE($room) }
action-initial-space = Placer ici : { $where }
action-bonus-space = Placer ici : { $where }
action-park-car = Se garer { $where }
action-select-action = Choisir { $tile }
action-build-component =
    { $more ->
        [yes] Construire { UN($room) } : à partir de { $price } $
       *[no] Construire { UN($room) } : { $price } $
    }
action-build-space =
    { $price ->
        [none] Construire ici : { $where }
       *[other] Construire ici : { $where } · { $price } $
    }
move-build =
    { $cars ->
        [none] Construire { UN($room) } : { $where }{ $price ->
            [none] {""}
           *[other] { " · " }{ $price } $
        }
       *[other] Construire { UN($room) } : { $where }, en y garant la voiture { $cars }{ $price ->
            [none] {""}
           *[other] { " · " }{ $price } $
        }
    }
action-repark = Déplacer la voiture { $where } vers le parking
action-hire-person = Embaucher { UN($person) } · { $price } $
action-hire-arrival =
    { $price ->
        [0] Arriver : { $where }
       *[other] Arriver : { $where } · { $price } $
    }
action-shift =
    { $direction ->
        [left] Faire reculer { LE($person) } dans la file (nº { $position })
        [right] Faire avancer { LE($person) } dans la file (nº { $position })
       *[other] Envoyer { LE($person) } (nº { $position }) en { service }
    }
    .swap = Échanger { LE($person) } et { LE($other) } (nº { $position })
action-admit = Admettre { LE($person) }
action-move-person = Déplacer { LE($person) } ({ $room })
action-move-destination =
    { $time ->
        [0] Aller { TO($room) }
       *[other] Aller { TO($room) } : { $time } temps
    }
move-walk =
    { $time ->
        [0] Déplacer { LE($person) } ({ $from }) { TO($room) }
       *[other] Déplacer { LE($person) } ({ $from }) { TO($room) } : { $time } temps
    }
action-undo = Reprendre le dernier déplacement
action-done =
    { $what ->
        [move] Finir les déplacements
        [cars] Laisser les autres voitures
        [admit] { $left ->
            [one] Finir l’action (il reste { $left } point)
           *[other] Finir l’action (il reste { $left } points)
        }
       *[other] Finir l’action
    }
action-accept = Accepter le plan : +{ $income } ${ $warning }
action-assign = { LE($doctor) } soigne { LE($patient) } : +{ $income } ${ $warning }
warning-unwise = { " " }(le médecin rouge serait infecté et mourrait cette manche)
action-clear = Ne pas soigner { LE($patient) }
action-leave-car = La voiture { $where } s’en va
action-dismiss = { LE($person) } part sans salaire
action-buy-popularity =
    { $amount ->
        [0] Ne rien acheter
       *[other] Acheter { $amount } popularité : { $price } $
    }
choice-give-blood = { LE($person) } donne son sang { IN($room) } : { $time } temps
choice-carry-blood = { LE($person) } porte du sang { TO($room) } : { $time } temps
choice-transfuse =
    { $answer ->
        [done] Ne plus donner de sang
       *[other] Transfuser { LE($person) }
    }
choice-draw-blood =
    { $answer ->
        [yes] Prendre la poche de sang
       *[no] Ne pas prendre de poche
    }
choice-zombie-step = Zombie : { $where }
choice-cure-zombie =
    { $answer ->
        [yes] Guérir le zombie : +{ $income } $
       *[no] Laisser le zombie
    }
choice-covid-allocate = Une tuile pour { $player }
choice-covid-accept =
    { $answer ->
        [accept] Accepter le partage
       *[refuse] Refuser le partage
    }
choice-covid-infect =
    { $quarantine ->
        [yes] Infecter { LE($person) } : en quarantaine
       *[no] Infecter { LE($person) }
    }
choice-buy-masks =
    { $answer ->
        [no] Ne pas acheter de masques
        [income] Masques pour { LE($person) } : { $price } $ sur les recettes
       *[savings] Masques pour { LE($person) } : { $price } $ sur les économies
    }
choice-masks-arrival = Retour : { $where }
choice-quarantine-arrival = Retour : { $where }
choice-contagion-place =
    { $answer ->
        [row] Elle attend en { service }
       *[other] Infecter { LE($person) }
    }
choice-contagion-patient = Infecter { LE($person) }
noun-tile-waiting = prochain patient { form-of-service }
    .le = le prochain patient { form-of-service }

## Sortes de coups

noun-kind-shift = Déplacer dans la file
noun-kind-admit = Admettre
noun-kind-move-person = Déplacer
noun-kind-assign = Soigner
noun-kind-clear = Ne pas soigner
noun-kind-build-component = Construire
noun-kind-hire-person = Embaucher

## What happened

event-game-began = Ordre du tour : { $order }.
event-goal-set = { $player } joue pour cet objectif : { $goal }.
event-bonus-taken = { $player } prend { $bonus }.
event-board-chosen = { $player } construit sur { $columns } × { $rows } cases.
event-piece-placed = { $player } place { LE($room) }.
event-clinics-shown = Toutes les cliniques sont visibles.
event-layout-drawn = { $player } pioche une clinique de départ ({ colour }).
event-tile-selected = Vous choisissez « { $tile } ».
event-tiles-revealed = { $choices }.
revealed =
    { $tile ->
        [build] { $players } { $count ->
            [one] construit
           *[other] construisent
        }
        [hire] { $players } { $count ->
            [one] embauche
           *[other] embauchent
        }
       *[admit] { $players } { $count ->
            [one] admet
           *[other] admettent
        }
    }
event-action-began =
    { $tile ->
        [build] { $player } construit.
        [hire] { $player } embauche.
       *[admit] { $points ->
            [one] { $player } admet avec { $points } point.
           *[other] { $player } admet avec { $points } points.
        }
    }
event-action-ended =
    { $why ->
        [build] { $player } ne peut plus rien construire avec { $money } $ : l’action est finie.
        [hire] { $player } ne peut plus embaucher personne avec { $money } $ : l’action est finie.
        [parking] { $player } n’a plus de place pour une voiture et ne peut plus embaucher personne : l’action est finie.
        [admit] { $player } ne peut plus admettre personne : l’action est finie.
       *[done] { $tile ->
            [build] { $player } a fini de construire.
            [hire] { $player } a fini d’embaucher.
           *[admit] { $player } a fini d’admettre.
        }
    }
event-built = { $player } construit { UN($room) } { there } : −{ $price } $.
event-stop-added = { $player } ajoute un arrêt de tapis roulant.
event-car-parked =
    { $street ->
        [yes] { $player } gare une voiture dans la rue.
       *[no] { $player } gare une voiture au parking.
    }
event-car-moved = { $player } déplace une voiture vers le parking.
event-car-left = { $player } : une voiture s’en va.
event-hired = { $player } embauche { UN($person) } : −{ $price } $.
event-joined = { UN($person) } rejoint { $player }.
event-shifted =
    { $kind ->
        [forward] { $player } fait passer { UN($person) } devant { UN($other) }.
        [swap] { $player } échange { UN($person) } et { UN($other) }.
       *[row] { $player } envoie { UN($person) } en { service }.
    }
event-admitted = { $player } admet { UN($person) }.
event-appointed = { UN($person) } prend rendez-vous.
event-marker-advanced = Manche { $round }, action { $turn }.
event-phase-began =
    { $phase ->
        [move] Chacun déplace son monde.
       *[business] Affaires : soins, dépenses, popularité.
    }
event-moved =
    { $time ->
        [0] { $player } : { LE($person) } va { TO($room) }.
       *[other] { $player } : { LE($person) } va { TO($room) }, { $time } temps.
    }
event-taken-back = { $player } reprend le déplacement { DU($person) }.
event-move-restarted = { $player } a déplacé trop souvent ; chacun revient à son point de départ.
event-move-ended =
    { $time ->
        [0] { $player } a fini ses déplacements : toujours { $total } temps en tout.
       *[other] { $player } a fini ses déplacements : { $time } temps, { $total } en tout.
    }
event-plan-proposed = Plan de soins pour { $player } : +{ $income } $.
event-plan-changed =
    { $treated ->
        [yes] { $player } change le plan : { LE($doctor) } soigne { LE($patient) }.
       *[no] { $player } change le plan : { LE($patient) } n’est pas soigné.
    }
event-treated = { $player } : { LE($doctor) } soigne { LE($patient) }, +{ $income } $.
event-went-home = { $player } : { LE($person) } rentre chez lui guéri.
event-expenses-paid =
    { $parts ->
        [none] { $player } n’a pas de dépenses.
       *[other] Dépenses { DU($player) } : { $parts }.
    }
paid-wages = { $amount } $ de salaires
paid-upkeep = { $amount } $ d’entretien
paid-savings = dont { $amount } $ des économies
paid-popularity = dont { $amount } en popularité
paid-waived = { $amount } $ impayés
event-dismissed = { $player } : { LE($person) } s’en va faute de salaire.
event-popularity-changed = { $player } a maintenant { $now } popularité.
event-popularity-bought =
    { $amount ->
        [0] { $player } garde { $savings } $.
       *[other] { $savings ->
            [0] { $player } achète { $amount } popularité.
           *[other] { $player } achète { $amount } popularité et garde { $savings } $.
        }
    }
event-round-began = Pendant la nuit, avant la manche { $round }.
event-patient-returned = { UN($person) } renonce à attendre.
event-university-changed = Médecins à l’université : { $doctors }.
event-nurses-left =
    { $count ->
        [one] { $count } infirmière de la manche { $round } n’a pas trouvé de poste et s’en va.
       *[other] { $count } infirmières de la manche { $round } n’ont pas trouvé de poste et s’en vont.
    }
event-trained =
    { $better ->
        [yes] { $player } : { LE($person) } se forme au laboratoire et devient { colour }
       *[no] { $player } : { LE($person) } se forme au laboratoire et reste { colour }
    }{ $popularity ->
        [0] .
       *[other] , +{ $popularity } popularité.
    }
event-tired = { $player } : { LE($person) } est fatigué et devient { colour }.
event-worsened = { $player } : { LE($person) } va plus mal et devient { colour }.
event-died = { $player } : { LE($person) } meurt{ $popularity ->
        [0] .
       *[other] , −{ $popularity } popularité.
    }
event-tile-turned = Nouveau au dépôt : { $room }.
event-order-reset = Ordre du tour : { $order }.
event-game-ended = La partie est finie : { $totals }.
total = { $player } { $points }
event-exhausted = { $player } : { LE($person) } travaille jusqu’à l’épuisement.
event-burnt-out = { $player } : { LE($person) } est épuisé et part pour de bon.
event-lies-down = { $player } : { LE($person) } s’allonge { IN($room) } pour donner son sang.
event-carried = { $player } : { LE($person) } porte du sang { TO($room) }, { $amount } temps.
event-transfused = { $player } : une infirmière transfuse { LE($person) }, +{ $amount } $.
event-improved = { $player } : { LE($person) } va mieux et devient { colour }.
event-drawn = { $player } a une nouvelle poche de sang { IN($room) }.
event-zombie-stepped = { $player } : le zombie se traîne { TO($room) }.
event-taken = { $player } : { LE($person) } est victime d’un zombie{ $amount ->
        [0] .
       *[other] , −{ $amount } popularité.
    }
event-turned = { $player } : deux patients jaunes deviennent un zombie.
event-zombie-cured = { $player } : { LE($person) } guérit un zombie, +{ $amount } $.
event-infected = { $player } : { LE($person) } attrape le virus.
event-quarantined = { $player } : { LE($person) } attrape le virus et part en quarantaine.
event-masks = { $player } achète des masques : { LE($person) } n’a plus le virus, −{ $amount } $.
event-survived = { $player } : { LE($person) } survit au COVID-19.
event-recovered = { $player } : { LE($person) } est rétabli.
event-returned = { $player } : { LE($person) } revient de quarantaine.
event-tiles-out =
    { $amount ->
        [one] { $amount } nouvelle tuile COVID-19.
       *[other] { $amount } nouvelles tuiles COVID-19.
    }
event-tiles-deceased =
    { $amount ->
        [one] { $amount } tuile ne trouve plus personne et compte comme un décès.
       *[other] { $amount } tuiles ne trouvent plus personne et comptent comme des décès.
    }
event-tile-proposed =
    { $self ->
        [yes] { $player } propose de prendre une tuile.
       *[no] { $player } propose une tuile pour { $other }.
    }
event-split-accepted = Le partage est accepté.
event-split-refused = Le partage est refusé.
event-tile-waits = { $player } : une tuile COVID-19 attend en { service }.

## What is asked

prompt-solo-goal = Choisissez votre objectif
prompt-take-bonus = Prenez une tuile bonus
prompt-choose-board = Quel côté du plateau ?
prompt-initial-piece = Votre clinique : que placez-vous ?
    .others = La clinique se prépare : que placer ?
prompt-initial-space = Où ?
prompt-bonus-space = Où va le bonus ?
prompt-park-car = Où se gare la voiture ?
prompt-select-action = Choisissez une action
prompt-build-component =
    { $supply ->
        [0] Construire : encore { $left }, { $money } $
       *[other] { $left ->
            [0] Construire : une réserve en plus, { $money } $
           *[other] Construire : encore { $left } et une réserve en plus, { $money } $
        }
    }
prompt-build-space =
    { $second ->
        [yes] { $room } : où va l’autre arrêt ? Il est compris dans le prix
       *[no] { $room } : où ? Vous avez { $money } $
    }
    .others =
        { $second ->
            [yes] { $room } : où va l’autre arrêt ?
           *[no] { $room } : où ?
        }
prompt-repark = Déplacer des voitures vers le parking ?
prompt-hire-person =
    { $who ->
        [both] Embaucher : un médecin, et une infirmière ou un aide-soignant. { $money } $
        [doctor] Embaucher : encore un médecin. { $money } $
       *[other] Embaucher : encore une infirmière ou un aide-soignant. { $money } $
    }
prompt-hire-arrival = Où arrive cette personne ?
prompt-admit-step =
    { $points ->
        [one] Admettre : encore { $points } point
       *[other] Admettre : encore { $points } points
    }
prompt-move-person =
    { $time ->
        [none] Déplacements. Temps utilisé : { $times }
       *[other] Déplacements : { $time } de temps utilisé
    }
time-of = { $player } { $time }
prompt-move-destination = Où ?
prompt-care-plan =
    { $income ->
        [none] Plan de soins : accepter ou changer
       *[other] Plan de soins, +{ $income } $ : accepter ou changer
    }
prompt-leave-car = Quelle voiture s’en va ?
prompt-dismiss = L’argent manque pour les salaires : qui part ?
prompt-buy-popularity =
    { $income ->
        [none] Acheter de la popularité : { $price } $ le point
       *[other] Acheter de la popularité : { $price } $ le point, il reste { $income } $
    }
prompt-give-blood = Qui donne son sang ?
prompt-carry-blood = Qui porte le sang ?
prompt-transfuse = Transfuser un patient ?
prompt-draw-blood = Prendre une poche de sang ?
prompt-zombie-step = Où va le zombie ?
prompt-cure-zombie = Guérir le zombie au laboratoire ?
prompt-covid-allocate =
    { $left ->
        [one] Qui prend la dernière tuile COVID-19 ? Jusqu’ici : { $split }
       *[other] Qui prend la prochaine des { $left } tuiles COVID-19 ? Jusqu’ici : { $split }
    }
prompt-covid-accept = Accepter ce partage de { $tiles } tuiles COVID-19 ? { $split }
prompt-covid-infect =
    { $left ->
        [one] Qui la tuile infecte-t-elle ?
       *[other] Qui la tuile infecte-t-elle ? Encore { $left } tuiles
    }
prompt-buy-masks = Acheter des masques ? { $price } $ par tuile
prompt-masks-arrival = Où revient cette personne ?
prompt-quarantine-arrival = Où revient cette personne de quarantaine ?
prompt-contagion-place = Où va la nouvelle tuile COVID-19 ?
prompt-contagion-patient = Quel patient en attente infecte-t-elle ?
prompt-over = La partie est finie
split = { $player } { $tiles }

## Why something cannot be done

refusal-no-such-seat = Personne n’est assis là.
refusal-no-such-decision = Cela vient d’une extension qui n’est pas en jeu.
refusal-no-such-tile = Cette tuile action n’existe pas.
refusal-tile-used = Vous avez déjà choisi cette action deux fois cette manche. Prenez-en une autre.
refusal-no-such-component = Cela ne se construit pas dans cette partie.
refusal-no-component-left = Cette action ne permet pas de construire davantage.
refusal-one-a-round = Un pôle et un module spécial par manche, pas plus.
refusal-not-in-supply = Il n’y en a pas en ce moment : aucune tuile visible, ou la réserve est vide.
refusal-too-dear = Cela coûte { $price } $ et vous avez { $money } $ : soignez des patients pour gagner plus.
refusal-no-space = Il n’y a pas de place pour cela.
refusal-no-such-space = Cette case n’existe pas.
refusal-too-dear-there = Là, cela coûte { $price } $, et vous avez { $money } $. Plus bas, c’est moins cher.
refusal-no-entrance-space = Une entrée se place au bord du plateau, à l’ouest, au sud ou à l’est.
refusal-entrance-there = Il y a déjà une entrée.
refusal-no-module-behind = Une entrée doit mener à un module du rez-de-chaussée.
refusal-no-hub-behind = La première entrée doit mener à un pôle.
refusal-no-module-there = Un arrêt de tapis se place sur un module.
refusal-stop-there = Ce module a déjà un arrêt.
refusal-not-aligned = Un arrêt doit être aligné avec un autre de vos arrêts.
refusal-no-small-tile = Seul un parking à vous de 2 voitures peut s’agrandir.
refusal-space-shut = Un zombie se tient là.
refusal-not-empty = La case est prise.
refusal-no-support = Au-dessus du rez-de-chaussée, un module doit reposer sur un module.
refusal-same-colour-beside = Deux modules de même couleur ne se touchent pas, même l’un sur l’autre.
refusal-hub-on-floor = Cet étage du bâtiment a déjà un pôle.
refusal-two-buildings = Cela toucherait deux bâtiments différents.
refusal-car-beside = Une voiture est garée au bord de cette case. Garée ailleurs, elle la laisserait libre.
refusal-not-on-garden = Un jardin se place au sol ou sur un jardin.
refusal-no-module-below = Un héliport se place juste au-dessus d’un module.
refusal-not-on-ground = On se gare au rez-de-chaussée.
refusal-nobody-of-that-name = Cette personne n’est pas là.
refusal-doctor-hired = Vous avez déjà embauché un médecin avec cette action.
refusal-other-hired = Vous avez déjà embauché une infirmière ou un aide-soignant avec cette action.
refusal-empty-space = Il n’y a plus de médecin sur cette case.
refusal-no-nurse-left = Il n’y a plus d’infirmière cette manche.
refusal-no-orderly-left = Il n’y a plus d’aide-soignant.
refusal-no-parking = Pas de place pour une voiture de plus. Construisez un parking ou gardez de la rue libre.
refusal-no-supply-room = Chaque aide-soignant a besoin d’une réserve : construisez-en d’abord une autre.
refusal-no-way-in = De là, on n’atteint aucun endroit où rester.
refusal-no-arrival-point = On arrive par une de vos entrées ou un de vos héliports.
refusal-no-patient-there = Personne n’attend là.
refusal-no-row-there = Il n’y a pas d’autre file dans cette direction.
refusal-no-cell-there = Ce patient est déjà le premier.
refusal-slides-back = Ce patient est déjà le dernier.
refusal-changes-nothing = Les deux patients sont pareils : rien ne changerait.
refusal-service-not-in-play = Cette spécialité n’est pas en jeu.
refusal-row-empty = Personne n’attend en { service }.
refusal-no-hub = Il vous faut un pôle { form-of-service } pour admettre ces patients.
refusal-pre-admissions-full = Votre préadmission est pleine en { service }.
refusal-no-such-place = Cette place n’existe pas.
refusal-no-parking-tile = Il n’y a pas de parking.
refusal-tile-full = Ce parking est plein.
refusal-taken = Une voiture y est garée.
refusal-module-beside = Un module borde cette rue.
refusal-outer-edge = Personne ne se gare au bord du plateau.
refusal-bound = Ce patient reste dans sa salle jusqu’à sa guérison.
refusal-moved-already = Après tant de déplacements, chacun ne bouge plus qu’une fois.
refusal-nowhere-to-go = Aucune place libre où cette personne peut rester n’est accessible.
refusal-no-way-back = Personne ne retourne à une entrée, à un héliport ou en préadmission.
refusal-there-already = Cette personne y est déjà.
refusal-outdoors = Personne ne reste dehors.
refusal-may-not-end-there =
    { $kind ->
        [doctor] Un médecin reste dans un pôle, une salle de soins, un bloc, un laboratoire ou en consultation externe.
        [nurse] Une infirmière reste dans un pôle, une salle de soins ou un bloc.
        [orderly] Un aide-soignant reste dans une réserve.
       *[patient] Un patient reste dans une salle de sa spécialité, en consultation externe ou en préadmission.
    }
refusal-no-room-there = Il n’y a plus de place.
refusal-no-way = Aucun chemin n’y mène.
refusal-nothing-to-undo = Il n’y a pas de déplacement à reprendre.
refusal-still-arriving = { LE($person) } est encore à la porte : faites entrer d’abord.
refusal-wrong-place = { LE($person) } ne peut pas rester { IN($room) }.
refusal-bed-free = { LE($person) } est infecté et doit prendre un lit libre : un pôle est pour ceux qui n’en ont pas.
refusal-too-many =
    { $kind ->
        [doctor] Trop de médecins { IN($room) } : { $limit } au plus.
        [nurse] Trop d’infirmières { IN($room) } : { $limit } au plus.
        [orderly] Trop d’aides-soignants { IN($room) } : { $limit } au plus.
       *[patient] Trop de patients { IN($room) } : { $limit } au plus.
    }
refusal-wrong-people = Un patient est soigné par un médecin.
refusal-different-rooms = Le médecin et le patient ne sont pas dans la même salle.
refusal-room-not-working = On ne peut pas soigner là : une salle de soins a besoin d’un pôle voisin et d’une réserve.
refusal-planned-already = C’est déjà prévu.
refusal-too-many-changes = Le plan a changé très souvent ; il est fixé maintenant.
refusal-too-few-nurses =
    { $needed ->
        [one] Pas assez d’infirmières : ce soin en demande { $needed } dans la salle.
       *[other] Pas assez d’infirmières : ce soin en demande { $needed } dans la salle.
    }
refusal-not-planned = Rien n’est prévu pour ce patient.
refusal-not-full = Quelqu’un d’autre peut être soigné, et doit l’être.
refusal-not-a-number = Achetez un nombre entier, ou rien.
refusal-too-much = Vos recettes permettent { $most } au plus.
refusal-placed-already = C’est déjà placé.
refusal-hub-first = D’abord le pôle, puis l’entrée.
refusal-no-starting-piece = Ce n’est pas une pièce de départ.
refusal-not-at-hub = La première entrée doit mener au pôle.
refusal-no-entrance-beside = Laissez au pôle un côté pour l’entrée.
refusal-extinguisher-there = Ce module a déjà un extincteur.
refusal-no-module-for-it = Un extincteur va dans un de vos modules où l’on ne soigne pas.
refusal-one-donor = Quelqu’un donne déjà son sang cette manche.
refusal-no-donor = Seul un de vos employés, en bonne santé et mobile, donne son sang.
refusal-no-empty-hub = On donne son sang dans un de vos pôles où personne d’autre ne travaille.
refusal-donor-not-alone = Quiconque partage le pôle avec le donneur doit en sortir.
refusal-cannot-carry = Une infirmière porte le sang d’un pôle qui en a vers une salle de soins.
refusal-cannot-transfuse = On transfuse dans une salle de soins opérationnelle avec une infirmière et une poche, sans médecin.
refusal-no-cure-there = Un médecin seul avec un zombie au laboratoire peut le guérir.
refusal-other-zombie = Un autre zombie bouge d’abord.
refusal-no-step = Un zombie doit bouger, par les modules voisins et les cases du rez-de-chaussée.
refusal-admit-needed = Il faut admettre une fois par manche, et c’est la dernière action.
refusal-no-room-for-tile = Cette clinique n’a plus personne à infecter.
refusal-cannot-infect = Choisissez quelqu’un de votre clinique sans tuile ; les médecins violets sont immunisés.
refusal-not-asked-masks = La question vous est posée dès que vous pouvez acheter des masques.
refusal-no-tile-there = Il n’y a pas là de tuile COVID-19 à vous.
refusal-no-income = Les masques coûtent { $price } $ ; les recettes ne les paient que pendant les affaires.
refusal-no-money = Les masques coûtent { $price } $, et vous avez { $money } $.
refusal-not-eligible = La tuile ne peut pas aller là.

## The end

end-most-popular =
    { $tie ->
        [yes] Égalité à { $total } : { $winner } gagne, plus tôt dans l’ordre du tour.
       *[no] { $winner } a la clinique la plus populaire, avec { $total } de popularité.
    }
end-goal-met = Objectif atteint, avec { $total } de popularité. Votre titre : { $title }.
end-goal-missed = Objectif manqué : { $goal }.
end-covid-lost = Le virus a gagné : { $survived } ont survécu, { $deceased } non.
end-tactical-victory = Victoire tactique : { $survived } ont survécu, { $deceased } non. Popularité { $total } ; avec { $wanted }, la victoire était stratégique.
end-strategic-victory = Victoire stratégique : { $survived } ont survécu, { $deceased } non, popularité { $total }. La plaque porte le nom { DU($best) }.
score-popularity = Popularité
score-doctors = Médecins
score-staff = Infirmières et aides-soignants
score-rooms = Salles de soins
score-buildings = Bâtiments
score-patients = Patients restants
score-time = Temps
score-zombies = Zombies

## Options

option-seats = Joueurs
    .help = Chacun dirige sa propre clinique ; en solo, vous visez un objectif.
option-level-1 = Premier joueur
    .help = { level-help }
    .beginner = Débutant
    .expert = Expert
option-level-2 = Deuxième joueur
    .help = { level-help }
    .beginner = Débutant
    .expert = Expert
option-level-3 = Troisième joueur
    .help = { level-help }
    .beginner = Débutant
    .expert = Expert
option-level-4 = Quatrième joueur
    .help = { level-help }
    .beginner = Débutant
    .expert = Expert
level-help = Les débutants piochent une clinique de départ ; les experts choisissent un plateau et bâtissent la leur.
option-blood = Transfusion sanguine
    .help = Les employés donnent leur sang ; les infirmières le portent aux patients et soignent sans médecin.
option-donor-orderly-counts = Un aide-soignant donneur réduit l’entretien
    .help = Un aide-soignant qui donne son sang économise quand même l’entretien cette manche.
option-extinguishers = Extincteurs
    .help = Les passer coûte du temps, et les soins à côté rapportent 3 $ de plus.
option-workaholics = Médecins bourreaux de travail
    .help = Les médecins violets soignent seuls plusieurs patients, puis partent épuisés.
option-zombies = Zombies
    .help = Deux patients jaunes laissés seuls en salle de soins deviennent un zombie ; il rapporte des points, si vous le tenez loin de vos gens.
option-zombie-single-step = Les zombies font un seul pas
    .help = Sinon un zombie va aussi loin que vous voulez.
option-covid = COVID-19 (tous ensemble)
    .help = Coopératif : sauvez plus de gens que le virus n’en prend.
option-contagion = Contagion
    .help = Combien de nouvelles tuiles arrivent après chaque manche.
    .low = Faible
    .high = Forte
option-isolation = Confinement
    .help = Mieux les gens restent chez eux, moins il y a de tuiles.
    .good = Bon
    .medium = Moyen
    .poor = Mauvais
option-covid-split = Nouvelles infections
    .help = Comment elles sont partagées entre les cliniques.
    .proposal = Proposition et vote
    .first-player = Le premier joueur décide
    .even = Également
option-beds-first = Les médecins infectés vont au lit
    .help = Un médecin infecté ne reste dans un pôle que s’il ne peut gagner aucun lit libre.
option-admit-requires-hub = Admettre demande un pôle
    .help = Vous n’admettez que des patients dont la spécialité a un pôle dans votre clinique.
option-perimeter-parking = Se garer au bord
    .help = Les voitures peuvent aussi se garer au bord extérieur du plateau.
option-unpaid-staff-leave = Les employés impayés partent
    .help = Si la popularité ne couvre pas non plus les salaires, quelqu’un part.
option-final-turn-order-reset = Ordre après la dernière manche
    .help = Il est fixé encore une fois avant de départager les égalités.
option-may-decline-treatment = On peut renoncer à un soin
    .help = Vous pouvez laisser exprès un patient sans soins.
option-hub-special-limit = Un pôle et un module spécial par manche
    .help = Quel que soit le nombre de tuiles visibles.
option-hire-before-room = Aides-soignants engagés avant leur réserve
    .help = Un aide-soignant n’a besoin d’une réserve qu’à la fin des déplacements : engagez-le et construisez plus tard dans la manche. Sans réserve, il attend à la porte, payé mais sans travail.
option-outdoor-walking = On marche dehors
    .help = Au rez-de-chaussée, on peut traverser les cases vides entre les bâtiments.
option-phase-mode = Déplacements et affaires
    .help = Si tous se déplacent en même temps.
    .simultaneous = En même temps
    .turn-order = Dans l’ordre du tour

## The table

part-setup = Mise en place
part-actions = Actions
part-move = Déplacements
part-business = Affaires
part-administration = Administration
part-over = La partie est finie
course-title = Manche { $round } sur { $rounds }
course-action = Action { $turn }
fact-round = Manche
    .value = { $round } sur { $rounds }
fact-turn = Action
fact-phase = Phase
fact-order = Ordre du tour
fact-goal = Objectif
fact-zombies = Zombies restants
fact-survived = Survivants
fact-deceased = Décès
fact-tiles = Tuiles à venir
fact-to-place = Tuiles à placer
fact-split = Partage
fact-refused = Partages refusés
dollars = { $amount } $
fact-savings = Économies
fact-popularity = Popularité
fact-time = Temps
fact-due = À payer
fact-total = Total actuel
curve-total = Popularité après décompte
zone-notepad = Rendez-vous
    .note = le patient de droite est admis d’abord ; un soin rapporte { $incomes }
colour-income = { $amount } $ ({ colour })
zone-university = Université et agence
    .note = infirmières des manches à venir : { $nurses }
zone-yard = Dépôt
    .note = prix à partir de l’étage le plus bas
zone-seats = Joueurs
zone-goals = Objectifs
zone-bonus = Tuiles bonus
zone-tiles = Vos tuiles action
zone-clinic = Clinique { DU($player) }
    .hidden = se construit en secret
    .summary = { $money } $, recettes { $income } $, popularité { $popularity }, temps { $time }, salaires { $wages } $, entretien { $upkeep } $
zone-floor = Clinique { DU($player) } : { floor }
zone-doors = Clinique { DU($player) } : arrivées
zone-streets = Clinique { DU($player) } : rue
zone-pre = Clinique { DU($player) } : préadmission
zone-away = Clinique { DU($player) } : à côté du plateau
piece-doctor = { $person }, { $price } $
    .empty = vide
piece-nurses = Infirmières
    .price = Infirmières, { $price } $
piece-orderlies = Aides-soignants, { $price } $
piece-player =
    { $asked ->
        [yes] choisit
       *[no] { "" }
    }
    .note =
        { $used ->
            [none] popularité { $popularity }, { $money } $, temps { $time }
           *[other] popularité { $popularity }, { $money } $, temps { $time }, déjà joué : { $used }
        }
piece-stack =
    { $up ->
        [yes] visible
       *[no] aucune visible
    }
    .endless = autant que nécessaire
piece-entrance =
    { $built ->
        [yes] Entrée, { $where }
       *[no] { $where }
    }
piece-helipad = Héliport
piece-street =
    { $kind ->
        [across] rangée { $row }, colonnes { $column }–{ $next }
        [along] colonne { $column }, rangées { $row }–{ $next }
       *[edge] au bord, rangée { $row }, colonne { $column }
    }
    .car = voiture
piece-component = { $room }, { $prices } $
piece-planned = soigné : +{ $amount } $
condition =
    { $condition ->
        [infected] infecté
        [quarantine] en quarantaine
        [exhausted] épuisé
        [resting] au repos
        [donor] donne son sang
        [on-top] sur un patient
       *[bound] reste jusqu’à la guérison
    }
piece-space =
    { $what ->
        [parking] parking, { $cars } voitures sur { $size }
       *[empty] vide
    }
    .operational = opérationnelle
    .stop = arrêt de tapis roulant
mark =
    { $mark ->
        [blood] sang
        [extinguisher] extincteur
        [zombie] zombie
        [waiting] tuile COVID-19, { service }
       *[chosen] tuile COVID-19 placée à l’instant
    }

## What rooms and people need and can

can-hub = Donne sa spécialité à son étage du bâtiment ; médecins et infirmières y finissent en nombre illimité.
can-treatment = Reliée à la spécialité d’un pôle voisin du même étage ; opérationnelle avec une réserve à côté, au-dessus ou au-dessous.
can-supply = Sert toutes les salles de soins voisines, aussi au-dessus et au-dessous. Les aides-soignants y travaillent.
can-operating-room = Opérationnel à côté d’un pôle, sans réserve ; soigne un patient et a sa propre infirmière.
can-lab = Accueille un médecin, qui se forme pendant l’Administration : deux niveaux, et de la popularité aussitôt.
can-outpatient = Soigne un patient de toute spécialité et couleur ; les patients viennent droit de la préadmission.
can-triage = Réduit votre temps de déplacement à chaque manche ; personne ne peut s’y arrêter.
can-garden = Chaque soin dans une salle voisine rapporte plus ; au sol ou au-dessus d’un jardin, et ne porte rien.
can-helipad = Juste au-dessus d’un module ; on arrive ici et on descend dedans.
can-entrance = Donne sur un module du rez-de-chaussée ; on entre par ici, on n’en sort jamais.
can-conveyor = Un arrêt sur un module ; d’un arrêt aux plus proches en ligne, cela ne prend aucun temps.
can-parking = Accueille des voitures en plus de celles de ses bords.
can-parking-upgrade = Un parking accueille alors une voiture de plus.
can-extinguisher = Entrer dans son module prend plus de temps ; les soins dans les salles voisines rapportent plus.
can-doctor = Il lui faut autant d’infirmières dans la salle que son niveau diffère de celui du patient ; finit dans un pôle, une salle, un labo ou en consultation externe.
can-nurse = Assiste un médecin par manche ; finit dans un pôle, une salle de soins ou un bloc.
can-orderly = Finit dans une réserve.
can-patient = Finit dans une salle de sa spécialité, en consultation externe ou en préadmission.

## Ce qu’une place dit d’avance, et ce contre quoi on est mis en garde

standing-cars = Voitures
    .help = Où elles se garent, lesquelles partent, lesquelles vont sur un nouveau parking.
    .best = Garer pour moi
standing-arrivals = Arrivée du nouveau personnel
    .help = Par quelle entrée quelqu’un arrive.
    .best = Choisir l’entrée pour moi
standing-care-plan = Plan de soins
    .help = La proposition soigne qui elle peut, pour les meilleures recettes. Si des masques permettaient d’en soigner plus, on vous demande.
    .accept = Accepter la proposition
standing-blood = Sang
    .help = Qui transfuser, et s’il faut prendre le sang du donneur.
    .best = Décider pour moi
standing-infections = Tuiles COVID-19
    .help = Qui mes tuiles infectent, et où attendent les nouvelles.
    .best = Les placer pour moi
standing-splits = Partage des tuiles COVID-19
    .help = Ce que propose quelqu’un d’autre.
    .accept = Tout accepter
    .refuse = Tout refuser
moment-death = Un de mes patients mourrait
    .help = Le plan ne soigne pas un patient rouge ou un médecin rouge infecté.
danger-deaths =
    { $people ->
        [one] 1 patient rouge va mourir : −{ $popularity } de popularité.
       *[other] { $people } patients rouges vont mourir : −{ $popularity } de popularité.
    }
danger-doctors =
    { $people ->
        [one] 1 médecin rouge infecté va mourir : −{ $popularity } de popularité.
       *[other] { $people } médecins rouges infectés vont mourir : −{ $popularity } de popularité.
    }
danger-caught =
    { $people ->
        [one] Le médecin rouge attraperait le virus et mourrait cette manche : −{ $popularity } de popularité.
       *[other] { $people } médecins rouges attraperaient le virus et mourraient cette manche : −{ $popularity } de popularité.
    }

## Le bilan d’un tour

sum-income = Recettes
sum-expenses = Salaires et entretien
sum-spending = Constructions et embauches
sum-popularity = Popularité
sum-healed = Rentrés guéris
sum-died = Décès
sum-tired = Médecins fatigués
sum-trained = Médecins formés
sum-worsened = Patients aggravés

## Le guide

guide-title = Jour d’ouverture
guide-welcome = Bienvenue dans votre clinique : un pôle de psychiatrie, une salle de soins, une réserve et un médecin tout juste formé. Six manches la rendront célèbre.
guide-build = Trois fois par manche, chacun choisit en secret Construire, Embaucher ou Admettre, et tous révèlent ensemble. Aujourd’hui, pas de rival à tromper. Choisissez Construire.
guide-garden = Un jardin à côté d’une salle de soins rapporte 2 $ de plus par patient qui y est soigné. Choisissez le jardin, posez-le juste à côté de votre salle de soins, puis finissez l’action.
guide-hire = Deuxième action : il vous faut un meilleur médecin. Choisissez Embaucher.
guide-doctor = Embauchez le médecin orange de l’université. Tous viennent en voiture : garez-la là où vous ne voudrez pas construire. Puis finissez l’action.
guide-admit = Troisième action : les patients. Le carnet montre qui attend quelle spécialité, et seule la dernière colonne peut être admise. Choisissez Admettre.
guide-patients = Vous avez deux points : admettez deux patients de psychiatrie, l’orange et le blanc derrière lui, et garez leurs voitures.
guide-move-patients = Maintenant, tout le monde se déplace, et chaque pas prend du temps, qui coûte de la popularité à la fin. Amenez les deux patients dans la salle de soins.
guide-move-doctors = Et les deux médecins après eux. Un médecin de la couleur du patient travaille seul ; pour chaque degré d’écart, une infirmière devrait aider.
guide-open = L’orange soigne l’orange, le blanc soigne le blanc. Finissez les déplacements et ouvrez les affaires.
guide-plan = Voici votre plan de soins : 20 $ et 8 $, et 2 $ de plus chacun pour le jardin. Acceptez-le !
guide-leave = Tous deux sont guéris et rentrent chez eux. Choisissez les deux voitures qui s’en vont.
guide-popularity = Salaires et entretien sont payés, et il reste 24 $ des gains du jour. La popularité décide de la partie, et chaque point coûte 3 $ : ouvrez la liste et achetez-en huit.
guide-end = Le jour d’ouverture est fini, et la ville parle de vous. Qui attend encore va plus mal la nuit, et les médecins se fatiguent. Continuez ici, ou commencez une partie entière à vous.

## What can be set in a position

position-phase = Phase
position-active = À qui l’action (0 est la première place)
position-round = Manche
position-turn = Tour
position-boards-layout = Clinique de départ
position-boards-people = Personnes
position-boards-modules = Salles
position-boards-gardens = Jardins
position-boards-helipads = Héliports
position-boards-entrances = Entrées
position-boards-parking = Parkings
position-boards-money = Argent
position-boards-popularity = Popularité
position-boards-income = Recettes
position-boards-time = Temps
position-boards-deaths = Décès
position-boards-played = Actions jouées
position-boards-selected = Action choisie
position-notepad = Carnet de rendez-vous
position-university = Université
position-order = Ordre du tour
position-orderlies = Aides-soignants
position-patients = Patients dans le sac
position-doctors = Médecins dans le sac
position-supply = Réserve

## Positions

wants-every-seat = chaque place une fois
wants-other-key = une clé de cette extension
wants-person = quelqu’un comme « red doctor @ S1 » ou « white patient psychiatry @ pre »
wants-place = une case, une entrée, pre ou away
wants-sense = quelque chose que le jeu comprenne
