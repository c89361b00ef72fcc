## Ce qu’une place dit d’avance, et ce contre quoi on est mis en garde

standing-end-turn = Fin de mon tour
    .help = Les appels seuls ne le prolongent pas.
    .spent = Quand tous les points sont dépensés
standing-second-leg = Seconde étape d’une course
    .help = Qui vient de la salle du milieu.
    .same = Les mêmes ; me demander si je suis seul
    .alone = Les mêmes ou personne
standing-offers = Offres des cartes
    .help = Ce qu’une carte permet quand quelque chose arrive.
    .good = Oui aux jetons utiles
    .yes = Toujours oui
    .no = Toujours non
danger-untreated =
    { $patients ->
        [one] 1 patient partira sans soins
       *[other] { $patients } patients partiront sans soins
    }{ $chaos ->
        [0] .
       *[other] { " : +" }{ $chaos } de chaos.
    }
