"""Values that a test expects to be there, with the type it expects; anything else fails the test."""

from __future__ import annotations

from typing import Any, TypeVar

from naumachia.kernel import Choose, Orders, Request, Roll, pending
from naumachia.match import Match

T = TypeVar("T")


def there(found: T | None) -> T:
    """A value that may be missing elsewhere."""
    assert found is not None
    return found


def asked(of: Any) -> Request:
    """The open question of a state or match, whatever its kind."""
    request: Request | None = of.request if isinstance(of, Match) else pending(of)
    assert request is not None, "nothing is asked"
    return request


def choice(of: Any) -> Choose:
    request = asked(of)
    assert isinstance(request, Choose), request
    return request


def orders(of: Any) -> Orders:
    request = asked(of)
    assert isinstance(request, Orders), request
    return request


def roll(of: Any) -> Roll:
    request = asked(of)
    assert isinstance(request, Roll), request
    return request
