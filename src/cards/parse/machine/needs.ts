import { AMONG, ANY, CALL, code, END, MAYBE, MAYBE_CALL, OWN, productions, productionsOf, WORD } from './net.js';

/*
 * Words without which a production cannot be found. Much of what may begin with a word needs another one later that the
 * sentence does not have from there on: that is known before anything is read.
 */

/** Of each production up to two groups of words, by their numbers: one of each group must be there. */
const NEEDS = 2;
let needs = new Int16Array(0);
/** Of each group, the last place where one of its words was met; places are counted on from reading to reading. */
let met = new Int32Array(0);
/** Of each word, the groups it belongs to. */
let groupsOf: (readonly number[])[] = [];
/** The first place of the words at hand, and of the next ones. */
let first = 1;
let next = 1;

/** The group that is always there: nothing is needed. */
const NOTHING = 0;
const ALWAYS = 2 ** 31 - 1;

/** Looks which of the words that are needed somewhere are among these. */
export function noteWords(words: Int32Array, length: number): void {
  if (needs.length !== NEEDS * productions.length) findNeeds();
  if (next + length >= ALWAYS) startAnew();
  first = next;
  next += length + 1;
  for (let i = 0; i < length; i++) {
    const groups = groupsOf[words[i]];
    if (groups !== undefined) for (let k = 0; k < groups.length; k++) met[groups[k]] = first + i;
  }
}

/** Whether the words that a production needs are there, from a place on. */
export const areThere = (production: number, from: number): boolean =>
  met[needs[NEEDS * production]] >= first + from && met[needs[NEEDS * production + 1]] >= first + from;

/** Nothing has been met. */
function startAnew(): void {
  met.fill(0);
  met[NOTHING] = ALWAYS;
  next = 1;
}

function findNeeds(): void {
  const wanted = new Wants();
  const numbers = new Map<string, number>();
  needs = new Int16Array(NEEDS * productions.length).fill(NOTHING);
  productions.forEach((_, production) => {
    wanted.ofProduction(production).forEach((words, k) => {
      const key = words.join();
      const group = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, group);
      needs[NEEDS * production + k] = group;
    });
  });
  noteGroups(numbers);
}

function noteGroups(numbers: ReadonlyMap<string, number>): void {
  const lists: number[][] = [];
  for (const [words, group] of numbers)
    for (const word of words.split(',')) {
      const list = lists[Number(word)] ?? [];
      lists[Number(word)] = list;
      list.push(group);
    }
  groupsOf = lists;
  met = new Int32Array(numbers.size + 1);
  startAnew();
}

/** A group: words by their numbers, in order. */
type Group = readonly number[];

/** Which groups say most: those of words that stand in few productions. */
class Wants {
  private readonly parts = productions.map(({ start }) => partsFrom(start));
  /** How many productions a word stands in. */
  private readonly howOften: readonly number[];
  private readonly ofNodes = new Map<number, readonly Group[]>();

  constructor() {
    const counts: number[] = [];
    for (const { groups } of this.parts) for (const word of groups.flat()) counts[word] = (counts[word] ?? 0) + 1;
    this.howOften = counts;
  }

  /** Its own words, and what each node needs that it is made of. */
  ofProduction(production: number): readonly Group[] {
    const { groups, nodes } = this.parts[production];
    const all = [...groups, ...nodes.flatMap((node) => this.ofNode(node))];
    return all.sort((one, other) => this.weight(one) - this.weight(other)).slice(0, NEEDS);
  }

  /** One of its productions is found: then one word out of what all of them need is there. */
  private ofNode(node: number): readonly Group[] {
    const before = this.ofNodes.get(node);
    if (before !== undefined) return before;
    // A node that is made of itself needs what it needs without that.
    this.ofNodes.set(node, []);
    const each = productionsOf(node).map((production) => this.ofProduction(production));
    const found: Group[] = [];
    for (let k = 0; k < NEEDS && each.every(({ length }) => length > k); k++)
      found.push([...new Set(each.flatMap((groups) => groups[k]))].sort((one, other) => one - other));
    this.ofNodes.set(node, found);
    return found;
  }

  private weight(group: Group): number {
    return group.reduce((sum, word) => sum + this.howOften[word], 0);
  }
}

/** The groups of words and the nodes that a production is never without. */
interface Parts {
  readonly groups: readonly Group[];
  readonly nodes: readonly number[];
}

function partsFrom(start: number): Parts {
  const groups: Group[] = [];
  const nodes: number[] = [];
  for (let step = start; code[step] !== END; ) {
    switch (code[step]) {
      case WORD:
        groups.push([code[step + 1]]);
        step += 2;
        break;
      case AMONG: {
        const last = step + 2 + code[step + 1];
        groups.push([...code.slice(step + 2, last)].sort((one, other) => one - other));
        step = last;
        break;
      }
      case CALL:
        nodes.push(code[step + 1]);
        step += 2;
        break;
      case MAYBE:
        step += code[step + 1];
        break;
      case MAYBE_CALL:
        step += 2;
        break;
      case ANY:
        step++;
        break;
      case OWN:
        step += 2;
        break;
    }
  }
  return { groups, nodes };
}
