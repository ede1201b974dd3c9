import type { PokemonOf, PokemonSelector, Test } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import type { AmendmentBy } from '../../telling/amendment.js';
import { again } from '../../telling/marks.js';
import { either, map, mapSome, type Parser } from '../combinators.js';
import { itself } from '../itself.js';
import { pokemonNoun } from '../noun.js';
import { chosen, pokemon, ref } from '../pokemon.js';
import { say } from '../say.js';

const isOne = ({ take }: PokemonSelector): boolean => take !== undefined && 'n' in take && take.n === 1;

/** One Pokémon of that Bench, of whatever kind. */
const oneBenched = (side: 'you' | 'they' | 'opponent'): Parser<PokemonOf> =>
  mapSome(chosen, (of): PokemonOf | null => (of.side === side && of.spot === 'bench' && isOne(of) ? of : null));

const yourBenched: Parser<PokemonOf> = either<PokemonOf>(
  oneBenched('you'),
  map(say`a benched pokémon`, () => pokemon('you', 'bench', null, { n: 1 })),
);
const theirBenched = oneBenched('they');
const opponentsBenched = oneBenched('opponent');

/** One of those that were spoken of. */
const oneOfThem: Parser<PokemonOf> = map(either(say`1 of them`, say`1 of those pokémon`), () =>
  again('#?group', { take: { n: 1 } }),
);

/** The Pokémon that goes to the Bench; null: whoever is Active. */
const theActive: Parser<PokemonOf | null> = either<PokemonOf | null>(
  map(
    either(
      say`the defending pokémon`,
      say`their active pokémon`,
      say`your opponent 's active pokémon`,
      say`the active pokémon`,
    ),
    () => null,
  ),
  map(
    either(
      say`1 of the|their defending pokémon`,
      say`1 of your opponent 's active pokémon`,
      say`1 of their active pokémon`,
    ),
    () => pokemon('opponent', 'active', null, { n: 1 }),
  ),
);
const theActiveOne = either(
  say`the defending pokémon`,
  say`your opponent 's active pokémon`,
  say`their active pokémon`,
  say`the active pokémon`,
);
const own: Parser<PokemonOf> = either<PokemonOf>(
  map(say`~`, () => ref('#?own')),
  map(say`this pokémon`, () => ref('self')),
  map(say`it`, () => ref('#?it')),
  map(say`that pokémon`, () => ref('#?that')),
  map(say`the pokémon this card is attached to`, () => ref('holder')),
);
/** The Pokémon with the text, from the Bench. */
const thatOne: Parser<PokemonOf> = either<PokemonOf>(
  map(say`that pokémon`, () => ref('#?that')),
  map(say`the pokémon this card is attached to`, () => ref('holder')),
);
const that: Parser<PokemonOf> = map(say`that pokémon`, () => ref('#?that'));
/** A card that was put onto a Bench in the sentence before. */
const itThen: Parser<PokemonOf> = map(say`it`, () => ref('#?it'));
const ifAny = say`[, if any]`;

const switched = (into: PokemonOf, out: PokemonOf | null = null): Acts => [
  { op: 'switch', in: into, ...(out === null ? {} : { out }) },
];

const activeThat = (where: Test): PokemonOf => pokemon('you', 'active', where);

const chosenBy = (chooser: AmendmentBy<'chooses-switched'>['chooser']): Acts => [
  { op: 'amend', is: 'chooses-switched', chooser },
];

/** Sentences that say who chooses what goes; they join the switch before them. */
const chooser: Parser<Acts> = either<Acts>(
  map(say`your opponent chooses the defending pokémon to switch`, () => chosenBy('out')),
  map(say`your opponent chooses the new active pokémon`, () => chosenBy('in')),
  map(say`your opponent chooses|picks the benched pokémon to switch`, () => chosenBy('benched')),
);

const NOBODY = pokemon('opponent', 'bench', null, { n: 1 });

