import { meantBefore } from '../carry-out/attached-to.js';
import { evolved } from '../carry-out/evolution.js';
import { HAPPENED, happen } from '../carry-out/happen.js';
import { pushProgram } from '../carry-out/interpose.js';
import { ANNOUNCED } from '../carry-out/power-use.js';
import { newEnv } from '../carry-out/run-script.js';
import { BASE_SLOT, FIRST_FREE_SLOT } from '../effects/linked.js';
import { emit } from '../model/event.js';
import { cardOf, type Game, opponentOf, pokemonAt, popFrame, pushFrame, sideOf } from '../model/game.js';
import * as A from '../model/packed.js';
import { kindOfAnswer, xOf, yOf, zOf } from '../model/packed.js';
import {
  type CardId,
  DECLARED,
  type Frame,
  NONE,
  ORIGINS,
  type Origin,
  type PokemonId,
  type Seat,
  UNBOUND,
  unbound,
} from '../model/state.js';
import { attach, discard, enterBench, enterBenchWhole, enterStadium, layOn, takeOut } from '../model/table.js';
import { putInto } from '../model/zones.js';
import { attackOf } from '../rules/attack.js';
import { noteUnionPlayed, userOf, useUp } from '../rules/limits.js';
import { allPieces } from '../rules/play-pieces.js';
import { originOfPlay } from '../rules/play-trainer.js';
import { actionAt, cardActions, stadiumActions, type Usable } from '../rules/use-power.js';
import { ATTACKS_SLOT } from '../terms/judge.js';

/** Carries out the answer to an ordinary turn; returns whether it ends the turn. @rule TURN-05 TURN-07 TURN-08 */
export function act(game: Game, seat: Seat): boolean {
  const given = game.answer;
  const side = sideOf(game, seat);
  switch (kindOfAnswer(given)) {
    case A.PASS:
      return true;
    case A.BENCH:
      bench(game, seat, xOf(given));
      return false;
    case A.EVOLVE:
      evolve(game, seat, xOf(given), yOf(given));
      return false;
    case A.ATTACH:
      takeOut(side.hand, xOf(given));
      side.energyAttached++;
      attachFromHand(game, seat, xOf(given), yOf(given));
      return false;
    case A.PLAY:
      playTrainer(game, seat, xOf(given), yOf(given));
      return false;
    case A.RETREAT:
      beginRetreat(game, seat, xOf(given), yOf(given));
      return false;
    case A.ATTACK:
      beginAttack(game, seat);
      return true;
    case A.USE:
      usePower(game, seat, xOf(given), yOf(given));
      return false;
    case A.USE_STADIUM:
      useText(game, seat, stadiumActions(game)[yOf(given)]!, { origin: 'stadium', pokemon: NONE });
      return false;
    case A.USE_CARD:
      useText(game, seat, cardActions(game, xOf(given))[yOf(given)]!, { origin: 'power', pokemon: NONE });
      return false;
    case A.DECLARE:
      if (side.committed === 0) side.committed = DECLARED; // TURN-09
      emit(game, 'declaredInVain', xOf(given), attackOf(game, xOf(given), yOf(given))!.id);
      return false;
    default:
      pushFrame(game, 'release', opponentOf(game, seat)).source = seat;
      return false;
  }
}

function bench(game: Game, seat: Seat, card: CardId): void {
  if (cardOf(game, card).pieces > 0) return benchWhole(game, seat, card);
  takeOut(sideOf(game, seat).hand, card);
  const pokemon = enterBench(game, seat, card);
  emit(game, 'benched', pokemon, card);
  happen(game, HAPPENED.benched, { pokemon, card, seat, from: 'hand' });
  happen(game, HAPPENED.played, { pokemon, card, seat, from: 'hand' });
}

/** All pieces together become one Pokémon. @rule CLS-09 CLS-33 */
function benchWhole(game: Game, seat: Seat, card: CardId): void {
  const pieces = allPieces(game, seat, card);
  const { role, identity } = cardOf(game, card);
  const { hand, discard: pile } = sideOf(game, seat);
  const isUnion = role === 'v-union';
  for (const piece of pieces) takeOut(isUnion ? pile : hand, piece);
  if (isUnion) noteUnionPlayed(game, seat, identity);
  const pokemon = enterBenchWhole(game, seat, pieces);
  const top = pieces.at(-1)!;
  emit(game, 'benched', pokemon, top);
  for (const piece of pieces) if (piece !== top) emit(game, 'joined', pokemon, piece);
  const from = isUnion ? 'discard' : 'hand';
  happen(game, HAPPENED.benched, { pokemon, card: top, seat, from });
  happen(game, HAPPENED.played, { pokemon, card: top, seat, from });
}

/** @rule NRG-11 */
function attachFromHand(game: Game, seat: Seat, card: CardId, pokemon: PokemonId): void {
  const meant = meantBefore(game, pokemon);
  attach(game, pokemon, card);
  happen(game, HAPPENED.attached, { pokemon, to: pokemon, meant, card, seat, from: 'hand' });
}

