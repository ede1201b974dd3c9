import { type Doing, FIRST_FREE_SLOT, type LinkedTake, type Op } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import type { AttacksOf, CardsOf, PokemonOf, Test } from '../effects/terms.js';
import type { StepMark } from '../effects/words.js';
import { NONE } from '../model/state.js';
import { askedAbout, beginningOf } from './beginning.js';
import { isOfSearches, isShuffleOf, looksIntoDeck } from './put-and-shuffle.js';

/** An operation with the step it is marked for, before the era has put the steps in order. */
export interface Marked extends Omit<Op, 'id' | 'ofCards' | 'required' | 'rules'> {
  readonly mark: StepMark | null;
  /** Operations of one loop stay together: the number of the outermost loop, `NONE` outside. */
  readonly block: number;
}

/** What surrounds a statement. */
interface Around {
  readonly guard: number;
  readonly is: number;
  readonly you: number;
  readonly subject: number;
  readonly optional: boolean;
  readonly whole: boolean;
  readonly mark: StepMark | null;
  readonly block: number;
}

const ALONE: Around = {
  guard: NONE,
  is: 0,
  you: NONE,
  subject: NONE,
  optional: false,
  whole: false,
  mark: null,
  block: NONE,
};

/** Statements inside another one have their own step, but for what waits until it is known who is Knocked Out. */
const inner = ({ mark }: Around): StepMark | null => (mark === 'after' ? mark : null);

type Selector = PokemonOf | CardsOf | AttacksOf;

/** Turns nested statements into a list: every test, choice and act one operation, tied to its surroundings by slots. */
export class Flattener {
  readonly ops: Marked[] = [];
  readonly slots: Record<string, number>;
  size: number;
  private blocks = 0;

  constructor(slots: Readonly<Record<string, number>> = {}, size = FIRST_FREE_SLOT) {
    this.slots = { ...slots };
    this.size = size;
  }

  /** `staying`: acts whose cards are chosen by themselves, because they may go later than they are counted. */
  flatten(statements: readonly Statement[], asksFirst: boolean, staying: ReadonlySet<string> = new Set()): void {
    this.staying = staying;
    this.prices = askedAbout(statements);
    this.block(statements, ALONE, asksFirst);
  }

  private staying: ReadonlySet<string> = new Set();

  /** Names of what it is asked about whether it was done. */
  private prices: ReadonlySet<unknown> = new Set();

  private slot(name?: string): number {
    if (name === undefined) return this.size++;
    this.slots[name] ??= this.size++;
    return this.slots[name]!;
  }

  private push(doing: Doing, around: Around, into = NONE): number {
    this.ops.push({ do: doing, ...around, into });
    return this.ops.length - 1;
  }

  private block(statements: readonly Statement[], around: Around, asksFirst: boolean): void {
    let searched = NONE;
    statements.forEach((statement, i) => {
      const inside = statement.step === undefined ? around : { ...around, mark: statement.step };
      const isOfPut = isShuffleOf(statements[i - 1], statement) && !this.isLookedInto();
      if (isOfSearches(statement, statements[i + 1]) && !this.isLookedInto())
        searched = this.searches(statement, inside);
      else if (searched !== NONE) {
        this.statement(statement, { ...inside, guard: searched, is: 1 }, asksFirst);
        searched = NONE;
      } else this.statement(statement, isOfPut ? this.ifPut(inside) : inside, asksFirst);
    });
  }

  /** A search for each of several things; the slot that says whether there are any. */
  private searches({ of: things, do: body }: Extract<Statement, { op: 'for-each' }>, around: Around): number {
    const of = this.liftSelector(things, around);
    const slot = this.slot();
    this.push({ op: 'test', if: { test: 'exists', of } }, around, slot);
    this.loop(of, body, around, 'subject');
    return slot;
  }

  /** Whether a deck has been looked into since it was shuffled. @rule SRCH-04 */
  private isLookedInto(): boolean {
    const last = this.ops.findLastIndex(({ do: { op } }) => op === 'shuffle');
    return this.ops.slice(last + 1).some(({ do: doing }) => looksIntoDeck(doing));
  }

  /** What is done only if the operation before it has put something where it says. */
  private ifPut(around: Around): Around {
    const at = this.ops.length - 1;
    const put = this.ops[at]!;
    const by = put.into === NONE ? this.slot() : put.into;
    this.ops[at] = { ...put, into: by };
    const guard = this.slot();
    this.push({ op: 'decide', by }, around, guard);
    return { ...around, guard, is: 1 };
  }

  private statement(statement: Statement, around: Around, asksFirst: boolean): void {
    switch (statement.op) {
      case 'if':
        return this.ifElse(statement, around);
      case 'may':
        return this.may(statement, around, asksFirst);
      case 'modal':
        return this.modal(statement, around);
      case 'for-each':
        return this.loop(statement.of, statement.do, around, 'subject');
      case 'as-player':
        return this.asPlayer(statement, around);
      default:
        return this.act(statement, around);
    }
  }

