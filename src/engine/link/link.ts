import type { Term } from '../effects/fields.js';
import {
  ANYTHING,
  type Concern,
  FIRST_FREE_SLOT,
  type LinkedAction,
  type LinkedRule,
  type Op,
  OTHER_SIDE,
  OWN_CARD,
  OWN_POKEMON,
  OWN_SIDE,
  type PowerOf,
  type Script,
  type ScriptPart,
  SOME_POKEMON,
} from '../effects/linked.js';
import type { CardProgram, Part, PlayPart, Rule, Statement, TriggerRule, WouldRule } from '../effects/program.js';
import type { HappeningWord } from '../effects/terms.js';
import { someTerm } from '../effects/walk.js';
import type { Era } from '../eras/era.js';
import type { CardFacts } from '../model/card-facts.js';
import type { Format } from '../model/format.js';
import { NONE } from '../model/state.js';
import { lossesOf } from './after-healing.js';
import { beginningOf } from './beginning.js';
import { leavingLater, NONE_STAYS, stayingIn } from './counted-energy.js';
import { Flattener } from './flatten.js';
import { foreseen } from './foreseen.js';
import { inFormat, THEM } from './in-format.js';
import { channelOf, LISTENING_WORDS, TRIGGER_CHANNELS } from './listen.js';
import { isOfEach } from './of-each.js';
import { inOneShape } from './one-shape.js';
import { reachesOthers } from './reaches-others.js';
import { asReduction } from './reduction.js';
import { receiversOf } from './revealed-for.js';
import { asWritten, type Scheduled, schedule, type Op as Unlinked } from './schedule.js';
import { inWordsOf } from './wording.js';

/** What a card's program has become: numbers of scripts and rules of the game. */
export interface LinkedCard {
  /** For each attack its script, `NONE` where it has no text. */
  readonly attacks: readonly number[];
  readonly actions: readonly LinkedAction[];
  readonly rules: readonly number[];
  /** Of a Pokémon card: those that it has while it is attached as a Pokémon Tool, and only then. @rule KIND-07 */
  readonly rulesAsTool: readonly number[];
  /** What happens when it is played; `NONE` if nothing. */
  readonly play: number;
  readonly playPart: PlayPart | null;
  /** Its own text says what Energy it provides. */
  readonly changesOwn: boolean;
  /** The power that lets it be put onto a Pokémon earlier than the rules do. */
  readonly evolvesEarly: PowerOf | null;
}

export const UNLINKED: LinkedCard = {
  attacks: [],
  actions: [],
  rules: [],
  rulesAsTool: [],
  play: NONE,
  playPart: null,
  evolvesEarly: null,
  changesOwn: false,
};

interface Making {
  readonly slots: Readonly<Record<string, number>>;
  readonly size: number;
  readonly name: string;
  readonly power: PowerOf | null;
  /** The words that the part was compiled from. */
  readonly text: string;
}

/** The slots that every script begins with. */
const EMPTY: Pick<Making, 'slots' | 'size'> = { slots: {}, size: FIRST_FREE_SLOT };

/** The operations of a part before they are numbered. */
interface Layout extends Scheduled {
  /** The slots around it. */
  readonly from: Making['slots'];
  readonly slots: Making['slots'];
  readonly size: number;
  readonly reachesOthers: boolean;
}

/** Parts are the same in many games: for each its layout in each era. */
const layouts = new WeakMap<ScriptPart, Map<Era, Layout>>();
const reductions = new WeakMap<Rule, Rule>();
const choices = new WeakMap<Rule, TriggerRule>();

/** A Poké-Power is used by choice, whatever sets it off and whether or not its text says so. @rule POW-02 POW-07 */
function byChoice(rule: Rule): Rule {
  if (rule.part !== 'trigger' || rule.do[0]?.op === 'may') return rule;
  const known = choices.get(rule) ?? { ...rule, do: [{ op: 'may', do: rule.do }] };
  choices.set(rule, known);
  return known;
}

function layoutOf(part: ScriptPart, making: Making, era: Era): Layout {
  const known = layouts.get(part) ?? new Map<Era, Layout>();
  layouts.set(part, known);
  const before = known.get(era);
  if (before?.from === making.slots) return before;
  const flat = new Flattener(making.slots, making.size);
  const isAttack = part.part === 'attack';
  const staying = isAttack ? stayingIn(part.do, era) : NONE_STAYS;
  flat.flatten(part.do, part.part === 'trigger' || part.part === 'would', staying);
  const marked = leavingLater(flat.ops, staying, flat.slots);
  const { ops: written, ends } = isAttack ? schedule(marked, flat.slots, era) : asWritten(marked);
  const ops = written.map((op) => ({ ...op, do: inOneShape(op.do) }));
  const layout = {
    ops,
    ends,
    from: making.slots,
    slots: flat.slots,
    size: flat.size,
    reachesOthers: reachesOthers(part.do),
  };
  known.set(era, layout);
  return layout;
}

