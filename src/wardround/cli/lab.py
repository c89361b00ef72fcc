"""``wardround lab``: what many games tell us, and what a single game does."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.markup import escape

from wardround.bots import find_bot
from wardround.bots.luck_and_choices import Review
from wardround.bots.review import Effort
from wardround.bots.win_chances import tables_of
from wardround.cli.common import (
    ContentFile,
    GameArgument,
    JsonFlag,
    OptionList,
    Processes,
    UserError,
    err,
    game_and_options,
    given_options,
    out,
    pack_path,
    print_json,
    print_result,
    progress_bar,
    read_moves,
    read_text,
)
from wardround.core.game import resolve_options
from wardround.core.messages import seat_words
from wardround.games import find_game, game_ids, library_of
from wardround.lab import daily as daily_cases
from wardround.lab import match as matches
from wardround.lab.analysis import accuracy_words, analysis_page, judge_words
from wardround.lab.analysis import analyse as run_analysis
from wardround.lab.balance import BalanceRow, markdown, settings
from wardround.lab.balance import balance as run_balance
from wardround.lab.calibration import STAGES, calibration_page, judge, reliability_plot
from wardround.lab.calibration import calibrate as run_calibration
from wardround.lab.calibration import markdown as calibration_markdown
from wardround.lab.correlations import Correlation, correlations, correlations_grid
from wardround.lab.decisions import count_decisions
from wardround.lab.decisions import markdown as decisions_markdown
from wardround.lab.html_page import in_markdown
from wardround.lab.parallel_work import Executor
from wardround.lab.plots import as_file
from wardround.lab.reports import balance_page, match_page
from wardround.lab.simulation import Job, seat_bots
from wardround.presentation.game_spec import AnyGameSpec

app = typer.Typer(help="Simulations, and the analysis of games.", no_args_is_help=True)

BLOCK = re.compile(r"(<!-- wardround (lab balance [^\n]*?) -->\n)(.*?)(<!-- end -->)", re.DOTALL)

RayAddress = Annotated[
    str | None,
    typer.Option("--ray", help="Run on a Ray cluster: its address, or local."),
]
HtmlFile = Annotated[
    Path | None, typer.Option("--html", help="Write a report with plots to this file.")
]


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise UserError(f"cannot write the report {file}: {error.strerror}") from None
    err.print(f"[dim]wrote {escape(str(file))}[/]")


def _command_line() -> str:
    return " ".join(["wardround", *(shlex.quote(word) for word in sys.argv[1:])])


# -- match ----------------------------------------------------------------------------------------


@app.command("match")
def match(
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", help="Levels to compare: hard,greedy")],
    seeds: Annotated[int, typer.Option("--seeds", "-n", min=1, help="How many seeds.")] = 20,
    options: OptionList = None,
    seed: Annotated[str, typer.Option("--seed", help="Prefix of every seed.")] = "match",
    adjacent: Annotated[
        bool, typer.Option("--adjacent", help="Pair each bot only with the next one.")
    ] = False,
    results: Annotated[
        Path | None,
        typer.Option("--results", help="Save every game to this file, and resume from it."),
    ] = None,
    processes: Processes = 1,
    ray: RayAddress = None,
    html: HtmlFile = None,
    content: ContentFile = None,
    json: JsonFlag = False,
) -> None:
    """Let bots play each other over many seeds, seats rotated, or compare them as teams."""
    spec, resolved = game_and_options(game, options)
    library_of(spec, content)
    levels = _levels(bots)
    pack = pack_path(content)
    team = spec.meta.is_team(resolved)
    if len(levels) < 2 and not team:
        raise UserError("--bots: a match between rivals needs at least two bots")
    wanted = matches.Match(game, resolved, levels, seeds, seed, team, adjacent, pack)
    with progress_bar(spec.meta.title, len(matches.pairings(wanted))) as advance:
        games = matches.play_match(wanted, Executor(processes, ray), results, advance)
    result = matches.match_result(wanted, games)
    if html is not None:
        _write(html, match_page(result, games, _command_line()))
    print_result(result, matches.markdown(result), json)


def _levels(bots: str) -> tuple[str, ...]:
    levels = tuple(level.strip() for level in bots.split(",") if level.strip())
    for level in levels:
        find_bot(level)
    if len(set(levels)) < len(levels) or not levels:
        raise UserError("--bots: expected distinct levels, separated by commas")
    return levels


# -- balance --------------------------------------------------------------------------------------


@app.command("balance")
def balance(
    game: GameArgument,
    sweep: Annotated[
        str, typer.Option("--sweep", help="Options to try with all their values: a,b")
    ] = "",
    bots: Annotated[
        str, typer.Option("--bots", help="Levels to compare: greedy,random")
    ] = "greedy",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games per setting.")] = 200,
    options: OptionList = None,
    matters: Annotated[
        str,
        typer.Option(
            "--matters", help="What correlates with winning: all, or kinds such as hero,room"
        ),
    ] = "",
    seed: Annotated[str, typer.Option("--seed")] = "balance",
    processes: Processes = 1,
    ray: RayAddress = None,
    html: HtmlFile = None,
    content: ContentFile = None,
    json: JsonFlag = False,
) -> None:
    """Win rates, scores and end reasons with 95 % intervals, as a Markdown table.

    With --matters: which cards, rooms and people went with winning. The report has both, and plots.
    """
    executor = Executor(processes, ray)
    wanted = Sweep(game, sweep, bots, games, options, matters, seed, content)
    rows = [] if matters and html is None else _rows(wanted, executor)
    related = [] if not matters and html is None else _matters(wanted, executor)
    if html is not None:
        _write(html, balance_page(find_game(game), rows, related, _command_line()))
    text = in_markdown(*correlations_grid(related)) if matters else markdown(rows)
    print_result(related if matters else rows, text, json)


class Sweep(NamedTuple):
    """The parameters of a balance sweep."""

    game: str
    sweep: str = ""
    bots: str = "greedy"
    games: int = 200
    options: list[str] | None = None
    matters: str = ""
    seed: str = "balance"
    content: Path | None = None


def _matters(wanted: Sweep, executor: Executor) -> list[Correlation]:
    """What went with winning, in games of the first bot with the fixed options."""
    name, _, bots, games, options, kinds, seed, content = wanted
    about = [] if kinds in ("", "all") else [kind.strip() for kind in kinds.split(",")]
    spec, resolved = game_and_options(name, options)
    levels = seat_bots(spec, resolved, [bots.split(",")[0].strip()])
    job = Job(name, resolved, levels, seed, pack_path(content))
    with progress_bar("what goes with winning", games) as advance:
        related = correlations(job, games, executor, advance, about)
    if about and not related:
        raise UserError(
            f"--matters {kinds}: nothing of this kind happened in some games and not in others; "
            "try --matters all to see what there is"
        )
    return related


@app.command("refresh")
def refresh(
    file: Annotated[Path, typer.Argument(help="A Markdown file with balance blocks.")],
    processes: Processes = 1,
    only: Annotated[str, typer.Option("--only", help="Only blocks that contain this word.")] = "",
) -> None:
    """Refresh the tables of a page: each block names the command that made it."""
    text = read_text(file, "the page")
    blocks = list(BLOCK.finditer(text))
    if not blocks:
        raise UserError(f"{file} has no block <!-- wardround lab balance … --> … <!-- end -->")
    for block in blocks:
        if only and only not in block[2]:
            continue
        err.print(f"[dim]wardround {block[2]}[/]")
        wanted = _wanted(block[2])
        executor = Executor(processes)
        table = (
            in_markdown(*correlations_grid(_matters(wanted, executor)))
            if wanted.matters
            else markdown(_rows(wanted, executor))
        )
        text = text.replace(block[0], f"{block[1]}\n{table}\n\n{block[4]}")
        file.write_text(text, "utf-8")


def _wanted(command: str) -> Sweep:
    """A command in a page, parsed as the shell would."""
    _, _, game, *rest = shlex.split(command)
    known = [f"--{name}" for name in Sweep._fields[1:]]
    wanted = Sweep(game)
    for flag, value in zip(rest[::2], rest[1::2], strict=True):
        if flag not in known:
            raise UserError(f"{command!r}: expected only {', '.join(known)}")
        made: Any = value
        if flag == "--options":
            made = [*(wanted.options or ()), value]
        elif flag == "--games":
            made = int(value)
        elif flag == "--content":
            made = Path(value)
        wanted = wanted._replace(**{flag.removeprefix("--"): made})
    return wanted


def _rows(wanted: Sweep, executor: Executor) -> list[BalanceRow]:
    name, sweep, bots, games, options, _, seed, content = wanted
    spec, given = given_options(name, options)
    library_of(spec, content)
    names = [word.strip() for word in sweep.split(",") if word.strip()]
    for word in names:
        if word not in {option.id for option in spec.meta.options}:
            raise UserError(f"--sweep: {name} has no option {word!r}")
    levels = list(_levels(bots))
    total = len(list(settings(spec, given, names))) * len(levels) * games
    pack = pack_path(content)
    with progress_bar(spec.meta.title, total) as advance:
        return run_balance(spec, given, names, levels, games, seed, executor, pack, advance)


# -- analyse --------------------------------------------------------------------------------------


@app.command("analyse")
def analyse(
    file: Annotated[Path, typer.Argument(help="A journal (JSON lines).")],
    seconds: Annotated[
        float, typer.Option("--seconds", min=1.0, help="Approximate time limit.")
    ] = 45.0,
    simulations: Annotated[
        int | None,
        typer.Option(
            "--simulations", min=1, help="Playouts per move instead of a time limit; deterministic."
        ),
    ] = None,
    processes: Processes = 1,
    ray: RayAddress = None,
    html: HtmlFile = None,
    content: ContentFile = None,
    json: JsonFlag = False,
) -> None:
    """Tell luck from choices in a game that was played, and show the moments that mattered."""
    game, lines = read_moves(file)
    library_of(game, content)
    with progress_bar("looking at every move", 1) as advance:
        told = run_analysis(
            game.meta.id,
            lines,
            Effort(simulations, seconds),
            pack=pack_path(content),
            executor=Executor(processes, ray),
            done=advance,
        )
    names = [seat_words(seat) for seat in range(told.seats)]
    if html is not None:
        _write(html, analysis_page(game, told, names))
    if json:
        print_json(told)
    else:
        _print_review(game, told, names)


@app.command("calibrate")
def calibrate(
    game: GameArgument,
    games: Annotated[
        int, typer.Option("--games", "-n", min=2, help="Games to play (with --all: at each table).")
    ] = 40,
    bots: Annotated[
        str | None, typer.Option("--bots", help="Bots that play them; the script by default.")
    ] = None,
    options: OptionList = None,
    everywhere: Annotated[
        bool,
        typer.Option("--all", help="All kinds of tables: seats, difficulties, teams and rivals."),
    ] = False,
    seed: Annotated[str, typer.Option("--seed")] = "calibrate",
    processes: Processes = 1,
    ray: RayAddress = None,
    html: HtmlFile = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", help="Write the reliability plot to this file.")
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Compare the chances that hint, chart and analysis show with how games end."""
    spec, given = given_options(game, options)
    jobs = []
    for told_by in tables_of(spec) if everywhere else [{}]:
        resolved = resolve_options(spec.meta, {**told_by, **given})
        seated = seat_bots(spec, resolved, list(_levels(bots))) if bots else ()
        jobs.append(Job(game, resolved, seated, seed))
    with progress_bar(spec.meta.title, 2 * games * len(jobs)) as advance:
        calls = run_calibration(jobs, games, Executor(processes, ray), advance)
    judged = [*(judge(calls, stage) for stage in STAGES), judge(calls)]
    if html is not None:
        _write(html, calibration_page(spec.meta.title, judged, _command_line()))
    if svg is not None:
        _write(svg, as_file(reliability_plot(spec.meta.title, judged[-1])))
    print_result(judged, calibration_markdown(judged), json)


