"""Attributes of a state or a request that are no part of it: they are neither saved nor hashed nor compared.

They lie in the dictionary of the instance, under the name they have in the class. Python looks there before it calls
`__get__`, so that reading one costs as little as reading a field.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Self, TypeVar, overload

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
O_contra = TypeVar("O_contra", contravariant=True)


class NotSaved(Generic[T]):
    """An attribute that is set from outside; it has the default until then."""

    def __init__(self, default: T) -> None:
        self.default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, instance: None, owner: type) -> Self: ...

    @overload
    def __get__(self, instance: object, owner: type | None = None) -> T: ...

    def __get__(self, instance: object | None, owner: type | None = None) -> Self | T:
        return self if instance is None else self.default

    def put(self, instance: object, value: T) -> None:
        """Set the attribute of an instance that is frozen."""
        instance.__dict__[self.name] = value


class Attached(Generic[T_co]):
    """The setting of a match, which every state must be given (`State.attach`)."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, instance: object | None, owner: type | None = None) -> T_co:
        if instance is None:
            raise AttributeError(self.name)
        raise AttributeError(f"{type(instance).__name__} has no {self.name}: begin() must end with .attach({self.name})")


class Derived(Generic[O_contra, T]):
    """A value that follows from an instance; worked out when it is first read, and kept.

    As an attribute of a class it works like `functools.cached_property`, without its lock. Outside of the class it has a name
    of its own and is read by `of`.
    """

    def __init__(self, make: Callable[[O_contra], T], name: str = "") -> None:
        self.make = make
        self.name = name
        self.__doc__ = make.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, instance: None, owner: type) -> Self: ...

    @overload
    def __get__(self, instance: O_contra, owner: type | None = None) -> T: ...

    def __get__(self, instance: O_contra | None, owner: type | None = None) -> Self | T:
        if instance is None:
            return self
        value = instance.__dict__[self.name] = self.make(instance)
        return value

    def of(self, instance: O_contra) -> T:
        """Return the value for an instance."""
        found = self.known(instance)
        return self.__get__(instance) if found is None else found

    def known(self, instance: O_contra) -> T | None:
        """Return the value if it has been worked out, else None."""
        found: T | None = instance.__dict__.get(self.name)
        return found

    def put(self, instance: O_contra, value: T) -> None:
        """Give an instance a value that was found in another way."""
        instance.__dict__[self.name] = value

    def forget(self, instance: O_contra) -> None:
        """Drop the value, so that it is worked out anew when it is next read."""
        instance.__dict__.pop(self.name, None)
