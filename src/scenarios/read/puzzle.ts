import { actionAt } from './action.js';
import { answerAt } from './answer.js';
import type { ActionClaim, StepClaim } from './claims.js';
import type { Context } from './context.js';
import type { Known } from './diagnostic.js';
import { factsAt } from './fact.js';
import type { PuzzleClaim, RightClaim } from './puzzle-claims.js';
import { plainAt, textAt } from './scalar.js';
import { formatIn, scenarioFrom } from './scenario.js';
import {
  type Fields,
  fieldsOf,
  isBlock,
  itemsOf,
  lineOf,
  maybe,
  report,
  requiredField,
  type Spot,
  sourceOf,
} from './spot.js';
import { stepsAt } from './step.js';
import { type Table, tableOf } from './table.js';

/** What a puzzle shares with a scenario: the board, and how the game came to the decision. */
const OF_SCENARIO = ['name', 'era', 'format', 'cards', 'given', 'coins', 'shuffles', 'do', 'impossible'];
const KEYS = [...OF_SCENARIO, 'why', 'best', 'blunders', 'turn', 'solution', 'mistake'];

/** One document of a file of puzzles. Whether the claim is any good, the page's diagnostics tell. */
export function puzzleAt(spot: Spot, known: Known): PuzzleClaim | null {
  if (!isBlock(spot)) {
    report(spot, 'A puzzle is a block of keys: `name`, `why`, `era`, `given`, and `best`, `blunders` or `turn`.');
    return null;
  }
  const fields = fieldsOf(spot, KEYS, 'a puzzle');
  const table = tableOf(formatIn(fields, known));
  const context: Context = { table, known, judgesDeck: false };
  const why = requiredField(spot, fields, 'why', 'say in one line why every strong player would agree');
  const rights = (key: string): RightClaim[] => maybe(fields.get(key), [], (at) => rightsAt(at, table));
  const steps = (key: string): StepClaim[] => maybe(fields.get(key), [], (at) => stepsAt(at, context));
  checkKeys(spot, fields);
  return {
    scenario: scenarioFrom(spot, fields, known),
    why: maybe(why, '', (at) => textAt(at, 'a line that says why')),
    best: rights('best'),
    blunders: rights('blunders'),
    turn: maybe(fields.get('turn'), [], (at) => factsAt(at, context)),
    solution: steps('solution'),
    mistake: steps('mistake'),
  };
}

/** Something must be right or wrong, and what a turn must come to is shown by a turn that does and one that does not. */
function checkKeys(spot: Spot, fields: Fields): void {
  if (!['best', 'blunders', 'turn'].some((key) => fields.has(key)))
    report(spot, 'This puzzle does not say what is right: write `best`, `blunders` or `turn`.');
  for (const key of ['solution', 'mistake']) {
    const at = fields.get(key);
    if (at && !fields.has('turn')) report(at, `\`${key}\` goes with \`turn\`: it shows what a turn comes to.`);
    if (!at && fields.has('turn'))
      report(fields.get('turn')!, `Beside \`turn\` stands a \`${key}\`: the steps of a turn that ${ENDS[key]!}.`);
  }
}

const ENDS: Readonly<Record<string, string>> = {
  solution: 'comes to these facts',
  mistake: 'does not, as players who err would play it',
};

const rightsAt = (spot: Spot, table: Table): RightClaim[] =>
  itemsOf(spot, 'a list of answers').flatMap((item) => {
    const action = rightAt(item, table);
    if (action?.kind === 'retreat' && action.pay !== null)
      report(item, 'How a retreat is paid is another answer: leave `pay` out here.');
    return action === null ? [] : [{ action, text: sourceOf(item) }];
  });

/** What is done in a turn, or a plain answer to what a text or a rule asks: a card, a place, `yes`. */
function rightAt(spot: Spot, table: Table): ActionClaim | null {
  const isAction = isBlock(spot) || plainAt(spot) === 'pass';
  return isAction ? actionAt(spot, table) : { kind: 'answer', line: lineOf(spot), answer: answerAt(spot, table) };
}
