import { HAPPENED, happen } from '../carry-out/happen.js';
import { QUESTION_CHANNELS } from '../link/listen.js';
import { emit } from '../model/event.js';
import { cardOf, type Game, isActive, nextPlayer, pokemonAt, popFrame, pushFrame, sideOf } from '../model/game.js';
import { beginLasting, endTurnLasting } from '../model/lasting.js';
import { kindOfAnswer, PASS } from '../model/packed.js';
import { ATTACKED, type Frame, NONE, type PokemonId, type Seat, TURN_END, WON_BY_DECK_OUT } from '../model/state.js';
import { discard, discardAttached, drawCard, takeOut } from '../model/table.js';
import { isFirstTurnOfGame } from '../rules/first-turn.js';
import { forgetUsesOfTurn } from '../rules/limits.js';
import { ASKED, ATTACKS_SLOT, askNumber, forgetOld, isInPlay, isListening, ofPokemon } from '../terms/judge.js';
import { act } from './act.js';
import { ask } from './ask.js';
import { leaveGame } from './leave-game.js';
import { isSettled } from './settled.js';
import { lose } from './win.js';

/** The parts of a turn. @rule TURN-01 */
const BEGIN = 0;
const DECIDE = 1;
const ACT = 2;
const END = TURN_END;
const ENDED = 4;
const BETWEEN_TURNS = 5;
const CHECKS = 6;
const NEXT = 7;

export function stepTurn(game: Game, frame: Frame): void {
  switch (frame.step) {
    case BEGIN:
      frame.step = DECIDE;
      return beginTurn(game, frame.seat);
    case DECIDE:
      if (settling(game)) return;
      if (game.state.turnEnding !== 0) {
        frame.step = END;
        return;
      }
      frame.step = ACT;
      return ask(game, 'turn', frame.seat);
    case ACT:
      if (kindOfAnswer(game.answer) === PASS) frame.env = []; // no attack is the last thing that was done
      frame.step = act(game, frame.seat) ? END : DECIDE;
      if (isHeldUp(game)) game.state.checksDue = 1;
      return;
    case END:
      if (settling(game)) return;
      if (attacksAgain(game, frame)) {
        frame.step = DECIDE;
        return;
      }
      frame.step = ENDED;
      emit(game, 'turnEnded', frame.seat, game.state.turn);
      happen(game, HAPPENED['turn-ended'], { seat: frame.seat });
      return;
    case ENDED:
      if (settling(game)) return;
      frame.step = BETWEEN_TURNS;
      return endTurn(game, frame.seat);
    case BETWEEN_TURNS:
      frame.step = CHECKS;
      if (game.state.extraTurns.includes(frame.seat)) return; // no Checkup before another turn of one's own
      game.state.phase = 'between-turns';
      pushFrame(game, 'checkup', nextPlayer(game, frame.seat));
      return;
    case CHECKS:
      if (!settling(game)) frame.step = NEXT;
      return;
    case NEXT:
      popFrame(game);
      pushFrame(game, 'turn', whoseTurnIsNext(game, frame.seat)); // CHK-07
      return;
  }
}

/** Whatever was done may lower an HP, shield a Pokémon from Special Conditions, or leave it with too many Tools. @rule KO-01 COND-19 TOOL-02 */
const isHeldUp = (game: Game): boolean =>
  isListening(game, QUESTION_CHANNELS.hp) ||
  isListening(game, QUESTION_CHANNELS['tool-limit']) ||
  (isListening(game, QUESTION_CHANNELS['can-have-condition']) && isAnyConditioned(game));

/** Only Active Pokémon are in Special Conditions. @rule COND-02 */
function isAnyConditioned({ state: { sides, pokemon } }: Game): boolean {
  for (let seat = 0; seat < sides.length; seat++) {
    const { active } = sides[seat]!;
    for (let i = 0; i < active.length; i++)
      if (active[i] !== NONE && pokemon[active[i]!]!.conditions !== 0) return true;
  }
  return false;
}

