games-private = Vous seul voyez cette page.
games-none = Aucune partie terminée pour l’instant. Celles que vous jouez jusqu’au bout arrivent ici, avec tous vos chiffres.
games-filters = Quelles parties
games-game = Jeu
games-result = Résultat
games-with = Avec
games-when = Quand
games-all = Tous
games-anybody = N’importe qui
games-ever = Depuis toujours
games-month = Les 30 derniers jours
games-year = Les 12 derniers mois
games-won = Gagnée
games-lost = Perdue
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
games-history = Historique
games-midway = commencée en cours de route
games-with-people = avec { $people }
games-replay = Revoir
stats-game = Par jeu
stats-difficulty = Par difficulté
stats-role = Par rôle
stats-expansion = Par extension
stats-played = Jouées
stats-won = Gagnées
stats-share = Part
stats-interval = { $share } ({ $low }–{ $high })
stats-how = Entre parenthèses : où se situe votre part de victoires à la longue, juste 95 fois sur 100. Les parties commencées en cours de route (cas du jour, positions, parties guidées) ne comptent pas.
records = Records
record-first = Première victoire
record-first-at = Première victoire : { $difficulty }
record-best = Meilleur score : { $score }
record-run = { $count } victoires d’affilée
me-devices = Sur vos autres appareils
me-devices-how = Un lien privé emporte votre nom, vos places et vos réglages sur un autre appareil. Sans compte, sans mot de passe.
me-warning = Qui ouvre ce lien a vos places. Ne le montrez à personne.
me-show = Montrer mon lien privé
me-hide = Le cacher
me-link = Votre lien privé
me-code = Votre lien privé en code pour un appareil photo
me-copy = Le copier
me-renew = Le renouveler
me-renew-how = Quelqu’un d’autre l’a vu ? Renouvelez-le : l’ancien lien, et qui est venu par lui, perd aussitôt vos places.
me-renewed = Renouvelé. L’ancien lien n’ouvre plus rien.
me-lost = Votre lien privé a été renouvelé sur un autre appareil. Ouvrez le nouveau ici pour retrouver toutes vos places.
me-data = Vos données
me-data-how = Ce que le serveur sait de vous : votre nom, vos réglages, vos tables et ce que vous y avez dit.
me-export = Les télécharger
me-forget = Oubliez-moi
me-forget-how = Votre nom, vos places et vos messages disparaissent de chaque table, pour de bon.
me-forget-sure = Oui, oubliez-moi
me-come = Continuer sur cet appareil ?
me-come-as = Continuer en tant que { $name } sur cet appareil ?
me-come-how = Ce lien privé apporte un nom, des réglages et { $count ->
    [one] { $count } table
   *[other] { $count } tables
}. Ne dites oui que s’il est à vous.
me-come-yes = Oui, c’est moi
me-come-no = Non
me-come-closed = Ce lien privé n’ouvre rien.
