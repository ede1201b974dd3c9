import type { Statement } from '../language.js';
import { amends } from './amend.js';
import { joinsExchange } from './exchange.js';
import { FINDERS } from './finders.js';
import { takeInstead } from './instead.js';
import { checkPlace, isRestated, type Later } from './later.js';
import { type Antecedent, antecedent, OTHER_NAME, type Placed } from './mentions.js';
import { narrows } from './narrow.js';
import { nthCoin } from './nth-coin.js';
import { ifSearched, isAfterCoins, isSearch, isTheirShuffle, opensTheirDeck, touchesDeck } from './of-deck.js';
import { elseOf, isOtherwise, joinElse } from './otherwise.js';
import {
  amongCards,
  amongThem,
  countedCards,
  isSaidOf,
  itselfOnly,
  movedOut,
  newActive,
  partDiscards,
  partEach,
  type Said,
  shownCards,
  spokenCards,
  stadium,
  thatMany,
  those,
  whoseLooked,
} from './refer.js';
import { everyStatement } from './steps.js';
import {
  type Block,
  bodiesOf,
  copy,
  copyMarked,
  isNode,
  isRef,
  type Node,
  rulesOf,
  Unresolved,
  visitAll,
  visitOwn,
} from './tree.js';

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
  /** Blocks that are carried out later, and what each waits for. */
  private readonly later = new Map<Block, Later>();
  private names = 0;
  private readonly said: Said;

  /** `later`: what all of it waits for; `opening`: the Pokémon that the text's first words speak of, as a reference. */
  constructor(
    later?: Later,
    private readonly opening: string | null = null,
    asked?: Node,
  ) {
    this.said = { history: this.history, others: this.others, fresh: () => this.fresh(), ...(asked ? { asked } : {}) };
    if (later === undefined) return;
    this.later.set(this.top, later);
    // What is waited for is the first thing that is spoken of; it is a condition, and nothing that was done.
    this.history.push({ statement: { op: 'if', if: later.on }, block: this.top });
  }

  sentence(statements: readonly Statement[]): void {
    const { made, isChosen, isOpen } = copyMarked(statements);
    const said = made as unknown as Node[];
    this.asks = isOpen;
    if (isChosen) this.nameChosen(said);
    for (const one of said) {
      const isAfter = one['after'] === 'search' || isAfterCoins(one, this.history);
      const statement = isAfter ? ifSearched(one, this.history, this.fresh) : one;
      this.place(statement, this.homeOf(statement));
    }
  }

  /** What a sentence chooses and uses itself gets a name that no other sentence has. */
  private nameChosen(said: Node[]): void {
    const names = new Map<string, string>();
    visitAll(said, (value, field, node) => {
      if (typeof value !== 'string' || !value.startsWith('#!')) return;
      const name = names.get(value) ?? this.fresh();
      names.set(value, name);
      node[field] = name;
    });
  }

  /**
   * What a power does by choice is a choice as a whole: sentences that follow "you may …" belong to it, but for those that
   * ask whether it was done. @rule POW-02
   */
  keepTogether(): void {
    const [only] = this.top;
    if (this.top.length === 1 && only['op'] === 'may') this.chosen = only['do'] as Block;
  }

  /** Where the next sentence belongs. */
  get open(): Block {
    return this.chosen ?? this.top;
  }

  private homeOf(statement: Node): Block {
    if (this.chosen === null || asksDone(statement)) return this.top;
    if (this.top.length > 1) throw new Unresolved('it is not clear whether this is part of the choice');
    return this.chosen;
  }

  private chosen: Block | null = null;
  /** Whether anything in the sentence speaks of what was said before. */
  private asks = true;

  private readonly fresh = (): string => `#@${++this.names}`;

  private place(statement: Node, home: Block): void {
    if (joinsExchange(statement, this.history)) return;
    if (amends(statement, this.history, this.others, this.fresh) || narrows(statement, this.history)) return;
    if (statement['op'] === 'count') {
      this.history.push({ statement, block: this.resolveOwn(statement, home) });
      return;
    }
    const bodies = bodiesOf(statement);
    if (isOtherwise(statement)) {
      this.placeAll(bodies[0].block, elseOf(home));
      return;
    }
    const block = this.resolveOwn(statement, this.homeOfTheirs(statement, home));
    if (isRestated(statement, this.history)) return;
    checkPlace(statement, this.later.get(block));
    const joined = statement['op'] === 'if' ? joinElse(statement, block) : null;
    if (joined !== null) {
      this.placeAll(bodies[0].block, joined);
      return;
    }
    const instead = statement['instead'] === true ? takeInstead(statement, block) : null;
    block.push(statement);
    this.liftChoice(statement, block);
    this.history.push({ statement, block });
    for (const { field, block: body } of bodies) {
      const inner: Block = [];
      if (statement['op'] === 'as-player' || this.others.has(block)) this.others.add(inner);
      const later = this.later.get(block);
      if (later !== undefined) this.later.set(inner, later);
      statement[field] = inner;
      this.placeAll(statement['op'] === 'as-player' ? body.map(seenByThem) : body, inner);
    }
    if (instead !== null) statement['else'] = [instead];
    for (const rule of rulesOf(statement)) this.placeRule(rule);
  }

  /**
   * What another player does with the card just chosen is done where it was chosen, and their deck is shuffled where
   * something was done with it.
   */
  private homeOfTheirs(statement: Node, home: Block): Block {
    if (isTheirShuffle(statement) && home === this.open) return this.blockOfDeck(opensTheirDeck) ?? home;
    if (statement['op'] !== 'as-player' || home !== this.top) return home;
    let claim: unknown = null;
    visitAll(statement['do'], (value) => {
      if (isNode(value) && isRef(value, '#?card')) claim = value['claim'] ?? 'any';
    });
    if (claim === null) return home;
    const { block } = spokenCards(this.said, claim === 'any' ? undefined : claim);
    return block === null || this.others.has(block) ? home : block;
  }

  /** What is counted must be used. */
  checkCounted(): void {
    if (this.history.some(({ statement }) => statement['op'] === 'count' && statement['read'] !== true))
      throw new Unresolved('something is counted, but nothing is done with the number');
  }

  /** What a rule does when its time comes; sentences that speak of it belong there too. */
  private placeRule(rule: Node): void {
    const body = rule['do'] as Block;
    const inner: Block = [];
    this.later.set(inner, { part: rule['part'], on: rule['on'] as Node });
    rule['do'] = inner;
    this.placeAll(body, inner);
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
    // Those that are too many are chosen by whoever gives them up, in the same breath.
    if (on['take'] !== undefined && !isTooMany(on['take'])) {
      const name = this.fresh();
      block.splice(block.indexOf(statement), 0, { op: 'pick', as: name, of: on });
      inside[field] = { get: 'ref', name };
    }
    const from = inside[field];
    if (isNode(from) && (from['get'] === 'ref' || from['spot'] === 'active')) setOther(statement, from);
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
    if (statement['op'] === 'shuffle' || statement['after'] === 'search') within(this.blockOfDeck());
    if (statement['after'] !== undefined) delete statement['after'];
    if (!this.asks) return block;
    visitOwn(statement, (value, field, node) => {
      if (isRef(value, '#?it') || isRef(value, '#?that')) {
        const found = antecedent(this.history, isRef(value, '#?it'), this.fresh, this.opening);
        if (this.others.has(home) && isNode(found.value) && found.value['side'] !== undefined)
          throw new Unresolved('it is not clear whose Pokémon is meant');
        node[field] = copy(found.value);
        within(found.block);
      } else if (isRef(value, '#?attack') || isRef(value, '#?used')) {
        const found = this.bound(isRef(value, '#?used') ? '#?used' : '#?attack', {});
        node[field] = { get: 'ref', name: found.name };
        within(found.block);
      } else if (isNode(value) && value['get'] === 'ref' && Object.hasOwn(SPOKEN, String(value['name']))) {
        const found = SPOKEN[String(value['name'])](this.said, { value, statement, home });
        node[field] = found.value;
        within(found.block);
      } else if (value === '#?looked') {
        const whose = whoseLooked(this.said);
        if (whose === 'you') delete node[field];
        else node[field] = whose;
      } else if (value === '#?many') within(thatMany(this.said, node));
      else if (value === '#?nth') within(nthCoin(this.history, node, this.fresh));
      else if (typeof value === 'string' && value.startsWith('#?') && field !== 'name') {
        const found = this.bound(value, node);
        if (found.among !== undefined) countAmong(node, found, found.among);
        else if (value === '#?either-bottom') askEither(statement, partEach(this.history, found.name, this.fresh));
        else node[field] = found.name;
        delete node['noun'];
        delete node['many'];
        if (value === '#?all' || (value === '#?did' && isOrNothing(statement))) this.needAll(node, found, home);
        within(found.block);
      }
    });
    return block;
  }

  private bound(placeholder: string, { noun, many }: Node): Bound {
    const find = FINDERS[placeholder];
    if (find === undefined) throw new Unresolved('nothing that this could mean');
    for (let i = this.history.length - 1; i >= 0; i--) {
      const { statement, block } = this.history[i];
      if (!find(statement, this.history, i)) continue;
      if (placeholder === '#?coin' && statement['coins'] !== 1)
        throw new Unresolved('several coins were flipped, not one');
      if (placeholder === '#?discard' && isNode(noun) && this.others.has(block)) {
        const both = partDiscards(this.history, block, this.fresh);
        if (both !== null) return { ...both, among: noun };
      }
      if (isNode(noun) && !isSaidOf(noun, statement['cards'])) {
        if (placeholder !== '#?discard' || !isOpen(statement['cards']))
          throw new Unresolved('other cards were spoken of before');
        statement['as'] ??= this.fresh();
        return { name: statement['as'] as string, block, among: noun };
      }
      if (placeholder === '#?pool') this.checkRest(statement, many);
      else if (many !== undefined && many !== numberOf(statement['cards']))
        throw new Unresolved('another number of cards was spoken of before');
      statement['as'] ??= NO_POKEMON.has(placeholder) ? `${OTHER_NAME}${++this.names}` : this.fresh();
      return { name: statement['as'] as string, block };
    }
    throw new Unresolved('nothing was done before that this could mean');
  }

  /** "The other 2 cards": as many as are left of those that were looked at. */
  private checkRest({ as, cards }: Node, many: unknown): void {
    if (many === undefined) return;
    const taken = this.history
      .map(({ statement }) => statement['cards'] ?? statement['of'])
      .filter((of) => isPoolOf(of, as));
    const top = isNode(cards) && isNode(cards['in']) ? Number(cards['in']['top']) : Number.NaN;
    const left = taken.reduce((so: number, of) => so - Number(numberOf(of)), top);
    if (left !== many) throw new Unresolved('another number of cards is left');
  }

  /** All of it must have been done, not only some. */
  private needAll(test: Node, { name, block }: Bound, home: Block): void {
    const done = block.find(({ as }) => as === name);
    if (done?.['op'] !== 'move') return;
    if (block !== home && !this.isOnlyIf(block, home)) throw new Unresolved('it is not clear what must be done');
    const n = numberOf(done['cards']);
    if (typeof n === 'number' && n > 1) test['n'] = n;
  }

  /** Told to do it only if something is so: only then it must be done. Of two branches it would not be said which. */
  private isOnlyIf(block: Block, home: Block): boolean {
    const last = home[home.length - 1];
    return last?.['op'] === 'if' && last['do'] === block && last['else'] === undefined && !asksCoin(last['if']);
  }

  /** What is done after a loop is done once. */
  private isLoop(block: Block): boolean {
    return this.history.some(({ statement }) => statement['op'] === 'for-each' && statement['do'] === block);
  }

  /** Whether it is the other of two branches that both search the deck. */
  private isOther(block: Block): boolean {
    return this.history.some(
      ({ statement }) =>
        (statement['else'] === block || (statement['do'] === block && statement['else'] !== undefined)) &&
        [statement['do'] as Block, statement['else'] as Block].every((one) => everyStatement(one).some(isSearch)),
    );
  }

  private blockOfDeck(does: (statement: Node) => boolean = touchesDeck): Block | null {
    for (let i = this.history.length - 1; i >= 0; i--) {
      const { statement, block } = this.history[i];
      if (does(statement)) return this.others.has(block) || this.isLoop(block) || this.isOther(block) ? null : block;
    }
    return null;
  }
}

