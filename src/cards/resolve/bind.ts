import type { Acts } from '../telling/act.js';
import type { Amendment, AmendmentWord } from '../telling/amendment.js';
import { isAnaphor, isChosen, type OfThing } from '../telling/anaphor.js';
import { saysSuch } from '../telling/walk.js';
import { amend, amends } from './amend.js';
import { blockOfDeck } from './block-of-deck.js';
import { askAmong, askEither, boundBy, countAmong, doneBy, needAll, needAllThere } from './bound.js';
import { joinsExchange } from './exchange.js';
import { takeInstead } from './instead.js';
import { checkPlace, type Later } from './later.js';
import { liftChoice } from './lift.js';
import { lower } from './lower.js';
import { measure } from './measured.js';
import { type Antecedent, antecedent, type Placed } from './mentions.js';
import { narrows } from './narrow.js';
import { nthCoin } from './nth-coin.js';
import { ifSearched, isAfterCoins, isTheirShuffle, opensTheirDeck } from './of-deck.js';
import { elseOf, isOtherwise, joinElse } from './otherwise.js';
import {
  amongCards,
  amongThem,
  countedCards,
  evolvedOne,
  healed,
  itselfOnly,
  movedOut,
  newActive,
  partEach,
  type Said,
  shownCards,
  spokenCards,
  stadium,
  thatMany,
  those,
  whoseLooked,
} from './refer.js';
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
  private readonly others: Block[] = [];
  /** Blocks that are carried out later, and what each waits for. */
  private readonly later: { readonly block: Block; readonly what: Later }[] = [];
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
    this.later.push({ block: this.top, what: later });
    // What is waited for is the first thing that is spoken of; it is a condition, and nothing that was done.
    this.history.push({ statement: { op: 'if', if: later.on }, block: this.top });
  }

  sentence(statements: Acts): void {
    const { made, isChosen, isOpen } = copyMarked(statements);
    const said = made as unknown as Node[];
    this.asks = isOpen;
    if (isOpen) this.isOpen = true;
    if (isChosen) this.nameChosen(said);
    lower(said);
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
      if (!isChosen(value)) return;
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
  /** Whether anything in the sentence speaks of what was said before; and in any sentence so far. */
  private asks = true;
  private isOpen = false;

  /** Whether anything has a name, or needs one. */
  get isBound(): boolean {
    return this.isOpen || this.names > 0;
  }

  private readonly fresh = (): string => `#@${++this.names}`;

  private place(statement: Node, home: Block): void {
    if (statement['op'] === 'amend') return this.amend(statement, home);
    if (joinsExchange(statement, this.history) || amends(statement, this.history)) return;
    narrows(statement, this.history);
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
    checkPlace(statement, this.laterIn(block));
    const joined = statement['op'] === 'if' ? joinElse(statement, block) : null;
    if (joined !== null) {
      this.placeAll(bodies[0].block, joined);
      return;
    }
    const instead = statement['instead'] === true ? takeInstead(statement, block) : null;
    block.push(statement);
    liftChoice(statement, block, this.fresh);
    this.history.push({ statement, block });
    for (const { field, block: body } of bodies) {
      const inner: Block = [];
      if (statement['op'] === 'as-player' || this.others.includes(block)) this.others.push(inner);
      const later = this.laterIn(block);
      if (later !== undefined) this.later.push({ block: inner, what: later });
      statement[field] = inner;
      this.placeAll(statement['op'] === 'as-player' ? body.map(seenByThem) : body, inner);
    }
    if (instead !== null) statement['else'] = [instead];
    for (const rule of rulesOf(statement)) this.placeRule(rule);
  }

  /** A sentence that is no act of its own. What it says of later things speaks of others as any statement does. */
  private amend(statement: Node, home: Block): void {
    const amendment = statement as unknown as Amendment;
    if (OF_LATER.has(amendment.is)) this.resolveOwn(statement, home);
    amend(amendment, { history: this.history, others: this.others, fresh: this.fresh });
  }

  /**
   * What another player does with the card just chosen is done where it was chosen, and their deck is shuffled where
   * something was done with it.
   */
  private homeOfTheirs(statement: Node, home: Block): Block {
    if (isTheirShuffle(statement) && home === this.open) return blockOfDeck(this.said, opensTheirDeck) ?? home;
    if (statement['op'] !== 'as-player' || home !== this.top) return home;
    const chosen = whereChosen(statement, this.history);
    if (chosen !== null && !this.others.includes(chosen)) return chosen;
    let claim: unknown = null;
    visitAll(statement['do'], (value) => {
      if (isNode(value) && isRef(value, '#?card')) claim = value['claim'] ?? 'any';
    });
    if (claim === null) return home;
    const { block } = spokenCards(this.said, claim === 'any' ? undefined : claim);
    return block === null || this.others.includes(block) ? home : block;
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
    this.later.push({ block: inner, what: { part: rule['part'], on: rule['on'] as Node } });
    rule['do'] = inner;
    this.placeAll(body, inner);
  }

  /** What a block waits for, if anything. */
  private laterIn(block: Block): Later | undefined {
    for (const one of this.later) if (one.block === block) return one.what;
    return undefined;
  }

  private placeAll(statements: Block, home: Block): void {
    for (const statement of statements) this.place(statement, home);
  }

  /** Replaces what the statement itself says of others; the block it must stand in. */
  private resolveOwn(statement: Node, home: Block): Block {
    let block = home;
    const within = (other: Block | null): void => {
      if ((home !== this.top && home !== this.chosen) || other === null || other === this.top) return;
      if (this.others.includes(other)) throw new Unresolved('another player did this, and what follows is not theirs');
      block = other;
    };
    if ((statement['op'] === 'shuffle' && statement['zone'] !== 'prizes') || statement['after'] === 'search')
      within(blockOfDeck(this.said));
    if (statement['after'] !== undefined) delete statement['after'];
    if (!this.asks) return block;
    visitOwn(statement, (value, field, node) => {
      if (isRef(value, '#?it') || isRef(value, '#?that')) {
        const word = { evenSelf: isRef(value, '#?it'), ofEach: statement['op'] === 'heal' };
        const found = antecedent(this.history, word, this.fresh, this.opening);
        if (this.others.includes(home) && isNode(found.value) && found.value['side'] !== undefined)
          throw new Unresolved('it is not clear whose Pokémon is meant');
        node[field] = copy(found.value);
        within(found.block);
      } else if (isRef(value, '#?attack') || isRef(value, '#?used')) {
        const found = boundBy(this.said, isRef(value, '#?used') ? '#?used' : '#?attack', {});
        node[field] = { get: 'ref', name: found.name };
        within(found.block);
      } else if (isNode(value) && value['get'] === 'ref' && isOfThing(value['name'])) {
        const found = SPOKEN[value['name']](this.said, { value, statement, home });
        node[field] = found.value;
        within(found.block);
      } else if (value === '#?looked') {
        const whose = whoseLooked(this.said);
        if (whose === 'you') delete node[field];
        else node[field] = whose;
      } else if (value === '#?many') within(thatMany(this.said, node));
      else if (value === '#?nth') within(nthCoin(this.history, node, this.fresh));
      else if (isAnaphor(value) && field !== 'name') {
        const found = boundBy(this.said, value, node);
        if (found.among !== undefined && node['test'] === 'did') askAmong(node, found, found.among);
        else if (found.among !== undefined) countAmong(node, found, found.among);
        else if (value === '#?either-bottom') askEither(statement, partEach(this.history, found.name, this.fresh));
        else {
          node[field] = found.name;
          measure(node, doneBy(found), this.history);
        }
        delete node['noun'];
        delete node['many'];
        if (value === '#?all' || (value === '#?did' && isOrNothing(statement))) needAllThere(node, found, home);
        else if (value === '#?did' || value === '#?paid-under') needAll(node, found);
        within(found.block);
      }
    });
    return block;
  }
}

