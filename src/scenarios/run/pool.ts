import { PLAIN_ENERGY } from '../../cards/index.js';
import { BLANK_FACTS, type CardFacts } from '../../engine/index.js';
import type { ScenarioClaim } from '../read/claims.js';
import type { NameClaim } from '../read/word-claims.js';
import { fail, failAsWrong } from './failure.js';

/** A blank card that completes decks and Prize cards; it cannot be played and does nothing. */
const FILLER: CardFacts = { ...BLANK_FACTS, name: 'Filler', kind: 'trainer' };

/** The different cards of a scenario, numbered as they are met. */
export interface Pool {
  readonly facts: CardFacts[];
  readonly filler: number;
  /** The place in `facts` of the card that a name means; a failure if there is none. */
  find(name: NameClaim): number;
  /** The same for a list: a card of several pieces listed again is its next piece. */
  findAll(names: readonly NameClaim[]): number[];
}

const sameName = (one: string, other: string): boolean => one.replaceAll('’', "'") === other.replaceAll('’', "'");

export const matches = (facts: CardFacts, claim: NameClaim): boolean =>
  sameName(facts.name, claim.name) &&
  (claim.set === null || facts.set === claim.set) &&
  (claim.piece === 0 || facts.piece === claim.piece);

/** Cards defined on the spot shadow the ones that need no definition. */
export function poolOf(scenario: ScenarioClaim): Pool {
  refuseTexts(scenario);
  const defined = [...scenario.cards.values()].map(({ facts }) => facts);
  const shadowed = new Set(scenario.cards.keys());
  const facts = [FILLER, ...defined, ...PLAIN_ENERGY.filter(({ name }) => !shadowed.has(name))];
  const pool: Pool = {
    facts,
    filler: 0,
    findAll: (names) => piecesInTurn(names, facts).map((name) => pool.find(name)),
    find(claim) {
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
    const pieces = whole.stage === 'legend' ? 2 : 4;
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

/** Until programs are carried out, a scenario that needs an effect text says so instead of passing. */
function refuseTexts(scenario: ScenarioClaim): void {
  for (const { facts, line } of scenario.cards.values()) {
    const texts = [facts.text, ...facts.attacks.map(({ text }) => text), ...facts.powers.map(({ text }) => text)];
    const text = texts.find((each) => each !== '');
    if (text !== undefined) {
      fail(line, `${facts.name} has an effect text, and this version does not carry out card texts yet: "${text}"`);
    }
    const counted = facts.attacks.find(({ mark }) => mark === 'x');
    if (counted !== undefined) {
      fail(line, `${counted.name} of ${facts.name} does "${counted.damage}x": only a text can say how often.`);
    }
  }
}
