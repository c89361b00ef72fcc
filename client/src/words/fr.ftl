# Ce que l’application dit autour de la table.

## Partout

dollars = { $amount } $
wardround = Wardround
home = Wardround, vers l’accueil
lobby = Accueil
rules = Règles
log = Journal
chat = Discussion
result = Résultat
undo = Annuler
close = Fermer
back = Retour
copied = Copié
try-again = Réessayer
yes = Oui
no = Non
you = Vous
list = { $first } et { $last }
either = { $first } ou { $last }
seat = Place { $number }
seat-in-words = place { $number }
options = { $count } { $count ->
    [one] possibilité
   *[other] possibilités
}
choices = { $count } { $count ->
    [one] choix
   *[other] choix
}
move-number = coup { $move }
ago-now = à l’instant
ago-minutes = il y a { $count } min
ago-hours = il y a { $count } { $count ->
    [one] heure
   *[other] heures
}
ago-days = il y a { $count } { $count ->
    [one] jour
   *[other] jours
}
loading = On se lave les mains…
light-theme = Thème clair
dark-theme = Thème sombre
rule = Règle { $rule }
rule-close = Fermer la règle { $rule }
rule-unknown = Cette règle n’est pas dans le livret de cette table.
rule-loading = On cherche…
rule-show = Montrer sur le plateau
piece-count = { $count } exemplaires
piece-holds = avec { $pieces }

## Quand quelque chose va mal

trouble = L’ascenseur est bloqué. Votre partie est sauvegardée.
trouble-code = Code : { $code }
trouble-copy = Copier le rapport
trouble-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
trouble-status = Le serveur a répondu { $status }.
trouble-device = Les tables de cet appareil n’ont pas pu être installées : { $why }
trouble-worker = le programme n’a pas pu être chargé
trouble-board = Le plateau n’a pas pu être chargé. Vous pouvez continuer sur cette table simple ou recharger la page.
version-new = Nouvelle version
version-told = Il y a une nouvelle version de Wardround.
version-safe = Vos tables restent telles quelles.
version-load = La charger
version-later = Plus tard

## L’accueil

lobby-main = Menu principal
lobby-rulebooks = Livrets de règles
lobby-your-name = Votre nom
lobby-change-name = , changer de nom et de couleur
lobby-closed = L’accueil est fermé pour un instant.
lobby-device = Jouer sur cet appareil
lobby-device-long = Jouer sur cet appareil, sans le serveur
lobby-setting-up = Installation des tables sur cet appareil…
lobby-greeting = Le docteur va vous recevoir.
lobby-how = Choisissez une boîte, partagez un lien, prenez place.
lobby-how-device = Choisissez une boîte et prenez place. Tout se passe sur cet appareil.
lobby-people = AUX TABLES
lobby-empty = L’étagère est vide : aucun jeu n’est installé.
lobby-private = Aucun compte, rien n’est envoyé ailleurs : vos places restent dans ce navigateur.
lobby-private-device = Rien ne quitte cet appareil : vos tables restent dans ce navigateur.
lobby-no-network = Tout démarre aussi sans réseau.
journal-load = Charger une partie
journal-drop = Déposez ici une partie sauvegardée, ou choisissez le fichier.
join = Rejoindre par un lien
join-title = Prenez un numéro
join-how = Un ami vous a envoyé un lien ? Collez-le ici.
join-link = Lien vers une place
join-go = Aller
join-wrong = Ce n’est pas un lien vers une table.
join-expected = Il devrait contenir { $sign } et un long code.
join-serving = AU GUICHET
join-gap = attention à la marche
shelf = Jeux sur l’étagère
shelf-facts = { $seats } { $many ->
    [1] joueur
   *[other] joueurs
} · { $minutes } min · { $kind }
kind-team = coopératif
kind-rivals = compétitif
kind-team-or-rivals = coopératif ou compétitif
kind-solo = en solo
play-now = Jouer
play-now-game = Jouer maintenant : { $game }, avec des robots
learn = Apprendre en { $minutes } minutes
learn-game = Apprendre en { $minutes } minutes : { $game }
friends = Entre amis
friends-game = { $game } entre amis
mine = Mes tables
mine-waiting = On vous attend
mine-finished = terminée
mine-your-move = à vous de jouer
mine-your-move-left = à vous de jouer, encore { $time }
mine-watching = en spectateur
mine-others = les autres réfléchissent
mine-waiting-room = en salle d’attente
mine-put-away = Ranger { $name }
mine-put-back = Ressortir { $name }
mine-away = Rangées : { $count }
mine-look = Voir
mine-continue = Continuer
mine-open = Ouvrir
mine-all = Les { $count }
mine-unreadable = Une table illisible pour l’instant. Votre place vous reste.
show-fewer = En montrer moins
show-all = Montrer les { $count }
open-tables = Tables ouvertes
open-none = Personne n’attend. Tout le monde va bien : c’est louche. Ouvrir une table ?
open-seats = { $taken } places prises sur { $all }
sit-down = S’asseoir
sit-down-at = { "" } à { $table }
finished-games = Parties terminées
finished-moves = { $count } { $count ->
    [one] coup
   *[other] coups
}
watch = Regarder

