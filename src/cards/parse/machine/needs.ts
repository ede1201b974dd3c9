import { AMONG, ANY, CALL, code, countOfNodes, END, MAYBE, OWN, productions, productionsOf, WORD } from './net.js';

/*
 * Words without which a production cannot be found, wherever they stand. Most of what may begin with a word needs another
 * one later that the sentence does not have: that is known before anything is read.
 */

/** One of several words, by their numbers, in one order. */
type Group = string;

/** What each production needs: up to two groups, by their numbers; and of each group in which reading a word of it was met. */
const NEEDS = 2;
let needs = new Int16Array(0);
let met = new Int32Array(0);
let groupsOf: (readonly number[])[] = [];
let reading = 0;

/** That nothing is needed is always there. */
const NOTHING = 0;
const ALWAYS = 2 ** 31 - 1;

/** Looks which of the words that are needed somewhere are among these. */
export function noteWords(words: Int32Array, length: number): void {
  if (needs.length !== NEEDS * productions.length) findNeeds();
  reading++;
  for (let i = 0; i < length; i++) {
    const groups = groupsOf[words[i]];
    if (groups !== undefined) for (let k = 0; k < groups.length; k++) met[groups[k]] = reading;
  }
}

/** Whether the words are there that a production needs. */
export const areThere = (production: number): boolean =>
  met[needs[NEEDS * production]] >= reading && met[needs[NEEDS * production + 1]] >= reading;

function findNeeds(): void {
  const all = neededOf();
  const howOften = new Map<Group, number>();
  for (const groups of all) for (const group of groups) howOften.set(group, (howOften.get(group) ?? 0) + 1);
  const numbers = new Map<Group, number>();
  needs = new Int16Array(NEEDS * productions.length).fill(NOTHING);
  all.forEach((groups, production) => {
    // What few productions need says more.
    const rarest = [...groups].sort((one, other) => howOften.get(one)! - howOften.get(other)!).slice(0, NEEDS);
    rarest.forEach((group, k) => {
      if (!numbers.has(group)) numbers.set(group, numbers.size + 1);
      needs[NEEDS * production + k] = numbers.get(group)!;
    });
  });
  met = new Int32Array(numbers.size + 1);
  met[NOTHING] = ALWAYS;
  groupsOf = [];
  for (const [group, number] of numbers)
    for (const word of group.split(',')) groupsOf[Number(word)] = [...(groupsOf[Number(word)] ?? []), number];
  reading = 0;
}

/** What every production needs: its own words, and what all productions of a node need that it is made of. */
function neededOf(): readonly ReadonlySet<Group>[] {
  // Until more is known, a node needs everything: that of which it is found without is taken away.
  const ofNode = new Map<number, ReadonlySet<Group> | null>();
  const own = productions.map(({ start }) => partsFrom(start));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let node = 0; node < countOfNodes(); node++) {
      const before = ofNode.get(node) ?? null;
      const now = inAll(productionsOf(node).map((production) => neededBy(own[production], ofNode)));
      if (now !== null && (before === null || now.size < before.size)) {
        ofNode.set(node, now);
        isChanged = true;
      }
    }
  }
  return own.map((parts) => neededBy(parts, ofNode) ?? new Set());
}

interface Parts {
  readonly groups: readonly Group[];
  readonly nodes: readonly number[];
}

/** The words and nodes of a production that it is never without. */
function partsFrom(start: number): Parts {
  const groups: Group[] = [];
  const nodes: number[] = [];
  for (let step = start; code[step] !== END; ) {
    switch (code[step]) {
      case WORD:
        groups.push(String(code[step + 1]));
        step += 2;
        break;
      case AMONG: {
        const count = code[step + 1];
        groups.push([...code.subarray(step + 2, step + 2 + count)].sort((one, other) => one - other).join());
        step += 2 + count;
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

/** Null: everything, as far as is known. */
type Needed = ReadonlySet<Group> | null;

function neededBy({ groups, nodes }: Parts, ofNode: ReadonlyMap<number, Needed>): Needed {
  const all = new Set(groups);
  for (const node of nodes) {
    const inner = ofNode.get(node) ?? null;
    if (inner === null) return null;
    for (const group of inner) all.add(group);
  }
  return all;
}

function inAll(sets: readonly Needed[]): Needed {
  const [first, ...others] = sets.filter((set) => set !== null);
  if (first === undefined) return null;
  return new Set([...first].filter((group) => others.every((set) => set.has(group))));
}