/** Using a power is no attack: the turn goes on. @rule POW-01 POW-02 POW-08 */
function usePower(game: Game, seat: Seat, pokemon: PokemonId, number: number): void {
  const usable = actionAt(game, pokemon, number)!;
  emit(game, 'powerUsed', pokemon, usable.action.id);
  if (usable.action.power !== null) happen(game, HAPPENED['used-power'], { pokemon, seat, card: usable.card });
  const frame = useText(game, seat, usable, { origin: usable.action.power === null ? 'tool' : 'power', pokemon });
  if (usable.action.power !== null) frame.step = ANNOUNCED;
}

interface UsedBy {
  readonly origin: Origin;
  readonly pokemon: PokemonId;
}

function useText(game: Game, seat: Seat, { action, card }: Usable, { origin, pokemon }: UsedBy): Frame {
  const script = game.setup.scripts[action.script]!;
  useUp(game, script, userOf(ORIGINS.indexOf(origin), pokemon, card), seat);
  sideOf(game, seat).spent |= script.once; // CLS-32
  if (origin === 'stadium') emit(game, 'stadiumUsed', seat, card);
  return pushProgram(game, {
    script: action.script,
    seat,
    self: pokemon,
    card,
    origin: ORIGINS.indexOf(origin),
    env: newEnv(script),
  });
}

/** @rule EVO-01 */
function evolve(game: Game, seat: Seat, card: CardId, pokemon: PokemonId): void {
  takeOut(sideOf(game, seat).hand, card);
  const before = pokemonAt(game, pokemon).stack.at(-1)!;
  layOn(game, pokemon, card);
  evolved(game, pokemon, before, 'hand');
  happen(game, HAPPENED.played, { pokemon, card, seat, from: 'hand' });
}

/** A Trainer card is played face up and discarded, unless it attaches or stays. @rule TRN-01 SUP-01 SUP-02 STAD-01 TOOL-01 TM-01 */
export function playTrainer(game: Game, seat: Seat, card: CardId, pokemon: PokemonId): void {
  const side = sideOf(game, seat);
  takeOut(side.hand, card);
  emit(game, 'played', seat, card);
  const { role, attaches } = cardOf(game, card);
  switch (role) {
    case 'stadium':
      side.stadiumPlayed++;
      enterStadium(game, seat, card);
      break;
    case 'tool':
    case 'technical-machine':
      attachFromHand(game, seat, card, pokemon);
      break;
    case 'supporter':
      side.supporterPlayed++;
      side.played.push(card);
      break;
    default:
      if (attaches) attachFromHand(game, seat, card, pokemon);
      else side.played.push(card);
  }
  happen(game, HAPPENED.played, { card, seat, from: 'hand' });
  carryOutPlay(game, seat, card);
}

/** The card lies in front of its player while its text is carried out; then it goes where it belongs. @rule TRN-01 */
function carryOutPlay(game: Game, seat: Seat, card: CardId): void {
  const { play, role } = cardOf(game, card);
  const after = pushFrame(game, 'played', seat);
  after.card = card;
  if (play === NONE) return;
  const script = game.setup.scripts[play]!;
  pushProgram(game, { script: play, seat, self: NONE, card, origin: originOfPlay(role), env: newEnv(script) });
}

/** Where a Trainer card goes when it has done what it says. @rule TRN-01 SUP-02 */
export function stepPlayed(game: Game, frame: Frame): void {
  popFrame(game);
  const { played } = sideOf(game, frame.seat);
  const { role, playPart } = cardOf(game, frame.card);
  if (!played.includes(frame.card)) return;
  if (playPart?.after !== undefined) {
    takeOut(played, frame.card);
    putInto(game, frame.card, playPart.after);
  } else if (role !== 'supporter' || game.setup.era.supporterDiscard !== 'end-of-turn') {
    takeOut(played, frame.card);
    discard(game, frame.card);
  }
}

function beginRetreat(game: Game, seat: Seat, active: PokemonId, benched: PokemonId): void {
  const frame = pushFrame(game, 'retreat', seat);
  frame.source = active;
  frame.target = benched;
}

function beginAttack(game: Game, seat: Seat): void {
  const source = xOf(game.answer);
  const attack = attackOf(game, source, yOf(game.answer))!;
  if (game.setup.rules.length > 0 || game.setup.remembered.length > 0) {
    const turn = game.state.frames[0]!;
    turn.source = source;
    const made = turn.env[ATTACKS_SLOT]?.[0] ?? 0;
    turn.env = [UNBOUND, UNBOUND, [made + 1], UNBOUND]; // whom it hurts, which attack of the turn it is, and who is Active
  }
  const frame = pushFrame(game, 'attack', seat);
  frame.source = source;
  frame.chosen = attack.id;
  frame.target = zOf(game.answer);
  frame.card = pokemonAt(game, source).stack.at(-1)!;
  frame.script = attack.script;
  if (attack.script !== NONE) {
    const script = game.setup.scripts[attack.script]!;
    useUp(game, script, source, seat);
    frame.env = newEnv(script);
    frame.env[BASE_SLOT] = [attack.counted ? 0 : attack.damage];
  } else if (game.setup.rules.length > 0) {
    frame.env = unbound(FIRST_FREE_SLOT);
  }
}
