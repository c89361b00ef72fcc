# Ce que dit le plateau de Forbidden Clinic.

## Tiles

forbidden-ready = apaisée
forbidden-stressed = sous tension
forbidden-ready-tip = Apaisée : sa carte la mettrait sous tension (FC-7.3).
forbidden-stressed-tip = Sous tension : sa carte la mettrait en burn-out (FC-7.4). Apaisez-la d’ici ou d’à côté (FC-4.5).
forbidden-empty-tip = En burn-out : plus personne n’y passe (FC-4.2).
forbidden-capture-here = On peut saisir ici « { $treasure } » (FC-4.12).
forbidden-goal-tip = Tous s’y retrouvent avec les quatre trésors et une carte clé pour gagner (FC-11.1).
forbidden-gone = Case vide { $column }, { $row }, { $tile } en burn-out
forbidden-for = pour { $treasure }
forbidden-with = avec { $people }
forbidden-card-discarded = sa carte est dans la défausse
forbidden-on = { $role }, sur { $tile }
forbidden-burned-out-on = { $role }, en burn-out, sur { $tile }

## Cards

forbidden-cards-treasure-tip = Quatre cartes pareilles sur une tuile de ce trésor le saisissent (FC-4.12).
forbidden-cards-special-tip = Se joue presque à tout moment, sans action (FC-8.1).
forbidden-cards-incoming-tip = Une fois piochée, l’affluence monte et la défausse Clinique revient sur la pioche (FC-6.4, FC-6.5).
forbidden-card-revenue-boost-tip = Emmène des pions d’une case sur n’importe quelle tuile (FC-8.12).
forbidden-card-relief-vet-tip = Apaise une tuile sous tension n’importe où (FC-8.17). Une carte clé pour la victoire (FC-11.1).
forbidden-card-donation-tip = Apaise une tuile sous tension, ou deux qui se touchent (FC-8.18). Une carte clé pour la victoire (FC-11.1).
forbidden-key-card = carte clé
forbidden-treasure-deck = Pioche Trésor
forbidden-treasure-discards = Défausse Trésor
forbidden-clinic-deck = Pioche Clinique
forbidden-clinic-discards = Défausse Clinique
forbidden-face-down = { $count } cartes face cachée
forbidden-face-up = { $count } visibles
forbidden-a-turn = { $count } par tour
forbidden-from-top = Du dessus
forbidden-packet-tip = Du dessus : { $cards } (FC-7.8).
forbidden-shuffled = { $count } mélangées
forbidden-shuffled-of = { $count } mélangées : { $cards }
forbidden-empty = vide
forbidden-cards = Cartes
forbidden-nothing-yet = rien encore
forbidden-discarded = Carte Clinique { $card }, défaussée
forbidden-discarded-tip = { $card } : une arrivée la remet sur la pioche (FC-6.5).
forbidden-triage = Révélées par le tri
forbidden-turned-up = Carte Clinique { $card }, révélée
forbidden-turned-up-tip = { $card } : de nouveau dessus, ou sous la pioche (FC-5.20).

## People and treasures

forbidden-clinic = Clinique
forbidden-coin = { $treasure }, jeton, pas encore saisi
forbidden-captured = { $treasure }, saisi : { $role }
forbidden-captured-tip = { $treasure } : saisi, { $role } (FC-4.14).
forbidden-treasure-tip = { $treasure } : quatre cartes, jouées sur { $tiles } (FC-4.12).
forbidden-hand = { $role }, { $cards } cartes sur { $limit }
forbidden-hand-of = main : { $role }
forbidden-burned-out = en burn-out
forbidden-burned-out-tip = En burn-out jusqu’au retour sur une tuile (FC-9.2).
forbidden-no-cards = aucune carte
forbidden-limit = Limite de main (FC-6.9)
forbidden-out = sorti
forbidden-passes = passe
forbidden-roles = Rôles
forbidden-roles-note = Un par joueur
forbidden-role = { $role } : { $text }
forbidden-role-taken = { $role }, pris : { $text }
forbidden-role-tip = { $role } : { $text } Commence sur { $tile } (FC-1.17).

## Turn and patient level

forbidden-turn = Tour
forbidden-turn-of = Au tour de : { $role }.
forbidden-actions-left = { $count ->
    [one] encore { $count } action
   *[other] encore { $count } actions
}
forbidden-actions-tip = Actions restantes (FC-3.3)
forbidden-draw-tip = Cartes Clinique par tour (FC-7.1)
forbidden-cards-a-turn = cartes par tour
forbidden-meter = Affluence : niveau { $tick } sur { $skull }, { $count } cartes Clinique par tour ; la tête de mort est au niveau { $skull }
forbidden-meter-about = Niveau { $tick } sur { $skull } : { $count } cartes Clinique piochées par tour. À la tête de mort, la partie est perdue.
forbidden-skull-tip = La tête de mort : si l’affluence arrive ici, la partie est perdue (FC-6.8).
forbidden-tick-tip = Niveau { $tick } : { $count } cartes Clinique par tour (FC-7.1).

## Pages of a phone

forbidden-page-choose = Choisir
forbidden-page-team = Équipe
forbidden-page-level = Affluence
forbidden-page-decks = Pioches
