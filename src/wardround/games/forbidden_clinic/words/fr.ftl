# Forbidden Clinic en français.
# Le journal est au présent, comme dans les jeux de société en ligne.

summary = Sauvez une clinique vétérinaire du burn-out : saisissez ensemble quatre trésors, puis retrouvez-vous à l’accueil pendant que l’un de vous tient une carte clé.

## Options

option-seats = Places
    .help = À moins nombreux, des robots complètent la table, ou chacun joue plusieurs places.
option-difficulty = Difficulté
    .help = L’affluence commence à 1, 2, 3 ou 4.
    .quiet-tuesday = Mardi tranquille
    .busy-saturday = Samedi chargé
    .holiday-weekend = Week-end férié
    .full-moon = Pleine lune
option-meter = Affluence
    .help = L’échelle douce monte plus lentement et porte la tête de mort au niveau 12.
    .standard = Normale
    .gentle = Douce
option-role-setup = Rôles
    .help = Chacun choisit un rôle à son tour, ou les rôles sont distribués.
    .chosen = Choisis
    .random = Tirés au sort
option-first-player = Premier joueur
    .help = Tiré au sort, ou désigné par la première place. La coutume veut que commence la dernière personne à avoir assisté à une réunion de toute la clinique.
    .random = Tiré au sort
    .chosen = Désigné par la première place
option-burnout = Joueurs en burn-out
    .help = Ils attendent d’être réembauchés, peuvent aussi quitter la case vide, ou doivent la quitter aussitôt, sinon la partie est perdue.
    .rehire = Attendent d’être réembauchés
    .walk = Peuvent partir
    .swim = Partent aussitôt
option-gift-above-limit = Dons au-delà de la limite de main
    .help = Si une carte peut aller à un joueur qui en a cinq et en défausse alors une.
    .false = Interdits
    .true = Permis
option-boost-passengers = Le Regain d’activité emmène
    .help = Les pions voulus d’une case, ou toujours tous.
    .any = Les pions voulus d’une case
    .all = Tous les pions d’une case
option-boost-from-empty = Regain d’activité depuis une case vide
    .help = Si un Regain d’activité peut ramener des joueurs en burn-out.
    .true = Permis
    .false = Interdit
option-special-windows = Quand jouer les spéciales
    .help = À tout moment : avant chaque carte piochée, et par tous tant qu’une main dépasse la limite. Ou les deux cartes Trésor sont une seule pioche. Ou les cartes Clinique aussi.
    .any-time = À tout moment
    .every-card = Pas entre les cartes Trésor
    .phase = Pas entre les cartes

## Noms

name-role-practice-manager = Gérante
    .gender = f
name-role-vet-technician = Auxiliaire vétérinaire
    .gender = w
name-role-client-service = Chef d’accueil
    .gender = m
name-role-house-call-vet = Vétérinaire à domicile
    .gender = m
name-role-kennel-attendant = Soigneuse du chenil
    .gender = f
name-role-emergency-vet = Urgentiste
    .gender = v
name-role-medical-director = Directrice médicale
    .gender = f
name-role-triage-nurse = Infirmier de tri
    .gender = v

text-role-practice-manager = Réembaucher : pour 1 action, ramenez un joueur en burn-out, vous compris, sur une tuile à côté de la case vide. Escorter : pour 1 action, déplacez le pion d’un autre joueur d’un ou deux pas.
text-role-vet-technician = Une action apaise jusqu’à deux tuiles sous tension à votre portée.
text-role-client-service = Vous pouvez donner une carte Trésor à tout joueur qui n’est pas en burn-out, où que vous soyez tous deux.
text-role-house-call-vet = Une fois par tour, pour 1 action, volez vers n’importe quelle tuile, même depuis une case vide.
text-role-kennel-attendant = Vous vous déplacez et apaisez aussi en diagonale.
text-role-emergency-vet = Un déplacement peut traverser toute une chaîne de tuiles sous tension et de cases vides et finit sur une tuile ; il peut aussi partir d’une case vide.
text-role-medical-director = Pour 1 action, prenez une carte Trésor à un joueur de votre tuile.
text-role-triage-nurse = Une fois par tour, pour 1 action, révélez les deux premières cartes Clinique et remettez-les dessus dans l’ordre voulu, ou l’une d’elles sous la pioche.