  private ifElse(statement: Extract<Statement, { op: 'if' }>, around: Around): void {
    const slot = this.slot(statement.as);
    this.push({ op: 'test', if: statement.if }, around, slot);
    this.block(statement.do, { ...around, guard: slot, is: 1, mark: inner(around) }, false);
    if (statement.else) this.block(statement.else, { ...around, guard: slot, is: NONE, mark: inner(around) }, false);
  }

  /** A choice that may be declined is one decision: the card or nothing. A power that may be used is asked for first. */
  private may(told: Extract<Statement, { op: 'may' }>, around: Around, asksFirst: boolean): void {
    // In a loop what was done the last time would still be told.
    const tells = this.prices.has(told.as) && around.block === NONE && isTelling(told.do);
    const statement = tells ? this.telling(told) : told;
    const slot = tells ? this.slot() : this.slot(told.as);
    const inside = { ...around, guard: slot, is: 1, mark: inner(around) };
    const whole = this.isPrice(told);
    const choice = asksFirst ? null : this.firstChoice(statement, { ...around, optional: true, whole });
    if (choice === null) {
      const { who, if: when, do: body, else: otherwise } = statement;
      const asked = {
        ...(who ? { who } : {}),
        ...(when ? { if: when } : {}),
        ...(otherwise ? { else: otherwise } : {}),
      };
      this.push({ op: 'may', ...asked, whole, body }, around, slot);
      this.block(this.prices.has(told.as) ? this.takenAtAll(statement, inside, slot) : body, inside, false);
    } else {
      this.push({ op: 'decide', by: choice.slot }, around, slot);
      this.block([...choice.first, ...statement.do.slice(1)], inside, false);
    }
    if (tells) {
      const [{ as, step = inside.mark }] = statement.do as [Statement];
      this.push({ op: 'decide', by: this.slot(as) }, { ...inside, mark: step }, this.slot(told.as));
    }
    if (statement.else) this.block(statement.else, { ...around, guard: slot, is: NONE, mark: inner(around) }, false);
  }

  /** "You may do X. If you do": it is asked of X, since what was wanted and prevented has not been done. @rule ATK-13 EFF-02 */
  private telling<M extends Extract<Statement, { op: 'may' }>>(may: M): M {
    const [first, ...others] = may.do as [Statement];
    return { ...may, do: [{ ...first, as: first.as ?? `#!${this.size}` }, ...others] };
  }

  /**
   * What something hangs on: it asks whether it was done, or follows in the same breath. One of two things to do is no
   * price. @rule PREC-08
   */
  private isPrice({ as, do: body, else: otherwise }: Extract<Statement, { op: 'may' }>): boolean {
    if (this.prices.has(as) || this.prices.has(body[0]?.as)) return true;
    return otherwise === undefined && beginningOf(body)?.op === 'move';
  }

  /**
   * "You may move any number …. If you do": any number may be none (PREC-06), but whoever moves none has not done it, as
   * where there is none to move (docs/decisions/0033). @rule PREC-08
   */
  private takenAtAll(
    { do: body }: Extract<Statement, { op: 'may' }>,
    inside: Around,
    slot: number,
  ): readonly Statement[] {
    const [first] = body;
    if (first === undefined || !('cards' in first) || !takesAny(first.cards)) return body;
    const cards = this.liftSelector(first.cards, first.step === undefined ? inside : { ...inside, mark: first.step });
    this.push({ op: 'decide', by: this.ops[this.ops.length - 1]!.into }, inside, slot);
    return [{ ...first, cards } as Statement, ...body.slice(1)];
  }

  /** If the optional act begins with a choice of cards or Pokémon, that choice, made ahead. */
  private firstChoice(
    { do: body, who, if: when }: Extract<Statement, { op: 'may' }>,
    around: Around,
  ): { readonly slot: number; readonly first: readonly Statement[] } | null {
    const [first] = body;
    if (first === undefined || who !== undefined || when !== undefined || 'do' in first || 'options' in first)
      return null;
    const here = first.step === undefined ? around : { ...around, mark: first.step };
    if (first.op === 'pick') {
      if (!('take' in first.of)) return null;
      this.act(first, here);
      return { slot: this.ops[this.ops.length - 1]!.into, first: [] };
    }
    if (first.op === 'lasting' || ('split' in first && first.split)) return null;
    const field = fieldsOf(first).find((name) => isChoice((first as unknown as Record<string, unknown>)[name]));
    if (field === undefined) return null;
    const made = { ...first } as unknown as Record<string, unknown>;
    made[field] = this.liftSelector(within(first, field, made[field] as Selector), here);
    return { slot: this.ops[this.ops.length - 1]!.into, first: [made as unknown as Statement] };
  }

