import type { CardProgram } from '../language.js';
import { isNode, type Node } from '../telling/node.js';
import { says } from '../telling/walk.js';
import { inEachText, retold } from './tell.js';

/** Those from which damage was healed, as a name. */
export const HEALED = '#healed';

/** Cards that a player discarded, as a name; other deeds are named by what was done. */
export const DISCARDED = '#discarded in this way';

/**
 * What was done with the cards that a text counts later is said there again: "for each card discarded in this way". The
 * names of what was done are put in the place of the numbers.
 */
export const tellDeedsApart = (program: CardProgram): CardProgram =>
  inEachText(program, (text) => {
    const deeds: Deeds = new Map();
    find(text, deeds, TO_YOU);
    return deeds.size === 0 ? text : retold(text, (made, was) => ({ ...made, ...told(made, was, deeds) }));
  });

/** What is said again of each name. */
type Deeds = Map<unknown, string>;

/** What was done, in words after "card"; null where the name says something else. */
export const deedText = (of: string): string | null => (of.endsWith(' in this way') ? of.slice(1) : null);

/** Where a deed is told: whose cards they are then, and whether it was left to a choice. */
interface Told {
  readonly whose: 'your' | 'their';
  readonly isLeft: boolean;
}

const TO_YOU: Told = { whose: 'your', isLeft: false };

function find(value: unknown, deeds: Deeds, told: Told): void {
  if (Array.isArray(value)) for (const one of value) find(one, deeds, told);
  else if (isNode(value)) {
    const { as, op } = value;
    if (typeof as === 'string') {
      const deed = deedOf(value, told.whose);
      if (deed !== null) deeds.set(as, `#${deed} in this way`);
      if (op === 'heal') deeds.set(`${HEALED}${as}`, HEALED);
      const asked = told.isLeft || MAY_FALL_SHORT.has(op) || isOfSeveral(value) ? askedOf(value) : null;
      if (asked !== null) deeds.set(`${ASKED}${as}`, asked);
      if (op === 'as-player') deeds.set(`${ASKED}${as}`, askedOfThem(value.do));
    }
    const whose = op === 'as-player' && value.who !== 'you' ? 'their' : told.whose;
    for (const inner of Object.values(value)) find(inner, deeds, { whose, isLeft: op === 'may' });
  }
}

const MAY_FALL_SHORT = new Set<unknown>(['draw', 'heal', 'knock-out']);

/** So many cards: of these "you do" asks for all. */
const isOfSeveral = ({ op, cards }: Node): boolean =>
  op === 'move' && isNode(cards) && isNode(cards.take) && Number(cards.take.n) > 1;

/** What another player did, or was left to do. */
function askedOfThem(body: unknown): string {
  const [only, ...rest] = body as readonly Node[];
  if (rest.length === 0 && only.op === 'may') return 'they do';
  return rest.length === 0 && only.order === 'random'
    ? 'they put any cards on the bottom of their deck in this way'
    : 'you do';
}

/** How the names begin of what a text asks whether it was done. */
const ASKED = '#?';

/** What "if" asks of a deed that "you do" would not tell apart: part of what was left to a choice, or only partly done. */
function askedOf({ op, to }: Node): string | null {
  if (op === 'draw') return 'you drew any cards in this way';
  if (op === 'heal') return 'you healed any damage in this way';
  if (op === 'knock-out') return 'that Pokémon is Knocked Out in this way';
  if (op === 'attach') return 'you attached any Energy cards in this way';
  if (op !== 'move' || !isNode(to)) return null;
  const whose = to.whose === 'opponent' ? "your opponent's" : 'your';
  if (to.zone === 'discard') return 'you discarded any cards in this way';
  if (to.zone === 'bench') return `you put any Pokémon onto ${whose} Bench in this way`;
  if (to.zone !== 'deck') return null;
  if (to.end === 'bottom') return `you put any cards on the bottom of ${whose} deck in this way`;
  return to.end === undefined ? `you shuffled any cards into ${whose} deck in this way` : null;
}