## Qui joue

profile = Qui êtes-vous ?
profile-name = Nom
profile-look = Couleur et forme
profile-save = Enregistrer
colour-plum = Prune
colour-teal = Sarcelle
colour-coral = Corail
colour-mustard = Moutarde
colour-sky = Bleu ciel
colour-ink = Encre
colour-rose = Rose
colour-olive = Olive
seats = Places
seats-count = Combien ?
seats-me = Moi
seats-me-too = Vous, sur cet appareil
seats-open = Libre, par lien
seats-open-chair = Chaise libre
bot = Robot : { $bot }
bot-random = Stagiaire
bot-random-plays = fait n’importe quoi d’autorisé, aussitôt
bot-beginner = Étudiante
bot-beginner-plays = joue sensément et se trompe parfois, aussitôt
bot-greedy = Infirmier
bot-greedy-plays = prend ce qui semble le mieux, aussitôt
bot-easy = Interne
bot-easy-plays = joue sensément et se trompe rarement, aussitôt
bot-normal = Médecin
bot-normal-plays = prévoit la suite, jusqu’à 2 secondes
bot-hard = Chirurgienne
bot-hard-plays = prévoit loin, jusqu’à 5 secondes
bot-expert = Professeure
bot-expert-plays = pèse tout, jusqu’à 15 secondes

## Vous et vos parties

games = Vos parties

## Une nouvelle table

new-table = Nouvelle table
new-table-of = Nouvelle table : { $game }
new-name = Nom de la table
new-name-example = Lit 12, côté fenêtre
clock = Pendule
clock-none = Aucune
clock-move = Un temps par coup
clock-day = Une fois par jour
clock-chess = Pendule d’échecs
clock-length-move = Pour chaque coup
clock-length-chess = Pour toute la partie
clock-increment = Rendu après chaque coup
clock-nothing = Rien
clock-hour = Jouer chaque jour avant
clock-out = Quand le temps est écoulé
clock-out-bot-moves = Un robot joue le coup
clock-out-bot-takes-over = Un robot prend la relève
clock-out-seat-lost = La place est perdue
clock-plays-move = Chacun a { $time } pour chaque coup.
clock-plays-day = Il faut jouer chaque jour avant { $time } ; si votre tour arrive moins de 12 heures avant, vous avez jusqu’au lendemain.
clock-plays-chess = Chacun a { $time } pour toute la partie.
clock-plays-chess-back = Chacun a { $time } pour toute la partie et regagne { $back } après chaque coup.
clock-then-bot-moves = Quand le temps est écoulé, un robot joue le coup.
clock-then-bot-takes-over = Quand le temps est écoulé, un robot joue jusqu’au retour de la personne.
clock-then-seat-lost = Qui n’a plus de temps perd sa place : un robot la joue jusqu’à la fin.
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } j { $hours } h
clock-left = encore { $time }
out-bot-moves = Votre temps est écoulé : un robot joue ce coup pour vous.
out-bot-takes-over = Votre temps est écoulé : un robot joue pour vous.
out-seat-lost = Votre temps est écoulé : un robot joue votre place jusqu’à la fin.
out-take-back = Reprendre la main
next-table = Table suivante
new-hints = Conseils
new-public = Montrer à l’accueil tant qu’une chaise est libre
new-house-rules = Règles maison ({ $count })
new-seed-and-pack = Graine et pack de contenu
new-seed = Graine du hasard (vide : une donne toute neuve)
new-pack = Pack de contenu (un fichier .toml qui change des cartes ou des chiffres)
new-pack-chosen = { $file } remplacera des parties du contenu imprimé.
new-open = Ouvrir la table

## Réglages

theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
language = Langue
pace = Vitesse des robots
pace-calm = Calme : { $seconds } secondes pour chaque coup
pace-normal = Normale
pace-brisk = Rapide
pace-off = Immédiate : rien ne se déplace
reminders = Rappels
mail-yes-about = Voulez-vous que nous vous écrivions quand c’est à vous ?
mail-yes = Oui, écrivez-moi
mail-confirmed = Nous écrivons à { $address } quand c’est à vous.
mail-stop-about = Ne voulez-vous plus d’e-mails de nous ?
mail-stop = Arrêter les e-mails
mail-stopped = { $address } est oublié. Vous n’entendrez plus parler de nous.
settings = Réglages
settings-confirm = Confirmer chaque coup, même si on peut l’annuler
settings-motion = Moins de mouvement
settings-sound = Son : une cloche à votre tour, un petit coup quand une pièce se pose
settings-shortcuts = Raccourcis clavier
key-parts = F6, Maj F6
key-parts-does = partie suivante, précédente de la table
key-tab = Tab
key-tab-does = possibilité suivante
key-arrows = Flèches
key-arrows-does = vers la possibilité la plus proche
key-any = Maj Flèches
key-any-does = vers n’importe quelle pièce
key-enter = Entrée
key-enter-does = choisir ou confirmer
key-esc = Échap
key-esc-does = retour
key-list = /
key-list-does = liste de tous les choix
key-about = ?
key-about-does = à propos d’une pièce, et pourquoi pas
key-hint = H
key-hint-does = conseil
key-undo = U
key-undo-does = annuler
key-point = P
key-point-does = montrer une pièce
key-log = L
key-log-does = journal
key-rules = R
key-rules-does = règles
key-book = B
key-book-does = comment jouer
key-aid = A
key-aid-does = aide de jeu
key-step = , et .
key-step-does = avancer pas à pas dans la partie

## À table

table = Table
table-team = Équipe
table-setting = On met la table…
table-board = Plateau
table-tray = Devant vous
table-parts = Parties de la table
table-rail = Joueurs, journal, règles, discussion
table-tabs = Journal, règles, discussion
table-glance = En bref
table-map = Plan de la table
table-steps = Étapes de ce tour
table-done = fait :
table-empty = rien ici
table-more = Passer (encore { $count })
table-whole = Comme avant
table-named = Table « { $name } »
table-watching = en spectateur
table-over = Partie terminée
table-watch-only = À regarder seulement
table-your-turn = À vous de jouer
table-your-move = À vous de jouer : Wardround
table-title = { $name } : Wardround
table-moved-on = La partie a avancé entre-temps. Choisissez de nouveau.
table-replay = Relecture, étape { $step } sur { $all }
table-ask-undo = Demander d’annuler
table-redo = Rétablir
table-hint = Conseil
table-sound-off = Couper le son
table-sound-on = Mettre le son
table-menu = Menu : places, liens, réglages
table-link-copied = Le lien vers le coup { $move } est dans le presse-papiers.
notice-opened = { $player } : ouvert sur un autre appareil.
notice-freed = La chaise de { $player } est de nouveau libre.
notice-bot-sits-in = Un robot joue maintenant pour { $player }.
notice-given-back = { $player } joue de nouveau en personne.
notice-sat-down = { $player } s’est assis.
notice-time-bot-moves = { $player } n’a plus de temps : un robot joue ce coup.
notice-time-bot-takes-over = { $player } n’a plus de temps : un robot a pris la relève.
notice-time-seat-lost = { $player } n’a plus de temps et perd sa place : un robot joue jusqu’à la fin.
link-incomplete = Ce lien est incomplet.
link-ask-again = Une partie s’est perdue en route. Redemandez-le.
link-closed = Ce service est fermé.
link-no-table = Il n’y a plus de table à ce lien, ou une lettre est fausse.
link-shut = La porte est fermée.
link-locked = Cette table est fermée : personne d’autre ne peut entrer. Demandez qu’on l’ouvre.
link-removed = On vous a demandé de quitter cette table.
line-lost = Nous avons perdu votre pouls. Nouvel essai ({ $attempt }).
line-later = Vous regardez cette table { $time } plus tard. Elle apparaîtra ici après ce délai.
line-waiting = Nous ne trouvons pas votre pouls. Nouvel essai ({ $attempt }).
hand-over = Passez l’appareil à { $name }.
hand-over-ceiling = Tous les autres regardent le plafond.
hand-over-me = Je suis { $name }

## Se retrouver