/** A text may let a Pokémon attack more than once a turn: then another attack is all that is left. @rule TURN-07 PREC-01 */
function attacksAgain(game: Game, { env, source, seat }: Frame): boolean {
  const { turnEnding } = game.state;
  const made = env[ATTACKS_SLOT]?.[0] ?? 0;
  if (made === 0 || turnEnding !== 0 || !isListening(game, QUESTION_CHANNELS['attack-limit'])) return false;
  if (!isInPlay(game, source) || !isActive(game, source)) return false;
  if (made >= askNumber(game, ASKED['attack-limit'], ofPokemon(source), 1)) return false;
  sideOf(game, seat).committed = ATTACKED;
  return true;
}

/** Between two actions the triggered effects and the checks come first. @rule TURN-12 EFF-15 EVO-16 */
function settling(game: Game): boolean {
  if (game.state.checksDue === 0 && game.state.due.length === 0) return false;
  if (isSettled(game)) {
    game.state.checksDue = 0;
    return false;
  }
  pushFrame(game, 'checks', game.state.seat);
  return true;
}

function whoseTurnIsNext(game: Game, seat: Seat): Seat {
  return takeOut(game.state.extraTurns, seat) ? seat : nextPlayer(game, seat);
}

/** The draw is mandatory, on the very first turn too unless the era lets the starting player begin without one. @rule TURN-02 TURN-03 */
function beginTurn(game: Game, seat: Seat): void {
  const { state } = game;
  const side = sideOf(game, seat);
  state.phase = 'main';
  state.turn++;
  state.seat = seat;
  state.turnChoices = 0;
  side.turnsTaken++;
  side.turnBefore = side.latestTurn;
  side.latestTurn = state.turn;
  side.energyAttached = 0;
  side.supporterPlayed = 0;
  side.stadiumPlayed = 0;
  side.retreated = 0;
  side.committed = 0;
  state.turnEnding = 0;
  if (game.setup.scripts.length > 0) beginTexts(game, seat);
  emit(game, 'turnBegan', seat, state.turn);
  if (!isDrawSkipped(game, seat) && !drawCard(game, seat)) cannotDraw(game, seat);
}

/** @rule TURN-02 */
const isDrawSkipped = (game: Game, seat: Seat): boolean =>
  game.setup.era.firstTurnDraw === 'skipped-by-starting-player' && isFirstTurnOfGame(game, seat);

/** Who cannot draw loses at once, or leaves the game while the teammate plays on. @rule WIN-03 SIM-04 FMT-22 */
function cannotDraw(game: Game, seat: Seat): void {
  switch (game.setup.format.deckOut) {
    case 'loses':
      return lose(game, seat, WON_BY_DECK_OUT);
    case 'leaves-the-game':
      return leaveGame(game, seat);
  }
}

/** What texts have left for this turn comes into force, what they counted in the turn before is forgotten. @rule EFF-08 POW-03 */
function beginTexts(game: Game, seat: Seat): void {
  forgetUsesOfTurn(game);
  forgetOld(game);
  beginLasting(game, seat);
  happen(game, HAPPENED['turn-began'], { seat });
}

/** Cards that stay until the end of the turn leave now. @rule TURN-11 SUP-02 TM-02 */
function endTurn(game: Game, seat: Seat): void {
  endTurnLasting(game, seat);
  const { played } = sideOf(game, seat);
  for (let i = 0; i < played.length; i++) discard(game, played[i]!);
  if (played.length > 0) played.length = 0;
  if (game.setup.occurs.machines && game.setup.era.tmDiscard === 'end-of-turn') discardMachines(game, seat);
}

function discardMachines(game: Game, seat: Seat): void {
  const { active, bench } = sideOf(game, seat);
  for (let i = 0; i < active.length; i++) discardMachinesOf(game, active[i]!);
  for (let i = 0; i < bench.length; i++) discardMachinesOf(game, bench[i]!);
}

function discardMachinesOf(game: Game, id: PokemonId): void {
  if (id === NONE) return;
  const { attached } = pokemonAt(game, id);
  for (let i = attached.length - 1; i >= 0; i--) {
    const card = attached[i]!;
    if (cardOf(game, card).role === 'technical-machine') discardAttached(game, id, card);
  }
}