const OF_LATER = new Set<AmendmentWord>(['ends', 'performs', 'marker-says']);

const asksDone = ({ op, if: test }: Node): boolean => op === 'if' && saysSuch(test, isAnaphor);

const isOfThing = (name: unknown): name is OfThing => Object.hasOwn(SPOKEN, String(name));

interface Reader {
  readonly value: Node;
  readonly statement: Node;
  readonly home: Block;
}

/** Words for what was spoken of, by their place-holders. */
const SPOKEN: Readonly<Record<OfThing, (said: Said, reader: Reader) => Antecedent>> = {
  '#?those': (said) => those(said),
  '#?group': (said, { value, home }) => ({ value: amongThem(said, value['take'], home), block: null }),
  '#?healed': (said) => healed(said),
  '#?evolved': (said) => evolvedOne(said),
  '#?new': (said, { statement, home }) => newActive(said, statement, home),
  '#?moved': (said) => movedOut(said),
  '#?only-itself': (said) => itselfOnly(said),
  '#?shown': (said) => shownCards(said),
  '#?card': (said, { value }) => spokenCards(said, value['claim']),
  '#?cards-there': (said, { value }) => ({ value: amongCards(said, value['take']), block: null }),
  '#?stadium': (said) => ({ value: stadium(said), block: null }),
  '#?counted': (said, { value }) => countedCards(said, value['where'] as Node),
};

/** What another player does with the Pokémon that was chosen just before is done where it was. */
function whereChosen(statement: Node, history: readonly Placed[]): Block | null {
  const last = history.at(-1);
  const of = last?.statement['op'] === 'pick' ? last.statement['of'] : null;
  let found = false;
  if (isNode(of) && of['get'] === 'pokemon')
    visitAll(statement['do'], (value) => {
      if (isRef(value, '#?that')) found = true;
    });
  return found ? (last as Placed).block : null;
}

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
