import { isSame } from '../telling/same.js';
import { someNode } from '../telling/walk.js';
import { type Antecedent, mentionsIn, type Placed, pickBefore } from './mentions.js';
import { type Block, becomes, copy, isNode, type Node, testsOf, Unresolved, visitOwn } from './tree.js';

/*
 * What words such as "each of them", "1 of them", "the new Active Pokémon" and "that card" mean: things that an earlier
 * statement chose, counted, switched or moved.
 */
export interface Said {
  readonly history: readonly Placed[];
  /** Blocks that another player carries out. */
  readonly others: readonly Block[];
  readonly fresh: () => string;
  /** What must be so for the text to be used: its first words spoke of it. */
  readonly asked?: Node;
}

const OTHER_SIDE: Readonly<Record<string, string>> = { you: 'opponent', opponent: 'you' };

const isMany = (take: unknown): boolean => isNode(take) && !('n' in take && take.n === 1);

const isOwn = ({ name }: Node): boolean => name === 'self' || name === '#?own';

/** Several Pokémon that were chosen. */
export function those({ history, fresh }: Said): Antecedent | Unresolved {
  for (let i = history.length - 1; i >= 0; i--) {
    const { statement, block } = history[i];
    const mentions = mentionsIn(statement).filter(({ value }) => !isOwn(value));
    if (mentions.length === 0) continue;
    const [{ value }] = mentions;
    if (mentions.length > 1 || !isMany(value.take)) break;
    return { value: { get: 'ref', name: pickBefore(mentions, statement, block, fresh) }, block };
  }
  const asked = askedFor(history);
  if (asked !== null) return { value: asked, block: null };
  return new Unresolved('no Pokémon were chosen that this could mean');
}

/** "If your opponent has any Evolved Pokémon in play, … each of them": all that the condition just spoke of. */
function askedFor(history: readonly Placed[]): Node | null {
  const test = history[history.length - 1]?.statement.if;
  if (!isNode(test) || test.test !== 'exists' || test.n !== undefined || !isNode(test.of)) return null;
  return test.of.get === 'pokemon' && test.of.take === undefined ? copy(test.of) : null;
}

/** The Pokémon that were spoken of as there: "if your opponent has any Benched Pokémon, choose 1 of them". */
export function amongThem({ history, others, asked }: Said, take: Node['take'], home: Block): Antecedent | Unresolved {
  const before: readonly Placed[] = asked === undefined ? [] : [{ statement: { op: 'if', if: asked }, block: [] }];
  const spoken = [...before, ...history];
  for (let i = spoken.length - 1; i >= 0; i--) {
    const { statement, block } = spoken[i];
    const groups = mentionsIn(statement).filter(({ value }) => value.name !== 'self');
    if (groups.length === 0) continue;
    const [{ value }] = groups;
    if (groups.length > 1 || value.get !== 'pokemon' || value.take !== undefined || value.spot === 'active') break;
    const made = { ...copy(value), ...(take === undefined ? {} : { take: copy(take) }) };
    const isOurs = others.includes(home) === others.includes(block);
    return { value: isOurs ? made : { ...made, side: OTHER_SIDE[String(value.side)] }, block: null };
  }
  return new Unresolved('no Pokémon were spoken of that this could mean');
}

/** Those from which any damage was really healed. */
export function healed({ history, fresh }: Said): Antecedent | Unresolved {
  const last = history.findLast(({ statement }) => statement.op === 'heal');
  if (last === undefined) return new Unresolved('no Pokémon was healed before');
  last.statement.as ??= fresh();
  return { value: { get: 'ref', name: last.statement.as }, block: last.block };
}

/** Whoever was evolved by the text, and nobody if none was. */
export function evolvedOne({ history, fresh }: Said): Antecedent | Unresolved {
  const last = history.findLast(({ statement }) => statement.op === 'evolve');
  if (last === undefined) return new Unresolved('no Pokémon was evolved before');
  last.statement.as ??= fresh();
  return { value: { get: 'ref', name: last.statement.as }, block: last.block };
}

