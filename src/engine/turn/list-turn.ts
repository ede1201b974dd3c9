import { areOpponents } from '../model/format.js';
import { cardOf, type Game, sideOf, topOf } from '../model/game.js';
import * as A from '../model/packed.js';
import { answer, offer } from '../model/packed.js';
import type { Card } from '../model/setup.js';
import { ATTACKED, type CardId, NONE, type PokemonId, type Seat, type Side, seatOf } from '../model/state.js';
import { attachEnergyFaults, isFreelyAttached } from '../rules/attach-energy.js';
import {
  attackCount,
  attackerFaults,
  attackOf,
  attackTextFaults,
  barredFaults,
  countEnergy,
  hasSeveralTargets,
  liftedFaults,
} from '../rules/attack.js';
import { coversCost } from '../rules/energy-cost.js';
import { evolveFaults, isEvolutionOf } from '../rules/evolve.js';
import { isHolder } from '../rules/holder.js';
import { playBasicFaults } from '../rules/play-basic.js';
import { cardTextFaults, plainTrainerFaults, textFaults } from '../rules/play-trainer.js';
import {
  AS_ENERGY,
  BY_ITSELF,
  ONTO_ITS_BABY,
  ONTO_ITS_LINE,
  ONTO_OPPOSING,
  ONTO_OWN,
  TO_BENCH,
} from '../rules/plays.js';
import { canLeave } from '../rules/retreat.js';
import { actionAt, countActions, usableFaults, useCardFaults, useStadiumFaults } from '../rules/use-power.js';
import { ASKED, costOf, hears } from '../terms/judge.js';
import { alreadyOffered, forgetOffers } from './offers.js';

/** A turn in which so many choices have been made may only be ended. @rule HOUSE-01 */
export const MOST_CHOICES_A_TURN = 400;

export const isEndless = ({ state }: Game): boolean => state.turnChoices >= MOST_CHOICES_A_TURN;

const mayAct = (game: Game, side: Side): boolean => side.committed === 0 && !isEndless(game);

/** Every legal answer of an ordinary turn. @rule TURN-04 TURN-05 TURN-08 */
export function listTurn(game: Game, seat: Seat): void {
  const side = sideOf(game, seat);
  if (mayAct(game, side)) {
    forgetOffers();
    lookAtOwn(game, side);
    listHand(game, seat, side);
    if (game.setup.occurs.unions) listUnions(game, seat, side);
    for (let i = 0; i < side.active.length; i++) listRetreats(game, seat, side, side.active[i]!);
    if (game.setup.scripts.length > 0) listTexts(game, seat, side);
  } else if (mayAnnounce(game) && side.committed !== ATTACKED) {
    offer(answer(A.GO_BACK));
  }
  listEndings(game, seat, side);
}

/** What a turn can be ended with: the last of its answers. @rule TURN-01 */
export function listEndings(game: Game, seat: Seat, side: Side): void {
  for (let i = 0; i < side.active.length; i++) listAttacks(game, seat, side.active[i]!);
  offer(answer(A.PASS));
}

/*
 * The player's Pokémon in play and the card on top of each, looked up once for a list: every card in hand is held against
 * all of them. Nothing changes while a list is made.
 */
const own: PokemonId[] = [];
const tops: Card[] = [];
let owned = 0;

function lookAtOwn(game: Game, { active, bench }: Side): void {
  owned = 0;
  for (let i = 0; i < active.length; i++) if (active[i] !== NONE) own[owned++] = active[i]!;
  for (let i = 0; i < bench.length; i++) own[owned++] = bench[i]!;
  for (let i = 0; i < owned; i++) tops[i] = topOf(game, own[i]!);
}

