import { listAnswers } from '../answering.js';
import { lookedAt } from '../carry-out/looking.js';
import { isFaceUp } from '../model/face-up.js';
import { beginningOf, cardOf, type Game, markersOf, pokemonAt } from '../model/game.js';
import {
  type CardId,
  CONDITIONS,
  type Condition,
  type DecisionKind,
  NONE,
  type Phase,
  type PokemonId,
  type Seat,
  type Side,
  WIN_WAYS,
  type WinWay,
} from '../model/state.js';
import { retreatCostOf } from '../rules/retreat.js';
import { hpOf } from '../terms/judge.js';
import { type AsksView, asksOf } from './choice.js';
import { describe, type Option } from './describe.js';
import { isFaceDown, mayOpenTalk } from './may-see.js';

/** A seat, or a spectator, who sees what is public. */
export type Viewer = Seat | 'spectator';

/** A card that a seat may see. */
export interface CardView {
  readonly card: CardId;
  readonly name: string;
}

/** What a seat may know of a zone: how many cards, and which of them it sees; null: none. */
export interface ZoneView {
  readonly count: number;
  readonly cards: readonly CardView[] | null;
}

/** A Prize card that lies face up, and which of that side's Prize cards it is. */
export interface FaceUpView extends CardView {
  readonly position: number;
}

/** What a seat may know of a Pokémon in play. */
export interface PokemonView {
  readonly pokemon: PokemonId;
  /** Null while it lies face down for this seat; then nothing else is known either. */
  readonly card: CardView | null;
  /** What it was before, lowest first. */
  readonly under: readonly CardView[];
  /** The other cards that make it up, if it is one of several. @rule CLS-10 CLS-34 */
  readonly pieces: readonly CardView[];
  readonly attached: readonly CardView[];
  readonly markers: readonly string[];
  readonly damage: number;
  readonly hp: number;
  readonly retreat: number;
  readonly conditions: readonly Condition[];
}

/** What a seat may know of one side of the table. */
export interface SideView {
  readonly seat: Seat;
  /** Has left the game. @rule FMT-22 */
  readonly out: boolean;
  readonly deck: ZoneView;
  readonly hand: ZoneView;
  readonly discard: ZoneView;
  readonly prizes: ZoneView;
  /** The Prize cards that lie face up, which everybody sees. @rule ZONE-10 */
  readonly faceUp: readonly FaceUpView[];
  readonly lostZone: ZoneView;
  readonly played: readonly CardView[];
  readonly active: readonly (PokemonView | null)[];
  readonly bench: readonly PokemonView[];
  readonly used: {
    readonly energy: boolean;
    readonly supporter: boolean;
    readonly stadium: boolean;
    readonly retreat: boolean;
    /** Once in the whole game. @rule CLS-18 CLS-32 */
    readonly gx: boolean;
    readonly vstar: boolean;
  };
}

/** Everything a seat may know; there is nowhere in it to put a secret. @rule ZONE-03 */
export interface View {
  readonly seat: Viewer;
  readonly phase: Phase;
  readonly turn: number;
  readonly player: Seat;
  readonly winner: number | null;
  readonly ways: readonly WinWay[];
  readonly stadium: CardView | null;
  readonly sides: readonly SideView[];
  /** Whether this seat may begin to talk about the game now. @rule FMT-19 */
  readonly mayOpenTalk: boolean;
  /** What the game waits for; the options are there for the seat that decides only. */
  readonly decision: DecisionView | null;
}

/** The decision that a game waits for, and what may be answered by who decides. */
export interface DecisionView {
  readonly kind: DecisionKind;
  readonly seat: Seat;
  readonly count: number;
  /** The Pokémon it is about, if it is about one. */
  readonly pokemon: PokemonId | null;
  readonly options: readonly Option[];
  /** The text that asks, for the seat that decides only. */
  readonly asks: AsksView | null;
}

/** Builds what a seat or a spectator may know. */
export function viewFor(game: Game, seat: Viewer): View {
  const { state } = game;
  const shown = seat === 'spectator' ? [] : lookedAt(game, seat);
  return {
    seat,
    phase: state.phase,
    turn: state.turn,
    player: state.seat,
    winner: state.winner === NONE ? null : state.winner,
    ways: WIN_WAYS.filter((_, bit) => (state.ways & (1 << bit)) !== 0),
    stadium: state.stadium === NONE ? null : cardView(game, state.stadium),
    sides: state.sides.map((side, owner) => sideView(game, side, { owner, seat, shown })),
    mayOpenTalk: seat !== 'spectator' && mayOpenTalk(game, seat),
    decision: decisionView(game, seat),
  };
}