  private modal(statement: Extract<Statement, { op: 'modal' }>, around: Around): void {
    const slot = this.slot(statement.as);
    const { who, n = 1, orMore = false, options } = statement;
    this.push({ op: 'modal', ...(who ? { who } : {}), n, orMore, options }, around, slot);
    options.forEach((option, place) => {
      this.block(option.do, { ...around, guard: slot, is: place, mark: inner(around) }, false);
    });
  }

  private loop(
    of: PokemonOf | CardsOf | 'each',
    body: readonly Statement[],
    around: Around,
    as: 'subject' | 'you',
  ): void {
    const lifted = of === 'each' ? of : this.liftSelector(of, around);
    const slot = this.slot();
    this.slot(); // the list, behind the element it is at
    const block = around.block === NONE ? this.blocks++ : around.block;
    const begin = this.push({ op: 'loop', of: lifted, end: 0 }, { ...around, block }, slot);
    this.block(body, { ...around, [as]: slot, block, mark: inner(around) }, false);
    const end = this.push({ op: 'again', to: begin }, { ...around, block, guard: NONE });
    this.ops[begin] = { ...this.ops[begin]!, do: { op: 'loop', of: lifted, end } };
  }

  private asPlayer(statement: Extract<Statement, { op: 'as-player' }>, around: Around): void {
    const body = this.named(statement.do, statement.as);
    if (statement.who === 'each') return this.loop('each', body, around, 'you');
    if (statement.who === 'you') return this.block(body, around, false);
    const slot = this.slot();
    this.push({ op: 'act-as', who: statement.who }, around, slot);
    this.block(body, { ...around, you: slot }, false);
  }

  /** Whether a player did what they were told is whether they did the last of it. */
  private named(body: readonly Statement[], name: string | undefined): readonly Statement[] {
    const last = body.at(-1);
    if (name === undefined || last === undefined) return body;
    if (last.as !== undefined) {
      this.slots[name] = this.slot(last.as);
      return body;
    }
    return [...body.slice(0, -1), { ...last, as: name as `#${string}` }];
  }

  private act(statement: Statement, around: Around): void {
    const lifted = this.arranged(this.lift(statement, around), around) as Extract<Doing, { op: Statement['op'] }>;
    this.push(lifted, around, statement.as === undefined && !isRemembered(statement) ? NONE : this.slot(statement.as));
  }

  /** Cards put down in any order: the order is a choice too. @rule ZONE-06 */
  private arranged(statement: Statement, around: Around): Statement {
    if (statement.op !== 'move' || statement.order !== 'any') return statement;
    const name: `#${string}` = `#!${this.size}`;
    this.push({ op: 'arrange', cards: statement.cards }, around, this.slot(name));
    return { ...statement, cards: { get: 'ref', name } };
  }

  /** Makes the choices in a statement operations of their own. @rule EFF-05 ATK-06 */
  private lift<T extends Statement>(statement: T, around: Around): T {
    // What its rules speak of is chosen, if at all, when they are carried out.
    if (statement.op === 'lasting')
      return isSelector(statement.on) ? { ...statement, on: this.liftSelector(statement.on, around) } : statement;
    if (statement.op === 'pick') {
      return 'take' in statement.of || statement.of.get === 'cards' || statement.of.get === 'attacks'
        ? { ...statement, of: this.liftInside(statement.of as Selector, around) }
        : statement;
    }
    const choosing: Around =
      statement.op === 'damage' || statement.op === 'base' ? { ...around, mark: 'choice' } : around;
    const made = { ...statement } as Record<string, unknown>;
    for (const field of fieldsOf(statement)) {
      const value = made[field];
      if (!isSelector(value) || ('split' in statement && statement.split && field !== 'cards' && field !== 'from'))
        continue;
      made[field] = this.liftSelector(within(made as unknown as Statement, field, value), choosing);
    }
    // Which cards they are is settled before the first of them goes: those that have gone are no longer where they were.
    if (statement.op === 'attach' && statement.split === true) made['cards'] = this.settled(made['cards'], choosing);
    if (statement.as !== undefined && this.staying.has(statement.as))
      made['cards'] = this.settled(made['cards'], choosing);
    return made as unknown as T;
  }

  private settled(cards: unknown, around: Around): unknown {
    return isSelector(cards) && cards.get === 'cards' ? this.pick(cards, around) : cards;
  }

  private liftSelector<S extends Selector>(selector: S, around: Around): S {
    const made = this.liftInside(selector, around);
    return (isTaken(made) ? this.pick(made, around) : made) as S;
  }

