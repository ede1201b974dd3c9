import { openRecord } from '../cards/index.js';
import { err, FORMATS, jsonShape, ok, type Result, seedOf } from '../engine/index.js';
import type { GameSummary, KeptGame, TableSetup } from './moment.js';
import { PLAYERS, type Player } from './seats.js';
import { EARLIER_PERSON, withPeople } from './with-people.js';

const { fields, fieldsOf, isFields, listOf, name, oneOf, orNull, whole, yesNo } = jsonShape;

const number = whole(0, 0xffffffff);
const MOST_SEATS = 4;

/** A text; games that were kept before seeds were texts have a number there. */
const seed = (value: unknown, check: jsonShape.Check): void =>
  check.must(seedOf(value).ok && !Array.isArray(value), 'a seed', value);

type KeptSetup = Omit<TableSetup, 'players'> & { readonly players: readonly (Player | typeof EARLIER_PERSON)[] };

const setupShape = fieldsOf<KeptSetup>(
  {
    era: name,
    format: oneOf(FORMATS.map(({ id }) => id)),
    decks: listOf(number, MOST_SEATS),
    players: listOf(oneOf([...PLAYERS, EARLIER_PERSON]), MOST_SEATS),
    seed,
  },
  { names: listOf(name, MOST_SEATS) },
);

const summaryShape = fieldsOf<GameSummary>(
  {
    era: name,
    format: name,
    seed,
    decks: listOf(listOf(name, MOST_SEATS), MOST_SEATS),
    turn: number,
    choices: number,
    over: yesNo,
    winner: orNull(whole(0, MOST_SEATS - 1)),
    you: orNull(whole(0, MOST_SEATS - 1)),
  },
  {},
);

/** A game on the list of recent ones: its record is opened when somebody wants it. */
export const recentShape = fields({
  id: name,
  when: whole(0, Number.MAX_SAFE_INTEGER),
  packed: jsonShape.text(8_000_000),
  setup: setupShape,
  summary: summaryShape,
});

const keptShape = fields({ setup: setupShape, record: () => undefined }, { summary: summaryShape });

/** A game that was kept, from the browser's store or a file: it may be anything. */
export function openKept(value: unknown): Result<Pick<KeptGame, 'setup' | 'record'>, readonly string[]> {
  const faults = jsonShape.faultsIn(value, keptShape, 'What is kept of the game');
  if (faults.length > 0 || !isFields(value)) return err(faults.map(({ message }) => message));
  const opened = openRecord(value['record']);
  if (!opened.ok) return err(opened.error.map(({ message }) => message));
  const setup = value['setup'] as TableSetup;
  const { record } = opened.value;
  const { format } = record.game;
  const seats = FORMATS.find(({ id }) => id === format)?.seats;
  return seats === setup.players.length
    ? ok(withPeople({ setup, record }))
    : err([`A ${format} game has other seats than the ${setup.players.length} that are kept.`]);
}