const asksDone = ({ op, if: test }: Node): boolean => op === 'if' && JSON.stringify(test).includes('"#?');
interface Reader {
  readonly value: Node;
  readonly statement: Node;
  readonly home: Block;
}

const isPoolOf = (of: unknown, as: unknown): boolean => isNode(of) && isNode(of['in']) && of['in']['pool'] === as;

/** Words for what was spoken of, by their place-holders. */
const SPOKEN: Readonly<Record<string, (said: Said, reader: Reader) => Antecedent>> = {
  '#?those': (said) => those(said),
  '#?group': (said, { value, home }) => ({ value: amongThem(said, value['take'], home), block: null }),
  '#?new': (said, { statement, home }) => newActive(said, statement, home),
  '#?moved': (said) => movedOut(said),
  '#?only-itself': (said) => itselfOnly(said),
  '#?shown': (said) => shownCards(said),
  '#?card': (said, { value }) => spokenCards(said, value['claim']),
  '#?cards-there': (said, { value }) => ({ value: amongCards(said, value['take']), block: null }),
  '#?stadium': (said) => ({ value: stadium(said), block: null }),
  '#?counted': (said, { value }) => countedCards(said, value['where'] as Node),
};

const isTooMany = (take: unknown): boolean => isNode(take) && isNode(take['n']) && take['n']['fn'] === '-';

