import type { AnswerRule, CardsOf, PokemonOf, Test } from '../../language.js';
import { factors } from '../amount.js';
import { cardNoun, pokemonNoun } from '../noun.js';
import { amountNumber } from '../number.js';
import { capital, listed, unsayable, type Voice, whose } from '../speech.js';
import { group, zoneName } from '../things.js';

/** What a Pokémon is. */
export function natureText(rule: AnswerRule, about: string, voice: Voice): string {
  const { question, change } = rule;
  if (question === 'hp') return hp(rule, about, voice);
  if (question === 'condition-counters') return counters(rule, voice);
  if (question === 'types') return types(rule, about);
  if (question === 'attacks' && 'gain' in change && change.gain.get === 'attacks')
    return `${about} can use the attacks of ${lenders(change.gain.of, voice)}`;
  if ('none' in change) return `${about} has no ${question === 'weakness' ? 'Weakness' : 'Resistance'}`;
  if (question === 'weakness' && 'times' in change) return `apply Weakness for ${about} as ×${change.times} instead`;
  if (question === 'weakness' && 'types' in change) return `the Weakness of ${about} is now ${change.types[0]}`;
  return unsayable(`such a change of ${question}`);
}

function hp({ change }: AnswerRule, about: string, voice: Voice): string {
  if ('set' in change) return `the maximum HP of ${about} is now ${amountNumber(change.set)}`;
  if (!('add' in change)) return unsayable('such a change of HP');
  const { n, each } = factors(change.add, voice);
  return `${about} gets ${n < 0 ? '-' : '+'}${Math.abs(n)} HP${each}`;
}

function types({ change }: AnswerRule, about: string): string {
  if (
    'typesOf' in change &&
    change.typesOf.get === 'cards' &&
    'what' in change.typesOf.in &&
    change.typesOf.in.what === 'stack'
  )
    return `${about}'s type is the same as its previous Level`;
  if ('typesOf' in change) return `${about} is the same type as any basic Energy attached to it`;
  if ('types' in change && change.also === true)
    return `${about} is a ${listed(change.types, 'and')} Pokémon in addition to its existing types`;
  return 'types' in change ? `${about} is ${listed(change.types, 'and')} type` : unsayable('such a change of types');
}

function counters({ change, of, which }: AnswerRule, voice: Voice): string {
  if (typeof of === 'string' || of.get !== 'pokemon') return unsayable('counters on such Pokémon');
  const on = group(of, voice);
  const usual = which?.test === 'condition' && which.is[0] === 'burned' ? 2 : 1;
  if ('set' in change)
    return `put ${amountNumber(change.set)} damage counters instead of ${usual} on ${on} between turns`;
  return 'add' in change
    ? `put ${amountNumber(change.add)} more damage counters on ${on} between turns`
    : unsayable('such a change of counters');
}

function lenders(of: PokemonOf | CardsOf, voice: Voice): string {
  if (of.get === 'pokemon') return of.spot === 'active' ? group(of, voice) : `all ${group(of, voice)}`;
  if (of.get !== 'cards') return unsayable('attacks of that');
  if ('on' in of.in) return 'its previous Evolutions';
  if ('pool' in of.in) return unsayable('attacks of cards that are looked at');
  if (of.in.zone === 'lost-zone' && of.in.whose === 'each')
    return `all ${cardNoun(of.where, true)} in the Lost Zone (both yours and your opponent's)`;
  return `any ${cardNoun(of.where, false)} in ${whose(of.in.whose, voice)} ${zoneName(of.in.zone)}`;
}

const SILENT: Readonly<Record<string, string>> = {
  'text-works none ability': 'has no Abilities',
  'text-works forbid pokemon-power': "can't use any Pokémon Powers",
  'text-works forbid poke-body': "can't use any Poké-Bodies",
  'text-works forbid poke-power,poke-body': "can't use any Poké-Powers or Poké-Bodies",
  'can-use-power forbid poke-power': "can't use any Poké-Powers",
};

/** A Pokémon may have no such powers, or they only do not work. */
function silentPowers({ question, change, which }: AnswerRule): string {
  if (which?.test === 'all' && 'none' in change) return `has no Abilities, except ${exceptionIn(which.of)}`;
  if (which?.test === 'all')
    return `${silentPowers({ question, change, which: which.of[0] } as AnswerRule)}, except ${exceptionIn(which.of)}`;
  if (which?.test !== 'power') return unsayable('powers of any kind');
  return SILENT[`${question} ${Object.keys(change).join()} ${which.is.join()}`] ?? unsayable('such powers');
}

/** What a Pokémon can do. */
export function permitText(rule: AnswerRule, about: string): string {
  const { question, change, which } = rule;
  switch (question) {
    case 'can-attack':
      return `${about} can't attack`;
    case 'can-retreat':
      return `${about} can't retreat`;
    case 'can-heal':
      return `${about} can't be healed`;
    case 'amount-healed':
      return `when ${about} is healed, double the amount healed`;
    case 'can-have-condition': {
      if (which?.test !== 'condition' || which.is === 'any') return `${about} can't be affected by Special Conditions`;
      return `${about} can't be ${listed(which.is.map(capital), 'or')}`;
    }
    case 'text-works':
    case 'can-use-power':
      return `${about} ${silentPowers(rule)}`;
    case 'can-evolve':
      return 'allow' in change ? evolves(rule, about) : unsayable('Pokémon that cannot evolve');
    case 'attack-limit':
      return `${about} may attack twice each turn`;
    case 'tool-limit':
      return 'set' in change
        ? `${about} may have up to ${amountNumber(change.set)} Pokémon Tools attached to it`
        : unsayable('such Tools');
    default:
      return unsayable(`an answer about ${question}`);
  }
}

const exceptionIn = (tests: readonly Test[]): string => {
  const but = tests.find((test) => test.test === 'not');
  return but?.test === 'not' && but.of.test === 'power'
    ? (but.of.name ?? unsayable('such powers'))
    : unsayable('such powers');
};

const evolves = (rule: AnswerRule, about: string): string =>
  typeof rule.of !== 'string' && rule.of.get === 'pokemon' && rule.of.side === 'any'
    ? evolvesForEach(rule, rule.of.where)
    : saysNotFirstTurn(rule)
      ? `${about} can evolve during the turn you play it`
      : `${about} can evolve during your first turn or the turn you play it`;

function evolvesForEach(rule: AnswerRule, where: Test | undefined): string {
  const into = rule.which === undefined ? '' : ` into ${pokemonNoun(rule.which)}`;
  const said = `each player's ${pokemonNoun(where)} can evolve${into} during`;
  return saysNotFirstTurn(rule)
    ? `${said} the turn they play those Pokémon, except during their first turn`
    : `${said} their first turn or the turn they play those Pokémon`;
}

/** That it is not the first turn is part of how evolving is said, and no condition of its own. */
export function saysNotFirstTurn({ question, while: held }: AnswerRule): boolean {
  if (question !== 'can-evolve' || held === undefined) return false;
  const tests = held.test === 'all' ? held.of : [held];
  return tests.some((test) => test.test === 'not' && test.of.test === 'turn');
}
