// Game records from outside, a file or a link: everything is checked before the engine sees it.
import { CONDITIONS, err, type GameRecord, NONE, ok, type Result } from '../../engine/index.js';
import { fields, isFields, listOf, oneOf, orNull, type Shape, text, whole, yesNo } from '../library/shape.js';
import { factsShape, type WrittenFacts, wholeFacts } from '../library/written-facts.js';

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
const program: Shape = (value, at) =>
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

const side = fields(
  {
    active: listOf(orNull(pokemon)),
    bench: listOf(pokemon),
    hand: numbers,
    discard: numbers,
    lost: numbers,
    deck: numbers,
    prizes: numbers,
    used: listOf(oneOf(['energy', 'supporter', 'stadium', 'retreat', 'gx', 'vstar'])),
  },
  { faceUp: numbers },
);

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

const game: Shape = (value, at) =>
  isFields(value) && value['position'] !== undefined ? fromPosition(value, at) : fromStart(value, at);

const record = fields({ rulebox: oneOf([1]), game, choices: listOf(number) });

/** The record that a text holds, or everything that is wrong with it. */
export function readRecord(written: string): Result<GameRecord, string[]> {
  try {
    return checkRecord(JSON.parse(written));
  } catch (error) {
    return err([`this is not JSON: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

export function checkRecord(value: unknown): Result<GameRecord, string[]> {
  if (!isFields(value) || value['rulebox'] === undefined) {
    return err(['this is not a game record: it has no field "rulebox".']);
  }
  const faults = record(value, 'the record');
  if (faults.length > 0) return err([...faults]);
  const read = value as unknown as GameRecord;
  const facts = (read.game.facts as readonly WrittenFacts[]).map(wholeFacts);
  const missing = cardsIn(read).find((card) => card >= facts.length);
  if (missing !== undefined) return err([`the record speaks of card ${missing}, which its facts do not have.`]);
  return ok({ ...read, game: { ...read.game, facts } });
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
