"""Declarations of the rules agree with their list."""

from __future__ import annotations

from games import declared


def test_flags_of_frames_and_acts_and_defaults_of_fields() -> None:
    declared.check("corvus")
