# Ce que dit le plateau de Healthy Heart Hospital.

## Patients

heart-malady-short = { $malady ->
    [cardio] Cardio
    [internal] Interne
    [infectious] Infect.
    [psychiatric] Psy
    [trauma] Trauma
   *[other] { $malady }
}
heart-malady = { $malady ->
    [cardio] cardiologie
    [internal] médecine interne
    [infectious] maladies infectieuses
    [psychiatric] psychiatrie
    [trauma] traumatologie
   *[other] { $malady }
}
heart-colour = { $colour ->
    [red] rouge
    [green] vert
    [yellow] jaune
    [gray] gris
    [blue] bleu
   *[other] noir
}
heart-side = { $side ->
    [left] gauche
   *[right] droite
}
heart-patient = Patient de { heart-malady }, niveau { $level } { $name }
heart-marker-ekg = ECG
heart-marker-flatline = tracé plat
heart-flatline-sign = Tracé plat
heart-has-priority = a le cube Priorité
heart-pv = VP { $pv }.
heart-pv-short = VP { $pv }
heart-heal-pv = { $cubes } · VP { $pv }
heart-draw-pv = piochez { $cubes } · VP { $pv }
heart-patient-tip-er = À soigner vite : qui est aux urgences à l’Entretien meurt. (HH-15.8)
heart-patient-tip-cubes = Son niveau est son nombre de cubes. (HH-2.3)
heart-patient-tip-bed = Vérifié à chaque visite ; meurt au niveau 5. (HH-5.1, HH-16.1)
heart-patient-tip-flatline = Tracé plat : s’aggrave à l’Entretien. Un soin le retourne sur ECG. (HH-15.10, HH-7.4)
heart-patient-tip-ekg = ECG : passe en tracé plat à l’Entretien. (HH-15.11)
heart-heal-tip = Un soin le baisse des cubes de sa couleur moins les noirs. (HH-7.12)
heart-proxies = { $count } de ses cubes sont des substituts. (HH-2.25)

## Staff, Training and tokens

heart-staff-tip = { $name }, { $where } : { $does }
heart-staff-chaplain = Aumônier
heart-gain-chaplain = miracle
heart-does-chaplain = un essai de miracle à chaque Entretien (HH-12.10)
heart-staff-human-resources = DRH
heart-gain-human-resources = moins cher
heart-does-human-resources = chaque embauche suivante coûte moins (HH-12.11)
heart-staff-finance-officer = Finances
heart-gain-finance-officer = revenu
heart-does-finance-officer = de l’argent à chaque Entretien (HH-12.12)
heart-staff-lawyer = Avocate
heart-gain-lawyer = moitié $
heart-does-lawyer = l’argent dû pour un décès est réduit de moitié (HH-12.13)
heart-staff-operations-officer = Opérat.
heart-gain-operations-officer = +1 Admin
heart-does-operations-officer = un jeton Administratif commun à l’embauche (HH-12.14)
heart-staff-public-relations = Presse
heart-gain-public-relations = apaise
heart-does-public-relations = un décès coûte moins de prestige (HH-12.15)
heart-staff-security-guard = Vigile
heart-gain-security-guard = une fois
heart-does-security-guard = une fois : envoie une carte Ambulance sous la pioche (HH-12.17)
heart-staff-medical-tech = Techn.
heart-gain-medical-tech = remet
heart-does-medical-tech = un soin ici peut remettre plus de cubes dans le gobelet (HH-12.21)
heart-staff-or-nurse = Inf. bloc
heart-gain-or-nurse = +cubes
heart-does-or-nurse = des cubes bonus pour les soins au bloc (HH-12.22)
heart-staff-triage-nurse = Inf. tri.
heart-gain-triage-nurse = +cubes
heart-does-triage-nurse = un cube bonus pour soigner ici les patients en cubes (HH-12.23)
heart-staff-ward-nurse = Inf. serv.
heart-gain-ward-nurse = +cubes
heart-does-ward-nurse = des cubes bonus pour les soins en service (HH-12.24)
heart-training-tip = { $name } : { $does }
heart-one-cube = +1 cube
heart-training-bedside-manner = un cube de plus quand ce médecin soigne en service (HH-10.18)
heart-training-er-training = un cube de plus quand ce médecin soigne un patient en cubes (HH-10.19)
heart-training-research-phd = paie la recherche de base avec un jeton Médical (HH-10.10)
heart-training-award = du prestige, une fois (HH-10.23)
heart-training-admin-degree = un jeton Administratif personnel, une fois (HH-10.22)
heart-training-coroner = une place de tombe à 0 $, une fois (HH-16.10)
heart-training-advanced = un cube de plus pour cette spécialité, partout (HH-10.20)
heart-token-medical = Jeton Médical
heart-token-admin = Jeton Administratif
heart-token-chief = Jeton Chef
heart-token-medical-tip = { $name } : paie un soin ou un transfert (HH-6.11, HH-6.12)
heart-token-admin-tip = { $name } : paie le travail de bureau et les transferts (HH-6.13)
heart-token-chief-tip = { $name } : paie actions spéciales, bureau et transferts (HH-6.15)
heart-token-used = { $name }, utilisé : revient à l’Entretien, étape 7 (HH-6.5)
heart-token-name = { $token }, disponible, { $owner }
heart-token-name-used = { $token }, utilisé, { $owner }

