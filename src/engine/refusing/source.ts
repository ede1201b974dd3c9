import type { LinkedChange } from '../effects/linked.js';
import { facing } from '../model/format.js';
import { cardOf, type Game, pokemonAt, topOf } from '../model/game.js';
import * as A from '../model/packed.js';
import { kindOfAnswer, type Packed, xOf, yOf, zOf } from '../model/packed.js';
import { NONE, ON_PLAYER, type PokemonId, type Seat } from '../model/state.js';
import { attackOf, countEnergy } from '../rules/attack.js';
import { coversCost } from '../rules/energy-cost.js';
import type { Reason } from '../rules/reason.js';
import { unitsOn } from '../rules/retreat.js';
import { actionAt } from '../rules/use-power.js';
import {
  type About,
  type Answering,
  ASKED,
  type Asked,
  amount,
  answersTo,
  forbidderOf,
  ofAttack,
  ofCard,
  ofCardOn,
  ofPlayer,
  ofPokemon,
  ofPokemonAgainst,
  ofPower,
  ofPowerElsewhere,
} from '../terms/judge.js';

/*
 * What in force says no. A rule returns its faults as bits, without a word about where they come from, because it is asked
 * all the time; whoever tells a player why asks the same question again, and this time who answers it.
 */

/** A rule in force that says no: a power, the effect of an attack, or the text of a card. Everybody can see it. */
export type Source = Answering;

type Ask = (game: Game, seat: Seat, given: Packed) => Source | null;

/** A card that would be laid on a Pokémon: some texts speak of that, others of all that is played. */
const onPokemon =
  (question: Asked): Ask =>
  (game, seat, given) => {
    const about = ofCardOn(yOf(given), xOf(given), seat);
    return forbidderOf(game, question, about) ?? forbidderOf(game, ASKED['can-play'], about);
  };

const ASKS: Readonly<Partial<Record<Reason, Ask>>> = {
  'cannot-retreat': (game, seat, given) => forbidderOf(game, ASKED['can-retreat'], ofPokemon(xOf(given), seat)),
  'cannot-attack': againstAttacking,
  'cannot-use-attack': (game, _, given) => {
    const about = aboutAttack(game, given);
    return about === null ? null : forbidderOf(game, ASKED['can-use-attack'], about);
  },
  'cannot-evolve': onPokemon(ASKED['can-evolve']),
  'cannot-attach': onPokemon(ASKED['can-attach']),
  'cannot-play': (game, seat, given) => forbidderOf(game, ASKED['can-play'], ofCard(xOf(given), seat)),
  'power-off': silencer,
  'power-locked': (game, _, given) => {
    const about = aboutPower(game, given);
    return about === null ? null : forbidderOf(game, ASKED['can-use-power'], about);
  },
  'bench-full': (game, seat) => raiser(game, ASKED['bench-size'], ofPlayer(seat), NONE),
  'retreat-cost': (game, _, given) => {
    const pokemon = xOf(given);
    const { retreat } = topOf(game, pokemon);
    const isMissing = unitsOn(game, pokemonAt(game, pokemon)) < retreat;
    return isMissing ? null : raiser(game, ASKED['retreat-cost'], ofPokemon(pokemon), retreat);
  },
  'attack-cost': (game, _, given) => {
    const attack = attackMeant(game, given);
    if (attack === null) return null;
    countEnergy(game, xOf(given));
    if (!coversCost(attack)) return null; // what is printed could not be paid either
    return raiser(game, ASKED['attack-cost'], ofAttack(xOf(given), attack.id), attack.symbols);
  },
};

/** What in force is the cause of this reason; null where the rules of the game, or the card itself, are. @rule EFF-01 */
export const sourceOf = (game: Game, seat: Seat, given: Packed, reason: Reason): Source | null =>
  ASKS[reason]?.(game, seat, given) ?? null;

/** Against attacking at all, or against attacking this one. @rule ATK-04 */
function againstAttacking(game: Game, seat: Seat, given: Packed): Source | null {
  const attacker = xOf(given);
  const question = ASKED['can-attack'];
  const target = kindOfAnswer(given) === A.ATTACK ? zOf(given) : (game.state.sides[facing(seat)]!.active[0] ?? NONE);
  return (
    forbidderOf(game, question, ofPokemon(attacker, seat)) ??
    forbidderOf(game, question, ofPokemonAgainst(attacker, seat, target))
  );
}