/** Every turn of every game comes by here, again and again: calls are few, and the commonest cards come first. */
function listHand(game: Game, seat: Seat, side: Side): void {
  const { hand } = side;
  const { byId, occurs } = game.setup;
  const ontoOthers = occurs.babies ? ONTO_ITS_LINE | ONTO_ITS_BABY : ONTO_ITS_LINE;
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i]!;
    const card = byId[id]!;
    if (alreadyOffered(card.index)) continue;
    if (card.plays === AS_ENERGY) {
      if (side.energyAttached === 0) listAttachments(game, id, isFreelyAttached(game, card));
    } else if ((card.plays & AS_POKEMON) !== 0) {
      if ((card.plays & TO_BENCH) !== 0 && playBasicFaults(game, seat, id) === 0) offer(answer(A.BENCH, id));
      if ((card.plays & ontoOthers) !== 0) listEvolutions(game, side, id, card);
    } else {
      listTrainer(game, seat, id, card.plays);
    }
  }
}

const AS_POKEMON = TO_BENCH | ONTO_ITS_LINE | ONTO_ITS_BABY;

function listTrainer(game: Game, seat: Seat, id: CardId, plays: number): void {
  if ((plays & BY_ITSELF) !== 0) offerPlay(game, seat, id, NONE);
  if ((plays & ONTO_OWN) !== 0 && cardTextFaults(game, seat, id) === 0)
    for (let i = 0; i < owned; i++) offerOnto(game, seat, id, own[i]!);
  if ((plays & ONTO_OPPOSING) !== 0) listGear(game, seat, id);
}

/** @rule CLS-33 */
function listUnions(game: Game, seat: Seat, { discard }: Side): void {
  forgetOffers();
  for (let i = 0; i < discard.length; i++) {
    const card = cardOf(game, discard[i]!);
    if (card.role !== 'v-union' || alreadyOffered(card.index)) continue;
    if (playBasicFaults(game, seat, discard[i]!) === 0) offer(answer(A.BENCH, discard[i]!));
  }
}

/** `free`: to whomever one likes, so that nobody need be asked about. */
function listAttachments(game: Game, id: CardId, free: boolean): void {
  for (let i = 0; i < owned; i++)
    if (free) offer(answer(A.ATTACH, id, own[i]!));
    else offerAttach(game, id, own[i]!);
}

function offerAttach(game: Game, id: CardId, pokemon: PokemonId): void {
  if (attachEnergyFaults(game, seatOf(pokemon), id, pokemon) === 0) offer(answer(A.ATTACH, id, pokemon));
}

/** Whom it does not evolve from is seen at a glance. */
function listEvolutions(game: Game, { turnsTaken }: Side, id: CardId, card: Card): void {
  // FIRST-05 saves the walk, unless a text may lift it.
  if (turnsTaken <= 1 && card.evolvesEarly === null && !hears(game, ASKED['can-evolve'])) return;
  for (let i = 0; i < owned; i++)
    if (card.role === 'level-up' || isEvolutionOf(card, tops[i]!)) offerEvolve(game, id, own[i]!);
}

function offerEvolve(game: Game, id: CardId, pokemon: PokemonId): void {
  if (evolveFaults(game, seatOf(pokemon), id, pokemon) === 0) offer(answer(A.EVOLVE, id, pokemon));
}

/** @rule CLS-23 */
function listGear(game: Game, seat: Seat, id: CardId): void {
  const { pokemon } = game.state;
  for (let place = 0; place < pokemon.length; place++) {
    if (pokemon[place] != null && areOpponents(seatOf(place), seat)) offerPlay(game, seat, id, place);
  }
}

/** What the text says is asked last: it takes the longest. */
function offerPlay(game: Game, seat: Seat, id: CardId, pokemon: PokemonId): void {
  if (plainTrainerFaults(game, seat, id, pokemon) !== 0 || textFaults(game, seat, id, pokemon) !== 0) return;
  offer(pokemon === NONE ? answer(A.PLAY, id) : answer(A.PLAY, id, pokemon));
}

/** What its text says of all of them has been asked. */
function offerOnto(game: Game, seat: Seat, id: CardId, pokemon: PokemonId): void {
  if (plainTrainerFaults(game, seat, id, pokemon) === 0 && isHolder(game, id, pokemon))
    offer(answer(A.PLAY, id, pokemon));
}

