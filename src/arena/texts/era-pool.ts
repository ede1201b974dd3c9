import type { Random } from '../../bots/index.js';
import { PLAIN_ENERGY } from '../../cards/index.js';
import {
  BLANK_FACTS,
  type CardFacts,
  type CardProgram,
  CONSTRUCTED,
  deckFaults,
  type EnergyType,
  ERAS,
  type Era,
  nameThatCounts,
  piecesOf,
  roleOf,
} from '../../engine/index.js';
import { oneIn, pick } from '../random-number.js';
import { mentionsOf } from './mentions.js';
import type { TextCard } from './text-card.js';
import { type Account, Wanted } from './wanted.js';

/** The cards that an era knows. */
export interface EraCards {
  readonly era: Era;
  readonly cards: readonly TextCard[];
  /** Those that are played in this era rather than in another. */
  readonly own: ReadonlySet<TextCard>;
  readonly byName: ReadonlyMap<string, readonly TextCard[]>;
  /** By what a text may call it: its classes, and what kind of Trainer or Energy card it is. */
  readonly byWord: ReadonlyMap<string, readonly TextCard[]>;
  /** Basic Energy cards for each type that there are some of. */
  readonly energy: ReadonlyMap<EnergyType, readonly TextCard[]>;
}

/** The same, and which of them are wanted next. */
export interface EraPool extends EraCards {
  readonly isDone: (card: TextCard) => boolean;
  readonly pokemon: Shelf;
  /** Trainers and special Energy. */
  readonly support: Shelf;
}

/** Cards of one sort: the era's own, and all others. */
interface Shelf {
  readonly own: Wanted;
  readonly others: Wanted;
}

/** Of so many cards one is of another era. */
const OTHERS_EVERY = 6;

export function eraCards(era: Era, all: readonly TextCard[]): EraCards {
  const cards = all.filter((card) => isPlayedIn(era, card));
  return {
    era,
    cards,
    own: new Set(cards.filter((card) => homeOf(card) === era.id)),
    byName: grouped(cards, ({ facts }) => [nameIn(era, facts.name)]),
    byWord: grouped(cards, wordsFor),
    energy: grouped([...PLAIN_ENERGY.map(plainCard), ...cards].filter(isBasicEnergy), ({ facts }) =>
      facts.provides.flat(),
    ),
  };
}

/** `turn`: those of the cards that are wanted at all. */
export function eraPool(known: EraCards, turn: (card: TextCard) => boolean, account: Account): EraPool {
  const { cards, own } = known;
  const shelf = (some: readonly TextCard[]): Shelf => ({
    own: new Wanted(
      some.filter((card) => own.has(card)),
      account,
    ),
    others: new Wanted(
      some.filter((card) => !own.has(card)),
      account,
    ),
  });
  const wanted = cards.filter(turn);
  return {
    ...known,
    isDone: (card) => account.isDone(card),
    pokemon: shelf(wanted.filter(({ facts }) => facts.kind === 'pokemon')),
    support: shelf(wanted.filter((card) => card.facts.kind !== 'pokemon' && !isBasicEnergy(card))),
  };
}

const isBasicEnergy = ({ facts }: TextCard): boolean => facts.energy === 'basic' && facts.text === '';

const isPlayedIn = (era: Era, { facts, program }: TextCard): boolean =>
  isKnownTo(era, facts) && hasPlacesFor(era, program);

const homes = new WeakMap<TextCard, string>();

/** The era nearest to its release of those that know it. */
function homeOf(card: TextCard): string {
  const known = homes.get(card);
  if (known !== undefined) return known;
  const printed = Number(card.facts.released.slice(0, 4));
  const distance = ({ year }: Era): number => Math.abs(year - printed);
  const [home] = ERAS.filter((era) => isPlayedIn(era, card)).sort((a, b) => distance(a) - distance(b));
  homes.set(card, home?.id ?? '');
  return home?.id ?? '';
}

const wordsFor = ({ facts }: TextCard): string[] => [
  ...facts.tags,
  ...(facts.trainer === null ? [] : [facts.trainer]),
  ...(facts.energy === 'special' ? ['special-energy'] : []),
];

/** Its class, its stage and its types exist. @rule CLS-38 KIND-16 */
const isKnownTo = (era: Era, facts: CardFacts): boolean =>
  deckFaults([facts], era, CONSTRUCTED).every(({ rule }) => rule !== 'CLS-38' && rule !== 'KIND-16');

