import { answersListed, listAnswers } from '../answering.js';
import { type Answer, packed } from '../model/answer.js';
import type { Format } from '../model/format.js';
import { cardOf, type Game, pokemonAt, topOf } from '../model/game.js';
import { NO_ANSWER } from '../model/packed.js';
import type { Attack, Card } from '../model/setup.js';
import type { CardId, PokemonId, State } from '../model/state.js';
import { fork } from '../record/fork.js';
import { attackCount, attackOf, countEnergy } from '../rules/attack.js';
import { damageBetween, hitOf } from '../rules/damage.js';
import { addUnit, beginCount, missingUnits } from '../rules/energy-cost.js';
import { evolvesFrom } from '../rules/evolve.js';
import { costOf, hpOf, providesOf, retreatCostOf } from '../terms/judge.js';
import { listPackedEndings } from '../turn/list.js';
import { playPacked } from '../turn/run.js';

/*
 * A game that somebody imagines. Everything in it may be read and tried: what the seat knows is true, and the rest is
 * made up. What it is played with stays behind this door, because the real decks are in it.
 */

/** A game as it may be. */
export interface Imagined {
  readonly state: State;
}

const whole = (imagined: Imagined): Game => imagined as Game;

/** The same game once more, to try something in it. */
export function forkOf(imagined: Imagined): Imagined {
  const { setup, state } = whole(imagined);
  const copy: Game = { setup, state: fork(state), log: null, answer: NO_ANSWER, trace: null };
  return copy;
}

/** Gives one of the offered answers, and plays on to the next decision. */
export const playIn = (imagined: Imagined, given: Answer): void => playPacked(whole(imagined), packed(given));

/** Goes on as another game that has come of it. */
export function goOnAs(imagined: Imagined, other: Imagined): void {
  const game = whole(imagined);
  game.state = whole(other).state;
  game.answer = whole(other).answer;
}

/** What the open decision offers. */
export const answersIn = (imagined: Imagined): Answer[] => listAnswers(whole(imagined));

/** What may end the turn that is open; nothing else of what is offered is looked for. */
export const endingsIn = (imagined: Imagined): Answer[] => answersListed(listPackedEndings(whole(imagined)));

/** The card with that number, linked for the game. */
export const cardIn = (imagined: Imagined, card: CardId): Card => cardOf(whole(imagined), card);

/** The cards of a game by their numbers: the same array in all games that are played with the same. */
export const cardsIn = (imagined: Imagined): readonly Card[] => whole(imagined).setup.byId;

/** The card on top of a Pokémon. */
export const topIn = (imagined: Imagined, pokemon: PokemonId): Card => topOf(whole(imagined), pokemon);

/** The format that is played. */
export const formatIn = (imagined: Imagined): Format => whole(imagined).setup.format;

/** The HP of a Pokémon as the texts in play have it. @rule KO-01 */
export const hpIn = (imagined: Imagined, pokemon: PokemonId): number => hpOf(whole(imagined), pokemon);

/** The Retreat Cost of a Pokémon as the texts in play have it. @rule RET-01 */
export const retreatCostIn = (imagined: Imagined, pokemon: PokemonId): number =>
  retreatCostOf(whole(imagined), pokemon);

/** How many units of Energy a card provides where it lies. */
export const unitsIn = (imagined: Imagined, card: CardId): number => providesOf(whole(imagined), card).length;

/** Whether a card from the hand can evolve a Pokémon by its name, now or later. */
export const evolvesIn = (imagined: Imagined, card: CardId, pokemon: PokemonId): boolean =>
  evolvesFrom(whole(imagined), card, pokemon);

/** What a Pokémon can attack with, and how many units of Energy are missing for it. */
export interface AttackIn {
  readonly attack: Attack;
  readonly missing: number;
}

/** The costs of the attacks that are being looked at: one list for all, because nobody keeps it. */
const costs: Pick<Attack, 'cost' | 'symbols'>[] = [];

/** All attacks of a Pokémon, those that texts give it among them. @rule ATK-18 */
export function attacksIn(imagined: Imagined, pokemon: PokemonId): readonly AttackIn[] {
  const game = whole(imagined);
  const attacks: Attack[] = [];
  const count = listAttacks(game, pokemon, attacks);
  if (count > 0) countEnergy(game, pokemon);
  return attacks.map((attack, i) => ({ attack, missing: missingUnits(costs[i]!) }));
}

/**
 * Lists the attacks of a Pokémon, and in `costs` what they cost; tells how many there are. The Energy is counted only
 * after it: a text that says what attacks there are, or what they cost, may count Energy itself.
 */
function listAttacks(game: Game, pokemon: PokemonId, into: Attack[]): number {
  const most = attackCount(game, pokemon);
  let count = 0;
  for (let number = 0; number < most; number++) {
    const attack = attackOf(game, pokemon, number);
    if (attack === null) continue;
    into[count] = attack;
    costs[count++] = costOf(game, pokemon, attack);
  }
  return count;
}

/** What a Pokémon can attack with as it is read again and again into one room. */
export interface AttacksRead {
  count: number;
  readonly attacks: Attack[];
  readonly missing: number[];
  /** How many units its Energy cards provide. */
  units: number;
}

/** Reads all attacks of a Pokémon, and its Energy, into room that is given: what stands there from `count` on is from before. */
export function readAttacks(imagined: Imagined, pokemon: PokemonId, into: AttacksRead): AttacksRead {
  const game = whole(imagined);
  const count = listAttacks(game, pokemon, into.attacks);
  into.count = count;
  const hasEnergy = pokemonAt(game, pokemon).attached.length > 0;
  into.units = hasEnergy ? countUnits(game, pokemon) : 0;
  for (let i = 0; i < count; i++) into.missing[i] = hasEnergy ? missingUnits(costs[i]!) : costs[i]!.symbols;
  return into;
}

/** Counts the Energy on a Pokémon, and tells how much of it Energy cards provide: others may be attached as Energy. */
function countUnits(game: Game, pokemon: PokemonId): number {
  const { attached } = pokemonAt(game, pokemon);
  let ofEnergyCards = 0;
  beginCount();
  for (let i = 0; i < attached.length; i++) {
    const units = providesOf(game, attached[i]!);
    for (let unit = 0; unit < units.length; unit++) addUnit(units[unit]!);
    if (cardOf(game, attached[i]!).role === 'energy') ofEnergyCards += units.length;
  }
  return ofEnergyCards;
}

/** The attack that an answer means by its number; null: it has none. */
export const attackIn = (imagined: Imagined, pokemon: PokemonId, number: number): Attack | null =>
  attackOf(whole(imagined), pokemon, number);

/** How many units would be missing if the Pokémon had become what a card makes of it. */
export function missingFor(imagined: Imagined, pokemon: PokemonId, attack: Attack): number {
  countEnergy(whole(imagined), pokemon);
  return missingUnits(attack);
}

/** The damage that so many points of an attack would do, with Weakness, Resistance and everything in force. */
export const damageIn = (imagined: Imagined, attack: Attack, attacker: PokemonId, defender: PokemonId): number =>
  damageBetween(whole(imagined), attack.damage, hitOf(attacker, defender, attack.id));

/** The same for what the attack comes to in an ordinary game, its text included. */
export const expectedIn = (imagined: Imagined, attack: Attack, attacker: PokemonId, defender: PokemonId): number =>
  damageBetween(whole(imagined), attack.expected, hitOf(attacker, defender, attack.id));
