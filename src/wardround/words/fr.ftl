# Ce que disent tous les jeux, le serveur et le terminal.

seat = place { $number }
list = { $first } et { $last }

refusal-game-over = La partie est finie. { $ending }
refusal-not-your-turn = C’est d’abord { AU($players) } de décider ({ $question }).
refusal-not-asked = Il y a autre chose avant : « { $question } ».
refusal-not-offered = Ce choix n’est pas possible : « { $question } ».

form-le = { $gender ->
    [name] { $name }
    [vowel] { $name }
    [f] la { $name }
    [v] l’{ $name }
    [w] l’{ $name }
    [p] les { $name }
   *[m] le { $name }
}
form-du = { $gender ->
    [name] de { $name }
    [vowel] d’{ $name }
    [f] de la { $name }
    [v] de l’{ $name }
    [w] de l’{ $name }
    [p] des { $name }
   *[m] du { $name }
}
form-au = { $gender ->
    [name] à { $name }
    [vowel] à { $name }
    [f] à la { $name }
    [v] à l’{ $name }
    [w] à l’{ $name }
    [p] aux { $name }
   *[m] au { $name }
}
form-un = { $gender ->
    [name] { $name }
    [vowel] { $name }
    [f] une { $name }
    [w] une { $name }
   *[m] un { $name }
}
form-to = { $gender ->
    [name] à { $name }
    [vowel] à { $name }
    [f] dans la { $name }
    [v] dans l’{ $name }
    [w] dans l’{ $name }
    [p] dans les { $name }
   *[m] dans le { $name }
}
form-in = { $gender ->
    [name] à { $name }
    [vowel] à { $name }
    [f] dans la { $name }
    [v] dans l’{ $name }
    [w] dans l’{ $name }
    [p] dans les { $name }
   *[m] dans le { $name }
}

## Ce qu’une place dit d’avance, et ce contre quoi on est mis en garde

standing-ask = Me demander
standing-on = Me demander alors
standing-off = Pas pour cela
standing-no-difference = Questions sans conséquence
    .help = Une seule réponse, ou des réponses qui mènent toutes au même point.
    .take = Répondre pour moi
danger-loss = La partie est alors perdue.

## Le serveur

undo-spectator = Les spectateurs ne font que regarder.
undo-over = La partie est finie. Reprenez depuis un coup antérieur à une nouvelle table.
undo-nothing = Aucun coup n’a encore été joué.
undo-own = Votre coup a révélé quelque chose ou passé le tour : l’annuler demande l’accord de tous.
undo-others = Quelqu’un d’autre a joué depuis : annuler un coup demande l’accord de tous.
why-nothing = C’est seulement à regarder : aucun coup ne s’en sert.
why-allowed = C’est permis.
why-choices = Utilisable maintenant : { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}.
why-unknown = Il n’y a rien de tel ici.

## Conseils