/** "Another" than the Pokémon that the cards come from. */
function setOther(statement: Node, from: Node): void {
  visitOwn(statement, (value, field, node) => {
    if (isRef(value, '#?other')) node[field] = copy(from);
  });
}

/** Names of these are no names of Pokémon. */
const NO_POKEMON = new Set(['#?attack', '#?used']);

interface Bound {
  readonly name: string;
  readonly block: Block;
  /** Only those of them are counted. */
  readonly among?: Node;
  /** What the other player did in the same breath. */
  readonly second?: string;
}

/** Whether cards were spoken of without a word on what they are: cards off the top of a deck. */
const isOpen = (cards: unknown): boolean =>
  isNode(cards) && cards['where'] === undefined && isNode(cards['in']) && cards['in']['zone'] === 'deck';

/** "For each Energy card you discarded in this way", of cards of all kinds. */
function countAmong(node: Node, { name, second }: Bound, where: Node): void {
  delete node['what'];
  const count = (pool: string): Node => ({ num: 'count', of: { get: 'cards', in: { pool }, where: copy(where) } });
  if (second === undefined) Object.assign(node, count(name));
  else {
    delete node['of'];
    Object.assign(node, { num: 'calc', fn: '+', args: [count(name), count(second)] });
  }
}

/** Whether one of the two was done. */
function askEither(statement: Node, names: readonly string[]): void {
  statement['if'] = { test: 'any', of: names.map((what) => ({ test: 'did', what })) };
}

const numberOf = (cards: unknown): unknown => (isNode(cards) && isNode(cards['take']) ? cards['take']['n'] : undefined);

/** "If you don't, this attack does nothing." */
function isOrNothing(statement: Node): boolean {
  const { op, if: test } = statement;
  if (op !== 'if' || !isNode(test) || test['test'] !== 'not') return false;
  const [{ block }] = bodiesOf(statement);
  return block.length === 1 && block[0]['op'] === 'stop';
}

const THEIRS: Readonly<Record<string, string>> = { they: 'you', you: 'opponent', opponent: 'you' };

const PLAYERS = new Set(['side', 'whose', 'who']);

/** In the acts of another player `you` is that player. */
function seenByThem(statement: Node): Node {
  visitAll(statement, (value, field, node) => {
    if (typeof value !== 'string' || !PLAYERS.has(field) || !Object.hasOwn(THEIRS, value)) return;
    node[field] = THEIRS[value];
    // Whoever acts is not named where nothing else could be meant.
    if (node[field] === 'you' && (field === 'who' || node === statement['to'])) delete node[field];
  });
  return statement;
}

const asksCoin = (test: unknown): boolean => /"(?:heads|tails)"/.test(JSON.stringify(test));
