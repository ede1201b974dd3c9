import type { ScriptPart } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import type { Test } from '../effects/terms.js';
import { looksAtHidden, someWord } from '../effects/walk.js';
import type { Format } from '../model/format.js';

/*
 * A text is written for two players with one Active Pokémon each. Where there are more, whom it means is a choice: it
 * becomes a statement of its own before what the text does. Nothing is changed for formats that have one of each.
 */

/** Bindings that texts cannot have. */
export const YOU = '#!you';
export const THEM = '#!them';
const YOURS = '#!yours';
const THEIRS = '#!theirs';
type Whose = typeof YOURS | typeof THEIRS;

type Node = Readonly<Record<string, unknown>>;

const DEFENDER: Node = { get: 'ref', name: 'defender' };

const known = new WeakMap<ScriptPart, Map<Format, ScriptPart>>();

/** A part as it is carried out in a format; `text`: the words that it was compiled from. @rule FMT-10 FMT-23 FMT-24 */
export function inFormat(part: ScriptPart, format: Format, text: string): ScriptPart {
  if (format.actives === 1 && format.designates === 'nobody') return part;
  const made = known.get(part) ?? new Map<Format, ScriptPart>();
  known.set(part, made);
  const before = made.get(format);
  if (before !== undefined) return before;
  const two = part.part === 'would' ? part : { ...part, do: inTwo(part.do, part.part === 'attack') };
  const one = format.actives > 1 ? withOneActive(two) : two;
  const said = format.designates === 'players' ? withPlayers(one, text) : one;
  made.set(format, said);
  return said;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

// ── both Active Pokémon ──

const SELF: Node = { get: 'ref', name: 'self' };
const YOUR_ACTIVE: Node = { get: 'pokemon', side: 'you', spot: 'active' };
const THEIR_ACTIVE: Node = { get: 'pokemon', side: 'opponent', spot: 'active' };

/**
 * "Both Active Pokémon" are two: one's own and the opponent's, in an attack the attacker and the one attacked. Worded for
 * more of them it is "each"; the books speak of "each" alone, so this is inferred. @rule FMT-07 FMT-10 FMT-24 FMT-25
 */
function inTwo<T>(value: T, inAttack: boolean): T {
  if (Array.isArray(value)) return value.map((each) => inTwo(each, inAttack)) as T;
  if (!isNode(value)) return value;
  const made = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === 'rules' ? each : inTwo(each, inAttack)]),
  );
  return (isBoth(value) ? { ...made, where: isOneOf(inAttack, made['where']) } : made) as T;
}

const isBoth = ({ get, side, spot, take, every }: Node): boolean =>
  get === 'pokemon' && side === 'any' && spot === 'active' && take === undefined && every === undefined;

function isOneOf(inAttack: boolean, where: unknown): Node {
  const that = where === undefined ? {} : { where };
  // Who attacks and is attacked is settled; elsewhere one is chosen among those that the text describes.
  if (!inAttack) return eitherOf({ ...YOUR_ACTIVE, ...that }, { ...THEIR_ACTIVE, ...that });
  const inIt = eitherOf(SELF, DEFENDER);
  return where === undefined ? inIt : { test: 'all', of: [inIt, where] };
}

const eitherOf = (...two: readonly [Node, Node]): Node => ({
  test: 'any',
  of: two.map((of) => ({ test: 'is', of })),
});

// ── one of several Active Pokémon ──

/** Whose words they are: the player's whose text it is, the opponent's who is told to do something, or somebody else's. */
type Spoken = 'you' | 'opponent' | 'somebody';

/** "The Active Pokémon" is one of them, the same in the whole text; in an attack the one attacked. @rule FMT-07 FMT-10 */
function withOneActive(part: ScriptPart): ScriptPart {
  const chosen = new Map<string, Statement>();
  const words: Choosing = { chosen, inAttack: part.part === 'attack', isUsed: part.part !== 'trigger' };
  if (part.part === 'would') return part;
  const body = inOne(part.do, 'you', words) as readonly Statement[];
  const isYours = (pick: Statement): boolean => pick.as!.startsWith(YOURS);
  const picks = [...chosen.values()];
  return { ...part, do: ahead(part, body, [...picks.filter(isYours), ...picks.filter((pick) => !isYours(pick))]) };
}

interface Choosing {
  /** The choice of each, by its name: of those that are described alike it is the same one. */
  readonly chosen: Map<string, Statement>;
  readonly inAttack: boolean;
  /** Used by a player: outside attacks "the Defending Pokémon" is an Active Pokémon like another then. */
  readonly isUsed: boolean;
}

const pickActive = (whose: Whose, as: `#${string}`, where: Test | undefined): Statement => ({
  op: 'pick',
  as,
  of: {
    get: 'pokemon',
    side: whose === YOURS ? 'you' : 'opponent',
    spot: 'active',
    ...(where === undefined ? {} : { where }),
    take: { n: 1 },
  },
});

/** Before everything else; of what may be done, when that has been said. */
function ahead(part: ScriptPart, body: readonly Statement[], first: readonly Statement[]): readonly Statement[] {
  const [may, ...rest] = body;
  if (part.part !== 'trigger' || may?.op !== 'may') return [...first, ...body];
  return [{ ...may, do: [...first, ...may.do] }, ...rest];
}