  /** "A card from one of your Pokémon": the Pokémon first. */
  private liftInside(selector: Selector, around: Around): Selector {
    if (selector.get === 'cards' && 'on' in selector.in) {
      const { on } = selector.in;
      return isTaken(on)
        ? { ...selector, in: { ...selector.in, on: this.pick(withSuch(on, selector), around) } }
        : selector;
    }
    if (selector.get === 'whole') return { ...selector, of: this.liftSelector(selector.of, around) };
    if (selector.get === 'attacks') return { ...selector, of: this.liftSelector(selector.of, around) };
    return selector;
  }

  private pick(of: Selector, around: Around): { readonly get: 'ref'; readonly name: `#${string}` } {
    const name: `#${string}` = `#!${this.size}`;
    this.push({ op: 'pick', of }, around, this.slot(name));
    return { get: 'ref', name };
  }
}

/**
 * What is kept although no word of the text asks for it: how far counters have been moved, and the cards that were shown,
 * which are seen in every choice that follows. @rule ZONE-07
 */
const isRemembered = ({ op }: Statement): boolean => op === 'move-counters' || op === 'look';

/** Whether it is one act, of a kind that tells whom or what it was done to. */
const isTelling = ([first, ...others]: readonly Statement[]): boolean =>
  first !== undefined && TELLING.has(first.op) && others.every(({ op }) => op === 'shuffle');

const TELLING: ReadonlySet<Statement['op']> = new Set([
  'move',
  'attach',
  'switch',
  'condition',
  'put-counters',
  'heal',
  'move-counters',
  'knock-out',
  'evolve',
  'devolve',
  'exchange',
]);

/** The order in which the choices of one sentence are made: as sentences say them. */
const CHOSEN_FIELDS = ['cards', 'of', 'pokemon', 'in', 'out', 'from', 'with', 'what', 'on', 'to'] as const;
type ChosenField = (typeof CHOSEN_FIELDS)[number];

/**
 * A card that fits several Pokémon is found first; then whoever has it chooses one that it fits, or that it is switched
 * with. @rule EVO-01 SRCH-01
 */
const CARD_FIRST: readonly ChosenField[] = ['cards', 'of', 'with', 'pokemon', 'in', 'out', 'from', 'what', 'on', 'to'];

const fieldsOf = (statement: Statement): readonly ChosenField[] =>
  (statement.op === 'evolve' || statement.op === 'exchange') && isTaken(statement.pokemon) ? CARD_FIRST : CHOSEN_FIELDS;

const isSelector = (value: unknown): value is Selector => typeof value === 'object' && value !== null && 'get' in value;

/** Whether a player chooses something in it. */
const isChoice = (value: unknown): boolean =>
  isSelector(value) &&
  (isTaken(value) ||
    (value.get === 'whole' && isTaken(value.of)) ||
    (value.get === 'cards' && 'on' in value.in && isTaken(value.in.on)));

const takesAny = (selector: Selector): boolean => 'take' in selector && (selector.take as LinkedTake)?.any === true;

const isTaken = (selector: Selector): boolean => 'take' in selector && selector.take !== undefined;

/**
 * Of the Pokémon that something is taken off, only those that have it can be chosen: damage, a Special Condition; of those
 * that a card is put onto, only those that it evolves from. @rule EFF-05 TRN-03 EVO-01
 */
function within(statement: Statement, field: string, selector: Selector): Selector {
  if (selector.get !== 'pokemon' || selector.take === undefined) return selector;
  const heals = (statement.op === 'heal' || statement.op === 'move-counters') && field === 'from';
  const cures = statement.op === 'condition' && statement.remove !== undefined && statement.give === undefined;
  const damaged: Test = {
    test: 'compare',
    a: { num: 'stat', of: { get: 'ref', name: 'subject' }, what: 'counters' },
    rel: '>=',
    b: 1,
  };
  const fits: Test | null = statement.op === 'evolve' ? { test: 'evolves-into', of: statement.with } : null;
  const has: Test | null = heals ? damaged : cures ? { test: 'condition', is: 'any' } : fits;
  if (has === null) return selector;
  return { ...selector, where: selector.where ? { test: 'all', of: [selector.where, has] } : has };
}

/** Of the Pokémon that a card is taken from, only those that have such a card can be chosen. @rule EFF-05 */
function withSuch(on: PokemonOf, cards: Extract<CardsOf, { get: 'cards' }>): PokemonOf {
  if (on.get === 'ref' || !('on' in cards.in)) return on;
  const inside: CardsOf = {
    get: 'cards',
    in: { on: { get: 'ref', name: 'subject' }, what: cards.in.what },
    ...(cards.where ? { where: cards.where } : {}),
  };
  const has: Test = { test: 'exists', of: inside };
  return { ...on, where: on.where ? { test: 'all', of: [on.where, has] } : has };
}
