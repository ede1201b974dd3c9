import { type Asking, bounds, candidates, isValue, takeOf } from '../carry-out/candidates.js';
import { cardOf, type Game, pokemonAt } from '../model/game.js';
import type { CardId, PokemonId } from '../model/state.js';
import { amount, cardsMeant } from '../terms/judge.js';
import { hpOf } from '../terms/natures.js';

/** Something is given out over Pokémon, one after the other, to the same one too: it can be thought over as a whole. */
export interface SpreadView {
  /** Damage counters, copies of a card, or whatever the text does to each that is chosen. */
  readonly what: 'counter' | 'card' | 'time';
  readonly card: CardId | null;
  /** How many more are given out, and how many have to be. */
  readonly left: number;
  readonly least: number;
  /** Of damage counters: with how many more each of these Pokémon has no HP left. @rule KO-01 */
  readonly falls: readonly Falling[];
}

/** A Pokémon, and how many counters are as much as it has left. */
export interface Falling {
  readonly pokemon: PokemonId;
  readonly at: number;
}

/** What is given out over the Pokémon that are asked for; null: each is chosen by itself. @rule DMG-16 NRG-02 EFF-05 */
export function spreadOf(game: Game, at: Asking): SpreadView | null {
  const { frame, op, scope } = at;
  const doing = op.do;
  if (doing.op === 'put-counters' && doing.split === true) {
    const left = amount(game, scope, doing.n) - frame.count;
    return { what: 'counter', card: null, left, least: left, falls: fallingAmong(game, candidates(game, at)) };
  }
  if (doing.op === 'attach' && doing.split === true && doing.other !== true) {
    const cards = cardsMeant(game, scope, doing.cards).slice(frame.count);
    return cards.length === 0 ? null : ofCopies(game, cards);
  }
  if (doing.op !== 'pick' || isValue(doing.of) || doing.of.get !== 'pokemon') return null;
  if (takeOf(doing.of)?.repeats !== true || candidates(game, at).length === 0) return null;
  const { least, most } = bounds(game, at);
  const picked = (frame.env[op.into] ?? []).length;
  return { what: 'time', card: null, left: most - picked, least: Math.max(0, least - picked), falls: [] };
}

const fallingAmong = (game: Game, among: readonly PokemonId[]): readonly Falling[] =>
  among.map((pokemon) => ({
    pokemon,
    at: Math.ceil((hpOf(game, pokemon) - pokemonAt(game, pokemon).damage) / 10),
  }));

/** As far as they are copies of one card: another card may go elsewhere. */
function ofCopies(game: Game, cards: readonly CardId[]): SpreadView {
  const [first] = cards as readonly [CardId];
  const other = cards.findIndex((card) => cardOf(game, card) !== cardOf(game, first));
  const left = other < 0 ? cards.length : other;
  return { what: 'card', card: first, left, least: left, falls: [] };
}
