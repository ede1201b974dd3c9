// How many cards a Trainer card means, and of what kind, in a sign or two.
import type { CardSelector, CardsOf, Statement, Test } from '../engine/index.js';

/** Which cards are meant, if they are looked for somewhere. */
export const selectorOf = (cards: CardsOf): CardSelector | null => (cards.get === 'cards' ? cards : null);

/** A number that is said, or that each of several coins or cards counts for. */
export function numberIn(amount: Extract<Statement, { readonly op: 'draw' }>['n'], times = 1): string {
  if (typeof amount === 'number') return `${amount * times}`;
  if (amount.num !== 'calc' || amount.fn !== '×') return '';
  const each = amount.args.find((one) => typeof one === 'number');
  return typeof each === 'number' ? `${each * times}×` : '';
}

/** How many of the cards are taken. */
export function taken(cards: CardsOf): string {
  const take = selectorOf(cards)?.take;
  if (take === undefined || 'any' in take) return '';
  return numberIn('n' in take ? take.n : take.upTo);
}

/** The same behind a kind, where it is more than one. */
export const many = (from: CardSelector): string => {
  const count = taken(from);
  return count === '' || count === '1' || count.endsWith('×') ? '' : `×${count}`;
};

/** One letter for what is looked for: any Pokémon, a Basic one, Energy, a Trainer card, a Supporter; empty: whatever there is. */
export function kindAsked({ where }: CardSelector): string {
  const kinds = new Set(where === undefined ? [] : lettersIn(where));
  if (kinds.size === 1) return [...kinds][0]!;
  return kinds.size === 2 && kinds.has('B') && kinds.has('P') ? 'P' : '';
}

function lettersIn(test: Test): readonly string[] {
  if (test.test === 'any') return test.of.flatMap(lettersIn);
  if (test.test === 'all') {
    const letters = test.of.flatMap(lettersIn);
    return letters.includes('B') ? ['B'] : letters.slice(0, 1);
  }
  if (test.test === 'stage') return test.is.includes('basic') ? ['B'] : [];
  return test.test === 'kind' ? test.is.map((kind) => LETTERS[kind] ?? '').filter((letter) => letter !== '') : [];
}

const LETTERS: Readonly<Record<string, string>> = {
  pokemon: 'P',
  energy: 'E',
  'basic-energy': 'E',
  'special-energy': 'E',
  trainer: 'T',
  item: 'T',
  tool: 'T',
  stadium: 'T',
  'technical-machine': 'T',
  supporter: 'S',
};
