import { factsShape, jsonShape } from '../../cards/index.js';
import { ERAS, err, FORMATS, ok, type Result, replay } from '../../engine/index.js';
import type { KeptGame } from '../../session/index.js';
import { EVERYTHING_VERSION } from './everything-version.js';

/** All that the browser keeps, as one file: by the names under which it is kept. */
export interface Everything {
  readonly rulebox: 'everything';
  readonly version: number;
  readonly kept: Readonly<Record<string, unknown>>;
}

const { fields, isFields, listOf, oneOf, text, whole } = jsonShape;
type Shape = (value: unknown, at: string) => string[];

const line = fields(
  { count: whole(1, 60), id: text, name: text },
  { card: fields({ setId: text, number: text, facts: (value, at) => factsShape(value, at) }, { blocked: text }) },
);

const deck = fields({
  id: text,
  name: text,
  era: oneOf(ERAS.map(({ id }) => id)),
  format: oneOf(FORMATS.map(({ id }) => id)),
  lines: listOf(line),
});

const shelf = fields({ decks: listOf(deck), open: jsonShape.orNull(text) });

const anything: Shape = () => [];

const recent = listOf(
  fields({ id: text, when: whole(0, Number.MAX_SAFE_INTEGER), packed: text, setup: anything, summary: anything }),
);

/** A game is good if it can be played again up to where it was left. */
const game: Shape = (value, at) => {
  const wrong = fields({ setup: anything, record: anything }, { summary: anything })(value, at);
  if (wrong.length > 0) return wrong;
  try {
    const again = replay((value as KeptGame).record);
    return again.ok ? [] : again.error.map(({ message }) => `${at}: ${message}`);
  } catch {
    return [`${at} is no record of a game.`];
  }
};

/** What is kept, and what each must look like. */
const KEPT: Readonly<Record<string, Shape>> = {
  'rulebox.decks': shelf,
  'rulebox.game': game,
  'rulebox.recent': recent,
  'rulebox.course': fields({ course: anything, learnt: fields({ done: listOf(text), happened: listOf(text) }) }),
  'rulebox.scenario': text,
  'rulebox.theme': oneOf(['night', 'day']),
};

/** What a file holds, whole and right; else sentences about what is wrong with it. */
export function readEverything(written: string): Result<Everything['kept'], readonly string[]> {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return err(['This is not JSON. Choose a file that Rulebox has saved.']);
  }
  if (!isFields(value) || value['rulebox'] !== 'everything') {
    return err(['This file does not say that it holds everything of Rulebox. Choose one that was saved here.']);
  }
  if (value['version'] !== EVERYTHING_VERSION) {
    return err([
      `The file is of version ${JSON.stringify(value['version'])}; this Rulebox reads version ${EVERYTHING_VERSION}.`,
    ]);
  }
  const { kept } = value;
  if (!isFields(kept)) return err(['"kept" must be an object.']);
  const faults = Object.entries(kept).flatMap(([name, each]) => {
    const shape = KEPT[name];
    return shape === undefined ? [`"${name}" is not known to this Rulebox.`] : shape(each, name);
  });
  return faults.length > 0 ? err(faults) : ok(kept);
}
