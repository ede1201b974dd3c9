import type { CardsOf, Player, Where } from '../../language.js';
import type { Act } from '../../telling/act.js';
import { whoseWord } from '../cards.js';
import { either, map, mapSome, memo, optional, type Parser } from '../combinators.js';
import { say } from '../say.js';

/** Where cards go. */
export interface Destination {
  readonly to: Where;
  readonly order?: 'any';
}

/** Whose place it is, where it is not one's own. */
export const whosePart = (whose: Player): { whose?: Player } => (whose === 'you' ? {} : { whose });

const asBasic = either(say`[as a basic pokémon]`, say`as basic pokémon`);

const place: Parser<Where> = either<Where>(
  map(say`into|to|in ${whoseWord} hand`, ([whose]) => ({ zone: 'hand', ...whosePart(whose) })),
  // With no Pokémon card under it, it is a Basic Pokémon. @rule KIND-13
  map(say`on|onto ${whoseWord} bench ${asBasic}`, ([whose]) => ({ zone: 'bench', ...whosePart(whose) })),
  map(say`on [the] top of ${whoseWord} deck`, ([whose]) => ({ zone: 'deck', end: 'top', ...whosePart(whose) })),
  map(say`on|at the bottom of ${whoseWord} deck`, ([whose]) => ({ zone: 'deck', end: 'bottom', ...whosePart(whose) })),
  map(say`in the lost zone`, () => ({ zone: 'lost-zone' })),
  map(say`in ${whoseWord} discard pile`, ([whose]) => ({ zone: 'discard', ...whosePart(whose) })),
);

/** Where in the deck makes no difference: it is shuffled. */
const anywhere: Parser<Where> = map(say`into|on ${whoseWord} deck`, ([whose]) => ({
  zone: 'deck',
  ...whosePart(whose),
}));

export const destination: Parser<Destination> = memo(() =>
  either<Destination>(
    map(say`[back] ${anywhere}`, ([to]) => ({ to })),
    map(say`[back] ${place}`, ([to]) => ({ to })),
    mapSome(say`[back] ${place} in any order`, ([to]) => (to.zone === 'deck' ? { to, order: 'any' } : null)),
  ),
);

export const DISCARD: Where = { zone: 'discard' };
/** Cards that go there. */
export const move = (of: CardsOf, { to, order }: Destination, reveal: boolean): Act => ({
  op: 'move',
  cards: of,
  to,
  ...(reveal ? { reveal: true } : {}),
  ...(order ? { order } : {}),
});

/** Whether they are shown first. */
export const shown: Parser<boolean> = map(
  optional(
    either(
      say`, reveal|reveals|show|shows it|them [to your|the opponent]`,
      say`, show it|them your opponent`,
      say`and show it|them to your opponent`,
      say`[,] reveal it|them`,
    ),
  ),
  (found) => found !== null,
);
export const thenPut = either(say`, and [then] put|puts`, say`and [then] put|puts`, say`, then put`, say`, put`);
