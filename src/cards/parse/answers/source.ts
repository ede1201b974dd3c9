import type { PokemonSelector, Source, Test } from '../../language.js';
import { STAGE_WORDS } from '../../words.js';
import { phraseIn } from '../basics.js';
import { either, list, map, mapSome, memo, type Parser } from '../combinators.js';
import { allOf, anyOf, pokemonNoun } from '../noun.js';
import { group, pokemonWords } from '../pokemon.js';
import { excepted } from '../relative.js';
import { say } from '../say.js';

export const ATTACKS: Source = { what: ['attack'] };
export const THEIR_ATTACKS: Source = { what: ['attack'], whose: 'opponent' };

type What = Source['what'];

/** From Pokémon of a side, as a source: whose they are, and what they are. */
function fromGroup({ side, spot, where }: PokemonSelector, what: What): Source | null {
  if (side !== 'you' && side !== 'opponent' && side !== 'any') return null;
  const spotted: Test | null = spot === 'in-play' ? null : { test: 'spot', is: spot };
  return made(what, side === 'any' ? null : side, allOf(where, spotted));
}

const made = (what: What, whose: 'you' | 'opponent' | null, where: Test | null): Source => ({
  what,
  ...(whose === null ? {} : { whose }),
  ...(where === null ? {} : { where }),
});

const stage = phraseIn(STAGE_WORDS);

/** Nouns of different kinds for one group: "Evolved Pokémon and Pokémon-ex", "Stage 1 or Stage 2 Pokémon". */
const mixed: Parser<Test> = memo(() =>
  either<Test>(
    mapSome(list(pokemonNoun, either(say`and|or`, say`, and|or`)), (nouns) => {
      const kinds = new Set(nouns.map((noun) => noun?.test));
      const isOneKind = kinds.size === 1 && !kinds.has('all');
      return nouns.length < 2 || kinds.has(undefined) || isOneKind ? null : anyOf(nouns as Test[]);
    }),
    map(say`${stage} or ${stage} pokémon`, ([a, b]): Test => ({ test: 'stage', is: [a, b] })),
  ),
);

/** Pokémon that attack: "your opponent's Fire Pokémon", "Pokémon-EX". */
export const attackers: Parser<Source> = memo(() =>
  either<Source>(
    mapSome(group, (of) => fromGroup(of, ['attack'])),
    mapSome(say`each of ${group}`, ([of]) => fromGroup(of, ['attack'])),
    mapSome(say`${group} , ${excepted}`, ([of, but]) =>
      fromGroup({ ...of, where: allOf(of.where, but) as Test }, ['attack']),
    ),
    mapSome(pokemonWords, (where) => (where === null ? null : made(['attack'], null, where))),
    mapSome(say`any ${pokemonWords}`, ([where]) => (where === null ? null : made(['attack'], null, where))),
    mapSome(say`${pokemonWords} , ${excepted}`, ([where, but]) =>
      where === null ? null : made(['attack'], null, allOf(where, but)),
    ),
    map(say`your opponent 's ${mixed}`, ([where]) => made(['attack'], 'opponent', where)),
    map(mixed, (where) => made(['attack'], null, where)),
    map(say`the attacking pokémon`, () => ATTACKS),
  ),
);

const both = say`( both yours and your opponent 's )`;
const theirAttack = either(say`your|an opponent 's attack|attacks`, say`opponent 's attacks`);

/** What damage or an effect comes from: "attacks", "your opponent's attacks", "attacks from your opponent's Pokémon V". */
export const attacksFrom: Parser<Source> = memo(() =>
  either<Source>(
    map(either(say`attacks`, say`an|any attack`), () => ATTACKS),
    map(say`attacks ${both}`, () => ATTACKS),
    map(theirAttack, () => THEIR_ATTACKS),
    map(say`your opponent 's attacks from their ${pokemonWords}`, ([where]) => made(['attack'], 'opponent', where)),
    map(say`attacks from ${attackers}`, ([from]) => from),
    map(say`the attacks of ${attackers}`, ([from]) => from),
    map(say`attacks used by ${attackers}`, ([from]) => from),
    map(either(say`an attack from ${attackers}`, say`an attack used by ${attackers}`), ([from]) => from),
  ),
);

/** "by your opponent's Pokémon-ex": attackers named after what is prevented. */
export const byAttackers: Parser<Source> = map(say`by ${attackers}`, ([from]) => from);

/** Effects of Abilities alone, or of attacks too. */
export const abilitiesFrom: Parser<Source> = either<Source>(
  map(say`your opponent 's [pokémon 's] abilities`, () => made(['power'], 'opponent', null)),
  map(say`abilities from|of your opponent 's pokémon`, () => made(['power'], 'opponent', null)),
);
export const attacksAndAbilities: Parser<Source> = map(
  either(
    say`your opponent 's pokémon 's attacks and abilities`,
    say`attacks and abilities from your opponent 's pokémon`,
  ),
  () => made(['attack', 'power'], 'opponent', null),
);
