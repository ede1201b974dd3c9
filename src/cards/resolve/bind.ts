import type { Acts } from '../telling/act.js';
import type { AmendmentWord } from '../telling/amendment.js';
import { type Anaphor, isAnaphor, isChosen, type OfThing, type Pronoun } from '../telling/anaphor.js';
import { saysSuch } from '../telling/walk.js';
import { amend, amends } from './amend.js';
import { blockOfDeck } from './block-of-deck.js';
import { askAmong, askEither, type Bound, boundBy, countAmong, doneBy, needAll, needAllThere } from './bound.js';
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
  asAmendment,
  type Block,
  bodiesOf,
  copy,
  copyMarked,
  type Fault,
  faultInOwn,
  firstFault,
  isMark,
  isNode,
  isRef,
  isUnresolved,
  type Node,
  put,
  rulesOf,
  Unresolved,
  visitAll,
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

  sentence(statements: Acts): Fault {
    const { made, isChosen, isOpen } = copyMarked(statements);
    const said = made as Block;
    this.asks = isOpen;
    if (isOpen) this.isOpen = true;
    if (isChosen) this.nameChosen(said);
    lower(said);
    const all = said.flatMap((one) => (this.isOfChoice(one) ? (one.do ?? []) : [one]));
    return firstFault(all, (one) => {
      const isAfter = one.after === 'search' || isAfterCoins(one, this.history);
      const statement = isAfter ? ifSearched(one, this.history, this.fresh) : one;
      if (isUnresolved(statement)) return statement;
      const home = this.homeOf(statement);
      return isUnresolved(home) ? home : this.place(statement, home);
    });
  }

  /** "You may choose 1 of them. If you do, A": by itself the choice does nothing, so that A is what one may do. */
  private isOfChoice({ op, if: test }: Node): boolean {
    const isAsked = op === 'if' && isNode(test) && test.test === 'did' && test.what === '#?did';
    return isAsked && this.chosen !== null && this.chosen.length > 0 && this.chosen.every((one) => one.op === 'pick');
  }

  /** What a sentence chooses and uses itself gets a name that no other sentence has. */
  private nameChosen(said: Node[]): void {
    const names = new Map<string, string>();
    visitAll(said, (value, field, node) => {
      if (!isChosen(value)) return;
      const name = names.get(value) ?? this.fresh();
      names.set(value, name);
      put(node, field, name);
    });
  }

  /**
   * What a power does by choice is a choice as a whole: sentences that follow "you may …" belong to it, but for those that
   * ask whether it was done. @rule POW-02
   */
  keepTogether(): void {
    const [only] = this.top;
    if (this.top.length === 1 && only.op === 'may') this.chosen = only.do ?? null;
  }

  /** Where the next sentence belongs. */
  get open(): Block {
    return this.chosen ?? this.top;
  }

  private homeOf(statement: Node): Block | Unresolved {
    if (this.chosen === null || asksDone(statement) || isSaidOfDamage(statement)) return this.top;
    if (this.top.length > 1) return new Unresolved('it is not clear whether this is part of the choice');
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

  private place(statement: Node, home: Block): Fault {
    if (statement.op === 'amend') return this.amend(statement, home);
    const joined = joinsExchange(statement, this.history) ?? amends(statement, this.history);
    if (joined !== null) return joined === 'joined' ? null : joined;
    const fault = narrows(statement, this.history);
    if (fault !== null) return fault;
    if (statement.op === 'count') {
      const block = this.resolveOwn(statement, home);
      if (isUnresolved(block)) return block;
      this.history.push({ statement, block });
      return null;
    }
    if (isOtherwise(statement)) return this.placeAll(statement.do, elseOf(home));
    const theirs = this.homeOfTheirs(statement, home);
    const block = isUnresolved(theirs) ? theirs : this.resolveOwn(statement, theirs);
    return isUnresolved(block) ? block : (checkPlace(statement, this.laterIn(block)) ?? this.placeIn(block, statement));
  }

  /** Puts a statement into the block that it belongs in, and what it does into blocks of its own. */
  private placeIn(block: Block, statement: Node): Fault {
    const bodies = bodiesOf(statement);
    const joined = statement.op === 'if' ? joinElse(statement, block) : null;
    if (joined !== null) return this.placeAll(statement.do, joined);
    const instead = statement.instead === true ? takeInstead(statement, block) : null;
    if (isUnresolved(instead)) return instead;
    block.push(statement);
    liftChoice(statement, block, this.fresh);
    this.history.push({ statement, block });
    const fault = firstFault(bodies, ({ field, block: body }) => {
      const inner: Block = [];
      if (statement.op === 'as-player' || this.others.includes(block)) this.others.push(inner);
      const later = this.laterIn(block);
      if (later !== undefined) this.later.push({ block: inner, what: later });
      statement[field] = inner;
      return this.placeAll(statement.op === 'as-player' ? body.map(seenByThem) : body, inner);
    });
    if (instead !== null) statement.else = [instead];
    return fault ?? firstFault(rulesOf(statement), (rule) => this.placeRule(rule));
  }

  /** A sentence that is no act of its own. What it says of later things speaks of others as any statement does. */
  private amend(statement: Node, home: Block): Fault {
    const amendment = asAmendment(statement);
    const block = OF_LATER.has(amendment.is) ? this.resolveOwn(statement, home) : null;
    if (isUnresolved(block)) return block;
    return amend(amendment, { history: this.history, others: this.others, fresh: this.fresh });
  }

  /**
   * What another player does with the card just chosen is done where it was chosen, and their deck is shuffled where
   * something was done with it.
   */
  private homeOfTheirs(statement: Node, home: Block): Block | Unresolved {
    if (isTheirShuffle(statement) && home === this.open) return blockOfDeck(this.said, opensTheirDeck) ?? home;
    if (statement.op !== 'as-player' || home !== this.top) return home;
    const chosen = whereChosen(statement, this.history);
    if (chosen !== null && !this.others.includes(chosen)) return chosen;
    let claim: unknown = null;
    visitAll(statement.do, (value) => {
      if (isNode(value) && isRef(value, '#?card')) claim = value.claim ?? 'any';
    });
    if (claim === null) return home;
    const spoken = spokenCards(this.said, claim === 'any' ? undefined : claim);
    if (isUnresolved(spoken)) return spoken;
    return spoken.block === null || this.others.includes(spoken.block) ? home : spoken.block;
  }

  /** What is counted must be used. */
  checkCounted(): Fault {
    return this.history.some(({ statement }) => statement.op === 'count' && statement.read !== true)
      ? new Unresolved('something is counted, but nothing is done with the number')
      : null;
  }

  /** What a rule does when its time comes; sentences that speak of it belong there too. */
  private placeRule(rule: Node): Fault {
    const { do: body, on, part } = rule;
    const inner: Block = [];
    if (isNode(on)) this.later.push({ block: inner, what: { part, on } });
    rule.do = inner;
    return this.placeAll(body, inner);
  }

  /** What a block waits for, if anything. */
  private laterIn(block: Block): Later | undefined {
    for (const one of this.later) if (one.block === block) return one.what;
    return undefined;
  }

  private placeAll(statements: Block | undefined, home: Block | Unresolved): Fault {
    return isUnresolved(home) ? home : firstFault(statements ?? [], (statement) => this.place(statement, home));
  }

  /** Replaces what the statement itself says of others; the block it must stand in. */
  private resolveOwn(statement: Node, home: Block): Block | Unresolved {
    const place = new Within(home, home !== this.top && home !== this.chosen, this.top, this.others);
    const isShuffle = statement.op === 'shuffle' && statement.zone !== 'prizes';
    const isAfter = statement.after !== undefined;
    if (isAfter) delete statement.after;
    const fault =
      (isShuffle || isAfter ? place.go(blockOfDeck(this.said)) : null) ??
      (this.asks
        ? faultInOwn(statement, (value, field, node) => {
            if (typeof value === 'string' ? !isMark(value) : !isNode(value) || value.get !== 'ref') return null;
            const found = this.meantBy({ value, field, node }, statement, home);
            return isUnresolved(found) ? found : place.go(found);
          })
        : null);
    return fault ?? place.block;
  }

  /** Puts what a word means in its place; the block in which that is known, null where it is anywhere. */
  private meantBy(at: Word, statement: Node, home: Block): Block | Unresolved | null {
    const { value, field, node } = at;
    if (isNode(value)) return value.get === 'ref' ? this.thingMeant(value, at, { value, statement, home }) : null;
    if (!isAnaphor(value)) return null;
    if (value === '#?looked') return this.playerMeant(field, node);
    if (value === '#?many') return thatMany(this.said, node);
    if (value === '#?nth') return nthCoin(this.history, node, this.fresh);
    return field === 'name' ? null : this.deedMeant(value, at, statement, home);
  }

  private playerMeant(field: string, node: Node): Unresolved | null {
    const whose = whoseLooked(this.said);
    if (isUnresolved(whose)) return whose;
    if (whose === 'you') delete node[field as keyof Node];
    else put(node, field, whose);
    return null;
  }

  private thingMeant(value: Node, { field, node }: Word, reader: Reader): Block | Unresolved | null {
    const { name } = value;
    if (name === '#?attack' || name === '#?used') {
      const found = boundBy(this.said, name, {});
      if (!isUnresolved(found)) put(node, field, { get: 'ref', name: found.name });
      return isUnresolved(found) ? found : found.block;
    }
    const isPronoun = name === '#?it' || name === '#?that';
    if (!isPronoun && !isOfThing(name)) return null;
    const found = isPronoun ? this.pronounMeant(name, reader) : SPOKEN[name](this.said, reader);
    if (isUnresolved(found)) return found;
    put(node, field, found.value);
    return found.block;
  }

  private pronounMeant(word: Pronoun, { statement, home }: Reader): Antecedent | Unresolved {
    const how = { evenSelf: word === '#?it', ofEach: statement.op === 'heal' };
    const found = antecedent(this.history, how, this.fresh, this.opening);
    if (isUnresolved(found)) return found;
    if (this.others.includes(home) && found.value.side !== undefined)
      return new Unresolved('it is not clear whose Pokémon is meant');
    return { ...found, value: copy(found.value) };
  }

  private deedMeant(value: Anaphor, { field, node }: Word, statement: Node, home: Block): Block | Unresolved {
    const found = boundBy(this.said, value, node);
    if (isUnresolved(found)) return found;
    const fault = this.nameDeed(found, value, { value, field, node }, statement);
    if (fault !== null) return fault;
    delete node.noun;
    delete node.many;
    const isOrElse = value === '#?all' || (value === '#?did' && isOrNothing(statement));
    const isWhole = value === '#?did' || value === '#?paid-under';
    return (isOrElse ? needAllThere(node, found, home) : isWhole ? needAll(node, found) : null) ?? found.block;
  }

  private nameDeed(found: Bound, value: Anaphor, { field, node }: Word, statement: Node): Fault {
    if (found.among !== undefined && node.test === 'did') askAmong(node, found, found.among);
    else if (found.among !== undefined) countAmong(node, found, found.among);
    else if (value === '#?either-bottom') {
      const names = partEach(this.history, found.name, this.fresh);
      if (isUnresolved(names)) return names;
      askEither(statement, names);
    } else {
      put(node, field, found.name);
      measure(node, doneBy(found), this.history);
    }
    return null;
  }
}

