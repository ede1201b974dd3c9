import { type Seed, seedOf } from '../../engine/index.js';
import { cardsAt } from './card.js';
import { COINS, type ScenarioClaim, type SetupClaim, type StartClaim } from './claims.js';
import type { Context } from './context.js';
import type { Known } from './diagnostic.js';
import { factsAt } from './fact.js';
import { positionAt } from './position.js';
import { rulesAt } from './rule-ids.js';
import { isNone, plainAt, textAt, wordAt, wordsAt } from './scalar.js';
import { deckAt, setupAt } from './setup.js';
import {
  entriesOf,
  type Fields,
  fieldsOf,
  isBlock,
  isEmptyList,
  lineOf,
  maybe,
  report,
  requiredField,
  type Spot,
} from './spot.js';
import { stepsAt } from './step.js';
import { type Table, tableOf } from './table.js';

const KEYS = [
  'name',
  'era',
  'format',
  'rules',
  'cards',
  'given',
  'setup',
  'deck',
  'coins',
  'shuffles',
  'do',
  'expect',
  'sudden-death',
  'impossible',
];

/** One document of a scenario file. Whether the claim is any good, the page's diagnostics tell. */
export function scenarioAt(spot: Spot, known: Known): ScenarioClaim | null {
  if (!isBlock(spot)) {
    report(spot, 'A scenario is a block of keys: `name`, `era`, `given`, `do`, `expect`, ….');
    return null;
  }
  return scenarioFrom(spot, fieldsOf(spot, KEYS, 'a scenario'), known);
}

/** The format that a scenario names; null after a complaint about it. */
export const formatIn = (fields: Fields, known: Known): string | null =>
  maybe<string | null>(fields.get('format'), 'constructed', (at) => formatAt(at, known));

/** What the keys of a document say that are a scenario's; it may have others. */
export function scenarioFrom(spot: Spot, fields: Fields, known: Known): ScenarioClaim {
  const format = formatIn(fields, known);
  const table = tableOf(format);
  const context: Context = { table, known, judgesDeck: startKeys(fields)[0] === 'deck' };
  const name = requiredField(spot, fields, 'name', 'say the ruling in one sentence');
  const era = requiredField(spot, fields, 'era', `say which of ${known.eras.join(', ')} it is about`);
  const start = startAt(spot, fields, table);
  return {
    file: spot.page.file,
    line: lineOf(spot),
    name: maybe(name, '', (at) => textAt(at, 'the ruling in one sentence')),
    eras: maybe(era, [], (at) => erasAt(at, known)),
    format: format ?? '',
    rules: maybe(fields.get('rules'), [], (at) => rulesAt(at, known)),
    cards: maybe<ScenarioClaim['cards']>(fields.get('cards'), new Map(), cardsAt),
    start,
    coins: maybe(fields.get('coins'), [], (at) => wordsAt(at, COINS, 'a result of a coin flip')),
    shuffles: maybe(fields.get('shuffles'), 'keep', shufflesAt),
    steps: maybe(fields.get('do'), [], (at) => stepsAt(at, context)),
    expect: maybe(fields.get('expect'), [], (at) => factsAt(at, context)),
    suddenDeath: maybe<SetupClaim | null>(fields.get('sudden-death'), null, (at) => setupAt(at, table)),
    impossible: isImpossible(fields, table),
  };
}

const formatAt = (spot: Spot, known: Known): string | null => {
  const format = wordAt(spot, known.formats, 'a format');
  return plainAt(spot) === format ? format : null;
};

/** One era, several, eras in a row, or `all`: a ruling that holds everywhere is written once. */
function erasAt(spot: Spot, known: Known): string[] {
  if (plainAt(spot) === 'all') return [...known.eras];
  const rows = rowsOf(known.eras);
  const words = isNone(spot) ? [] : wordsAt(spot, [...known.eras, ...rows.keys()], 'an era');
  const eras = words.flatMap((word) => rows.get(word) ?? [word]);
  if (eras.length === 0) report(spot, `A scenario needs an era: one of ${known.eras.join(', ')}, a list, or \`all\`.`);
  return [...new Set(eras)];
}

/** Eras that follow each other, by how they are written: `hgss-2010..`, `..hgss-2010`, `platinum-2009..hgss-2010`. */
function rowsOf(eras: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const rows = new Map<string, readonly string[]>();
  eras.forEach((first, from) => {
    rows.set(`${first}..`, eras.slice(from));
    rows.set(`..${first}`, eras.slice(0, from + 1));
    for (let to = from; to < eras.length; to++) rows.set(`${first}..${eras[to]!}`, eras.slice(from, to + 1));
  });
  return rows;
}

/** No phrase: a word is more likely a slip of the pen. */
function shufflesAt(spot: Spot): 'keep' | Seed {
  const plain = plainAt(spot);
  const seed = seedOf(plain);
  if (plain === 'keep') return plain;
  if (seed.ok && /^([\da-f]{32}|\d+)$/i.test(String(plain))) return seed.value;
  report(spot, 'Expected `keep` or the seed of the shuffles here, a whole number or 32 hexadecimal digits.');
  return 'keep';
}

const startKeys = (fields: Fields): string[] => ['given', 'setup', 'deck'].filter((key) => fields.has(key));

/** Exactly one of `given`, `setup` and `deck`. */
function startAt(spot: Spot, fields: Fields, table: Table): StartClaim {
  const starts = startKeys(fields);
  if (starts.length === 0) {
    report(spot, 'The table is empty: a scenario needs a position (`given`), a `setup`, or a `deck` to judge.');
  } else if (starts.length > 1) {
    const written = starts.map((key) => `\`${key}\``).join(' and ');
    report(fields.get(starts[1])!, `A scenario begins in one way, but here are ${written}. Keep one of them.`);
  }
  const [given, setup, deck] = ['given', 'setup', 'deck'].map((key) => fields.get(key));
  const position = given && positionAt(given, table);
  const fromStart = setup && setupAt(setup, table);
  if (position) return { kind: 'given', position };
  if (fromStart) return { kind: 'setup', setup: fromStart };
  if (deck) refusePlay(fields);
  return { kind: 'deck', line: lineOf(deck ?? spot), deck: maybe(deck, [], deckAt) };
}

/** A deck that is only judged is not played. */
function refusePlay(fields: Fields): void {
  for (const key of ['do', 'coins', 'sudden-death']) {
    const at = fields.get(key);
    if (at && !isEmptyList(at))
      report(at, `A \`deck\` is judged, not played, so there is no \`${key}\`. Leave it out.`);
  }
}

/** `impossible: allowed`, for the scenario, its position, or one side of it. */
function isImpossible(fields: Fields, table: Table): boolean {
  const written = [fields.get('impossible')];
  const given = fields.get('given');
  const position = given && isBlock(given) ? entriesOf(given, 'a position') : [];
  for (const { key, value } of position) {
    if (key === 'impossible') written.push(value);
    if (!table.seats.includes(key) || !isBlock(value)) continue;
    written.push(entriesOf(value, 'a side').find((entry) => entry.key === 'impossible')?.value);
  }
  const spots = written.filter((at) => at !== undefined);
  for (const at of spots) wordAt(at, ['allowed'], 'allowed as a value of `impossible`');
  return spots.length > 0;
}