const attackMeant = (game: Game, given: Packed) =>
  game.state.pokemon[xOf(given)] == null ? null : attackOf(game, xOf(given), yOf(given));

function aboutAttack(game: Game, given: Packed): About | null {
  const attack = attackMeant(game, given);
  return attack === null ? null : ofAttack(xOf(given), attack.id);
}

/** What an answer would use; null where there is no such thing. */
export function usedBy(game: Game, given: Packed): ReturnType<typeof actionAt> {
  const [x, y] = [xOf(given), yOf(given)];
  const kind = kindOfAnswer(given);
  if (kind === A.USE) return game.state.pokemon[x] == null ? null : actionAt(game, x, y);
  const card = kind === A.USE_STADIUM ? game.state.stadium : x;
  if (card === NONE || card >= game.setup.ownerOf.length) return null;
  const { actions, actionsElsewhere } = cardOf(game, card);
  const action = (kind === A.USE_STADIUM ? actions : actionsElsewhere)[y];
  return action === undefined ? null : { action, card };
}

function aboutPower(game: Game, given: Packed): About | null {
  const used = usedBy(game, given);
  if (used === null) return null;
  const { power } = used.action;
  if (power === null) return ofCard(used.card);
  return kindOfAnswer(given) === A.USE ? ofPower(xOf(given), power) : ofPowerElsewhere(used.card, power);
}

/** What leaves a power without effect; an old Pokémon Power is taken away by what takes the two newer kinds. @rule POW-09 POW-11 */
function silencer(game: Game, _: Seat, given: Packed): Source | null {
  const about = aboutPower(game, given);
  if (about === null) return null;
  const found = forbidderOf(game, ASKED['text-works'], about);
  const { power, pokemon } = about;
  if (found !== null || power === undefined || pokemon === undefined) return found;
  return forbidderOf(game, ASKED['can-use-power'], ofPower(pokemon, { kind: 'poke-power', name: power.name }));
}

/** What makes a number more than is printed; of a Bench, whatever says how many it holds. @rule RET-08 NRG-09 BENCH-02 */
function raiser(game: Game, question: Asked, about: About, printed: number): Source | null {
  const raises = ({ rule, scope }: Answering): boolean => {
    const { add, set, types }: LinkedChange = rule.change;
    if (types !== undefined) return true;
    if (add !== undefined) return amount(game, scope, add) > 0;
    return set !== undefined && amount(game, scope, set) > printed;
  };
  return answersTo(game, question, about).find(raises) ?? null;
}

/** It lasts by itself, whatever has become of what made it. @rule EFF-08 */
const lasts = ({ lasting }: Source): boolean => lasting !== null;

/** The rules by which a source binds, most specific first. @rule EFF-07 EFF-08 EFF-12 STAD-01 POW-05 TOOL-01 NRG-05 */
export function rulesOfSource(game: Game, source: Source): readonly string[] {
  if (lasts(source)) return source.lasting?.on === ON_PLAYER ? ['EFF-07', 'EFF-08'] : ['EFF-08'];
  if (source.linked.power !== null) return ['EFF-12', 'POW-05'];
  const { facts } = cardOf(game, source.scope.card);
  if (facts.trainer === 'stadium') return ['EFF-12', 'STAD-01'];
  if (facts.trainer === 'fossil') return ['FOS-01'];
  if (facts.trainer === 'tool') return ['EFF-12', 'TOOL-01'];
  return facts.kind === 'energy' ? ['EFF-12', 'NRG-05'] : ['EFF-12'];
}

/** What a source is called: its power or attack with its Pokémon, or its card. */
export function nameOfSource(game: Game, source: Source, pokemon: PokemonId): string {
  const { card } = source.scope;
  const { name } = source.linked;
  if (card === NONE || card >= game.setup.ownerOf.length) return name;
  const of = cardOf(game, card).name;
  if (of !== name) return `${of}’s ${name}`;
  const isItself = game.state.pokemon[pokemon]?.stack.includes(card) === true;
  return isItself ? 'Its own text' : name;
}