function listRetreats(game: Game, seat: Seat, side: Side, active: PokemonId): void {
  if (active === NONE || side.bench.length === 0) return;
  if (!canLeave(game, seat, active)) return;
  for (let i = 0; i < side.bench.length; i++) offer(answer(A.RETREAT, active, side.bench[i]!));
}

function listAttacks(game: Game, seat: Seat, attacker: PokemonId): void {
  if (attacker === NONE) return;
  const faults = attackerFaults(game, seat, attacker);
  const announces = mayAnnounce(game);
  if (faults !== 0 && !announces && game.setup.scripts.length === 0) return;
  countEnergy(game, attacker);
  const count = attackCount(game, attacker);
  for (let number = 0; number < count; number++) {
    const attack = attackOf(game, attacker, number)!;
    const able =
      (faults === 0 || (faults & ~liftedFaults(game, attack)) === 0) &&
      coversCost(costOf(game, attacker, attack)) &&
      attackTextFaults(game, seat, attacker, attack) === 0;
    if (able) offerTargets(game, seat, attacker, number);
    else if (announces) offer(answer(A.DECLARE, attacker, number));
  }
}

/** What the texts of one's Pokémon, of the Stadium and of cards out of play let one do. @rule POW-02 STAD-01 */
function listTexts(game: Game, seat: Seat, side: Side): void {
  const { actionsInHand, actionsInDiscard, attachedActions } = game.setup.occurs;
  for (let i = 0; i < owned; i++)
    if (attachedActions || tops[i]!.addsToCardBelow || tops[i]!.actions.length > 0) listPowers(game, own[i]!);
  const ofStadium = game.state.stadium === NONE ? 0 : cardOf(game, game.state.stadium).actions.length;
  for (let number = 0; number < ofStadium; number++) {
    if (useStadiumFaults(game, seat, number) === 0) offer(answer(A.USE_STADIUM, undefined, number));
  }
  if (actionsInHand) for (let i = 0; i < side.hand.length; i++) listOutOfPlay(game, seat, side.hand[i]!);
  if (actionsInDiscard) for (let i = 0; i < side.discard.length; i++) listOutOfPlay(game, seat, side.discard[i]!);
}

function listPowers(game: Game, pokemon: PokemonId): void {
  const count = countActions(game, pokemon);
  for (let number = 0; number < count; number++) {
    const usable = actionAt(game, pokemon, number)!;
    if (usableFaults(game, pokemon, usable) === 0) offer(answer(A.USE, pokemon, number));
  }
}

function listOutOfPlay(game: Game, seat: Seat, card: CardId): void {
  const count = cardOf(game, card).actionsElsewhere.length;
  for (let number = 0; number < count; number++) {
    if (useCardFaults(game, seat, card, number) === 0) offer(answer(A.USE_CARD, card, number));
  }
}

/** @rule TURN-09 */
export const announcesFreely = (game: Game): boolean =>
  game.setup.options.announceFreely && game.setup.era.strictAttackCommit;

/** Announcing and asking to go back may go on for ever too. @rule HOUSE-01 */
const mayAnnounce = (game: Game): boolean => announcesFreely(game) && !isEndless(game);

/** @rule ATK-20 FMT-07 */
function offerTargets(game: Game, seat: Seat, attacker: PokemonId, number: number): void {
  const { sides } = game.state;
  const several = hasSeveralTargets(game);
  for (let other = 0; other < sides.length; other++) {
    if (!areOpponents(other, seat)) continue;
    const { active } = sides[other]!;
    for (let i = 0; i < active.length; i++) {
      if (active[i] === NONE) continue;
      if (several && barredFaults(game, attacker, number, active[i]!) !== 0) continue;
      offer(answer(A.ATTACK, attacker, number, active[i]!));
    }
  }
}
