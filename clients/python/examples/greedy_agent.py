"""An agent that goes by the vectors of its answers, against one that plays at random."""

import random
import sys

from rulebox import RuleboxEnv

WORTH = {
    "attack.knocks-out": 50, "attack.expected": 10, "kind.attack": 1, "kind.pass": -5, "kind.retreat": -8,
    "kind.bench": 30, "kind.evolve": 30, "kind.attach": 20, "kind.play": 15, "kind.use": 10,
    "target.active": 2, "target.missing-least": 3, "target.expected": 1, "target.hp-left": 1,
}

games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
chance = random.Random(1)
won = 0
with RuleboxEnv() as env:
    names = env.engine.names()["action"]
    worth = [(names.index(name), points) for name, points in WORTH.items()]
    for game in range(games):
        env.reset(seed=game)
        mine = f"seat_{game % 2}"
        for agent in env.agent_iter():
            _, reward, termination, truncation, _ = env.last(observe=False)
            if termination or truncation:
                won += agent == mine and reward > 0
                env.step(None)
            elif agent == mine:
                values = [sum(action[at] * points for at, points in worth) for action in env.actions()]
                env.step(max(range(len(values)), key=values.__getitem__))
            else:
                env.step(chance.randrange(env.count))
print(f"greedy won {won} of {games} games against random")
