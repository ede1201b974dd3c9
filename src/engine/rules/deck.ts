import type { DeckCap, Era } from '../eras/era.js';
import type { CardFacts } from '../model/card-facts.js';
import type { Format } from '../model/format.js';
import { isFossilPlaced } from './fossil.js';
import { classesOf, isBasicEnergyCard, isBasicPokemonCard } from './kind.js';
import { nameThatCounts } from './name.js';

/** One way in which a deck breaks the rules: the rule that sets the limit, and a sentence. */
export interface DeckFault {
  readonly rule: string;
  /** Further rules of the deck that speak of this very fault: why the cards count as one, or as none. */
  readonly also?: readonly string[];
  readonly message: string;
  /** The names of the cards that are too many or do not belong; none where it is about the deck as a whole. */
  readonly cards: readonly string[];
}

export interface DeckOptions {
  /** Classes of other eras are let in, with the rules of their own cards. @rule CLS-38 */
  readonly mixedPool: boolean;
}

/** Everything that is wrong with a deck, under an era and a format. @rule DECK-01 DECK-02 DECK-05 DECK-08 DECK-10 */
export function deckFaults(
  deck: readonly CardFacts[],
  era: Era,
  format: Format,
  { mixedPool }: DeckOptions = { mixedPool: false },
): DeckFault[] {
  return [
    ...sizeFaults(deck, format),
    ...basicFaults(deck, era),
    ...copyFaults(deck, era, format),
    ...era.deckSpecialCaps.flatMap((cap) => capFaults(deck, era, format, cap)),
    ...era.exclusiveNames.flatMap((names) => exclusiveFaults(deck, era, names)),
    ...(mixedPool ? [] : classFaults(deck, era)),
  ];
}

const namesOf = (cards: readonly CardFacts[]): string[] => [...new Set(cards.map(({ name }) => name))];

/** @rule DECK-01 DECK-08 */
function sizeFaults(deck: readonly CardFacts[], format: Format): DeckFault[] {
  if (deck.length === format.deck) return [];
  const rule = format.copies === 0 ? 'DECK-08' : 'DECK-01';
  return [
    {
      rule,
      message: `A ${format.id} deck holds exactly ${format.deck} cards; this one has ${deck.length}.`,
      cards: [],
    },
  ];
}

/** @rule DECK-05 DECK-06 */
function basicFaults(deck: readonly CardFacts[], era: Era): DeckFault[] {
  if (deck.some(isBasicPokemonCard)) return [];
  // Something must be there to begin with.
  if (!era.requireBasicInDeck && isFossilPlaced(era) && deck.some(({ trainer }) => trainer === 'fossil')) return [];
  return [{ rule: 'DECK-05', also: ['DECK-06'], message: 'A deck needs at least one Basic Pokémon.', cards: [] }];
}

/** Cards are counted by name; a special printing of a basic Energy's name is counted apart. @rule DECK-02 DECK-04 DECK-07 */
function countKey(card: CardFacts, era: Era): string {
  const name = nameThatCounts(card.name, era.nameStrip);
  return card.kind === 'energy' ? `${name} (special)` : name;
}

function tally(cards: readonly CardFacts[], key: (card: CardFacts) => string): Map<string, CardFacts[]> {
  const groups = new Map<string, CardFacts[]>();
  for (const card of cards) {
    const group = groups.get(key(card));
    if (group === undefined) groups.set(key(card), [card]);
    else group.push(card);
  }
  return groups;
}

/** Four of a name, halves and pieces of one card together; basic Energy as many as one likes; in limited play as many of anything. @rule DECK-02 DECK-03 DECK-04 DECK-09 DECK-16 DECK-17 PREC-01 */
function copyFaults(deck: readonly CardFacts[], era: Era, { copies }: Format): DeckFault[] {
  if (copies === 0) return [];
  const counted = deck.filter((card) => !isBasicEnergyCard(card, era) && !liftsTheFour(card));
  const faults: DeckFault[] = [];
  for (const cards of tally(counted, (card) => countKey(card, era)).values()) {
    const first = cards[0]!;
    if (cards.length <= copies || era.deckSpecialCaps.some((cap) => governs(cap, first, copies))) continue;
    const name = nameThatCounts(first.name, era.nameStrip);
    const message = `At most ${copies} cards may be named ${name}; this deck has ${cards.length}.`;
    faults.push({ rule: 'DECK-02', also: countedBy(first), message, cards: namesOf(cards) });
  }
  return faults;
}

