import type { Doing, Script } from '../effects/linked.js';
import type { CardSelector, Test } from '../effects/terms.js';
import { cardOf, type Game, sideOf } from '../model/game.js';
import { type Packed, xOf } from '../model/packed.js';
import type { Card } from '../model/setup.js';
import { type CardId, NONE, type Pokemon, type Seat, seatOf } from '../model/state.js';
import { isOwnFirstTurn } from '../rules/first-turn.js';
import { aboutCard, benchSizeOf, cardsMeant, holds, type Scope, scopeOfPlay } from '../terms/judge.js';
import { kindRules, testsIn } from './choice-rules.js';

/* Why a card would do nothing: no chain of names, no place on the Bench, nothing to be found, nothing bought by its price. */

/** The rules by which what a card would do cannot be done. @rule EVO-12 EVO-13 BENCH-03 TRN-04 TRN-05 */
export const inVain = (game: Game, seat: Seat, given: Packed): readonly string[] => {
  const card = xOf(given);
  if (game.setup.ownerOf[card] !== seat) return [];
  const { play } = cardOf(game, card);
  if (play === NONE) return [];
  const script = game.setup.scripts[play]!;
  return [
    ...onFullBench(game, seat, script),
    ...ofChain(game, seat, script),
    ...ofDevolving(game, seat, script),
    ...(script.foreseen.some(({ step }) => step === 'cost') ? ['TRN-04'] : []),
    ...(sideOf(game, seat).deck.length === 0 ? ['TRN-05'] : []),
    ...notFound(game, seat, card, script),
  ];
};

const does = ({ ops }: Script, op: Doing['op']): boolean => ops.some((each) => each.do.op === op);

/** @rule BENCH-03 BENCH-02 */
function onFullBench(game: Game, seat: Seat, { ops }: Script): readonly string[] {
  const benches = ops.some(({ do: doing }) => doing.op === 'move' && doing.to.zone === 'bench');
  return benches && sideOf(game, seat).bench.length >= benchSizeOf(game, seat) ? ['BENCH-03', 'BENCH-02'] : [];
}

/** Whether one of a player's Pokémon is such a one. */
const has = ({ setup, state }: Game, seat: Seat, isSuch: (top: Card, pokemon: Pokemon) => boolean): boolean =>
  state.pokemon.some(
    (pokemon, id) => pokemon !== null && seatOf(id) === seat && isSuch(setup.byId[pokemon.stack.at(-1)!]!, pokemon),
  );

/** @rule EVO-12 EVO-13 */
function ofChain(game: Game, seat: Seat, script: Script): readonly string[] {
  if (!does(script, 'evolve')) return [];
  return [...(has(game, seat, ({ isBaby }) => isBaby) ? ['EVO-13'] : []), 'EVO-12', ...tooSoon(game, seat, script)];
}

/** The times of evolution bind a text that says so, and all of them where the era has it so. @rule EVO-14 EVO-06 EVO-07 FIRST-05 */
function tooSoon(game: Game, seat: Seat, script: Script): readonly string[] {
  const isBound = game.setup.era.effectEvolution === 'only-if-card-allows';
  if (!isBound && !testsOf(script).some(({ test }) => test === 'new')) return [];
  const { turn } = game.state;
  const isNew = has(game, seat, (_, { enteredOn, evolvedOn }) => enteredOn === turn || evolvedOn === turn);
  const times = [...(isNew ? ['EVO-06'] : []), ...(isOwnFirstTurn(game, seat) ? ['FIRST-05'] : [])];
  return times.length > 0 ? ['EVO-14', ...times] : [];
}

/** The tests of all that a script has somebody pick. */
const testsOf = ({ ops }: Script): readonly Test[] =>
  ops.flatMap(({ do: doing }) => {
    if (doing.op !== 'pick' || !('where' in doing.of) || doing.of.where === undefined) return [];
    return testsIn(doing.of.where);
  });

/** A levelled-up Basic Pokémon is no Evolved one. @rule LVL-09 LVL-10 */
function ofDevolving(game: Game, seat: Seat, script: Script): readonly string[] {
  return does(script, 'devolve') && has(game, seat, ({ role }) => role === 'level-up') ? ['LVL-09', 'LVL-10'] : [];
}

/** What lies in a discard pile is not what the text looks for, or what it looks for lies elsewhere. */
function notFound(game: Game, seat: Seat, card: CardId, { ops }: Script): readonly string[] {
  const scope = scopeOfPlay(seat, card);
  return ops.flatMap(({ do: doing }) => {
    if (doing.op !== 'pick' || doing.of.get !== 'cards') return [];
    const isThere = 'zone' in doing.of.in && doing.of.in.zone === 'discard';
    return isThere ? missing(game, scope, doing.of) : [];
  });
}

/** @rule KIND-11 KIND-12 KIND-14 KIND-17 SUP-02 ZONE-13 */
function missing(game: Game, scope: Scope, { in: place, where }: CardSelector): readonly string[] {
  const isMeant = (card: CardId): boolean => where === undefined || holds(game, aboutCard(scope, card), where);
  const there = cardsMeant(game, scope, { get: 'cards', in: place });
  if (there.some(isMeant)) return [];
  const { played, lostZone } = sideOf(game, scope.you);
  return [
    ...(played.some(isMeant) ? ['SUP-02'] : []),
    ...(lostZone.some(isMeant) ? ['ZONE-13'] : []),
    ...there.flatMap((card) => kindRules(game, where, cardOf(game, card).facts)),
  ];
}
