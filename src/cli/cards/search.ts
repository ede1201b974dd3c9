// `rulebox cards search`: cards by what is asked of them.
import {
  type FoundCard,
  type FoundCards,
  type QueryFault,
  SEARCH_FIELDS,
  searcher,
  setCodes,
  statusOf,
} from '../../cards/index.js';
import { setCodeTable } from '../library-files.js';
import { EXIT, fail, table, terminalWidth, wrap } from '../terminal.js';
import { wholeNumber } from '../typed.js';
import { shortFacts } from './fact-lines.js';
import { markSpan } from './mark.js';
import { searchedCards } from './searched-cards.js';

export interface SearchOptions {
  readonly cards?: readonly string[];
  readonly limit: string;
  readonly json?: boolean;
}

export const SEARCHING = `
A search is words of the name, and what is asked besides, all of which must hold:
${table(
  ['', 'asks for'],
  Object.values(SEARCH_FIELDS).map(({ example, about }) => [example, about]),
)
  .split('\n')
  .slice(2)
  .map((line) => `  ${line}`)
  .join('\n')}
Numbers compare with : = != < <= > >=. "-" before something means not, "or" stands between two, brackets hold together,
quotation marks keep words in one piece, * is anything: ability:* -stage:basic (type:fire or type:water). What is asked
of attacks is asked of one attack: cost<=1 damage>=50. Capitals and accents do not matter. In a shell the whole search
stands in single quotes: rulebox cards search 'charizard hp>100'`;

export function runSearch(words: readonly string[], options: SearchOptions): void {
  const option = words.find((word) => /^--\p{L}/u.test(word));
  if (option !== undefined)
    fail(`There is no option ${option}; \`rulebox cards search --help\` tells which there are.`);
  const query = words.join(' ');
  const limit = wholeNumber('--limit', options.limit, 100_000);
  const asksForStatus = /\bstatus\b/i.test(query);
  const { cards, hasDatabase } = searchedCards(options.cards, asksForStatus);
  const { search } = searcher(cards, { sets: setCodes(setCodeTable()) });
  const started = performance.now();
  const found = search(query, limit);
  const milliseconds = Math.round((performance.now() - started) * 10) / 10;
  if (!found.ok) return tellFault(query, found.error);
  const { value } = found;
  const text = options.json === true ? jsonOf(query, value, { milliseconds, searched: cards.length }) : textOf(value);
  process.stdout.write(`${text}\n`);
  if (!hasDatabase) process.stderr.write(`${wrap(MORE)}\n`);
  if (value.total === 0) process.exitCode = EXIT.fails;
}

const MORE =
  'Only the cards that ship with Rulebox were searched. To search all that were ever printed, import a card database: ' +
  '`rulebox cards import https://api.tcgdex.net/v2/en`.';

function tellFault(query: string, { start, end, message }: QueryFault): void {
  const mark = query === '' ? [] : markSpan(query, { start, end: Math.max(end, start + 1) }, terminalWidth() - 2);
  process.stderr.write(
    `${['rulebox: The search is not understood:', ...mark.map((line) => `  ${line}`)].join('\n')}\n`,
  );
  process.stderr.write(`${wrap(message)}\n`);
  process.exitCode = EXIT.badInput;
}

function textOf({ cards, total, prints }: FoundCards): string {
  if (total === 0) return 'No card is like that.';
  const rows = cards.map(({ card, prints: count }) => [
    card.facts.name,
    shortFacts(card.facts),
    card.print.id,
    card.print.setName,
    count,
    statusOf(card),
  ]);
  const titles = ['card', 'is', 'print', 'set', 'prints', 'status'];
  // Cards that ship with Rulebox have no prints.
  const shown = titles.map((_, column) => rows.some((row) => row[column] !== '') && (column !== 4 || prints > total));
  const visible = <T>(row: readonly T[]): T[] => row.filter((_, column) => shown[column]);
  const more = total > cards.length ? ` The first ${cards.length} are shown; --limit shows more.` : '';
  const all = prints === total ? '' : `, ${prints} prints`;
  return [
    table(visible(titles), rows.map(visible)),
    '',
    `${total} ${total === 1 ? 'card' : 'different cards'}${all}.${more}`,
  ].join('\n');
}

function jsonOf(query: string, found: FoundCards, figures: { milliseconds: number; searched: number }): string {
  const { total, prints, cards } = found;
  return JSON.stringify({ query, total, prints, ...figures, cards: cards.map(cardJson) }, null, 2);
}

const cardJson = ({ card, prints }: FoundCard): unknown => ({
  name: card.facts.name,
  id: card.print.id,
  set: card.print.setName,
  serie: card.print.serie,
  released: card.print.released,
  status: statusOf(card),
  prints,
  facts: card.facts,
});
