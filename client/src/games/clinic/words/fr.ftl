# Ce que dit le plateau de Clinic.

## Les chiffres d’un joueur

clinic-savings = économies
clinic-savings-tip = L’argent gardé d’une phase à l’autre ; il paie embauches et constructions (CL-5.2).
clinic-popularity = popularité
clinic-popularity-tip = Fixe l’ordre du tour, le moins populaire d’abord (CL-14.1).
clinic-income = recettes
clinic-income-tip = Gagnées cette manche et à part des économies (CL-10.3) ; elles paient d’abord les dépenses (CL-11.9).
clinic-time = temps
clinic-time-tip = Le temps des manches passées et de ce Déplacement, additionné (CL-9.20) puis compté à la fin (CL-9.22).
clinic-due = à payer
clinic-due-tip = Salaires { $wages } $, entretien { $upkeep } $ (CL-11.1, CL-11.7).
clinic-cars = { $count ->
    [one] voiture
   *[other] voitures
}
clinic-cars-tip = Chaque personne vient en voiture (CL-7.1) ; abandonnées : { $abandoned }.
clinic-queue-points = { $count } { $count ->
    [one] point de file
   *[other] points de file
}
clinic-to-build = { $count } { $count ->
    [one] élément à construire
   *[other] éléments à construire
}
clinic-extra-supply = une réserve de plus
clinic-bonus = bonus : { $bonus }

## Les pièces