/** What a player can do once in a game, whichever card lets them do it. @rule CLS-18 CLS-32 */
const ONCE_BITS = { GX: 1, VSTAR: 2 } as const;

const onceBit = (of: string, per: string, key: string | undefined): number =>
  of === 'player' && per === 'game' && (key === 'GX' || key === 'VSTAR') ? ONCE_BITS[key] : 0;

const onceOf = (part: ScriptPart): number =>
  'limits' in part ? (part.limits ?? []).reduce((bits, { of, per, key }) => bits | onceBit(of, per, key), 0) : 0;

const makingOf = ({ name, text }: { readonly name: string; readonly text: string }): Making => ({
  ...EMPTY,
  name,
  text,
  power: null,
});

const isForBearer = (part: Part): boolean =>
  someTerm(part, (term) => 'get' in term && term.get === 'ref' && term.name === 'holder');

type LastingStatement = Extract<Statement, { op: 'lasting' }>;

/** Links the programs of a game's cards; scripts and rules are numbered through. */
export class Linker {
  readonly scripts: Script[] = [];
  readonly rules: LinkedRule[] = [];
  private readonly era: Era;
  private readonly format: Format;
  /** How many operations there are. */
  ops = 0;
  /** Keys of limits that hold for the whole game. */
  readonly gameLimits = new Set<number>();
  private readonly limitKeys = new Map<string, number>();
  private actions = 0;

  constructor(era: Era, format: Format) {
    this.era = era;
    this.format = format;
  }

  card(printed: CardProgram, facts: CardFacts): LinkedCard {
    const program = inWordsOf(printed, facts, this.era);
    const attacks = program.attacks.map((part, number) =>
      part === null ? NONE : this.script(part, makingOf(facts.attacks[number] ?? facts)),
    );
    const powers = program.powers.flatMap((parts, number) => {
      const { name, kind, text } = facts.powers[number]!;
      return parts.map((part) => ({ part, making: { ...EMPTY, name, text, power: { name, kind, number } } }));
    });
    const own = program.card.map((part) => ({ part, making: makingOf(facts) }));
    return { attacks, ...this.parts([...powers, ...own]) };
  }

  private parts(all: readonly { readonly part: Part; readonly making: Making }[]): Omit<LinkedCard, 'attacks'> {
    const actions: LinkedAction[] = [];
    const rules: number[] = [];
    const rulesAsTool: number[] = [];
    let play = NONE;
    let playPart: PlayPart | null = null;
    let changesOwn = false;
    let evolvesEarly: PowerOf | null = null;
    for (const { part, making } of all) {
      if (part.part === 'action') {
        actions.push({
          id: this.actions++,
          part: inOneShape(part),
          script: this.script(part, making),
          power: making.power,
        });
      } else if (part.part === 'play') {
        play = this.script(part, making);
        playPart = inOneShape(part);
      } else if (isOfCardInHand(part)) evolvesEarly = making.power;
      else if (part.part !== 'attack') {
        // What a Pokémon does for its bearer is the text of a Pokémon Tool, no power. KIND-07
        if (making.power !== null && isForBearer(part))
          rulesAsTool.push(this.rule(part, { ...making, power: null }, null));
        else rules.push(this.rule(part, making, null));
        changesOwn ||= part.part === 'answer' && part.question === 'provides';
      }
    }
    return { actions, rules, rulesAsTool, play, playPart, changesOwn, evolvesEarly };
  }

  private script(part: ScriptPart, making: Making): number {
    const { ops, ends, slots, size, reachesOthers } = layoutOf(
      inFormat(part, this.format, making.text),
      making,
      this.era,
    );
    const losses = lossesOf(part, this.era);
    const id = this.scripts.length;
    const numbered = ops.map((op) => opOf(op, ops, this.ops++, NO_RULES));
    const script = {
      id,
      part: inOneShape(part),
      name: making.name,
      ops: numbered,
      slots,
      size,
      ends,
      them: slots[THEM] ?? NONE,
      foreseen: foreseen(losses.length === 0 ? part.do : part.do.filter((one) => !losses.includes(one))),
      judged: undefined,
      begins: part.part === 'action' ? beginningOf(foreseen(part.do)) : null,
      reachesOthers,
      healsAtALoss: losses.length > 0,
      receivers: receiversOf(part, this.era),
      limits: this.limits(part, id),
      once: onceOf(part) | (making.power?.kind === 'vstar-power' ? ONCE_BITS.VSTAR : 0),
    };
    this.scripts.push(script);
    const inside: Making = { ...making, slots, size };
    script.ops = numbered.map((op) =>
      op.do.op === 'lasting' ? opOf(op, ops, op.id, this.lasting(op.do, inside)) : op,
    );
    return id;
  }

