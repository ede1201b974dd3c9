import type { Statement } from '../effects/program.js';
import { type Game, pokemonAt } from '../model/game.js';
import { isPriceOfChoice } from '../terms/in-vain.js';
import { ASKED, isForbiddenOnBench, ofPokemon, pokemonMeant, type Scope } from '../terms/judge.js';
import { canDo } from '../terms/possible.js';

/**
 * Whether what is bought by a price of choice could do anything; true where nothing is bought. The price is paid before
 * the rest of the text is done, so cards that the rest may bring are left open. @rule SUP-04
 */
export function couldBeBought(game: Game, scope: Scope, text: readonly Statement[]): boolean {
  const paid = text.find(isPriceOfChoice);
  if (paid?.as === undefined) return true;
  const bought = text.flatMap((one) => (isFor(one, paid.as) ? one.do : []));
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
  const paid = text.find(isPriceOfChoice);
  if (paid?.as === undefined) return false;
  return !canDo(
    game,
    scope,
    text.filter((one) => !isFor(one, paid.as)),
  );
}

type If = Extract<Statement, { op: 'if' }>;

const isFor = (statement: Statement, price: string | undefined): statement is If =>
  statement.op === 'if' && statement.if.test === 'did' && statement.if.what === price;

/** Pokémon that leave play as a whole are there already. */
const takesCards = (statement: Statement): boolean =>
  'cards' in statement && statement.cards !== undefined && statement.cards.get !== 'whole';
