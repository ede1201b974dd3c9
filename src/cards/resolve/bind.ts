import type { Statement } from '../language.js';
import { joinsExchange } from './exchange.js';
import { antecedent, type Placed } from './mentions.js';
import { type Block, bodiesOf, copy, isNode, isRef, type Node, Unresolved, visitAll, visitOwn } from './tree.js';

/*
 * Puts the sentences of a text together. What a later sentence says of an earlier one ("if heads", "that Pokémon",
 * "discarded this way", "if you do") becomes a binding, and a sentence that speaks of what was done in a block belongs
 * in that block.
 */
export class Binder {
  readonly top: Block = [];
  private readonly history: Placed[] = [];
  /** Blocks that another player carries out. */
  private readonly others = new Set<Block>();
  private names = 0;

  /** `opening`: the Pokémon that the text's first words speak of, as a reference. */
  constructor(private readonly opening: string | null = null) {}

  sentence(statements: readonly Statement[]): void {
    for (const statement of copy(statements) as unknown as Node[]) this.place(statement, this.homeOf(statement));
  }

  /**
   * What a power does by choice is a choice as a whole: sentences that follow "you may …" belong to it, but for those that
   * ask whether it was done. @rule POW-02
   */
  keepTogether(): void {
    const [only] = this.top;
    if (this.top.length === 1 && only['op'] === 'may') this.chosen = only['do'] as Block;
  }

  private homeOf(statement: Node): Block {
    if (this.chosen === null || asksDone(statement)) return this.top;
    if (this.top.length > 1) throw new Unresolved('it is not clear whether this is part of the choice');
    return this.chosen;
  }

  private chosen: Block | null = null;

  private readonly fresh = (): string => `#@${++this.names}`;

  private place(statement: Node, home: Block): void {
    if (statement['op'] === 'condition' && statement['give'] === undefined && statement['remove'] === undefined) {
      this.strengthen(statement);
      return;
    }
    if (joinsExchange(statement, this.history)) return;
    const bodies = bodiesOf(statement);
    const block = this.resolveOwn(statement, home);
    const joined = statement['op'] === 'if' ? joinElse(statement, block) : null;
    if (joined !== null) {
      this.placeAll(bodies[0].block, joined);
      return;
    }
    block.push(statement);
    this.liftChoice(statement, block);
    this.history.push({ statement, block });
    for (const { field, block: body } of bodies) {
      const inner: Block = [];
      if (statement['op'] === 'as-player' || this.others.has(block)) this.others.add(inner);
      statement[field] = inner;
      this.placeAll(statement['op'] === 'as-player' ? body.map(seenByThem) : body, inner);
    }
  }

  private placeAll(statements: Block, home: Block): void {
    for (const statement of statements) this.place(statement, home);
  }

  /** "Discard an Energy from 1 of your Pokémon": the choice of the Pokémon is made first. */
  private liftChoice(statement: Node, block: Block): void {
    if (statement['op'] === 'move-counters') this.liftFrom(statement, block);
    const cards = statement['cards'];
    if (!isNode(cards)) return;
    const [inside, field] = isNode(cards['in']) ? [cards['in'], 'on'] : [cards, 'of'];
    const on = inside[field];
    if (!isNode(on)) return;
    if (on['take'] !== undefined) {
      const name = this.fresh();
      block.splice(block.indexOf(statement), 0, { op: 'pick', as: name, of: on });
      inside[field] = { get: 'ref', name };
    }
    const from = inside[field];
    if (isNode(from) && from['get'] === 'ref') setOther(statement, from);
  }