## Rooms and Wards

heart-er = Urgences
heart-operating-short = Bloc { heart-malady-short }
heart-room-tip = { $room }. Base : { $basic }, { $first } prestige. Amélioré : { $improved }, { $second } prestige. ({ $rule })
heart-costs-now = Coûte { $price } $ maintenant.
heart-room-price = { $room }, { $price } $
heart-state-unbuilt = pas construit
heart-state-basic = base
heart-state-improved = amélioré
heart-basic = Base
heart-improved = Amélioré
heart-advanced = Avancée
heart-research = Recherche
heart-basic-clinic = les cas légers guérissent seuls
heart-improved-clinic = une rangée de plus
heart-basic-er = niveau 5 jusqu’à l’Entretien
heart-improved-er = plus de lits
heart-basic-morgue = places de tombe
heart-improved-morgue = plus de places
heart-basic-research-lab = recherche de base
heart-improved-research-lab = avancée : deux choix
heart-basic-break-room = +1 Admin commun
heart-improved-break-room = +1 Médical commun
heart-basic-operating = un patient, niveau 4
heart-improved-operating = niveau 5, plus de cubes
heart-ward = Service { $ward }
heart-ward-tip = Service { $ward } : quatre lits pour les niveaux 1 à 4 (HH-2.11). Un soin pioche { $cubes } cubes, VP { $pv } (HH-7.5). Capacité : { $ability }
heart-ward-ability = Capacité du service : { $ability }
heart-ward-ability-tip = { $ability }. Vaut pour ce service seul. (HH-8.1)
heart-sign-black-no-effect = Noir sans effet, 2 cubes par niveau
heart-ability-black-no-effect = Le noir est sans effet, mais il faut deux cubes de la couleur pour un niveau (HH-8.2, HH-8.3)
heart-sign-no-doctor-bonus = Aucun bonus de médecin
heart-ability-no-doctor-bonus = Aucun bonus de médecin ; formation, personnel et priorité comptent (HH-8.4, HH-8.5)
heart-sign-always-plus-one = Toujours +1, sans autre bonus
heart-ability-always-plus-one = Chaque médecin pioche un cube bonus, ou son propre bonus à la place ; aucun autre bonus ne compte (HH-8.6, HH-8.7, HH-8.8)
heart-sign-worst-first = Le plus grave d’abord
heart-ability-worst-first = Seuls les patients du plus haut niveau peuvent être soignés (HH-8.9)
heart-sign-research-on-cure = Guérison : recherche offerte
heart-ability-research-on-cure = Chaque guérison offre une recherche de base (HH-8.10)
heart-sign-admin-on-cure = Guérison : jeton Admin prêt
heart-ability-admin-on-cure = Chaque guérison redresse un jeton Administratif (HH-8.11)
heart-sign-recycle-on-cure = Guérison : 2 cubes remis
heart-ability-recycle-on-cure = Un soin qui guérit peut remettre deux cubes de plus dans le gobelet (HH-8.12)
heart-sign-costly-death = Décès : 1 VP de plus
heart-ability-costly-death = Un décès compte ici une VP de plus, en argent et en prestige (HH-8.13)
heart-sign-auto-worse = Visite : tous +1 niveau
heart-ability-auto-worse = La visite ajoute un niveau à chaque patient ici, sans cube (HH-8.14)
heart-sign-crowded-discount = 4 patients : bloc à 6 $
heart-ability-crowded-discount = Tant que les quatre lits sont pris, le bloc de cette couleur coûte 6 $, construction et amélioration (HH-8.15)

## What characters can do