/** Its text names no place that the era does not have. @rule ZONE-13 */
const hasPlacesFor = ({ lostZone }: Era, program: CardProgram): boolean =>
  lostZone || !mentionsOf(program).words.includes('lost-zone');

function grouped<K extends string>(
  cards: readonly TextCard[],
  keys: (card: TextCard) => readonly K[],
): ReadonlyMap<K, readonly TextCard[]> {
  const groups = new Map<K, TextCard[]>();
  for (const card of cards) {
    for (const key of new Set(keys(card))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [card]);
      else group.push(card);
    }
  }
  return groups;
}

export const nameIn = ({ nameStrip }: Era, printed: string): string => nameThatCounts(printed, nameStrip);

/** A card without text that stands in where no card of the database can. */
export const plainCard = (facts: CardFacts): TextCard => ({
  identity: '',
  id: '',
  facts,
  program: { attacks: facts.attacks.map(() => null), powers: [], card: [] },
});

/** The card whose turn it is; or, of the next few, the first that goes with those that were taken. */
export function nextOf(
  { own, others }: Shelf,
  random: Random,
  goesWith: (card: TextCard) => boolean = () => true,
): TextCard | null {
  const first = oneIn(random, OTHERS_EVERY) ? others : own;
  const second = first === own ? others : own;
  for (const shelf of [first, second]) {
    const tried: TextCard[] = [];
    for (let card = shelf.next(random); card !== null; card = shelf.next(random)) {
      tried.push(card);
      if (goesWith(card) || tried.length === FEW) break;
    }
    const taken = tried.pop();
    for (const card of tried) shelf.giveBack(card);
    if (taken !== undefined) return taken;
  }
  return first.any(random) ?? second.any(random);
}

const FEW = 12;

const STAND_IN_HP = 60;

/** A card and those that it evolves from, the lowest first; a Basic Pokémon of the name stands in where there is none. @rule EVO-01 LVL-01 */
export function lineOf(pool: EraPool, card: TextCard, random: Random): readonly TextCard[] {
  if (piecesOf(card.facts) > 0) return piecesFor(card);
  const line = [card];
  for (let top = card; isOnAnother(top.facts) && line.length < LONGEST; top = line[0]!) {
    const name = nameIn(pool.era, top.facts.evolvesFrom === '' ? top.facts.name : top.facts.evolvesFrom);
    const below = (pool.byName.get(name) ?? []).filter((each) => mayLieUnder(each.facts, top.facts));
    const left = below.filter((each) => !pool.isDone(each));
    line.unshift(below.length > 0 ? pick(random, left.length > 0 ? left : below) : standIn(name));
  }
  return line;
}

const pieces = new WeakMap<TextCard, readonly TextCard[]>();

/** Every piece of a card that several make up; the first is the card itself. @rule CLS-09 CLS-33 */
function piecesFor(card: TextCard): readonly TextCard[] {
  const known = pieces.get(card);
  if (known !== undefined) return known;
  const others = Array.from({ length: piecesOf(card.facts) }, (_, i) => i + 1).filter((n) => n !== card.facts.piece);
  const all = [card, ...others.map((piece) => ({ ...card, facts: { ...card.facts, piece } }))];
  pieces.set(card, all);
  return all;
}

const LONGEST = 5;

const isOnAnother = (facts: CardFacts): boolean => ['evolution', 'level-up'].includes(roleOf(facts));

/** No Level-Up card lies on another; whatever else has the right name does. */
function mayLieUnder(below: CardFacts, top: CardFacts): boolean {
  const role = roleOf(below);
  return (role === 'basic' || role === 'evolution' || role === 'fossil') && below.name !== top.name;
}

/** A Basic Pokémon, whichever. */
export function anyBasic({ cards }: EraCards, random: Random): TextCard {
  const basics = cards.filter(({ facts }) => facts.kind === 'pokemon' && facts.stage === 'basic');
  return basics.length > 0 ? pick(random, basics) : standIn('Stand-in');
}

const standIn = (name: string): TextCard =>
  plainCard({ ...BLANK_FACTS, name, stage: 'basic', types: ['Colorless'], hp: STAND_IN_HP, retreat: 1 });
