"""`train` and `prove` on the command line."""

from __future__ import annotations

import json
import tomllib
from math import log
from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

from naumachia.cli.app import app
from naumachia.games import find
from naumachia.kernel.errors import NotFound
from naumachia.kernel.strength import Strength
from naumachia.lab.learning.join import joined
from naumachia.players.learned import Leaf, Net, read
from told import text_in

RUNNER = CliRunner()


def told(*args: str, status: int = 0) -> str:
    found = RUNNER.invoke(app, args)
    assert found.exit_code == status, found.output
    return found.output


def test_prove_prints_an_entry_of_the_strength_file() -> None:
    text = told("prove", "touche_coule", "helmsman", "castaway", "--scenario", "s1=4", "--seed", "prove", "--fresh")
    found = msgspec.convert(tomllib.loads(text), Strength)
    (pairing,) = found.pairing
    assert (pairing.level, pairing.against, pairing.games, pairing.points) == ("helmsman", "castaway", 4, 4.0)
    assert (pairing.scenarios, pairing.seeds, pairing.fresh) == (("s1-two-liburnians",), "prove", True)
    assert "# all: 4 of 4 = 100%" in text
    assert "# second side: 2 of 2" in text
    assert "# a decision: " in text


def test_prove_knows_former_names_and_gives_the_same_again() -> None:
    args = ("prove", "touche_coule", "greedy", "random", "--scenario", "s1=2", "--json")
    one, two = json.loads(told(*args)), json.loads(told(*args))
    assert one["pairing"]["level"] == "helmsman"
    assert one["pairing"].pop("ratio") > 0 < two["pairing"].pop("ratio")  # processor time
    assert one["pairing"] == two["pairing"]


def test_train_writes_a_net_that_can_be_proved(tmp_path: Path) -> None:
    small = ("--scenario", "s1=1", "--batches", "1", "--matches", "2", "--hidden", "2", "--limit", "8", "--tried", "2")
    told("train", "touche_coule", "--folder", str(tmp_path), "--seed", "cli", "--drawn", "0.3", *small)
    net = read(tmp_path / "net.json")
    command = text_in(net.about, "command")
    assert command.startswith("naumachia train touche_coule --scenario s1=1 --seed cli --batches 1 --matches 2")
    assert "--drawn 0.3" in command
    assert len(net.bias) == 2
    text = told("prove", "touche_coule", str(tmp_path / "net.json"), "castaway", "--scenario", "s1=2")
    assert "games = 2" in text


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("prove", "touche_coule", "wizard", "castaway", "--scenario", "s1=1"), "player-unknown"),
        (("train", "touche_coule", "--scenario", "s1=many"), "option-form"),
        (("train", "touche_coule", "--engine", "steam", "--scenario", "s1"), "engine-unknown"),
    ],
)
def test_mistakes_are_told(args: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = RUNNER.invoke(app, args)
    assert said in repr(found.exception)


def test_joined_nets_judge_as_they_do_on_average(tmp_path: Path) -> None:
    game = find("touche_coule")
    features = game.advice.features
    assert features is not None
    rng, nets = Random(3), []
    for number, units in enumerate((2, 3)):
        hidden = tuple(tuple(rng.gauss(0, 0.3) for _ in range(units)) for _ in features.names)
        out = tuple(rng.gauss(0, 1) for _ in range(units))
        net = Net(game=game.name, features=features.names, hidden=hidden, bias=out, out=out, level=float(number))
        (tmp_path / f"{number}.json").write_bytes(msgspec.json.encode(net))
        nets.append(net)
    told("join", str(tmp_path / "0.json"), str(tmp_path / "1.json"), "--out", str(tmp_path / "both.json"))
    both = read(tmp_path / "both.json")
    assert len(both.bias) == 5
    state = game.start(game.load_scenario("s3"))
    odds = [log(chance / (1 - chance)) for chance in (Leaf(game, one)(state, "red") for one in (*nets, both))]
    assert odds[2] == pytest.approx((odds[0] + odds[1]) / 2, abs=1e-4)
    assert both.about == {"joined": [{"file": "0.json"}, {"file": "1.json"}]}


def test_nets_of_one_run_are_averaged_weight_by_weight(tmp_path: Path) -> None:
    for number in (1.0, 2.0):
        net = Net(game="a", features=("x",), hidden=((number, 0.0),), bias=(number, 4.0), out=(1.0, number), level=number)
        (tmp_path / f"net-{number:.0f}.json").write_bytes(msgspec.json.encode(net))
    files = [str(tmp_path / f"net-{number}.json") for number in (1, 2)]
    told("join", *files, "--mean", "--out", str(tmp_path / "mean.json"))
    mean = read(tmp_path / "mean.json")
    assert (mean.hidden, mean.bias, mean.out, mean.level) == (((1.5, 0.0),), (1.5, 4.0), (1.0, 1.5), 1.5)
    assert mean.about == {"average": "net-1.json, net-2.json"}


def test_nets_of_different_features_are_not_joined() -> None:
    one = Net(game="a", features=("x",), hidden=((1.0,),), bias=(0.0,), out=(1.0,))
    with pytest.raises(NotFound):
        joined([one, msgspec.structs.replace(one, features=("y",))])
