import { AMONG, ANY, CALL, code, countOfNodes, END, MAYBE, OWN, productions, productionsOf, WORD } from './net.js';

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
  const numbers = new Map<string, number>();
  const own = productions.map(({ start }) => partsFrom(start, numbers));
  const needed = neededBy(own, numbers.size + 1);
  const howOften = new Int32Array(numbers.size + 1);
  for (const bits of needed) for (const group of groupsIn(bits)) howOften[group]++;
  needs = new Int16Array(NEEDS * productions.length).fill(NOTHING);
  needed.forEach((bits, production) => {
    // What few productions need says more.
    const rarest = groupsIn(bits).sort((one, other) => howOften[one] - howOften[other]);
    rarest.slice(0, NEEDS).forEach((group, k) => {
      needs[NEEDS * production + k] = group;
    });
  });
  noteGroups(numbers);
}

/** Only groups that some production is asked for are looked at. */
function noteGroups(numbers: ReadonlyMap<string, number>): void {
  const asked = new Set(needs);
  const lists: number[][] = [];
  for (const [words, group] of numbers) {
    if (!asked.has(group)) continue;
    for (const word of words.split(',')) {
      const list = lists[Number(word)] ?? [];
      lists[Number(word)] = list;
      list.push(group);
    }
  }
  groupsOf = lists;
  met = new Int32Array(numbers.size + 1);
  startAnew();
}

/** The groups of words and the nodes that a production is never without. */
interface Parts {
  readonly groups: readonly number[];
  readonly nodes: readonly number[];
}

function partsFrom(start: number, numbers: Map<string, number>): Parts {
  const groups: number[] = [];
  const nodes: number[] = [];
  const need = (words: string): void => {
    const group = numbers.get(words) ?? numbers.size + 1;
    numbers.set(words, group);
    groups.push(group);
  };
  for (let step = start; code[step] !== END; ) {
    switch (code[step]) {
      case WORD:
        need(String(code[step + 1]));
        step += 2;
        break;
      case AMONG: {
        const last = step + 2 + code[step + 1];
        need(
          code
            .slice(step + 2, last)
            .sort()
            .join(),
        );
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

/** A set of groups: a bit for each. */
type Bits = Int32Array;

/**
 * What every production needs: its own words, and what all productions of a node need that it is made of. A node that is
 * made of itself needs what it needs without that: at first it is taken to need everything, and less with each look.
 */
function neededBy(own: readonly Parts[], groups: number): readonly Bits[] {
  const width = (groups >> 5) + 1;
  const ofNode = Array.from({ length: countOfNodes() }, () => new Int32Array(width).fill(-1));
  const ofProduction = own.map(() => new Int32Array(width));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [production, parts] of own.entries()) addAll(parts, ofProduction[production], ofNode);
    ofNode.forEach((bits, node) => {
      if (keepCommon(bits, productionsOf(node), ofProduction)) isChanged = true;
    });
  }
  return ofProduction;
}

function addAll({ groups, nodes }: Parts, into: Bits, ofNode: readonly Bits[]): void {
  into.fill(0);
  for (const group of groups) into[group >> 5] |= 1 << (group & 31);
  for (const node of nodes) for (let i = 0; i < into.length; i++) into[i] |= ofNode[node][i];
}

/** Keeps what all of the productions need; whether that is less than it was. */
function keepCommon(bits: Bits, all: readonly number[], ofProduction: readonly Bits[]): boolean {
  let isLess = false;
  for (let i = 0; i < bits.length; i++) {
    const before = bits[i];
    for (const production of all) bits[i] &= ofProduction[production][i];
    if (bits[i] !== before) isLess = true;
  }
  return isLess;
}

function groupsIn(bits: Bits): number[] {
  const found: number[] = [];
  for (let i = 0; i < bits.length; i++) {
    for (let rest = bits[i]; rest !== 0; rest &= rest - 1) found.push((i << 5) + 31 - Math.clz32(rest & -rest));
  }
  return found;
}
