"""TS-PC Deployment of fleets bought by points: one ship each in turn, within the rows of one's own edge."""

from __future__ import annotations

from typing import ClassVar

from ...common.setup import deployment
from .turn import NewTurn

RULE = "TS-PC"


class Heading(deployment.Heading, frozen=True):
    """TS-PC The heading is free, as long as the stern finds room too."""

    rule: ClassVar[str] = RULE
    acts = deployment.heading_acts(RULE)


class Berth(deployment.Berth, frozen=True):
    """TS-PC The bow hex of a ship; both its hexes must lie within the rows of its edge."""

    rule: ClassVar[str] = RULE
    acts = deployment.berth_acts(RULE, Heading)


class Deploy(deployment.Deploy, frozen=True):
    """TS-PC The players place one ship each in turn until all are on the map."""

    rule: ClassVar[str] = RULE
    acts = deployment.deploy_acts(RULE)
    berth = Berth
    battle = NewTurn


class WhoBegins(deployment.WhoBegins, frozen=True):
    """TS-PC One die each, ties again: the higher places the first ship."""

    rule: ClassVar[str] = RULE
    deploy = Deploy