invite = Inviter
invite-how = Qui ouvre ce lien voit la table et peut s’asseoir ou regarder.
invite-link = Le lien de la table
invite-copy = Copier le lien
invite-share = Partager
invite-code = Le lien de la table, en code pour une caméra
join-name = Votre nom
join-watch = Regarder seulement
join-choose = Ou choisissez une chaise :
join-bots = Toutes les chaises sont prises. Vous pouvez remplacer un robot :
join-full = Toutes les chaises sont prises : vous pouvez regarder.
join-take-over = { $seat } ({ $bot })
join-playing = À la table : { $people }. { $move ->
    [0] La partie vient de commencer
   *[other] La partie en est au coup { $move }
}.
waiting-kept = réservée
waiting-free = Libérer la chaise
waiting-free-name = Libérer la chaise de { $name }
waiting-move = S’asseoir ici
waiting-move-to = S’asseoir : { $name }
door-public = Tout le monde peut trouver cette table à l’accueil
door-locked = Fermée : personne d’autre ne peut entrer
door-delay = Les spectateurs voient la partie
door-delay-none = aussitôt
door-delay-by = { $time } plus tard
watchers = Spectateurs
watchers-somebody = quelqu’un
watchers-later = Les spectateurs voient la partie { $time } plus tard.
watchers-muted = muet
watchers-mute = Rendre muet
watchers-mute-name = Rendre { $name } muet
watchers-unmute = Laisser parler
watchers-unmute-name = Laisser parler { $name }
watchers-remove = Faire sortir
watchers-remove-name = Faire sortir { $name }
at-past = regarde en arrière
at-rules = lit les règles
at-chat = dans la discussion
at-result = au résultat
at-away = loin de l’écran
evening = Palmarès de la soirée
evening-won = { $won } sur { $played } gagnées
evening-best = meilleur score { $score }

## Les gens

people = Autour de la table
people-thinking = réfléchit…
people-you-acting = à vous de jouer
people-acting = joue
people-you = vous
people-bot = robot : { $bot }
people-open = chaise libre
people-ready = prêt
people-here = là
people-away = sorti un instant
people-out-bot-moves = temps écoulé : un robot joue ce coup
people-out-bot-takes-over = temps écoulé : un robot joue
people-out-seat-lost = perdue au temps : un robot joue
people-watching = Spectateurs : { $names }
absent-away = { $name } est sorti un instant. { $clock }
absent-open = { $name } est une chaise libre. Invitez quelqu’un.
absent-open-host = { $name } est une chaise libre. Invitez quelqu’un, ou laissez un robot s’asseoir.
absent-bot = Faire jouer un robot
turn-of = À { $name } de jouer : { $prompt }
turn-waiting = On attend { $names } : { $prompt }
turn-step-in = Vous pouvez choisir aussi. { $waiting }
asked-start = { $name } demande de revenir au début de la partie.
asked-undo = { $name } demande d’annuler tout ce qui suit le coup { $move }.
asked-end = { $name } demande à tous d’arrêter la partie ici.
consent = Une question à tous
consent-agrees = d’accord
consent-open = n’a pas répondu
consent-agree = D’accord
consent-decline = Refuser
consent-withdraw = Retirer la demande
consent-declined = { $name } n’est pas d’accord.

## Décider

