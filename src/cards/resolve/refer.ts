import { type Antecedent, mentionsIn, type Placed, pickBefore } from './mentions.js';
import { type Block, copy, isNode, type Node, Unresolved } from './tree.js';

/*
 * What words such as "each of them", "1 of them", "the new Active Pokémon" and "that card" mean: things that an earlier
 * statement chose, counted, switched or moved.
 */
export interface Said {
  readonly history: readonly Placed[];
  /** Blocks that another player carries out. */
  readonly others: ReadonlySet<Block>;
  readonly fresh: () => string;
}

const OTHER_SIDE: Readonly<Record<string, string>> = { you: 'opponent', opponent: 'you' };

const isMany = (take: unknown): boolean => isNode(take) && !('n' in take && take['n'] === 1);

/** Several Pokémon that were chosen. */
export function those({ history, fresh }: Said): Antecedent {
  for (let i = history.length - 1; i >= 0; i--) {
    const { statement, block } = history[i];
    const mentions = mentionsIn(statement).filter(({ value }) => value['name'] !== 'self');
    if (mentions.length === 0) continue;
    const [{ value }] = mentions;
    if (mentions.length > 1 || !isMany(value['take'])) break;
    return { value: { get: 'ref', name: pickBefore(mentions, statement, block, fresh) }, block };
  }
  throw new Unresolved('no Pokémon were chosen that this could mean');
}

/** The Pokémon that were spoken of as there: "if your opponent has any Benched Pokémon, choose 1 of them". */
export function amongThem({ history, others }: Said, take: unknown, home: Block): Node {
  for (let i = history.length - 1; i >= 0; i--) {
    const { statement, block } = history[i];
    const groups = mentionsIn(statement).filter(({ value }) => value['name'] !== 'self');
    if (groups.length === 0) continue;
    const [{ value }] = groups;
    if (groups.length > 1 || value['get'] !== 'pokemon' || value['take'] !== undefined || value['spot'] === 'active')
      break;
    const made = { ...copy(value), take: copy(take) };
    return others.has(home) === others.has(block) ? made : { ...made, side: OTHER_SIDE[String(value['side'])] };
  }
  throw new Unresolved('no Pokémon were spoken of that this could mean');
}

/** Whoever came in by the switch, and nobody if none did. Damage to it waits for the switch. @rule ATK-06 EFF-16 */
export function newActive({ history, others, fresh }: Said, reader: Node, home: Block): Antecedent {
  for (let i = history.length - 1; i >= 0; i--) {
    const { statement, block } = history[i];
    const into = statement['in'];
    if (statement['op'] !== 'switch' || !isNode(into)) continue;
    const isOptional = history.some(({ statement: outer }) => outer['op'] === 'may' && outer['do'] === block);
    if (isOptional && home === history[0].block) throw new Unresolved('it may be that no Pokémon was switched');
    if (reader['op'] === 'damage') {
      statement['step'] = 'before-damage';
      reader['aim'] = 'new';
    }
    statement['as'] ??= fresh();
    return { value: { get: 'ref', name: statement['as'] }, block: others.has(block) ? null : block };
  }
  throw new Unresolved('no Pokémon was switched before');
}

/** Cards that were chosen or moved. How many the word claims must be right. */
export function spokenCards({ history, fresh }: Said, claim: unknown): Antecedent {
  for (let i = history.length - 1; i >= 0; i--) {
    const { statement, block } = history[i];
    const { op } = statement;
    const cards = op === 'pick' ? statement['of'] : op === 'move' || op === 'look' ? statement['cards'] : null;
    if (!isNode(cards) || cards['get'] !== 'cards') continue;
    if (claim !== undefined && (claim === 'one') !== isOneCard(cards)) break;
    statement['as'] ??= fresh();
    return { value: { get: 'ref', name: statement['as'] }, block };
  }
  throw new Unresolved('no cards were spoken of that this could mean');
}

function isOneCard(cards: Node): boolean {
  const { take, in: place } = cards;
  if (isNode(take)) return take['n'] === 1;
  return isNode(place) && (place['top'] === 1 || place['bottom'] === 1);
}

/** Cards on a Pokémon that a condition asked for. */
export function amongCards({ history }: Said, take: unknown): Node {
  for (let i = history.length - 1; i >= 0; i--) {
    const test = history[i].statement['if'];
    if (!isNode(test) || (isNode(test['a']) && test['a']['num'] === 'bound')) continue;
    const { of } = test;
    if (test['test'] !== 'exists' || !isNode(of) || of['get'] !== 'cards') break;
    return { ...copy(of), take: copy(take) };
  }
  throw new Unresolved('no cards were spoken of that this could mean');
}

/** The Stadium that a condition asked for. */
export function stadium({ history }: Said): Node {
  for (let i = history.length - 1; i >= 0; i--) {
    const test = history[i].statement['if'];
    if (!isNode(test)) continue;
    const { of } = test;
    if (test['test'] !== 'exists' || !isNode(of) || !isNode(of['in']) || of['in']['zone'] !== 'stadium') break;
    return copy(of);
  }
  throw new Unresolved('no Stadium was spoken of before');
}

/** Whose cards were looked at last. */
export function whoseLooked({ history }: Said): unknown {
  for (let i = history.length - 1; i >= 0; i--) {
    const { statement } = history[i];
    const place = isNode(statement['cards']) ? statement['cards']['in'] : null;
    if (statement['op'] !== 'look' || !isNode(place)) continue;
    if (place['zone'] !== 'deck' || place['top'] === undefined) break;
    return place['whose'];
  }
  throw new Unresolved('no top of a deck was looked at before');
}
