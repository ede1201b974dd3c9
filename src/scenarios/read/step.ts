import { actionAt } from './action.js';
import { answersAt } from './answer.js';
import type { StepClaim } from './claims.js';
import type { Context } from './context.js';
import { factsAt } from './fact.js';
import { rulesAt } from './rule-ids.js';
import { yesNoAt } from './scalar.js';
import {
  entriesOf,
  type Fields,
  fieldsOf,
  isBlock,
  itemsOf,
  lineOf,
  maybe,
  report,
  type Spot,
  sourceOf,
} from './spot.js';

/** Beside the player: whether the attack of this step is only announced. */
const IN_VAIN = 'in-vain';

/** The `do:` list. */
export const stepsAt = (spot: Spot, context: Context): StepClaim[] =>
  itemsOf(spot, 'a list of steps').flatMap((item) => stepAt(item, context) ?? []);

function stepAt(spot: Spot, context: Context): StepClaim | null {
  const seats = context.table.seats;
  if (!isBlock(spot)) {
    report(spot, 'A step is `{ PLAYER: action }` or `{ expect: … }`; say first which player acts.');
    return null;
  }
  const fields = fieldsOf(spot, [...seats, 'expect', 'choose', ...OF_REFUSED, IN_VAIN], 'a step');
  const players = seats.filter((seat) => fields.has(seat));
  if (players.length > 1) {
    report(spot, `One player a step, but here are ${players.join(' and ')}: their order must be told, in two steps.`);
    return null;
  }
  if (players.length === 1) return playerStep(spot, fields, players[0], context);
  return expectStep(spot, fields, context);
}

function expectStep(spot: Spot, fields: Fields, context: Context): StepClaim | null {
  const expect = fields.get('expect');
  if (!expect) {
    if (fields.size > 0 || entriesOf(spot, 'a step').length === 0) {
      report(spot, `This step says neither who acts (${context.table.seats.join(', ')}) nor what to \`expect\`.`);
    }
    return null;
  }
  for (const key of ['choose', ...OF_REFUSED, IN_VAIN]) {
    if (fields.has(key)) report(fields.get(key)!, `\`${key}\` goes with the step of a player, not with \`expect\`.`);
  }
  return { kind: 'expect', line: lineOf(spot), text: sourceOf(spot), facts: factsAt(expect, context) };
}

function playerStep(spot: Spot, fields: Fields, player: string, context: Context): StepClaim | null {
  const acted = fields.get(player)!;
  const expect = fields.get('expect');
  if (expect) report(expect, 'Facts in the middle are a step of their own: `- expect: { … }` after this one.');
  const keys = isBlock(acted) ? entriesOf(acted, 'an action').map(({ key }) => key) : [];
  if (keys.includes('refused')) return refusedStep(spot, fields, player, context);
  const misplaced = [...OF_REFUSED, 'choose'].find((key) => keys.includes(key));
  if (misplaced !== undefined) {
    const advice =
      misplaced === 'choose' ? 'it stands beside the player: `{ A: { … }, choose: [ … ] }`' : 'it goes with `refused`';
    report(acted, `\`${misplaced}\` is misplaced: ${advice}.`);
    return null;
  }
  for (const key of OF_REFUSED) {
    const at = fields.get(key);
    if (at) report(at, `\`${key}\` goes with \`refused\`: \`{ A: { refused: { … }, ${key}: … } }\`.`);
  }
  const action = actionAt(acted, context.table);
  const choose = maybe(fields.get('choose'), [], (at) => answersAt(at, context.table));
  const inVain = maybe<boolean | null>(fields.get(IN_VAIN), null, (at) => yesNoAt(at, 'whether the attack is in vain'));
  const misfit = action && action.kind !== 'attack' ? fields.get(IN_VAIN) : undefined;
  if (misfit) report(misfit, ATTACKS_ONLY);
  return action && { kind: 'act', line: lineOf(spot), text: sourceOf(spot), player, action, choose, inVain };
}

const ATTACKS_ONLY = '`in-vain` goes with an attack: only an attack is announced in vain.';

/** Which rules refuse an action: one that is cited, and one that is cited first. */
const OF_REFUSED = ['rule', 'leads'] as const;

/** `{ A: { refused: ACTION, rule: ID, leads: ID } }`; both may also stand beside the player. */
function refusedStep(spot: Spot, fields: Fields, player: string, context: Context): StepClaim | null {
  const inner = fieldsOf(fields.get(player)!, ['refused', ...OF_REFUSED], 'a refused action');
  const choose = fields.get('choose');
  const inVain = fields.get(IN_VAIN);
  if (inVain) report(inVain, 'A refused action is a question only: nothing is announced, so there is no `in-vain`.');
  if (choose) report(choose, 'A refused action raises no decisions, so there is nothing to `choose`.');
  const [rules, leads] = OF_REFUSED.map((key) =>
    [inner.get(key), fields.get(key)].flatMap((at) => (at ? rulesAt(at, context.known) : [])),
  );
  const action = actionAt(inner.get('refused')!, context.table);
  return action && { kind: 'refused', line: lineOf(spot), text: sourceOf(spot), player, action, rules, leads };
}