decision = Votre décision
decision-told = Votre décision : { $prompt } { $rest }
decision-chosen = Choisi : { $move }.
decision-chosen-enter = Choisi : { $move }. Confirmez avec Entrée.
decision-take-back = Reprendre : { $what }
decision-on-board = { $count } sur le plateau
decision-list = Liste
decision-list-title = Tous les choix en toutes lettres
decision-list-key = Tous les choix en toutes lettres (/)
decision-filter = Filtrer
decision-filter-choices = Filtrer les choix
decision-no-match = Aucun choix ne correspond à ces mots.
decision-pass = Passer jusqu’à mon tour
decision-passing = Vous passez jusqu’à votre tour
decision-confirm = Confirmer
decision-confirm-what = Confirmer : { $follows }
decision-waits = Ce que la table attend
decision-dismiss = Masquer
decision-fork = Continuer à partir du coup { $move }
follows-harm = malgré l’alerte
follows-draws = pioche { $count }
follows-reveals = révèle
follows-ends = termine la partie
follows-asks = accord de tous pour annuler
follows-goes-on = la partie continue
caution-draws = Pioche { $count } : pour annuler, il faut l’accord de tous.
caution-draws-alone = Pioche { $count }. Tant que la partie n’est pas finie, Annuler le reprend ; le même coup pioche alors à nouveau.
caution-reveals = Quelque chose de caché apparaît : pour annuler, il faut l’accord de tous.
caution-reveals-alone = Quelque chose de caché apparaît. Annuler le reprend, mais vous l’aurez vu.
caution-ends = { $told } La partie se termine ainsi ; ensuite, rien ne peut être repris.
caution-asks = { $told } Pour annuler, il faut l’accord de tous.
caution-goes-on = { $told } La partie continue. Annuler le reprend.
undo-nothing = Il n’y a rien à reprendre.
undo-draws = Retour avant votre dernier coup, pioches comprises. Le même coup pioche alors à nouveau ; les pioches reprises sont comptées.
draws-taken-back = { $count ->
    [one] { $count } pioche reprise
   *[other] { $count } pioches reprises
}
hint-off = Les conseils sont coupés à cette table.
hint-later = Le conseil viendra avec votre prochaine décision.
hint-none = Le robot n’en sait rien non plus.
hint-look = Regardez
hint-yours = { $area } (à vous)
hint-buttons = les boutons sous le plateau
hint-show = Montrer le coup
hint-close = Fermer le conseil
why-not = Pourquoi pas ?
standing = Réponses automatiques
standing-about = La table donne ces réponses pour vous, même en votre absence. Vous seul les voyez.
standing-moments = Toujours me demander si…
standing-everything = Tout me demander
standing-usual = Comme d’habitude

## Journal, discussion, relecture

log-all = tout
log-mine = moi
log-earlier = Avant, { $count } coups
log-nothing = Il ne s’est encore rien passé.
log-head = { $name }, coup { $move }
log-passes = { $count } × passé
log-go = Aller à ce moment
log-go-to = Aller au coup { $move }, { $name }
log-only-you = pour vous seul
log-hinted = avec conseil
log-harmful = chaos
log-for-you = pour vous
log-late = temps écoulé : un robot a joué
chat-empty = Dites bonjour.
chat-say = Écrire un message
chat-send = Envoyer
chat-spectators = Indiquez votre nom pour écrire ici.
replay = Relecture
replay-back = Étape précédente
replay-pause = Pause
replay-play = Lecture
replay-on = Étape suivante
replay-step = étape { $step } sur { $all }
replay-at = Étape { $step } sur { $all }
replay-at-what = Étape { $step } sur { $all } : { $what }
replay-position = Position dans la relecture
replay-lost = pas de pouls
replay-live = en direct
replay-to-live = Retour au direct
replay-moments = Moments clés
replay-start = La table avant le premier coup.
replay-after = Après le coup { $move }.
replay-link = Lien vers ce moment
replay-tape = On cherche la bande…
replay-finished = une partie terminée
replay-copied = Le lien est dans le presse-papiers.
replay-seen-by = Montrer comme le voit
replay-spectator = un spectateur
fork = Continuer à partir d’ici
fork-about = Une nouvelle table reprend au coup { $move }, avec un nouveau hasard. Cette partie reste telle quelle.
fork-go = Continuer

## Le menu

menu-me = Mon nom et ma couleur
menu-journal = Télécharger la partie
seat-who-plays = Qui joue pour { $name } ?
seat-person = Personne

## Le guide

guide = Guide

## Le livret de règles

rulebook = Livret de règles : Wardround
rulebook-by = { $work }, de { $by }
rulebook-missing = Ce livret n’est pas sur l’étagère.
rulebook-loading = On souffle la poussière…
rulebook-english = Les règles numérotées sont en anglais.
rulebook-search = Chercher dans les règles
rulebook-none = Aucune règle ne dit cela. Essayez un autre mot.
rulebook-numbers = D’où vient chaque chiffre
rulebook-what = Quoi
rulebook-value = Valeur
rulebook-source = Source
rulebook-more = { $count } de plus : cherchez pour préciser.
source-printed = imprimé
source-found = d’une source publique
source-derived = découle d’autres chiffres
source-reconstructed = reconstitué : jamais publié, donc recalculé
source-pack = du pack de contenu de cette table

## La fin et l’analyse

