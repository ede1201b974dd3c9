import type { AnswerRule, PokemonOf } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { either, list, map, memo, type Parser } from '../combinators.js';
import { predicate } from '../for-a-time.js';
import { group, pokemonPhrase, ref } from '../pokemon.js';
import { nameWords } from '../quality.js';
import { say } from '../say.js';
import { answer, FORBID } from '../spoken.js';

/* Markers that texts put on Pokémon, other than damage counters: what they say is told in a sentence after them. @rule EVO-09 EFF-10 */

const marked = (on: PokemonOf, label: string): Acts => [{ op: 'lasting', on, rules: [], span: 'game', label }];

export const putMarker: Parser<Acts> = either<Acts>(
  map(say`put a|an ${nameWords} marker on ${pokemonPhrase}`, ([name, on]) => marked(on, `${name} marker`)),
  map(say`put a|an ${nameWords} counter on ${pokemonPhrase}`, ([name, on]) => marked(on, `${name} counter`)),
);

/** The name of markers, in a sentence about several. */
export const markersNamed: Parser<string> = map(say`${nameWords} marker|markers|counter|counters`, ([name]) => name);

const and = either(say`, and`, say`and`, say`,`);

const several = list(markersNamed, and);

/** All of them are taken off, so "your Pokémon" are each of them. */
const whom: Parser<PokemonOf> = either<PokemonOf>(pokemonPhrase, group);

export const removeMarkers: Parser<Acts> = either<Acts>(
  map(say`remove all ${several} from ${whom}`, ([markers, from]) => [{ op: 'unmark', markers, from }]),
  map(
    either(
      say`remove all special conditions , ${several} from ${whom}`,
      say`remove all special conditions and ${several} from ${whom}`,
    ),
    ([markers, from]) => [
      { op: 'condition', remove: 'all', to: from },
      { op: 'unmark', markers, from },
    ],
  ),
);

type Make = (of: PokemonOf) => AnswerRule;

/** A text about both takes in the old Pokémon Powers. @rule POW-09 */
const silent: Make = answer('text-works', FORBID, { which: { test: 'power', is: ['poke-power', 'poke-body'] } });

const barred: Parser<readonly Make[]> = either<readonly Make[]>(
  predicate,
  map(say`can't use any poké-powers or poké-bodies`, () => [silent]),
);

/** What a marker says: it joins the statement that puts it. */
export const markerRule: Parser<Acts> = memo(() =>
  map(say`any pokémon that has any ${markersNamed} on it ${barred}`, ([marks, makes]): Acts => {
    const rules = makes.map((make) => make(ref('subject')));
    return [{ op: 'amend', is: 'marker-says', marks, rules }];
  }),
);
