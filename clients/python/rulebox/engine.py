"""The conversation with `rulebox engine`: a line out, a line back (docs/ENGINE.md)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from array import array
from base64 import b64decode
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence

PROTOCOL = 1


class Refused(Exception):
    """The engine said no: `code` is one of the page's codes, the text is its sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def engine_command() -> List[str]:
    """How the engine is started: RULEBOX_ENGINE, the clone that this file lies in, or an installed rulebox."""
    told = os.environ.get("RULEBOX_ENGINE")
    if told:
        return told.split()
    clone = Path(__file__).resolve().parents[3] / "dist" / "rulebox" / "main.js"
    if clone.exists():
        return ["node", str(clone), "engine"]
    return [shutil.which("npx") or "npx", "rulebox", "engine"]


def floats(told: str) -> "array[float]":
    """The numbers of a vector."""
    numbers = array("f", b64decode(told))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


class Engine:
    """One engine process. Use it in a `with`, or call `close`."""

    def __init__(self, command: Optional[Sequence[str]] = None) -> None:
        self._process = subprocess.Popen(
            list(command or engine_command()), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._said = 0
        self.welcome = self.say("hello", protocol=PROTOCOL, numbers="base64")

    def say(self, kind: str, **fields: Any) -> Dict[str, Any]:
        """Says a message and returns the answer to it; a refusal is raised."""
        self._said += 1
        message = {"kind": kind, "re": self._said, **{key: each for key, each in fields.items() if each is not None}}
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the engine has ended: " + " ".join(map(str, self._process.args)))  # type: ignore[arg-type]
        answer: Dict[str, Any] = json.loads(line)
        if answer["kind"] == "refused":
            raise Refused(answer["code"], answer["sentence"])
        return answer

    def names(self, seats: int = 2) -> Dict[str, List[str]]:
        """What each number of an observation and of an action is called."""
        told = self.say("layout", seats=seats)
        return {
            vector: [f"{part['name']}.{number}" for part in told[vector]["parts"] for number in part["numbers"]]
            for vector in ("observation", "action")
        }

    def close(self) -> None:
        """Ends the engine."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process.wait()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
