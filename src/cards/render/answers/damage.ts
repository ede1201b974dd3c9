import type { AnswerRule, PokemonOf, PokemonSelector, Source } from '../../language.js';
import { factors } from '../amount.js';
import { cardNoun, pokemonNoun } from '../noun.js';
import { amountNumber } from '../number.js';
import { inPlural } from '../plural.js';
import { listed, unsayable, type Voice } from '../speech.js';
import { group, pokemon } from '../things.js';

const AT: Readonly<Record<NonNullable<AnswerRule['at']>, string>> = {
  before: ' (before applying Weakness and Resistance)',
  after: ' (after applying Weakness and Resistance)',
  base: '',
};

/** "attacks", "attacks from your opponent's Fire Pokémon". */
export function sourceText({ what, whose, where }: Source): string {
  if (what.join(' ') === 'power' && whose === 'opponent') return "your opponent's Pokémon's Abilities";
  if (what.join(' ') === 'attack power') return "your opponent's Pokémon's attacks and Abilities";
  if (what.join(' ') !== 'attack') return unsayable('such a source');
  if (where?.test === 'is') return 'attacks from the Defending Pokémon';
  if (whose === undefined)
    return where === undefined ? 'attacks' : `attacks from ${attackers(where)} (both yours and your opponent's)`;
  return `attacks from ${whose === 'opponent' ? "your opponent's" : 'your'} ${attackers(where)}`;
}

/** Where an attacking Pokémon is stands before the noun. */
function attackers(where: Source['where']): string {
  if (where?.test === 'any')
    return listed(
      where.of.map((one) => inPlural(pokemonNoun(one))),
      'or',
    );
  if (where?.test === 'stage' && where.is.length > 1)
    return `${listed(
      where.is.map((one) => pokemonNoun({ test: 'stage', is: [one] }).replace(/ Pokémon$/, '')),
      'or',
    )} Pokémon`;
  const tests = where === undefined ? [] : where.test === 'all' ? where.of : [where];
  const spot = tests.find((test) => test.test === 'spot');
  const rest = tests.filter((test) => test !== spot);
  const noun = inPlural(pokemonNoun(rest.length === 0 ? undefined : { test: 'all', of: rest }));
  if (spot?.test !== 'spot') return noun;
  return `${spot.is === 'active' ? 'Active' : 'Benched'} ${noun}`;
}

function target(to: PokemonOf, voice: Voice): string {
  if (to.get === 'ref') return pokemon(to, voice);
  return to.side === 'any' && to.where === undefined ? 'the Active Pokémon' : group(to, voice);
}

export function damageText(
  { question, change, from, to, at, attack }: AnswerRule,
  about: string,
  voice: Voice,
): string {
  const when = at === undefined ? '' : AT[at];
  if ('ignore' in change && to !== undefined && !change.ignore.includes('effects'))
    return `don't apply ${ignoredText(change.ignore)} for ${group(to as PokemonSelector, voice)}`;
  if ('ignore' in change) return `damage from attacks used by ${about} isn't affected by ${ignoredText(change.ignore)}`;
  if ('set' in change) return `${about}'s ${attack} attack's base damage is ${amountNumber(change.set)}`;
  if (!('add' in change)) return unsayable('such a change');
  if (typeof change.add === 'object' && change.add.num === 'calc' && change.add.fn === 'max') {
    const [most, uncapped] = change.add.args;
    const said = damageText(
      { part: 'answer', question, of: 'you', change: { add: uncapped }, from, to, at, attack } as AnswerRule,
      about,
      voice,
    );
    return `${said}. You can't reduce more than ${-amountNumber(most)} damage in this way`;
  }
  const { n, each } = factors(change.add, voice);
  if (change.toSome === true) return question === 'damage-dealt' ? dealtToo(n, about, to) : takenToo(n, about, from);
  if (question === 'damage-taken' && from === undefined)
    return `${about} takes ${Math.abs(n)} ${n < 0 ? 'less' : 'more'} damage${when}`;
  if (question === 'damage-taken' && from !== undefined) {
    const source = sourceText(from);
    return n > 0
      ? `${about} takes ${n} more damage from ${source}${each}${when}`
      : `any damage done to ${about} by ${source} is reduced by ${-n}${each}${when}`;
  }
  const towards = to === undefined ? '' : ` to ${target(to, voice)}`;
  const more = `${Math.abs(n)} ${n < 0 ? 'less' : 'more'} damage${towards}${each}${when}`;
  return attack === undefined ? `attacks used by ${about} do ${more}` : `${about}'s ${attack} attack does ${more}`;
}

const takenToo = (n: number, about: string, from: AnswerRule['from']): string =>
  `if an attack ${from?.whose === 'you' ? 'of your Active Pokémon does damage to' : 'damages'} ${about}${AT.after}, that attack does ${n} more damage`;

/** What a card adds to damage that its bearer does, whoever is damaged, or only to some. */
function dealtToo(n: number, about: string, to: PokemonOf | undefined): string {
  if (to === undefined) return `if ${about} does damage with an attack${AT.after}, the attack does ${n} more damage`;
  if (to.get === 'pokemon' && to.side === 'any')
    return `whenever an attack from ${about} does damage to the Active Pokémon${AT.after}, the attack does ${n} more damage`;
  return `if ${about} damages the Defending Pokémon${AT.after}, the attack does ${n} more damage to the Defending Pokémon`;
}

function ignoredText(ignored: readonly string[]): string {
  return listed(
    ignored.map((word) =>
      word === 'effects' ? "any effects on your opponent's Active Pokémon" : `${word[0].toUpperCase()}${word.slice(1)}`,
    ),
    'or',
  );
}

const PLAYED: Readonly<Record<string, string>> = { item: 'Item', supporter: 'Supporter', trainer: 'Trainer' };

export function shieldText({ from }: AnswerRule, about: string, what: 'damage' | 'effects' | 'both'): string {
  if (from === undefined)
    return what === 'damage' ? `prevent all damage done to ${about}` : unsayable('a shield against everything');
  if (from.what.every((word) => Object.hasOwn(PLAYED, word))) {
    const kinds = listed(
      from.what.map((word) => PLAYED[word]),
      'or',
    );
    const but = from.where?.test === 'not' ? ` (excluding ${cardNoun(from.where.of, true)})` : '';
    return `whenever your opponent plays ${/^I/.test(kinds) ? 'an' : 'a'} ${kinds} card${but} from their hand, prevent all effects of that card done to ${about}`;
  }
  const source = sourceText(from);
  if (what === 'damage') return `prevent all damage done to ${about} by ${source}`;
  if (what === 'both') return `prevent all effects of ${source}, including damage, done to ${about}`;
  if (from.what.length > 1) return `prevent all effects of ${source} done to ${about} (Damage is not an effect.)`;
  return from.what[0] === 'power'
    ? `prevent all effects of ${source} done to ${about}`
    : `prevent all effects of ${source}, except damage, done to ${about}`;
}
