// Game records from files: everything is checked before the engine sees it.
import { factsShape, jsonShape, type WrittenFacts, wholeFacts } from '../cards/index.js';
import { CONDITIONS, type GameRecord, NONE } from '../engine/index.js';
import { readText } from './files.js';
import { fail } from './terminal.js';

const { fields, isFields, listOf, oneOf, orNull, text, whole, yesNo } = jsonShape;

const number = whole(0, 4_294_967_295);
const turn = whole(NONE, 100_000);
const seat = whole(0, 3);
const numbers = listOf(number);

const options = fields(
  {},
  {
    coins: oneOf(['seeded', 'asked']),
    shuffles: oneOf(['seeded', 'keep']),
    shuffled: listOf(listOf(listOf(numbers))),
    askForced: yesNo,
    announceFreely: yesNo,
  },
);

const common = { era: text, format: text, facts: listOf(factsShape), seed: number };
/** A compiled text is data of the game like any other; whether it can be carried out, the engine finds out. */
const program: jsonShape.Shape = (value, at) =>
  value === null || (isFields(value) && ['attacks', 'powers', 'card'].every((key) => Array.isArray(value[key])))
    ? []
    : [`${at} is no compiled card: it needs the lists "attacks", "powers" and "card".`];

const further = { options, markerNames: listOf(text), programs: listOf(program) };

const pokemon = fields({
  card: number,
  under: numbers,
  attached: numbers,
  damage: number,
  conditions: listOf(oneOf(CONDITIONS)),
  since: turn,
  evolved: turn,
  markers: numbers,
});

const side = fields({
  active: listOf(orNull(pokemon)),
  bench: listOf(pokemon),
  hand: numbers,
  discard: numbers,
  lost: numbers,
  deck: numbers,
  prizes: numbers,
  used: listOf(oneOf(['energy', 'supporter', 'stadium', 'retreat', 'gx', 'vstar'])),
});

const position = fields({
  turn: whole(1, 100_000),
  player: seat,
  starter: seat,
  stadium: orNull(fields({ card: number, owner: seat })),
  sides: listOf(side),
  impossible: yesNo,
});

const fromStart = fields({ ...common, decks: listOf(numbers) }, { ...further, anyDeck: yesNo });
const fromPosition = fields({ ...common, position }, further);

const game: jsonShape.Shape = (value, at) =>
  isFields(value) && value['position'] !== undefined ? fromPosition(value, at) : fromStart(value, at);

const record = fields({ rulebox: oneOf([1]), game, choices: listOf(number) });

/** The record in a file, or the end of the command with what is wrong in it. */
export const readRecord = (file: string): GameRecord => checkRecord(file, parse(file, readText(file)));

export function checkRecord(file: string, value: unknown): GameRecord {
  if (!isFields(value) || value['rulebox'] === undefined) {
    return fail(`${file}: this is not a game record: it has no field "rulebox".`);
  }
  const faults = record(value, 'the record');
  if (faults.length > 0) return fail(faults.map((fault) => `${file}: ${fault}`).join('\n'));
  const read = value as unknown as GameRecord;
  const facts = (read.game.facts as readonly WrittenFacts[]).map(wholeFacts);
  const missing = cardsIn(read).find((card) => card >= facts.length);
  if (missing !== undefined) return fail(`${file}: the record speaks of card ${missing}, which its facts do not have.`);
  return { ...read, game: { ...read.game, facts } };
}

function parse(file: string, written: string): unknown {
  try {
    return JSON.parse(written);
  } catch (error) {
    return fail(`${file}: this is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Every place among the facts that a record speaks of. */
function cardsIn({ game: claim }: GameRecord): number[] {
  if (!('position' in claim)) return claim.decks.flat();
  const { sides, stadium } = claim.position;
  return [
    ...(stadium === null ? [] : [stadium.card]),
    ...sides.flatMap(({ active, bench, hand, discard, lost, deck, prizes }) => [
      ...[...active, ...bench].flatMap((each) => (each === null ? [] : [each.card, ...each.under, ...each.attached])),
      ...[hand, discard, lost, deck, prizes].flat(),
    ]),
  ];
}
