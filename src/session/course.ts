import {
  type CardId,
  type Diagnostic,
  eventsFor,
  type Game,
  type GameEvent,
  type GameRecord,
  ok,
  type PokemonId,
  type Result,
  replay,
  type Seat,
  seatOf,
  teamOf,
  type WinWay,
} from '../engine/index.js';
import { faceOf } from './faces.js';
import type { Face } from './moment.js';

/** What a team did in a game, in figures. */
export interface Figures {
  readonly prizes: number;
  readonly knockOuts: number;
  /** Damage done by attacks to the other team. */
  readonly damage: number;
  /** Cards drawn since the first turn began. */
  readonly drawn: number;
  readonly energy: number;
  readonly trainers: number;
  readonly flips: number;
  readonly heads: number;
}

/** So many Prize cards a team had taken from this turn on. */
export interface RaceStep {
  readonly turn: number;
  readonly taken: number;
}

/** How a game went: the race of Prizes, the figures of both teams, and how it ended. */
export interface Course {
  readonly over: boolean;
  /** The team that won; null: nobody has. */
  readonly winner: number | null;
  readonly ways: readonly WinWay[];
  readonly turns: number;
  /** Prize cards that a team began with, in the last game if there was Sudden Death. */
  readonly prizes: number;
  readonly suddenDeaths: number;
  readonly teams: readonly [Figures, Figures];
  readonly race: readonly [readonly RaceStep[], readonly RaceStep[]];
  /** Who did it: the Pokémon that attacked last for the winner, or who stands there for it; null: nobody does. */
  readonly hero: Hero | null;
}

/** The Pokémon that took the last Prize card. */
export interface Hero {
  readonly face: Face;
  /** The attack that took the last Prize card; null: it was not by one. */
  readonly attack: string | null;
  readonly damage: number;
}

/** How the game of a record went. */
export function courseOf(record: GameRecord): Result<Course, Diagnostic[]> {
  const played = replay(record, { listen: true });
  if (!played.ok) return played;
  const game = played.value;
  const told = new Telling(game, record.game.facts);
  for (const event of eventsFor(game.log!, 'all-seeing')) told.hear(event);
  return ok(told.course());
}

type Tally = { -readonly [K in keyof Figures]: Figures[K] };

const NOTHING: Figures = {
  prizes: 0,
  knockOuts: 0,
  damage: 0,
  drawn: 0,
  energy: 0,
  trainers: 0,
  flips: 0,
  heads: 0,
};

interface Blow {
  readonly pokemon: PokemonId;
  readonly attack: string;
  damage: number;
}

/** Listens to a whole game. */
class Telling {
  private readonly teams: [Tally, Tally] = [{ ...NOTHING }, { ...NOTHING }];
  private race: [RaceStep[], RaceStep[]] = [[], []];
  private readonly cardOf = new Map<PokemonId, CardId>();
  private suddenDeaths = 0;
  private turn = 0;
  private blow: Blow | null = null;
  private lastPrize: { readonly seat: Seat; readonly blow: Blow | null } | null = null;

  constructor(
    private readonly game: Game,
    private readonly facts: GameRecord['game']['facts'],
  ) {}

  hear(event: GameEvent): void {
    if ('pokemon' in event && 'card' in event && SHOWS.has(event.kind) && event.pokemon !== null && event.card !== null)
      this.cardOf.set(event.pokemon, event.card);
    switch (event.kind) {
      case 'gameBegan':
        if (event.suddenDeaths > 0) this.beginAnew(event.suddenDeaths);
        return;
      case 'turnBegan':
        this.turn = event.turn;
        this.blow = null;
        return;
      case 'attackDeclared':
        this.blow = { pokemon: event.pokemon, attack: event.attack, damage: 0 };
        return;
      case 'prizeTaken':
        return this.takePrize(event.seat);
      default:
        this.count(event);
    }
  }

  private of(seat: Seat): Tally {
    return this.teams[teamOf(seat) as 0 | 1];
  }

