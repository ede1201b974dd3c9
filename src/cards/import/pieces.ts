// Which piece a card of a LEGEND or a V-UNION is. Databases give all pieces the same facts; their numbers follow each other.
import type { CardFacts, Stage } from '../../engine/index.js';
import type { ImportedCard } from './imported.js';

/** By the id of the print. */
export type Pieces = ReadonlyMap<string, Piece>;

export interface Piece {
  /** 1 … 4. */
  readonly number: number;
  /** What the pieces show together: some databases give each piece only what is printed on it. @rule CLS-34 */
  readonly attacks: CardFacts['attacks'];
  readonly powers: CardFacts['powers'];
}

/** A LEGEND is printed as an upper and a lower half, a V-UNION as four quarters. @rule CLS-09 CLS-33 */
const SIZES: Readonly<Partial<Record<Stage, number>>> = { legend: 2, 'v-union': 4 };

/**
 * Pieces of one Pokémon are numbered one after another in their set, in reading order: upper before lower, left before
 * right. Where the run of numbers has not as many cards as there are pieces, nothing is known.
 */
export function piecesOf(cards: readonly ImportedCard[]): Pieces {
  const groups = new Map<string, ImportedCard[]>();
  for (const card of cards) {
    if (card.facts.stage === null || SIZES[card.facts.stage] === undefined) continue;
    const key = `${card.print.setId} ${card.facts.name}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  const pieces = new Map<string, Piece>();
  for (const run of [...groups.values()].flatMap(runsOf)) {
    if (run.length !== SIZES[run[0]!.facts.stage!]) continue;
    const attacks = together(run.flatMap(({ facts }) => facts.attacks));
    const powers = together(run.flatMap(({ facts }) => facts.powers));
    for (const [index, card] of run.entries()) pieces.set(card.print.id, { number: index + 1, attacks, powers });
  }
  return pieces;
}

/** Each name once. */
function together<T extends { readonly name: string }>(all: readonly T[]): readonly T[] {
  const plain = (name: string): string => name.replaceAll('’', "'");
  return all.filter(({ name }, index) => all.findIndex((other) => plain(other.name) === plain(name)) === index);
}

const numberOf = ({ print }: ImportedCard): number => Number(/\d+$/.exec(print.localId)?.[0] ?? Number.NaN);

function runsOf(cards: readonly ImportedCard[]): ImportedCard[][] {
  const runs: ImportedCard[][] = [];
  for (const card of [...cards].sort((a, b) => numberOf(a) - numberOf(b))) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last !== undefined && numberOf(card) === numberOf(last) + 1) run!.push(card);
    else runs.push([card]);
  }
  return runs;
}
