import type { Kept } from '../effects/program.js';
import { emit } from '../model/event.js';
import { cardOf, type Game, isEvolved, pokemonAt, pushFrame } from '../model/game.js';
import { endOn } from '../model/lasting.js';
import { type CardId, NONE, type PokemonId, seatOf } from '../model/state.js';
import { layOn, replaceTop, takeOffTop } from '../model/table.js';
import { forgetUses, handOnUses } from '../model/uses.js';
import { type CardZone, lift, putInto } from '../model/zones.js';
import { isKeptFromEvolving } from '../rules/evolve.js';
import { ASKED, amount, cardsMeant, happenedToo, isForbidden, ofCardOn, pokemonMeant } from '../terms/judge.js';
import { canLieOn } from './anothers-text.js';
import { bind, type Doing } from './bind.js';
import type { Asking } from './candidates.js';
import { whereIs } from './cards.js';
import { isLostOnTheWay, reached } from './cause.js';
import { missFormer } from './former.js';
import { HAPPENED, happen } from './happen.js';
import type { Outcome } from './outcome.js';

/** Counts as evolving, whatever turn it is; the checks look at it at that very moment. @rule EVO-04 EVO-11 EVO-14 EVO-16 TURN-12 LVL-05 EFF-21 */
export function evolve(game: Game, at: Asking, doing: Doing<'evolve'>): Outcome {
  const { scope } = at;
  const [pokemon] = pokemonMeant(game, scope, doing.pokemon);
  const [card] = cardsMeant(game, scope, doing.with);
  if (pokemon === undefined || card === undefined || !canLieOn(game, at.frame, card, pokemon)) return 'go-on';
  const before = pokemonAt(game, pokemon).stack.at(-1)!;
  const from = whereIs(game, card);
  if (isKeptFromEvolving(game, pokemon, from === 'hand')) return 'go-on';
  const isKeptOff = pokemon !== at.frame.source && reached(game, at.frame, [pokemon]).length === 0;
  if (isKeptOff && !isLostOnTheWay(game)) return 'go-on';
  if (game.setup.ownerOf[card] !== seatOf(pokemon) || !lift(game, card)) return 'go-on'; // ZONE-02
  if (isKeptOff) {
    putInto(game, card, 'discard');
    return 'go-on';
  }
  if (game.state.due.length > 0 && cardOf(game, card).role !== 'level-up') missFormer(game, pokemon);
  layOn(game, pokemon, card);
  evolved(game, pokemon, before, from);
  bind(at, [pokemon]);
  return checkedNow(game);
}

/** The between-action checks come now, in the middle of an effect; then it goes on with whoever is still in play. @rule TURN-12 EVO-16 EFF-20 */
function checkedNow(game: Game): Outcome {
  pushFrame(game, 'checks', game.state.seat);
  return 'let';
}

/** Whatever made it evolve, it has. @rule EVO-14 LVL-05 */
export function evolved(game: Game, pokemon: PokemonId, before: CardId, from: string): void {
  const card = pokemonAt(game, pokemon).stack.at(-1)!;
  const what = cardOf(game, card).role === 'level-up' ? HAPPENED['levelled-up'] : HAPPENED.evolved;
  happen(game, what, { pokemon, card, before, seat: seatOf(pokemon), from });
  if (endsTurn(game, pokemon, card)) game.state.turnEnding = 1;
}

/** Becoming a Mega Pokémon ends its player's turn where the era says so, by whatever it evolves. @rule TURN-14 CLS-14 CLS-15 */
function endsTurn(game: Game, pokemon: PokemonId, card: CardId): boolean {
  const seat = seatOf(pokemon);
  if (!cardOf(game, card).isMega || seat !== game.state.seat) return false;
  if (isForbidden(game, ASKED['evolving-ends-turn'], ofCardOn(pokemon, card, seat))) return false;
  return game.setup.era.forcedTurnEnd.includes('mega');
}

/** Takes Evolution cards off, the highest first; the checks look at it at that very moment. @rule EVO-15 EVO-16 TURN-12 */
export function devolve(game: Game, at: Asking, doing: Doing<'devolve'>): Outcome {
  const { frame, scope } = at;
  const done: PokemonId[] = [];
  for (const pokemon of reached(game, frame, pokemonMeant(game, scope, doing.pokemon))) {
    const most = doing.n === undefined ? 1 : amount(game, scope, doing.n);
    if (game.state.due.length > 0 && most > 0 && isEvolved(game, pokemon)) missFormer(game, pokemon);
    for (let n = 0; n < most && isEvolved(game, pokemon); n++) {
      for (const card of highestStage(game, pokemon)) {
        emit(game, 'devolved', pokemon, card);
        putInto(game, card, doing.to.zone as CardZone, doing.to.zone === 'deck' && doing.to.end === 'bottom');
      }
      if (!done.includes(pokemon)) done.push(pokemon);
    }
  }
  bind(at, done);
  return done.length > 0 ? checkedNow(game) : 'go-on';
}

/** The highest Evolution card comes off, and with it the Level-Up card on it. @rule LVL-09 */
function highestStage(game: Game, pokemon: PokemonId): CardId[] {
  const top = takeOffTop(game, pokemon);
  return cardOf(game, top).role === 'level-up' ? [top, takeOffTop(game, pokemon)] : [top];
}

/** The top card for another one; what stays is what the text says. */
export function exchange(game: Game, at: Asking, doing: Doing<'exchange'>): Outcome {
  const { scope } = at;
  const [pokemon] = pokemonMeant(game, scope, doing.pokemon);
  const [card] = cardsMeant(game, scope, doing.with);
  if (pokemon === undefined || card === undefined || game.setup.ownerOf[card] !== seatOf(pokemon)) return 'go-on'; // ZONE-02
  if (!lift(game, card)) return 'go-on';
  const old = replaceTop(game, pokemon, card);
  emit(game, 'exchanged', pokemon, card);
  putInto(game, old, doing.to.zone as CardZone, doing.to.zone === 'deck' && doing.to.end === 'bottom');
  forget(game, pokemon, new Set(doing.keeps));
  if (doing.keeps.includes('effects')) stay(game, pokemon, old, card);
  bind(at, [pokemon]);
  return 'go-on';
}

/** It is the Pokémon that it was: what happened to it has, and what it has used this turn is used. @rule POW-03 */
function stay(game: Game, pokemon: PokemonId, old: CardId, card: CardId): void {
  handOnUses(game, pokemon, card);
  happenedToo(game, pokemon, old, card);
}

/** What the text does not say to stay is gone. @rule EFF-09 EVO-06 */
function forget(game: Game, pokemon: PokemonId, keeps: ReadonlySet<Kept>): void {
  const one = pokemonAt(game, pokemon);
  if (!keeps.has('damage')) one.damage = 0;
  if (!keeps.has('conditions')) Object.assign(one, { conditions: 0, strength: 0, paralyzedOn: NONE });
  if (!keeps.has('effects')) {
    endOn(game, pokemon);
    forgetUses(game, pokemon);
  }
  if (!keeps.has('turns')) Object.assign(one, { evolvedOn: NONE, enteredOn: game.state.turn });
}