/** Whoever came in by the switch, and nobody if none did. Damage to it waits for the switch. @rule ATK-06 EFF-16 */
export function newActive({ history, others, fresh }: Said, reader: Node, home: Block): Antecedent | Unresolved {
  for (let i = history.length - 1; i >= 0; i--) {
    const { statement, block } = history[i];
    const into = statement.in;
    if (statement.op !== 'switch' || !isNode(into)) continue;
    const isOptional = history.some(({ statement: outer }) => outer.op === 'may' && outer.do === block);
    if (isOptional && home === history[0].block) return new Unresolved('it may be that no Pokémon was switched');
    if (reader.op === 'damage') {
      statement.step = 'before-damage';
      reader.aim = 'new';
    }
    statement.as ??= fresh();
    return { value: { get: 'ref', name: statement.as }, block: others.includes(block) ? null : block };
  }
  return new Unresolved('no Pokémon was switched before');
}

/** Whoever went to the Bench by your switch: your Active Pokémon, named before it goes. @rule EFF-16 */
export function movedOut({ history, fresh }: Said): Antecedent | Unresolved {
  const last = history.findLast(({ statement }) => statement.op === 'switch');
  const into = last?.statement.in;
  if (last === undefined || !isNode(into) || into.side !== 'you')
    return new Unresolved('no Pokémon of yours was switched before');
  const { statement, block } = last;
  const out = statement.out;
  const name = fresh();
  const active: Node = isNode(out) ? out : { get: 'pokemon', side: 'you', spot: 'active' };
  if (active.get !== 'pokemon' || active.take !== undefined)
    return new Unresolved('it is not clear which Pokémon was moved to the Bench');
  block.splice(block.indexOf(statement), 0, { op: 'pick', as: name, of: { ...active, take: { n: 1 } } });
  return { value: { get: 'ref', name }, block };
}

/** "It", of the card that the text stands on: not where a card was looked at, chosen or moved before. */
export function itselfOnly({ history }: Said): Antecedent | Unresolved {
  const isOther = ({ statement: { op, cards, of } }: Placed): boolean => {
    const spoken = op === 'pick' ? of : op === 'look' || op === 'move' ? cards : null;
    return isNode(spoken) && spoken.get === 'cards';
  };
  if (history.some(isOther)) return new Unresolved('it is not clear which card is meant');
  return { value: { get: 'ref', name: '#?itself' }, block: null };
}

/** Cards of the hand that were chosen and shown. */
export function shownCards({ history, fresh }: Said): Antecedent | Unresolved {
  const last = history.findLast(({ statement: { op, cards } }) => op === 'look' && isNode(cards) && isNode(cards.take));
  if (last === undefined) return new Unresolved('no cards were shown that this could mean');
  last.statement.as ??= fresh();
  return { value: { get: 'ref', name: last.statement.as }, block: last.block };
}

/** Cards that were chosen or moved. How many the word claims must be right. */
export function spokenCards({ history, fresh }: Said, claim: unknown): Antecedent | Unresolved {
  for (let i = history.length - 1; i >= 0; i--) {
    const { statement, block } = history[i];
    const { op } = statement;
    // "If any of those cards are Energy cards, attach them": those that are.
    const asked = claim === 'many' && op === 'if' ? statement.if : null;
    if (isNode(asked) && asked.test === 'exists' && isPool(asked.of)) return { value: copy(asked.of), block };
    // "Your opponent reveals their hand. If they have any Item cards there, discard those cards": the Item cards.
    if (isNode(asked) && asked.test === 'exists' && isSeen(asked.of, history.slice(0, i)))
      return { value: copy(asked.of), block };
    // "If there is a Stadium in play, discard it": that Stadium, and no card.
    if (claim === 'one' && i === history.length - 1 && asksStadium(statement.if)) break;
    if (claim === 'many' && (op === 'base' || op === 'damage')) {
      const counted = countedIn(statement);
      if (counted !== null && !isPool(counted)) return { value: copy(counted), block: null };
    }
    const cards = op === 'pick' ? statement.of : op === 'move' || op === 'look' ? statement.cards : null;
    if (!isNode(cards) || cards.get !== 'cards') continue;
    const such = op === 'look' && isNode(cards.in) && isNode(cards.in.until) ? cards.in.until : undefined;
    if ((claim === 'one' || claim === 'revealed') && such !== undefined) {
      statement.as ??= fresh();
      return { value: { get: 'cards', in: { pool: statement.as }, where: copy(such) }, block };
    }
    if (claim === 'revealed') break;
    // "Your opponent shuffles the other cards back. Then, put the card you chose …": not one of the others.
    if (claim === 'one' && op === 'move' && isRest(cards)) continue;
    if (claim !== undefined && (claim === 'one') !== isOneCard(cards) && !isOneForEach(cards)) break;
    statement.as ??= fresh();
    return { value: { get: 'ref', name: statement.as }, block };
  }
  return new Unresolved('no cards were spoken of that this could mean');
}

