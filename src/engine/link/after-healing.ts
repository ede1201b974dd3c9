import type { LinkedPlace, ScriptPart } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import { isSame } from '../effects/same.js';
import type { PokemonOf } from '../effects/terms.js';
import type { Era } from '../eras/era.js';

/*
 * "Heal all damage from 1 of your Pokémon. Then, discard all Energy attached to that Pokémon." What a Trainer card does then to
 * the Pokémon that it has healed, for the worse, is in later rulings what the healing costs. @rule TRN-09
 */

/** What in the text of a card that is played is only the price of healing. */
export function lossesOf(part: ScriptPart, { lossAfterHealing }: Era): readonly Statement[] {
  if (part.part !== 'play' || lossAfterHealing === 'effect') return NO_LOSS;
  return part.do.filter((statement, i) => {
    const whose = losing(statement);
    return whose !== null && part.do.some((one, before) => before < i && one.op === 'heal' && isSame(one.from, whose));
  });
}

const NO_LOSS: readonly Statement[] = [];

/** Whom something is done to for the worse: cards on it are lost, or it gets a Special Condition. */
function losing(statement: Statement): PokemonOf | null {
  if (statement.op === 'condition') return typeof statement.to === 'string' || !statement.give ? null : statement.to;
  if (statement.op !== 'move' || statement.cards.get !== 'cards' || statement.to.zone === 'hand') return null;
  return (statement.cards.in as LinkedPlace).on ?? null;
}
