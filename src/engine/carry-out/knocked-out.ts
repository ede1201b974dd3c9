import { FOUND_SLOT } from '../effects/linked.js';
import { emit } from '../model/event.js';
import { facing, mateOf } from '../model/format.js';
import { type Game, pokemonAt, sideOf, topOf } from '../model/game.js';
import { BY_TEXT, COUNTED, LEAVING, NONE, type PokemonId, type Seat, seatOf, TURN_END } from '../model/state.js';
import { givesPrizeInSpite } from '../rules/fossil.js';
import {
  ASKED,
  askNumber,
  asStruck,
  type Cause,
  isForbidden,
  ofPokemon,
  ofWhatReaches,
  type Struck,
} from '../terms/judge.js';
import { DAMAGED_SLOT, STRUCK_ACTIVE_SLOT, TOUCHED_SLOT } from './cause.js';

/**
 * Behind an attack, whoever it has hurt is Knocked Out by it: by its damage, or by what else it did. Damage that left some
 * HP to a Pokémon that a text then Knocked Out has not Knocked it Out. @rule ATK-15 KO-01
 */
export function causeOfKnockOut({ state }: Game, id: PokemonId): { readonly source: Cause; readonly cause?: 'damage' } {
  const turn = state.frames[0]!;
  const behind = state.phase === 'main' && turn.step === TURN_END;
  const byText = ((state.pokemon[id]?.fallen ?? 0) & BY_TEXT) !== 0;
  const damaged = behind && !byText && turn.env[DAMAGED_SLOT]?.includes(id) === true;
  const touched = damaged || (behind && turn.env[TOUCHED_SLOT]?.includes(id) === true);
  const source: Cause = {
    origin: touched ? 'attack' : 'rules',
    seat: state.seat,
    pokemon: touched ? turn.source : NONE,
    card: NONE,
  };
  return damaged ? { source, cause: 'damage' } : { source };
}

/** Where an attack has struck a Pokémon that it has Knocked Out; `null`: no attack has. @rule KO-12 */
export function struckBy({ state }: Game, id: PokemonId, { origin, pokemon: attacker }: Cause): Struck | null {
  if (origin !== 'attack') return null;
  return { hurt: id, wasActive: state.frames[0]!.env[STRUCK_ACTIVE_SLOT]?.includes(id) === true, attacker };
}

/**
 * What is discarded like a Pokémon that is Knocked Out may count as none: nobody takes Prize cards or asks for it. Where the era lets
 * all Fossils give one, what they say of it is void. @rule KO-03 PREC-01 FOS-04
 */
export const countsAsKnockedOut = (game: Game, id: PokemonId): boolean =>
  givesPrizeInSpite(topOf(game, id), game.setup.era) ||
  !isForbidden(game, ASKED['counts-as-knocked-out'], ofPokemon(id));

/**
 * What the Knock Outs of one check cost: none of those Knocked Out has a say in what the others cost, whichever is discarded
 * first. @rule KO-09 SIM-03
 */
export function countKnockOuts(game: Game, found: readonly PokemonId[]): void {
  leave(game, found);
  for (let i = 0; i < found.length; i++) countKnockOut(game, found[i]!);
}

/** From now on none of them has a say in what others cost. @rule SIM-03 */
export function leave(game: Game, found: readonly PokemonId[]): void {
  for (let i = 0; i < found.length; i++) pokemonAt(game, found[i]!).fallen |= LEAVING;
}

/** What a Knock Out costs its owner, once. @rule KO-03 KO-04 */
export function countKnockOut(game: Game, id: PokemonId): void {
  const pokemon = pokemonAt(game, id);
  if ((pokemon.fallen & COUNTED) !== 0) return;
  pokemon.fallen |= COUNTED;
  owe(game, facing(seatOf(id)), prizesFor(game, id, 0));
}

/** How many Prize cards a Knock Out brings with `more` than those of its class. @rule KO-04 RET-08 */
export function prizesFor(game: Game, id: PokemonId, more: number): number {
  if (!countsAsKnockedOut(game, id)) return 0;
  // Texts that ask what it was Knocked Out by ask for damage: counters and plain Knock Outs by an attack are none.
  const { source, cause } = causeOfKnockOut(game, id);
  const about = ofWhatReaches(id, cause === 'damage' ? source : { ...source, origin: 'rules', pokemon: NONE });
  const usual = topOf(game, id).prizes + more;
  return asStruck(struckBy(game, id, source), () => askNumber(game, ASKED['prizes-taken'], about, usual));
}

export const tellKnockOut = (game: Game, id: PokemonId): void =>
  emit(game, 'knockedOut', id, pokemonAt(game, id).stack.at(-1)!);

/**
 * Whoever has been found to be Knocked Out is, wherever a text puts it instead of the discard pile; all that are found are
 * counted first. @rule KO-01 KO-02 KO-09 SIM-03
 */
export function countIfFound(game: Game, id: PokemonId): void {
  for (const { env } of game.state.frames) {
    const found = env[FOUND_SLOT];
    const at = found?.indexOf(id) ?? -1;
    if (found === undefined || at < 0) continue;
    countKnockOuts(game, found);
    tellKnockOut(game, id);
    env[FOUND_SLOT] = found.toSpliced(at, 1); // its place may be another's before the checks go on
    return;
  }
}

/** Who faces the owner takes them; what they have no Prize cards for, the teammate takes. @rule KO-03 FMT-20 */
function owe(game: Game, seat: Seat, prizes: number): void {
  const side = sideOf(game, seat);
  const mate = mateOf(game.setup.format, seat);
  const left = side.out !== 0 ? 0 : Math.max(0, side.prizes.length - side.owed);
  const own = mate === seat ? prizes : Math.min(prizes, left);
  side.owed += own;
  if (own < prizes) sideOf(game, mate).owed += prizes - own;
}
