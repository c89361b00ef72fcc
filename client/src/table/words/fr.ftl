waiting-room = Salle d’attente
waiting-title = { $name } : salle d’attente
waiting-chairs = Chaises
waiting-for-chairs = { $count ->
    [one] Une chaise est libre.
   *[other] { $count } chaises sont libres.
}
waiting-for-ready = { $count ->
    [one] Une personne n’est pas encore prête.
   *[other] { $count } personnes ne sont pas encore prêtes.
}
waiting-all = Tout le monde est là.
waiting-start = Commencer
waiting-start-bots = { $count ->
    [one] Commencer, avec un robot
   *[other] Commencer, avec { $count } robots
}
waiting-start-open = Commencer avec des chaises libres
waiting-ready = Je suis prêt
waiting-unready = Pas encore prêt
waiting-stand-up = Se lever
waiting-options = À quoi on joue
waiting-usual = Comme imprimé, avec les options habituelles.
door-new-link = Nouveau lien (l’ancien ne marchera plus)
menu-seats = Places et liens
menu-about-device = Cette table est dans ce navigateur. Pour continuer entre amis, téléchargez la partie et chargez-la à l’accueil d’un serveur.
menu-about-host = Un robot peut remplacer n’importe qui et rendre la place.
menu-about-guest = L’hôte distribue liens et robots.
menu-hints = Conseils à cette table
menu-game = Cette partie
menu-give-up = Proposer d’abandonner
edit-here = Ouvrir dans l’éditeur