end = Feuille de sortie : { $game }
end-analyse = Analyser
verdict-team-won = { $people ->
    [1] Vous avez gagné.
   *[other] Vous avez gagné ensemble.
}
verdict-team-lost = { $people ->
    [1] Vous avez perdu.
   *[other] Vous avez perdu ensemble.
}
verdict-you-shared = Vous partagez la victoire.
verdict-shared = { $name } partage la victoire.
verdict-you-tie = Vous gagnez au départage.
verdict-tie = { $name } gagne au départage.
verdict-you-by = Vous gagnez avec { $by } d’avance.
verdict-by = { $name } gagne avec { $by } d’avance.
verdict-you-won = Vous avez gagné.
verdict-won = { $name } a gagné.
ordinal = { $place ->
    [1] 1er
   *[other] { $place }e
}
verdict-you-level = Vous finissez { ordinal } : à égalité avec { $winner }, qui gagne au départage.
verdict-level = { $name } finit { ordinal } : à égalité avec { $winner }, qui gagne au départage.
verdict-you-behind = Vous finissez { ordinal }, { $behind } derrière { $winner }.
verdict-behind = { $name } finit { ordinal }, { $behind } derrière { $winner }.
verdict-you-place = Vous finissez { ordinal }.
verdict-place = { $name } finit { ordinal }.
best-first = Votre première partie avec ces réglages.
best-won = { $won } parties gagnées sur { $played } avec ces réglages.
best-new = { $games } Nouveau record : { $score }, après { $before }.
best-still = { $games } Votre record : { $score }.
analysis-name = Analyse
analysis-start = Au départ
analysis-luck-part = Hasard
analysis-later = Vu plus tard
analysis-choices-of = Choix : { $name }
analysis-own = Ses propres choix
analysis-others = Choix des autres
analysis-team = Toutes les places
analysis-odds = Chances de gagner coup par coup ; maintenant { $odds }
analysis-percent = Analyse en cours, { $percent } %
change-luck = Hasard : { $points }
change-choice = Choix : { $points }
change-luck-of = Hasard : { $name } { $points }
change-choice-of = Choix : { $name } { $points }
change-luck-short = hasard { $points }
change-choice-short = choix { $points }
change-bot = le robot : { $move }
fault-inaccuracy = Imprécision
fault-mistake = Erreur
fault-blunder = Grosse erreur
line-show = Montrer la meilleure suite
line-at = Au lieu du coup { $move }, { $step } sur { $all } : { $what }
line-back = Reculer dans cette suite
line-on = Avancer dans cette suite
line-leave = Retour à la partie
change-unjudged = non jugé
late-title = Cette page n’est pas arrivée.
late-text = La connexion a été coupée pendant le chargement, ou l’application a été renouvelée. Rechargez la page ; la partie est enregistrée.

## Le livre pour apprendre

book = Comment jouer
book-of = Comment jouer à { $game }
book-title = Comment jouer : Wardround
book-books = Livres
book-contents = Sommaire
book-search = Chercher dans le livre
book-none = Aucune page n’en parle. Essayez un autre mot.
book-rules = Dans les règles :
book-back = Retour : { $page }
book-next = Suite : { $page }
aid = Aide de jeu
print = Imprimer

## Une pièce s’explique

inspect-can = Ce que vous pouvez faire
inspect-otherwise = Pas avec ce qui est choisi. Sans cela :
inspect-more = et { $count } de plus

since-turn = Depuis votre dernier tour
since-away = Pendant votre absence
since-round = La manche est finie :
since-step = Passer en revue
since-next = Suivant
since-back = Retour à la table
since-you = Vous
log-more = { $count } de plus
hint-to-win = de chances de gagner.

## L’état des pièces, là où aucun plateau ne le montre

state-active = joue
state-basic = côté de base
state-bound = lié
state-burned-out = épuisé
state-captured = saisi
state-car = voiture
state-donor = donneur
state-ekg = sous ECG
state-empty = vide
state-exhausted = épuisé
state-face-down = face cachée
state-face-up = face visible
state-flatline = tracé plat
state-for-hire = à embaucher
state-free = libre
state-here = ici
state-improved = amélioré
state-in-hand = en main
state-infected = infecté
state-key = clé
state-last-hour = dernière heure
state-left = à gauche
state-on-top = par-dessus
state-open = ouvert
state-quarantine = en quarantaine
state-ready = apaisé
state-resting = au repos
state-right = à droite
state-special = carte spéciale
state-stressed = stressé
state-taken = pris
state-tombstone = pierre tombale
state-treasure = trésor
state-unbuilt = à construire
state-under-the-pile = sous la pioche
state-unused = disponible
state-used = utilisé

## Positions and daily cases

edit = Éditeur de position
daily = Cas du jour
