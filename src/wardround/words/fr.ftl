# Ce que disent tous les jeux, le serveur et le terminal.

seat = place { $number }
list = { $first } et { $last }

refusal-game-over = La partie est finie. { $ending }
refusal-not-your-turn = C’est d’abord { AU($players) } de décider ({ $question }).
refusal-not-asked = Ce n’est pas la question du moment ({ $question }).
refusal-not-offered = Ce n’est pas parmi vos choix du moment ({ $question }).

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
undo-own = Votre coup a révélé quelque chose ou passé le tour : l’annuler demande l’accord de tous.
undo-others = Quelqu’un d’autre a joué depuis : annuler un coup demande l’accord de tous.
why-nothing = Rien à dire : aucune action n’utilise cela.
why-allowed = C’est permis.
why-choices = Utilisable maintenant : { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}.
why-unknown = Cela n’est pas parmi ce que vous voyez et pouvez choisir.

## Conseils

hint-only = Il n’y a pas d’autre choix.
hint-alike = À peu près aussi bon que « { $other } ».
hint-later = Cela paie plus tard : « { $other } » gagne moins souvent, de { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-compared = En moyenne, comparé à « { $other } » : { $parts }.
hint-difference = { $what } { $more }