hint-only = Il n’y a pas d’autre choix.
hint-alike = À peu près aussi bon que « { $other } ».
hint-later = Cela paie plus tard : « { $other } » gagne moins souvent, de { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-compared = En moyenne, comparé à « { $other } » : { $parts }.
hint-difference = { $what } { $more }

## Pourquoi un message ou une demande reste sans effet

refused-told = { $text }
refused-hello-first = Le premier message doit être hello.
refused-hello-again = Vous vous êtes déjà annoncé.
refused-too-many-messages = Trop de messages. Attendez un peu.
refused-malformed = Illisible. Rechargez la page.
refused-empty-line = Il n’y a rien à lire dans cette ligne.
refused-too-fast = Vous écrivez plus vite que les autres ne lisent.
refused-spectator = Les spectateurs regardent ; pour jouer, ouvrez le lien d’une place.
refused-spectator-choice = Les spectateurs regardent : ils n’ont rien à choisir.
refused-not-your-seat = { $seat } n’est pas à vous.
refused-not-host = Seul l’hôte de la table peut le faire.
refused-unknown-token = Aucune table n’a ce lien : il est trop ancien, ou il en manque un morceau. Demandez-le à nouveau.
refused-gone = Ce lien a servi ou a été remplacé. Demandez-en un nouveau à l’hôte.
refused-unknown-person = Ce lien privé a été renouvelé, ou il en manque un morceau. Vous trouverez le nouveau sur un appareil que vous utilisez.
refused-no-table = Cette table n’existe pas.
refused-table-gone = Cette table n’existe plus.
refused-name-a-table = Dites de quelle table il s’agit.
refused-own-side = Tant que la partie dure, vous ne voyez que votre côté.
refused-no-seat = Pas de { $seat } à cette table.
refused-many-tables = Vous avez ouvert beaucoup de tables. Attendez un peu.
refused-secret = Cette partie a des secrets : attendez la fin.
refused-seen-later = Les spectateurs voient cette table plus tard : attendez la fin de la partie.
refused-no-book = Personne n’a encore écrit de livre pour ce jeu.
refused-no-guide = Aucun guide pour cette place.
refused-no-open-table = Cette table ouverte n’existe pas.
refused-moves = La partie compte { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
refused-slow-timeline = Le déroulé n’a pas pu être tracé à temps.
refused-analysed-when-over = L’analyse se fait une fois la partie finie.
refused-table-moves = La table change de serveur. Votre navigateur se reconnecte tout seul.
refused-no-game = Ce jeu n’est pas sur l’étagère.
refused-bad-seed = Une graine ne commence pas par « { $script } » : choisissez-en une autre.
refused-no-guided-game = { $game } n’a pas de première partie guidée.
refused-over-there = La partie y est finie : choisissez un coup antérieur.
refused-seats = Cette partie a { $count ->
    [one] { $count } place
   *[other] { $count } places
}.
refused-long-journal = Une sauvegarde peut avoir { $most } lignes ; celle-ci en a { $count }.
refused-many-uploads = Beaucoup de sauvegardes sont en cours de lecture. Réessayez dans un moment.
refused-slow-journal = La sauvegarde n’a pas pu être vérifiée à temps.
refused-bad-pack = Impossible de monter une partie avec ce pack de contenu.
refused-server-full = Ce serveur a atteint son nombre de tables.
refused-no-level = Pas de robot « { $level } » ici. Il y a : { $known }.
refused-no-standing = On ne peut pas répondre d’avance à cette question.
refused-nothing-to-pass = On ne peut pas passer dans ce jeu.
refused-not-a-choice = Ce choix n’est pas possible maintenant.
refused-two-moves = C’est plus d’un coup. Jouez le début, puis continuez.
refused-rest-impossible = La suite de ce coup n’est pas possible.
refused-watch-only = Cette table se regarde : continuez à partir d’un coup.
refused-all-taken = Toutes les places de cette table sont prises.
refused-no-undo = Aucun coup à reprendre.
refused-no-redo = Cette place n’a aucun coup à rejouer.
refused-no-give-up = { $game } ne s’abandonne pas.
refused-nothing-asked = Il n’y a (plus) rien à répondre.
refused-hints-off = L’hôte a coupé les conseils à cette table.
refused-stale = La partie a avancé. Choisissez de nouveau.
refused-game-over = La partie est finie : continuez à partir d’un coup antérieur.
refused-back-and-forth = Trop de coups ont été repris à cette table : jouez.
refused-already-asked = On demande déjà autre chose à tous.
refused-unreadable = Ce serveur ne peut pas lire cette table (rien n’est perdu) : { $fault }
refused-nothing-to-decide = Cette place n’a rien à décider.
refused-hint-coming = Un conseil est déjà en route.
refused-no-idea = Le robot n’a rien trouvé.
refused-mistake = Le serveur a fait une erreur. La partie continue.
refused-many-analyses = Beaucoup de parties sont en analyse. Réessayez dans une minute.
refused-not-started = La partie n’a pas encore commencé.
refused-locked = Cette table est fermée : personne d’autre ne peut entrer.
refused-taken = Quelqu’un est déjà assis là.
refused-other-link = Ce lien sert à regarder, ou à une seule place.
refused-again-for-players = Seuls ceux qui ont joué peuvent rejouer.
refused-not-over = La partie n’est pas encore finie.
refused-watched-by-many = { $most } personnes regardent déjà cette table.
refused-no-watcher = Personne ne regarde (plus) sous ce numéro.
refused-removed = L’hôte vous a demandé de quitter cette table.
refused-name-first = Dites d’abord votre nom.
refused-muted = L’hôte vous a coupé la parole.
refused-begun = La partie a commencé : ses options et ses places ne changent plus.
refused-too-many-people = { $count } personnes sont assises ici : quelqu’un doit d’abord se lever.
refused-bad-option = « { $option } » ne peut pas se régler ainsi. Choisissez autre chose.
refused-no-option = Ce jeu n’a pas toutes ces options. Rechargez la page.
refused-pack-fault = Ce pack de contenu est inutilisable. { $fault }
refused-journal-fault = Cette sauvegarde est illisible. { $fault }
refused-unknown-host = Le serveur ne porte pas ce nom (voir --name).
refused-foreign-origin = Cette page n’appartient pas au serveur.
refused-other-method = Cette adresse attend une autre méthode.
refused-no-address = Il n’y a rien à cette adresse.
refused-many-positions = Beaucoup de positions à la fois : attendez un instant.
refused-slow-position = La position n’a pas pu être dessinée à temps.
refused-position-fault = Cette position ne peut pas servir. { $fault }
refused-position-over = Dans cette position, la partie est finie : il n’y a rien à jouer.
refused-position-pack = Cette table joue avec un pack de contenu, qu’une position ne peut pas emporter.
refused-no-day = Ce n’est pas une date.
refused-no-case = Ce cas n’existe pas.
refused-many-requests = Trop de requêtes. Attendez un peu et réessayez.
refused-too-large = C’est plus que le serveur n’accepte.
refused-too-slow = Ce n’est pas arrivé à temps. Réessayez.
refused-storage = Le serveur ne peut pas lire cette table pour l’instant ({ $fault }). Le reste n’est pas touché ; réessayez dans un moment.
refused-many-connections = Trop de connexions viennent de votre adresse. Fermez quelques tables.
refused-often-connected = Trop de connexions en peu de temps. Attendez un peu.
refused-slow-connection = Votre connexion ne suit pas. Reconnectez-vous.
refused-slow-store = Le disque du serveur est lent pour l’instant. Réessayez dans un moment.
refused-not-stored = La dernière modification n’a pas pu être enregistrée. Reconnectez-vous.
refused-no-answer = Un autre serveur n’a pas répondu. Réessayez.
refused-other-tab = Cette table est ouverte dans un autre onglet de ce navigateur. Fermez-la d’abord là-bas.
refused-clock-move = Un coup demande entre 30 secondes et { $most } jours.
refused-clock-day = Choisissez une heure de la journée à laquelle les coups sont dus.
refused-clock-chess = Une pendule d’échecs demande entre une minute et { $most } jours, et rend un jour au plus.
refused-seat-lost = Cette place est perdue au temps : un robot la joue jusqu’à la fin.
refused-no-time-left = Cette place n’a plus de temps : un robot la joue jusqu’à la fin.
refused-bad-address = Ce n’est pas une adresse e-mail. Vérifiez-la.
refused-no-letters = Ce serveur n’envoie pas d’e-mails.
refused-bad-zone = Ce serveur ne connaît pas votre fuseau horaire.
refused-bad-browser = L’abonnement de ce navigateur est incomplet. Désactivez puis réactivez les notifications.
refused-bad-push-service = Ce serveur ne connaît pas le service push de votre navigateur.
refused-many-letters = Trop d’e-mails ont été demandés. Réessayez plus tard.
refused-letter-not-sent = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
refused-old-letter = Ce lien n’est plus valable : il vient d’un e-mail plus ancien.

## Rappels

reminder-title = À vous de jouer : { $table }
reminder-letter =
    C’est à vous de jouer : { $table }.

    { $link }

    Arrêter les e-mails : { $stop }
reminder-confirm-subject = Voulez-vous savoir quand c’est à vous ?
reminder-confirm =
    Quelqu’un qui joue à Wardround a donné cette adresse. Ouvrez ce lien pour savoir quand c’est à vous :

    { $link }

    Si ce n’était pas vous, ne faites rien : vous n’entendrez plus parler de nous. Pour retirer l’adresse tout de suite : { $stop }

stopped = { $why ->
    [content] Cette partie a commencé avec un autre matériel de { $title } que celui de ce serveur.
   *[rules] Cette partie a commencé avec la version { $played } des règles de { $title } ; ce serveur joue la version { $here }.
} On peut la regarder jusqu’au coup { $moves }{ $secrets ->
    [yes] , mais pas la continuer ici.
   *[no] , et repartir de là à une nouvelle table ; la partie elle-même ne peut pas continuer.
}

fault-position = { $key } : attendu { $wants }, trouvé { $got }.
fault-text = Ce texte ne convient pas. (En anglais : { $detail })
wants-key = l’une des clés { $known }
wants-number = un nombre de { $least } à { $most }
wants-words = une liste de mots
wants-list = une liste
wants-table = une table
wants-known-table = l’une des tables { $known }
wants-rows = une liste de lignes
wants-one-of = l’un de { $known }
wants-at-most = { $most } au plus
wants-at-least = { $least } ou plus
wants-whole-number = un nombre entier
wants-text = un texte
wants-yes-or-no = true ou false
wants-row-with-id = une ligne avec un id
wants-own-id = un id que rien d’autre ne porte
wants-value = une valeur
wants-no-such-key = rien, car cette clé n’existe pas
wants-in-english = « { $text } »
wants-nothing = rien
wants-each-once = chacun une seule fois, et rien qui soit déjà ailleurs
wants-seats = une liste de places
wants-decision = un moment où quelqu’un a un choix

fault-journal-header = Ce n’est pas une sauvegarde : la première ligne manque ou est abîmée.
fault-journal-changed = La ligne { $line } a été modifiée après coup.
fault-journal-cut = Elle s’arrête à la ligne { $line } avant la fin de la partie : le reste manque.
fault-journal-seed = À partir de la ligne { $line }, les tirages ne viennent pas de sa graine.
fault-journal-game = C’est la sauvegarde d’un autre jeu.
fault-journal-version = La partie a été jouée avec d’autres règles ou un autre pack de contenu.
fault-journal-untrue = La ligne { $line } ne découle pas des lignes qui la précèdent.
fault-pack = { $table ->
    [none] Dans tout le pack
   *[other] Table { $table }
}{ $key ->
    [none] {""}
   *[other] , clé { $key }
} : attendu { $expected }, trouvé { $got }.
fault-no-game = Le jeu { $game } n’est pas ici.
