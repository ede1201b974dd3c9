import { openClaim } from '../../cards/index.js';
import { type Diagnostic, err, ok, type Result } from '../../engine/index.js';
import type { EnvClaim } from '../claim.js';
import { type Env, openEnv } from '../env.js';
import { claimOfDecks, type Stock } from './stock.js';
import type { Played } from './to-engine.js';

/** So many environments are kept ready: making one links all its cards. */
const KEPT = 32;

/** Environments as a program asks for them: those that were asked for last are still there. */
export class Envs {
  private readonly stock: Stock;
  private readonly kept = new Map<string, Env>();

  constructor(stock: Stock) {
    this.stock = stock;
  }

  /** What games are to be played with, made ready; or a sentence. */
  open(played: Played): Result<Env, string> {
    const { decks, era, format, claim, shaping, most, remember, reckon } = played;
    const key = JSON.stringify([decks, era, format, claim, shaping, most, remember, reckon]);
    const known = this.kept.get(key);
    if (known !== undefined) return ok(known);
    const made = this.make(played);
    if (!made.ok) return made;
    if (this.kept.size >= KEPT) this.kept.delete(this.kept.keys().next().value!);
    this.kept.set(key, made.value);
    return made;
  }

  private make({ shaping, most, remember, reckon, ...played }: Played): Result<Env, string> {
    const claimed = this.claim(played);
    if (!claimed.ok) return claimed;
    const pool = reckon === undefined ? ok(undefined) : this.stock.pool(reckon);
    if (!pool.ok) return pool;
    const options = {
      ...(shaping === undefined ? {} : { shaping }),
      ...(most === undefined ? {} : { most }),
      ...(remember === undefined ? {} : { remember }),
      ...(pool.value === undefined ? {} : { reckon: pool.value }),
    };
    const env = openEnv(claimed.value, options);
    return env.ok ? env : err(sentences(env.error));
  }

  private claim({ decks, era, format, claim }: Omit<Played, 'shaping' | 'most'>): Result<EnvClaim, string> {
    if (claim !== undefined) return decks === undefined ? own(claim) : err('Say either decks or claim, not both.');
    if (decks === undefined)
      return err('Say which decks are played: decks, by their names, or a claim with cards of your own.');
    return claimOfDecks(this.stock, { decks, era, format });
  }
}

function own(claim: unknown): Result<EnvClaim, string> {
  const opened = openClaim(withSeed(claim));
  if (!opened.ok) return err(sentences(opened.error));
  if ('position' in opened.value) return err('An environment begins its games: claim decks, not a position.');
  const { seed: _, ...rest } = opened.value;
  return ok(rest);
}

/** The seed is said beside a claim, not in it. */
const withSeed = (claim: unknown): unknown =>
  typeof claim === 'object' && claim !== null && !Array.isArray(claim) ? { ...claim, seed: 0 } : claim;

const sentences = (faults: readonly Diagnostic[]): string => faults.map(({ message }) => message).join(' ');