name-tile-front-desk = Accueil
    .gender = v
name-tile-managers-nook = Coin de la gérante
    .gender = m
name-tile-treatment-floor = Salle de soins
    .gender = f
name-tile-van-port = Garage
    .gender = m
name-tile-kennel-row = Allée des chenils
    .gender = w
name-tile-crash-bay = Salle de réanimation
    .gender = f
name-tile-case-library = Biblio­thèque
    .gender = f
name-tile-triage-corner = Coin de tri
    .gender = m
name-tile-huddle-circle = Cercle de réunion
    .gender = m
name-tile-locker-hall = Vestiaire
    .gender = m
name-tile-whiteboard-wall = Tableau blanc
    .gender = m
name-tile-phone-booth = Cabine télé­phonique
    .gender = f
name-tile-payroll-window = Guichet de paie
    .gender = m
name-tile-nap-terrace = Terrasse de repos
    .gender = f
name-tile-round-table-room = Salle de la table ronde
    .gender = f
name-tile-mentors-office = Bureau du mentor
    .gender = m
name-tile-waiting-benches = Bancs d’attente
    .gender = p
name-tile-cat-lounge = Salon des chats
    .gender = m
name-tile-sunny-exam-room = Cabinet ensoleillé
    .gender = m
name-tile-quiet-exam-room = Cabinet calme
    .gender = m
name-tile-large-exam-room = Cabinet des grands chiens
    .gender = m
name-tile-surgery-suite = Bloc opératoire
    .gender = m
name-tile-scrub-sinks = Lavabos
    .gender = p
name-tile-recovery-ward = Salle de réveil
    .gender = f
name-tile-isolation-ward = Isolement
    .gender = v
name-tile-xray-room = Salle de radio
    .gender = f
name-tile-ultrasound-den = Échographie
    .gender = w
name-tile-laboratory = Laboratoire
    .gender = m
name-tile-pharmacy-hatch = Pharmacie
    .gender = f
name-tile-dental-station = Poste dentaire
    .gender = m
name-tile-grooming-tub = Bac de toilettage
    .gender = m
name-tile-laundry-room = Buanderie
    .gender = f
name-tile-supply-closet = Réserve
    .gender = f
name-tile-exotics-room = Salle des exotiques
    .gender = f
name-tile-exercise-yard = Cour de détente
    .gender = f
name-tile-memory-garden = Jardin du souvenir
    .gender = m

name-card-outstanding-team = Équipe soudée
name-card-productive-communication = Bonne communication
name-card-competitive-benefits = Juste salaire
name-card-effective-leadership = Direction éclairée
name-card-revenue-boost = Regain d’activité
name-card-relief-vet = Vétérinaire remplaçant
name-card-donation = Don
name-card-walk-in = Patient sans rendez-vous
name-card-emergency = Urgence
name-treasure-outstanding-team = Équipe soudée
name-treasure-productive-communication = Bonne communication
name-treasure-competitive-benefits = Juste salaire
name-treasure-effective-leadership = Direction éclairée

## Questions

