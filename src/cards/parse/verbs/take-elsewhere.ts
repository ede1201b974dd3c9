import type { PokemonSelector } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { onPokemon, wanted } from '../cards.js';
import { mapSome, memo, type Parser } from '../combinators.js';
import { elsewhere, group } from '../pokemon.js';
import { say } from '../say.js';

/** A card goes from one Pokémon of a group to another one of it. @rule NRG-02 */
export const takeElsewhere: Parser<Acts> = memo(() =>
  mapSome(say`take ${wanted} attached to 1 of ${group} and attach it to a different 1`, ([want, on]) => {
    const one: PokemonSelector = { ...on, take: { n: 1 } };
    const isOne = want.take !== null && 'n' in want.take && want.take.n === 1;
    const cards = isOne ? onPokemon(want, one) : null;
    return cards === null ? null : [{ op: 'attach', cards, to: elsewhere(one, one) }];
  }),
);
