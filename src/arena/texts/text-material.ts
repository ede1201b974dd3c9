import type { Random } from '../../bots/index.js';
import type { Answer, CardFacts, Era, Format, Game, GameClaim, PositionGameClaim } from '../../engine/index.js';
import type { Material } from '../material.js';
import { oneIn } from '../random-number.js';
import { anyAnswer } from '../random-player.js';
import { worsePosition } from '../random-position.js';
import { curiousAnswer } from './curious-player.js';
import { type EraPool, eraPool } from './era-pool.js';
import { Exercise } from './exercise.js';
import { richPosition } from './rich-position.js';
import type { TextCard } from './text-card.js';
import { textDeck } from './text-deck.js';

/** One in so many choices is made without looking at what was tried. */
const PLAINLY_EVERY = 4;
/** Of so many games that go on from the middle one has no help. */
const WORSE_EVERY = 4;

/** Cards with texts, those first of which least was carried out, and a player who likes to try. */
export class TextMaterial implements Material {
  readonly exercise: Exercise;
  private readonly cards: readonly TextCard[];
  private readonly pools = new Map<string, EraPool>();

  constructor(cards: readonly TextCard[]) {
    this.cards = cards;
    this.exercise = new Exercise(cards);
  }

  /** The cards that an era knows. */
  poolOf(era: Era): EraPool {
    const pool = this.pools.get(era.id) ?? eraPool(era, this.cards, this.exercise.isExercised);
    this.pools.set(era.id, pool);
    return pool;
  }

  /** The cards that an era knows in which a game was played. */
  get known(): ReadonlySet<TextCard> {
    return new Set([...this.pools.values()].flatMap(({ cards }) => cards));
  }

  deal(era: Era, format: Format, random: Random): GameClaim | null {
    const pool = this.poolOf(era);
    if (pool.cards.length === 0) return null;
    const lists: TextCard[][] = [];
    while (lists.length < format.seats) lists.push(textDeck(pool, format, random, lists.at(-1)));
    const different = new Map<CardFacts, TextCard>(lists.flat().map((card) => [card.facts, card]));
    const facts = [...different.keys()];
    const numbers = new Map(facts.map((card, number) => [card, number]));
    const decks = lists.map((list) => list.map((card) => numbers.get(card.facts)!));
    const programs = [...different.values()].map(({ program }) => program);
    return { era: era.id, format: format.id, facts, programs, decks, seed: random(4294967296) };
  }

  position(claim: GameClaim, game: Game, random: Random): PositionGameClaim {
    const worse = worsePosition(claim, game, random);
    return oneIn(random, WORSE_EVERY) ? worse : richPosition(worse, random);
  }

  choose(game: Game, random: Random): Answer {
    return oneIn(random, PLAINLY_EVERY) ? anyAnswer(game, random) : curiousAnswer(game, random);
  }

  begun(game: Game): void {
    this.exercise.watch(game);
  }

  left(game: Game): void {
    this.exercise.learn(game);
  }
}
