// How fast the decks that ship are played, era by era, and how much is allocated for it.
import { compileCard, type LibraryDeck } from '../../cards/index.js';
import { type CardFacts, type CardProgram, ERAS, prepare, type Setup } from '../../engine/index.js';
import { shippedLibrary } from '../library-files.js';
import { fail } from '../terminal.js';
import { median } from './clock.js';
import { playGames } from './playouts.js';

export interface LibrarySpeed {
  readonly era: string;
  readonly pairings: number;
  /** Decisions in a second of the processor, whatever else the machine does: the median of the rounds. */
  readonly decisions_per_cpu_s: number;
  /** Bytes that are allocated for a decision: the median of the rounds, in few of which anything is thrown away. */
  readonly bytes_per_decision: number;
  readonly decisions: number;
  readonly checksum: string;
}

const PAIRINGS = 12;
/** Games that are played before anything is measured, as part of those that are. */
const WARM_UP = 3;

/** Each era's pairings in turn, so many games of them, five at a time. */
export function measureLibrary(games: number): LibrarySpeed[] {
  const { decks } = shippedLibrary();
  return ERAS.map(({ id }) => ({ id, setups: pairingsOf(decks.filter(({ era }) => era === id)) }))
    .filter(({ setups }) => setups.length > 0)
    .map(({ id, setups }) => measureEra(id, setups, games));
}

function measureEra(era: string, setups: readonly Setup[], games: number): LibrarySpeed {
  const rounds = Math.max(1, Math.ceil(games / setups.length));
  for (let round = 0; round < rounds * WARM_UP; round++) playGames(setups, setups.length, 'in-place');
  const rates: number[] = [];
  const bytes: number[] = [];
  const works = Array.from({ length: rounds }, () => {
    const heap = process.memoryUsage().heapUsed;
    const before = process.cpuUsage();
    const work = playGames(setups, setups.length, 'in-place');
    const { user, system } = process.cpuUsage(before);
    bytes.push((process.memoryUsage().heapUsed - heap) / work.decisions);
    rates.push(work.decisions / ((user + system) / 1e6));
    return work;
  });
  const [{ decisions, checksum }] = works as [(typeof works)[number]];
  if (works.some((work) => work.checksum !== checksum)) throw new Error('two rounds of the same games differ');
  return {
    era,
    pairings: setups.length,
    decisions_per_cpu_s: Math.round(median(rates)),
    bytes_per_decision: Math.round(median(bytes)),
    decisions,
    checksum: checksum.toString(16).padStart(8, '0'),
  };
}

/** A dozen of all pairings of different decks, spread evenly over them. */
function pairingsOf(decks: readonly LibraryDeck[]): Setup[] {
  const all = decks.flatMap((one, i) => decks.slice(i + 1).map((other) => [one, other] as const));
  const count = Math.min(PAIRINGS, all.length);
  return Array.from({ length: count }, (_, i) => setupOf(all[Math.floor((i * all.length) / count)]!));
}

function setupOf(pair: readonly LibraryDeck[]): Setup {
  const facts: CardFacts[] = [];
  const placeOf = (card: CardFacts): number => {
    const place = facts.indexOf(card);
    return place < 0 ? facts.push(card) - 1 : place;
  };
  const decks = pair.map(({ entries }) =>
    entries.flatMap(({ count, card }) => new Array<number>(count).fill(placeOf(card.facts))),
  );
  const { era, format } = pair[0]!;
  const setup = prepare({ era, format, facts, programs: facts.map(programOf), decks, seed: 0 });
  return setup.ok ? setup.value : fail(setup.error.map(({ message }) => message).join(' '));
}

function programOf(card: CardFacts): CardProgram {
  const compiled = compileCard(card);
  return compiled.ok ? compiled.program : fail(`A text of ${card.name} is not understood.`);
}
