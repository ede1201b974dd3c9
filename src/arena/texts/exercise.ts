import type { Game, Trace } from '../../engine/index.js';
import type { TextCard } from './text-card.js';

/** What has been carried out of one card in one era: the order of operations depends on the era's steps. */
interface Page {
  readonly ops: Uint8Array;
  readonly rules: Uint8Array;
  /** Rules that do nothing but answer have to have answered; of the others the operations tell. */
  readonly asked: readonly boolean[];
}

/** Something of a card that has never happened. */
export interface Untried {
  readonly id: string;
  readonly name: string;
  /** Verbs of operations, and questions, that are left. */
  readonly left: readonly string[];
}

/** Keeps account of which texts have been carried out, branch by branch, over many games. */
export class Exercise {
  private readonly cards: ReadonlyMap<TextCard['facts'], TextCard>;
  private readonly pages = new Map<string, Page>();
  private readonly done = new Set<TextCard>();
  private readonly left = new Map<TextCard, readonly string[]>();
  private readonly games = new Map<TextCard, number>();

  constructor(cards: readonly TextCard[]) {
    this.cards = new Map(cards.map((card) => [card.facts, card]));
  }

  /** Every operation has run and every answer has been given, in one of the eras. */
  readonly isExercised = (card: TextCard): boolean => this.done.has(card);

  /** In how many games the card was in a deck. */
  gamesWith(card: TextCard): number {
    return this.games.get(card) ?? 0;
  }

  /** What is left of a card that has been in a game. */
  untried(card: TextCard): Untried {
    return { id: card.id, name: card.facts.name, left: this.left.get(card) ?? [] };
  }

  /** Lets a game write down what is carried out, beginning with what was carried out before. */
  watch(game: Game): void {
    const { setup } = game;
    const trace: Trace = { ops: new Uint8Array(setup.ops), rules: new Uint8Array(setup.rules.length) };
    this.eachPage(game, (page, [op], [rule]) => {
      trace.ops.set(page.ops, op);
      trace.rules.set(page.rules, rule);
    });
    game.trace = trace;
  }

  /** Takes in what a game has written down. */
  learn(game: Game): void {
    const { trace } = game;
    if (!trace) return;
    this.eachPage(game, (page, ops, rules, card) => {
      page.ops.set(trace.ops.subarray(...ops));
      page.rules.set(trace.rules.subarray(...rules));
      this.games.set(card, this.gamesWith(card) + 1);
      if (this.done.has(card)) return;
      const left = leftOf(game, page, ops[0], rules[0]);
      if (left.length === 0) this.done.add(card);
      const before = this.left.get(card);
      if (before === undefined || left.length < before.length) this.left.set(card, left);
    });
  }

  private eachPage(game: Game, visit: (page: Page, ops: Range, rules: Range, card: TextCard) => void): void {
    for (const { facts, traced } of game.setup.cards) {
      const card = this.cards.get(facts);
      if (card === undefined) continue;
      const key = `${game.setup.era.id} ${card.id}`;
      const page = this.pages.get(key) ?? newPage(game, traced);
      this.pages.set(key, page);
      visit(page, traced.ops, traced.rules, card);
    }
  }
}

type Range = readonly [from: number, to: number];

function newPage({ setup }: Game, { ops, rules }: { readonly ops: Range; readonly rules: Range }): Page {
  return {
    ops: new Uint8Array(ops[1] - ops[0]),
    rules: new Uint8Array(rules[1] - rules[0]),
    asked: setup.rules.slice(...rules).map(({ rule }) => rule.part === 'answer'),
  };
}

function leftOf({ setup }: Game, page: Page, op: number, rule: number): string[] {
  const left: string[] = [];
  if (page.ops.includes(0)) {
    for (const { ops } of setup.scripts) {
      for (const each of ops) if (page.ops[each.id - op] === 0) left.push(each.do.op);
    }
  }
  page.asked.forEach((isAsked, i) => {
    const { rule: said } = setup.rules[rule + i]!;
    if (isAsked && page.rules[i] === 0 && said.part === 'answer') left.push(said.question);
  });
  return left;
}
