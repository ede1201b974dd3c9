import type { Amount, Player } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { number } from '../basics.js';
import { cards } from '../cards.js';
import { either, map, optional, type Parser } from '../combinators.js';
import { pokemon } from '../pokemon.js';
import { say } from '../say.js';
import { DISCARD } from './destination.js';

/** As many cards of a hand as it has more than so many. @rule PREC-04 */
function overNumber(whose: Player, n: number, how?: 'blind' | 'random'): Acts {
  const hand = { zone: 'hand', whose } as const;
  const over: Amount = { num: 'calc', fn: '-', args: [{ num: 'count', of: cards(hand) }, n] };
  return [{ op: 'move', cards: cards(hand, null, { n: over }, how), to: DISCARD }];
}

/** As many Pokémon of a Bench as it has more than so many, with all that is on them. @rule KIND-18 */
function benchOver(side: 'you' | 'they', n: number): Acts {
  const bench = pokemon(side, 'bench');
  const over: Amount = { num: 'calc', fn: '-', args: [{ num: 'count', of: bench }, n] };
  return [{ op: 'move', cards: { get: 'whole', of: { ...bench, take: { n: over } } }, to: DISCARD }];
}

const benched = either(say`[their] benched pokémon`, say`pokémon from their bench`);
const left = either(say`benched pokémon`, say`pokémon on their|the bench`, say`pokémon on their|the bench left`);

const theyHave = either(say`they have|has`, say`your opponent has`, say`that player has`);

/** "Discard cards from your hand until you have 4 cards in your hand". */
export const downTo: readonly Parser<Acts>[] = [
  map(say`discard [a number of] cards [from your hand] until you have ${number} cards [left] in your hand`, ([n]) =>
    overNumber('you', n),
  ),
  map(
    say`discard|discards [a number of] cards [from their hand] until ${theyHave} ${number} cards [left] in their hand`,
    ([, n]) => overNumber('they', n),
  ),
  map(say`discard|discards ${benched} until ${theyHave} ${number} ${optional(left)}`, ([, , n]) =>
    benchOver('they', n),
  ),
  map(say`discard your benched pokémon until you have ${number} benched pokémon`, ([n]) => benchOver('you', n)),
  map(
    either(
      say`discard random cards from your opponent 's hand until ${theyHave} ${number} cards [left] in their hand`,
      say`discard cards from your opponent 's hand at random until ${theyHave} ${number} cards [left] in their hand`,
    ),
    ([, n]) => overNumber('opponent', n, 'random'),
  ),
  map(
    say`discard a number of cards without looking until your opponent has ${number} cards [left] in their hand`,
    ([n]) => overNumber('opponent', n, 'blind'),
  ),
];
