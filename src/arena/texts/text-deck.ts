import type { Random } from '../../bots/index.js';
import {
  type CardFacts,
  classInDoubt,
  deckFaults,
  ENERGY_TYPES,
  type EnergyType,
  type Era,
  type Format,
} from '../../engine/index.js';
import { between, oneIn, pick } from '../random-number.js';
import { anyBasic, type EraPool, lineOf, nameIn, nextOf } from './era-pool.js';
import { isPartOfName, mentionsOf } from './mentions.js';
import type { TextCard } from './text-card.js';

/**
 * A legal deck of cards with texts, around those whose turn it is: their lines of evolution, cards that their texts speak
 * of, and Energy for their attacks. `others`: the decks that it is to be played with; the texts of the last may speak of
 * its cards. @rule DECK-01 DECK-02 DECK-05 DECK-12
 */
export function textDeck(
  pool: EraPool,
  format: Format,
  random: Random,
  others: readonly (readonly TextCard[])[] = [],
): TextCard[] {
  const against = others.at(-1) ?? [];
  const deck = new Deck(pool.era, format, others.flat());
  const copies = format.copies === 0 ? 3 : format.copies;
  const some = (): number => between(random, 1, Math.min(2, copies));
  const wanted: TextCard[] = [];
  for (const most = Math.floor(format.deck * 0.45); deck.size < most; ) {
    const types = typesIn(wanted);
    const card = nextOf(
      pool.pokemon,
      random,
      (each) => wanted.length === 0 || typesIn([each]).every((t) => types.includes(t)),
    );
    if (card === null) break;
    wanted.push(card);
    const before = deck.size;
    for (const each of lineOf(pool, card, random)) deck.add(each, each.facts.piece > 0 ? 1 : some());
    if (deck.size === before) break;
  }
  for (let tries = 0; tries < MOST_TRIES && !deck.hasBasic; tries++) deck.add(anyBasic(pool, random), some());
  for (let i = 0; i < format.deck / 12; i++) {
    const card = nextOf(pool.support, random);
    if (card === null) break;
    wanted.push(card);
    deck.add(card, some());
  }
  for (const card of [...wanted, ...new Set(against)]) addPartners(deck, pool, card, random);
  for (const card of rareEnergy(pool, wanted, random)) deck.add(card, copies);
  const energy = energyFor(pool, wanted, random);
  deck.fill(() => pick(random, energy));
  return deck.cards;
}

/** Of so many Basic Pokémon one can be in the game. */
const MOST_TRIES = 50;

/** The rest is basic Energy, nearly. */
const MOST_BUT_ENERGY = 0.66;

/** Cards that a text names, or cards of a class that it speaks of: half of the time, so that it is tried without too. */
function addPartners(deck: Deck, pool: EraPool, card: TextCard, random: Random): void {
  const { words } = mentionsOf(card.program);
  for (const word of words) {
    if (deck.size > deck.most * MOST_BUT_ENERGY || oneIn(random, 2)) continue;
    const named = pool.byName.get(nameIn(pool.era, word)) ?? pool.byWord.get(word) ?? namedLike(pool, word);
    if (named.length === 0) continue;
    for (const each of lineOf(pool, pick(random, named), random)) deck.add(each, each.facts.piece > 0 ? 1 : 2);
  }
}

/** Cards that have a word in their names. */
const namedLike = ({ byName }: EraPool, word: string): readonly TextCard[] =>
  /^\p{Lu}/u.test(word) ? [...byName].flatMap(([name, cards]) => (isPartOfName(word, name) ? cards : [])) : [];

/** Types of Energy that attacks cost. */
const typesIn = (cards: readonly TextCard[]): EnergyType[] =>
  cards.flatMap(({ facts }) => facts.attacks.flatMap(({ cost }) => cost)).filter((type) => type !== 'Colorless');

/** Energy of types that the era has no basic Energy of. @rule DECK-04 NRG-15 */
function rareEnergy(pool: EraPool, wanted: readonly TextCard[], random: Random): readonly TextCard[] {
  const types = new Set(typesIn(wanted).filter((type) => !pool.era.basicEnergyTypes.includes(type)));
  return [...types].flatMap((type) => (pool.energy.has(type) ? [pick(random, pool.energy.get(type)!)] : []));
}

/** Basic Energy of the types that attacks cost, the oftener the more; of one that a text names; of some type in any case. */
function energyFor(pool: EraPool, wanted: readonly TextCard[], random: Random): readonly TextCard[] {
  const named = wanted.flatMap(({ program }) => mentionsOf(program).types).filter(() => oneIn(random, 2));
  const isBasic = (type: EnergyType): boolean => pool.era.basicEnergyTypes.includes(type) && pool.energy.has(type);
  const useful = [...typesIn(wanted), ...named].filter(isBasic);
  const types = useful.length > 0 ? useful : [pick(random, ENERGY_TYPES.filter(isBasic))];
  return types.map((type) => pick(random, pool.energy.get(type)!));
}

/** Faults that a deck has only because it is not complete yet. @rule DECK-01 DECK-05 DECK-08 */
const OF_THE_WHOLE = ['DECK-01', 'DECK-05', 'DECK-08'];

/** @rule CLS-22 CLS-27 */
const areInDoubt = ({ program }: TextCard, { facts }: TextCard): boolean => classInDoubt(program, facts) !== null;

/** A deck that takes in what keeps it legal. */
class Deck {
  readonly cards: TextCard[] = [];
  private readonly facts: CardFacts[] = [];
  private readonly era: Era;
  private readonly format: Format;
  /** The cards that are in the game already: no text may ask for what is not known of another. */
  private readonly known: Set<TextCard>;

  constructor(era: Era, format: Format, others: readonly TextCard[]) {
    this.era = era;
    this.format = format;
    this.known = new Set(others);
  }

  get size(): number {
    return this.cards.length;
  }

  /** @rule DECK-05 */
  get hasBasic(): boolean {
    return this.facts.some(({ kind, stage }) => kind === 'pokemon' && (stage === 'basic' || stage === 'baby'));
  }

  get most(): number {
    return this.format.deck;
  }

  /** Of basic Energy there may be any number. @rule DECK-03 */
  fill(next: () => TextCard): void {
    while (this.size < this.most) this.cards.push(next());
  }

  add(card: TextCard, copies: number): void {
    for (const each of this.known) if (areInDoubt(each, card) || areInDoubt(card, each)) return;
    if (areInDoubt(card, card)) return;
    for (let n = Math.min(copies, this.most - this.size); n > 0; n--) {
      const added = new Array<CardFacts>(n).fill(card.facts);
      const faults = deckFaults([...this.facts, ...added], this.era, this.format);
      if (faults.some(({ rule }) => !OF_THE_WHOLE.includes(rule))) continue;
      this.known.add(card);
      this.facts.push(...added);
      this.cards.push(...new Array<TextCard>(n).fill(card));
      return;
    }
  }
}