prompt-pick-role = Choisissez un rôle
prompt-pick-first-player = Qui commence ?
prompt-take-action = { $left ->
    [one] Encore 1 action
   *[other] Encore { $left } actions
}
prompt-ready-second = Apaiser une deuxième tuile avec la même action ?
prompt-rehire-to = Où revient { LE($player) } ?
prompt-escort-to = Où escortez-vous { LE($player) } ?
prompt-triage-top = Quelle carte revient sur le dessus ?
prompt-triage-other = Où va l’autre carte ?
prompt-over-limit = Défaussez { $above ->
    [one] 1 carte
   *[other] { $above } cartes
} (limite { $limit })
prompt-boost-from = D’où part le Regain d’activité ?
prompt-boost-passenger = { $count ->
    [0] Qui vient avec ?
   *[other] Avec { LE($players) } : qui d’autre vient ?
}
prompt-boost-to = { $count ->
    [0] Où mène le Regain d’activité ?
   *[other] Où le Regain d’activité emmène-t-il { LE($players) } ?
}
prompt-relief-tile = Quelle tuile le Vétérinaire remplaçant apaise-t-il ?
prompt-donation-tile = Quelle tuile le Don apaise-t-il ?
prompt-donation-second = Apaiser aussi une tuile voisine ?
prompt-swim-to = Vers quelle tuile partez-vous ?
prompt-window = { $cards ->
    [0] { $drawn ->
        [0] Avant la pioche Trésor : jouez une spéciale, ou passez
       *[other] Avant la prochaine carte Trésor : jouez une spéciale, ou passez
    }
   *[other] Avant la prochaine carte Clinique (encore { $cards }) : jouez une spéciale, ou passez
}
prompt-swim-answer = Jouez un Regain d’activité pour ceux qui doivent partir, ou passez
prompt-game-over = La partie est finie

## Choix

action-pick-role = Rôle : { $role }
action-pick-first-player = { $self ->
    [yes] Commencer vous-même
   *[no] Laisser commencer { LE($player) }
}
action-move = Aller { AU($tile) }
action-fly = Voler { AU($tile) }
action-ready = Apaiser { LE($tile) }
action-give = Donner « { $card } » { AU($player) }
action-take = Prendre « { $card } » { AU($player) }
action-capture = Saisir « { $treasure } »
action-rehire = { $self ->
    [yes] Vous réembaucher
   *[no] Réembaucher { LE($player) }
}
action-escort = Escorter { LE($player) }
action-triage = Tri : révéler les premières cartes Clinique
action-end-actions = Finir vos actions
action-ready-second = Apaiser aussi { LE($tile) }
action-done = Terminé
action-rehire-to = Revenir { AU($tile) }
action-escort-to = Escorter { AU($tile) }
action-triage-top = Mettre { LE($tile) } sur le dessus
action-triage-other = { $where ->
    [second] Mettre l’autre carte en deuxième
   *[under] Mettre l’autre carte sous la pioche
}
action-play = Jouer « { $card } »
action-pass = Passer
action-discard = Défausser « { $card } »
action-boost-from = { $empty ->
    [yes] Voler depuis la case vide ({ $tile })
   *[no] Voler depuis { LE($tile) }
}
action-boost-passenger = Emmener { LE($player) }
move-boost = { $card } : emmener { $who } { DU($from) } { AU($to) }
move-escort = { $what } { AU($to) }
action-boost-to = Voler { AU($tile) }
action-relief-tile = Apaiser { LE($tile) }
action-donation-tile = Apaiser { LE($tile) }
action-donation-second = Apaiser aussi { LE($tile) }
action-swim-to = Partir { AU($tile) }

## Sortes de coups

noun-kind-move = Se déplacer
noun-kind-fly = Voler
noun-kind-ready = Apaiser une tuile
noun-kind-give = Donner une carte
noun-kind-take = Prendre une carte
noun-kind-capture = Saisir un trésor
noun-kind-rehire = Réembaucher
noun-kind-escort = Escorter
noun-kind-play = Jouer une carte spéciale
noun-kind-discard = Défausser
noun-kind-swim-to = Partir

## Ce qui se passe

