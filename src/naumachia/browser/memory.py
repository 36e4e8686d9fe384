"""Start from a kept memory of Python, which has imported everything on an earlier visit."""

from __future__ import annotations

import random

import msgspec

from naumachia.table.base import ports


def restored() -> None:
    """Renew what must differ from the visit the memory was made on. Raise if the libraries do not fit the memory."""
    random.seed()
    ports.begin_clock()
    sample = {"seat": [1, 2.5, None]}
    if msgspec.json.decode(msgspec.json.encode(sample)) != sample:
        raise RuntimeError("the memory does not fit")
