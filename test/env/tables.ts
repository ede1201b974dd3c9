// Environments with decks of the library, for tests.
import { claimDecks, deckNamed } from '../../src/cards/index.js';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { type Env, type EnvClaim, type EnvOptions, openEnv } from '../../src/env/index.js';

export function claimOf(names: readonly string[], format = 'constructed', seats = 2): EnvClaim {
  const library = shippedLibrary();
  const decks = names.map((name) => deckNamed(library, name)!);
  const claimed = claimDecks(decks.map(({ entries }) => entries));
  if (!claimed.ok) throw new Error(claimed.error.join(' '));
  const { facts, programs, decks: lists } = claimed.value;
  const dealt = Array.from({ length: seats }, (_, seat) => lists[seat % lists.length]!);
  return { era: decks[0]!.era, format, facts, programs, decks: dealt };
}

export function envOf(names: readonly string[], options: EnvOptions = {}, format = 'constructed', seats = 2): Env {
  const env = openEnv(claimOf(names, format, seats), options);
  if (!env.ok) throw new Error(env.error.map(({ message }) => message).join(' '));
  return env.value;
}

export const TWO = ['Ember Spark', 'Mind Flood'];
