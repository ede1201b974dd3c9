import { type Card, ENERGY_TYPES } from '../../engine/index.js';
import { type CardId, cardsIn, type Imagined } from '../../engine/view.js';

/*
 * Cards in a vector. What a card is for is told by its class. Which card it is, by its name alone: a number worked out of it says
 * in which of some drawers it is counted, and sixteen bits of another stand for it where a single card is meant. So a vector knows no
 * table of cards, and means the same with any decks.
 */

const CLASSES = [
  'basic',
  'stage-1',
  'stage-2',
  'other-pokemon',
  'supporter',
  'item',
  'tool',
  'stadium',
  'other-trainer',
  'special-energy',
  ...ENERGY_TYPES.map((type) => `energy-${type.toLowerCase()}`),
] as const;

const DRAWERS = 64;
const CODE_BITS = 16;

/** What kind of card it is. */
export const CLASS_NAMES: readonly string[] = CLASSES;

/** So many cards of each class, and so many in each drawer. */
export const PILE_NAMES: readonly string[] = [
  ...CLASSES,
  ...Array.from({ length: DRAWERS }, (_, drawer) => `drawer-${drawer}`),
];

/** The name of a single card. */
export const CODE_NAMES: readonly string[] = Array.from({ length: CODE_BITS }, (_, bit) => `code-${bit}`);

/** Four copies are 1: sums of quarters are exact in whatever order they are added. */
const COPY = 0.25;

/** What a vector says of a card wherever it lies. */
interface Print {
  readonly at: number;
  readonly drawer: number;
  readonly code: readonly number[];
}

const PRINTS = new WeakMap<Card, Print>();

function printOf(card: Card): Print {
  const known = PRINTS.get(card);
  if (known !== undefined) return known;
  const hash = hashOf(card.name);
  const print = {
    at: CLASS_NAMES.indexOf(classOf(card)),
    drawer: CLASSES.length + (hash % DRAWERS),
    code: CODE_NAMES.map((_, bit) => Math.floor(hash / 2 ** (bit + 8)) % 2),
  };
  PRINTS.set(card, print);
  return print;
}

/** The prints of a game's cards, by their numbers. */
const DEALT = new WeakMap<readonly Card[], readonly Print[]>();

function printsIn(game: Imagined): readonly Print[] {
  const cards = cardsIn(game);
  const known = DEALT.get(cards);
  if (known !== undefined) return known;
  const prints = cards.map(printOf);
  DEALT.set(cards, prints);
  return prints;
}

function classOf({ facts, isBasicEnergy, role }: Card): string {
  if (facts.kind === 'energy')
    return isBasicEnergy ? `energy-${facts.provides[0]![0]!.toLowerCase()}` : 'special-energy';
  if (facts.kind === 'trainer') return CLASS_NAMES.includes(role) ? role : 'other-trainer';
  if (facts.stage === 'baby') return 'basic';
  return CLASS_NAMES.includes(facts.stage ?? 'basic') ? (facts.stage ?? 'basic') : 'other-pokemon';
}

/** FNV-1a over the letters, 32 bits. */
function hashOf(name: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16_777_619) >>> 0;
  return hash;
}

/** Adds the cards of a pile. */
export function addPile(game: Imagined, cards: readonly CardId[], into: Float32Array, at: number): void {
  if (cards.length === 0) return;
  const prints = printsIn(game);
  for (let i = 0; i < cards.length; i++) {
    const { at: kind, drawer } = prints[cards[i]!]!;
    into[at + kind]! += COPY;
    into[at + drawer]! += COPY;
  }
}

/** Says of what class a card is. */
export function setClass(card: Card, into: Float32Array, at: number): void {
  into[at + printOf(card).at] = 1;
}

/** Says which card it is. */
export function setCode(card: Card, into: Float32Array, at: number): void {
  const { code } = printOf(card);
  for (let bit = 0; bit < CODE_BITS; bit++) into[at + bit] = code[bit]!;
}