const asksStadium = (test: unknown): boolean =>
  isNode(test) && test.test === 'exists' && someNode(test.of, ({ zone }) => zone === 'stadium');

const isPool = (of: unknown): of is Node => isNode(of) && isNode(of.in) && of.in.pool !== undefined;

/** Cards of a zone that a condition asks for, told by what they are, and that everybody has just looked at. */
function isSeen(of: unknown, before: readonly Placed[]): of is Node {
  if (!isNode(of) || of.get !== 'cards' || of.take !== undefined || !isNode(of.where)) return false;
  const { in: place } = of;
  return before.some(
    ({ statement: { op, cards } }) =>
      op === 'look' && isNode(cards) && cards.take === undefined && isSamePlace(cards.in, place),
  );
}

const isSamePlace = (one: unknown, other: unknown): boolean =>
  isNode(one) && isNode(other) && one.zone === 'hand' && other.zone === 'hand' && one.whose === other.whose;

const isRest = (cards: Node): boolean => isPool(cards) && cards.take === undefined && cards.where === undefined;

/** "For each heads, choose a card": it is spoken of as that card or as those. */
const isOneForEach = ({ take }: Node): boolean => isNode(take) && isNode(take.n);

function isOneCard(cards: Node): boolean {
  const { take, in: place } = cards;
  if (isNode(take)) return take.n === 1;
  return isNode(place) && (place.top === 1 || place.bottom === 1);
}

/** Cards on a Pokémon that a condition asked for. */
export function amongCards({ history, asked }: Said, take: Node['take']): Antecedent | Unresolved {
  for (let i = history.length - 1; i >= -1; i--) {
    const test = i < 0 ? asked : history[i].statement.if;
    if (!isNode(test) || (isNode(test.a) && test.a.num === 'bound')) continue;
    const { of } = test;
    if (test.test !== 'exists' || !isNode(of) || of.get !== 'cards') break;
    return { value: { ...copy(of), ...(take === undefined ? {} : { take: copy(take) }) }, block: null };
  }
  return new Unresolved('no cards were spoken of that this could mean');
}

/** The Stadium that a condition asked for. */
export function stadium({ history }: Said): Antecedent | Unresolved {
  for (let i = history.length - 1; i >= 0; i--) {
    const test = history[i].statement.if;
    if (!isNode(test)) continue;
    const { of } = test;
    if (test.test !== 'exists' || !isNode(of) || !isNode(of.in) || of.in.zone !== 'stadium') break;
    return { value: copy(of), block: null };
  }
  return new Unresolved('no Stadium was spoken of before');
}

/** Whose cards were looked at last. */
export function whoseLooked({ history }: Said): string | undefined | Unresolved {
  for (let i = history.length - 1; i >= 0; i--) {
    const { statement } = history[i];
    const place = isNode(statement.cards) ? statement.cards.in : null;
    if (statement.op !== 'look' || !isNode(place)) continue;
    if (place.zone !== 'deck' || place.top === undefined) break;
    return place.whose;
  }
  return new Unresolved('no top of a deck was looked at before');
}

/** "That many": as many as were counted, chosen as a number, or moved. The block in which that is known. */
export function thatMany({ history, fresh }: Said, node: Node): Block | Unresolved | null {
  for (let i = history.length - 1; i >= 0; i--) {
    const { statement, block } = history[i];
    const { op, of, amount } = statement;
    const isNumber = op === 'pick' && isNode(of) && of.get === 'number';
    if (op === 'count' && amount !== undefined) {
      statement.read = true;
      becomes(node, copy(amount));
      return block;
    }
    if (!isNumber && op !== 'move' && op !== 'attach') continue;
    statement.as ??= fresh();
    node.of = statement.as;
    node.what = isNumber ? 'amount' : 'n';
    return block;
  }
  return new Unresolved('nothing was counted that this could mean');
}

/**
 * "Each player discards the top card of their deck … for each Energy card discarded in this way": what both discarded is
 * counted, so each of the two acts is told for itself. Null where a player chooses what to discard.
 */
