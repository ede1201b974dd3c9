"""One game in the shape of PettingZoo's AEC: whose turn it is, what came of it, what may be done."""

from __future__ import annotations

from array import array
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple, Union

from .engine import Engine, floats

Agent = str


class RuleboxEnv:
    """An action is the index of a legal answer; `action_mask` says how many there are."""

    metadata = {"name": "rulebox_v1", "is_parallelizable": False, "render_modes": []}

    #: The length of a mask. Where more answers are legal, which is rare, the mask has the first ones.
    ACTIONS = 512

    def __init__(
        self,
        decks: Sequence[str] = ("Ember Spark", "Mind Flood"),
        era: Optional[str] = None,
        format: Optional[str] = None,
        shaping: float = 0.0,
        engine: Optional[Engine] = None,
        claim: Optional[Dict[str, Any]] = None,
    ) -> None:
        self.engine = engine or Engine()
        self._owns_engine = engine is None
        played = {"claim": claim} if claim else {"decks": list(decks)}
        self._played = {**played, "era": era, "format": format, "shaping": shaping}
        self._game: Optional[int] = None
        self.agents: List[Agent] = []
        self.possible_agents: List[Agent] = []

    def reset(self, seed: Union[int, str, None] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Begins a game: the same seed and the same actions are the same game."""
        if self._game is not None:
            self.engine.say("drop", games=[self._game])
        stand = self.engine.say("new", seed=0 if seed is None else seed, **self._played)
        self._game = stand["game"]
        self.possible_agents = [f"seat_{seat}" for seat in range(len(stand["rewards"]))]
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[Agent, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._take(stand)

    def _take(self, stand: Dict[str, Any]) -> None:
        self._stand = stand
        for agent, reward in zip(self.possible_agents, stand["rewards"]):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        for agent in self.agents:
            self.terminations[agent] = stand["over"]
            self.truncations[agent] = stand["cut"]
            self.infos[agent] = {"decision": stand["decision"], "turn": stand["turn"], "winner": stand["winner"]}
        seat = stand["seat"]
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    @property
    def count(self) -> int:
        """How many answers are legal for the agent that is selected."""
        return int(self._stand["count"])

    def action_mask(self) -> List[int]:
        """1 for each index that may be given."""
        legal = min(self.count, self.ACTIONS)
        return [1] * legal + [0] * (self.ACTIONS - legal)

    def observe(self, agent: Agent) -> "array[float]":
        """What the agent knows, as a vector (docs/ENGINE.md)."""
        seat = self.possible_agents.index(agent)
        return floats(self.engine.say("observe", game=self._game, seat=seat)["vector"])

    def actions(self) -> List["array[float]"]:
        """The legal answers as vectors, in the order of their indexes."""
        told = self.engine.say("observe", game=self._game, vector=False, actions=True)["actions"]
        flat = floats(told) if told else array("f")
        size = len(flat) // max(1, self.count)
        return [flat[at : at + size] for at in range(0, len(flat), size)] if size else []

    def legal(self) -> Tuple[List[Dict[str, Any]], List[str]]:
        """The legal answers as they are, and in words."""
        told = self.engine.say("legal", game=self._game)
        return told["answers"], told["texts"]

    def view(self, agent: Agent) -> Dict[str, Any]:
        """What the agent knows, as a structure."""
        seat = self.possible_agents.index(agent)
        return dict(self.engine.say("observe", game=self._game, seat=seat, vector=False, view=True)["view"])

    def last(self, observe: bool = True) -> Tuple[Optional["array[float]"], float, bool, bool, Dict[str, Any]]:
        """What the selected agent knows, what it was given since its last step, and whether its game is over."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[Agent]:
        """The agents in the order in which they decide; when the game is over each once more."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def step(self, action: Optional[int]) -> None:
        """Gives an answer by its index. An agent whose game is over gives None, and is taken from the list."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("when the game is over the only action is None")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        if action is None:
            raise ValueError("an action is the index of a legal answer")
        self._cumulative_rewards[agent] = 0.0
        self._take(self.engine.say("step", game=self._game, index=int(action)))

    def close(self) -> None:
        """Ends the engine, if it was started here."""
        if self._owns_engine:
            self.engine.close()

    def __enter__(self) -> "RuleboxEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
