"""The action objects of a seat, made once per library: `legal` only collects them."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.games.clinic import actions as act
from wardround.games.clinic.rules.constants import DIRECTIONS, TILES
from wardround.games.clinic.rules.shapes import Shape, owned


class Menu:
    """The action objects of one seat."""

    def __init__(
        self,
        seat: int,
        shapes: list[Shape],
        components: list[str],
        services: list[str],
        columns: int,
        doctor_spaces: int,
        goals: list[str],
        bonuses: list[str],
    ) -> None:
        self.seat = seat
        self.done: Action = act.Done(seat)
        self.undo: Action = act.Undo(seat)
        self.accept: Action = act.Accept(seat)
        self.select: list[Action] = [act.SelectAction(seat, f"tile:{t}") for t in TILES]
        names = [f"component:{name}" for name in components]
        self.component: list[Action] = [act.BuildComponent(seat, name) for name in names]
        self.initial_piece: list[Action] = [act.InitialPiece(seat, name) for name in names]
        hires = [f"university:{k}" for k in range(doctor_spaces)]
        hires += ["display:nurse", "display:orderly"]
        self.hire: list[Action] = [act.HirePerson(seat, name) for name in hires]
        rows = [f"row:{name}" for name in services]
        self.admit: list[Action] = [act.Admit(seat, row) for row in rows]
        leftwards = range(columns - 1, -1, -1)
        self.shift: list[list[list[Action]]] = [
            [[act.Shift(seat, row, column, d) for d in DIRECTIONS] for column in leftwards]
            for row in rows
        ]
        """By row, then from column 3 leftwards, as on the notepad, then by direction."""
        self.goals: list[Action] = [act.SoloGoal(seat, f"goal:{name}") for name in goals]
        self.goals_random: Action = act.SoloGoal(seat, "goal:random")
        self.bonuses: list[Action] = [act.TakeBonus(seat, f"bonus:{name}") for name in bonuses]
        self.boards: list[Action] = [act.ChooseBoard(seat, f"board:{x.id}") for x in shapes]
        self.buy: list[Action] = []
        # One list per shape: by space or place.
        self.space: list[list[Action]] = []
        self.initial_space: list[list[Action]] = []
        self.bonus_space: list[list[Action]] = []
        self.go: list[list[Action]] = []
        self.arrive: list[list[Action]] = []
        self.park: list[list[Action]] = []
        self.leave: list[list[Action]] = []
        self.repark: list[list[Action]] = []
        # The numbers of places by their ids.
        self.space_index: list[dict[str, int]] = []
        self.car_index: list[dict[str, int]] = []
        for shape in shapes:
            self._add_shape(shape)
        # By person; these lists grow with the clinic.
        self.person_names: list[str] = []
        self.move: list[Action] = []
        self.clear: list[Action] = []
        self.dismiss: list[Action] = []

    def _add_shape(self, shape: Shape) -> None:
        seat = self.seat
        places = [owned(shape.place_name(p), seat) for p in range(shape.places)]
        cars = [owned(shape.car_name(p), seat) for p in range(shape.first_tile + shape.spaces)]
        points = places[: shape.first_helipad]
        self.space.append([act.BuildSpace(seat, name) for name in points])
        self.initial_space.append([act.InitialSpace(seat, name) for name in points])
        self.bonus_space.append([act.BonusSpace(seat, name) for name in points])
        self.go.append([act.MoveDestination(seat, name) for name in points])
        self.arrive.append([act.HireArrival(seat, name) for name in places])
        self.park.append([act.ParkCar(seat, name) for name in cars])
        self.leave.append([act.LeaveCar(seat, name) for name in cars])
        self.repark.append([act.Repark(seat, name) for name in cars])
        self.space_index.append({name: place for place, name in enumerate(places)})
        self.car_index.append({name: place for place, name in enumerate(cars)})

    def grow(self, person: int) -> None:
        """Make the actions that name a person, up to this one."""
        while len(self.person_names) <= person:
            name = f"person:{self.seat}/{len(self.person_names)}"
            self.person_names.append(name)
            self.move.append(act.MovePerson(self.seat, name))
            self.clear.append(act.Clear(self.seat, name))
            self.dismiss.append(act.Dismiss(self.seat, name))

    def assign(self, patient: int, doctor: int) -> Action:
        return act.Assign(self.seat, self.person_names[patient], self.person_names[doctor])

    def buying(self, most: int) -> list[Action]:
        while len(self.buy) <= most:
            self.buy.append(act.BuyPopularity(self.seat, len(self.buy)))
        return self.buy[: most + 1]