  /** Limits that are shared have one key; those of a card are the script's own. @rule POW-03 EFF-18 */
  private limits(part: ScriptPart, script: number): number[] {
    const limits = 'limits' in part ? (part.limits ?? []) : [];
    return limits.map(({ of, per, key }, i) => {
      if (onceBit(of, per, key) !== 0) return NONE; // counted for the player, whatever it is
      const name = of === 'card' ? `${script} ${i}` : `${of} ${key ?? ''}`;
      const number = this.limitKeys.get(name) ?? this.limitKeys.size;
      this.limitKeys.set(name, number);
      if (per === 'game') this.gameLimits.add(number);
      return number;
    });
  }

  private lasting(statement: LastingStatement, making: Making): number[] {
    return statement.rules.map((rule) => this.rule(rule, making, statement));
  }

  private rule(printed: Rule, making: Making, lasting: LastingStatement | null): number {
    const written = lasting === null && making.power?.kind === 'poke-power' ? byChoice(printed) : printed;
    const rule = reductions.get(written) ?? inOneShape(asReduction(written));
    reductions.set(written, rule);
    const { number: channel, word, bit } = channelOf(rule);
    const script = rule.part === 'answer' ? NONE : this.script(written as TriggerRule | WouldRule, making);
    this.rules.push({
      id: this.rules.length,
      rule,
      name: making.name,
      script,
      slots: making.slots,
      size: making.size,
      them: making.slots[THEM] ?? NONE,
      span: lasting?.span ?? null,
      ends: inOneShape(lasting?.ends ?? []),
      once: lasting?.once ?? false,
      label: lasting?.label ?? '',
      power: lasting === null ? making.power : null,
      concerns: concernOf(rule),
      ofEach: (lasting === null || typeof lasting.on === 'string') && isOfEach(rule),
      channel,
      word,
      bit,
      standing: [],
    });
    return this.rules.length - 1;
  }
}

/** It says how the card itself is put onto a Pokémon: once it lies there, it says nothing more. @rule EVO-06 EVO-07 */
const isOfCardInHand = (part: Part): boolean =>
  part.part === 'answer' &&
  part.question === 'can-evolve' &&
  typeof part.of !== 'string' &&
  part.of.get === 'ref' &&
  part.of.name === 'card';

function concernOf(rule: Rule): Concern {
  if (rule.part !== 'answer' || typeof rule.of === 'string') return ANYTHING;
  if (rule.of.get === 'pokemon')
    return rule.of.side === 'you' ? OWN_SIDE : rule.of.side === 'opponent' ? OTHER_SIDE : SOME_POKEMON;
  if (rule.of.get !== 'ref') return ANYTHING;
  if (rule.of.name === 'self' || rule.of.name === 'holder') return OWN_POKEMON;
  return rule.of.name === 'card' ? OWN_CARD : ANYTHING;
}

/** Written out, so that all operations are of one shape: they are read all the time. */
const opOf = (op: Unlinked, among: readonly Unlinked[], id: number, rules: readonly number[]): Op => ({
  id,
  do: op.do,
  guard: op.guard,
  is: op.is,
  you: op.you,
  subject: op.subject,
  ofCards: isOfCards(among.find(({ into }) => op.subject !== NONE && into === op.subject)),
  into: op.into,
  optional: op.optional,
  whole: op.whole,
  required: op.required,
  rules,
});

const NO_RULES: readonly number[] = [];

function isOfCards(loop: Unlinked | undefined): boolean {
  if (loop?.do.op !== 'loop' || loop.do.of === 'each') return false;
  return loop.do.of.get === 'cards' || loop.do.of.get === 'whole';
}

/** Happenings that a text of this game asks about afterwards, as bits; empty: there are none. */
export function asksAbout(programs: readonly (CardProgram | null)[]): readonly number[] {
  const words = programs.flatMap((program) => (program === null ? [] : askedIn(program)));
  if (words.length === 0) return [];
  const remembered = new Array<number>(LISTENING_WORDS).fill(0);
  for (const name of words) {
    const { word, bit } = TRIGGER_CHANNELS[name];
    remembered[word]! |= bit;
  }
  return remembered;
}

/** A program is the same in many games. */
const knownToAsk = new WeakMap<CardProgram, readonly HappeningWord[]>();

function askedIn(program: CardProgram): readonly HappeningWord[] {
  const known = knownToAsk.get(program);
  if (known !== undefined) return known;
  const words = new Set<HappeningWord>();
  const parts = [...program.attacks, ...program.powers.flat(), ...program.card].filter((part) => part !== null);
  someTerm(parts, (term) => {
    const word = askedBy(term);
    if (word !== null) words.add(word);
    return false;
  });
  knownToAsk.set(program, [...words]);
  return [...words];
}

function askedBy(term: Term): HappeningWord | null {
  if ('test' in term) return term.test === 'happened' ? term.what.event : null;
  if (!('num' in term)) return null;
  if (term.num === 'tally') return term.what.event;
  return term.num === 'stat' && term.what === 'damage-before' ? 'damaged' : null;
}
