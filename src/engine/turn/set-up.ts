import { emit } from '../model/event.js';
import { facing, mateOf } from '../model/format.js';
import { type Game, popFrame, pushFrame } from '../model/game.js';
import { zOf } from '../model/packed.js';
import { flipCoin, HEADS, WAIT } from '../model/random.js';
import type { Frame, Seat } from '../model/state.js';
import { ask } from './ask.js';
import { bonusAtOnce, bonusLate } from './bonus-cards.js';
import { NOTHING_DECIDED } from './fossil-hand.js';
import { deal, drawOpeningHands, loneMulligans, sharedMulligans } from './mulligan.js';
import { placeActives, placeBenches, placeBonus, reveal, setPrizesAside } from './place-pokemon.js';

/*
 * Setting up, step by step. The order is the era's: the flip comes before the opening draw or after the Prize cards, a
 * lone mulligan is taken at the check or when the opponent has set up. @rule SETUP-01
 */
const FLIP_EARLY = 0;
const CHOSEN_EARLY = 1;
const DEAL = 2;
const MULLIGANS_SHARED = 3;
const MULLIGANS_EARLY = 4;
const ACTIVES = 5;
const BENCHES = 6;
const PRIZES = 7;
const MULLIGANS_LATE = 8;
const BONUS_LATE = 9;
const BONUS_BENCH = 10;
const FLIP_LATE = 11;
const CHOSEN_LATE = 12;
const REVEAL = 13;

/** A step of setting up returns whether it is finished; if not, it waits for a decision. */
export function stepSetUp(game: Game, frame: Frame): void {
  if (!doStep(game, frame)) return;
  frame.step = nextStep(game, frame);
  frame.count = 0;
  frame.extra = 0;
}

function doStep(game: Game, frame: Frame): boolean {
  const { era } = game.setup;
  switch (frame.step) {
    case FLIP_EARLY:
      return era.firstPlayerFlipTiming !== 'before-opening-draw' || flipForFirst(game, frame);
    case CHOSEN_EARLY:
      return era.firstPlayerFlipTiming !== 'before-opening-draw' || chosen(game, frame);
    case DEAL:
      deal(game);
      drawOpeningHands(game);
      return true;
    case MULLIGANS_SHARED:
      return sharedMulligans(game, frame);
    case MULLIGANS_EARLY:
      return era.mulliganShowTiming === 'after-the-opponent-set-up' || loneMulligans(game, frame, bonusAtOnce);
    case ACTIVES:
      return placeActives(game, frame);
    case BENCHES:
      return placeBenches(game, frame);
    case PRIZES:
      setPrizesAside(game);
      return true;
    case MULLIGANS_LATE:
      return loneMulligans(game, frame, bonusAtOnce);
    case BONUS_LATE:
      return bonusLate(game, frame);
    case BONUS_BENCH:
      return placeBonus(game, frame);
    case FLIP_LATE:
      return era.firstPlayerFlipTiming !== 'after-prizes' || flipForFirst(game, frame);
    case CHOSEN_LATE:
      return era.firstPlayerFlipTiming !== 'after-prizes' || chosen(game, frame);
    default:
      reveal(game);
      beginFirstTurn(game);
      return false;
  }
}

/** After late mulligans those players place their Pokémon too, so the placing steps come again. @rule SETUP-16 */
function nextStep(game: Game, frame: Frame): number {
  if (frame.step === MULLIGANS_LATE && sideHasToPlace(game)) return ACTIVES;
  if (frame.step === REVEAL) return REVEAL;
  return frame.step + 1;
}

const sideHasToPlace = (game: Game): boolean => game.state.sides.some((side) => side.active[0]! < 0);

/** A team that wins the flip goes first and says with whom; a player goes first, or chooses whether to. @rule SETUP-02 FMT-13 */
function isAsked({ setup }: Game): boolean {
  switch (setup.format.flipPicks) {
    case 'player':
      return setup.era.flipWinner === 'chooses';
    case 'team':
      return true;
  }
}

/** Who chooses without a coin; the rules decide in a Sudden Death, whoever lost before. @rule HOUSE-02 WIN-06 */
const pickerIn = ({ setup, state }: Game): Seat | null => (state.suddenDeaths > 0 ? null : setup.options.picker);

/** Heads: the first seat, or its team, wins it. @rule SETUP-02 FMT-13 */
function flipForFirst(game: Game, frame: Frame): boolean {
  const picker = pickerIn(game);
  if (picker !== null) return askForFirst(game, frame, picker);
  const coin = flipCoin(game, frame, 0, 'first');
  if (coin === WAIT) return false;
  const winner: Seat = coin === HEADS ? 0 : 1;
  if (isAsked(game)) return askForFirst(game, frame, winner);
  frame.seat = winner;
  frame.chosen = 1;
  return true;
}

function askForFirst(game: Game, frame: Frame, seat: Seat): false {
  frame.seat = seat;
  frame.chosen = 0;
  frame.step++;
  ask(game, 'first', seat);
  return false;
}

function chosen(game: Game, frame: Frame): boolean {
  const goesFirst = frame.chosen === 1 || zOf(game.answer) === 0;
  const { format } = game.setup;
  const other = format.flipPicks === 'team' ? mateOf(format, frame.seat) : facing(frame.seat);
  game.state.starter = goesFirst ? frame.seat : other;
  emit(game, 'wentFirst', game.state.starter);
  return true;
}

function beginFirstTurn(game: Game): void {
  popFrame(game);
  pushFrame(game, 'turn', game.state.starter);
}

/** A whole new game on the same table: the cards lie in their owners' decks. @rule WIN-06 */
export function beginGame(game: Game): void {
  const { state, setup } = game;
  state.phase = 'setup';
  emit(game, 'gameBegan', state.suddenDeaths);
  if (setup.era.greeting === 'handshake') emit(game, 'greeted'); // SETUP-17
  pushFrame(game, 'setup', 0).target = NOTHING_DECIDED;
}
