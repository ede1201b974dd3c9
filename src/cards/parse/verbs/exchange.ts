import type { CardsOf, Test, Where } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { namedAs } from '../../telling/marks.js';
import { cards, wanted } from '../cards.js';
import { either, map, mapSome, memo, type Parser } from '../combinators.js';
import { itself } from '../itself.js';
import { cardName } from '../name.js';
import { chosen } from '../pokemon.js';
import { say } from '../say.js';

type Exchange = Extract<Act, { readonly op: 'exchange' }>;

/** An exchange is told in several sentences: what for what, what stays, and where the old card goes. */
const told = (said: Partial<Exchange>): Acts => [{ op: 'exchange', ...said } as Exchange];

const another: Parser<CardsOf> = map(say`search your deck for another ~`, () =>
  cards({ zone: 'deck', whose: 'you' }, { test: 'name', is: ['~'] }, { n: 1 }),
);
const inOtherForm = (stem: string): Test => ({
  test: 'any',
  of: [
    { test: 'name', is: [stem] },
    {
      test: 'all',
      of: [
        { test: 'kind', is: ['pokemon'] },
        { test: 'name-has', words: stem },
        namedAs({ test: 'name-has', words: '~form' }, { forms: true }),
      ],
    },
  ],
});

/** "Another X" on a card of one form of X: X in whatever form. @rule NAME-11 EFF-17 */
const anotherForm: Parser<CardsOf> = mapSome(say`search your deck for another ${cardName}`, ([name]) =>
  name === '~' ? null : cards({ zone: 'deck', whose: 'you' }, inOtherForm(name), { n: 1 }),
);
const inDeck: Parser<CardsOf> = map(say`search your deck for ${wanted}`, ([{ where, take }]) =>
  cards({ zone: 'deck', whose: 'you' }, where, take),
);
const inDiscard: Parser<CardsOf> = map(
  either(say`search your discard pile for ${wanted}`, say`choose ${wanted} from|in your discard pile`),
  ([{ where, take }]) => cards({ zone: 'discard', whose: 'you' }, where, take),
);

const HAND: Where = { zone: 'hand' };
const DISCARD: Where = { zone: 'discard' };

/** The top card of a Pokémon for another card; what is switched with a card that is not hidden takes its place. */
const swap: Parser<Acts> = either<Acts>(
  map(say`${either(another, anotherForm, inDeck)} and switch it with ${itself}`, ([given, pokemon]) =>
    told({ pokemon, with: given }),
  ),
  map(say`${inDiscard} and switch it with ${itself}`, ([given, pokemon]) =>
    told({ pokemon, with: given, to: DISCARD }),
  ),
  map(say`${inDiscard} and switch it with ${chosen} [in play]`, ([given, pokemon]) =>
    told({ pokemon, with: given, to: DISCARD }),
  ),
  map(say`switch ${itself} with ${wanted} in your hand`, ([pokemon, { where, take }]) =>
    told({ pokemon, with: cards({ zone: 'hand', whose: 'you' }, where, take), to: HAND }),
  ),
);

const stays = either(say`are now on the new pokémon`, say`remain on the new pokémon`);
const attached = either<unknown>(say`any cards attached to ${itself}`, say`any attached cards`);

const kept: Parser<Acts> = either<Acts>(
  map(say`${attached} , damage counters , special conditions , and effects on it ${stays}`, () =>
    told({ keeps: ['damage', 'conditions', 'effects'] }),
  ),
  map(say`${attached} , damage counters , special conditions , turns in play , and any other effects ${stays}`, () =>
    told({ keeps: ['damage', 'conditions', 'effects', 'turns'] }),
  ),
);

/** The card that was exchanged: the Pokémon itself stays, with another card on top. */
const old = either<unknown>(itself, say`the old card`);

const away: Parser<Acts> = either<Acts>(
  map(say`put ${old} on [the] top of your deck`, () => told({ to: { zone: 'deck', end: 'top' } })),
  map(say`put ${old} into your deck`, () => told({ to: { zone: 'deck' } })),
  map(say`shuffle ${itself} back into your deck`, () => [
    ...told({ to: { zone: 'deck' } }),
    { op: 'shuffle', zone: 'deck' },
  ]),
  map(say`place ${itself} in the discard pile`, () => told({ to: DISCARD })),
);

export const exchange: Parser<Acts> = memo(() => either<Acts>(swap, kept, away));