const cardView = (game: Game, card: CardId): CardView => ({ card, name: cardOf(game, card).name });

const open = (game: Game, cards: readonly CardId[]): ZoneView => ({
  count: cards.length,
  cards: cards.map((card) => cardView(game, card)),
});

/** A zone out of sight; what a text shows of it at this moment is seen. @rule ZONE-04 ZONE-10 */
function closed(game: Game, cards: readonly CardId[], shown: readonly CardId[]): ZoneView {
  const seen = shown.length === 0 ? [] : cards.filter((card) => shown.includes(card));
  return { count: cards.length, cards: seen.length === 0 ? null : seen.map((card) => cardView(game, card)) };
}

const withFaceUp = ({ state: { faceUp } }: Game, shown: readonly CardId[]): readonly CardId[] =>
  faceUp.length === 0 ? shown : [...shown, ...faceUp];

const faceUpView = (game: Game, prizes: readonly CardId[]): FaceUpView[] =>
  prizes.flatMap((card, position) => (isFaceUp(game, card) ? [{ ...cardView(game, card), position }] : []));

interface Looking {
  readonly owner: Seat;
  readonly seat: Viewer;
  readonly shown: readonly CardId[];
}

function sideView(game: Game, side: Side, { owner, seat, shown }: Looking): SideView {
  const hidden = isFaceDown(game) && owner !== seat;
  const pokemon = (id: PokemonId): PokemonView => (hidden ? faceDown(id) : pokemonView(game, id));
  return {
    seat: owner,
    out: side.out !== 0,
    deck: closed(game, side.deck, shown),
    hand: owner === seat ? open(game, side.hand) : closed(game, side.hand, shown), // ZONE-07
    discard: open(game, side.discard),
    prizes: closed(game, side.prizes, withFaceUp(game, shown)),
    faceUp: faceUpView(game, side.prizes),
    lostZone: open(game, side.lostZone), // ZONE-13
    played: side.played.map((card) => cardView(game, card)),
    active: side.active.map((id) => (id === NONE ? null : pokemon(id))),
    bench: side.bench.map(pokemon),
    used: {
      energy: side.energyAttached > 0,
      supporter: side.supporterPlayed > 0,
      stadium: side.stadiumPlayed > 0,
      retreat: side.retreated > 0,
      gx: (side.spent & 1) !== 0,
      vstar: (side.spent & 2) !== 0,
    },
  };
}

const faceDown = (pokemon: PokemonId): PokemonView => ({
  pokemon,
  card: null,
  under: [],
  pieces: [],
  attached: [],
  markers: [],
  damage: 0,
  hp: 0,
  retreat: 0,
  conditions: [],
});

function pokemonView(game: Game, id: PokemonId): PokemonView {
  const pokemon = pokemonAt(game, id);
  const { stack } = pokemon;
  const first = beginningOf(game, stack);
  return {
    pokemon: id,
    card: cardView(game, stack.at(-1)!),
    under: stack.slice(first, -1).map((card) => cardView(game, card)),
    pieces: stack.slice(0, first).map((card) => cardView(game, card)),
    attached: pokemon.attached.map((card) => cardView(game, card)),
    markers: markersOf(game, id),
    damage: pokemon.damage,
    hp: hpOf(game, id),
    retreat: retreatCostOf(game, id),
    conditions: CONDITIONS.filter((_, bit) => (pokemon.conditions & (1 << bit)) !== 0),
  };
}

function decisionView(game: Game, seat: Viewer): DecisionView | null {
  const { decision } = game.state;
  if (decision.kind === 'none') return null;
  const isAsked = decision.seat === seat;
  return {
    kind: decision.kind,
    seat: decision.seat,
    count: decision.count,
    pokemon: decision.pokemon === NONE ? null : decision.pokemon,
    options: isAsked ? listAnswers(game).map((given) => describe(game, given)) : [],
    asks: isAsked ? asksOf(game) : null,
  };
}