clinic-colour = { $colour ->
    [white] blanc
    [yellow] jaune
    [orange] orange
    [red] rouge
   *[other] violet
}
clinic-service = { $service ->
    [psychiatry] Psychiatrie
    [cardiology] Cardiologie
    [ophthalmology] Ophtalmologie
    [orthopedics] Orthopédie
    [neurology] Neurologie
   *[other] { $service }
}
clinic-service-sign = { $service ->
    [psychiatry] Psych.
    [cardiology] Cardio.
    [ophthalmology] Ophta.
    [orthopedics] Ortho.
    [neurology] Neuro.
   *[other] { $service }
}
clinic-hub = Pôle { clinic-service }
clinic-hub-tip = Fixe la spécialité unique de son étage (CL-2.11). Médecins et infirmières peuvent y rester sans limite (CL-9.29).
clinic-sign-treatment = Soins
clinic-sign-supply = Réserve
clinic-sign-operating-room = Bloc
clinic-sign-lab = Labo
clinic-sign-outpatient = Consult.
clinic-sign-triage = Triage
clinic-room-treatment = Salle de soins
clinic-room-supply = Réserve
clinic-room-operating-room = Bloc opératoire
clinic-room-lab = Laboratoire
clinic-room-outpatient = Consultation externe
clinic-room-triage = Triage
clinic-tip-treatment = Reliée à la spécialité d’un pôle voisin du même étage (CL-2.12) ; opérationnelle avec une réserve à côté, au-dessus ou au-dessous (CL-2.14).
clinic-tip-supply = Sert toutes les salles de soins voisines (CL-2.16), aussi au-dessus et au-dessous (CL-2.14). Les aides-soignants y travaillent (CL-9.25).
clinic-tip-operating-room = Opérationnel à côté d’un pôle, sans réserve (CL-2.15) ; soigne un patient (CL-4.32) et a sa propre infirmière (CL-10.13).
clinic-tip-lab = Accueille un médecin, qui se forme pendant l’Administration (CL-4.33) : deux niveaux, et de la popularité aussitôt (CL-13.7).
clinic-tip-outpatient = Soigne un patient de toute spécialité et couleur (CL-4.34) ; les patients viennent droit de la préadmission (CL-9.6).
clinic-tip-triage = Réduit votre temps de déplacement à chaque manche ; personne ne peut s’y arrêter (CL-4.35).
clinic-ground-garden = Jardin
clinic-ground-helipad = Héliport
clinic-ground-entrance = Entrée
clinic-ground-conveyor = Tapis roulant
clinic-ground-parking = Parking
clinic-ground-parking-upgrade = Extension
clinic-ground-extinguisher = Extincteur
clinic-tip-garden = Chaque soin dans une salle voisine rapporte plus (CL-10.12) ; au sol ou au-dessus d’un jardin (CL-4.36), et ne porte rien (CL-4.39).
clinic-tip-helipad = Juste au-dessus d’un module (CL-4.40) ; on arrive ici (CL-4.43) et on descend dedans (CL-4.42).
clinic-tip-entrance = Donne sur un module du rez-de-chaussée (CL-4.44) ; on entre par ici, on n’en sort jamais (CL-4.47).
clinic-tip-conveyor = Un arrêt sur un module (CL-4.49) ; d’un arrêt aux plus proches en ligne, cela ne prend aucun temps (CL-9.11, CL-9.12).
clinic-tip-parking = Accueille des voitures en plus de celles de ses bords (CL-7.6).
clinic-tip-parking-upgrade = Un parking accueille alors une voiture de plus (CL-7.6).
clinic-tip-extinguisher = Entrer dans son module prend plus de temps (CL-18.5) ; les soins dans les salles voisines rapportent plus (CL-18.9).
clinic-floor = { $floor ->
    [0] RDC
   *[other] Étage { $floor }
}
clinic-stop = arrêt du tapis
clinic-not-operational = { $room }, pas opérationnel
clinic-parking-cars = Parking, { $cars } voitures sur { $places }
clinic-empty-space = Case libre
clinic-empty-tip = Rien n’est construit ici.
clinic-person-doctor = médecin { clinic-colour }
clinic-person-nurse = infirmière
clinic-person-orderly = aide-soignant
clinic-person-patient = patient { clinic-colour }
clinic-person-doctor-tip = Il lui faut autant d’infirmières dans la salle que son niveau diffère de celui du patient (CL-10.7) ; finit dans un pôle, une salle, un labo ou en consultation externe (CL-9.23).
clinic-person-nurse-tip = Assiste un médecin par manche (CL-10.8) ; finit dans un pôle, une salle de soins ou un bloc (CL-9.24).
clinic-person-orderly-tip = Finit dans une réserve (CL-9.25).
clinic-person-patient-tip = Finit dans une salle de sa spécialité, en consultation externe ou en préadmission (CL-9.26). Un point blanc, quatre points rouge.
clinic-condition = { $condition ->
    [infected] contaminé
    [quarantine] en quarantaine
    [exhausted] épuisé
    [resting] se repose
    [donor] donne son sang
   *[on-top] posé dessus
}
clinic-bound = reste dans sa salle
clinic-mark-waiting = tuile COVID-19 pour { clinic-service }
clinic-mark-chosen = tuile COVID-19 qui vient d’être posée
clinic-mark-blood = sang
clinic-mark-extinguisher = extincteur
clinic-mark-zombie = zombie
clinic-mark-other = tuile COVID-19
clinic-marks = { $count } × { $mark }
clinic-blood-tip = Le sang reste dans son pôle jusqu’à ce qu’une infirmière vienne le chercher lors d’un autre Déplacement (CL-17.9).
clinic-zombie-tip = Un zombie avance au début du Déplacement (CL-20.6), par les modules voisins et les cases du rez-de-chaussée (CL-20.7).
clinic-covid-tip = Une tuile COVID-19 : chacune va à une personne qui n’en a pas (CV-3.4).
clinic-car = Voiture dans la rue
clinic-no-car = Place libre dans la rue
clinic-street-tip = Une voiture se gare sur un bord sans module de part et d’autre (CL-7.3).
clinic-no-entrance = Place pour une entrée

## Les parties de la table