@app.command("chances")
def chances(
    game: GameArgument,
    games: Annotated[
        int, typer.Option("--games", "-n", min=2, help="Games to play for each kind of table.")
    ] = 300,
    seed: Annotated[str, typer.Option("--seed")] = "chances",
    processes: Processes = 1,
    ray: RayAddress = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", help="Output file; bots read chances.toml in the folder of the game."
        ),
    ] = None,
) -> None:
    """Learn how often positions are won, from games that the script plays."""
    try:
        from wardround.lab.chances import chances_file, learn
    except ModuleNotFoundError:
        raise UserError("learning needs NumPy: install wardround with the extra 'rl'") from None
    spec, tables = find_game(game), tables_of(find_game(game))
    with progress_bar(spec.meta.title, games * len(tables)) as advance:
        models = [
            learn(spec, one, games, seed, Executor(processes, ray), advance) for one in tables
        ]
    text = chances_file(models, f"wardround lab chances {game} -n {games} --seed {seed}")
    if out is None:
        typer.echo(text)
    else:
        _write(out, text)


@app.command("decisions")
def decisions(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games to play.")] = 20,
    bots: Annotated[str, typer.Option("--bots", help="Bots that play them.")] = "greedy",
    options: OptionList = None,
    seed: Annotated[str, typer.Option("--seed")] = "decisions",
    processes: Processes = 1,
    ray: RayAddress = None,
    json: JsonFlag = False,
) -> None:
    """Count the questions of a game: how often each is met, matters, and is asked at a table."""
    spec, resolved = game_and_options(game, options)
    job = Job(game, resolved, seat_bots(spec, resolved, list(_levels(bots))), seed)
    with progress_bar(spec.meta.title, games) as advance:
        counts = count_decisions(job, games, Executor(processes, ray), advance)
    print_result(counts, decisions_markdown(counts, games), json)


