import { madeOf, marksOf } from '../effects/linked.js';
import type { Test } from '../effects/terms.js';
import type { Game } from '../model/game.js';
import type { Card, Setup } from '../model/setup.js';
import { isOfClass } from '../rules/kind.js';
import { hasInName } from '../rules/name.js';
import { hasStage, isNamed } from './card-test.js';

/*
 * What a filter says of each different card of a game that is not in play, as far as print alone decides it. A deck of forty
 * cards is looked through at every search, and no card of it changes.
 */

export const NO = 0;
export const YES = 1;
/** It hangs on where the card lies, or on the game. */
export const ASK = 2;

/** For each different card of the game, by its place among them. */
export type Verdicts = Uint8Array;

/** The verdicts that were read last, and those for other games of the same text. */
interface Known {
  cards: Setup['cards'];
  verdicts: Verdicts;
  readonly others: WeakMap<Setup['cards'], Verdicts>;
}

export function verdictsOf(game: Game, test: Test): Verdicts {
  const { cards } = game.setup;
  const made = madeOf(test);
  const known = made.printed as Known | undefined;
  if (known !== undefined && known.cards === cards) return known.verdicts;
  const verdicts = known?.others.get(cards) ?? Uint8Array.from(cards, (card) => verdictOf(game, test, card));
  if (known === undefined) made.printed = { cards, verdicts, others: new WeakMap([[cards, verdicts]]) };
  else {
    known.cards = cards;
    known.verdicts = verdicts;
    known.others.set(cards, verdicts);
  }
  return verdicts;
}

const told = (is: boolean): number => (is ? YES : NO);

/** What is attached as a Pokémon Tool, and what Energy provides, is asked where it lies. @rule KIND-07 NRG-06 */
function verdictOf(game: Game, test: Test, card: Card): number {
  switch (test.test) {
    case 'all':
      return joined(game, test.of, card, NO);
    case 'any':
      return joined(game, test.of, card, YES);
    case 'not': {
      const inner = verdictOf(game, test.of, card);
      return inner === ASK ? ASK : told(inner === NO);
    }
    case 'kind':
      return card.rulesAsTool.length > 0 ? ASK : told((card.kindBits & marksOf(test).bits) !== 0);
    case 'type':
      if (card.rulesAsTool.length > 0 || card.role === 'energy') return ASK;
      return told((card.typeBits & marksOf(test).bits) !== 0);
    case 'stage':
      return told(hasStage(card, test.is));
    case 'name':
      return told(isNamed(card, test.is, game.setup.era));
    case 'name-has':
      return told(hasInName(card.name, test.words));
    case 'tag':
      return told(isOfClass(card.facts, test.is, false));
    default:
      return ASK;
  }
}

/** One of them decides for all, or else what cannot be told of one cannot be told. */
function joined(game: Game, tests: readonly Test[], card: Card, deciding: number): number {
  let verdict = deciding === NO ? YES : NO;
  for (const test of tests) {
    const one = verdictOf(game, test, card);
    if (one === deciding) return deciding;
    if (one === ASK) verdict = ASK;
  }
  return verdict;
}
