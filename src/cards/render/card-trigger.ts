import type { CardsOf, Happening, PokemonOf, Test, TriggerRule } from '../language.js';
import { isSame } from '../telling/same.js';
import { paragraph, sentencesOf } from './block.js';
import { cardNoun, pokemonNoun } from './noun.js';
import { amountNumber } from './number.js';
import { withPlaceSpared } from './spared.js';
import { aOrAn, listed, unsayable } from './speech.js';
import { allText, testText } from './test.js';
import { group, pokemon } from './things.js';

/** What is waited for, and the tests that its words say already. */
interface Opening {
  readonly text: string;
  readonly rest: readonly Test[];
}

const partsOf = (test: Test | undefined): readonly Test[] => {
  if (test === undefined) return [];
  return test.test === 'all' ? test.of : [test];
};

export function cardTriggerText({ on, if: test, do: statements }: TriggerRule): string {
  const [first, ...more] = sentencesOf(statements, 'you');
  const { text, rest } = opening(on, partsOf(test));
  const [only] = rest;
  if (rest.length === 1 && more.length === 0 && only.test === 'not' && isBearer(only.of))
    return paragraph([
      `${text}, ${first}, unless it's ${testText(only.of, 'you').replace(/^.*? attached to is /, '')}`,
    ]);
  const needed = rest.filter((one) => one.test !== 'not' || isCardEvent(on));
  const bars = rest.filter((one) => !needed.includes(one));
  const when = needed.length === 0 ? '' : `if ${allText(needed, 'you')}, `;
  const barred = bars.flatMap((one) =>
    one.test === 'not' ? [`this power can't be used if ${testText(one.of, 'you')}`] : [],
  );
  return paragraph([`${text}, ${when}${withPlaceSpared({ on, do: statements }, first)}`, ...more, ...barred]);
}

/** Of what the bearer is, by type or by name. */
const isBearer = (test: Test): boolean =>
  test.test === 'matches' && test.of.get === 'ref' && test.of.name === 'holder' && test.where.test === 'any';

/** A card has no powers that could be used: what bars its effect is said with "if". */
const isCardEvent = ({ subject, to }: Happening): boolean =>
  [subject, to].some((of) => of?.get === 'ref' && (of.name === 'card' || of.name === 'holder'));

function opening(on: Happening, tests: readonly Test[]): Opening {
  switch (on.event) {
    case 'evolved':
      return { text: on.by === 'each' ? evolvedByAny(on) : evolvedByYou(on), rest: tests };
    case 'benched':
      return { text: on.by === 'each' ? benchedByAny(on) : BENCHED, rest: tests };
    case 'damaged':
    case 'knocked-out':
      return byAttack(on, tests);
    case 'attached':
      return { text: attached(on), rest: tests };
    case 'turn-ended':
      return { text: `at the end of ${turnOf(on)} turn`, rest: tests };
    case 'checkup':
      return { text: 'between turns', rest: tests };
    case 'turn-began':
      return { text: 'at the start of each turn', rest: tests };
    default:
      return { text: unsayable(`what waits for ${on.event}`), rest: tests };
  }
}

const EVOLVED = 'when you play this Pokémon from your hand to evolve 1 of your Pokémon';
const BENCHED = 'when you play this Pokémon from your hand onto your Bench';

const evolvedByYou = ({ subject, was }: Happening): string =>
  subject?.get === 'ref' && subject.name === 'holder'
    ? `whenever you play a Pokémon from your hand to evolve the ${pokemonNoun(was)} this card is attached to`
    : EVOLVED;

const evolvedByAny = ({ card, was }: Happening): string =>
  `whenever any player plays ${aOrAn(cardNoun(card ?? POKEMON, false))} from their hand to evolve ${was === undefined ? '1 of their Pokémon' : aOrAn(pokemonNoun(was))}`;

const POKEMON: Test = { test: 'kind', is: ['pokemon'] };

function benchedByAny({ card, from, orPut }: Happening): string {
  if (from !== 'hand') return unsayable('what comes onto a Bench from elsewhere than the hand');
  return `whenever any player ${orPut === true ? 'puts' : 'plays'} ${aOrAn(cardNoun(card ?? POKEMON, false))} from their hand onto their Bench`;
}

const turnOf = ({ by }: Happening): string => {
  if (by === undefined) return 'each';
  return by === 'you' ? 'your' : "your opponent's";
};

function attached({ subject, to, by }: Happening): string {
  if (by === 'each' && to?.get === 'pokemon') {
    const nouns =
      to.where?.test === 'any' ? to.where.of.map((one) => pokemonNoun(one)) : [`1 of their ${pokemonNoun(to.where)}`];
    return `whenever any player attaches an Energy card from their hand to ${listed(nouns, 'or')}`;
  }
  if (subject === undefined)
    return 'whenever you attach an Energy card from your hand to the Pokémon this card is attached to';
  return `when you attach this card from your hand to ${target(to)}`;
}

function target(to: PokemonOf | undefined): string {
  if (to === undefined) return '1 of your Pokémon';
  if (to.get !== 'pokemon') return unsayable('such a Pokémon');
  return to.spot === 'active' ? 'your Active Pokémon' : `1 of ${group(to, 'you')}`;
}

const isPokemon = (of: PokemonOf | CardsOf | undefined): of is PokemonOf => of?.get === 'ref' || of?.get === 'pokemon';

/** Whatever knocks out a Pokémon of either player. */
const fallen = (of: PokemonOf): string =>
  of.get === 'pokemon' && of.side === 'any' && of.where === undefined
    ? "whenever a Pokémon (either yours or your opponent's) is Knocked Out"
    : unsayable('such a Knock Out');

const isUnhurt = (test: Test): boolean =>
  test.test === 'compare' && typeof test.a === 'object' && test.a.num === 'stat' && test.a.what === 'damage-before';

/** How much damage it must be, at least. */
const isDamage = (test: Test): test is Extract<Test, { readonly test: 'compare' }> =>
  test.test === 'compare' && typeof test.a === 'object' && test.a.num === 'bound' && test.a.of === '#event';

/** It need not be Active: then that is said first. */
function byAttack({ event, subject, source }: Happening, tests: readonly Test[]): Opening {
  if (!isPokemon(subject)) return { text: unsayable('damage to that'), rest: tests };
  const front = tests.find(
    (test) =>
      test.test === 'matches' && isSame(test.of, subject) && test.where.test === 'spot' && test.where.is === 'active',
  );
  const unhurt = tests.find(isUnhurt);
  const name = pokemon(subject, 'you');
  if (event === 'knocked-out' && source === undefined) return { text: fallen(subject), rest: tests };
  const from =
    source?.whose === undefined ? 'an attack' : `an attack from your opponent's ${pokemonNoun(source.where)}`;
  const least = tests.find(isDamage);
  const blow =
    least === undefined ? `is damaged by ${from}` : `takes ${amountNumber(least.b)} or more damage from ${from}`;
  const what =
    event === 'damaged' ? `${blow} (even if ${name} is Knocked Out)` : `is Knocked Out by damage from ${from}`;
  return {
    text: `if ${name} ${unhurt === undefined ? '' : 'has full HP and '}${front === undefined ? '' : 'is in the Active Spot and '}${what}`,
    rest: tests.filter((test) => test !== front && test !== unhurt && test !== least),
  };
}
