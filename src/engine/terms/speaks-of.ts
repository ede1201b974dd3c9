import type { AnswerRule, Question } from '../effects/program.js';
import type { CardsOf, PokemonOf, Source, Test } from '../effects/terms.js';
import { type Channel, QUESTION_CHANNELS } from '../link/listen.js';
import { cardOf, type Game } from '../model/game.js';
import { NONE, type Origin, type PokemonId } from '../model/state.js';
import type { About, Cause } from './about.js';
import { isPower } from './card-test.js';
import { cardFilter, pokemonFilter } from './filter.js';
import type { InForce } from './in-force.js';
import { knot } from './knot.js';
import { aboutAttack, aboutPokemon, isSeat, type Scope } from './scope.js';
import { isCardMeant, isInPlay, isMeant } from './things.js';

/** A question, by the channel on which it is heard. */
export type Asked = Channel<Question>;

/** Whether the question, and what it is about, is what the rule speaks of. */
export function speaksOf(game: Game, one: InForce, about: About, question: Asked): boolean {
  const { scope } = one;
  const rule = one.rule.rule as AnswerRule;
  if (about.at !== undefined && about.at !== (rule.at ?? stepFor(game, one, question))) return false;
  if (!isAbout(game, scope, rule.of, about)) return false;
  if (
    rule.attack !== undefined &&
    (about.attack === undefined || game.setup.attacks[about.attack]?.name !== rule.attack)
  )
    return false;
  if (
    rule.to !== undefined &&
    about.itself !== true &&
    (about.to === undefined || !isMeant(game, scope, rule.to, about.to))
  )
    return false;
  if (rule.from !== undefined && !isFrom(game, scope, rule.from, about.source)) return false;
  if (rule.which !== undefined && !isWhich(game, scope, rule.which, about)) return false;
  return rule.while === undefined || knot.holds(game, scope, rule.while);
}

/** Where a bonus that does not say so applies: on the attacker's side where the era has it, on the defender's last. @rule DMG-07 DMG-17 */
function stepFor(game: Game, { scope, rule }: InForce, question: Asked): 'before' | 'after' {
  if (question === QUESTION_CHANNELS['damage-taken']) return 'after';
  const late = game.setup.era.attackerCardBonus === 'after-weakness-and-resistance';
  return late && rule.power === null && scope.card !== NONE && cardOf(game, scope.card).facts.kind !== 'pokemon'
    ? 'after'
    : 'before';
}

function isAbout(game: Game, scope: Scope, of: AnswerRule['of'], about: About): boolean {
  if (typeof of === 'string') return about.seat !== undefined && isSeat(scope, of, about.seat);
  if (of.get === 'pokemon') return about.pokemon !== undefined && isMeant(game, scope, of, about.pokemon);
  if (isOfPokemon(of)) {
    if (about.pokemon !== undefined && isMeant(game, scope, of, about.pokemon)) return true;
    return scope.subjectCard !== NONE && about.card === scope.subjectCard;
  }
  return about.card !== undefined && isCardMeant(game, scope, of as CardsOf, about.card);
}

/** Whether it is Pokémon that a rule speaks of, not cards or a player. */
export const isOfPokemon = (of: AnswerRule['of']): of is PokemonOf =>
  typeof of !== 'string' &&
  (of.get === 'pokemon' || (of.get === 'ref' && of.name !== 'card' && of.name !== 'that-card'));

/** Which attack, card, power or condition the rule speaks of. */
function isWhich(game: Game, scope: Scope, test: Test, about: About): boolean {
  if (about.power !== undefined) return isWhichPower(game, scope, test, about);
  if (test.test === 'condition')
    return about.condition !== undefined && (test.is === 'any' || test.is.includes(about.condition as never));
  if (about.attack !== undefined) return knot.holds(game, aboutAttack(scope, about.attack), test);
  if (about.card !== undefined) return cardFilter(test)(game, scope, about.card, NONE);
  return about.pokemon !== undefined && isPokemonSuch(game, scope, test, about.pokemon);
}

/** A Pokémon that has left play may still be asked about. */
const isPokemonSuch = (game: Game, scope: Scope, test: Test, pokemon: PokemonId): boolean =>
  isInPlay(game, pokemon)
    ? pokemonFilter(test)(game, scope, pokemon)
    : knot.holds(game, aboutPokemon(scope, pokemon), test);

function isWhichPower(game: Game, scope: Scope, test: Test, about: About): boolean {
  const { kind, name } = about.power!;
  switch (test.test) {
    case 'all':
      return test.of.every((one) => isWhichPower(game, scope, one, about));
    case 'any':
      return test.of.some((one) => isWhichPower(game, scope, one, about));
    case 'not':
      return !isWhichPower(game, scope, test.of, about);
    case 'power':
      return isPower(kind, test.is) && (test.name === undefined || test.name === name);
    default:
      return about.pokemon !== undefined && isPokemonSuch(game, scope, test, about.pokemon);
  }
}

/** Whether what happens comes from such a source. @rule EFF-01 */
export function isFrom(game: Game, scope: Scope, from: Source, source: Cause | undefined): boolean {
  if (source === undefined || !from.what.some((word) => isOrigin(source.origin, word))) return false;
  if (from.whose !== undefined && !isSeat(scope, from.whose, source.seat)) return false;
  if (from.where === undefined) return true;
  if (source.pokemon !== NONE && game.state.pokemon[source.pokemon] != null)
    return pokemonFilter(from.where)(game, scope, source.pokemon);
  return source.card !== NONE && cardFilter(from.where)(game, scope, source.card, NONE);
}

/**
 * Texts speak of Trainer cards that are played: what a Stadium or a card attached to a Pokémon does while it lies there is no effect
 * of playing it. @rule EFF-01 KIND-02
 */
const isOrigin = (origin: Origin, word: Source['what'][number]): boolean =>
  word === 'trainer' ? origin === 'item' || origin === 'supporter' : origin === word;
