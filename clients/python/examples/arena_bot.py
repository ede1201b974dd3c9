"""A bot for the arena: rulebox arena DECK DECK --era ERA --bot "exec:python3 examples/arena_bot.py,random"."""

from rulebox import play_seat

ORDER = ["evolve", "bench", "attach", "use", "play", "attack", "card", "pokemon", "yes", "done", "pass"]


def choose(asked):
    kinds = [answer["kind"] for answer in asked["answers"]]
    return min(range(len(kinds)), key=lambda at: ORDER.index(kinds[at]) if kinds[at] in ORDER else len(ORDER))


play_seat(choose)
