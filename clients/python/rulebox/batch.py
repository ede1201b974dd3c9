"""Many games in one call."""

from __future__ import annotations

from array import array
from typing import Any, Dict, List, Sequence, Union

from .engine import Engine, floats


class Batch:
    """Games that go on side by side; everything is told in lists, game by game."""

    def __init__(self, engine: Engine, count: int, seed: Union[int, str] = 0, **played: Any) -> None:
        self._engine = engine
        self._take(engine.say("batch", count=count, seed=seed, **played))
        told = engine.say("layout", seats=len(self.rewards) // count)
        self.action_size: int = told["action"]["size"]
        self.observation_size: int = told["observation"]["size"]

    def _take(self, told: Dict[str, Any]) -> None:
        self.number: int = told["batch"]
        #: Who decides; -1: the game is over.
        self.seats: List[int] = told["seats"]
        self.counts: List[int] = told["counts"]
        self.rewards: List[float] = told["rewards"]
        #: 1: the last step ended the game, 2: it was cut off.
        self.ends: List[int] = told["ends"]
        self._observations = told["observations"]
        self._actions = told["actions"]

    @property
    def observations(self) -> "array[float]":
        """What each who decides knows: `observation_size` numbers a game."""
        return floats(self._observations)

    @property
    def actions(self) -> "array[float]":
        """The vectors of all legal answers, game by game: `action_size` numbers an answer."""
        return floats(self._actions)

    def step(self, indexes: Sequence[int]) -> None:
        """One answer for each game."""
        self._take(self._engine.say("step-batch", batch=self.number, indexes=list(indexes)))

    def close(self) -> None:
        """Gives the games up."""
        self._engine.say("drop-batch", batch=self.number)
