## What a seat says beforehand, and what people are warned of

standing-end-turn = End of my turn
    .help = Calls alone do not keep it open.
    .spent = When all points are spent
standing-second-leg = Second leg of a Run
    .help = Who comes along from the room in between.
    .same = The same company; ask me if I am alone
    .alone = The same company or nobody
standing-offers = Offers of cards
    .help = What a card lets me do when something happens.
    .good = Yes to tokens that do good
    .yes = Always yes
    .no = Always no
danger-untreated =
    { $patients ->
        [one] 1 patient will leave untreated
       *[other] { $patients } patients will leave untreated
    }{ $chaos ->
        [0] .
       *[other] : +{ $chaos } chaos.
    }