/** A word that was met, and where it stands. */
interface Word {
  readonly value: unknown;
  readonly field: string;
  readonly node: Node;
}

/** The block in which a statement must stand: where all that it speaks of is known. */
class Within {
  constructor(
    public block: Block,
    private readonly isInner: boolean,
    private readonly top: Block,
    private readonly others: readonly Block[],
  ) {}

  go(other: Block | null): Fault {
    if (this.isInner || other === null || other === this.top) return null;
    if (this.others.includes(other)) return new Unresolved('another player did this, and what follows is not theirs');
    this.block = other;
    return null;
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
const SPOKEN: Readonly<Record<OfThing, (said: Said, reader: Reader) => Antecedent | Unresolved>> = {
  '#?those': (said) => those(said),
  '#?group': (said, { value, home }) => amongThem(said, value.take, home),
  '#?healed': (said) => healed(said),
  '#?evolved': (said) => evolvedOne(said),
  '#?new': (said, { statement, home }) => newActive(said, statement, home),
  '#?moved': (said) => movedOut(said),
  '#?only-itself': (said) => itselfOnly(said),
  '#?shown': (said) => shownCards(said),
  '#?card': (said, { value }) => spokenCards(said, value.claim),
  '#?cards-there': (said, { value }) => amongCards(said, value.take),
  '#?stadium': (said) => stadium(said),
  '#?counted': (said, { value }) => countedCards(said, value.where ?? {}),
};

/** What another player does with the Pokémon that was chosen just before is done where it was. */
function whereChosen(statement: Node, history: readonly Placed[]): Block | null {
  const last = history.at(-1);
  const of = last?.statement.op === 'pick' ? last.statement.of : null;
  let found = false;
  if (isNode(of) && of.get === 'pokemon')
    visitAll(statement.do, (value) => {
      if (isRef(value, '#?that')) found = true;
    });
  return found && last !== undefined ? last.block : null;
}

/** "If you don't, this attack does nothing." */
function isOrNothing(statement: Node): boolean {
  const { op, if: test } = statement;
  if (op !== 'if' || !isNode(test) || test.test !== 'not') return false;
  const [{ block }] = bodiesOf(statement);
  return block.length === 1 && block[0].op === 'stop';
}

const THEIRS: Readonly<Record<string, string>> = { they: 'you', you: 'opponent', opponent: 'you' };

const PLAYERS = new Set(['side', 'whose', 'who']);

/** In the acts of another player `you` is that player. */
function seenByThem(statement: Node): Node {
  visitAll(statement, (value, field, node) => {
    if (typeof value !== 'string' || !PLAYERS.has(field) || !Object.hasOwn(THEIRS, value)) return;
    put(node, field, THEIRS[value]);
    // Whoever acts is not named where nothing else could be meant.
    if (THEIRS[value] === 'you' && (field === 'who' || node === statement.to)) delete node[field as keyof Node];
  });
  return statement;
}

/** What is only said of the damage before it belongs where that is. */
const isSaidOfDamage = ({ op, is, about }: Node): boolean =>
  (op === 'amend' && is === 'on-bench-too') || (op === 'base' && about === 'last');
