import type { Statement } from '../effects/program.js';
import { type Game, pokemonAt } from '../model/game.js';
import { isPriceOfChoice } from '../terms/in-vain.js';
import { ASKED, isForbiddenOnBench, ofPokemon, pokemonMeant, type Scope } from '../terms/judge.js';
import { canDo } from '../terms/possible.js';

/** What of a text is bought by a price of choice, and what of it is done without. */
interface Bargain {
  readonly bought: readonly Statement[];
  readonly rest: readonly Statement[];
}

const BARGAINS = new WeakMap<readonly Statement[], Bargain | null>();

/** Null where there is no such price. Taken apart once: it is asked at every choice of what is paid. */
function bargainOf(text: readonly Statement[]): Bargain | null {
  const known = BARGAINS.get(text);
  if (known !== undefined) return known;
  const price = text.find(isPriceOfChoice)?.as;
  const isFor = (one: Statement): one is If => one.op === 'if' && one.if.test === 'did' && one.if.what === price;
  const bargain =
    price === undefined
      ? null
      : { bought: text.flatMap((one) => (isFor(one) ? one.do : [])), rest: text.filter((one) => !isFor(one)) };
  BARGAINS.set(text, bargain);
  return bargain;
}

type If = Extract<Statement, { op: 'if' }>;

/**
 * Whether what is bought by a price of choice could do anything; true where nothing is bought. The price is paid before
 * the rest of the text is done, so cards that the rest may bring are left open. @rule SUP-04
 */
export function couldBeBought(game: Game, scope: Scope, text: readonly Statement[]): boolean {
  const bought = bargainOf(text)?.bought ?? [];
  if (bought.length === 0 || bought.some(takesCards) || canDo(game, scope, bought)) return true;
  return text.some(benchesOwnActive) && bought.some((one) => couldHealOnBench(game, scope, one));
}

/** Whether it sends one's own Active Pokémon to the Bench. */
const benchesOwnActive = (statement: Statement): boolean =>
  statement.op === 'switch' &&
  statement.out === undefined &&
  statement.in.get === 'pokemon' &&
  statement.in.side === 'you';

/** What is bought is judged as the rest leaves the table: on the Bench effects of attacks have ended by then. @rule SUP-04 EFF-09 */
function couldHealOnBench(game: Game, scope: Scope, statement: Statement): boolean {
  if (statement.op !== 'heal' || statement.from.get !== 'pokemon' || statement.from.spot !== 'active') return false;
  return pokemonMeant(game, scope, statement.from).some(
    (id) => pokemonAt(game, id).damage > 0 && !isForbiddenOnBench(game, ASKED['can-heal'], ofPokemon(id)),
  );
}

/** Whether a card is played for what is bought alone: then the price is not declined. @rule TRN-03 SUP-04 */
export function mustBeBought(game: Game, scope: Scope, text: readonly Statement[]): boolean {
  const bargain = bargainOf(text);
  return bargain !== null && !canDo(game, scope, bargain.rest);
}

/** Pokémon that leave play as a whole are there already. */
const takesCards = (statement: Statement): boolean =>
  'cards' in statement && statement.cards !== undefined && statement.cards.get !== 'whole';