heart-skill-bonus-malady = +{ $cubes } { heart-malady-short }
heart-skill-bonus-cube-patient = +{ $cubes } triage et urgences
heart-skill-bonus-ward = +{ $cubes } services
heart-skill-research = recherche avec des jetons Médicaux
heart-skill-hide = cache un corps à chaque manche, pour un jeton
heart-skill-discount = { $room } à { $price } $
heart-special-efficiency = Efficacité
heart-special-organized-memo-system = Notes de service
heart-special-priority-status = Priorité
heart-special-public-relations-spin = Opération de communication
heart-special-efficient-construction = Construction rapide
heart-special-new-management-techniques = Nouveau management
heart-special-mandatory-overtime = Heures supplémentaires
heart-special-feeling-lucky = Coup de chance
heart-special-mad-scientist = Savant fou
heart-special-experimental-procedures = Procédures expérimentales
heart-room-clinic = Consultation
heart-room-morgue = Morgue
heart-room-research-lab = Laboratoire
heart-room-break-room = Salle de repos
heart-administrator = Direction
heart-doctor = Médecin
heart-to-pick = Personnages à choisir
heart-on-duty-tonight = Qui est de garde cette nuit ?
heart-sign-in = signez, manteaux au crochet
heart-on-duty = de garde
heart-on-duty-name = { $name }, de garde
heart-characters = Personnages
heart-with = avec { $name }
heart-colleague = un collègue
heart-lead = dirige
heart-coroner = Place de médecine légale de { $name }, 0 $
heart-coroner-tip = Une médecine légale libre est une place de tombe de plus, à 0 $ (HH-16.10)
heart-priority = Priorité
heart-priority-marker = Cube Priorité
heart-priority-tip = Priorité : un cube de plus à chaque soin, VP plus haute d’un (HH-13.8, HH-13.9)
heart-priority-with = Cube Priorité, chez { $name }
heart-priority-status-tip = Priorité pose ce cube près d’un patient (HH-13.7)
heart-bonus = Bonus :

## Parts of the hospital

heart-waiting-room = Salle d’attente
heart-triage = Salle d’attente / triage
heart-triage-tip = Salle d’attente / triage : un soin pioche { $cubes } cubes et les bonus (HH-7.5) ; valeur du patient { $pv } (HH-7.19).
heart-waiting-chairs = Salle d’attente, chaises à { heart-side }
heart-left-chair = Chaise de gauche
heart-right-chair = Chaise de droite
heart-left-chairs = À gauche
heart-right-chairs = À droite
heart-left-entry = Entrée gauche
heart-right-entry = Entrée droite
heart-chair = { $chair }, { heart-malady }
heart-chair-empty = { $chair }, { heart-malady }, vide
heart-chair-tip = { $chair }. Une chaise accueille un patient de niveau 1 à 4. (HH-2.10)
heart-empty = vide
heart-ambulance-cards = Cartes Ambulance
heart-ambulance = Carte Ambulance { $card }, { $cubes } cubes, entrée { heart-side }
heart-ambulance-tip = { $card } : pioche { $cubes } cubes pour les chaises à { heart-side } ; un cube noir en pioche deux de plus. (HH-4.4, HH-4.5)
heart-draw = piochez { $cubes }
heart-draw-pile = Pioche
heart-draw-pile-label = { $count ->
    [one] Pioche, { $count } carte Ambulance
   *[other] Pioche, { $count } cartes Ambulance
}
heart-draw-pile-tip = Pioche : deux cartes arrivent à chaque manche ; quand elle est vide, l’équipe a réussi. (HH-4.2, HH-17.2)
heart-turn = Manche { $turn }/{ $turns }
heart-cup-cubes = Gobelet, { $count } cubes
heart-discard-cubes = Défausse, { $count } cubes
heart-cube-cup = Gobelet
heart-discard = Défausse
heart-cubes-of = { $count } { heart-colour }
heart-cup-tip = Le gobelet : chacun peut compter. { $cubes }. (HH-2.22)
heart-discard-tip = La défausse retourne au gobelet à l’Entretien, étape 6. { $cubes }. (HH-2.17, HH-2.19)
heart-job-line = Candidats
heart-job-line-label = File d’embauche, une embauche coûte { $price } $
heart-job-line-note = révélé à l’Entretien, si le prestige atteint le nombre du bas
heart-hire = Embauche { $price } $
heart-hired = pris
heart-for-hire = { $name }, à embaucher
heart-for-hire-at = à embaucher pour { $price } $
heart-job = Place { $space } de la file, cachée, { $prestige } prestige requis
heart-job-tip = Révélée à l’Entretien quand le prestige atteint { $prestige }. (HH-15.7)
heart-offices = Bureaux
heart-in-office = au bureau
heart-parking = Parking
heart-parking-label = Parking, { $count } personnes
heart-parking-tip = Parking : le personnel y attend une affectation. (HH-12.5, HH-12.6)
heart-cemetery = Cimetière
heart-cemetery-label = { $count ->
    [one] Cimetière, { $count } tombe posée
   *[other] Cimetière, { $count } tombes posées
}
heart-placed = { $count } posées
heart-used-coroner = Médecine légale utilisée
heart-rip = RIP
heart-grave = { $where }, { $price } $, libre
heart-grave-taken = { $where }, { $price } $, tombe
heart-grave-tip = { $grave }. Une tombe coûte ici le prix fois la VP. (HH-16.14)
heart-grave-due = { $due } $ à payer ici maintenant.
heart-pool = Réserve commune
heart-no-shared = aucun jeton commun
heart-stock = Stock : { $admin } Admin, { $medical } Médicaux
heart-room-cards-count = Cartes Salle : { $count }
heart-unbuilt = Salles à construire
heart-room-cards = Cartes Salle, deux faces
heart-hexagon = dans l’hexagone : prestige aussitôt
heart-put-away = Ranger
heart-slot = Emplacement { $slot }
heart-slot-empty = Emplacement { $slot }, vide
heart-slot-tip = Emplacement { $slot } : construire y met une salle, face Base. (HH-11.1)
heart-table-free = table libre
heart-free-bed = lit libre
heart-free-row = rangée libre
heart-shared = Commun
heart-shared-admin = Admin
heart-shared-medical = Médical
heart-money = Argent
heart-prestige = Prestige
heart-money-label = Argent { $amount }
heart-prestige-label = Prestige { $amount }
heart-plus-100 = face +100
heart-training = Formations
heart-training-label = Formations, { $count } jetons
heart-left = reste { $count }
heart-nothing-researched = rien de trouvé
heart-face-down = Formations cachées, { $count } jetons
heart-face-down-tip = Cachées : la recherche en révèle une, former en prend une au hasard. Parmi elles : { $markers }. (HH-10.4, HH-10.12)
heart-in-hand = en main
heart-face-up = visible