  private against(seat: Seat): Tally {
    return this.teams[teamOf(seat) === 0 ? 1 : 0];
  }

  /** In Sudden Death the Prize cards are set out anew, and so is the race. */
  private beginAnew(suddenDeaths: number): void {
    this.suddenDeaths = suddenDeaths;
    this.race = [[], []];
    this.lastPrize = null;
    for (const tally of this.teams) tally.prizes = 0;
  }

  private takePrize(seat: Seat): void {
    const tally = this.of(seat);
    tally.prizes++;
    this.lastPrize = { seat, blow: this.blow };
    const steps = this.race[teamOf(seat) as 0 | 1];
    if (steps.at(-1)?.turn === this.turn) steps.pop();
    steps.push({ turn: this.turn, taken: tally.prizes });
  }

  private count(event: GameEvent): void {
    if (event.kind === 'knockedOut') this.against(seatOf(event.pokemon)).knockOuts++;
    else if (event.kind === 'damagedByAttack') this.hurt(event.pokemon, event.points);
    else if (event.kind === 'cardDrawn') this.of(event.seat).drawn += this.turn > 0 ? 1 : 0;
    else if (event.kind === 'played') this.of(event.seat).trainers++;
    else if (event.kind === 'attached') this.of(seatOf(event.pokemon)).energy += this.isEnergy(event.card) ? 1 : 0;
    else if (event.kind === 'coinFlipped') {
      this.of(event.seat).flips++;
      this.of(event.seat).heads += event.heads ? 1 : 0;
    }
  }

  /** What an attack does to its own side is no damage done to the other. */
  private hurt(pokemon: PokemonId, points: number): void {
    if (this.blow === null || teamOf(seatOf(this.blow.pokemon)) === teamOf(seatOf(pokemon))) return;
    this.against(seatOf(pokemon)).damage += points;
    this.blow.damage += points;
  }

  private isEnergy(card: CardId): boolean {
    return this.facts[this.game.setup.cardOf[card]!]?.kind === 'energy';
  }

  course(): Course {
    const { state } = this.game;
    const over = state.phase === 'over';
    const winner = over && state.winner >= 0 ? state.winner : null;
    const begunWith = state.sides.map(({ prizes }, seat) => prizes.length + this.of(seat).prizes);
    return {
      over,
      winner,
      ways: over ? wonBy(this.game) : [],
      turns: state.turn,
      prizes: Math.max(...begunWith),
      suddenDeaths: this.suddenDeaths,
      teams: this.teams,
      race: this.race,
      hero: this.hero(winner ?? 0),
    };
  }

  private hero(team: number): Hero | null {
    const { facts } = this;
    const { sides } = this.game.state;
    const { seat, blow } = this.lastPrize ?? { seat: -1, blow: null };
    const byBlow = blow !== null && teamOf(seat) === team && teamOf(seatOf(blow.pokemon)) === team ? blow : null;
    const actives = sides.flatMap(({ active }, each) => (teamOf(each) === team ? active : []));
    const pokemon = byBlow?.pokemon ?? actives.find((each) => this.cardOf.has(each));
    const card = pokemon === undefined ? undefined : this.cardOf.get(pokemon);
    if (card === undefined) return null;
    const face = faceOf(facts[this.game.setup.cardOf[card]!]!, facts);
    return { face, attack: byBlow?.attack ?? null, damage: byBlow?.damage ?? 0 };
  }
}

/** What tells which card a Pokémon is. */
const SHOWS: ReadonlySet<GameEvent['kind']> = new Set([
  'placedActive',
  'placedOnBench',
  'revealed',
  'benched',
  'evolved',
  'exchanged',
  'broughtIn',
  'promoted',
] satisfies GameEvent['kind'][]);

function wonBy({ log }: Game): readonly WinWay[] {
  const won = eventsFor(log!, 'spectator').findLast((event) => event.kind === 'gameWon');
  return won?.kind === 'gameWon' ? won.ways : [];
}