  /** "Move a damage counter from 1 of your Pokémon to another": another than the one that was chosen. */
  private liftFrom(statement: Node, block: Block): void {
    const { from, to } = statement;
    if (!isNode(from) || !isNode(to) || !JSON.stringify(to).includes('#?other')) return;
    if (from['take'] !== undefined) {
      const name = this.fresh();
      // Which Pokémon comes before how many.
      const at = block.indexOf(statement) - (isNode(statement['n']) ? 1 : 0);
      block.splice(at, 0, { op: 'pick', as: name, of: from });
      statement['from'] = { get: 'ref', name };
    }
    setOther(statement, statement['from'] as Node);
  }

  /** Replaces what the statement itself says of others; the block it must stand in. */
  private resolveOwn(statement: Node, home: Block): Block {
    let block = home;
    const within = (other: Block | null): void => {
      if ((home !== this.top && home !== this.chosen) || other === null || other === this.top) return;
      if (this.others.has(other)) throw new Unresolved('another player did this, and what follows is not theirs');
      block = other;
    };
    if (statement['op'] === 'shuffle') within(this.blockOfDeck());
    visitOwn(statement, (node, field) => {
      const value = node[field];
      if (isRef(value, '#?it') || isRef(value, '#?that')) {
        const found = antecedent(this.history, isRef(value, '#?it'), this.fresh, this.opening);
        if (this.others.has(home) && isNode(found.value) && found.value['side'] !== undefined)
          throw new Unresolved('it is not clear whose Pokémon is meant');
        node[field] = copy(found.value);
        within(found.block);
      } else if (typeof value === 'string' && value.startsWith('#?') && field !== 'name') {
        const found = this.bound(value, node['noun']);
        node[field] = found.name;
        delete node['noun'];
        within(found.block);
      }
    });
    return block;
  }

  private bound(placeholder: string, noun: unknown): { readonly name: string; readonly block: Block } {
    const find = FINDERS[placeholder];
    if (find === undefined) throw new Unresolved('nothing that this could mean');
    for (let i = this.history.length - 1; i >= 0; i--) {
      const { statement, block } = this.history[i];
      if (!find(statement, this.history, i)) continue;
      if (placeholder === '#?coin' && statement['coins'] !== 1)
        throw new Unresolved('several coins were flipped, not one');
      if (isNode(noun) && !isSaidOf(noun, statement['cards']))
        throw new Unresolved('other cards were spoken of before');
      statement['as'] ??= this.fresh();
      return { name: statement['as'] as string, block };
    }
    throw new Unresolved('nothing was done before that this could mean');
  }

  private blockOfDeck(): Block | null {
    for (let i = this.history.length - 1; i >= 0; i--) {
      const { statement, block } = this.history[i];
      if (touchesDeck(statement)) return this.others.has(block) ? null : block;
    }
    return null;
  }

  private strengthen(statement: Node): void {
    const last = this.history[this.history.length - 1]?.statement;
    const give = last?.['give'];
    if (last?.['op'] !== 'condition' || !Array.isArray(give) || !give.includes('poisoned')) {
      throw new Unresolved('no Pokémon was Poisoned before');
    }
    last['counters'] = statement['counters'];
  }
}

const asksDone = ({ op, if: test }: Node): boolean => op === 'if' && JSON.stringify(test).includes('"#?');

/** "Another" than the Pokémon that the cards come from. */
function setOther(statement: Node, from: Node): void {
  visitOwn(statement, (node, field) => {
    if (isRef(node[field], '#?other')) node[field] = copy(from);
  });
}

type Finder = (statement: Node, history: readonly Placed[], at: number) => boolean;

const isDiscard: Finder = ({ op, to }) => op === 'move' && isNode(to) && to['zone'] === 'discard';

const FINDERS: Readonly<Record<string, Finder>> = {
  '#?flip': ({ op }) => op === 'flip',
  '#?coin': ({ op }) => op === 'flip',
  '#?discard': isDiscard,
  '#?pool': ({ op }) => op === 'look',
  '#?number': ({ op, of }) => op === 'pick' && isNode(of) && of['get'] === 'number',
  '#?drew': ({ op }) => op === 'draw',
  '#?attach': ({ op }) => op === 'attach',
  '#?counters': ({ op }) => op === 'put-counters',
  '#?all': ({ op }) => op === 'move',
  // What is done by choice is done as a whole, so its parts are passed over.
  '#?did': (statement, history, at) =>
    statement['op'] === 'may' ||
    (!NEVER_DONE.has(statement['op']) && !history.some(({ statement: other }, i) => i < at && holds(other, statement))),
};