@app.command("values")
def values(
    game: GameArgument,
    file: Annotated[Path, typer.Option("--file", help="Output file.")],
    games: Annotated[int, typer.Option("--games", "-n", min=20, help="Games to play.")] = 20_000,
    hidden: Annotated[
        int, typer.Option("--hidden", min=1, help="Hidden units of the network.")
    ] = 96,
    passes: Annotated[int, typer.Option("--passes", min=1, help="Passes over all positions.")] = 5,
    decay: Annotated[float, typer.Option("--decay", min=0, help="Weight decay.")] = 0.1,
    options: OptionList = None,
    seed: Annotated[str, typer.Option("--seed")] = "values",
    processes: Processes = 1,
) -> None:
    """Learn from games of the script what positions are worth, for bots that think."""
    spec, resolved = game_and_options(game, options)
    try:
        from wardround.lab.values import Learning, learn_values
    except ModuleNotFoundError:
        raise UserError("learning needs NumPy: install wardround with the extra 'rl'") from None
    with progress_bar(spec.meta.title, games) as advance:
        learnt = learn_values(
            *(game, resolved, games, seed, Executor(processes)),
            *(Learning(hidden, passes, decay), _command_line(), advance),
        )
    file.write_bytes(learnt.file)
    typer.echo(
        f"{learnt.positions:,} positions of {games:,} games; explains {learnt.explained:.1%} of the"
        " variance of grades in games it did not learn from"
    )


