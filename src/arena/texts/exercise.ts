import { ERAS, type Era, type Format, type Game, KNOWN, type Trace } from '../../engine/index.js';
import type { TextCard } from './text-card.js';

/**
 * What has been carried out of one card in one era: the order of operations depends on the era's steps, and on the format
 * where that has more players or Active Pokémon than texts speak of.
 */
interface Page {
  readonly ops: Uint8Array;
  readonly rules: Uint8Array;
  readonly names: Names;
}

/** What the operations of a page are called, and which of its rules have to answer: of the others the operations tell. */
interface Names {
  readonly ops: readonly string[];
  readonly questions: readonly (string | null)[];
}

/** Something of a card that has never happened. */
export interface Untried {
  readonly id: string;
  readonly name: string;
  /** Verbs of operations, and questions, that are left. */
  readonly left: readonly string[];
}

/** What some games have carried out, as plain data for another account: pages by key, and how often each card was there. */
export interface Lessons {
  readonly pages: readonly (readonly [key: string, page: Page])[];
  readonly games: readonly (readonly [card: number, games: number])[];
}

/** Keeps account of which texts have been carried out, branch by branch, over many games. */
export class Exercise {
  private readonly cards: readonly TextCard[];
  private readonly numbers: ReadonlyMap<TextCard['facts'], number>;
  private readonly pages: Map<string, Page>;
  private readonly done: Set<TextCard>;
  private readonly games: Map<number, number>;
  /** What was learnt here, and not before. */
  private readonly touched = new Set<string>();
  private readonly played = new Map<number, number>();

  constructor(cards: readonly TextCard[], before: Exercise | null = null) {
    this.cards = cards;
    this.numbers = before?.numbers ?? new Map(cards.map((card, number) => [card.facts, number]));
    this.pages = new Map(before?.pages);
    this.done = new Set(before?.done);
    this.games = new Map(before?.games);
  }

  /** An account that goes on from here, and of which this one learns nothing by itself. */
  branch(): Exercise {
    return new Exercise(this.cards, this);
  }

  /** Every operation has run and every answer has been given, in one of the eras. */
  readonly isExercised = (card: TextCard): boolean => this.done.has(card);

  cardWith(facts: TextCard['facts']): TextCard | undefined {
    return this.cards[this.numbers.get(facts) ?? -1];
  }

  /** In how many games the card was in a deck. */
  gamesWith(card: TextCard): number {
    return this.games.get(this.numbers.get(card.facts) ?? -1) ?? 0;
  }

  /** What is left of a card that has been in a game, in the era in which least is. */
  untried(card: TextCard): Untried {
    const number = this.numbers.get(card.facts);
    const pages = TABLES.flatMap((table) => this.pages.get(`${table} ${number}`) ?? []);
    const [left = []] = pages.map(leftOf).sort((a, b) => a.length - b.length);
    return { id: card.id, name: card.facts.name, left };
  }

  /** Lets a game write down what is carried out, beginning with what was carried out before. */
  watch(game: Game): void {
    const { setup } = game;
    const trace: Trace = { ops: new Uint8Array(setup.ops), rules: new Uint8Array(setup.rules.length) };
    this.eachCard(game, (_number, key, { ops, rules }) => {
      const page = this.pages.get(key);
      if (page === undefined) return;
      trace.ops.set(page.ops, ops[0]);
      trace.rules.set(page.rules, rules[0]);
    });
    game.trace = trace;
  }

  /** Takes in what a game has written down. */
  learn(game: Game): void {
    const { trace } = game;
    if (!trace) return;
    let names: readonly string[] | null = null;
    this.eachCard(game, (number, key, traced) => {
      names ??= namesOfOps(game);
      const page = {
        ops: trace.ops.slice(...traced.ops),
        rules: trace.rules.slice(...traced.rules),
        names: this.pages.get(key)?.names ?? namesOf(game, names, traced),
      };
      this.takeIn(number, key, page);
      this.count(number, 1);
    });
  }

  /** What was learnt since this account branched off. */
  get lessons(): Lessons {
    return { pages: [...this.touched].map((key) => [key, this.pages.get(key)!]), games: [...this.played] };
  }

  /** Takes in what another account has learnt. */
  learnFrom({ pages, games }: Lessons): void {
    for (const [key, page] of pages) {
      const known = this.pages.get(key);
      const both = known === undefined ? page : { ...page, ...united(known, page) };
      this.takeIn(numberIn(key), key, both);
    }
    for (const [number, times] of games) this.count(number, times);
  }

  private takeIn(number: number, key: string, page: Page): void {
    const known = this.pages.get(key);
    if (known !== undefined && isSame(known.ops, page.ops) && isSame(known.rules, page.rules)) return;
    this.pages.set(key, page);
    this.touched.add(key);
    if (isComplete(page)) this.done.add(this.cards[number]!);
  }

  private count(number: number, times: number): void {
    this.games.set(number, (this.games.get(number) ?? 0) + times);
    this.played.set(number, (this.played.get(number) ?? 0) + times);
  }

  private eachCard({ setup }: Game, visit: (number: number, key: string, traced: Traced) => void): void {
    for (const { facts, traced } of setup.cards) {
      const number = this.numbers.get(facts);
      if (number !== undefined) visit(number, `${tableOf(setup.era, setup.format)} ${number}`, traced);
    }
  }
}

/** Where a text is carried out in one way. @rule FMT-10 FMT-23 */
const tableOf = ({ id }: Era, { id: format, actives, designates }: Format): string =>
  actives === 1 && designates === 'nobody' ? id : `${id}/${format}`;

const TABLES: readonly string[] = [
  ...new Set(ERAS.flatMap((era) => KNOWN.formats.map((format) => tableOf(era, format)))),
];

type Traced = Game['setup']['cards'][number]['traced'];

const numberIn = (key: string): number => Number(key.slice(key.indexOf(' ') + 1));

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.every((byte, i) => byte === b[i]);

const united = (a: Page, b: Page): Pick<Page, 'ops' | 'rules'> => ({
  ops: a.ops.map((ran, i) => ran | b.ops[i]!),
  rules: a.rules.map((asked, i) => asked | b.rules[i]!),
});

/** For each operation of a game its verb. */
function namesOfOps({ setup }: Game): readonly string[] {
  const names = new Array<string>(setup.ops).fill('');
  for (const { ops } of setup.scripts) for (const op of ops) names[op.id] = op.do.op;
  return names;
}

const namesOf = ({ setup }: Game, names: readonly string[], { ops, rules }: Traced): Names => ({
  ops: names.slice(...ops),
  questions: setup.rules.slice(...rules).map(({ rule }) => (rule.part === 'answer' ? rule.question : null)),
});

const isComplete = ({ ops, rules, names }: Page): boolean =>
  !ops.includes(0) && rules.every((asked, i) => asked === 1 || names.questions[i] === null);

const leftOf = ({ ops, rules, names }: Page): string[] => [
  ...names.ops.filter((_, i) => ops[i] === 0),
  ...names.questions.flatMap((question, i) => (question !== null && rules[i] === 0 ? [question] : [])),
];