/** Whether it was done, in words after "if"; null where "you do" says it. */
export const askedText = (what: string): string | null => (what.startsWith(ASKED) ? what.slice(ASKED.length) : null);

function deedOf({ op, who, to }: Node, whose: Told['whose']): string | null {
  if (op === 'attach') return 'attached';
  if (op === 'look') return who === 'each' ? 'you revealed' : null;
  if (op !== 'move' || !isNode(to) || to.whose !== undefined) return null;
  if (to.zone === 'discard') return 'discarded';
  if (to.zone === 'lost-zone') return 'put in the Lost Zone';
  if (to.zone === 'hand') return `put into ${whose} hand`;
  if (to.zone !== 'deck') return null;
  if (to.end === undefined) return `put into ${whose} deck`;
  return `put on ${to.end === 'top' ? 'top' : 'the bottom'} of ${whose} deck`;
}

/** Cards of which it cannot be said again which they are. */
export const UNTOLD = '#untold';
const REVEALED = '#you revealed in this way';

/** Whether such cards were among them, in words after "if"; null where that cannot be said. */
export function amongText(pool: string, noun: { readonly one: string; readonly several: string }): string | null {
  const deed = deedText(pool);
  if (deed === 'attached in this way') return `you attached any ${noun.several} in this way`;
  if (deed === 'put into your deck in this way') return `you shuffled ${noun.one} into your deck in this way`;
  return deed !== null && SAID_AGAIN.has(deed) ? `you put ${noun.one} ${deed.slice('put '.length)}` : null;
}

const SAID_AGAIN: ReadonlySet<string> = new Set([
  'put into your hand in this way',
  'put on the bottom of your deck in this way',
]);

/** What is counted of cards that something was done with: the cards, or what they provided. */
const COUNTED: ReadonlySet<unknown> = new Set(['n', 'energy']);

/** The fields that are told anew. */
function told(made: Node, was: Node, deeds: Deeds): Node {
  const { num, what, of, get, name, test, op } = was;
  const deed = num === 'bound' && COUNTED.has(what) ? deeds.get(of) : undefined;
  const healed = get === 'ref' ? deeds.get(`${HEALED}${name}`) : undefined;
  const asked = test === 'did' && was.n === undefined ? deeds.get(`${ASKED}${what}`) : undefined;
  return {
    ...(deed === undefined ? {} : { of: deed }),
    ...(num === 'count' && was.distinct === 'type' && isNode(of) ? { of: ofTypes(of, deeds) } : {}),
    ...(healed === undefined ? {} : { name: healed }),
    ...(asked === undefined ? {} : { what: `${ASKED}${asked}` }),
    ...(op === 'if' && was.if !== undefined ? { if: whatWas(was, made.if ?? was.if, deeds) } : {}),
  };
}

/** Cards that are told apart by their types. */
function ofTypes(of: Node, deeds: Deeds): Node {
  const deed = isNode(of.in) ? deeds.get(of.in.pool) : undefined;
  return deed === undefined ? of : { ...of, in: { pool: deed } };
}

/**
 * "If you discarded such a card in this way"; where it is spoken of further on, "those cards" are meant there too. Of cards
 * that something else was done with nothing more can be said than that.
 */
function whatWas({ if: test = {}, do: body }: Node, made: Node, deeds: Deeds): Node {
  const { of } = test;
  if (test.test !== 'exists' || test.n !== undefined || !isNode(of) || !isNode(of.in)) return made;
  const { pool } = of.in;
  const deed = deeds.get(pool);
  if (deed === undefined || deed === REVEALED) return made;
  const isSpokenOf = says(body, String(pool));
  if (isSpokenOf && deed === DISCARDED) return made;
  return { ...test, of: { ...of, in: { pool: isSpokenOf ? UNTOLD : deed } } };
}
