import type { PokemonOf } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { asBase } from '../../telling/marks.js';
import { number } from '../basics.js';
import { either, map, type Parser } from '../combinators.js';
import { pokemonPhrase, single } from '../pokemon.js';
import { say } from '../say.js';

export const knockOut: Parser<Acts> = either<Acts>(
  map(either(say`${single} is knocked out`, say`${single} will be knocked out`), ([pokemon]) => [
    { op: 'knock-out', pokemon },
  ]),
  map(say`${single} is knocked out instead of damaged by this attack`, ([pokemon]) => [
    asBase({ op: 'base', set: 0 }, { is: 'new' }),
    { op: 'knock-out', pokemon },
  ]),
  map(say`both ${single} and ${single} are [now] knocked out`, ([one, other]) => [
    { op: 'knock-out', pokemon: one },
    { op: 'knock-out', pokemon: other },
  ]),
  map(say`both active pokémon are [now] knocked out`, () => [
    { op: 'knock-out', pokemon: { get: 'pokemon', side: 'any', spot: 'active' } },
  ]),
  map(say`knock out ${pokemonPhrase}`, ([pokemon]) => [{ op: 'knock-out', pokemon }]),
);

export const takePrizes: Parser<Acts> = either<Acts>(
  map(say`take ${number} prize card|cards`, ([n]) => [{ op: 'take-prizes', n }]),
  map(say`take ${number} more prize card|cards`, ([n]) => [{ op: 'take-prizes', n, more: true }]),
  map(say`take a prize card`, () => [{ op: 'take-prizes', n: 1 }]),
);

const highest = say`the highest stage evolution card on|from it`;
const theirHand = either(say`into your opponent 's hand`, say`into their hand`);
const toTheirHand = either(say`to your opponent 's hand`, say`to their hand`);
const intoHand = (pokemon: PokemonOf, whose: 'you' | 'opponent'): Acts => [
  { op: 'devolve', pokemon, n: 1, to: { zone: 'hand', whose } },
];

const toOwner = either(say`into that player 's hand`, say`to its player 's hand`);
const from = either(
  say`take the highest stage evolution card from`,
  say`remove the highest stage evolution card from`,
  say`remove the highest stage evolution card on`,
);
const back = either(
  say`and put it back`,
  say`and put it`,
  say`and put those cards back`,
  say`, and put it back`,
  say`, and put it`,
);
const itself = either(say`that card`, say`it`);
const intoDeck = either<unknown>(
  say`[,] and shuffle ${itself} into your opponent 's deck`,
  say`and have your opponent shuffle ${itself} into their deck`,
);
const intoOwnDeck = say`[,] and shuffle ${itself} into your deck`;
const intoOwnHand = say`[,] and put ${itself} [back] into your hand`;

/** "Remove the highest Stage Evolution card from X and …": the same in the words of another time. @rule EVO-16 */
export const takeOff: Parser<Acts> = either<Acts>(
  map(say`${from} ${pokemonPhrase} ${back} ${theirHand}`, ([, pokemon]) => intoHand(pokemon, 'opponent')),
  map(say`${from} ${pokemonPhrase} [,] and return ${itself} ${toTheirHand}`, ([, pokemon]) =>
    intoHand(pokemon, 'opponent'),
  ),
  map(say`${from} ${pokemonPhrase} ${intoDeck}`, ([, pokemon]) => [
    { op: 'devolve', pokemon, n: 1, to: { zone: 'deck', whose: 'opponent' } },
    { op: 'shuffle', zone: 'deck', who: 'opponent' },
  ]),
  // Each card goes to its owner. @rule EVO-15
  map(
    either(say`${from} ${pokemonPhrase} , and put it ${toOwner}`, say`${from} ${pokemonPhrase} and put it ${toOwner}`),
    ([, pokemon]) => [{ op: 'devolve', pokemon, n: 1, to: { zone: 'hand' } }],
  ),
  map(say`${from} ${pokemonPhrase} ${intoOwnHand}`, ([, pokemon]) => intoHand(pokemon, 'you')),
  map(say`${from} ${pokemonPhrase} ${intoOwnDeck}`, ([, pokemon]) => [
    { op: 'devolve', pokemon, n: 1, to: { zone: 'deck', whose: 'you' } },
    { op: 'shuffle', zone: 'deck' },
  ]),
);

/** The Evolution card on top goes back to its owner. @rule EVO-16 */
export const devolve: Parser<Acts> = either<Acts>(
  map(say`devolve ${pokemonPhrase} by putting ${highest} ${theirHand}`, ([pokemon]) => [
    { op: 'devolve', pokemon, n: 1, to: { zone: 'hand', whose: 'opponent' } },
  ]),
  map(say`return the highest stage evolution card on|from ${pokemonPhrase} ${toTheirHand}`, ([pokemon]) =>
    intoHand(pokemon, 'opponent'),
  ),
  map(say`return the highest stage evolution card on|from ${pokemonPhrase} ${toOwner}`, ([pokemon]) => [
    { op: 'devolve', pokemon, n: 1, to: { zone: 'hand' } },
  ]),
  map(say`return the highest stage evolution card on|from ${pokemonPhrase} to your hand`, ([pokemon]) =>
    intoHand(pokemon, 'you'),
  ),
  map(say`devolve ${pokemonPhrase} and put ${highest} ${theirHand}`, ([pokemon]) => [
    { op: 'devolve', pokemon, n: 1, to: { zone: 'hand', whose: 'opponent' } },
  ]),
  map(
    say`devolve ${pokemonPhrase} by shuffling ${highest} into ${either(say`your opponent 's deck`, say`their deck`)}`,
    ([pokemon]) => [
      { op: 'devolve', pokemon, n: 1, to: { zone: 'deck', whose: 'opponent' } },
      { op: 'shuffle', zone: 'deck', who: 'opponent' },
    ],
  ),
  map(say`devolve ${pokemonPhrase} by shuffling ${highest} into your deck`, ([pokemon]) => [
    { op: 'devolve', pokemon, n: 1, to: { zone: 'deck', whose: 'you' } },
    { op: 'shuffle', zone: 'deck' },
  ]),
  map(
    either(
      say`devolve ${pokemonPhrase} and put ${highest} into your hand`,
      say`devolve ${pokemonPhrase} by putting ${highest} into your hand`,
    ),
    ([pokemon]) => [{ op: 'devolve', pokemon, n: 1, to: { zone: 'hand', whose: 'you' } }],
  ),
);