@app.command("daily")
def daily(
    first: Annotated[str, typer.Option("--from", help="The first day: 2026-11-16")],
    days: Annotated[int, typer.Option("--days", min=1, max=400, help="How many days.")] = 31,
    game: Annotated[str, typer.Option("--game", help="Only this game.")] = "",
    processes: Processes = 1,
) -> None:
    """Find the daily cases of some weeks. Existing ones stay, so it can be stopped and resumed."""
    try:
        wanted_days = daily_cases.days(first, days)
    except ValueError:
        raise UserError(f"--from: expected a day such as 2026-11-16, got {first!r}") from None
    executor, names = Executor(processes), (game,) if game else game_ids()
    specs = {name: find_game(name) for name in names}
    with progress_bar("daily cases", days * len(specs)) as advance:

        def missing(name: str) -> list[str]:
            folder = daily_cases.folder_of(specs[name])
            return [day for day in wanted_days if not (folder / f"{day}.toml").exists()]

        advance(days * len(specs) - sum(len(missing(name)) for name in specs))
        # Day by day, not game by game, so that an interrupted run leaves whole days.
        wanted = sorted((day, name) for name in specs for day in missing(name))
        for case in daily_cases.find_cases(
            [daily_cases.WantedCase(name, day) for day, name in wanted], executor
        ):
            folder = daily_cases.folder_of(specs[case.game])
            folder.mkdir(exist_ok=True)
            (folder / f"{case.day}.toml").write_text(case.text, "utf-8")
            advance(1)
            err.print(f"[dim]{case.game} {case.day}[/]")


def _print_review(game: AnyGameSpec, told: Review, names: list[str]) -> None:
    text = "not over" if told.outcome is None else told.outcome.text
    out.print(f"[bold]{game.meta.title}[/]  {escape(text)}")
    for share in told.shares:
        out.print(
            f"  {names[share.seat]}: {share.start:.0%} at the start, luck {share.luck:+.0%}, "
            f"own choices {share.own:+.0%}, others' choices {share.others:+.0%}, "
            f"{share.end:.0%} at the end; accuracy {accuracy_words(share)}"
        )
    out.print(f"  {judge_words(told.judge)}")
    moments = {moment.n: moment for moment in told.moments}
    for n in told.turning_points:
        moment = moments[n]
        better = f"; the bot: {moment.better}" if moment.better else ""
        better = f" ({moment.fault}){better}" if moment.fault else better
        out.print(
            f"  move {n:3}  {names[moment.seat]}: {escape(moment.said)}  "
            f"choice {moment.choice[moment.seat]:+.1%}, luck {moment.luck[moment.seat]:+.1%}"
            f"{escape(better)}"
        )