event-role-picked = { $player } joue { LE($role) }.
event-dealt = { $kept ->
    [yes] { LE($player) } reçoit « { $card } ».
   *[no] { LE($player) } révèle « { $card } », qui est remélangée.
}
event-setup-stressed = Sous tension dès le début : { $tile }.
event-first-player-set = { LE($player) } commence.
event-turn-began = Tour { $turn } : { LE($player) }.
event-moved = { $how ->
    [fly] { LE($player) } vole { AU($tile) }.
    [rehire] { LE($player) } reprend le travail { AU($tile) }.
    [escort] Sous escorte, { LE($player) } va { AU($tile) }.
    [boost] Un Regain d’activité emmène { LE($player) } { AU($tile) }.
    [swim] { LE($player) } part { AU($tile) }.
   *[move] { LE($player) } va { AU($tile) }.
}
event-boosted = Un Regain d’activité emmène { LE($players) } { AU($tile) }.
event-readied = { LE($player) } apaise { LE($tile) }.
event-given = { LE($player) } donne « { $card } » { AU($to) }.
event-taken = { LE($player) } prend « { $card } » { AU($source) }.
event-captured = { LE($player) } saisit « { $treasure } » !
event-triage-shown = { LE($player) } révèle : { $tiles }.
event-triage-returned = { $under_count ->
    [0] { LE($player) } remet sur le dessus : { $top }.
   *[other] { LE($player) } remet sur le dessus : { $top } ; sous la pioche : { $under }.
}
event-actions-ended = { $by_itself ->
    [yes] { $unused ->
        [0] { LE($player) } n’a plus d’actions.
       *[other] { LE($player) } ne peut plus rien faire : aucune action n’est possible.
    }
   *[no] { $unused ->
        [one] { LE($player) } s’arrête avec 1 action inutilisée.
       *[other] { LE($player) } s’arrête avec { $unused } actions inutilisées.
    }
}
event-no-second-tile = { $donation ->
    [yes] Aucune tuile sous tension ne la touche.
   *[no] Aucune autre tuile sous tension n’est à portée.
}
event-special-played = { LE($player) } joue « { $card } ».
event-passed = { LE($player) } passe.
event-treasure-drawn = { LE($player) } pioche « { $card } ».
event-level-rose = { $value ->
    [0] L’affluence atteint la tête de mort.
    [one] L’affluence monte à { $tick } : 1 carte Clinique par tour.
   *[other] L’affluence monte à { $tick } : { $value } cartes Clinique par tour.
}
event-clinic-shuffled = { $on_top ->
    [yes] { $cards ->
        [one] 1 carte Clinique défaussée revient
       *[other] { $cards } cartes Clinique défaussées sont mélangées et reviennent
    } sur la pioche.
   *[no] La défausse Clinique est mélangée en une nouvelle pioche.
}
event-treasure-shuffled = La défausse Trésor est mélangée en une nouvelle pioche.
event-discarded = { LE($player) } défausse « { $card } ».
event-tile-stressed = Sous tension : { $tile }.
event-tile-burned-out = { $players_count ->
    [0] En burn-out : { $tile }.
   *[other] En burn-out : { $tile }, avec { LE($players) }.
}

end-saved = La clinique est sauvée : quatre trésors, une équipe et une carte clé en main.
end-treasure-lost = Les deux tuiles { $named ->
    [yes] du trésor « { $treasure } »
   *[no] d’un trésor
} sont en burn-out avant qu’il soit saisi : la clinique est perdue.
end-front-desk-lost = L’accueil est en burn-out : la clinique est perdue.
end-skull = L’affluence a atteint la tête de mort : la clinique est perdue.
end-stranded = { $named ->
    [yes] { LE($player) }
   *[no] Quelqu’un
} n’avait aucune tuile où aller : la clinique est perdue.
end-given-up = L’équipe a abandonné.

## Ce qui n’est pas permis

