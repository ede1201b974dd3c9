import { FLIP_REASONS, type FlipReason, type GameEvent } from '../model/event.js';
import { cardOf, type Game } from '../model/game.js';
import { CONDITIONS, NONE, type PokemonId, type Seat, WIN_WAYS, type WinWay } from '../model/state.js';
import { seatName } from './describe.js';

/** Tells events as sentences, in order. It remembers who the Pokémon are, because events outlive them. */
export interface Teller {
  tell(event: GameEvent): string | null;
}

export interface TellerOptions {
  readonly names?: readonly string[];
}

const FLIPPED_FOR: Readonly<Record<FlipReason, string>> = {
  first: 'to decide who goes first',
  confused: 'because its attacker is Confused',
  'confused-retreat': 'because the retreating Pokémon is Confused',
  asleep: 'for its sleeping Pokémon',
  burned: 'for its Burned Pokémon',
  baby: 'because the Defending Pokémon is a Baby',
};

const WON_BY: Readonly<Record<WinWay, string>> = {
  prizes: 'all Prize cards are taken',
  'no-pokemon': 'the opponent has no Pokémon left',
  'deck-out': 'the opponent cannot draw a card',
  concede: 'the opponent concedes',
};

export function teller(game: Game, { names = ['A', 'B', 'A2', 'B2'] }: TellerOptions = {}): Teller {
  const known = new Map<PokemonId, string>();
  const player = (seat: Seat): string => names[seat] ?? seatName(seat);
  const card = (id: number): string => (id === NONE ? 'a card' : cardOf(game, id).name);
  const meet = (id: PokemonId, top: number): void => {
    if (top === NONE) return;
    known.set(id, cardOf(game, top).name);
  };
  game.state.pokemon.forEach((pokemon, id) => {
    if (pokemon !== null && game.state.phase !== 'setup') meet(id, pokemon.stack.at(-1)!);
  });
  const whose = (id: PokemonId): string => `${player(id >> 4)}’s ${known.get(id) ?? 'face-down Pokémon'}`;
  const attack = (id: number): string => game.setup.attacks[id]!.name;

  const sentence = ({ kind, a, b }: GameEvent): string | null => {
    switch (kind) {
      case 'gameBegan':
        return a === 0 ? 'The game begins.' : `Sudden Death game ${a} begins, with one Prize card each.`;
      case 'greeted':
        return 'The players shake hands.';
      case 'coinFlipped':
        return `${player(a)} flips a coin ${FLIPPED_FOR[FLIP_REASONS[b >> 1]!]}: ${(b & 1) === 1 ? 'heads' : 'tails'}.`;
      case 'wentFirst':
        return `${player(a)} goes first.`;
      case 'deckShuffled':
        return null;
      case 'cardDrawn':
        return `${player(a)} draws ${card(b)}.`;
      case 'handShown':
        return `${player(a)} shows ${card(b)}.`;
      case 'mulliganTaken':
        return `${player(a)} takes a mulligan${b === 1 ? ', as the opponent does' : ''}.`;
      case 'bonusTaken':
        return `${player(a)} takes ${b} bonus ${b === 1 ? 'card' : 'cards'}.`;
      case 'placedActive':
        meet(a, b);
        return `${player(a >> 4)} places ${card(b)} face down as the Active Pokémon.`;
      case 'placedOnBench':
        meet(a, b);
        return `${player(a >> 4)} places ${card(b)} face down on the Bench.`;
      case 'prizesSetAside':
        return `${player(a)} sets ${b} Prize ${b === 1 ? 'card' : 'cards'} aside.`;
      case 'revealed':
        meet(a, b);
        return `${player(a >> 4)} reveals ${card(b)}.`;
      case 'turnBegan':
        return `Turn ${b}: ${player(a)}.`;
      case 'benched':
        meet(a, b);
        return `${player(a >> 4)} plays ${card(b)} to the Bench.`;
      case 'evolved': {
        const before = whose(a);
        meet(a, b);
        return `${before} evolves into ${card(b)}.`;
      }
      case 'attached':
        return `${card(b)} is attached to ${whose(a)}.`;
      case 'played':
        return `${player(a)} plays ${card(b)}.`;
      case 'stadiumEntered':
        return `${card(b)} is the Stadium in play.`;
      case 'discarded':
        return null;
      case 'retreatPaid':
        return `${whose(a)} discards ${card(b)} to retreat.`;
      case 'retreatFailed':
        return `${whose(a)} fails to retreat.`;
      case 'retreated':
        return `${whose(a)} retreats; ${known.get(b) ?? 'another Pokémon'} is Active.`;
      case 'promoted':
        meet(a, b);
        return `${player(a >> 4)} makes ${card(b)} the Active Pokémon.`;
      case 'attackDeclared':
        return `${whose(a)} uses ${attack(b)}.`;
      case 'attackAimed':
        return `It attacks ${whose(b)}.`;
      case 'attackFailed':
        return `${attack(b)} does not happen.`;
      case 'declaredInVain':
        return `${player(a >> 4)} announces ${attack(b)}, which ${known.get(a) ?? 'it'} cannot use.`;
      case 'letGoBack':
        return b === 1 ? `${player(a)} may go back to other actions.` : `${player(a)} may not go back.`;
      case 'damagedByAttack':
        return b === 0 ? `${whose(a)} takes no damage.` : `${whose(a)} takes ${b} damage.`;
      case 'damagedByConfusion':
        return `In its Confusion ${whose(a)} hurts itself: ${b} damage.`;
      case 'damagedByPoison':
        return `Poison: ${b / 10} damage ${b === 10 ? 'counter' : 'counters'} on ${whose(a)}.`;
      case 'damagedByBurn':
        return `Burn: ${b / 10} damage counters on ${whose(a)}.`;
      case 'recovered':
        return `${whose(a)} is no longer ${capital(CONDITIONS[Math.log2(b)]!)}.`;
      case 'knockedOut':
        meet(a, b);
        return `${whose(a)} is Knocked Out.`;
      case 'prizeTaken':
        return `${player(a)} takes a Prize card${b === NONE ? '' : `: ${card(b)}`}.`;
      case 'turnEnded':
        return `${player(a)} ends the turn.`;
      case 'checkupBegan':
        return null;
      case 'suddenDeathDue':
        return 'Both players fulfil as many win conditions: Sudden Death.';
      case 'conceded':
        return `${player(a)} concedes.`;
      case 'gameWon':
        return `${player(a)} wins: ${wonBy(b)}.`;
    }
  };
  return { tell: sentence };
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

const wonBy = (ways: number): string =>
  WIN_WAYS.filter((_, bit) => (ways & (1 << bit)) !== 0)
    .map((way) => WON_BY[way])
    .join(' and ');
