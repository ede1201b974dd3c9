// `rulebox deck check`: the rules a deck breaks, and advice.
import { type Advice, cardsOf, lintDeck, rulesBroken } from '../../cards/index.js';
import { type DeckFault, ERAS, type Era, type Format } from '../../engine/index.js';
import { EXIT, fail, terminalWidth, wrap } from '../terminal.js';
import {
  type CardSource,
  countOf,
  countsText,
  eraFor,
  formatFor,
  hasErrors,
  type LoadedDeck,
  loadDeck,
  tellFaults,
} from './source.js';
import { type JudgedThen, judgedThen, thenFor } from './then.js';

interface Options extends CardSource {
  readonly era?: string;
  readonly format?: string;
  readonly date?: string;
  readonly mixedPool?: boolean;
  readonly advice: boolean;
  readonly json?: boolean;
}

const ERA_IDS = ERAS.map(({ id }) => id);

export function runCheck(source: string, typed: Options): void {
  const then = thenFor(typed);
  const options = then === null ? typed : { ...typed, era: typed.era ?? then.era.id };
  const deck = loadDeck(source, options);
  const format = formatFor(deck, then === null ? options.format : undefined);
  const era = eraFor(deck, options.era) ?? fail(`By which rules? Name an era with --era: ${ERA_IDS.join(', ')}.`);
  if (options.json !== true) tellFaults(deck);
  const broken = rulesBroken(deck.list, { era, format, mixedPool: options.mixedPool === true });
  const advice = options.advice && !hasErrors(deck) ? lintDeck(cardsOf(deck.list.cards), era, deck.pool) : [];
  const pool = then === null ? null : judgedThen(deck, then);
  const report = { deck, era, format, broken, advice, pool };
  if (options.json === true) process.stdout.write(`${JSON.stringify(jsonOf(report), null, 2)}\n`);
  else process.stdout.write(`${textOf(report)}\n`);
  if (hasErrors(deck)) process.exitCode = EXIT.badInput;
  else if (broken.length > 0 || pool?.isLegal === false) process.exitCode = EXIT.fails;
}

interface Report {
  readonly deck: LoadedDeck;
  readonly era: Era;
  readonly format: Format;
  readonly broken: readonly DeckFault[];
  readonly advice: readonly Advice[];
  /** What is said of a tournament format on a day, where one was asked for. */
  readonly pool: JudgedThen | null;
}

const jsonOf = ({ deck, era, format, broken, advice, pool }: Report): unknown => ({
  name: deck.name,
  era: era.id,
  format: format.id,
  cards: countOf(deck.list.cards) + deck.list.unread,
  guessed: deck.guess?.reason ?? null,
  understood: !hasErrors(deck),
  legal: !hasErrors(deck) && broken.length === 0 && pool?.isLegal !== false,
  broken,
  ...(pool === null ? {} : { tournament: pool.told }),
  faults: deck.list.faults,
  advice,
});

function textOf(report: Report): string {
  const { deck, broken, advice, pool } = report;
  return [
    `${deck.name}, ${countsText(deck.list.cards)}${deck.list.unread === 0 ? '' : `, ${deck.list.unread} not understood`}`,
    wrap(verdict(report)),
    ...broken.map(({ rule, message }) => item(rule, message)),
    ...(pool === null ? [] : [wrap(pool.verdict), ...pool.found.map(({ code, message }) => item(code, message))]),
    ...(advice.length === 0 ? [] : ['', 'Advice, which breaks no rule:']),
    ...advice.map(({ code, message, rule }) => item(code, rule === null ? message : `${message} (${rule})`)),
  ].join('\n');
}

function verdict({ deck, era, format, broken }: Report): string {
  const under = `in ${format.id} play under the rules of ${era.title}`;
  if (broken.length > 0) return `Not legal ${under}:`;
  return hasErrors(deck) ? `Correct the lines above to know whether it is legal ${under}.` : `Legal ${under}.`;
}

function item(label: string, message: string): string {
  const indent = ' '.repeat(24);
  return `  ${label.padEnd(20)}  ${wrap(message, terminalWidth() - indent.length).replaceAll('\n', `\n${indent}`)}`;
}