refusal-unknown-seat = Il n’y a pas de { $player } : cette table a { $seats } places.
refusal-unknown-player = Personne à cette table ne s’appelle ainsi.
refusal-unknown-tile = Cette tuile n’existe pas.
refusal-unknown-card = Cette carte n’existe pas.
refusal-unknown-role = Ce rôle n’existe pas.
refusal-unknown-treasure = Ce trésor n’existe pas.
refusal-unknown-space = Cette case n’existe pas.
refusal-other-turn = C’est le tour { DU($player) } : seul le joueur actif fait des actions.
refusal-phase-ended = Les actions de ce tour sont finies : celles qui restaient sont perdues.
refusal-no-actions-left = Les { $actions } actions de ce tour ont été faites.
refusal-too-few-actions = Cela coûte { $cost ->
    [one] 1 action
   *[other] { $cost } actions
}, et il { $left ->
    [0] n’en reste plus.
    [one] n’en reste que 1.
   *[other] n’en reste que { $left }.
}
refusal-burned-out = { LE($player) } est en burn-out et doit d’abord revenir sur une tuile.
refusal-burned-out-tile = En burn-out : { $tile }. Choisissez une tuile encore en jeu.
refusal-already-there = Le pion y est déjà ({ $tile }) : choisissez une autre tuile.
refusal-no-chain = Aucune chaîne de tuiles sous tension et de cases vides ne mène { AU($tile) }.
refusal-diagonal = { LE($tile) } ne touche qu’en diagonale : les tuiles doivent avoir un côté commun.
refusal-too-far = { $steps ->
    [0] Aucun chemin de tuiles ne mène { AU($tile) }.
   *[other] { LE($tile) } : à { $steps } pas. Un déplacement est un seul pas.
}
refusal-already-ready = Rien à apaiser ici ({ $tile }) : seule une tuile sous tension s’apaise.
refusal-out-of-reach = Hors de portée : { $tile }. Approchez-vous d’abord.
refusal-second-out-of-reach = Hors de portée : { $tile }. La deuxième tuile doit être à portée elle aussi.
refusal-too-far-to-walk-off = Trop loin pour s’y réfugier : { $tile }.
refusal-special-stays = « { $card } » est une spéciale : elles ne changent jamais de main.
refusal-card-not-held = { LE($player) } n’a pas « { $card } » en main.
refusal-partner-burned-out = { LE($player) } est en burn-out et doit d’abord revenir sur une tuile.
refusal-not-same-tile = { LE($player) } est ailleurs : vous devez être sur la même tuile.
refusal-hand-full = { LE($player) } a la main pleine, et à cette table nul ne peut recevoir davantage.
refusal-already-captured = « { $treasure } » a déjà été saisi.
refusal-not-its-tile = « { $treasure } » ne se saisit que sur l’une de ses deux tuiles : allez-y d’abord.
refusal-too-few-cards = « { $treasure } » demande { $needed } de ses cartes dans une main ; vous en avez { $held }.
refusal-not-your-power = { LE($player) } n’a pas ce pouvoir.
refusal-power-suspended = { LE($player) } est en burn-out : ce pouvoir attend son retour.
refusal-flown-already = On vole une fois par tour, et c’est fait.
refusal-triaged-already = Le tri se fait une fois par tour, et c’est fait.
refusal-only-others = On escorte le pion d’un autre joueur.
refusal-no-way = { LE($player) } n’a aucune tuile où aller.
refusal-no-flight = L’escorte va pas à pas : { LE($player) } ne peut pas voler ainsi { AU($tile) }.
refusal-beyond-escort = { LE($tile) } : à plus de { $steps } pas pour { LE($player) }.
refusal-not-shown = Le tri n’a pas révélé cette carte : { $tile }.
refusal-no-such-place = L’autre carte va en deuxième ou sous la pioche.
refusal-no-rehire = À cette table nul ne reste en burn-out : il n’y a personne à réembaucher.
refusal-not-burned-out = { LE($player) } n’est pas en burn-out.
refusal-not-nearest = { $distance ->
    [one] { LE($tile) } : pas parmi les tuiles les plus proches, qui sont à 1 pas.
   *[other] { LE($tile) } : pas parmi les tuiles les plus proches, qui sont à { $distance } pas.
}
refusal-role-taken = Ce rôle est déjà pris : { $role }.
refusal-manager-needed = La dernière place doit prendre la Gérante, qui est de toutes les parties.
refusal-passed-already = { LE($player) } a passé : attendez qu’une autre carte soit jouée.
refusal-nothing-to-play = { LE($player) } n’a pas de spéciale à jouer.
refusal-not-a-special = « { $card } » n’est pas une spéciale.
refusal-no-effect = « { $card } » ne changerait rien maintenant.
refusal-only-boost = « { $card } » n’aide pas ici : seul un Regain d’activité peut être joué.
refusal-no-token = Il n’y a personne ici.
refusal-empty-origin = Cette case est vide, et à cette table un Regain d’activité part d’une tuile.
refusal-already-going = { LE($player) } vient déjà.
refusal-not-on-origin = { LE($player) } n’est pas là d’où part le Regain d’activité.
refusal-one-at-least = Un Regain d’activité emmène au moins un pion : choisissez d’abord quelqu’un.
refusal-not-adjacent = { LE($tile) } : pas de côté commun avec la première tuile.