/** Whether it was done tells nothing about these. */
const NEVER_DONE = new Set<unknown>(['shuffle', 'flip', 'pick', 'if', 'look']);

const holds = (outer: Node, inner: Node): boolean =>
  outer['op'] === 'may' && bodiesOf(outer).some(({ block }) => block.includes(inner));

/** Whether the noun takes in all the cards that were spoken of: it says the same, or less. */
function isSaidOf(noun: Node, cards: unknown): boolean {
  const where = isNode(cards) ? cards['where'] : undefined;
  if (!isNode(where)) return false;
  const said = (where['test'] === 'all' ? where['of'] : [where]) as Node[];
  const asked = (noun['test'] === 'all' ? noun['of'] : [noun]) as Node[];
  return asked.every((test) => said.some((other) => isSame(test, other)));
}

/** A basic Energy card is an Energy card. */
function isSame(asked: Node, said: Node): boolean {
  if (JSON.stringify(asked) === JSON.stringify(said)) return true;
  if (asked['test'] !== 'kind' || said['test'] !== 'kind') return false;
  return String(asked['is']) === 'energy' && String(said['is']).endsWith('energy');
}

const isInDeck = (cards: unknown): boolean => isNode(cards) && isNode(cards['in']) && cards['in']['zone'] === 'deck';

function touchesDeck({ op, cards, with: given, to }: Node): boolean {
  if (op === 'move' && isNode(to) && to['zone'] === 'deck') return true;
  if (op === 'evolve' || op === 'exchange') return isInDeck(given);
  if ((op !== 'move' && op !== 'attach') || !isNode(cards)) return false;
  const place = cards['in'];
  return isNode(place) && (place['zone'] === 'deck' || place['pool'] !== undefined);
}

/** "If heads, A. If tails, B." is one choice of two. The block for B, or null where there was no A. */
function joinElse(statement: Node, block: Block): Block | null {
  const last = block[block.length - 1];
  if (last === undefined || last['op'] !== 'if' || last['else'] !== undefined) return null;
  if (!areOpposite(last['if'], statement['if'])) return null;
  const made: Block = [];
  last['else'] = made;
  return made;
}

function areOpposite(one: unknown, other: unknown): boolean {
  if (!isNode(one) || !isNode(other)) return false;
  if (one['test'] === 'not') return JSON.stringify(one['of']) === JSON.stringify(other);
  if (other['test'] === 'not') return JSON.stringify(other['of']) === JSON.stringify(one);
  if (one['test'] !== 'compare' || other['test'] !== 'compare') return false;
  if (JSON.stringify(one['a']) !== JSON.stringify(other['a'])) return false;
  const said = [`${one['rel']}${one['b']}`, `${other['rel']}${other['b']}`];
  return said.includes('>=1') && said.includes('=0');
}

const THEIRS: Readonly<Record<string, string>> = { they: 'you', you: 'opponent', opponent: 'you' };

const PLAYERS = new Set(['side', 'whose', 'who']);

/** In the acts of another player `you` is that player. */
function seenByThem(statement: Node): Node {
  visitAll(statement, (node, field) => {
    const value = node[field];
    if (typeof value !== 'string' || !PLAYERS.has(field) || !Object.hasOwn(THEIRS, value)) return;
    node[field] = THEIRS[value];
    // Whoever acts is not named where nothing else could be meant.
    if (node[field] === 'you' && (field === 'who' || node === statement['to'])) delete node[field];
  });
  return statement;
}
