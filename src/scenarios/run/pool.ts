import { cardsAsked, compileCard, type Library, PLAIN_ENERGY, sentenceAround } from '../../cards/index.js';
import { BLANK_FACTS, type CardFacts, type CardProgram } from '../../engine/index.js';
import type { ScenarioClaim } from '../read/claims.js';
import type { NameClaim } from '../read/word-claims.js';
import { fail, failAsWrong } from './failure.js';

/** A blank card that completes decks and Prize cards; it cannot be played and does nothing. */
const FILLER: CardFacts = { ...BLANK_FACTS, name: 'Filler', kind: 'trainer' };

/** The different cards of a scenario, numbered as they are met. */
export interface Pool {
  readonly facts: CardFacts[];
  /** For each of them its texts, compiled. */
  programs(): readonly (CardProgram | null)[];
  readonly filler: number;
  /** The place in `facts` of the card that a name means; a failure if there is none. */
  find(name: NameClaim): number;
  /** The same for a list: a card of several pieces listed again is its next piece. */
  findAll(names: readonly NameClaim[]): number[];
  /** Every card of which a Pokémon in play is made up: one, or all pieces in turn. @rule CLS-10 CLS-34 */
  findWhole(name: NameClaim): number[];
}

const sameName = (one: string, other: string): boolean => one.replaceAll('’', "'") === other.replaceAll('’', "'");

export const matches = (facts: CardFacts, claim: NameClaim): boolean =>
  sameName(facts.name, claim.name) &&
  (claim.set === null || facts.set === claim.set) &&
  (claim.piece === 0 || facts.piece === claim.piece);

/** Where cards come from that a scenario does not define. */
export interface Shelf {
  readonly library: Library | null;
  /** Of prints with one name those are meant that its decks play with. */
  readonly era: string;
}

/** Cards defined on the spot shadow the ones that need no definition. */
export function poolOf(scenario: ScenarioClaim, shelf: Shelf): Pool {
  const programs = compileAll(scenario);
  const defined = [...scenario.cards.values()].map(({ facts }) => facts);
  const shadowed = new Set(scenario.cards.keys());
  const facts = [FILLER, ...defined, ...PLAIN_ENERGY.filter(({ name }) => !shadowed.has(name))];
  const fetch = (claim: NameClaim): void => {
    const card = facts.some((each) => matches(each, { ...claim, piece: 0 })) ? null : fromLibrary(claim, shelf);
    if (card === null) return;
    facts.push(card);
    programs.set(textsOf(card), compiled(card, claim.line));
  };
  const pool: Pool = {
    facts,
    programs: () => facts.map((card) => programs.get(textsOf(card)) ?? null),
    filler: 0,
    findAll: (names) => {
      names.forEach(fetch);
      return piecesInTurn(names, facts).map((name) => pool.find(name));
    },
    findWhole(name) {
      fetch(name);
      const whole = facts.find((card) => isPieced(card) && matches(card, { ...name, piece: 0 }));
      if (whole === undefined) return [pool.find(name)];
      const numbers = Array.from({ length: piecesIn(whole) }, (_, number) => number + 1);
      return numbers.map((piece) => pool.find({ ...name, piece }));
    },
    find(claim) {
      fetch(claim);
      // A bare name means the card without a set first; then any printing.
      const plain = claim.set === null ? facts.findIndex((card) => card.set === '' && matches(card, claim)) : -1;
      const found = plain >= 0 ? plain : facts.findIndex((card) => matches(card, claim));
      const index = found >= 0 ? found : addPiece(facts, claim);
      if (index < 0) {
        failAsWrong(
          claim.line,
          `There is no card "${claim.text}": define it under \`cards\`, or check how it is spelt.`,
        );
      }
      return index;
    },
  };
  return pool;
}

/** Names of pieced cards that do not say which piece are given the pieces in turn. */
function piecesInTurn(names: readonly NameClaim[], facts: readonly CardFacts[]): NameClaim[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const whole = facts.find((card) => isPieced(card) && matches(card, name));
    if (whole === undefined || name.piece !== 0) return name;
    const pieces = piecesIn(whole);
    const piece = seen.get(name.text) ?? 0;
    seen.set(name.text, piece + 1);
    return { ...name, piece: (piece % pieces) + 1 };
  });
}

/** One piece of a card that is defined as a whole: the halves of a LEGEND, the pieces of a V-UNION. */
function addPiece(facts: CardFacts[], claim: NameClaim): number {
  const whole = facts.find((card) => card.piece === 0 && isPieced(card) && matches(card, { ...claim, piece: 0 }));
  return whole === undefined || claim.piece === 0 ? -1 : facts.push({ ...whole, piece: claim.piece }) - 1;
}

const isPieced = ({ stage }: CardFacts): boolean => stage === 'legend' || stage === 'v-union';

const piecesIn = ({ stage }: CardFacts): number => (stage === 'legend' ? 2 : 4);

/** Cards with equal texts have one program: the pieces of a card share theirs. */
const textsOf = ({ name, text, attacks, powers }: CardFacts): string => JSON.stringify([name, text, attacks, powers]);

const hasText = ({ text, attacks, powers }: CardFacts): boolean =>
  text !== '' ||
  attacks.some((attack) => attack.text !== '' || attack.mark !== '') ||
  powers.some((power) => power.text !== '');

/** A card that ships with Rulebox, called as the scenario calls it; a card of several pieces as a whole. */
function fromLibrary(claim: NameClaim, { library, era }: Shelf): CardFacts | null {
  const found = library === null ? [] : cardsAsked(library, { ...claim, piece: 0 }, era);
  const [card] = found;
  if (card === undefined) return null;
  if (found.length > 1) {
    const ids = found.map(({ setId, number }) => `${claim.name} @ ${setId} ${number}`).join(', ');
    failAsWrong(claim.line, `There are ${found.length} different cards named ${claim.name}: write which, of ${ids}.`);
  }
  return { ...card.facts, set: claim.set ?? card.facts.set, piece: 0 };
}

function compileAll(scenario: ScenarioClaim): Map<string, CardProgram> {
  const programs = new Map<string, CardProgram>();
  for (const { facts, line } of scenario.cards.values())
    if (hasText(facts)) programs.set(textsOf(facts), compiled(facts, line));
  return programs;
}

/** A text that does not compile fails the scenario with the compiler's message. */
function compiled(facts: CardFacts, line: number): CardProgram {
  const made = compileCard(facts);
  if (made.ok) return made.program;
  const [first] = made.unsupported;
  const { text, reason } = first!;
  const sentence = sentenceAround(facts, first!).trim();
  const place = sentence === '' || sentence === text ? '' : ` in "${sentence}"`;
  return fail(line, `${facts.name}: this text is not understood: "${text}"${place} (${reason}).`);
}
