import { compileCard, identityOf, ourWording } from '../cards/index.js';
import { type CardFacts, type CardProgram, ENERGY_TYPES, type EnergyType } from '../engine/index.js';
import type { Face } from './moment.js';
import { signOf } from './sign.js';

export const hasText = ({ text, attacks, powers }: CardFacts): boolean =>
  text !== '' || powers.length > 0 || attacks.some((attack) => attack.text !== '' || attack.mark === 'x');

/** Known as long as the card itself is held by somebody: games come and go. */
const programs = new WeakMap<CardFacts, CardProgram | null>();

/** What a card's texts come to; null for a card without text. A card that does not compile cannot be played. */
export function programOf(facts: CardFacts): CardProgram | null {
  const known = programs.get(facts);
  if (known !== undefined) return known;
  const compiled = hasText(facts) ? compileCard(facts) : null;
  const program = compiled?.ok === true ? compiled.program : null;
  programs.set(facts, program);
  return program;
}

/**
 * The cards that ship verified, told by `knowCards` where a program starts; no game adds to them. By all that is printed on
 * them: a card of a record is another copy of the same facts.
 */
const pinned = new Set<string>();

const identity = (facts: CardFacts): string => identityOf({ facts, diagnostics: [] });

/** Cards that come with what is known of them already. */
export interface KnownCards {
  readonly facts: readonly CardFacts[];
  /** What the texts of these come to, so that they need not be compiled. */
  readonly programs?: readonly (CardProgram | null)[];
  /** The places of those whose texts scenarios pin rulings on. */
  readonly verified?: readonly number[];
}

/** Programs that came with their cards are not compiled again; nor is it found out again which texts are verified. */
export function knowCards({ facts, programs: known, verified = [] }: KnownCards): void {
  for (const [place, card] of facts.entries()) {
    const program = known?.[place];
    if (program !== undefined) programs.set(card, program);
  }
  for (const place of verified) pinned.add(identity(facts[place]!));
  made = new WeakMap();
}

/** The card as it is shown: its texts are what our renderer says. */
export const faceOf = (facts: CardFacts, among: readonly CardFacts[]): Face =>
  faceInLine(facts, familyOf(facts, among));

/** Faces as they were made before: the same for whoever sees the card, at whatever table. */
let made = new WeakMap<CardFacts, Face[]>();

/** The same, where its line of evolution is known. */
export function faceInLine(facts: CardFacts, family: string): Face {
  const faces = made.get(facts) ?? [];
  const known = faces.find((face) => face.family === family);
  if (known !== undefined) return known;
  const face = newFace(facts, family);
  made.set(facts, [...faces, face]);
  return face;
}

function newFace(facts: CardFacts, family: string): Face {
  const program = programOf(facts);
  if (program === null) return { facts, family, status: hasText(facts) ? 'unsupported' : 'plain' };
  const worded = ourWording(program, facts);
  // Where we have no words that say the very same, those that are printed are shown.
  const texts = worded.ok ? worded.value : { attacks: [], powers: [], card: '' };
  const shown: CardFacts = {
    ...facts,
    provides: facts.provides.length > 0 ? facts.provides : providedBy(program),
    text: texts.card || facts.text,
    attacks: facts.attacks.map((attack, i) => ({ ...attack, text: texts.attacks[i] || attack.text })),
    powers: facts.powers.map((power, i) => ({ ...power, text: texts.powers[i] || power.text })),
  };
  const sign = signOf(facts, program);
  const status = pinned.has(identity(facts)) ? 'verified' : 'compiled';
  return { facts: shown, family, status, ...(sign !== null && { sign }) };
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
