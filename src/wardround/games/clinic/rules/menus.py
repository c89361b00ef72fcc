"""The action objects of a seat, made once per library: `legal` only collects them."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.games.clinic import actions as act
from wardround.games.clinic.rules.constants import DIRECTIONS, TILES
from wardround.games.clinic.rules.shapes import Shape, owned


class Menu:
    """The action objects of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.done: Action = act.Done(seat)
        self.undo: Action = act.Undo(seat)
        self.accept: Action = act.Accept(seat)
        self.select: list[Action] = [act.SelectAction(seat, f"tile:{t}") for t in TILES]
        self.component: list[Action] = []
        self.initial_piece: list[Action] = []
        self.hire: list[Action] = []
        self.admit: list[Action] = []
        self.shift: list[list[list[Action]]] = []
        """By row, then from column 3 leftwards, as on the notepad, then by direction."""
        self.goals: list[Action] = []
        self.goals_random: Action = act.SoloGoal(seat, "goal:random")
        self.bonuses: list[Action] = []
        self.boards: list[Action] = []
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
        # By person; these lists grow with the clinic.
        self.person_names: list[str] = []
        self.move: list[Action] = []
        self.clear: list[Action] = []
        self.dismiss: list[Action] = []

    def add_shape(self, shape: Shape) -> None:
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

    def add_content(
        self,
        components: list[str],
        services: list[str],
        columns: int,
        hires: int,
        goals: list[str],
        bonuses: list[str],
        boards: list[str],
    ) -> None:
        seat = self.seat
        self.component = [act.BuildComponent(seat, f"component:{c}") for c in components]
        self.initial_piece = [act.InitialPiece(seat, f"component:{c}") for c in components]
        self.hire = [act.HirePerson(seat, f"university:{k}") for k in range(hires)]
        self.hire += [
            act.HirePerson(seat, "display:nurse"),
            act.HirePerson(seat, "display:orderly"),
        ]
        self.admit = [act.Admit(seat, f"row:{name}") for name in services]
        self.shift = [
            [
                [act.Shift(seat, f"row:{name}", column, d) for d in DIRECTIONS]
                for column in reversed(range(columns))
            ]
            for name in services
        ]
        self.goals = [act.SoloGoal(seat, f"goal:{name}") for name in goals]
        self.bonuses = [act.TakeBonus(seat, f"bonus:{name}") for name in bonuses]
        self.boards = [act.ChooseBoard(seat, f"board:{name}") for name in boards]

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
