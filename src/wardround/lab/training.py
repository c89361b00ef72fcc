"""Learning from games: a network plays, and answers that did better than expected become more
likely.

In each round some processes play whole games with the current network, under many settings; then
the network learns from their decisions by proximal policy optimisation with a value as the
baseline. Rivals also meet the script and older networks, so that beating oneself is not enough. A
run is one file, written after each round, from which it can be continued.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from wardround.bots.network import PLACES, Floats, Network
from wardround.core.game import Options
from wardround.lab.graphics_card import learn as learn_on_card
from wardround.lab.graphics_card import torch_with_card
from wardround.lab.html_page import heading, page, paragraph
from wardround.lab.parallel_work import Hands, LabError, done_in_order
from wardround.lab.plots import curves
from wardround.lab.self_play import DecisionArrays, SelfPlayGames, play_piece, reader_of
from wardround.lab.statistics import Interval, mean

BATCH: Final = 256
POOL: Final = 4
"""How many older networks are kept as rivals …"""
KEPT_EVERY: Final = 10
"""… one every this many rounds."""


class Terms(msgspec.Struct, frozen=True):
    """How boldly a network learns."""

    clip: float = 0.2
    """How far one round may change the probability of an answer."""
    epochs: int = 3
    entropy: float = 0.003
    """How much it is worth to keep trying different answers."""


TERMS: Final = Terms()


# -- learning -------------------------------------------------------------------------------------


class DecisionBatch:
    """Some decisions, laid out for the network."""

    def __init__(
        self, of: DecisionArrays, which: npt.NDArray[np.integer[Any]], columns: int
    ) -> None:
        starts = np.concatenate([[0], of.column_ends])
        self.rows = np.zeros((len(which), columns), np.float32)
        for n, one in enumerate(which):
            part = slice(starts[one], starts[one + 1])
            self.rows[n, of.columns[part]] = of.numbers[part]
        answers = np.concatenate([[0], of.answer_ends])
        features = np.concatenate([[0], of.feature_ends])
        counts = answers[which + 1] - answers[which]
        listed = np.concatenate([np.arange(answers[one], answers[one + 1]) for one in which])
        sizes = features[listed + 1] - features[listed]
        self.features = np.concatenate(
            [of.features[features[one] : features[one + 1]] for one in listed]
        )
        self.feature_starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        self.answer_of = np.repeat(np.arange(len(listed)), sizes)
        self.starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        self.decision_of = np.repeat(np.arange(len(which)), counts)
        self.chosen = self.starts + of.chosen[which]
        own = of.own[which]
        self.own = (self.starts + own)[own >= 0]
        order = np.arange(len(listed)) - self.starts[self.decision_of]
        self.places = np.minimum(order, PLACES - 1)
        self.likely, self.gains, self.values = of.likely[which], of.gains[which], of.values[which]


def gradients(network: Network, batch: DecisionBatch) -> tuple[dict[str, Floats], dict[str, float]]:
    """How each weight should change, and figures to report: losses, entropy, changes."""
    w = network.weights
    seen = np.maximum(batch.rows @ w["see"] + w["see_bias"], 0.0)
    thought = seen @ w["think"] + w["think_bias"]
    embedded = np.add.reduceat(w["answers"][batch.features], batch.feature_starts)
    embedded += w["places"][batch.places]
    mixed = np.maximum(thought[batch.decision_of] + embedded, 0.0)
    scores = mixed @ w["score"]
    scores[batch.own] += w["own"][0]
    scores -= np.maximum.reduceat(scores, batch.starts)[batch.decision_of]
    chances = np.exp(scores)
    chances /= np.add.reduceat(chances, batch.starts)[batch.decision_of]
    logs = np.log(np.maximum(chances, 1e-12))
    expected = 1.0 / (1.0 + np.exp(-(thought @ w["value"] + w["value_bias"][0])))

    size = len(batch.values)
    error = batch.values - expected
    better_than = (batch.gains - batch.gains.mean()) / (float(batch.gains.std()) + 1e-6)
    ratio = chances[batch.chosen] / batch.likely
    clipped = np.where(better_than > 0, ratio > 1 + TERMS.clip, ratio < 1 - TERMS.clip)
    push = np.where(clipped, 0.0, better_than * ratio) / size
    entropy = -np.add.reduceat(chances * logs, batch.starts)

    d_scores = -push[batch.decision_of] * chances
    d_scores[batch.chosen] += push
    d_scores -= TERMS.entropy / size * chances * (logs + entropy[batch.decision_of])
    d_value = error * expected * (1.0 - expected) / size

    d_mixed = np.where(mixed > 0, d_scores[:, None] * w["score"], 0.0)
    d_thought = np.add.reduceat(d_mixed, batch.starts) + d_value[:, None] * w["value"]
    d_seen = np.where(seen > 0, d_thought @ w["think"].T, 0.0)
    d_answers = np.zeros_like(w["answers"])
    np.add.at(d_answers, batch.features, d_mixed[batch.answer_of])
    d_places = np.zeros_like(w["places"])
    np.add.at(d_places, batch.places, d_mixed)
    found: dict[str, Any] = {
        "see": batch.rows.T @ d_seen,
        "see_bias": d_seen.sum(0),
        "think": seen.T @ d_thought,
        "think_bias": d_thought.sum(0),
        "answers": d_answers,
        "places": d_places,
        "score": mixed.T @ d_scores,
        "own": np.array([d_scores[batch.own].sum()]),
        "value": thought.T @ d_value,
        "value_bias": np.array([d_value.sum()]),
    }
    report = {
        "entropy": float(entropy.mean()),
        "clipped": float(clipped.mean()),
        "error": float((error**2).mean() ** 0.5),
    }
    return {name: np.asarray(g, np.float32) for name, g in found.items()}, report


class Adam:
    """Adam's steps, uphill."""

    def __init__(self, weights: dict[str, Floats], rate: float = 1e-3) -> None:
        self.rate = rate
        self.first = {name: np.zeros_like(w) for name, w in weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in weights.items()}
        self.steps = 0

    def step(self, weights: dict[str, Floats], found: dict[str, Floats]) -> None:
        self.steps += 1
        rate = self.rate * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in found.items():
            first, second = self.first[name], self.second[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            weights[name] += rate * first / (np.sqrt(second) + 1e-8)


def learn(
    network: Network, adam: Adam, parts: Sequence[DecisionArrays], seed: int
) -> dict[str, float]:
    """A few passes over the decisions of a round."""
    whole = joined(parts)
    torch = torch_with_card()
    if torch is not None:
        report = learn_on_card(torch, network, adam, whole, seed, TERMS)
        return report | {"decisions": float(len(whole.values))}
    columns = len(network.weights["see"])
    dice = np.random.default_rng(seed)
    report = {}
    for _ in range(TERMS.epochs):
        order = dice.permutation(len(whole.values))
        for at in range(0, len(order), BATCH):
            found, report = gradients(
                network, DecisionBatch(whole, order[at : at + BATCH], columns)
            )
            adam.step(network.weights, found)
    return report | {"decisions": float(len(whole.values))}


def joined(parts: Sequence[DecisionArrays]) -> DecisionArrays:
    """All parts, one after the other."""

    def ends(name: str) -> Any:
        all_ends, before = [], 0
        for part in parts:
            all_ends.append(getattr(part, name) + before)
            before = int(all_ends[-1][-1])
        return np.concatenate(all_ends)

    lists = ("columns", "numbers", "features", "own", "chosen", "likely", "gains", "values")
    together = {name: np.concatenate([getattr(part, name) for part in parts]) for name in lists}
    return DecisionArrays(
        **together, **{name: ends(name) for name in ("column_ends", "feature_ends", "answer_ends")}
    )


# -- a run ----------------------------------------------------------------------------------------


class Round(msgspec.Struct, frozen=True):
    """The result of one round of a run."""

    games: int
    decisions: int
    grade: float
    """The mean grade of the network's own games, under all settings."""
    entropy: float
    clipped: float
    error: float
    seconds: float
    ahead: Interval | None = None
    """How far the network's grade is above the script's (or random play's, if there is none) on
    the same seeds, none of which it learns from; None: not judged after this round."""


class Run:
    """A network in training, and everything needed to continue."""

    def __init__(self, game: str, seed: str, options: Options) -> None:
        self.game, self.seed, self.options = game, seed, options
        self.network = Network.new(reader_of(game).columns, 1)
        self.adam = Adam(self.network.weights)
        self.older: list[bytes] = []
        self.rounds: list[Round] = []

    def save(self, file: Path) -> None:
        """Write one file, replaced atomically."""
        head = {"game": self.game, "seed": self.seed, "options": self.options}
        about = msgspec.json.encode({**head, "rounds": self.rounds, "steps": self.adam.steps})
        arrays: dict[str, Any] = {"about": np.frombuffer(about, np.uint8)}
        for name, weights in self.network.weights.items():
            arrays |= {
                f"weights.{name}": weights,
                f"first.{name}": self.adam.first[name],
                f"second.{name}": self.adam.second[name],
            }
        for n, data in enumerate(self.older):
            arrays[f"older.{n}"] = np.frombuffer(data, np.uint8)
        new = file.with_suffix(".new")
        with new.open("wb") as stream:
            np.savez_compressed(stream, **arrays)
        new.replace(file)

    @classmethod
    def load(cls, file: Path, game: str, seed: str, options: Options) -> Run:
        """Continue a run; LabError if the file holds another one."""
        run = cls(game, seed, options)
        try:
            with np.load(file, allow_pickle=False) as arrays:
                about = msgspec.json.decode(arrays["about"].tobytes())
                wanted = {"game": game, "seed": seed, "options": options}
                if {key: about[key] for key in wanted} != wanted:
                    raise LabError(f"{file} holds another run: name another file")
                run.rounds = msgspec.convert(about["rounds"], list[Round])
                run.adam.steps = about["steps"]
                for name in run.network.weights:
                    run.network.weights[name] = arrays[f"weights.{name}"]
                    run.adam.first[name] = arrays[f"first.{name}"]
                    run.adam.second[name] = arrays[f"second.{name}"]
                older = sorted(name for name in arrays.files if name.startswith("older."))
                run.older = [arrays[name].tobytes() for name in older]
        except (OSError, ValueError, KeyError) as error:
            raise LabError(f"{file} is no run of `lab train`: {error}") from None
        return run

    def pieces(
        self,
        games: int,
        size: int,
        seed: str,
        learns: bool,
        networks: tuple[bytes, ...] | None = None,
    ) -> list[SelfPlayGames]:
        """Games split into pieces; with empty ``networks``, they are played without any."""
        if networks is None:
            networks = (self.network.packed(), *(self.older if learns else ()))
        return [
            SelfPlayGames(
                game=self.game,
                numbers=tuple(range(at, min(at + size, games))),
                seed=seed,
                networks=networks,
                options=self.options,
                learns=learns,
            )
            for at in range(0, games, size)
        ]

    def play_round(self, games: int, hands: Hands) -> Round:
        """Play, learn, and now and then keep the network among the older ones."""
        start, number = time.monotonic(), len(self.rounds)
        size = max(1, min(32, games // (2 * hands.processes)))
        pieces = self.pieces(games, size, f"{self.seed}/{number}", learns=True)
        played = done_in_order(play_piece, pieces, hands)
        grades = [grade for one in played for grade in one.grades]
        parts = [one.decisions for one in played if one.decisions is not None]
        report = learn(self.network, self.adam, parts, number)
        if number % KEPT_EVERY == KEPT_EVERY - 1:
            self.older = [*self.older[-(POOL - 1) :], self.network.packed(np.float16)]
        done = Round(
            games=games,
            decisions=int(report["decisions"]),
            grade=sum(grades) / len(grades),
            entropy=report["entropy"],
            clipped=report["clipped"],
            error=report["error"],
            seconds=time.monotonic() - start,
        )
        self.rounds.append(done)
        return done

    def judge(self, games: int, hands: Hands) -> Interval:
        """The network's best answers against the script's: same seeds, the run's own options."""
        seed = f"judge/{self.seed}"
        own = self._graded(self.pieces(games, 8, seed, learns=False), hands)
        before = self._graded(self.pieces(games, 8, seed, learns=False, networks=()), hands)
        ahead = mean([a - b for a, b in zip(own, before, strict=True)])
        self.rounds[-1] = msgspec.structs.replace(self.rounds[-1], ahead=ahead)
        return ahead

    @staticmethod
    def _graded(pieces: Sequence[SelfPlayGames], hands: Hands) -> list[float]:
        return [grade for one in done_in_order(play_piece, pieces, hands) for grade in one.grades]


def train(
    run: Run,
    file: Path,
    hands: Hands,
    games: int,
    judged: int,
    every: int,
    goes_on: Callable[[], bool],
) -> Iterator[Round]:
    """Play rounds while ``goes_on()``; each is in the file before it is reported."""
    while goes_on():
        run.play_round(games, hands)
        if judged and (len(run.rounds) % every == 0 or not goes_on()):
            run.judge(judged, hands)
        run.save(file)
        yield run.rounds[-1]


def run_page(run: Run, title: str, command_line: str) -> str:
    """A run as a page with its curves."""
    rounds = run.rounds
    judged = [(n, one.ahead) for n, one in enumerate(rounds, 1) if one.ahead is not None]
    parts = [
        paragraph(command_line),
        heading("Grades"),
        curves(
            "the mean grade of the network's games, by round",
            [("grade", [one.grade for one in rounds])],
            [(n - 1, f"{ahead.value:+.3f}") for n, ahead in judged],
        ),
        paragraph(
            "Under the curve: how far it was ahead of the script on seeds it never learns from."
        ),
        heading("What it knows"),
        curves(
            "by round",
            [
                ("entropy of its answers", [one.entropy for one in rounds]),
                ("error of its values", [one.error for one in rounds]),
                ("answers at the limit of change", [one.clipped for one in rounds]),
            ],
        ),
    ]
    return page(f"Training: {title}", parts)
