"""A client of the table: it makes a match against a program, sits down at one seat and attacks whenever it may.

The meaning of the fields stands in `/api/schema.json` of every server: `target` is the piece an option is aimed at,
`risky` says that dice follow.

naumachia serve --no-open &
python examples/client.py http://127.0.0.1:8765
"""

import json
import sys
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url: str, body: dict[str, Any]) -> Any:
    """A POST of JSON, and the JSON that comes back."""
    request = Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as reply:
        return json.load(reply)


def main(server: str = "http://127.0.0.1:8765", seed: int = 1) -> str | None:
    """Play; who won?"""
    rng = Random(seed)
    players = {"red": "human", "blue": "helmsman"}
    made = post(f"{server}/api/matches", {"game": "touche_coule", "scenario": "s1-two-liburnians", "players": players})
    address = f"{server.replace('http', 'ws', 1)}/ws/{made['id']}"
    answered = -1
    with connect(address, subprotocols=["naumachia", f"token.{made['tokens']['red']}"]) as socket:
        while True:
            message = json.loads(socket.recv())
            if message["t"] == "problem":
                raise RuntimeError(message)
            if message["t"] not in ("welcome", "update"):
                continue
            view = message["view"]
            if view["outcome"]:
                winner: str | None = view["outcome"]["winner"]
                return winner
            ask = view["ask"]
            if ask and "red" in ask["seats"] and view["number"] > answered:
                moves = [option for option in ask["options"] if not option.get("section")]
                attacks = [option for option in moves if option.get("target") and option.get("risky")]
                answered = view["number"]
                chosen = rng.choice(attacks or moves)["answer"]
                socket.send(json.dumps({"t": "answer", "number": answered, "answer": chosen}))


if __name__ == "__main__":
    print(main(*sys.argv[1:2]), "has won")
