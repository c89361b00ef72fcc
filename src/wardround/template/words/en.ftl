# Pill Count in English.

summary = Count pills from the jar, but stop before the bitter ones get you.

option-seats = Players
option-nerve = Bitter pills you can stand

name-pill-sugar = Sugar pill
    .a = a sugar pill
name-pill-bitter = Bitter pill
    .a = a bitter pill

prompt-turn = Draw a pill, or stop?

action-draw = Draw a pill from the jar
action-stop = Stop and keep the tray

event-drawn = { $player } draws { A($pill) }.
event-spat-out = { $player } has had enough and spits everything out.
event-stopped = { $player } stops.
event-ended = The shift is over.

refusal-has-stopped = { $player } has stopped and takes no further part.
refusal-no-such-jar = There is one jar, and that is where pills come from.

end-all-stopped = Everybody has stopped. The best tray is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-jar-empty = The jar is empty. The best tray is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
score-pills = Sugar pills

jar = Jar
tray = Tray of { $player }
tray-stopped = has stopped