/** The rule by which cards of a kind count together, or count at all. @rule DECK-04 DECK-16 DECK-17 DECK-07 */
function countedBy({ kind, stage }: CardFacts): readonly string[] {
  if (kind === 'energy') return ['DECK-04'];
  if (stage === 'legend') return ['DECK-16'];
  return stage === 'v-union' ? ['DECK-17'] : ['DECK-07'];
}

/** A card may say of itself that any number of it is allowed, and its text beats the rule. @rule PREC-01 */
export const liftsTheFour = ({ text }: Pick<CardFacts, 'text'>): boolean =>
  /\bYou may have (?:as many|any number) of this card in your deck\b/i.test(text);

/** A lower cap of a class wins over the four of a name. @rule DECK-12 */
const governs = (cap: DeckCap, card: CardFacts, copies: number): boolean =>
  cap.per === 'name' && cap.most < copies && classesOf(card).includes(cap.tag);

/** @rule DECK-12 DECK-13 DECK-14 DECK-15 DECK-17 */
function capFaults(deck: readonly CardFacts[], era: Era, format: Format, cap: DeckCap): DeckFault[] {
  const cards = deck.filter((card) => classesOf(card).includes(cap.tag));
  if (cap.per === 'deck') {
    if (cards.length <= cap.most) return [];
    const message = `A deck may hold ${cap.most} ${cap.tag} card; this one has ${cards.length}.`;
    return [{ rule: cap.rule, message, cards: namesOf(cards) }];
  }
  const faults: DeckFault[] = [];
  for (const [name, copies] of tally(cards, (card) => countKey(card, era))) {
    // The four of a name are counted with all others; limited play knows no such four. DECK-09
    const lower = format.copies === 0 ? cap.most === 1 : cap.most < format.copies;
    if (lower && copies.length > cap.most) {
      const message = `At most ${cap.most} of ${name}; this deck has ${copies.length}.`;
      faults.push({ rule: cap.rule, message, cards: namesOf(copies) });
    }
    if (cap.onePrinting && new Set(copies.map((card) => card.set)).size > 1) {
      const message = `All pieces of ${name} must be of one printing.`;
      faults.push({ rule: cap.rule, message, cards: namesOf(copies) });
    }
  }
  return faults;
}

/** Of names that are one person or one post a deck holds only one. @rule DECK-20 NAME-03 */
function exclusiveFaults(deck: readonly CardFacts[], era: Era, names: readonly string[]): DeckFault[] {
  const held = tally(deck, (card) => nameThatCounts(card.name, era.nameStrip));
  const both = names.filter((name) => held.has(name));
  if (both.length < 2) return [];
  const message = `A deck may hold cards of only one of these names: ${both.join(', ')}.`;
  return [{ rule: 'DECK-20', message, cards: both.flatMap((name) => namesOf(held.get(name)!)) }];
}

/** Classes and stages that the era does not have. @rule CLS-38 KIND-16 */
function classFaults(deck: readonly CardFacts[], era: Era): DeckFault[] {
  const faults = new Map<string, DeckFault>();
  for (const card of deck) {
    const tag = classesOf(card).find((each) => !era.classes.includes(each));
    const stage = card.stage !== null && !era.stages.includes(card.stage) ? card.stage : undefined;
    const alien = tag ?? stage;
    if (alien !== undefined) {
      const message = `${card.name}: this era has no ${alien} cards.`;
      faults.set(card.name, { rule: 'CLS-38', message, cards: [card.name] });
      continue;
    }
    const type = isBasicEnergyCard(card, era)
      ? undefined // DECK-04: a type may have basic Energy and no Pokémon any more
      : [...card.types, ...card.provides.flat()].find((each) => !era.typeSet.includes(each));
    if (type !== undefined) {
      const message = `${card.name}: this era has no ${type} type.`;
      faults.set(card.name, { rule: 'KIND-16', message, cards: [card.name] });
    }
  }
  return [...faults.values()];
}