export function partDiscards(
  history: readonly Placed[],
  inner: Block,
  fresh: () => string,
): { readonly name: string; readonly second: string; readonly block: Block } | null {
  const outer = history.find(({ statement }) => statement.do === inner);
  const [only, ...rest] = inner;
  if (outer?.statement.who !== 'each' || rest.length > 0 || !isNode(only.cards)) return null;
  const { cards } = only;
  if (!isNode(cards.in) || cards.in.top === undefined || cards.take !== undefined) return null;
  const [name, second] = [fresh(), fresh()];
  const own = { ...copy(only), as: name };
  const theirs = {
    ...copy(only),
    cards: { ...copy(cards), in: { ...copy(cards.in), whose: 'opponent' } },
    as: second,
  };
  outer.block.splice(outer.block.indexOf(outer.statement), 1, own, theirs);
  return { name, second, block: outer.block };
}

/** What each player does without a choice, told of each by itself: only so is it known who did it. */
export function partEach(history: readonly Placed[], as: unknown, fresh: () => string): readonly string[] | Unresolved {
  const outer = history.find(({ statement }) => statement.as === as);
  const only = outer?.statement.do?.[0];
  if (outer === undefined || only === undefined || !isNode(only.cards) || !isNode(only.to))
    return new Unresolved('nobody did such a thing');
  const { cards, to } = only;
  const names = [fresh(), fresh()];
  const own: Node = { ...copy(only), as: names[0] };
  const theirs: Node = {
    ...copy(only),
    cards: { ...copy(cards), in: { ...(isNode(cards.in) ? copy(cards.in) : {}), whose: 'opponent' } },
    to: { ...copy(to), whose: 'opponent' },
    as: names[1],
  };
  outer.block.splice(outer.block.indexOf(outer.statement), 1, own, theirs);
  return names;
}

/** Whether the noun takes in all the cards that were spoken of: it says the same, or less. */
export function isSaidOf(noun: Node, cards: unknown): boolean {
  const said = isNode(cards) ? testsOf(cards.where) : [];
  return testsOf(noun).every((test) => said.some((other) => isSaidBy(test, other)));
}

/** Whether some of the cards that were spoken of could be what the noun says: nobody asks for Energy among Pokémon. */
export function mayBeAmong(noun: Node, cards: unknown): boolean {
  if (!isNode(cards)) return false;
  const said = kindsIn(cards.where);
  const asked = kindsIn(noun);
  return said.length === 0 || asked.length === 0 || asked.some((kind) => said.includes(kind));
}

/** Of the three kinds of cards those that a noun names; none: it is said of any. @rule KIND-01 */
const kindsIn = (where: unknown): readonly string[] =>
  testsOf(where).flatMap(({ test, is }) => (test === 'kind' && Array.isArray(is) ? is.map(kindOfWord) : []));

function kindOfWord(word: string): string {
  if (word === 'pokemon') return word;
  return word.endsWith('energy') ? 'energy' : 'trainer';
}

/** A basic Energy card is an Energy card. */
function isSaidBy(asked: Node, said: Node): boolean {
  if (isSame(asked, said)) return true;
  if (asked.test !== 'kind' || said.test !== 'kind') return false;
  return String(asked.is) === 'energy' && String(said.is).endsWith('energy');
}

/** "Those Energy cards": the cards among those looked at or discarded that were counted just before. */
export function countedCards({ history }: Said, noun: Node): Antecedent | Unresolved {
  for (let i = history.length - 1; i >= 0; i--) {
    const found = countedIn(history[i].statement) ?? askedAmong(history[i].statement);
    if (found === null) continue;
    if (!isSaidOf(noun, found)) break;
    return { value: copy(found), block: null };
  }
  return new Unresolved('no cards were counted that this could mean');
}

/** "If any of those cards are Energy cards": those that are. */
function askedAmong({ if: test }: Node): Node | null {
  return isNode(test) && test.test === 'exists' && isPool(test.of) ? test.of : null;
}

/** The cards that the number of a statement counts, where everybody sees them. */
function countedIn(statement: Node): Node | null {
  const found: Node[] = [];
  visitOwn(statement, (value, field, node) => {
    if (field !== 'of' || node.num !== 'count' || !isNode(value) || !isNode(value.in)) return;
    if (value.in.pool !== undefined || value.in.zone === 'discard') found.push(value);
  });
  return found.at(-1) ?? null;
}