clinic-tray = Tuiles et comptes
clinic-care-plan = Plan de soins
clinic-as-they-stand = Situation actuelle
clinic-treats = { $doctor } soigne { $patient } : { $income } $
clinic-nobody-treated = personne n’est soigné
clinic-brings = rapporte
clinic-leaves = reste
clinic-bonus-cash = 5 $ de plus
clinic-bonus-nurse = une infirmière et sa voiture
clinic-bonus-promotion = un meilleur premier médecin
clinic-bonus-parking = un parking gratuit
clinic-bonus-orderly = un aide-soignant et sa voiture
clinic-bonus-garden = un jardin gratuit
clinic-bonus-conveyor = deux arrêts gratuits
clinic-clinics = Cliniques
clinic-whose = La clinique de qui
clinic-of-told = Clinique de { $player } : popularité { $popularity }, { $money } $, temps { $time }
clinic-to-move = doit jouer
clinic-seat-line = { $popularity } pop · { $money } $
clinic-curtain = Derrière un rideau : cette clinique se construit en secret.
clinic-floors = Étages
clinic-floors-all-key = Tous les étages (0)
clinic-floors-all = Tous
clinic-floor-alone = { $floor } seul ({ $key })
clinic-flat-key = Plan vu de dessus (F)
clinic-flat = À plat
clinic-appointments = Rendez-vous
clinic-next = après
clinic-row = { $service } : { $people } en attente
clinic-nobody = personne
clinic-row-tip = On admet depuis la dernière colonne (CL-6.9) ; 1 point de file décale un patient d’une case (CL-6.4).
clinic-move-patient = Déplacer le patient { clinic-colour }, { clinic-service }, colonne { $column }
clinic-time-spent = temps { $time }
clinic-plan = Plan : { $floor }, clinique de { $player }
clinic-of = Clinique de { $player }
clinic-floor-of = { $floor }, clinique de { $player }
clinic-players = Joueurs
clinic-round = manche { $round } sur { $rounds }, action { $turn }
clinic-player-told = { $player } : popularité { $popularity }, { $money } $, temps { $time }
clinic-player-tip = Popularité, économies et temps d’un joueur.
clinic-player-line = popularité { $popularity } · { $money } $ · temps { $time }
clinic-chosen = choisie
clinic-tile-build = Construire
clinic-tile-hire = Embaucher
clinic-tile-admit = Admettre
clinic-tile-build-tip = Construire : jusqu’à deux éléments (CL-4.1).
clinic-tile-hire-tip = Embaucher : un médecin, et une infirmière ou un aide-soignant (CL-5.1).
clinic-tile-admit-tip = Admettre : 1 point de file, et 1 par entrée et héliport (CL-6.1).
clinic-played = Jouées
clinic-action = action { $number }
clinic-secret = choisie en secret
clinic-left = Restent
clinic-tile-left = { $tile }, { $count } restantes
clinic-none-left = plus aucune
clinic-track-popularity = Popularité
clinic-track-popularity-tip = On joue par popularité, la plus faible d’abord (CL-14.1).
clinic-track-time = Temps
clinic-track-time-tip = Le temps marché par chacun ; tous les marqueurs avancent après le Déplacement (CL-9.22).
clinic-track = { $track } : { $values }
clinic-university = Université
clinic-hire-here = on embauche ici
clinic-doctor-price = { $doctor }, { $price } $
clinic-hired = Embauché
clinic-hired-sign = pris
clinic-university-tip = Chaque case a son prix (CL-5.3) ; une case vidée le reste jusqu’à l’Administration (CL-5.4). Les points disent le niveau.
clinic-nurses = Infirmières
clinic-nurses-left = Infirmières, { $count } encore cette manche, { $price } $
clinic-nurses-none = Infirmières, plus aucune cette manche
clinic-nurses-tip = Seules les infirmières de la colonne de la manche s’embauchent (CL-5.5), plus rares, plus chères (CL-5.6) ; celles qui restent quittent la partie (CL-13.6).
clinic-orderlies = Aides-soignants
clinic-orderlies-left = Aides-soignants, encore { $count }, { $price } $
clinic-orderlies-tip = Un aide-soignant finit le Déplacement dans une réserve (CL-9.25) et réduit l’entretien (CL-11.7) ; la rangée n’est jamais complétée (CL-5.8).
clinic-pre = Préadmission
clinic-beside = À côté du plateau
clinic-nobody-waits = personne n’attend
clinic-between-columns = rangée { $row }, après la colonne { $column }
clinic-between-rows = colonne { $column }, sous la rangée { $row }
clinic-at = colonne { $column }, rangée { $row }
clinic-yard = Dépôt
clinic-yard-hubs = Pôles
clinic-yard-rooms = Salles
clinic-yard-special = Modules spéciaux
clinic-yard-grounds = Extérieurs
clinic-yard-left = encore { $count }
clinic-yard-any = sans limite
clinic-yard-none-up = aucune visible cette manche
clinic-yard-costs = Un module coûte
clinic-yours = Votre clinique
clinic-page-choose = Choisir
clinic-page-action = Action
clinic-page-patients = Patients
clinic-page-yard = Dépôt

clinic-total = à la fin
clinic-total-tip = La popularité qui resterait si la partie finissait maintenant (CL-15.9).
