import { factsShape, jsonShape } from '../../engine/index.js';
import type { ImportedCard } from '../import/imported.js';
import type { LocalCard } from './local-card.js';
import { type LocalSet, readCard } from './written.js';

/** The card of a line that may come from anywhere; null where it is none. Anybody can write such a file, and the right number over it. */
export function openCard(line: string, sets: readonly LocalSet[]): LocalCard | null {
  try {
    const card = readCard(line, sets);
    const { asRead, accounts = [] } = card;
    if (accounts.length > MOST_ACCOUNTS) return null;
    return [card, ...(asRead === null ? [] : [asRead]), ...accounts].every(isWhole) ? card : null;
  } catch {
    return null;
  }
}

/** One of each database. */
const MOST_ACCOUNTS = 2;

const { byName, fields, listOf, text, whole, yesNo } = jsonShape;

const MOST = 1000;

const WORDS = ['id', 'localId', 'setId', 'setName', 'serie', 'released', 'rarity', 'regulationMark'];

const printShape = fields(
  {
    ...Object.fromEntries(WORDS.map((field) => [field, text()])),
    legal: byName(yesNo, MOST),
    pokedex: listOf(whole(0, 100_000), MOST),
  },
  {},
  'let-be',
);

function isWhole({ facts, print, diagnostics }: ImportedCard): boolean {
  if (!Array.isArray(diagnostics) || diagnostics.some((each) => typeof each?.code !== 'string')) return false;
  if (jsonShape.faultsIn(facts, factsShape, 'The card').length > 0) return false;
  return jsonShape.faultsIn(print, printShape, 'The print').length === 0 && print.id !== '';
}
