"""A bot for `rulebox arena`: a program that is asked line by line."""

from __future__ import annotations

import json
import sys
from typing import Any, Callable, Dict, Sequence


def play_seat(choose: Callable[[Dict[str, Any]], int], wants: Sequence[str] = ("answers",)) -> None:
    """Answers every question by `choose`, until there is none any more. Vectors are lists of numbers here."""
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["kind"] == "hello":
            said: Dict[str, Any] = {"re": asked["re"], "wants": list(wants)}
        else:
            said = {"re": asked["re"], "index": choose(asked)}
        print(json.dumps(said), flush=True)
