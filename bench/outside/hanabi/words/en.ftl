# Hanabi in English.

summary = Build five fireworks together; you see every hand but your own.
option-seats = Players

prompt-turn = Play a card, discard one, or give a hint?

action-play = Play card { $card }
action-discard = Discard card { $card }
action-hint-colour = Tell which cards are { $colour }
action-hint-rank = Tell which cards are { $rank }

event-played = { $player } plays { $what }.
event-failed = { $player } plays { $what }, which does not fit.
event-discarded = { $player } discards { $what }.
event-hinted = { $player } gives a hint: { $what }.

end-perfect = All fireworks are complete: { $points } points.
end-deck-out = The deck is used up: { $points } points.
end-no-lives = The last life is lost: no points.
score-fireworks = Fireworks

fireworks = Fireworks
discards = Discards
hand = Hand of { $player }
deck = Deck
clues = Clue tokens
lives = Lives