/** Who carries it out chooses: "your opponent switches" leaves the choice to them. @rule EFF-04 */
export const switchVerb: Parser<Acts> = either<Acts>(
  map(say`switch your active pokémon with ${yourBenched} ${ifAny}`, ([into]) => switched(into)),
  map(say`switch ${either(own, that)} with your active pokémon`, ([into]) => switched(into)),
  map(say`switch your active pokémon with ${itself}`, ([into]) => switched(into)),
  map(say`switch 1 of your active pokémon with ${itself}`, ([into]) =>
    switched(into, pokemon('you', 'active', null, { n: 1 })),
  ),
  map(say`switch ${that} with ${theActiveOne}`, ([into]) => switched(into)),
  map(say`switch ${itThen} with ${theActive}`, ([into, out]) => switched(into, out)),
  map(say`[you] switch|switches 1 of your active pokémon with ${yourBenched} ${ifAny}`, ([into]) =>
    switched(into, pokemon('you', 'active', null, { n: 1 })),
  ),
  map(say`switch ${own} with that pokémon`, ([out]) => switched(ref('#?that'), out)),
  map(say`[you] switch ${own} with ${yourBenched} ${ifAny}`, ([out, into]) => switched(into, out)),
  map(say`switch ${own} with ${oneOfThem}`, ([out, into]) => switched(into, out)),
  map(say`switches ${that} with ${theirBenched} ${ifAny}`, ([out, into]) => switched(into, out)),
  map(say`switch|switches ${theActive} with ${theirBenched} ${ifAny}`, ([out, into]) => switched(into, out)),
  map(say`switch ${theActive} with ${opponentsBenched} ${ifAny}`, ([out, into]) => switched(into, out)),
  map(say`switch ${opponentsBenched} with ${theActive} ${ifAny}`, ([into, out]) => switched(into, out)),
  map(say`switch in ${opponentsBenched} to the active spot`, ([into]) => switched(into)),
  // Who comes in is said in the next sentence.
  map(say`switch out your opponent 's active pokémon to the bench`, () => [{ op: 'switch', in: NOBODY, open: true }]),
  map(say`choose ${either(opponentsBenched, oneOfThem)} [,] and switch it with ${theActive}`, ([into, out]) =>
    switched(into, out),
  ),
  map(say`choose ${opponentsBenched} and switch that pokémon with ${theActive}`, ([into, out]) => switched(into, out)),
  map(say`choose ${opponentsBenched} and switch ${theActive} with it`, ([into, out]) => switched(into, out)),
  map(say`choose 1 of the defending pokémon and switch it with ${opponentsBenched}`, ([into]) =>
    switched(into, pokemon('opponent', 'active', null, { n: 1 })),
  ),
  map(say`choose ${yourBenched} and switch it with your active pokémon`, ([into]) => switched(into)),
  map(say`choose ${yourBenched} and switch ${own} with it`, ([into, out]) => switched(into, out)),
  map(say`chooses ${either(theirBenched, oneOfThem)} and switches it with ${theActive}`, ([into, out]) =>
    switched(into, out),
  ),
  map(say`chooses ${either(theirBenched, oneOfThem)} and switches ${theActive} with it`, ([into, out]) =>
    switched(into, out),
  ),
  // An Active Pokémon of that kind, or nobody.
  mapSome(say`switch your active ${pokemonNoun} with ${yourBenched} ${ifAny}`, ([where, into]) =>
    where === null ? null : switched(into, activeThat(where)),
  ),
  map(say`[you] switch ${oneOfThem} with your active pokémon`, ([into]) => switched(into)),
  map(say`switch ${yourBenched} with your active pokémon ${ifAny}`, ([into]) => switched(into)),
  map(say`switch 1 of your own benched pokémon with your active pokémon ${ifAny}`, () =>
    switched(pokemon('you', 'bench', null, { n: 1 })),
  ),
  map(say`switch ${thatOne} with your active pokémon`, ([into]) => switched(into)),
  chooser,
);