## La table

zone-board = Clinique
zone-treasures = Trésors
zone-meter = Affluence
count-burned = Salles en burn-out
zone-roles = Rôles
zone-clinic-deck = Pioche Clinique
zone-clinic-discards = Défausse Clinique
zone-treasure-deck = Pioche Trésor
zone-treasure-discards = Défausse Trésor
zone-triage = Révélées par le tri
empty-space = Case vide ({ $tile })
this-space = Cette case
shuffled-cards = Cartes mélangées
level = Niveau { $level }
skull = Tête de mort
turn = Tour { $turn }
step-actions = Actions
step-treasure = Trésor
step-clinic = Clinique
fact-turn = Tour
fact-phase = Phase
fact-actions = Actions restantes
fact-cards = Cartes Clinique par tour
fact-at-risk = En danger
phase-setup = mise en place
phase-actions = actions
phase-treasure-draw = pioche Trésor
phase-clinic-draw = pioche Clinique
phase-swimming = départ
phase-over = finie
note-open = { $tiles }
note-captured = { $tiles } ; saisi par { LE($player) }
note-meter = { $cards ->
    [one] 1 carte Clinique par tour
   *[other] { $cards } cartes Clinique par tour
}
note-hand = { $cards } cartes sur { $limit }
note-tile-goal = où tous se retrouvent pour gagner
note-tile-treasure = « { $treasure } » peut être saisi ici
note-tile-start = { LE($role) } commence ici

## Ce qu’une place dit d’avance, et ce contre quoi on est mis en garde

standing-windows = Cartes spéciales entre les pioches
    .help = Avant que des cartes soient piochées, chacun peut jouer ses cartes spéciales. Pendant les actions, on peut les jouer à tout moment.
    .pass = Passer pour moi
moment-front-desk = L’accueil pourrait craquer
    .help = Il est sous tension, sa carte peut être la prochaine, et une de mes cartes spéciales peut l’aider.
moment-last-tile = La dernière tuile d’un trésor pourrait craquer
    .help = Elle est sous tension, sa carte peut être la prochaine, et une de mes cartes spéciales peut l’aider.
moment-swimmers = Quelqu’un doit partir tout de suite
    .help = Un de mes Regains d’activité peut les emmener.
moment-victory = Mon Regain d’activité gagnerait la partie
    .help = Il peut amener les derniers d’entre nous à l’accueil, et il ne manque rien d’autre.
moment-ground = La tuile sous mes pieds pourrait craquer
    .help = Elle est sous tension, et sa carte peut être la prochaine.
moment-special-played = Quelqu’un a joué une carte spéciale
    .help = Depuis que j’ai passé.
danger-front-desk = L’accueil est sous tension, et sa carte peut être la prochaine : la partie serait perdue.
danger-last-tile = La dernière tuile du trésor « { $treasure } » est sous tension, et sa carte peut être la prochaine : la partie serait perdue.

## Le bilan d’un tour

sum-captured = Trésors saisis
sum-readied = Tuiles apaisées
sum-burned-out = Tuiles en burn-out
sum-stressed = Tuiles sous tension

## Le guide

