"""
A tiny learner: it plays against random play and learns which answers are worth what, from nothing but results and Prize cards.

How likely an answer is, is the softmax of a weighted sum of its vector (docs/ENGINE.md). When something is given, the weights go in the
direction of what was done lately (policy gradient with eligibility traces); of a result counts by how much it is better than the latest
ones. Every so often it plays the same games without learning, always giving the answer that it likes best, and a row is written to the
curve. With no games behind it, it likes all answers alike, and gives the first.

    python3 examples/learn.py --out examples/curve.csv
"""

import argparse
import csv
import math
import random
import time
from operator import mul

from rulebox import Batch, Engine

SIDE_BY_SIDE = 32
DECKS = ["Ember Spark", "Mind Flood"]


def values_of(batch, weights):
    """For each game the vectors of its answers and what each is worth."""
    flat, size, at, found = batch.actions, batch.action_size, 0, []
    for count in batch.counts:
        rows = [flat[at + size * i : at + size * (i + 1)] for i in range(count)]
        found.append((rows, [sum(map(mul, weights, row)) for row in rows]))
        at += size * count
    return found


def softmax(values):
    top = max(values)
    parts = [math.exp(value - top) for value in values]
    total = sum(parts)
    return [part / total for part in parts]


def measure(engine, weights, games, seed):
    """How many games it wins against random play, of each place in turn the first seat and the second."""
    batch = Batch(engine, games, seed=seed, decks=DECKS, actions=True)
    chance = random.Random(seed)
    won = 0
    while any(seat >= 0 for seat in batch.seats):
        indexes = []
        for place, (_, values) in enumerate(values_of(batch, weights)):
            if batch.seats[place] == place % 2:
                indexes.append(max(range(len(values)), key=values.__getitem__))
            else:
                indexes.append(chance.randrange(max(1, batch.counts[place])))
        batch.step(indexes)
        won += sum(end == 1 and batch.rewards[2 * i + i % 2] > 0 for i, end in enumerate(batch.ends))
    batch.close()
    return won


def wilson(won, games, z=1.96):
    share, room = won / games, z * z / games
    middle, half = share + room / 2, z * math.sqrt(share * (1 - share) / games + room / games / 4)
    return (middle - half) / (1 + room), (middle + half) / (1 + room)


def learn(options):
    chance = random.Random(options.seed)
    with Engine() as engine, open(options.out, "w", newline="") as out:
        curve = csv.writer(out, lineterminator="\n")
        curve.writerow(["games", "won", "of", "low", "high"])
        batch = Batch(engine, SIDE_BY_SIDE, seed=options.seed, decks=DECKS, actions=True, renew=True, shaping=0.5)
        size = batch.action_size
        weights = [0.0] * size
        traces = [[0.0] * size for _ in range(SIDE_BY_SIDE)]
        played, due, usual, begun = 0, 0, 0.0, time.perf_counter()
        while True:
            if played >= due:
                won = measure(engine, weights, options.measured, 10**6)
                low, high = wilson(won, options.measured)
                curve.writerow([played, won, options.measured, f"{low:.3f}", f"{high:.3f}"])
                out.flush()
                print(f"{played} games, {time.perf_counter() - begun:.0f} s: {won}/{options.measured}", flush=True)
                due += options.every
            if played >= options.games:
                return weights, engine.names()["action"]
            indexes = []
            for place, (rows, values) in enumerate(values_of(batch, weights)):
                if batch.seats[place] != place % 2:
                    indexes.append(chance.randrange(max(1, len(rows))))
                    continue
                odds = softmax(values)
                index = chance.choices(range(len(odds)), odds)[0]
                mean = [sum(map(mul, odds, column)) for column in zip(*rows)] if len(rows) > 1 else rows[0]
                traces[place] = [options.decay * t + a - m for t, a, m in zip(traces[place], rows[index], mean)]
                indexes.append(index)
            batch.step(indexes)
            for place, end in enumerate(batch.ends):
                given = batch.rewards[2 * place + place % 2]
                if end:
                    given, usual = given - usual, usual + 0.02 * (given - usual)
                if given:
                    step = options.rate * given / (1 + played / 200)
                    weights = [w + step * t for w, t in zip(weights, traces[place])]
                if end:
                    traces[place] = [0.0] * size
                    played += 1


if __name__ == "__main__":
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("--games", type=int, default=600)
    told.add_argument("--every", type=int, default=200, help="a row of the curve after so many games")
    told.add_argument("--measured", type=int, default=200, help="games for a row")
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--rate", type=float, default=0.02)
    told.add_argument("--decay", type=float, default=0.97)
    told.add_argument("--out", default="curve.csv")
    learned, names = learn(told.parse_args())
    for worth, name in sorted(zip(learned, names), key=lambda pair: -abs(pair[0]))[:20]:
        print(f"{worth:+.2f}  {name}")
