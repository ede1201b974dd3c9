"""Rulebox for Python: play and learn the Pokémon TCG of any era. Only the standard library is needed."""

from .aec import RuleboxEnv
from .batch import Batch
from .engine import Engine, Refused
from .seat import play_seat

__all__ = ["Batch", "Engine", "Refused", "RuleboxEnv", "play_seat"]
