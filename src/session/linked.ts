import {
  type CardFacts,
  type CardProgram,
  type Diagnostic,
  type GameClaim,
  type GameRecord,
  jsonShape,
  ok,
  prepare,
  type Result,
  type Setup,
} from '../engine/index.js';

/** What a game is played with, and what that was linked to, if it was linked for several. */
export interface LinkedClaim {
  readonly game: GameRecord['game'];
  readonly setup?: Setup;
}

/** A card with what its texts come to, as it is held once for all tables. */
interface OneCard {
  readonly facts: CardFacts;
  readonly program: CardProgram | null;
  readonly number: number;
}

interface Shared {
  readonly claim: Omit<GameClaim, 'seed'>;
  readonly setup: Setup;
}

/**
 * Cards that were linked for one table and serve every other at which the same decks are played by the same rules: linking
 * them takes longer than a hundred choices, and more memory than the rest of a table. The decks that were asked for
 * last are held.
 */
export class Linked {
  private readonly known = new WeakMap<CardFacts, OneCard>();
  private cards = new Map<string, OneCard>();
  private readonly shared = new Map<string, Shared>();
  private numbers = 0;

  /** Holds so many pairs of decks. */
  constructor(private readonly most = 500) {}

  /** What a claim was linked to, with the very cards that other tables have; what is wrong with it, if it cannot be played. */
  of(claim: GameClaim): Result<LinkedClaim & { readonly setup: Setup }, Diagnostic[]> {
    const cards = Array.from(claim.facts, (facts, place) => this.card(facts, claim.programs?.[place] ?? null));
    const key = keyOf(claim, cards);
    const held = this.shared.get(key);
    if (held === undefined) {
      const linked = linkedAnew(claim, cards);
      return linked.ok ? ok(this.hold(key, linked.value, claim)) : linked;
    }
    this.shared.delete(key);
    return ok(this.hold(key, held, claim));
  }

  private hold(key: string, shared: Shared, { seed }: GameClaim): LinkedClaim & { readonly setup: Setup } {
    this.shared.set(key, shared);
    for (const oldest of this.shared.keys()) {
      if (this.shared.size <= this.most) break;
      this.shared.delete(oldest);
    }
    return { game: { ...shared.claim, seed }, setup: shared.setup };
  }

  /** The same for every copy of a card. */
  private card(facts: CardFacts, program: CardProgram | null): OneCard {
    const isObject = typeof facts === 'object' && facts !== null;
    const known = isObject ? this.known.get(facts) : undefined;
    if (known?.program === program) return known;
    const text = JSON.stringify([facts, program]);
    const one = this.cards.get(text) ?? { facts, program, number: this.numbers++ };
    if (this.cards.size > MOST_CARDS) this.cards = new Map();
    this.cards.set(text, one);
    if (isObject && known === undefined) this.known.set(facts, { ...one, program });
    return one;
  }
}

const MOST_CARDS = 20_000;

/** Everything of a claim but its seed. */
function keyOf({ seed: _, facts: __, programs: ___, ...claim }: GameClaim, cards: readonly OneCard[]): string {
  return `${JSON.stringify(claim)} ${cards.map(({ number }) => number).join(' ')}`;
}

function linkedAnew(claim: GameClaim, cards: readonly OneCard[]): Result<Shared, Diagnostic[]> {
  const own = { ...claim, facts: cards.map(({ facts }) => facts) };
  const all = claim.programs === undefined ? own : { ...own, programs: cards.map(({ program }) => program) };
  const setup = prepare(all);
  if (!setup.ok) return setup;
  const { seed: _, ...shared } = all;
  return ok({ claim: shared, setup: setup.value });
}

/** What a record claims, as a table holds it: linked with others', or by itself where nobody shares it or it begins in the middle. */
export function linkedWith(linked: Linked | undefined, record: GameRecord): Result<LinkedClaim, Diagnostic[]> {
  const game = jsonShape.isFields(record) ? record.game : null; // whatever comes is judged where it is played
  const isShared = linked !== undefined && jsonShape.isFields(game) && Array.isArray(game['facts']);
  return isShared && !('position' in game) ? linked.of(game as GameClaim) : ok({ game: game as GameClaim });
}
