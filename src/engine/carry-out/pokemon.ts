import { PREVENTED_DAMAGE, PREVENTED_EFFECTS, PREVENTED_EVENT } from '../effects/linked.js';
import { emit } from '../model/event.js';
import { type Game, isActive, pokemonAt, sideOf } from '../model/game.js';
import { xOf } from '../model/packed.js';
import { BY_TEXT, FALLEN, NONE, type PokemonId, seatOf } from '../model/state.js';
import { changePlaces } from '../model/table.js';
import { amount, hpOf, pokemonMeant } from '../terms/judge.js';
import { bind, type Doing } from './bind.js';
import type { Asking } from './candidates.js';
import { noteHurt, reached, TOUCHED_SLOT } from './cause.js';
import { answered } from './choose.js';
import { HAPPENED, happen } from './happen.js';
import { prevent } from './interpose.js';
import type { Outcome } from './outcome.js';
import { isActiveTold, shieldableOnes } from './told-to-switch.js';

/**
 * It is no retreat: it costs nothing and nothing keeps from it. Without a Pokémon on the Bench nothing happens, nor where a shield
 * keeps it off. @rule RET-09 EFF-19 COND-03 EFF-02 EFF-22
 */
export function switchPlaces(game: Game, at: Asking, doing: Doing<'switch'>): Outcome {
  const { frame, scope } = at;
  const [incoming] = pokemonMeant(game, scope, doing.in);
  if (incoming === undefined || isActive(game, incoming)) return 'go-on';
  const out = doing.out === undefined ? leaving(game, at, incoming) : (pokemonMeant(game, scope, doing.out)[0] ?? NONE);
  if (out === UNDECIDED) return 'wait';
  if (out === NONE || !isActive(game, out)) return 'go-on';
  const shieldable = shieldableOnes(game, isActiveTold(at.script, doing), { out, incoming });
  if (reached(game, frame, shieldable).length < shieldable.length) return 'go-on';
  if (seatOf(out) !== seatOf(incoming)) return 'go-on'; // FMT-23: not for one of a teammate's
  switchIn(game, out, incoming);
  // Whoever comes in before damage is done is the one that it is done to. ATK-09 ATK-20
  const beforeDamage = frame.step < game.setup.era.attackStepOrder.indexOf('damage');
  if (frame.kind === 'attack' && frame.target === out && beforeDamage) frame.target = incoming;
  bind(at, [incoming]);
  return 'go-on';
}

const UNDECIDED = -2;

/**
 * Who leaves where the text says no more than "the Active Pokémon": in an attack the attacker or the one attacked, else
 * one that the player chooses whose card it is. @rule FMT-07 FMT-10
 */
function leaving(game: Game, { frame }: Asking, incoming: PokemonId): PokemonId {
  const seat = seatOf(incoming);
  const { active } = sideOf(game, seat);
  if (active.length === 1) return active[0]!;
  if (frame.kind === 'attack' && frame.waiting === 0) {
    const [source, target] = [frame.source, frame.target];
    if (active.includes(target) && target !== NONE) return target;
    if (active.includes(source)) return source;
  }
  const standing = active.filter((pokemon) => pokemon !== NONE);
  if (standing.length < 2) return standing[0] ?? NONE;
  return answered(game, frame, 'choose-pokemon', { seat: frame.seat }) ? xOf(game.answer) : UNDECIDED;
}

export function switchIn(game: Game, out: PokemonId, incoming: PokemonId): void {
  changePlaces(game, out, incoming);
  emit(game, 'switched', out, incoming);
  happen(game, HAPPENED['moved-to-bench'], { pokemon: out, seat: seatOf(out) });
  happen(game, HAPPENED['became-active'], { pokemon: incoming, seat: seatOf(incoming), from: 'bench' });
}

/** Nothing that follows undoes it; discarded it is in the checks, when the text is done. @rule KO-01 KO-10 TURN-12 TURN-13 EFF-20 */
export function knockOut(game: Game, at: Asking, doing: Doing<'knock-out'>): Outcome {
  const { frame, scope } = at;
  const all = reached(game, frame, pokemonMeant(game, scope, doing.pokemon));
  for (const pokemon of all) {
    const one = pokemonAt(game, pokemon);
    const hp = hpOf(game, pokemon);
    one.fallen |= one.damage < hp ? FALLEN | BY_TEXT : FALLEN;
    one.damage = Math.max(one.damage, hp);
    noteHurt(game, frame, pokemon, TOUCHED_SLOT);
    game.state.checksDue = 1;
  }
  bind(at, [...all]);
  return 'go-on';
}

const PREVENTS: Readonly<Record<Doing<'prevent'>['what'], number>> = {
  damage: PREVENTED_DAMAGE,
  effects: PREVENTED_EFFECTS,
  all: PREVENTED_DAMAGE | PREVENTED_EFFECTS,
  event: PREVENTED_EVENT,
};

export function preventIt(game: Game, { scope }: Asking, doing: Doing<'prevent'>): Outcome {
  if (doing.n === undefined) prevent(game, PREVENTS[doing.what]);
  else prevent(game, 0, amount(game, scope, doing.n));
  return 'go-on';
}