guide-title = Deux tours à la clinique
guide-welcome = Bienvenue à la clinique. Tout le monde ici est au bord du burn-out, même les salles, et votre équipe tient la maison. Vous êtes l’Auxiliaire vétérinaire.
guide-move = Vous avez trois actions par tour, et tout ce qui peut servir est éclairé. Rejoignez votre collègue à côté : appuyez sur le Garage.
guide-give = L’équipe a besoin de quatre trésors, et chacun coûte quatre cartes identiques dans une même main. Vous partagez une tuile : donnez à votre collègue une carte « Équipe soudée ».
guide-give-again = Bien. Donnez-lui aussi la deuxième : cela en fait quatre dans sa main. C’est votre troisième action, votre tour s’arrête donc là.
guide-treasure-cards = Chaque tour finit par deux pioches. D’abord deux cartes Trésor : l’une est dans votre main, l’autre était un Patient sans rendez-vous, et l’affluence a monté.
guide-clinic-cards = Puis des cartes Clinique, autant que le dit l’affluence. Le Garage, apaisé, passe sous tension. Le Jardin du souvenir l’était déjà : il fait un burn-out, pour toujours.
guide-ready = Ici, vous jouez aussi le tour de votre collègue, le Vétérinaire à domicile. Apaisez le Garage, pour que sa prochaine carte ne fasse pas de mal durable.
guide-fly = Chaque rôle a son pouvoir. Le Vétérinaire à domicile vole, une fois par tour, vers n’importe quelle tuile. Volez au Vestiaire : il porte la marque de vos quatre cartes.
guide-capture = Quatre cartes identiques dans une main, sur une tuile qui porte leur marque. C’est tout ce qu’il faut : saisissez le trésor !
guide-win = La première pièce est à vous. Avec les quatre, réunissez tout le monde à l’accueil pendant que l’un de vous tient une carte clé, Vétérinaire remplaçant ou Don. C’est gagné.
guide-lose = Vous perdez si l’accueil fait un burn-out, ou les deux tuiles d’un trésor manquant, ou si l’affluence atteint la tête de mort. Donc : les trésors d’abord, mais gardez l’œil sur les salles.
guide-end = Voilà le cœur de Forbidden Clinic. Votre équipe continue ici, ou commencez une partie entière à vous.

## What can be set in a position

position-tokens = Où ils se trouvent
position-stressed = Salles sous tension
position-empty = Salles en burn-out
position-hands = Mains
position-captured = Trésors saisis
position-tick = Niveau d’affluence
position-active = À qui le tour
position-actions = Actions restantes
position-turn = Tour
position-roles = Rôles dans l’ordre des places
position-clinic-discards = Défausse de la clinique
position-treasure-discards = Défausse des trésors
position-treasure-deck = Pioche des trésors
position-flights = Vols pris ce tour-ci
position-triages = Tris ce tour-ci
position-window = Fenêtre ouverte
position-cards-left = Cartes à venir

## Positions

wants-tile = le nom d’une tuile
wants-place = un endroit de 0,0 à { $last }, ou le nom d’une tuile
wants-role = un rôle, par son nom ou l’un de { $codes }
wants-player = quelqu’un de cette partie : le numéro d’une place, ou l’un de { $codes }
wants-card = une carte, par son nom ou l’une de { $codes }
wants-treasure = un trésor, par son nom ou l’un de { $codes }
wants-cards = des cartes comme « OT×3 RV »
wants-board = « L », ou une liste de { $size } tuiles
wants-different-roles = { $count } rôles différents
wants-nobody-on-empty = personne sur une case vide, car à cette table, on part aussitôt d’une case vide
wants-hand-cards = des cartes qu’on tient en main
wants-captured = des trésors, ou trésor = qui l’a pris
wants-all-cards = toutes les cartes qui ne sont nulle part ailleurs
wants-cards-at-most = pas plus de { $most } × { $card } dans toute la partie
wants-tile-cards = la carte de chaque tuile du plateau, une fois
wants-a-card-in-the-deck = au moins une carte dans la pioche
wants-packets = des paquets : des listes d’endroits
wants-open-window = un moment où quelqu’un peut jouer une carte spéciale
