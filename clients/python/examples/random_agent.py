"""Two random agents play; how often each wins, and how many games a second that is."""

import random
import sys
import time

from rulebox import RuleboxEnv

games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
chance = random.Random(1)
wins = {"seat_0": 0, "seat_1": 0}
begun = time.perf_counter()
with RuleboxEnv() as env:
    for game in range(games):
        env.reset(seed=game)
        for agent in env.agent_iter():
            _, reward, termination, truncation, _ = env.last(observe=False)
            if termination or truncation:
                wins[agent] += reward > 0
                env.step(None)
            else:
                env.step(chance.randrange(env.action_mask().count(1)))
print(wins, f"{games / (time.perf_counter() - begun):.1f} games/s")