## Cubes drawn, and what they did

heart-drawn = Pioché
heart-drawn-heal = Soin
heart-drawn-card = Ambulance
heart-drawn-rounds = Visite
heart-drawn-miracle = Miracle
heart-choice-return-cube = Remettre au gobelet ?
heart-choice-supply-cube = Commander dans la défausse
heart-choice-procedure-colour = Quelle couleur ?
heart-money-full = Argent : prix de la tombe × VP
heart-money-half = Argent : moitié du prix × VP (avocate)
heart-money-free = sans argent
heart-prestige-due = −{ $prestige } prestige
heart-cubes-drawn = { $title } : { $count } cubes piochés
heart-the-cup = gobelet
heart-died = Un patient est mort
heart-died-pv = Un patient est mort : VP { $pv }
heart-may-go-back = { $count } peuvent revenir
heart-rest = le reste va à la défausse
heart-match = { $count } de la couleur
heart-match-black = { $count } de la couleur − { $black } noirs
heart-cured = guéri
heart-if-stop = si vous arrêtez là
heart-cube-there = Cube { heart-colour }, { $count } là
heart-cube-tip = Cube { heart-colour } (HH-7.14)
heart-no-change = Rien de changé
heart-level = Niveau { $before } → { $after }
heart-holds-on = Tient bon
heart-no-miracle = Pas de miracle
heart-keep-coming = Il en arrive encore
heart-cured-headline = Guéri !
heart-died-headline = Mort
heart-plus-prestige = +{ $prestige } prestige
heart-plus-money = +{ $money } $
heart-minus-money = −{ $money } $

## On the walls

heart-wall-quiet = zone calme. très.
heart-wall-all-quiet = tout est calme,
heart-wall-so-far = pour l’instant
heart-wall-knock = frappez d’abord
heart-wall-staff-room = La salle de garde est encore vide.
heart-wall-clock = l’heure tourne
heart-wall-alive = « il vit ? »
heart-wall-coffee = CAFÉ ?
heart-wall-not-my = « Pas ma
heart-wall-mug = tasse »
heart-wall-slot-1 = Un balai, pour l’instant.
heart-wall-slot-2 = Peinture fraîche, 1974.
heart-wall-slot-3 = Dépôt (chaises).
heart-wall-slot-4 = « Espace zen »
heart-wall-slot-5 = Attention au seau.
heart-wall-slot-6 = Objets perdus (perdus).
heart-wall-slot-7 = Futur quelque chose.
heart-wall-slot-8 = Ne demandez pas.

## Pages of a phone

heart-page-start = Début
heart-page-triage = Triage
heart-page-wards = Services
heart-page-rooms = Salles
heart-page-hiring = Embauche
heart-page-cubes = Cubes
heart-page-outside = Dehors
heart-page-team = Équipe
