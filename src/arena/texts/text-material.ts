import type { Random } from '../../bots/index.js';
import {
  type Answer,
  beginning,
  type CardFacts,
  type Era,
  type Format,
  type Game,
  type GameClaim,
  type GameRecord,
  type PokemonClaim,
  type PositionGameClaim,
} from '../../engine/index.js';
import type { Learning, Material } from '../material.js';
import { anySeed, oneIn, pick } from '../random-number.js';
import { worsePosition } from '../random-position.js';
import { LANES, type Stretch } from '../stretch.js';
import { curiousAnswer } from './curious-player.js';
import { type EraCards, type EraPool, eraCards, eraPool } from './era-pool.js';
import { Exercise, type Lessons } from './exercise.js';
import { readyPosition } from './ready-position.js';
import type { TextCard } from './text-card.js';
import { textDeck } from './text-deck.js';

/** One in so many choices is made without looking at what was tried. */
const PLAINLY_EVERY = 4;

/** Where fewer are left, every stretch of a round may want any of them. */
const SHARED_FROM = 400;

/** Cards with texts, those first of which least was carried out, and a player who likes to try. */
export class TextMaterial implements Material, Learning {
  readonly exercise: Exercise;
  readonly learning: Learning = this;
  protected readonly cards: readonly TextCard[];
  private readonly stretch: Stretch | null;
  private readonly eras: Map<string, EraCards>;
  private readonly pools = new Map<string, EraPool>();

  constructor(cards: readonly TextCard[], before: TextMaterial | null = null, stretch: Stretch | null = null) {
    this.cards = cards;
    this.stretch = stretch;
    this.exercise = before?.exercise.branch() ?? new Exercise(cards);
    this.eras = before?.eras ?? new Map();
  }

  branch(stretch: Stretch): TextMaterial {
    return new TextMaterial(this.cards, this, stretch);
  }

  get lessons(): Lessons {
    return this.exercise.lessons;
  }

  learnFrom(lessons: Lessons): void {
    this.exercise.learnFrom(lessons);
  }

  /** How many of its own cards are not done. */
  needOf(era: Era): number {
    let left = 0;
    for (const card of this.eraCards(era).own) if (!this.exercise.isExercised(card)) left++;
    return left;
  }

  private eraCards(era: Era): EraCards {
    const known = this.eras.get(era.id) ?? eraCards(era, this.cards);
    this.eras.set(era.id, known);
    return known;
  }

  /** The cards that an era knows; the stretches of a round want different ones. */
  poolOf(era: Era): EraPool {
    const pool = this.pools.get(era.id) ?? this.newPool(this.eraCards(era));
    this.pools.set(era.id, pool);
    return pool;
  }

  private newPool(known: EraCards): EraPool {
    const { exercise, stretch } = this;
    const account = { isDone: exercise.isExercised, gamesWith: (card: TextCard) => exercise.gamesWith(card) };
    const left = known.cards.filter((card) => !exercise.isExercised(card));
    if (stretch === null || left.length < SHARED_FROM) return eraPool(known, () => true, account);
    const turn = new Set(left.filter((_, number) => (number + stretch.round) % LANES === stretch.lane));
    return eraPool(known, (card) => turn.has(card), account);
  }

  /** The cards that any of these eras knows. */
  knownIn(eras: readonly Era[]): ReadonlySet<TextCard> {
    return new Set(eras.flatMap((era) => this.eraCards(era).cards));
  }

  deal(era: Era, format: Format, random: Random): GameClaim | null {
    const pool = this.poolOf(era);
    if (pool.cards.length === 0) return null;
    const lists: TextCard[][] = [];
    while (lists.length < format.seats) lists.push(textDeck(pool, format, random, lists));
    const different = new Map<CardFacts, TextCard>(lists.flat().map((card) => [card.facts, card]));
    const facts = [...different.keys()];
    const numbers = new Map(facts.map((card, number) => [card, number]));
    const decks = lists.map((list) => list.map((card) => numbers.get(card.facts)!));
    const programs = [...different.values()].map(({ program }) => program);
    return { era: era.id, format: format.id, facts, programs, decks, seed: anySeed(random) };
  }

  /** Half of the games begin in the middle, where the cards that are wanted are in play. */
  stand(claim: GameClaim, era: Era, format: Format, random: Random): PositionGameClaim | null {
    if (oneIn(random, 2)) return null;
    const isWanted = (place: number): boolean => {
      const card = this.exercise.cardWith(claim.facts[place]!);
      return card !== undefined && !this.exercise.isExercised(card);
    };
    const { facts, programs = [] } = claim;
    const ready = readyPosition(claim, { era, format, facts, programs, isWanted, random });
    return ready === null || beginning(ready).ok ? ready : unhurt(ready);
  }

  /** Some boards that texts have made cannot be taken up again, worse as they are: then the game begins anew. */
  position(claim: GameClaim, game: Game, random: Random): GameRecord['game'] {
    const worse = worsePosition(claim, game, random);
    return beginning(worse).ok ? worse : claim;
  }

  choose(game: Game, random: Random, offered: readonly Answer[]): Answer {
    return oneIn(random, PLAINLY_EVERY) ? pick(random, offered) : curiousAnswer(game, random, offered);
  }

  begun(game: Game): void {
    this.exercise.watch(game);
  }

  left(game: Game): void {
    this.exercise.learn(game);
  }
}

/** A text in play may leave a Pokémon less HP than is printed, and so less than its damage: then nobody has any. @rule KO-01 */
function unhurt(claim: PositionGameClaim): PositionGameClaim {
  const healed = <P extends PokemonClaim | null>(pokemon: P): P =>
    pokemon === null ? pokemon : { ...pokemon, damage: 0 };
  const sides = claim.position.sides.map((side) => ({
    ...side,
    active: side.active.map(healed),
    bench: side.bench.map(healed),
  }));
  return { ...claim, position: { ...claim.position, sides } };
}
