import type { PokemonOf, PokemonSelector, Test } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { isSame } from '../../telling/same.js';
import { someNode } from '../../telling/walk.js';
import { either, map, mapSome, memo, type Parser } from '../combinators.js';
import { compare } from '../how-many.js';
import { thisPokemon } from '../itself.js';
import { allOf } from '../noun.js';
import { chosen, elsewhere, group, single } from '../pokemon.js';
import { say } from '../say.js';

/** Whoever is still there with one damage counter more. */
const MORE_THAN_ONE = 20;
const staysInPlay = (of: PokemonOf): Test => compare({ num: 'stat', of, what: 'remaining-hp' }, '>=', MORE_THAN_ONE);
const STAYS = staysInPlay({ get: 'ref', name: 'subject' });

const move = (from: PokemonOf, to: PokemonOf): Act => ({ op: 'move-counters', n: 1, from, to });
const spared = (to: PokemonSelector): PokemonSelector => ({ ...to, where: allOf(to.where, STAYS) as Test });
const one = (of: PokemonSelector): PokemonSelector => ({ ...of, take: { n: 1 } });

const source: Parser<PokemonOf> = memo(() => either<PokemonOf>(single, chosen));
const asLongAs = say`as long as you don't knock out`;
const SELF: PokemonOf = { get: 'ref', name: 'self' };

const NOT_ITSELF: Test = { test: 'not', of: { test: 'is', of: SELF } };

/** Nothing goes from a Pokémon to itself, said or not. */
function besidesItself(from: PokemonOf): PokemonOf {
  if (from.get !== 'pokemon' || someNode(from.where, (test) => isSame(test, NOT_ITSELF))) return from;
  return { ...from, where: allOf(from.where, NOT_ITSELF) as Test };
}

/** One damage counter goes to another Pokémon of the same side, or only to one that it does not Knock Out. @rule DMG-16 */
/** Said of the choice just before: whoever it would Knock Out is not chosen. */
export const notFatal: Parser<Acts> = map(
  say`you can't use this ability|power on a pokémon that would be knocked out`,
  () => {
    return [{ op: 'amend', is: 'not-fatal' }];
  },
);

export const moveUnlessFatal: Parser<Acts> = memo(() =>
  either<Acts>(
    mapSome(say`move 1 damage counter from 1 of ${group} to another ${asLongAs} that pokémon`, ([of]) =>
      of.take === undefined ? [move(one(of), spared(elsewhere(one(of), one(of)) as PokemonSelector))] : null,
    ),
    mapSome(
      say`move 1 damage counter from 1 of ${group} to another ( even if it would knock out the other pokémon )`,
      ([of]) => (of.take === undefined ? [move(one(of), elsewhere(one(of), one(of)))] : null),
    ),
    map(say`move 1 damage counter from ${source} to ${chosen} ${asLongAs} that pokémon`, ([from, to]) => [
      move(from, spared(to)),
    ]),
    map(say`move 1 damage counter from ${source} to ${thisPokemon} ${asLongAs} ${thisPokemon}`, ([from]) => [
      { op: 'if', if: staysInPlay(SELF), do: [move(besidesItself(from), SELF)] },
    ]),
  ),
);