function inOne(value: unknown, spoken: Spoken, words: Choosing): unknown {
  if (Array.isArray(value)) return value.map((each) => inOne(each, spoken, words));
  if (!isNode(value)) return value;
  if (value['get'] === 'pokemon' && value['spot'] === 'active') return activeOf(value, spoken, words);
  if (value['get'] === 'ref' && value['name'] === 'defender' && !words.inAttack && words.isUsed)
    return chosenOf(THEIRS, words);
  const inner = value['op'] === 'as-player' ? toldTo(value['who'], spoken) : spoken;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === 'rules' ? each : inOne(each, inner, words)]),
  );
}

const toldTo = (who: unknown, spoken: Spoken): Spoken => {
  if (who === 'you') return spoken;
  if (who !== 'opponent' || spoken === 'somebody') return 'somebody';
  return spoken === 'you' ? 'opponent' : 'you';
};

function chosenOf(whose: Whose, words: Choosing, where?: Test): Node {
  const name = where === undefined ? whose : (`${whose} ${JSON.stringify(where)}` as const);
  words.chosen.set(name, pickActive(whose, name, where));
  return { get: 'ref', name };
}

/** All of them where the text says so, and where it is chosen among them already; else one of those that it describes. */
function activeOf(selector: Node, spoken: Spoken, words: Choosing): Node {
  const { side, take, every } = selector;
  const where = selector['where'] as Test | undefined;
  if (isBoth(selector)) return { ...selector, where: inOne(where, spoken, words) };
  if (take !== undefined || every !== undefined || (side !== 'you' && side !== 'opponent')) return selector;
  const own = (side === 'you') === (spoken === 'you');
  if (spoken !== 'somebody' && !own && words.inAttack) return defenderThat(selector, where);
  if (spoken === 'somebody' || !isClosed(where)) return { ...selector, take: { n: 1 }, by: 'controller' };
  return chosenOf(own ? YOURS : THEIRS, words, where);
}

/** The Defending Pokémon, if it is what the text describes. */
const defenderThat = (selector: Node, where: Test | undefined): Node =>
  where === undefined ? DEFENDER : { ...selector, where: { test: 'all', of: [{ test: 'is', of: DEFENDER }, where] } };

/** Whether it means the same before everything else, said by whomever: it speaks of no player and of nothing bound. */
const isClosed = (where: Test | undefined): boolean =>
  !someWord(where, (word) => word.startsWith('#') || PLAYERS.includes(word));

const PLAYERS: readonly string[] = ['you', 'opponent', 'they'];

// ── one of two players ──

/** Whom the text means by its words is said before it is carried out. @rule FMT-23 FMT-24 */
function withPlayers(part: ScriptPart, text: string): ScriptPart {
  if (part.part === 'would') return part;
  const picks: Statement[] = [];
  const isUsed = part.part !== 'trigger';
  const body = isUsed && saysYou(text) && isAboutYou(part.do, 'you') ? asYou(part.do, picks) : part.do;
  if (part.part !== 'attack' && someWord(part.do, isTheirs)) picks.push(pickPlayer(THEM, 'opponents', part.do));
  return picks.length === 0 ? part : { ...part, do: ahead(part, body, picks) };
}

const isTheirs = (word: string): boolean => word === 'opponent' || word === 'defender';

function asYou(body: readonly Statement[], picks: Statement[]): readonly Statement[] {
  picks.push(pickPlayer(YOU, 'team', body));
  return [{ op: 'as-player', who: YOU, do: body }];
}

/** Whom the text could do something for is seen only where nothing in it hangs on hidden cards. @rule ZONE-07 */
const pickPlayer = (as: `#${string}`, among: 'team' | 'opponents', text: readonly Statement[]): Statement => ({
  op: 'pick',
  as,
  of: { get: 'player', among, ...(looksAtHidden(text) ? {} : { of: text }) },
});

/** A text states "you" or "your" where it does not speak of the opponent or of a turn. @rule FMT-23 */
const saysYou = (text: string): boolean =>
  /\byou(r|rs)?\b/i.test(
    text.replace(
      /\byour opponent\b|\b(during|on|at the end of) your( next| opponent's)? turn\b|\bbefore your attack\b/gi,
      '',
    ),
  );

const OWN = new Set(['draw', 'take-prizes', 'shuffle']);

/** Whether anything in it is a matter of whose things they are: a zone, a side, a draw, or of who did something. */
function isAboutYou(value: unknown, spoken: Spoken): boolean {
  if (Array.isArray(value)) return value.some((each) => isAboutYou(each, spoken));
  if (!isNode(value)) return false;
  const whose = value['side'] ?? value['whose'] ?? value['who'];
  const isPlaced =
    value['get'] === 'pokemon' ||
    OWN.has(`${value['op']}`) ||
    ('zone' in value && value['zone'] !== 'stadium' && value['zone'] !== 'discard');
  const own = spoken === 'you' ? [undefined, 'you', 'each'] : spoken === 'opponent' ? ['opponent', 'each'] : [];
  if (isPlaced && own.includes(whose as never)) return true;
  if ('event' in value && value['by'] !== undefined && own.includes(value['by'] as never)) return true;
  const inner = value['op'] === 'as-player' ? toldTo(value['who'], spoken) : spoken;
  return Object.entries(value).some(([key, each]) => key !== 'rules' && isAboutYou(each, inner));
}
