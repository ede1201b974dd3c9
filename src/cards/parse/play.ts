import type { Happening, Test } from '../language.js';
import { either, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { foretold } from './happening.js';
import { holderNoun } from './holder.js';
import { thisCard } from './itself.js';
import { allOf, pokemonNoun } from './noun.js';
import { anyOf, nameHas } from './quality.js';
import { say } from './say.js';

/** Which Pokémon a card may be attached to, and which it must stay on; when it is played. @rule NRG-13 TOOL-01 */
export type HeardPlay =
  | { readonly is: 'onto'; readonly where: Test | null }
  | { readonly is: 'keep'; readonly where: Test }
  /** When it is played in an opponent's turn. @rule TURN-10 */
  | { readonly is: 'moment'; readonly on: Happening };

const noTool = either(
  say`that doesn't [already] have a pokémon tool [card] attached [to it]`,
  say`that doesn't [already] have any pokémon tools attached [to it]`,
);

const onto: Parser<Test | null> = either<Test | null>(
  map(
    either(
      say`${thisCard} can be attached only to ${holderNoun}`,
      say`${thisCard} can only be attached to ${holderNoun}`,
    ),
    ([, where]) => where,
  ),
  mapSome(say`attach ${thisCard} to 1 of your ${pokemonNoun} ${noTool}`, ([, where]) => where),
  map(say`attach ${thisCard} to 1 of your ${pokemonNoun} [in play]`, ([, where]) => where),
  map(say`attach ${thisCard} to your active pokémon`, (): Test => ({ test: 'spot', is: 'active' })),
);

/** "(or evolves into Pokémon-ex)": what the exception of the first sentence says. */
const orBecomes: Parser<Test> = map(say`( or evolves into ${holderNoun} )`, ([of]): Test => ({ test: 'not', of }));

/** What the bearer must not be: the exception of the first sentence once more. */
const unfit: Parser<Test> = either<Test>(
  holderNoun,
  map(say`${holderNoun} or ${nameHas}`, ([is, name]) => anyOf([is, name])),
);

const isNot = either(say`is no longer`, say`isn't`);

const keep: Parser<Test> = either<Test>(
  map(say`if ${thisCard} is attached to anything other than ${holderNoun} , discard ${thisCard}`, ([, where]) => where),
  map(
    say`when|if the pokémon ${thisCard} is attached to ${isNot} ${holderNoun} ${optional(orBecomes)} , discard ${thisCard}`,
    ([, , where, but]) => allOf(where, but) as Test,
  ),
  map(
    say`when|if the pokémon ${thisCard} is attached to is ${unfit} , discard ${thisCard}`,
    ([, of]): Test => (of.test === 'not' ? of.of : { test: 'not', of }),
  ),
);

export const play: Parser<HeardPlay> = memo(() =>
  either<HeardPlay>(
    map(onto, (where) => ({ is: 'onto', where })),
    map(keep, (where) => ({ is: 'keep', where })),
    map(say`you may play ${thisCard} during your opponent 's turn when ${foretold}`, ([, { on }]) => ({
      is: 'moment',
      on,
    })),
  ),
);
