import { openJson, writtenShape } from '../../cards/index.js';
import { ERAS, err, FORMATS, type GameRecord, jsonShape, ok, type Result, replay } from '../../engine/index.js';
import { openKept, recentShape } from '../../session/index.js';
import { EVERYTHING_VERSION } from './everything-version.js';

/** All that the browser keeps, as one file: by the names under which it is kept. */
export interface Everything {
  readonly rulebox: 'everything';
  readonly version: number;
  readonly kept: Readonly<Record<string, unknown>>;
}

const { fields, isFields, listOf, name, oneOf, orNull, text, whole } = jsonShape;
type Shape = jsonShape.Shape;

/** More than anybody keeps. */
const [MOST_LINES, MOST_DECKS, MOST_STEPS] = [240, 10_000, 1000];

const line = fields(
  { count: whole(1, 60), id: text(), name },
  { card: fields({ setId: text(), number: text(), facts: writtenShape }, { blocked: text(10_000) }) },
);

const deck = fields({
  id: name,
  name,
  era: oneOf(ERAS.map(({ id }) => id)),
  format: oneOf(FORMATS.map(({ id }) => id)),
  lines: listOf(line, MOST_LINES),
});

const shelf = fields({ decks: listOf(deck, MOST_DECKS), open: orNull(name) });

function faultsOf(record: GameRecord): readonly string[] {
  const again = replay(record);
  return again.ok ? [] : again.error.map(({ message }) => message);
}

/** A game is good if it can be played again up to where it was left. */
const game: Shape = (value, check) => {
  const opened = openKept(value);
  for (const fault of opened.ok ? faultsOf(opened.value.record) : opened.error)
    check.say(`cannot be played again: ${fault.replace(/\.$/, '')}`);
};

/** Settings of another Rulebox: what cannot be understood of them counts for nothing. */
const settings: Shape = (value, check) => {
  if (!isFields(value)) check.say('must be an object');
};

/** A game that was played to its end, in a few words. */
const playedGame = fields({
  id: name,
  when: whole(0, Number.MAX_SAFE_INTEGER),
  era: name,
  format: name,
  mine: text(),
  theirs: text(),
  opponent: name,
  won: (value, check) => check.must(value === null || typeof value === 'boolean', 'true, false or null', value),
  turn: whole(0, 0xffffffff),
});

/** What is kept, and what each must look like. */
const kept = fields(
  {},
  {
    'rulebox.decks': shelf,
    'rulebox.game': game,
    'rulebox.aside': listOf(fields({ fault: text(100_000), game: text(8_000_000) }), MOST_STEPS),
    'rulebox.recent': listOf(recentShape, MOST_STEPS),
    'rulebox.course': fields({
      course: () => undefined,
      learnt: fields({ done: listOf(name, MOST_STEPS), happened: listOf(name, MOST_STEPS) }),
    }),
    'rulebox.scenario': text(1_000_000),
    'rulebox.theme': oneOf(['night', 'day']),
    'rulebox.settings': settings,
    'rulebox.guest': text(),
    'rulebox.names': listOf(text(), MOST_STEPS),
    'rulebox.match': fields({
      bestOf: whole(1, 9),
      seed: name,
      games: listOf(fields({ seed: name, winner: orNull(whole(0, 1)) }), MOST_STEPS),
    }),
    'rulebox.played': listOf(playedGame, MOST_DECKS),
    'rulebox.playing': fields({ seed: name, names: listOf(text(), MOST_STEPS) }),
    'rulebox.seats': listOf(
      fields({ table: name, seat: whole(0, 3), key: text(), name: text(), deck: text() }),
      MOST_STEPS,
    ),
  },
);

/** What a file holds, whole and right; else sentences about what is wrong with it. */
export function readEverything(written: string): Result<Everything['kept'], readonly string[]> {
  const parsed = openJson(written);
  if (!parsed.ok) return err([...parsed.error.map(({ message }) => message), 'Choose a file that Rulebox has saved.']);
  const { value } = parsed;
  if (!isFields(value) || value['rulebox'] !== 'everything') {
    return err(['This file does not say that it holds everything of Rulebox. Choose one that was saved here.']);
  }
  if (value['version'] !== EVERYTHING_VERSION) {
    return err([
      `The file is of version ${JSON.stringify(value['version'])}; this Rulebox reads version ${EVERYTHING_VERSION}.`,
    ]);
  }
  const faults = jsonShape.faultsIn(value['kept'], kept, '"kept"');
  return faults.length > 0 ? err(faults.map(({ message }) => message)) : ok(value['kept'] as Everything['kept']);
}
