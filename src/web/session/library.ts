import { compileCard, identityOf, renderCard } from '../../cards/index.js';
import {
  type CardFacts,
  type CardProgram,
  deckFaults,
  ENERGY_TYPES,
  type EnergyType,
  ERAS,
  FORMATS,
} from '../../engine/index.js';
import type { Face } from './moment.js';

/** Decks as the built page carries them: the cards of a collection, and decks as places among them. */
export interface Collection {
  readonly names: readonly string[];
  /** For decks of real cards the table that each was built for, and what it is. */
  readonly about?: readonly AboutDeck[];
  readonly facts: readonly CardFacts[];
  /** What the texts of these come to, so that the page need not compile them. */
  readonly programs?: readonly (CardProgram | null)[];
  /** The places of those whose texts scenarios pin rulings on. */
  readonly verified?: readonly number[];
  /** Of real cards which print each is: id, set, number. */
  readonly prints?: readonly (readonly [string, string, string])[];
  readonly decks: readonly (readonly number[])[];
}

/** What the library says of a deck. */
export interface AboutDeck {
  readonly era: string;
  readonly format: string;
  readonly about: string;
  readonly plan: string;
}

/** A deck as the page offers it. */
export interface DeckOffer {
  readonly name: string;
  /** The id of a deck of one's own; null: it ships with Rulebox. */
  readonly own: string | null;
  /** The era it was built in; null: it is at home in all. */
  readonly home: string | null;
  /** What it is, in a sentence; empty where nobody has said it. */
  readonly about: string;
  readonly count: number;
  /** The tables at which it is legal: era and format. */
  readonly legal: readonly TableKind[];
  /** Its most telling cards, to be shown on top of it. */
  readonly top: readonly Face[];
  readonly types: readonly string[];
}

/** How to play, and with what. */
export interface TableKind {
  readonly era: string;
  readonly format: string;
  readonly seats: number;
}

/** Every era with each of its formats. */
export const TABLES = ERAS.flatMap((era) =>
  FORMATS.filter(({ id }) => era.formats.includes(id)).map((format) => ({ era, format })),
);

export const kindOf = ({ era, format }: (typeof TABLES)[number]): TableKind => ({
  era: era.id,
  format: format.id,
  seats: format.seats,
});

/** A deck as a game takes it. */
export interface Deck {
  readonly facts: readonly CardFacts[];
  readonly cards: readonly number[];
}

export const hasText = ({ text, attacks, powers }: CardFacts): boolean =>
  text !== '' || powers.length > 0 || attacks.some((attack) => attack.text !== '' || attack.mark === 'x');

const programs = new Map<CardFacts, CardProgram | null>();

/** What a card's texts come to; null for a card without text. A card that does not compile cannot be played. */
export function programOf(facts: CardFacts): CardProgram | null {
  const known = programs.get(facts);
  if (known !== undefined) return known;
  const compiled = hasText(facts) ? compileCard(facts) : null;
  const program = compiled?.ok === true ? compiled.program : null;
  programs.set(facts, program);
  return program;
}

/** By all that is printed on them: a card of a record is another copy of the same facts. */
const pinned = new Set<string>();

const identity = (facts: CardFacts): string => identityOf({ facts, diagnostics: [] });

/** Programs that came with their cards are not compiled again; nor is it found out again which texts are verified. */
export function knowCards({ facts, programs: known, verified = [] }: Collection): void {
  for (const [place, card] of facts.entries()) {
    const program = known?.[place];
    if (program !== undefined) programs.set(card, program);
  }
  for (const place of verified) pinned.add(identity(facts[place]!));
}

/** The card as it is shown: its texts are what our renderer says. */
export const faceOf = (facts: CardFacts, among: readonly CardFacts[]): Face =>
  faceInLine(facts, familyOf(facts, among));

/** The same, where its line of evolution is known. */
export function faceInLine(facts: CardFacts, family: string): Face {
  const program = programOf(facts);
  if (program === null) return { facts, family, status: hasText(facts) ? 'unsupported' : 'plain' };
  const texts = renderCard(program, facts);
  const shown: CardFacts = {
    ...facts,
    provides: facts.provides.length > 0 ? facts.provides : providedBy(program),
    text: texts.card || facts.text,
    attacks: facts.attacks.map((attack, i) => ({ ...attack, text: texts.attacks[i] || attack.text })),
    powers: facts.powers.map((power, i) => ({ ...power, text: texts.powers[i] || power.text })),
  };
  return { facts: shown, family, status: pinned.has(identity(facts)) ? 'verified' : 'compiled' };
}

/** The units of an Energy card whose text says what it provides; what it provides only to some is not counted. */
export function providedBy({ card }: CardProgram): CardFacts['provides'] {
  for (const part of card) {
    if (part.part !== 'answer' || part.question !== 'provides' || part.while !== undefined) continue;
    if (!('types' in part.change)) continue;
    const types = part.change.types.filter((type) => ENERGY_TYPES.some((each) => each === type)) as EnergyType[];
    const { n } = part.change;
    return n === undefined ? types.map((type) => [type]) : new Array<EnergyType[]>(n).fill(types);
  }
  return [];
}

export function familyOf({ name, evolvesFrom }: CardFacts, among: readonly CardFacts[]): string {
  const names = [name];
  for (let from = evolvesFrom; from !== '' && !names.includes(from); ) {
    names.push(from);
    from = among.find((card) => card.name === from)?.evolvesFrom ?? '';
  }
  return names.at(-1)!;
}

export const decksOf = (collections: readonly Collection[]): readonly Deck[] =>
  collections.flatMap(({ facts, decks }) => decks.map((cards) => ({ facts, cards })));

/** Everything that can be chosen from. */
export const offersOf = (collections: readonly Collection[]): readonly DeckOffer[] =>
  collections.flatMap((collection) =>
    collection.decks.map((deck, i) => {
      const cards = deck.map((place) => collection.facts[place]!);
      const { era: home = null, about = '' } = collection.about?.[i] ?? {};
      return offerOf({ name: collection.names[i]!, own: null, home, about }, cards);
    }),
  );

/** A deck with the tables at which it is legal. */
export const offerOf = (
  named: Pick<DeckOffer, 'name' | 'own' | 'home' | 'about'>,
  cards: readonly CardFacts[],
): DeckOffer => ({
  ...named,
  count: cards.length,
  legal: TABLES.filter(({ era, format }) => deckFaults(cards, era, format).length === 0).map(kindOf),
  top: tellingCards(cards).map((facts) => faceOf(facts, cards)),
  types: [...new Set(cards.flatMap(({ types }) => types))],
});

/** The Pokémon with the most HP of each line, the strongest first, no two of the same name. */
export function tellingCards(cards: readonly CardFacts[]): readonly CardFacts[] {
  const byFamily = new Map<string, CardFacts>();
  for (const card of cards) {
    if (card.kind !== 'pokemon') continue;
    const family = familyOf(card, cards);
    if ((byFamily.get(family)?.hp ?? 0) < card.hp) byFamily.set(family, card);
  }
  const byName = new Map<string, CardFacts>();
  for (const card of [...byFamily.values()].sort((one, other) => other.hp - one.hp)) {
    if (!byName.has(card.name)) byName.set(card.name, card);
  }
  return [...byName.values()].slice(0, 3);
}
